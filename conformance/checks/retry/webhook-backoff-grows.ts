import { of_webhooks } from '../../arbitraries/wave-families.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import { median, timeline } from '../../models/deliveries.ts';
import { brokenBy, type Trial, waveOf } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import {
  alike,
  countableOf,
  isCappedAtOnce,
  refusingScenarios,
  scheduleOf,
  waitsOf,
} from '../../models/webhook-rules.ts';
import type { Facts } from '../../suite/evidence.ts';
import type { WaveEvidence } from '../../suite/wave-note.ts';

/** So many waits tell a series; two may be alike by chance. */
const fewest_waits = 3;
/** Shorter waits, which grow from 10 ms on, drown in what a real clock adds to each. */
const least_real_wait_ms = 500;
const lags_in_a_wait = 4;
/** So many waits tell a series that grows by the same amount each time from one that ends at a cap. */
const fewest_steps = 4;
/** A step that is no smaller part of the first wait: the steps of an exponential series are then far from alike. */
const least_step = 0.5;
/** Behind a whole second: on a stepped clock waits are as long as they are meant, on the real one a little longer. */
const whole_second_ms = { stepped: 20, real: 100 } as const;
/** Growth that nothing which a network adds can feign, the receiver's own lateness being taken off. */
const plain_growth = 1.5;

export const webhookBackoffGrows = waveCheck({
  id: 'retry/webhook-backoff-grows',
  title: 'The waits between the attempts of a webhook grow',
  how: 'The waits between the attempts of webhooks that fail must grow in at least one delivery, with any base, factor, jitter and cap, and not by one amount each time.',
  clauses: ['webhooks.backoff-grows'],
  codes: {
    'waits-all-alike': {
      clause: 'webhooks.backoff-grows',
      message: 'The waits between the attempts of webhooks grow in no delivery.',
    },
    'waits-grow-by-one-amount': {
      clause: 'webhooks.backoff-grows',
      message:
        'Each wait between the attempts of webhooks is longer than the one before by the same amount, in every delivery.',
    },
  },
  since: '0.1.0',
  ...of_webhooks,
  scenarios: withNamed(of_webhooks.scenarios, refusingScenarios),
  judge(trials, evidence, tally) {
    if (unshowable(evidence.facts) !== undefined) return [];
    const telling = tellingOf(trials, evidence);
    const measured = measuredOf(trials, evidence);
    if (telling.length === 0 && !isPlain(measured)) return [];
    // Each wait is held against the first one of its delivery.
    tally.each(measured.flatMap((one) => waitsOf(one).slice(1)));
    const exact_ms = whole_second_ms[waveOf(evidence).clock === 'stepped' ? 'stepped' : 'real'];
    const series = measured.filter((one) => waitsOf(one).length >= fewest_steps);
    if (telling.length > 0 && series.length > 0 && series.every((one) => isLinear(one, exact_ms))) {
      return brokenBy(tally, 'waits-grow-by-one-amount', series, ({ attempts }) => ({
        expected: 'waits that grow by a factor',
        actual: timeline(attempts),
        ...(series.length === 1 && { again: true as const }),
      }));
    }
    if (telling.length === 0 || !measured.every(isFlat)) return [];
    return brokenBy(tally, 'waits-all-alike', telling, ({ attempts }) => ({
      expected: 'waits that grow in at least one delivery',
      actual: timeline(attempts),
      ...(telling.length === 1 && { again: true as const }),
    }));
  },
  control(trials, evidence) {
    const reason = unshowable(evidence.facts);
    if (reason !== undefined) return { verdict: 'not-claimed', reason };
    const measured = measuredOf(trials, evidence);
    if (tellingOf(trials, evidence).length > 0 || isPlain(measured)) {
      return ungrown(measured, waveOf(evidence).clock === 'real');
    }
    const most = Math.max(0, ...countableOf(trials, evidence).map((trial) => waitsOf(trial).length));
    return most < fewest_waits
      ? `no delivery was attempted ${fewest_waits + 1} times, so that no ${fewest_waits} waits could be compared; where the target makes no more than ${most + 1} attempts, declare choices.events.webhook_schedule: {attempts: ${most + 1}}`
      : 'the waits were too short to be told from what the network adds to them, or the suite was late itself';
  },
});

