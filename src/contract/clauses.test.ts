import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { choiceKeys } from '../choices/catalog/catalog.ts';
import { type Clause, clauseById, clauses, loadClauses } from './clauses.ts';

const folder = (path: string) => new URL(`../../openapi/${path}/`, import.meta.url);
const files = (path: string): [name: string, content: unknown][] =>
  readdirSync(folder(path))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [
      basename(name, '.yaml'),
      parse(readFileSync(new URL(encodeURIComponent(name), folder(path)), 'utf8')),
    ]);

type Carriers = Record<string, readonly string[]>;

/** Every operation at or below a value, callbacks included, with the clauses it says it carries. */
function carriersIn(value: unknown): Carriers {
  if (typeof value !== 'object' || value === null) return {};
  const { operationId, 'x-clauses': ids = [] } = value as { operationId?: string; 'x-clauses'?: string[] };
  const own = operationId === undefined ? {} : { [operationId]: ids };
  return Object.assign(own, ...Object.values(value).map(carriersIn));
}

/** The clauses that name each carrier, in the order of the file. */
function named(namesOf: (clause: Clause) => readonly string[]): Carriers {
  const pairs = clauses().flatMap((clause) => namesOf(clause).map((name) => ({ name, id: clause.id })));
  const groups = Object.groupBy(pairs, ({ name }) => name);
  return Object.fromEntries(Object.entries(groups).map(([name, group = []]) => [name, group.map(({ id }) => id)]));
}

const sorted = (carriers: Carriers): Carriers =>
  Object.fromEntries(
    Object.entries(carriers)
      .filter(([, ids]) => ids.length > 0)
      .map(([name, ids]) => [name, ids.toSorted()]),
  );

const components = (kind: string): Carriers =>
  Object.fromEntries(
    files(`components/${kind}`).map(([name, content]) => [
      name,
      (content as { 'x-clauses'?: string[] })['x-clauses'] ?? [],
    ]),
  );

describe('the document and clauses.yaml agree both ways', () => {
  const operations = carriersIn([...files('paths'), ...files('webhooks')]);

  it('on operations, events and callbacks', () => {
    const wanted = named(({ operations }) => (operations === 'all' ? [] : operations));
    expect(sorted(operations)).toEqual(sorted(wanted));
  });

  it('on every operation having a clause of its own', () => {
    expect(Object.keys(operations).filter((id) => operations[id]?.length === 0)).toEqual([]);
  });

  it('on parameters', () => {
    expect(sorted(components('parameters'))).toEqual(sorted(named(({ parameters = [] }) => parameters)));
  });

  it('on schemas', () => {
    expect(sorted(components('schemas'))).toEqual(sorted(named(({ schemas = [] }) => schemas)));
  });
});

describe('loadClauses', () => {
  it('reads the file once', () => {
    expect(loadClauses()).toBe(loadClauses());
    expect(clauses()).toBe(loadClauses().clauses);
  });

  it('finds a clause by its id, and none by another', () => {
    expect(clauseById('pagination.envelope')).toMatchObject({ level: 'stated', section: '4' });
    expect(clauseById('pagination.none')).toBeUndefined();
  });
});

it('names every choice that a choices document can make', () => {
  const named = new Set(clauses().flatMap((clause) => (clause.level === 'open' ? [clause.choice] : [])));
  expect(choiceKeys).toContain('lists.fields_grammar');
  expect(choiceKeys.filter((key) => !named.has(key))).toEqual([]);
});
