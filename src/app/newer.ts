/** Joins the notice of a newer version to the settings, the network and the file that the player picks. */
import info from '../../info.json';
import type { Settings } from '../engine/settings';
import { askRelease, digestOf } from '../release/ask';
import { pickFile } from '../ui/save';
import type { NewerSource } from '../ui/upkeep/newer';
import { isNewer } from '../upkeep/release';

/** Under this the player's own address is kept. */
const ADDRESS = 'newer_address';
/** Bytes; larger is no package of ours. */
const LARGEST_PACKAGE = 60e6;

export function newerSource(
  version: string,
  { stored, save }: Pick<Settings, 'stored' | 'save'>,
  otherwise: string = info.latestURL,
  pick: (accept: string) => Promise<Pick<File, 'size' | 'arrayBuffer'> | null> = pickFile,
): NewerSource {
  const address = (): string => {
    const own = stored(ADDRESS);
    return typeof own === 'string' && own !== '' ? own : otherwise;
  };
  return {
    version,
    address,
    saveAddress: (typed) => {
      if (typed !== address()) save(ADDRESS, typed);
    },
    async ask() {
      if (address() === '') return { ok: false, fault: 'none' };
      const asked = await askRelease(address());
      if (!asked.ok) return asked;
      const { release } = asked;
      return { ok: true, newer: isNewer(release, version), ...release };
    },
    async pickDigest() {
      const file = await pick('.zip,application/zip');
      if (!file) return undefined;
      try {
        return file.size > LARGEST_PACKAGE ? '' : await digestOf(await file.arrayBuffer());
      } catch {
        return null;
      }
    },
  };
}
