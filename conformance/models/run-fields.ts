/**
 * The fields of a finished run that never change. Logs, costs, evaluation and the signatures of URLs may come later, and
 * embedded models and workflows change by themselves.
 */
import { isUsualWord } from './batch-items.ts';
import type { RunRecord } from './shown-runs.ts';
import { isSet, sameId, sameMoment } from './values.ts';

const identities = [
  'id',
  'flow_id',
  'model_id',
  'graph_workflow_id',
  'org_id',
  'resolved_template_id',
  'batch_id',
  'flow_version_id',
  'created_by',
  'source_chat_message_id',
] as const;
const times = ['created_at', 'started_at', 'completed_at'] as const;
const plain = [
  'target_version',
  'client_ref',
  'jurisdiction_code',
  'callback_url',
  'failure_code',
  'failure_message',
  'status_code',
  'input',
  'output',
  'duration_ms',
  'nodes_total',
  'nodes_completed',
] as const;

const lasting_fields = [...identities, ...times, ...plain] as const;
export type LastingField = (typeof lasting_fields)[number];

/**
 * The fields that differ; null and absent are one.
 * @param byAnother two operations answered: fields that one does not show, or may word otherwise, are left out
 */
export function differingFields(one: RunRecord, other: RunRecord, { byAnother = false } = {}): LastingField[] {
  return lasting_fields.filter((field) => {
    const [a, b] = [one[field], other[field]];
    if (!isSet(a) || !isSet(b)) return !byAnother && isSet(a) !== isSet(b);
    return !(byAnother && isInOwnWords(field, a, b)) && !isSame(field, a, b);
  });
}

/** Operations may name the caller and the state in their own ways; words that both know are compared. */
function isInOwnWords(field: LastingField, a: unknown, b: unknown): boolean {
  if (field !== 'status_code') return field === 'created_by';
  return ![isUsualWord, isCalledOff].some((isKnown) => isKnown(a) && isKnown(b));
}

/** The word says that the run was called off, in either spelling. */
export function isCalledOff(word: unknown): boolean {
  return typeof word === 'string' && /^cancell?ed$/i.test(word);
}

function isSame(field: LastingField, a: unknown, b: unknown): boolean {
  if (identities.some((name) => name === field)) return sameId(a, b);
  if (times.some((name) => name === field)) return sameMoment(a, b);
  return textOf(a) === textOf(b);
}

/** JSON with its members in order, and without URLs, which may be signed anew. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'string' && /^https?:\/\//i.test(inner)) return '(URL)';
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}
