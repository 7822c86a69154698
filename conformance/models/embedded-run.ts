/** A run inside a batch item, written from sections 2 and 4: the whole record that the run's own read shows. */
import type { Mismatch } from '../suite/evidence.ts';
import type { Codes, Shown, Tally } from '../suite/tally.ts';
import { isOwnWord } from './batch-items.ts';
import { differingFields } from './run-fields.ts';
import { isEmpty, isSet, sameId, sameMoment } from './values.ts';

type Run = Record<string, unknown>;
type Where = Pick<Shown, 'at'> & { pointer: string };

/** Of `judgeEmbeddedRun` and `judgeContents`. */
export const own_read_codes = {
  'another-run': {
    clause: 'embedding.batch-run-is-the-run',
    message: 'The run embedded in a batch item is another one than its run_id names.',
  },
  'another-value': {
    clause: 'embedding.batch-run-is-the-run',
    message: 'The run embedded in a batch item shows another value than its own read.',
  },
  'partial-run': {
    clause: 'embedding.batch-run',
    message: 'The run embedded in a batch item lacks a field that its own read shows.',
  },
} satisfies Codes;

// `created_by` is left out: where an API key acted, it may differ from one operation to the other (`records.actor`).
const ids = [
  'id',
  'flow_id',
  'model_id',
  'graph_workflow_id',
  'org_id',
  'resolved_template_id',
  'batch_id',
  'flow_version_id',
];
const times = ['created_at', 'started_at', 'completed_at'];
const plain = [
  'target_version',
  'client_ref',
  'request_id',
  'failure_code',
  'duration_ms',
  'nodes_total',
  'nodes_completed',
  'has_logs',
  'has_node_runs',
];

/**
 * Fields that a full run has and of which two reads are to agree. Free-form ones may hold URLs that are signed anew.
 */
const run_fields: readonly string[] = [...ids, ...times, ...plain, 'status_code', 'cost'];

/** Two reads of one run agree in a field, however its value is written. */
function runsAgreeIn(field: string, one: unknown, other: unknown): boolean {
  if (!isSet(one) || !isSet(other)) return !isSet(one) && !isSet(other);
  if (ids.includes(field)) return sameId(one, other);
  if (times.includes(field)) return sameMoment(one, other);
  if (field === 'cost') return Number(one) === Number(other);
  // Each operation may have words of its own for a state: only words that both know are compared.
  if (field === 'status_code' && (isOwnWord(one) || isOwnWord(other))) return true;
  return one === other;
}

/** A run stood still between two reads of its own: then only can it be compared with what else shows it. */
export function isUnchanged(before: Run | undefined, after: Run | undefined): boolean {
  return before !== undefined && after !== undefined && run_fields.every((field) => before[field] === after[field]);
}

/** The first field in which an embedded run is not the run. */
export function judgeEmbeddedRun(run: Run, own: Run, where: Where, tally: Tally): Mismatch[] {
  const field = run_fields.find((name) => tally.compared(!runsAgreeIn(name, own[name], run[name])));
  return field === undefined ? [] : unlikeItsRead(field, run, own, where, tally);
}

function unlikeItsRead(field: string, run: Run, own: Run, { at, pointer }: Where, tally: Tally): Mismatch[] {
  const code = field === 'id' ? 'another-run' : isSet(run[field]) ? 'another-value' : 'partial-run';
  const message =
    code === 'partial-run'
      ? `the run embedded in a batch item lacks ${field}, which its own read shows`
      : `the run embedded in a batch item shows another ${field} than its own read`;
  const values = { expected: own[field] ?? null, actual: run[field] ?? null };
  return tally.broken(code, { at, message, ...values, pointer: `${pointer}/${field}` });
}

/** The request and the outcome of a run: free in form, or in words, but a part of the full run. */
const contents = ['input', 'output', 'failure_message'] as const;

/**
 * The first of the contents in which an embedded run is not the run, though both reads of the run itself show one and
 * the same. URLs may be signed anew.
 */
export function judgeContents(run: Run, [before, after]: readonly [Run, Run], where: Where, tally: Tally): Mismatch[] {
  const moving = differingFields(before, after);
  const steady = contents.filter((name) => !moving.includes(name) && isSet(before[name]) && !isEmpty(before[name]));
  const others = differingFields(before, run, { byAnother: true });
  const field = steady.find((name) => tally.compared(!isSet(run[name]) || others.includes(name)));
  return field === undefined ? [] : unlikeItsRead(field, run, before, where, tally);
}
