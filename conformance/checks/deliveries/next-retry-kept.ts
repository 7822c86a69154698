import { chosen } from '../../../src/choices/chosen.ts';
import { of_logs } from '../../arbitraries/wave-families.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { type LoggedAttempt, loggedOrders, timeOf } from '../../models/webhook-log.ts';
import { countableOf, isFailed } from '../../models/webhook-rules.ts';
import type { WaveEvidence } from '../../suite/wave-note.ts';

const clause = 'events.next-retry-at';

/** Inaccuracy of the sender's own timer. */
const tolerance_ms = 50;
/** Difference between two clocks of one target. */
const clocks_ms = 100;
/** Units in which times are shown, coarsest first. */
const units_ms = [60_000, 1_000, 100, 10] as const;

/** A failed attempt whose log entry says when the next one comes, and that one. */
interface Announced {
  trial: Trial;
  /** Of the later attempt, from 1. */
  index: number;
  announced_ms: number;
  /** The latest time, by the target's own clock, at which the later one left. */
  came_ms: number;
  /** By how much it came too early, all that may be wrong taken off. */
  early_ms: number;
}

export const nextRetryKept = waveCheck({
  id: 'deliveries/next-retry-kept',
  title: 'No attempt of a webhook comes before the time that the log announces for it, where that binds the sender',
  how: 'The time that the log announces is compared with the arrival of the next attempt. Later is permitted; earlier is judged only where the target file declares it.',
  clauses: [clause],
  codes: {
    'earlier-than-announced': {
      clause,
      level: 'declared',
      message:
        'An attempt comes before the next_retry_at that the log announced, which binds the sender by the target file.',
    },
  },
  since: '0.1.0',
  ...of_logs,
  judge(trials, evidence, tally) {
    if (chosen(evidence.facts.choices, 'events.next_retry_at', 'createWebhook') !== 'binding') return [];
    const early = announcedOf(trials, evidence).filter(({ early_ms }) => tally.compared(early_ms > 0));
    return brokenBy(tally, 'earlier-than-announced', early, ({ trial, index, announced_ms, came_ms }) => {
      const [announced, came] = [announced_ms, came_ms].map((time_ms) => new Date(time_ms).toISOString());
      return {
        expected: `attempt ${index + 1} not before ${announced}`,
        actual: `at ${came} at the latest`,
        operation: 'listWebhookDeliveries',
        // A sender that delivers more than once may send one of them at any time.
        ...(early.every((one) => one.trial === trial) && { again: true }),
      };
    });
  },
  control(trials, evidence) {
    if (announcedOf(trials, evidence).length > 0) return undefined;
    const repeated = countableOf(trials, evidence).filter(
      ({ attempts: [first, second] }) => second && isFailed(first!),
    );
    if (repeated.length === 0) return 'no failed attempt of a webhook was followed by another';
    if (repeated.every(({ log }) => !log)) return 'the log of deliveries could not be read to its end';
    return 'the log of deliveries announces no next attempt, or not by a time that can be compared';
  },
  observe(trials, evidence) {
    const announced = announcedOf(trials, evidence);
    if (announced.length === 0) return [];
    const value = announced.some(({ early_ms }) => early_ms > 0) ? 'estimate' : 'binding';
    return [{ choice: 'events.next_retry_at', operation: 'createWebhook', value }];
  },
});

/** Of each delivery the order of its attempts that fits best, where the log leaves it open. */
function announcedOf(trials: readonly Trial[], evidence: WaveEvidence): Announced[] {
  const countable = countableOf(trials, evidence);
  const all = countable.flatMap(({ log = [] }) => JSON.stringify(log.map(({ attempts }) => attempts)));
  const unit_ms = unitOf([...all.join().matchAll(/"next_retry_at":"([^"]*)"/g)].map(([, time]) => time));
  return countable.flatMap((trial) => {
    const orders = loggedOrders(trial).map((order) => announcedIn(trial, order, unit_ms));
    const told = orders.filter((announced) => announced.length > 0);
    const worst = (announced: readonly Announced[]) => Math.max(...announced.map(({ early_ms }) => early_ms));
    return told.toSorted((a, b) => worst(a) - worst(b))[0] ?? [];
  });
}

function announcedIn(trial: Trial, order: readonly LoggedAttempt[], doubt_ms: number): Announced[] {
  return trial.attempts.flatMap((attempt, index): Announced[] => {
    const announced_ms = timeOf(order[index - 1]?.next_retry_at);
    const came_ms = latestOf(trial, index, timeOf(order[index]?.created_at));
    const before = trial.attempts[index - 1];
    if (!before || !isFailed(before) || announced_ms === undefined || came_ms === undefined) return [];
    const early_ms = announced_ms - came_ms - tolerance_ms - attempt.lag_ms - doubt_ms;
    return [{ trial, index, announced_ms, came_ms, early_ms }];
  });
}

/**
 * The latest time, by the target's own clock, at which an attempt left: the one that the suite steps; else reckoned from
 * the time that the run was made at, which lies behind its dispatch. A later time in the log counts too, since what it
 * dates is not stated.
 */
function latestOf(trial: Trial, index: number, logged_ms = Number.NEGATIVE_INFINITY): number | undefined {
  const { target_ms, real_ms } = trial.attempts[index]!;
  if (target_ms !== undefined) return target_ms;
  const created = trial.record?.created_at;
  const created_ms = timeOf(created);
  if (created_ms === undefined || !trial.dispatched) return undefined;
  // A time that is cut to its unit may lie behind the true one by all of it.
  const reckoned_ms = created_ms + unitOf([created]) + (real_ms - trial.dispatched.at_ms) + clocks_ms;
  return Math.max(reckoned_ms, logged_ms);
}

function unitOf(times: readonly unknown[]): number {
  const known = times.flatMap((time) => timeOf(time) ?? []);
  return units_ms.find((unit_ms) => known.every((time_ms) => time_ms % unit_ms === 0)) ?? 1;
}
