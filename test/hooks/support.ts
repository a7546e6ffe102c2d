/** A bus with what it reported, and subscribers that write their names down. */
import { createHookBus, type HookFailure } from '../../src/hooks/bus';

export interface Ctx {
  log: string[];
  value: number;
  stop?: boolean;
}

interface Events {
  a: Ctx;
  b: Ctx;
}

export function setUp() {
  const reports: HookFailure[] = [];
  const bus = createHookBus<Events>((failure) => {
    reports.push(failure);
  });
  const ctx = (): Ctx => ({ log: [], value: 0 });
  /** A subscriber that writes its name down. */
  const says =
    (name: string) =>
    (context: Ctx): void => {
      context.log.push(name);
    };
  const run = (event: keyof Events = 'a') => bus.emit(event, ctx()).log.join(' ');
  return { bus, reports, ctx, says, run };
}
