/** Where the extension works (§A2): offline identity games of the normal kind, not their video playback. */
import type { Engine } from './noname';

export type Inactive = 'other_mode' | 'sub_mode' | 'online' | 'video' | 'hidden_lord' | 'off';

/** Why nothing is observed or changed now; null when it is in force. */
export function whyInactive({ get, game, _status }: Engine): Inactive | null {
  if (_status.connectMode === true || game.online === true) return 'online';
  if (_status.video === true) return 'video';
  if (get.mode() !== 'identity') return 'other_mode';
  if ((_status.mode ?? 'normal') !== 'normal') return 'sub_mode';
  return game.zhu && game.zhu.identityShown !== true ? 'hidden_lord' : null;
}
