/** The command line does not make sense; the message says how, in Chinese and English. */
export class UsageError extends Error {}
