/** Choices fixed by the specification's text itself, operation by operation: no document can touch them. */
import type { OperationId } from '../contract/operations.ts';
import type { ChoiceKey, ChoiceValue } from './choices-document.ts';
import { isOther } from './choices-document.ts';

type StatedChoices = { [Key in ChoiceKey]?: Partial<ChoiceValue<Key>> };

/** Section 4, Batches: both reads have the same query features. */
const batchRead: StatedChoices = {
  'lists.parameters': { filter: 'q', sort: 'sort_by', fields: 'fields', embed: 'embed' },
  'lists.filter_grammar': { condition: '{field}.{operator}:{value}', join: ',' },
  'lists.sort_grammar': { ascending: '{field}:asc', descending: '{field}:desc', join: ',' },
  'lists.fields_grammar': { join: ',' },
  'lists.operators': { eq: 'eq' },
  'lists.multiple_conditions': 'and',
};

const stated: { readonly [Id in OperationId]?: StatedChoices } = {
  listBatchItems: batchRead,
  getBatchItem: batchRead,
  // Section 4, Assets: the sort form, comma-separated fields and embeds, page sizes from 1 to 500.
  listAssets: {
    'lists.parameters': { embed: 'embed' },
    'lists.sort_grammar': { ascending: '{field}:asc', descending: '{field}:desc' },
    'lists.fields_grammar': { join: ',' },
    'lists.page_size_bounds': [1, 500],
  },
  getAsset: { 'lists.parameters': { embed: 'embed' } },
  listAssetTypes: { 'lists.page_size_bounds': [1, 500] },
  getMe: { 'lists.parameters': { embed: 'embed' } },
  // Section 4, Model runs: "Error bodies are the error envelope."
  rateRun: { 'codes.error_envelope': 'envelope' },
};

/** Parts that are open beside the stated ones of a grammar, given that a choice follows the stated form. */
const openParts: { readonly [Key in ChoiceKey]?: readonly string[] } = {
  'lists.filter_grammar': ['list_separator', 'null_word', 'null_operator', 'any_text'],
  'lists.sort_grammar': ['join'],
};

/** The stated value of a choice, or the stated parts of it; undefined where the text leaves all of it open. */
export function statedPart<Key extends ChoiceKey>(
  operation: OperationId,
  key: Key,
): Partial<ChoiceValue<Key>> | undefined {
  return stated[operation]?.[key] as Partial<ChoiceValue<Key>> | undefined;
}

/**
 * True where a choice has the form that the specification states. A filter grammar of another form says nothing about
 * an operation whose form is stated: a list separator, say, that is safe in one may be the join of the other.
 */
export function followsStated<Key extends ChoiceKey>(
  operation: OperationId,
  key: Key,
  value: ChoiceValue<Key> | undefined,
): boolean {
  const fixed = statedPart(operation, key);
  if (fixed === undefined) return true;
  if (typeof value !== 'object' || isOther(value) || 'parameter' in value) return false;
  const parts = Object.entries(fixed as Record<string, unknown>);
  return parts.every(([part, text]) => [undefined, text].includes((value as Record<string, unknown>)[part]));
}

/** A chosen value with the stated parts put in its place. */
export function withStated<Key extends ChoiceKey>(
  operation: OperationId,
  key: Key,
  value: ChoiceValue<Key> | undefined,
): ChoiceValue<Key> | undefined {
  const fixed = statedPart(operation, key);
  if (fixed === undefined) return value;
  if (typeof fixed !== 'object' || Array.isArray(fixed)) return fixed as ChoiceValue<Key>;
  const follows = key !== 'lists.filter_grammar' || followsStated(operation, key, value);
  const given = follows && typeof value === 'object' && !isOther(value) ? (value as Record<string, unknown>) : {};
  const open = openParts[key];
  const kept = open ? Object.fromEntries(Object.entries(given).filter(([name]) => open.includes(name))) : given;
  return { ...kept, ...fixed } as ChoiceValue<Key>;
}

/** `listAssets` and its like: what is embedded in each record only when `embed` names it (sections 2 and 4). */
export const embedOnly: { readonly [Id in OperationId]?: readonly string[] } = {
  listAssets: ['created_by_user'],
  getAsset: ['created_by_user'],
  listBatchItems: ['run'],
  getBatchItem: ['run'],
  getMe: ['memberships', 'organizations', 'pending_invitations'],
};

/** Parts of a run beside its own fields (section 2). */
export const run_embeds = ['logs', 'node_runs', 'model', 'graph_workflow'] as const;
