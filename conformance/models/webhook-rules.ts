/** Repeats of webhooks that are due by the text and by the target file, and the deliveries that can show it. Pure. */
import type { ChoiceValue } from '../../src/choices/choices-document.ts';
import { chosen } from '../../src/choices/chosen.ts';
import type { Facts } from '../suite/evidence.ts';
import { isTaken, type Scenario } from '../suite/scenario.ts';
import type { WaveEvidence } from '../suite/wave-note.ts';
import { wereImmediate } from './deliveries.ts';
import { type RepeatRule, repeatRules } from './repeats.ts';
import { type DeliveryAttempt, type Trial, waveOf } from './trials.ts';
import type { WaveCheck } from './wave-check.ts';

/** The schedule of a webhook's attempts in the target file. */
export type DeclaredSchedule = ChoiceValue<'events.webhook_schedule'>;

export function scheduleOf({ choices }: Pick<Facts, 'choices'>): DeclaredSchedule {
  return chosen(choices, 'events.webhook_schedule', 'createWebhook') ?? {};
}

/** Waits that differ by less are the same. */
export const alike = 1.1;

/** The first wait is as long as any may be, so that none grows. Only a declaration tells it from no backoff. */
export function isCappedAtOnce({ first_retry_s, cap_s }: DeclaredSchedule): boolean {
  return first_retry_s !== undefined && typeof cap_s === 'number' && cap_s <= first_retry_s * alike;
}

/** A receiver that never answers: of a run that ends well, and of one that fails, where it is busy afterwards. */
export const hanging_scenarios: readonly Scenario[] = [
  { channel: 'webhook', answers: ['hang'] },
  { channel: 'webhook', answers: ['hang', 503], run: 'fails' },
  { channel: 'webhook', answers: ['hang'], run: 'cancels' },
  { channel: 'webhook', answers: ['hang'], run: 'workflow' },
];

/** As many failures as a schedule is followed where it is not declared, and the most where it is. */
const usual_attempts = 8;
const most_attempts = 12;

/** On a stepped clock, a receiver that never takes anything; it is asked once more than the target declares. */
export function refusingScenarios(facts: Facts): Scenario[] {
  const { attempts = usual_attempts } = scheduleOf(facts);
  const answers = Array.from({ length: Math.min(attempts + 1, most_attempts) }, () => 503);
  return facts.steps_time ? [{ channel: 'webhook', answers }] : [];
}

/**
 * A request equal to the last one right behind it: the HTTP library's own, or the repeat that the text asks for, where
 * chance made the wait short. How many attempts there were is then unknown.
 */
export function hasEqualRequest({ index }: Trial, evidence: WaveEvidence): boolean {
  const numbers = new Set(waveOf(evidence).trials[index]?.arrivals);
  return (evidence.arrivals ?? []).some(({ number, repeat_of }) => repeat_of !== undefined && numbers.has(number));
}

/** A trial whose attempts could be counted, and the waits between them measured. */
export function countableOf(trials: readonly Trial[], evidence: WaveEvidence): Trial[] {
  return trials.filter((trial) => trial.scenario.channel === 'webhook' && !hasEqualRequest(trial, evidence));
}

/** Nothing that the target may take for a success: after a 2xx a further attempt follows no schedule. */
export function isFailed({ answer }: DeliveryAttempt): boolean {
  return !isTaken(answer) && answer !== 'cut';
}

/** The waits behind attempts that failed at once, in milliseconds, in their order. */
export function waitsOf({ attempts }: Trial): number[] {
  const waits: number[] = [];
  for (let later = 1; later < attempts.length; later++) {
    const earlier = attempts.slice(0, later);
    if (!wereImmediate(attempts, later) || !earlier.every(isFailed)) break;
    waits.push(attempts[later]!.at_ms - attempts[later - 1]!.at_ms);
  }
  return waits;
}

type WebhookRule = Pick<RepeatRule, 'code' | 'clause' | 'message'> & { isLooked(attempt: DeliveryAttempt): boolean };

/**
 * The judge and the control of a check that looks at kinds of first answers: how many attempts there are is the target's
 * choice. Stricter than `repeatRules` in both directions: a request that may be the repeat acquits, and silence that
 * nobody was sure of is no pass.
 */
export function webhookRepeatRules(
  own: readonly WebhookRule[],
): Required<Pick<WaveCheck, 'codes' | 'judge' | 'control'>> {
  const rules = own.map(
    ({ isLooked, ...rule }): RepeatRule => ({
      ...rule,
      isAsked: (attempt, number) => number === 1 && !isTaken(attempt.answer) && isLooked(attempt),
    }),
  );
  const { codes, judge, control } = repeatRules("a webhook's delivery", rules);
  const clear = (trials: readonly Trial[], evidence: WaveEvidence) =>
    trials.filter((trial) => trial.attempts.length > 1 || !hasEqualRequest(trial, evidence));
  return {
    codes,
    judge: (trials, evidence, tally) => judge(clear(trials, evidence), evidence, tally),
    control(trials, evidence, found) {
      const looked = rules.map(({ isAsked }) =>
        trials.filter(({ attempts: [first] }) => first !== undefined && isAsked(first, 1)),
      );
      if (looked.some((of_rule) => of_rule.length > 0 && clear(of_rule, evidence).length === 0)) {
        return 'an equal request came so soon that it may be the repeat, or the one of an HTTP library';
      }
      if (found.length > 0) return undefined;
      return control(clear(trials, evidence), evidence, found) ?? unfollowed(clear(looked.flat(), evidence));
    },
  };
}

/** A sender that was not answered and did not let go of its connection, so that no repeat was due yet. */
function unfollowed(looked: readonly Trial[]): string | undefined {
  const open = looked.find(
    ({ attempts, missing }) => attempts.length === 1 && typeof attempts[0]!.answer !== 'number' && !missing,
  );
  if (!open) return undefined;
  const watched_s = Math.round(open.quiet_ms / 1_000);
  return `the sender had not given up its first attempt after ${watched_s} s, so that no repeat was due`;
}
