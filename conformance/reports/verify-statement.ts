/** Compares a published statement with the one that its history makes: pure. */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../src/json/is-object.ts';
import type { JudgedHistory } from './history-digest.ts';
import type { Statement } from './statement.ts';

export interface StatementDifference {
  /** Pointer into the statement. */
  pointer: string;
  stated: unknown;
  /** By the history. */
  found: unknown;
}

/** Histories as bytes are compared by `strangers`; here what the judges make of them. */
export function differencesOf(stated: Statement, found: Statement): StatementDifference[] {
  const [one, two] = [stated, found].map(({ histories: _, ...rest }) => JSON.parse(JSON.stringify(rest)) as unknown);
  return differing('', one, two);
}

/** Digests of given histories that the statement does not name, and of those that it names and nobody gave. */
export function strangers(
  { histories = [] }: Statement,
  given: readonly JudgedHistory[],
): { unnamed: JudgedHistory[]; absent: JudgedHistory[] } {
  const without = (all: readonly JudgedHistory[], others: readonly JudgedHistory[]) =>
    all.filter(({ sha256 }) => !others.some((other) => other.sha256 === sha256));
  return { unnamed: without(given, histories), absent: without(histories, given) };
}

function differing(pointer: string, stated: unknown, found: unknown): StatementDifference[] {
  if (isDeepStrictEqual(stated, found)) return [];
  if (isObject(stated) && isObject(found)) {
    const names = new Set([...Object.keys(stated), ...Object.keys(found)]);
    return [...names].flatMap((name) => differing(`${pointer}/${name}`, stated[name], found[name]));
  }
  return [{ pointer, stated, found }];
}
