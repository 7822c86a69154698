import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Clause, ClauseDocument } from '../src/contract/clauses.ts';
import { placeOfAnchor, placeOfSection, type UnitList } from './specification-units.ts';

/** Facts beside the clauses themselves; each part that is given is compared with them. */
export interface ClauseContext {
  /** Units of the specification, as committed. */
  readonly units: readonly string[];
  /** Every choice key, `group.key`. */
  readonly choice_keys?: readonly string[];
}

/** All that is wrong with a clauses document, a line each; empty when nothing is. Reads no specification. */
export function clauseProblems(document: unknown, surroundings: ClauseContext): string[] {
  const shape = shapeProblems(document);
  if (shape.length > 0) return shape;
  const valid = document as ClauseDocument;
  return [
    ...identityProblems(valid),
    ...testabilityProblems(valid),
    ...derivationProblems(valid),
    ...sectionProblems(valid),
    ...coverageProblems(valid, surroundings.units),
    ...(surroundings.choice_keys ? choiceProblems(valid.clauses, surroundings.choice_keys) : []),
  ];
}

/** Differences between the committed list of units and that of the text. */
export function freshnessProblems(committed: UnitList, actual: UnitList): string[] {
  const known = new Set(committed.units);
  const present = new Set(actual.units);
  const moved = [
    ...actual.units.filter((unit) => !known.has(unit)).map((unit) => `unit ${unit} is new in the specification`),
    ...committed.units
      .filter((unit) => !present.has(unit))
      .map((unit) => `unit ${unit} is gone from the specification`),
  ];
  const stale = committed.specification !== actual.specification || moved.length > 0;
  return stale ? [...moved, 'openapi/specification-units.json is stale: run scripts/clauses.ts --write-units'] : [];
}

/** Choice keys without an open clause, and open clauses whose key is none. */
export function choiceProblems(clauses: readonly Clause[], keys: readonly string[]): string[] {
  const used = new Set(clauses.flatMap((clause) => (clause.level === 'open' ? [clause.choice] : [])));
  return [
    ...keys.filter((key) => !used.has(key)).map((key) => `choice ${key} has no open clause`),
    ...[...used].filter((key) => !keys.includes(key)).map((key) => `choice ${key} is not in the choices schema`),
  ];
}

let validate: ValidateFunction | undefined;

function shapeProblems(document: unknown): string[] {
  validate ??= new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTypes: false }).compile(
    JSON.parse(readFileSync(new URL('../openapi/clauses.schema.json', import.meta.url), 'utf8')),
  );
  if (validate(document)) return [];
  return (validate.errors ?? []).map((error) => {
    const id = idAt(document, error.instancePath);
    return `${error.instancePath || '/'}${id === undefined ? '' : ` (${id})`}: ${error.message ?? error.keyword}`;
  });
}

/** The id of the clause or conflict that a JSON pointer leads into. */
function idAt(document: unknown, pointer: string): string | undefined {
  const [, list = '', index = ''] = pointer.split('/');
  const entry = (document as Record<string, { id?: unknown }[]> | null)?.[list]?.[Number(index)];
  return typeof entry?.id === 'string' ? entry.id : undefined;
}

function identityProblems({ clauses, advice = [], conflicts }: ClauseDocument): string[] {
  return [
    ...repeated([...clauses, ...advice].map((clause) => clause.id)).map((id) => `clause ${id} is there twice`),
    ...repeated(conflicts.map((conflict) => conflict.id)).map((id) => `conflict ${id} is there twice`),
  ];
}

function testabilityProblems({ clauses }: ClauseDocument): string[] {
  return clauses.flatMap((clause) => {
    if (clause.level === 'open') return [];
    const { impact, untestable } = clause as { impact?: string; untestable?: string };
    if (impact === undefined && untestable === undefined)
      return [`clause ${clause.id} has neither impact nor untestable`];
    return impact !== undefined && untestable !== undefined
      ? [`clause ${clause.id} has both impact and untestable`]
      : [];
  });
}

function derivationProblems({ clauses, conflicts }: ClauseDocument): string[] {
  const known = new Map(clauses.map((clause) => [clause.id, clause]));
  const parents = (id: string): readonly string[] => {
    const clause = known.get(id);
    return clause?.level === 'derived' ? clause.from : [];
  };
  const circular = (id: string, seen: ReadonlySet<string>): boolean =>
    seen.has(id) || parents(id).some((parent) => circular(parent, new Set([...seen, id])));
  return [
    ...clauses.flatMap(({ id }) => parents(id).flatMap((from) => unfit(id, from, known.get(from)))),
    ...clauses.filter(({ id }) => circular(id, new Set())).map(({ id }) => `clause ${id} is derived from itself`),
    ...conflicts.flatMap((conflict) =>
      conflict.clauses.filter((id) => !known.has(id)).map((id) => `conflict ${conflict.id} names no clause: ${id}`),
    ),
  ];
}

function unfit(id: string, from: string, parent: Clause | undefined): string[] {
  if (parent === undefined) return [`clause ${id} is derived from no clause: ${from}`];
  return parent.level === 'open' ? [`clause ${id} is derived from an open one: ${from}`] : [];
}

/** A clause says where the text deals with it; one of its sources must stand there. */
function sectionProblems({ clauses }: ClauseDocument): string[] {
  return clauses
    .filter(({ section, source = [] }) => {
      const place = placeOfSection(section);
      return source.length > 0 && !source.some((anchor) => `${placeOfAnchor(anchor)}/`.startsWith(`${place}/`));
    })
    .map(({ id, section }) => `clause ${id} has no source in its section ${section}`);
}

function coverageProblems({ clauses, conflicts, non_normative }: ClauseDocument, units: readonly string[]): string[] {
  const normative = clauses.flatMap((clause) => clause.source ?? []);
  const idle = non_normative.flatMap((entry) => entry.source);
  const named = new Set([...normative, ...idle]);
  const known = new Set(units);
  const unknown = [...new Set([...named, ...conflicts.flatMap((conflict) => conflict.source)])];
  return [
    ...units.filter((unit) => !named.has(unit)).map((unit) => `unit ${unit} is in no clause and not non-normative`),
    ...unknown
      .filter((anchor) => !known.has(anchor))
      .map((anchor) => `source ${anchor} is no unit of the specification`),
    ...repeated(idle).map((unit) => `unit ${unit} is non-normative twice`),
    ...idle.filter((unit) => normative.includes(unit)).map((unit) => `unit ${unit} is non-normative and in a clause`),
  ];
}

function repeated(words: readonly string[]): string[] {
  return [...new Set(words.filter((word, index) => words.indexOf(word) !== index))];
}
