/** Words as they are, within a regular expression. */

/** A text in which every character stands for itself. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
