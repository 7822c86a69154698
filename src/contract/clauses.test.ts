import { describe, expect, it } from 'vitest';
import { choiceKeys } from '../choices/catalog/catalog.ts';
import { type Clause, clauseById, clauses, loadClauses } from './clauses.ts';
import { bundledDocument } from './document.ts';

const document = bundledDocument();

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
    Object.entries(document.components[kind] ?? {}).map(([name, content]) => [
      name,
      (content as { 'x-clauses'?: string[] })['x-clauses'] ?? [],
    ]),
  );

describe('the bundled document and clauses.yaml agree both ways', () => {
  const operations = carriersIn([document.paths, document.webhooks]);

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

describe('a clause names what its id promises:', () => {
  const lacking = (group: RegExp, kind: 'parameters' | 'schemas') =>
    clauses().flatMap((clause) => (group.test(clause.id) && clause[kind] === undefined ? [clause.id] : []));

  it('the schemas of the record whose fields it tells', () => {
    expect(lacking(/^types\..+-fields$/, 'schemas')).toEqual([]);
  });

  it('the parameters that filter, sort and project', () => {
    expect(lacking(/^(filtering|sorting|projection)\./, 'parameters')).toEqual([]);
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
