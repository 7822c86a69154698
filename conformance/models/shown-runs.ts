/** Runs as answers show them: those that the suite polled until their end, and those inside other records. Pure. */
import { isObject } from '../../src/json/is-object.ts';
import type { Evidence, Facts, Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import { run_parts } from '../suite/scenario.ts';
import { isAnotherRecord } from './right-answers.ts';
import { exchangeAt, stepsOf } from './steps.ts';
import { isSet } from './values.ts';

export type RunRecord = Readonly<Record<string, unknown>>;

/** A polled run in the evidence of a case. */
export interface PolledRunEvidence {
  name: string;
  id: string;
  dispatch: Exchange;
  reads: readonly Exchange[];
}

/** The kinds of run that the target file offers from dispatch to end. */
export function offeredRunKinds({ fixtures = {}, cancels_runs, operations }: Facts): string[] {
  const { models = {}, workflow } = fixtures;
  const names = new Set<string>([...run_parts, ...Object.keys(models)].filter((name) => name !== 'slow'));
  return [...names].filter((name) => {
    if (name === 'workflow') {
      const is_named = isSet(workflow?.owner) && isSet(workflow?.slug);
      return is_named && operations.includes('dispatchGraphWorkflowRun');
    }
    return isSet(models[name]) || (name === 'cancels' && cancels_runs === true && isSet(models.slow));
  });
}

/** The notes of a check about the runs that it polled. Stored histories have the key `life-…`. */
export interface PolledRunNotes {
  [note: `life-${string}`]: PolledRunNote;
}

export interface PolledRunNote {
  name: string;
  id: string;
  ended: boolean;
}

export function polledRunNotes(runs: readonly PolledRunNote[]): PolledRunNotes {
  return Object.fromEntries(runs.map(({ name, id, ended }) => [`life-${name}`, { name, id, ended }]));
}

/** The runs that a case polled. */
export function polledRuns(
  evidence: Pick<Evidence<unknown, PolledRunNotes>, 'exchanges' | 'notes'>,
): PolledRunEvidence[] {
  const noted = Object.entries(evidence.notes).filter(([note]) => note.startsWith('life-'));
  return noted.flatMap(([, { name, id }]) => {
    const dispatch = exchangeAt(evidence, `dispatch-${name}`);
    return dispatch ? [{ name, id, dispatch, reads: stepsOf(evidence, `life-${name}`) }] : [];
  });
}

/** The records that reads were answered with. */
export function recordsIn(reads: readonly Exchange[]): { exchange: Exchange; record: RunRecord }[] {
  return reads.flatMap((exchange) => {
    const { outcome, record } = exchange.decoded ?? {};
    return outcome === 'success' && record ? [{ exchange, record }] : [];
  });
}

/** The same without those that are another run than was asked for. */
export function askedRecordsIn(reads: readonly Exchange[]): { exchange: Exchange; record: RunRecord }[] {
  return recordsIn(reads).filter(({ exchange }) => !isAnotherRecord(exchange));
}

/** A run as an answer shows it, alone or within another record. */
export interface ShownRun {
  run: RunRecord;
  exchange: Exchange;
  /** Its place in the answer. */
  pointer: string;
}

export function runsShownIn(exchange: Exchange): ShownRun[] {
  const { operation, query } = exchange.request;
  const { outcome, record, page } = exchange.decoded ?? {};
  // A projection may leave out fields that were not named.
  if (outcome !== 'success' || query.fields !== undefined) return [];
  if (operation === 'getRun' || operation === 'rateRun') return record ? [{ run: record, exchange, pointer: '' }] : [];
  const items = page?.items.map((item, index) => ({ holder: item, pointer: `/items/${index}/run` })) ?? [];
  const holders = record ? [{ holder: record, pointer: '/run' }] : items;
  return holders.flatMap(({ holder: { run }, pointer }) => (isObject(run) ? [{ run, exchange, pointer }] : []));
}

/** The place of a shown run, for a mismatch. */
export function whereShown(
  { exchange, pointer }: ShownRun,
  field = '',
): Pick<Mismatch, 'operation' | 'pointer' | 'exchange'> {
  const place = field === '' ? pointer : `${pointer}/${field}`;
  return { operation: exchange.request.operation, pointer: place, exchange: exchange.number };
}

export function isWorkflowDispatch({ request }: Exchange): boolean {
  return request.operation === 'dispatchGraphWorkflowRun';
}

/** The path of a model or workflow that was dispatched, for messages. */
export function dispatchedPath({ request }: Exchange): string {
  return Object.values(request.path).join('/');
}
