/** A game on the double with everything in it that the adapter can hear of. */
import type { Acts } from './acts';
import { put, type Double } from './double';

/** Three rounds of eight players. */
export function playWholeGame(table: Double, acts: Acts): void {
  const at = (seat: number) => table.seat(seat);
  const [p1, p2, p3, p4, p5, p6, p7, p8] = [at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8)];
  for (let round = 0; round < 3; round++) {
    acts.turn(p1, acts.roundStart(p1));
    acts.use(p4, 'sha', [p1], {
      effect: (target) => {
        acts.damage(target);
      },
    });
    acts.turn(p2);
    acts.use(p2, 'juedou', [p4], {
      effect: (target) => {
        acts.damage(target);
      },
    });
    acts.wuxie({ card: { name: 'juedou' }, user: p2, target: p4 }, [p5, p3, p6]);
    acts.useSkill(p8, 'qingnang', [p1], () => {
      acts.recover(p1);
    });
    acts.turn(p5);
    acts.use(p5, 'guohe', [p1], {
      effect: (target) => {
        acts.pick('discard', p5, target, [put(p1, 'qinglong', 'e')]);
      },
    });
    acts.use(p3, 'shunshou', [p6], {
      effect: (target) => {
        acts.pick('gain', p3, target, [put(p6, 'tao', 'h')]);
      },
    });
    acts.use(p6, 'nanman', [p7, p8, p1, p2, p3, p4, p5], {
      effect: (target) => {
        acts.damage(target);
      },
    });
    p7.ai.shown = 0.3 + round / 10;
    acts.turn(p7);
    acts.logSkill(p7, 'ganglie', p2, () => {
      acts.damage(p2);
    });
    acts.logSkill(p7, 'yingzi');
    acts.gain(p1, [{ name: 'sha' }], { giver: p2 });
    acts.inside('fanjian', { player: p4 }, () => {
      acts.draw(p5, 2);
    });
    acts.use(p2, 'tao', [p1], {
      effect: (target) => {
        acts.recover(target);
      },
    });
  }
  acts.die(p4, p2);
  acts.turn(p8);
  acts.use(p8, 'broken', [p1]);
}
