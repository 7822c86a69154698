/**
 * The fields of a finished run that never change. Logs, costs, evaluation and the signatures of URLs may settle later;
 * what stands in the free-form objects beside input and output is not known, and embedded models and workflows live on
 * by themselves.
 */
import { isUsualWord } from './batch-items.ts';
import { isSet, sameId, sameMoment } from './values.ts';

type RunRecord = Record<string, unknown>;

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

export const lasting_fields = [...identities, ...times, ...plain] as const;
export type LastingField = (typeof lasting_fields)[number];

/**
 * The fields that differ; null and absent are one.
 * @param byAnother the two are answers of different operations: what one of them does not show, or may say in words of
 *   its own, is left out
 */
export function differingFields(one: RunRecord, other: RunRecord, { byAnother = false } = {}): LastingField[] {
  return lasting_fields.filter((field) => {
    const [a, b] = [one[field], other[field]];
    if (!isSet(a) || !isSet(b)) return !byAnother && isSet(a) !== isSet(b);
    return !(byAnother && isInOwnWords(field, a, b)) && !isSame(field, a, b);
  });
}

/**
 * Who acted, and in which state, each operation may say in its own way; words for a state that both know are compared,
 * and the one for being called off, which is stated.
 */
function isInOwnWords(field: LastingField, a: unknown, b: unknown): boolean {
  if (field !== 'status_code') return field === 'created_by';
  return ![isUsualWord, isCalledOff].some((isKnown) => isKnown(a) && isKnown(b));
}

/** Whether a word for a state says that the run was called off, however it spells that. */
export function isCalledOff(word: unknown): boolean {
  return typeof word === 'string' && /^cancell?ed$/i.test(word);
}

function isSame(field: LastingField, a: unknown, b: unknown): boolean {
  if (identities.some((name) => name === field)) return sameId(a, b);
  if (times.some((name) => name === field)) return sameMoment(a, b);
  return textOf(a) === textOf(b);
}

/** As JSON with its members in order; a URL may be signed anew, and one in place of it says nothing. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'string' && /^https?:\/\//i.test(inner)) return '(URL)';
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}
