/** Rules about what the log of a webhook shows of its deliveries: one mismatch for each that is broken. Pure. */
import type { Mismatch } from '../suite/evidence.ts';
import type { Tally } from '../suite/tally.ts';
import { timeline } from './deliveries.ts';
import type { LoggedTrial } from './delivery-log.ts';
import { brokenBy } from './trials.ts';

/** The fault of an entry: its code, and what shows it. */
export type LoggedRule<Code extends string> = (
  logged: LoggedTrial,
  tally: Tally<Code>,
) => { code: Code; actual: unknown } | undefined;

/** The first entry that breaks the rule stands for all that do. */
export function judgeLogged<Code extends string>(
  rule: LoggedRule<Code>,
  logged: readonly LoggedTrial[],
  tally: Tally<Code>,
): Mismatch[] {
  const wrong = logged.flatMap(({ trial }, place) => {
    const fault = rule(logged[place]!, tally);
    return fault ? [{ trial, ...fault }] : [];
  });
  const code = wrong[0]?.code;
  if (code === undefined) return [];
  return brokenBy(tally, code, wrong, ({ trial, actual }) => ({
    expected: timeline(trial.attempts),
    actual,
    operation: 'listWebhookDeliveries',
  }));
}
