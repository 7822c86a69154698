/** Requests that are made at the same time, round after round. */
import { CaseStopped } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import { answerOrStop } from './answer-or-stop.ts';

/** Repeats of each case: a race shows itself once in a while. */
export const race_rounds = 3;

/**
 * Makes all calls at once and waits for every one of them. A call without a usable answer is nothing that another one
 * could be compared with, and ends the case once all are over.
 */
export async function atOnce(calls: readonly (() => Promise<Exchange>)[]): Promise<Exchange[]> {
  const ended = await Promise.all(calls.map((call) => answerOrStop(call)));
  return ended.map(({ exchange, stop }) => {
    if (exchange) return exchange;
    throw new CaseStopped(stop!);
  });
}

/** The rounds of a case: 1, 2 and so on. */
export function roundsOf(): number[] {
  return Array.from({ length: race_rounds }, (_, index) => index + 1);
}

/** For messages: a race that was seen once is proof. */
export function roundsText(bad: number): string {
  return `seen in ${bad} of ${race_rounds} rounds`;
}
