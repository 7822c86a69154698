/** Events that came before the end of their run: only what no lag and no difference of clocks explains. Pure. */
import type { Exchange } from '../suite/exchange.ts';
import type { WaveEvidence } from '../suite/wave-note.ts';
import { type Trial, waveOf } from './trials.ts';
import { unitOf } from './values.ts';

export interface EarlyEvent {
  trial: Trial;
  expected: string;
  actual: string;
}

/** Several clocks of one target, where time goes by itself. */
const clock_difference_ms = 100;
const going_on = new Set(['queued', 'running']);
const ended = new Set(['completed', 'failed', 'canceled', 'cancelled']);

/** The read right behind the first arrival shows that the run still went on. */
export function readTooEarly(trial: Trial, evidence: WaveEvidence): EarlyEvent | undefined {
  const word = wordBehind(trial, evidence);
  if (word === undefined) return undefined;
  return { trial, expected: String(trial.record?.status_code), actual: word };
}

export function endsLater(trial: Trial, evidence: WaveEvidence): EarlyEvent | undefined {
  const times = timesOf(trial, evidence);
  if (!times || times.ended_ms <= times.told_ms + times.doubt_ms) return undefined;
  const { ended_ms, told_ms, since } = times;
  const after = (ms: number) => `${Math.round(ms)} ms after ${since}`;
  const zero_ms = since === 'its dispatch' ? 0 : told_ms;
  return { trial, expected: `told ${after(ended_ms - zero_ms)} or later`, actual: `told ${after(told_ms - zero_ms)}` };
}

/** True where one of both rules could have found something. */
export function isComparable(trial: Trial, evidence: WaveEvidence): boolean {
  return (
    trial.attempts.length > 0 && (readBehind(trial, evidence) !== undefined || timesOf(trial, evidence) !== undefined)
  );
}

/** The status of a run that had not ended when it was read behind its event. */
function wordBehind(trial: Trial, evidence: WaveEvidence): string | undefined {
  const { status_code, completed_at } = readBehind(trial, evidence)?.decoded?.record ?? {};
  if (typeof status_code !== 'string' || ended.has(status_code) || typeof completed_at === 'string') return undefined;
  // Words of the target's own: the last one that is read is that of the end, which stays.
  const is_last = status_code === trial.record?.status_code && !going_on.has(status_code);
  return is_last ? undefined : status_code;
}

/** A read says nothing of its moment on targets where writes show late. */
function readBehind({ run, attempts }: Trial, { exchanges, facts }: WaveEvidence): Exchange | undefined {
  if (attempts.length === 0 || facts.consistency_ms > 0) return undefined;
  const read = run.reads.find(({ after }) => after !== undefined);
  const exchange = exchanges.find(({ number }) => number === read?.exchange);
  return typeof exchange?.decoded?.record?.status_code === 'string' ? exchange : undefined;
}

interface Times {
  /** Both on one axis, that of the target's time or that of time since the dispatch. */
  ended_ms: number;
  told_ms: number;
  doubt_ms: number;
  since: 'its dispatch' | 'its end';
}

function timesOf(trial: Trial, evidence: WaveEvidence): Times | undefined {
  const [first] = trial.attempts;
  const { created_at, completed_at } = trial.record ?? {};
  const completed_ms = Date.parse(String(completed_at));
  if (!first || Number.isNaN(completed_ms)) return undefined;
  const doubt_ms = resolutionOf(trial, evidence);
  if (waveOf(evidence).clock === 'stepped') {
    const { target_ms } = first;
    return target_ms === undefined
      ? undefined
      : { ended_ms: completed_ms, told_ms: target_ms, doubt_ms, since: 'its end' };
  }
  const took_ms = completed_ms - Date.parse(String(created_at));
  if (Number.isNaN(took_ms) || !trial.dispatched) return undefined;
  const told_ms = first.real_ms - trial.dispatched.at_ms;
  return { ended_ms: took_ms, told_ms, doubt_ms: doubt_ms + clock_difference_ms, since: 'its dispatch' };
}

/** Of its times as they came, in milliseconds. */
function resolutionOf({ run }: Trial, { exchanges }: WaveEvidence): number {
  const read = exchanges.find(({ number }) => number === run.reads.at(-1)?.exchange);
  const { completed_at } = (read?.decoded?.json ?? {}) as { completed_at?: unknown };
  return unitOf([completed_at]);
}