/** A target that declares waits of one length, or too few of them, has nothing to grow. */
function unshowable(facts: Facts): string | undefined {
  const schedule = scheduleOf(facts);
  const { attempts, cap_s } = schedule;
  if (attempts !== undefined && attempts <= fewest_waits) {
    return `the target declares ${attempts} attempts, so that there are no ${fewest_waits} waits to compare`;
  }
  if (!isCappedAtOnce(schedule)) return undefined;
  return `the target declares that no wait is longer than ${cap_s} s, which the first one already is`;
}

function measuredOf(trials: readonly Trial[], evidence: WaveEvidence): Trial[] {
  return countableOf(trials, evidence).filter((trial) => waitsOf(trial).length >= fewest_waits);
}

/** Of these, the ones whose waits are more than noise. */
function tellingOf(trials: readonly Trial[], evidence: WaveEvidence): Trial[] {
  const is_real = waveOf(evidence).clock === 'real';
  return measuredOf(trials, evidence).filter((trial) => {
    const waits = waitsOf(trial);
    return !is_real || Math.min(...waits) >= Math.max(least_real_wait_ms, lags_in_a_wait * lagOf(trial));
  });
}

function lagOf({ attempts }: Trial): number {
  return Math.max(...attempts.map(({ lag_ms }) => lag_ms));
}

/** True where waits grow so much that no lateness explains it, though they may be short, or were measured badly. */
function isPlain(measured: readonly Trial[]): boolean {
  if (measured.length === 0) return false;
  const growth = measured.map((trial) => {
    const [first_ms, last_ms] = [waitsOf(trial)[0]!, waitsOf(trial).at(-1)!];
    return (last_ms - lagOf(trial)) / (first_ms + lagOf(trial));
  });
  return median(growth) >= plain_growth;
}

/** Waits that are neither all alike nor longer in the end: a busy sender, or chance, hides what they are made by. */
function ungrown(measured: readonly Trial[], is_real: boolean): string | undefined {
  if (measured.every(isFlat)) return undefined;
  if (growthOf(measured, is_real) >= alike) return undefined;
  const waits_s = endsOf(measured).map((wait_ms) => Math.round(wait_ms) / 1_000);
  return `the waits are neither all alike nor do they grow: the first is ${waits_s[0]} s, the last ${waits_s[1]} s (medians)`;
}

/**
 * The last wait in terms of the first one, by the medians and without what lateness explains, which is nothing on a
 * clock that is stepped; 0 where nothing was measured.
 */
function growthOf(measured: readonly Trial[], is_real: boolean): number {
  if (measured.length === 0) return 0;
  const [first_ms, last_ms] = endsOf(measured);
  const lag_ms = is_real ? median(measured.map(lagOf)) : 0;
  return (last_ms - lag_ms) / (first_ms + lag_ms);
}

function endsOf(measured: readonly Trial[]): [first_ms: number, last_ms: number] {
  return [median(measured.map((trial) => waitsOf(trial)[0]!)), median(measured.map((trial) => waitsOf(trial).at(-1)!))];
}

/**
 * An exponential series, capped or not, is none: its steps grow by its factor, and are nothing behind the cap. A worker
 * that looks once in a second gives it equal steps but for the first wait, which begins anywhere in a second.
 */
function isLinear(trial: Trial, exact_ms: number): boolean {
  const waits = waitsOf(trial);
  const steps = waits.slice(1).map((wait, index) => wait - waits[index]!);
  const [least, most] = [Math.min(...steps), Math.max(...steps)];
  if (isWholeSeconds(most, exact_ms) && !isWholeSeconds(waits[0]!, exact_ms)) return false;
  return least >= least_step * waits[0]! && most <= alike * least;
}

function isWholeSeconds(ms: number, exact_ms: number): boolean {
  return Math.abs(ms - 1_000 * Math.round(ms / 1_000)) <= exact_ms;
}

function isFlat(trial: Trial): boolean {
  const waits = waitsOf(trial);
  return Math.max(...waits) <= alike * Math.min(...waits);
}
