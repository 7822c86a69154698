import { chosen } from '../../../src/choices/chosen.ts';
import { callbacksOf, timeline } from '../../models/deliveries.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { isMeasured } from '../../models/measured.ts';
import { type DeliveryAttempt, type Trial, waveOf } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { table } from '../../suite/check.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import { callbackWait_ms } from '../../suite/scenario.ts';
import type { Codes, Tally } from '../../suite/tally.ts';
import type { WaveEvidence } from '../../suite/wave-note.ts';

/**
 * A sender's timer begins before the connection is there: 0.9 s before it was seen where many callbacks leave at once.
 * A coarse one ends a second behind its time.
 */
const around_ms = 1_500;
/** On a clock that is stepped, nothing but rounding stands between the two. */
const stepped_ms = 50;

const codes = {
  'timeout-not-as-declared': {
    clause: 'events.callback-timeout',
    level: 'declared',
    message: 'A callback waits for its answer for another time than events.callback_timeout declares.',
  },
  'repeat-after-timeout-not-as-declared': {
    clause: 'events.callback-timeout',
    level: 'declared',
    message:
      'A callback that ran into its timeout is tried again, or is not, otherwise than events.callback_timeout declares.',
  },
} satisfies Codes;
type Code = keyof typeof codes;

export const callbackTimeout = waveCheck({
  id: 'retry/callback-timeout',
  title: 'How long a callback waits for an answer, and whether it is tried again when that time is over',
  how: 'The receiver answers nothing until the sender gives up. How long that takes, and whether the sender tries again, is observed, and judged where it is declared.',
  clauses: ['events.callback-timeout'],
  codes,
  since: '0.1.0',
  operations: callback_operations,
  copies: 2,
  scenarios: () => table([{ channel: 'callback', answers: ['hang'] }]),
  judge: (trials, evidence, tally) =>
    waveOf(evidence).public ? [] : hungOf(trials).flatMap((one) => judgeOne(one, evidence, tally)),
  control(trials, evidence, found) {
    if (waveOf(evidence).public) {
      return 'behind a public URL a tunnel may have given up before the sender did';
    }
    const hung = hungOf(trials);
    if (hung.length === 0) return 'no attempt was kept waiting';
    if (found.length > 0) return undefined;
    const patient = hung.find(({ first }) => first.ended_ms === undefined);
    if (patient) return `the sender had not given up after ${Math.round(patient.trial.quiet_ms / 1_000)} s`;
    return hung.some(isUnwitnessed)
      ? 'no further attempt came, nor did a callback of a run dispatched later'
      : undefined;
  },
  observe: (trials, evidence) =>
    hungOf(trials).flatMap((one) => {
      const waited = waited_ms(one);
      if (waited === undefined) return [];
      const again = cameAgain(one);
      const value = {
        ...(isMeasured([waited], evidence) && { timeout_s: Math.round(waited / 100) / 10 }),
        ...(again !== undefined && { counts_as_network_error: again }),
      };
      return Object.keys(value).length > 0 ? [{ choice: 'events.callback_timeout', value }] : [];
    }),
});

interface Hung {
  trial: Trial;
  /** The attempt that was kept waiting. */
  first: DeliveryAttempt;
}

function hungOf(trials: readonly Trial[]): Hung[] {
  return callbacksOf(trials).flatMap((trial) => {
    const [first] = trial.attempts;
    return first?.answer === 'hang' ? [{ trial, first }] : [];
  });
}

/** Undefined while it has not given up. */
function waited_ms({ first: { at_ms, ended_ms } }: Hung): number | undefined {
  return ended_ms === undefined ? undefined : ended_ms - at_ms;
}

/** A declared repeat did not come, and neither did anything else: the target may not deliver at all any more. */
function isUnwitnessed({ trial: { missing } }: Hung): boolean {
  return missing !== undefined && (!missing.witnessed || missing.unknown !== undefined);
}

/** Undefined where it was not watched for as long as the wait before a second attempt is. */
function cameAgain({ trial, first }: Hung): boolean | undefined {
  const { attempts, quiet_ms } = trial;
  if (attempts.length > 1) return true;
  if (first.ended_ms === undefined || isUnwitnessed({ trial, first })) return undefined;
  return quiet_ms - (first.ended_ms - first.at_ms) > callbackWait_ms(1) ? false : undefined;
}

/** Nothing but the declaration can be broken. */
function judgeOne(one: Hung, evidence: WaveEvidence, tally: Tally<Code>): Mismatch[] {
  const { timeout_s, counts_as_network_error } = chosen(evidence.facts.choices, 'events.callback_timeout') ?? {};
  const broken: Broken = (code, expected, actual) =>
    tally.broken(code, {
      expected: `${expected}, as events.callback_timeout declares`,
      actual,
      shown_by: [one.trial.index],
      // While attempts hang, the target has to be asked for its time on a stepped clock, and that may have gone on.
      again: true,
    });
  return [
    ...(timeout_s === undefined ? [] : judgeTimeout(one, timeout_s, evidence, broken)),
    ...(counts_as_network_error === undefined ? [] : judgeRepeat(one, counts_as_network_error, broken)),
  ];
}

type Broken = (code: Code, expected: string, actual: string) => Mismatch[];

function judgeTimeout(one: Hung, timeout_s: number, evidence: WaveEvidence, broken: Broken): Mismatch[] {
  const { trial, first } = one;
  const is_stepped = waveOf(evidence).clock === 'stepped';
  const lag_ms = is_stepped ? 0 : Math.max(...(evidence.arrivals ?? []).map(({ lag_ms }) => lag_ms));
  const off_ms = is_stepped ? stepped_ms : around_ms + lag_ms;
  const [least_ms, most_ms] = [timeout_s * 1_000 - off_ms, timeout_s * 1_000 + off_ms];
  // A sender that has not given up yet has waited for as long as was watched.
  const has_given_up = first.ended_ms !== undefined;
  const waited = waited_ms(one) ?? trial.quiet_ms;
  if (waited <= most_ms && (waited >= least_ms || !has_given_up)) return [];
  const waited_s = Math.round(waited / 10) / 100;
  const actual = has_given_up ? `the sender gives up after ${waited_s} s` : `it had not given up after ${waited_s} s`;
  return broken('timeout-not-as-declared', `${timeout_s} s`, actual);
}

function judgeRepeat(one: Hung, counts: boolean, broken: Broken): Mismatch[] {
  const { missing } = one.trial;
  const came = cameAgain(one);
  const code = 'repeat-after-timeout-not-as-declared';
  if (came === true && !counts) return broken(code, 'no further attempt', timeline(one.trial.attempts));
  // Only a repeat that the stage watched for in earnest, and a later run has witnessed, is missing.
  if (!counts || came !== false || !missing) return [];
  return broken(code, 'another attempt', `none within ${missing.watched_s} s`);
}
