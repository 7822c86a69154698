/** The time on which a target is judged: the one of the wall, or one that the suite steps itself. */
import type { Control } from './control.ts';

export interface TargetClock {
  /** `real` goes by itself, `stepped` only when told; `other` is neither, and no interval on it means anything. */
  readonly kind: 'real' | 'stepped' | 'other';
  /** Milliseconds on an axis of its own. */
  now_ms(): number;
  /** The target's own time, in milliseconds since 1970, where it is known exactly. */
  target_ms(): number | undefined;
  /**
   * Lets time go on by `most_ms` or less: on a stepped clock to the next thing that is due, on a real one as long as
   * `sooner` does not resolve.
   */
  goOn(most_ms: number, sooner?: Promise<unknown>): Promise<void>;
  /** Lets `ms` go by. */
  wait(ms: number): Promise<void>;
}

/** @throws TargetUnusable when there is a control interface in the target file that does not answer */
export async function openClock(control: Control | undefined): Promise<TargetClock> {
  if (!control) return realClock('real');
  const { mode, now_ms } = await control.clock();
  if (mode !== 'virtual') return realClock(mode === 'real' ? 'real' : 'other');
  return steppedClock(control, now_ms);
}

export function realClock(kind: 'real' | 'other' = 'real'): TargetClock {
  const sleep = (ms: number, sooner?: Promise<unknown>) =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, Math.max(0, ms));
      void sooner?.then(() => {
        clearTimeout(timer);
        done();
      });
    });
  return {
    kind,
    now_ms: () => performance.now(),
    target_ms: () => undefined,
    goOn: sleep,
    wait: (ms) => (ms > 0 ? sleep(ms) : Promise.resolve()),
  };
}

const least_step_ms = 1;

function steppedClock(control: Control, began_ms: number): TargetClock {
  let now_ms = began_ms;
  let at_ms = now_ms;
  const step = async (by_ms: number): Promise<void> => {
    // Whatever arrives meanwhile arrives at the time to which it is advanced: nothing is due before.
    at_ms = now_ms + by_ms;
    ({ now_ms } = await control.advance(by_ms));
    at_ms = now_ms;
  };
  const goOn = async (most_ms: number): Promise<void> => {
    const { next_due_ms, now_ms: now } = await control.clock();
    now_ms = now;
    const due_in_ms = next_due_ms === undefined ? most_ms : next_due_ms - now;
    // One that says that something is due and does nothing must not stop the suite.
    await step(Math.ceil(Math.min(Math.max(due_in_ms, least_step_ms), Math.max(most_ms, 0))));
  };
  return {
    kind: 'stepped',
    now_ms: () => at_ms - began_ms,
    target_ms: () => at_ms,
    goOn,
    wait: (ms) => (ms > 0 ? step(Math.ceil(ms)) : Promise.resolve()),
  };
}
