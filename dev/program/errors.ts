/** What a program says instead of a stack trace; messages are Chinese, then English. */

/** The command makes no sense here, or what it needs is not there: exit status 2, with the usage. */
export class UsageError extends Error {}

/** The work itself failed in a way that its message explains: exit status 1. */
export class Failure extends Error {}

/** What an error says, whatever was thrown. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether it says that a stream's reader has gone, as after `| head -1`. */
export const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException | null)?.code === 'EPIPE';

/** Whether the system refused a file or an address: what it says is for a person to read, where it was is not. */
export const isRefused = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string';
