/** The times that a log announces for further attempts: some are told before one comes, and none behind the last. Pure. */
import { chosen } from '../../src/choices/chosen.ts';
import type { Mismatch } from '../suite/evidence.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import type { WaveEvidence } from '../suite/wave-note.ts';
import { attemptsIn } from './delivery-log.ts';
import { brokenBy, type Trial, waveOf } from './trials.ts';
import { isSet } from './values.ts';
import { logEntry, loggedOrders, timeOf } from './webhook-log.ts';
import { countableOf, isFailed } from './webhook-rules.ts';

const clause = 'types.attempt-fields';

export const announced_codes = {
  'no-next-retry-at': {
    clause,
    level: 'declared',
    message:
      'The target file says how next_retry_at binds the sender, and no attempt in the log shows one, not even before the next.',
  },
  'announced-retry-not-made': {
    clause,
    message: 'The last attempt of a delivery announces a next_retry_at in the log at which no other came.',
  },
} satisfies Codes;
type Code = keyof typeof announced_codes;

/**
 * A target that declares what its announcements are worth makes some: if not in its log as it is in the end, then while
 * another attempt was due.
 */
export function judgeAnnounced(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally<Code>): Mismatch[] {
  if (chosen(evidence.facts.choices, 'events.next_retry_at', 'createWebhook') === undefined) return [];
  const due = countableOf(trials, evidence).flatMap((trial) => shownBefore(trial).map((shown) => ({ trial, shown })));
  const logs = trials.flatMap(({ log = [] }) => log.flatMap((entry) => attemptsIn(entry) ?? []));
  if (due.length === 0 || tally.compared([...due.flatMap(({ shown }) => shown), ...logs].some(announces))) return [];
  return brokenBy(tally, 'no-next-retry-at', due, ({ shown }) => ({
    expected: 'a next_retry_at while another attempt is due',
    actual: shown,
    operation: 'listWebhookDeliveries',
  }));
}

function announces({ next_retry_at }: Record<string, unknown>): boolean {
  return isSet(next_retry_at);
}

/** Delay with which an announced attempt may come. */
const kept_ms = 10_000;

/**
 * The last attempt announces no other that never comes. A time that lies no later than the attempt itself is none that
 * anybody waits for. Where nobody steps the time, it is not watched for so long.
 */
export function judgeUnkept(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally<Code>): Mismatch[] {
  if (waveOf(evidence).clock !== 'stepped') return [];
  const unkept = countableOf(trials, evidence).filter((trial) => {
    const last = trial.attempts.at(-1);
    const orders = loggedOrders(trial);
    if (last?.target_ms === undefined || last.answer === 'cut' || orders.length === 0) return false;
    return tally.compared(
      orders.every((order) => {
        const wait_ms = (timeOf(order.at(-1)!.next_retry_at) ?? 0) - last.target_ms!;
        return wait_ms > 0 && trial.quiet_ms > wait_ms + kept_ms;
      }),
    );
  });
  return brokenBy(tally, 'announced-retry-not-made', unkept, (first) => ({
    expected: 'another attempt, or no next_retry_at',
    actual: loggedOrders(first)[0]!.at(-1),
    operation: 'listWebhookDeliveries',
    again: true,
  }));
}

/** Failed attempts that were followed by another, as the log showed them before that one came. */
function shownBefore({ between, attempts, run }: Trial): Record<string, unknown>[][] {
  const told = { delivery_id: attempts[0]?.delivery_id, run_id: run.id };
  return between
    .filter(({ made }) => made < attempts.length && attempts.slice(0, made).every(isFailed))
    .map(({ items }) => {
      const entry = logEntry(items, told);
      return (entry && attemptsIn(entry)) ?? [];
    })
    .filter((shown) => shown.length > 0);
}
