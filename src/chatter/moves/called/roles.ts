/** Roles that are said of somebody whom the clause does not name itself: 他是反, 肯定是内奸, 是反吧. */
import {
  BETWEEN_EN,
  BETWEEN_ZH,
  DENIED_EN,
  DENIED_ZH,
  END_ZH,
  ROLE_EN,
  ROLE_ZH,
  roleOfWord,
} from '../../claims/predicate';
import type { ClaimedRole } from '../../claims/types';

export interface RoleSaid {
  readonly role: ClaimedRole;
  readonly denied: boolean;
  /** What of the clause names him; empty where nobody is named. */
  readonly who: string;
}

const ROLE = `(?<role>(?:${ROLE_ZH}))(?:(?<=[忠反内])${END_ZH}|(?<![忠反内]))`;
let expressions: readonly RegExp[] | undefined;

const build = (): readonly RegExp[] => [
  new RegExp(`(?<who>(?:他|她|它)(?!们)|(?:这|那)(?:个?人|家伙|货|厮|小子))(?<between>${BETWEEN_ZH}{0,8})${ROLE}`),
  new RegExp(`(?<who>\\b(?:he|she|they|that guy|this guy))(?<between>${BETWEEN_EN})(?<role>${ROLE_EN})\\b`),
  new RegExp(
    `^(?:我(?:觉得|看|猜|感觉|赌)|那|所以|所以说)?(?<who>)(?<between>(?:是不是|肯定|绝对|一定|必|铁|应该|多半|八成|大概|估计|可能|不|就|也|都|还|才)*(?:是|像|为)|(?:肯定|绝对|必|铁|妥妥|准|八成|多半))(?:个|一个)?${ROLE}`,
  ),
  // "忠臣吧这是".
  new RegExp(`^(?<who>)(?<between>)${ROLE}(?:吧|啊|呀|呗)?,? ?(?:这|他|她)(?:就)?(?:是|不是)?(?:吧)?$`),
  // "这不反贼谁反贼".
  new RegExp(`(?<who>)(?<between>(?:这|他|她))不(?:是|就是)?${ROLE}(?:还有|还能|,)?(?:谁|什么)`),
  new RegExp(
    `^(?:i (?:think|guess|bet|say) )?(?<who>)(?<between>(?:definitely|probably|clearly|surely|obviously|must be|not|is|maybe|looks like) ?(?:a |the |an )?)(?<role>${ROLE_EN})$`,
  ),
];

/** The role that a clause says of him, or of whoever was spoken of; null where it says none. */
export function roleSaid(text: string): RoleSaid | null {
  expressions ??= build();
  for (const expression of expressions) {
    const { who = '', between = '', role = '' } = expression.exec(text)?.groups ?? {};
    const named = roleOfWord(role);
    if (named === null || named === 'zhu') continue;
    return {
      role: named,
      denied: !/是不是/.test(between) && (DENIED_ZH.test(between) || DENIED_EN.test(` ${between} `)),
      who,
    };
  }
  return null;
}
