/** The target's time, as a case sees it. */
import type { TimePort } from '../suite/context.ts';
import type { CheckTime } from './check-time.ts';
import type { Session } from './session.ts';
import type { Slot } from './slots.ts';

/** Waits for the target. @param ms how long, where it is known */
export type Kept = <Value>(wait: () => Promise<Value>, ms?: number) => Promise<Value>;

/** In real time the check is kept waiting; on a clock that is stepped nobody is. */
export function createKept(session: Session, time: CheckTime, { aside }: Slot): Kept {
  return async (wait, ms = 0) => {
    if (session.clock.kind === 'stepped') return wait();
    time.check(ms);
    const began_ms = session.elapsed_ms();
    try {
      return await aside(wait);
    } finally {
      time.waited(began_ms, session.elapsed_ms());
    }
  };
}

export function createTimePort(session: Session, kept: Kept): TimePort {
  return {
    settle: () => kept(() => session.wait(session.facts.consistency_ms), session.facts.consistency_ms),
    goOn: (most_ms) => kept(() => session.clock.goOn(most_ms), most_ms),
    skip: (ms) => kept(() => session.clock.skip(ms), ms),
    now_ms: () => session.clock.now_ms(),
    target_ms: () => session.clock.target_ms(),
  };
}
