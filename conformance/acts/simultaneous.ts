/** Requests that are made at the same time, round after round. */
import { CaseStopped } from '../suite/context.ts';
import type { Mismatch } from '../suite/evidence.ts';
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

/**
 * The first mismatch, and in how many rounds there is one: a race that was seen once is proof.
 * @param judges of one round; the first one that finds something is enough
 */
export function judgeRounds(...judges: readonly ((round: number) => Mismatch[])[]): Mismatch[] {
  const found = roundsOf().flatMap((round) => {
    for (const judge of judges) {
      const [first] = judge(round);
      if (first) return [first];
    }
    return [];
  });
  const [first] = found;
  return first ? [{ ...first, message: `${first.message} Seen in ${found.length} of ${race_rounds} rounds.` }] : [];
}
