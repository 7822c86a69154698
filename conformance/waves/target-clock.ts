/** The clock that a target is judged by: real time, or a clock that the suite steps through the control interface. */
import type { Receiver } from '../receiver/receiver.ts';
import type { Control, ControlClock } from './control.ts';

export interface TargetClock {
  /** `real` goes by itself, `stepped` only when told; `other` is neither, and no interval on it means anything. */
  readonly kind: 'real' | 'stepped' | 'other';
  /** Milliseconds on an axis of its own. */
  now_ms(): number;
  /** The same, asked from the target: exact where what happens next may not be known beforehand. */
  ask_ms(): Promise<number>;
  /** The target's own time, in milliseconds since 1970, where it is known exactly. */
  target_ms(): number | undefined;
  /**
   * Lets time go on by `most_ms` or less: on a stepped clock to the next thing that is due, on a real one as long as
   * `sooner` does not resolve.
   */
  goOn(most_ms: number, sooner?: Promise<unknown>): Promise<void>;
  /** Lets `ms` go by. */
  wait(ms: number): Promise<void>;
  /** The same, for whoever does not ask when things happen meanwhile: a stepped clock does not stop at what is due. */
  skip(ms: number): Promise<void>;
  /**
   * Before a stepped clock goes on, what is on its way to this receiver is answered, or known to hang or to be over.
   */
  heed(receiver: AwaitedReceiver): void;
}

type AwaitedReceiver = Pick<Receiver, 'owns' | 'hanging'>;

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
    ask_ms: async () => performance.now(),
    target_ms: () => undefined,
    goOn: sleep,
    wait: (ms) => (ms > 0 ? sleep(ms) : Promise.resolve()),
    skip: (ms) => sleep(ms),
    heed: () => {},
  };
}

/** An answer that is held until something later happens needs a clock that goes on. */
const held_after_ms = 30;
/** A target that is merely busy is late with its clock too, and by then with nothing that came earlier. */
const asked_meanwhile = 5;

/** True while an answer seems to wait for a stepped clock to go on; false as soon as it is there, or has failed. */
export async function waitsForClock(clock: TargetClock, answer: Promise<unknown>): Promise<boolean> {
  let is_there = false;
  const there = () => {
    is_there = true;
  };
  const settled = answer.then(there, there);
  await Promise.race([settled, new Promise((done) => setTimeout(done, held_after_ms))]);
  for (let asked = 0; !is_there && asked < asked_meanwhile; asked++) await clock.ask_ms();
  return !is_there;
}

const least_step_ms = 1;
/** In real time: how often it is asked what is still on its way, and how long at most while nothing changes. */
const look_again_ms = 5;
const patience_ms = 3_000;

function steppedClock(control: Control, began_ms: number): TargetClock {
  /** The present time, or while the clock is advanced, the time to which it goes: nothing is due before. */
  let at_ms = began_ms;
  const heeded: AwaitedReceiver[] = [];
  /** Of those, how many did not come to rest in time: they are waited for once. */
  let given_up = 0;

  /**
   * A receiver on a busy machine answers later than the target waits for it, and sees later that the target has given
   * up: were time to go on meanwhile, the target would count from then, and what arrives or ends would be written down
   * as later than it was.
   */
  async function landed(clock: ControlClock): Promise<ControlClock> {
    let found = clock;
    let open = unrest(found);
    given_up = Math.min(given_up, open);
    for (let waited_ms = 0; open > given_up && waited_ms < patience_ms; waited_ms += look_again_ms) {
      await new Promise((done) => setTimeout(done, look_again_ms));
      found = await control.clock();
      open = unrest(found);
    }
    given_up = Math.max(given_up, open);
    return found;
  }

  /** Attempts that one side takes for open and the other does not: on their way, or given up and not yet seen to be. */
  function unrest({ in_flight }: ControlClock): number {
    if (!in_flight) return 0;
    const counts = heeded.map((one) => in_flight.filter((url) => one.owns(url)).length - one.hanging);
    return counts.reduce((sum, count) => sum + Math.abs(count), 0);
  }

  let last: Promise<unknown> = Promise.resolve();

  /** One step after the other: two at once would add up, beyond what is due, and what arrives be written down too late. */
  function inTurn(act: () => Promise<void>): Promise<void> {
    const step = last.then(act);
    last = step.catch(() => {});
    return step;
  }

  async function stepBy(most_ms: number): Promise<void> {
    // Advancing by nothing: what is on its way at this time arrives, before the target says what comes next.
    const { now_ms, next_due_ms } = await landed(await control.advance(0));
    at_ms = now_ms;
    if (most_ms <= 0) return;
    const due_in_ms = next_due_ms === undefined ? most_ms : next_due_ms - now_ms;
    // One that says that something is due and does nothing must not stop the suite.
    const by_ms = Math.ceil(Math.min(Math.max(due_in_ms, least_step_ms), most_ms));
    at_ms = now_ms + by_ms;
    at_ms = (await landed(await control.advance(by_ms))).now_ms;
  }

  async function skipBy(ms: number): Promise<void> {
    at_ms = (await landed(await control.advance(0))).now_ms + ms;
    at_ms = (await landed(await control.advance(ms))).now_ms;
  }

  const goOn = (most_ms: number) => inTurn(() => stepBy(most_ms));
  return {
    kind: 'stepped',
    now_ms: () => at_ms - began_ms,
    ask_ms: async () => (await control.clock()).now_ms - began_ms,
    target_ms: () => at_ms,
    goOn,
    async wait(ms) {
      const end_ms = at_ms + ms;
      while (at_ms < end_ms) await goOn(end_ms - at_ms);
    },
    skip: (ms) => inTurn(() => skipBy(ms)),
    heed: (receiver) => void heeded.push(receiver),
  };
}
