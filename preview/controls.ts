/** Play, pause, step, speed and position. */
import { attributeOf, button, el, svg, textOf } from '../src/ui/dom';
import type { Texts } from '../src/language/texts';
import { SPEEDS, type Playback } from './playback';

/** Drawn, since few fonts have these signs. */
const SIGN = {
  start: 'M3 4H5V16H3ZM11 4V16L5 10ZM17 4V16L11 10Z',
  back: 'M5 4H7.5V16H5ZM16 4V16L8 10Z',
  play: 'M5 3L17 10L5 17Z',
  pause: 'M5 4H8.5V16H5ZM11.5 4H15V16H11.5Z',
  step: 'M4 4L12 10L4 16ZM13 4H15.5V16H13Z',
  end: 'M3 4L9 10L3 16ZM9 4L15 10L9 16ZM15 4H17V16H15Z',
} as const;

export interface Controls {
  readonly node: HTMLElement;
  draw(playback: Playback): void;
}

/** Answers true where a key was meant for the player. */
export function playerKey(playback: Playback, key: string): boolean {
  switch (key) {
    case ' ':
      if (playback.playing()) playback.pause();
      else playback.play();
      return true;
    case 'ArrowRight':
      playback.step(1);
      return true;
    case 'ArrowLeft':
      playback.step(-1);
      return true;
    case 'Home':
      playback.seek(0);
      return true;
    case 'End':
      playback.seek(playback.source.length);
      return true;
    default:
      return false;
  }
}

export function createControls(t: Texts, playback: Playback): Controls {
  const icon = (path: string, label: string, act: () => void): HTMLButtonElement => {
    const node = button('pv-icon', '', act);
    node.append(
      svg('svg', { class: 'pv-sign', viewBox: '0 0 20 20', 'aria-hidden': 'true' }, svg('path', { d: path })),
    );
    node.setAttribute('aria-label', label);
    node.title = label;
    return node;
  };
  const play = icon(SIGN.play, t('pvPlay'), () => {
    playerKey(playback, ' ');
  });
  const speed = button('pv-icon pv-speed', '1×', () => {
    const at = SPEEDS.findIndex((one) => one === playback.speed());
    playback.setSpeed(SPEEDS[(at + 1) % SPEEDS.length] ?? 1);
  });
  const bar = el('input', 'pv-bar', { type: 'range', min: 0, step: 1, 'aria-label': t('pvScrub') });
  const at = el('output', 'pv-at');
  const node = el(
    'section',
    'pv-controls',
    { role: 'toolbar', 'aria-label': t('pvScrub'), title: t('pvKeys') },
    icon(SIGN.start, t('pvStart'), () => {
      playback.seek(0);
    }),
    icon(SIGN.back, t('pvBack'), () => {
      playback.step(-1);
    }),
    play,
    icon(SIGN.step, t('pvStep'), () => {
      playback.step(1);
    }),
    icon(SIGN.end, t('pvEnd'), () => {
      playback.seek(playback.source.length);
    }),
    speed,
    bar,
    at,
  );

  let wanted: number | null = null;
  bar.addEventListener('input', () => {
    // A drag gives many positions a frame; folding to one of them is enough.
    if (wanted === null) {
      requestAnimationFrame(() => {
        if (wanted !== null) playback.seek(wanted);
        wanted = null;
      });
    }
    wanted = bar.valueAsNumber;
  });

  const set = {
    play: attributeOf(play.querySelector('path') ?? play, 'd'),
    playLabel: attributeOf(play, 'aria-label'),
    playTitle: attributeOf(play, 'title'),
    speed: textOf(speed),
    speedLabel: attributeOf(speed, 'aria-label'),
    at: textOf(at),
    most: attributeOf(bar, 'max'),
    text: attributeOf(bar, 'aria-valuetext'),
  };
  return {
    node,
    draw({ playing, speed: pace, source }) {
      const label = t(playing() ? 'pvPause' : 'pvPlay');
      set.play(playing() ? SIGN.pause : SIGN.play);
      set.playLabel(label);
      set.playTitle(label);
      set.speed(`${pace()}×`);
      set.speedLabel(t('pvSpeed', { n: pace() }));
      set.most(String(source.length));
      if (bar.valueAsNumber !== source.position()) bar.valueAsNumber = source.position();
      const turns = source.history().turns;
      const where = t('pvPosition', {
        round: source.game()?.table.round ?? 0,
        turn: turns[turns.length - 1]?.n ?? 0,
        at: source.position(),
        all: source.length,
      });
      set.at(where);
      set.text(where);
    },
  };
}
