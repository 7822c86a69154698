/** Events that had to come and did not: judged with the certainty that a missing one needs. Pure. */
import { chosen } from '../../src/choices/chosen.ts';
import type { Facts, Mismatch } from '../suite/evidence.ts';
import { event_of_part, subscriptionOf } from '../suite/scenario.ts';
import type { Tally } from '../suite/tally.ts';
import type { WaveEvidence } from '../suite/wave-note.ts';
import { isOfOwner } from './acts-in.ts';
import { channelOf, isPlaceDeclared } from './events.ts';
import { brokenBy, type Trial, waveOf } from './trials.ts';

/** After its end a run is watched so long before the absence of its event says anything. */
const watched_least_ms = 10_000;

export interface FirstEventRule {
  /** In the table of the check. */
  code: string;
  clauseOf(trial: Trial): string;
  isLooked(trial: Trial, facts: Facts): boolean;
}

export function judgeFirstEvents(
  trials: readonly Trial[],
  evidence: WaveEvidence,
  { code, clauseOf, isLooked }: FirstEventRule,
  tally: Tally,
): Mismatch[] {
  const looked = trials.filter((trial) => isLooked(trial, evidence.facts));
  const lacking = looked.filter((trial) => lacks(trial, evidence));
  tally.each(looked.filter(({ attempts }) => attempts.length > 0));
  const proven = tally.each(lacking).filter(({ missing }) => missing?.witnessed);
  const beside = lacking.filter((trial) => heardBeside(trial, trials, evidence.facts));
  // A second wave takes the place of a witness: its runs are dispatched after these were watched.
  const again = proven.length === 0;
  const shown = again
    ? namedFirst(beside).flatMap((trial) => [trial, ...companionsOf(trial, trials, evidence.facts)])
    : namedFirst(proven);
  return brokenBy(tally, code, shown, (first) => ({
    clause: clauseOf(first),
    message: `no ${channelOf(first.scenario)} of a run that ended ${first.record?.status_code} came within ${first.missing?.watched_s} s`,
    expected: event_of_part[first.run.part],
    actual: 'no event, while others arrived at the same receiver',
    ...(again && { again }),
  }));
}

/** Those that say of which run they are told show the same in another wave; the others are left out beside them. */
function namedFirst(trials: readonly Trial[]): readonly Trial[] {
  const named = trials.filter(({ scenario }) => scenario.run !== undefined);
  return named.length > 0 ? named : trials;
}

/** Needed to show it again: the callback of the same run, and one that is heard. */
function companionsOf(trial: Trial, trials: readonly Trial[], facts: Facts): Trial[] {
  const same_run = trials.filter(({ run, scenario }) => run.name === trial.run.name && scenario.channel === 'callback');
  const heard = heardBeside(trial, trials, facts);
  return heard ? [...same_run, heard] : same_run;
}

/** For the control of a judge that found nothing. */
export function unprovenFirstEvents(
  trials: readonly Trial[],
  evidence: WaveEvidence,
  { isLooked }: FirstEventRule,
): string | undefined {
  const looked = trials.filter((trial) => isLooked(trial, evidence.facts));
  if (looked.length === 0) return 'no run was shown whose event is looked at here';
  const silent = looked.find(({ attempts }) => attempts.length === 0);
  if (!silent) return undefined;
  const { missing, record, scenario } = silent;
  if (!isEnded(silent))
    return `a run did not end while it was watched (status_code: ${record?.status_code ?? 'unknown'})`;
  return `no ${channelOf(scenario)} came within ${missing?.watched_s ?? 0} s, and nothing shows that it could have`;
}

/** The webhook, which is of the owner's organization, is owed an event of this run. */
export function isEventDue({ scenario, run }: Trial, facts: Facts): boolean {
  if (scenario.channel !== 'webhook') return scenario.channel === 'callback';
  return isOfOwner(facts, run.by) && subscriptionOf(scenario).includes(event_of_part[run.part]);
}

/** Nothing came, although the run ended long enough ago. */
function lacks(trial: Trial, evidence: WaveEvidence): boolean {
  const { attempts, missing, scenario } = trial;
  if (attempts.length > 0 || !missing || missing.unknown !== undefined || !isEnded(trial)) return false;
  if (scenario.channel === 'webhook' && mayBeUnknown(evidence)) return false;
  return sinceEnd(trial, evidence) >= watched_least_ms;
}

const ended_words = new Set<unknown>(['completed', 'failed', 'canceled', 'cancelled']);

function isEnded({ record }: Trial): boolean {
  return ended_words.has(record?.status_code) || typeof record?.completed_at === 'string';
}

/** An event without a readable run that came before its dispatch was answered is nobody's. */
function mayBeUnknown(evidence: WaveEvidence): boolean {
  return waveOf(evidence).foreign > 0 && !isPlaceDeclared('run_id', evidence.facts);
}

/** From the end of the run to its last read, in milliseconds on the axis of arrivals. */
function sinceEnd({ run, record }: Trial, { exchanges }: WaveEvidence): number {
  const last_ms = run.reads.at(-1)?.at_ms ?? run.dispatched_ms;
  const { created_at, completed_at } = record ?? {};
  const took_ms = Date.parse(String(completed_at)) - Date.parse(String(created_at));
  const by_record_ms = Number.isNaN(took_ms) ? 0 : last_ms - run.dispatched_ms - Math.max(0, took_ms);
  const seen = run.reads.find(({ exchange }) => {
    const read = exchanges.find(({ number }) => number === exchange)?.decoded?.record;
    return read?.status_code !== undefined && read.status_code === record?.status_code;
  });
  return Math.max(by_record_ms, last_ms - (seen?.at_ms ?? last_ms));
}

/** Another run was told of in the same way, so that the way is open. */
function heardBeside(trial: Trial, trials: readonly Trial[], facts: Facts): Trial | undefined {
  const others = trials.filter(({ attempts, run }) => attempts.length > 0 && run.name !== trial.run.name);
  const heard = [...namedFirst(others), ...others];
  if (trial.scenario.channel === 'webhook') return heard.find(({ webhook }) => webhook?.name === trial.webhook?.name);
  const called = heard.find(({ scenario }) => scenario.channel === 'callback');
  // Some targets call no address of a private network; one that declares to do so is judged by its word.
  const calls_private = chosen(facts.choices, 'runs.callback_url')?.private === 'accepted';
  return called ?? (calls_private ? heard[0] : undefined);
}
