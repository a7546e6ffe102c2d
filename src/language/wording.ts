/** What every language must say. */
import type { ZH_CN } from './zh-CN';

/** The keys of the original; a table that lacks one does not type-check. */
export type TextKey = keyof typeof ZH_CN;
/** All texts of one language. */
export type Wording = Readonly<Record<TextKey, string>>;
