/**
 * The words for the status of runs and of batch items (choices `records.status_words`, `records.batch_item_words`).
 * `queued` and `canceled` of a run are stated. A word that nobody declared stays as it is.
 */
import type { OperationId } from '../contract/operations.ts';
import type { CanonicalQuery, Condition } from './canonical.ts';
import { item_reads } from './catalog/operations.ts';
import { type BatchItemWords, type ChoicesDocument, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { seedFor } from './seed-for.ts';

type AnyRecord = Readonly<Record<string, unknown>>;
type Outcome = 'running' | 'completed' | 'failed';

const outcomes: readonly Outcome[] = ['running', 'completed', 'failed'];

/** The declared words of runs, by the canonical one. */
export function runWords(choices: ChoicesDocument, operation: OperationId | undefined): Map<string, readonly string[]> {
  const words = chosen(choices, 'records.status_words', operation) ?? {};
  return new Map(outcomes.flatMap((outcome) => (words[outcome] ? [[outcome, words[outcome]] as const] : [])));
}

/**
 * Writes the status of a run: one word after another while it runs, as its nodes are done; and of several for one
 * outcome the same one each time for a run. Undefined where all words are canonical.
 */
export function runStatusWriter(
  choices: ChoicesDocument,
  operation: OperationId | undefined,
): ((value: unknown, run: AnyRecord) => unknown) | undefined {
  const words = runWords(choices, operation);
  if ([...words].every(([outcome, of]) => of.length === 1 && of[0] === outcome)) return undefined;
  return (value, run) => {
    const of = words.get(value as string);
    if (!of) return value;
    return value === 'running'
      ? of[Math.min(stepOf(run), of.length - 1)]
      : of[numberOf(run.id ?? run.run_id) % of.length];
  };
}

function stepOf({ nodes_completed }: AnyRecord): number {
  return Number.isSafeInteger(nodes_completed) ? Math.max(Number(nodes_completed), 0) : 0;
}

/** Spreads ids evenly over small numbers, by their last characters, which differ most. */
function numberOf(id: unknown): number {
  return seedFor(0, String(id).toLowerCase().slice(-12)) >>> 0;
}

export function runStatusReader(
  choices: ChoicesDocument,
  operation: OperationId | undefined,
): (value: unknown) => unknown {
  const outcomeOf = new Map(
    [...runWords(choices, operation)].flatMap(([outcome, words]) => words.map((word) => [word, outcome])),
  );
  return (value) => outcomeOf.get(value as string) ?? value;
}

/** The word of each canonical status of batch items: their own, or where they have none the first that runs have. */
export function itemWords(choices: ChoicesDocument, operation: OperationId | undefined): ReadonlyMap<string, string> {
  const own = chosen(choices, 'records.batch_item_words', operation);
  if (own === undefined || isOther(own)) return new Map();
  if (own !== 'as_runs') return new Map(Object.entries(own satisfies BatchItemWords));
  return new Map([...runWords(choices, operation)].map(([outcome, words]) => [outcome, words[0]!]));
}

/** Undefined where all words are canonical. */
export function itemStatusWriter(
  choices: ChoicesDocument,
  operation: OperationId | undefined,
): ((value: unknown) => unknown) | undefined {
  const words = itemWords(choices, operation);
  if ([...words].every(([status, word]) => status === word)) return undefined;
  return (value) => words.get(value as string) ?? value;
}

export function itemStatusReader(
  choices: ChoicesDocument,
  operation: OperationId | undefined,
): (value: unknown) => unknown {
  const statusOf = new Map([...itemWords(choices, operation)].map(([status, word]) => [word, status]));
  return (value) => statusOf.get(value as string) ?? value;
}

export interface ConditionWords {
  write(query: CanonicalQuery): CanonicalQuery;
  read(query: CanonicalQuery): CanonicalQuery;
}

/** The words in filters on the status of batch items; undefined where there is nothing to exchange. */
export function createConditionWords(choices: ChoicesDocument, operation: OperationId): ConditionWords | undefined {
  if (!item_reads.includes(operation) || !itemStatusWriter(choices, operation)) return undefined;
  const written = paired(itemWords(choices, operation));
  const read = new Map([...written].map(([text, word]) => [word, text]));
  return { write: (query) => exchanged(query, written), read: (query) => exchanged(query, read) };
}

/**
 * The words for all texts, so that no two texts share one: a text that is the word of some status, without being one
 * itself, changes places with a status that has another word. A filter by that old word finds nothing then.
 */
function paired(words: ReadonlyMap<string, string>): Map<string, string> {
  const taken = new Set(words.values());
  const homeless = [...taken].filter((word) => !words.has(word));
  const free = [...words.keys()].filter((status) => !taken.has(status));
  return new Map([...words, ...homeless.map((word, index) => [word, free[index]!] as const)]);
}

function exchanged(query: CanonicalQuery, words: ReadonlyMap<string, string>): CanonicalQuery {
  const { filter } = query;
  if (filter === undefined || 'raw' in filter) return query;
  const wordOf = (text: string) => words.get(text) ?? text;
  const change = (condition: Condition): Condition => {
    const { field, operator, value } = condition;
    if (field !== 'status_code' || operator === 'like' || value === null) return condition;
    return { ...condition, value: typeof value === 'string' ? wordOf(value) : value.map(wordOf) };
  };
  return { ...query, filter: filter.map(change) };
}
