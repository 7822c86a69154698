/** Rules about what the log of a webhook shows of its deliveries: one mismatch for each that is broken. Pure. */
import type { Mismatch } from '../suite/evidence.ts';
import { type Tally, uncounted } from '../suite/tally.ts';
import { timeline } from './deliveries.ts';
import type { LoggedTrial } from './delivery-log.ts';

/** What is wrong about an entry: a code, a sentence, and what shows it. */
export type LoggedRule = (
  logged: LoggedTrial,
  tally: Tally,
) => Pick<Mismatch, 'code' | 'message' | 'actual'> | undefined;

/** The first entry that breaks the rule stands for all that do. */
export function judgeLogged(
  rule: LoggedRule,
  logged: readonly LoggedTrial[],
  clause: string,
  tally: Tally,
): Mismatch[] {
  const wrong = logged.filter((one) => rule(one, tally) !== undefined);
  const [first] = wrong;
  const found = first && rule(first, uncounted);
  if (!found) return [];
  const shown_by = wrong.map(({ trial }) => trial.index);
  const expected = timeline(first.trial.attempts);
  return [{ ...found, clause, expected, operation: 'listWebhookDeliveries', shown_by }];
}
