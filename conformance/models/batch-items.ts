/**
 * Items of a batch, written from sections 2 and 4: which fields they have, when two reads of one item agree, and what a
 * list read to its end shows, which every other way of asking for the same items must agree with.
 */
import type { Evidence } from '../suite/evidence.ts';
import { isSet, sameId, sameMoment } from './values.ts';
import { readWalk, type WalkResult } from './walk.ts';

export type BatchItem = Record<string, unknown>;

/** Every field of an item that the text names, without the embedded run. */
export const item_fields = [
  'id',
  'batch_id',
  'run_id',
  'sequence_index',
  'created_at',
  'started_at',
  'completed_at',
  'client_ref',
  'status_code',
  'input',
  'output',
  'error',
  'cost',
] as const;

const ids: readonly string[] = ['id', 'batch_id', 'run_id'];
const times: readonly string[] = ['created_at', 'started_at', 'completed_at'];
/** Two reads may show these apart: a URL in them is signed anew, and nothing is said of what else they hold. */
const free_form: readonly string[] = ['input', 'output', 'error'];

/** The words that the text or the document has. Two operations may show one state by different words of their own. */
const usual_words = ['queued', 'running', 'completed', 'failed', 'canceled'];

/**
 * Two reads of one item agree in a field. Null and absent are one; words of the status are compared where both are
 * known.
 */
export function agreesIn(field: string, one: unknown, other: unknown): boolean {
  if (free_form.includes(field)) return isSet(one) === isSet(other);
  if (!isSet(one) || !isSet(other)) return !isSet(one) && !isSet(other);
  if (ids.includes(field)) return sameId(one, other);
  if (times.includes(field)) return sameMoment(one, other);
  if (field === 'cost') return Number(one) === Number(other);
  if (field === 'status_code' && (isOwnWord(one) || isOwnWord(other))) return true;
  return one === other;
}

export function isUsualWord(word: unknown): boolean {
  return usual_words.includes(String(word));
}

/** A word of the implementation, whose meaning nobody else knows. An empty text says nothing. */
export function isOwnWord(word: unknown): boolean {
  return word !== '' && !isUsualWord(word);
}

/** The fields in which two reads of one item differ. */
export function differences(one: BatchItem, other: BatchItem, fields: readonly string[] = item_fields): string[] {
  return fields.filter((field) => !agreesIn(field, one[field], other[field]));
}

function idsOf(items: readonly BatchItem[]): string[] {
  return items.map(({ id }) => String(id));
}

/** The list of a batch as the walk of a step found it. */
export function batchList(
  evidence: Pick<Evidence, 'exchanges'>,
  step: string,
): { walk: WalkResult; items: BatchItem[] } {
  const exchanges = evidence.exchanges.filter((exchange) => exchange.step.startsWith(`${step}/`));
  const walk = readWalk(exchanges);
  return { walk, items: walk.pages.flatMap((page) => page.items) };
}

/** The reason why the list that everything else is compared with is of no use; undefined when it is. */
export function unreadList(evidence: Pick<Evidence, 'exchanges'>, least = 1): string | undefined {
  const { walk, items } = batchList(evidence, 'all');
  if (walk.ended !== 'end') return 'the list of the batch could not be read to its end, so that nothing was compared';
  const found = new Set(idsOf(items)).size;
  return found < least ? `the list of the batch holds ${found} items, of which nothing can be shown` : undefined;
}
