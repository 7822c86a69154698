import { clausesFile } from './clauses-file.ts';
import { type NamedOperations, operationGroups, operationsNamed } from './operation-groups.ts';
import { events, operations } from './operations.ts';

/** Foundation of a clause: the text says it, it follows from one that the text says, or the text leaves it open. */
export type ClauseLevel = 'stated' | 'derived' | 'open';

interface ClauseBase {
  /** `group.rule`, unique. */
  readonly id: string;
  /** Section of the specification: `8`, or `4 Assets` for a part of a section. */
  readonly section: string;
  /** The duty of an implementation, in our own words. */
  readonly statement: string;
  /** Anchors of the specification's units that it restates. */
  readonly source?: readonly string[];
  /** The operations it applies to, events and callbacks of the document among them; `all` is every one of them. */
  readonly operations: 'all' | readonly string[];
  /** Names of components that carry it. */
  readonly parameters?: readonly string[];
  readonly schemas?: readonly string[];
}

/** The least expected way to obey it, in a sentence or several; `conformance/permitted` holds a server that does so. */
interface Permitting {
  readonly permits?: string | readonly string[];
}

/** Harm of breaking it, for people who do not program; or the reason why no test from outside can see it. */
type Testability =
  | { readonly impact: string; readonly untestable?: undefined }
  | { readonly untestable: string; readonly impact?: undefined };

type StatedClause = ClauseBase & Permitting & Testability & { readonly level: 'stated' };

type DerivedClause = ClauseBase &
  Permitting &
  Testability & {
    readonly level: 'derived';
    /** Ids of the clauses it follows from, and the reasoning. */
    readonly from: readonly string[];
    readonly why: string;
  };

export type OpenClause = ClauseBase & {
  readonly level: 'open';
  /** The key of the choice, `group.key`. */
  readonly choice: string;
  /** The way of the document and of the reference server when nobody says otherwise, in words. */
  readonly reference: string;
  readonly impact?: undefined;
  readonly untestable?: undefined;
  readonly permits?: undefined;
};

export type Clause = StatedClause | DerivedClause | OpenClause;

/** Advice of the specification to those who receive events: no duty of an implementation, and in no run of the suite. */
export type AdviceClause = ClauseBase & {
  readonly level: 'advice';
  /** Ids of the clauses it follows from, and the reasoning. */
  readonly from: readonly string[];
  readonly why: string;
  readonly impact: string;
  readonly untestable?: undefined;
  readonly permits?: undefined;
};

/** All that a verdict may name. */
export type AnyClause = Clause | AdviceClause;

/** A place where the specification contradicts itself or leaves a seam, and how the kit reads it. */
interface Conflict {
  readonly id: string;
  readonly statement: string;
  readonly source: readonly string[];
  readonly reading: string;
  readonly clauses: readonly string[];
}

/** The whole of `openapi/clauses.yaml`. */
export interface ClauseDocument {
  readonly clauses: readonly Clause[];
  readonly conflicts: readonly Conflict[];
  readonly advice: readonly AdviceClause[];
  /** Units of the specification that ask nothing of an implementation. */
  readonly non_normative: readonly { readonly source: readonly string[]; readonly reason: string }[];
}

let loaded: ClauseDocument | undefined;
let byId: ReadonlyMap<string, AnyClause> | undefined;

/** The clauses of the specification, read once, on the first call. `scripts/clauses.ts` proves them well-formed. */
export function loadClauses(): ClauseDocument {
  loaded ??= withOperations(clausesFile() as ClauseFile);
  return loaded;
}

/** All clauses, in the order of the file. */
export function clauses(): readonly Clause[] {
  return loadClauses().clauses;
}

/** Advice to receivers, in the order of the file. */
export function adviceClauses(): readonly AdviceClause[] {
  return loadClauses().advice;
}

/** The clause with this id, or the advice, if anybody wrote it down. */
export function clauseById(id: string): AnyClause | undefined {
  byId ??= new Map([...clauses(), ...adviceClauses()].map((clause) => [clause.id, clause]));
  return byId.get(id);
}

/** All that a clause follows from, over however many steps; nothing for one that is not derived. */
export function clausesBehind(id: string): string[] {
  const clause = clauseById(id);
  const from = clause?.level === 'derived' ? clause.from : [];
  return [...new Set(from.flatMap((one) => [one, ...clausesBehind(one)]))];
}

/** The file as it is parsed: operations are named as `operationsNamed` reads them. */
type ClauseFile = Omit<ClauseDocument, 'clauses' | 'advice'> & {
  readonly clauses: readonly (Clause & { readonly operations: NamedOperations })[];
  readonly advice: readonly (AdviceClause & { readonly operations: NamedOperations })[];
};

function withOperations(file: ClauseFile): ClauseDocument {
  const groups = operationGroups(operations, events);
  const named = <One extends { readonly operations: NamedOperations }>(clause: One) => ({
    ...clause,
    operations: operationsNamed(clause.operations, groups),
  });
  return { ...file, clauses: file.clauses.map(named), advice: file.advice.map(named) };
}
