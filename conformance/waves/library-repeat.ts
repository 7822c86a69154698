/** HTTP libraries that send a request again by themselves when its connection was lost. Pure. */
import type { ArrivalRecord } from '../suite/arrival-record.ts';
import { callbackWait_ms, isLost } from '../suite/scenario.ts';

/** They do it at once. */
const library_repeat_ms = 200;
/** No sender that waits as the text says is heard sooner, but for some milliseconds by which timers are early. */
const least_wait_ms = callbackWait_ms(1) - 50;

type Part = Pick<ArrivalRecord, 'number' | 'at_ms' | 'lag_ms' | 'digest' | 'request_id' | 'answer' | 'repeat_of'>;

/**
 * The attempt that an arrival is a part of: equal to the letter, and right behind one that got no answer. A receiver that
 * was busy accepts both later than they came: an arrival that may be the next attempt of a sender is taken for one.
 * @param is_stepped nothing is late where the suite steps the clock
 */
export function libraryRepeat<Before extends Part>(
  before: readonly Before[],
  { digest, request_id, at_ms, lag_ms }: Omit<Part, 'number' | 'answer' | 'repeat_of'>,
  is_stepped: boolean,
): Before | undefined {
  const previous = before.at(-1);
  if (!previous || !(isLost(previous.answer) || previous.answer === 'cut')) return undefined;
  if (previous.digest !== digest || previous.request_id !== request_id) return undefined;
  const gap_ms = at_ms - previous.at_ms;
  const [least_ms, most_ms] = is_stepped ? [gap_ms, gap_ms] : [gap_ms - lag_ms, gap_ms + previous.lag_ms];
  if (least_ms > library_repeat_ms || most_ms >= least_wait_ms) return undefined;
  return before.find(({ number }) => number === (previous.repeat_of ?? previous.number));
}
