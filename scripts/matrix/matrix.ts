/**
 * The matrix of clauses, with checks and mutants on one side and permitted servers on the other: what stands in the
 * lists, joined with what the trials of the mutants showed. Only what was shown is stored (stored.ts); the rest follows from the lists.
 */
import type { Mutant } from '../../conformance/mutants/mutant.ts';
import type { PermittedServer } from '../../conformance/permitted/permitted.ts';
import type { Check } from '../../conformance/suite/check.ts';
import type { Clause, ClauseLevel } from '../../src/contract/clauses.ts';
import type { SuiteSource } from './mismatch-codes.ts';
import type { StoredMatrix, StoredMutant } from './stored.ts';

export interface Matrix {
  seed: number;
  clauses: ClauseRow[];
  mutants: MutantRow[];
  codes: CodeRow[];
}

export interface ClauseRow {
  id: string;
  level: ClauseLevel;
  section: string;
  /** Reason why no test from outside can see it. */
  untestable?: string;
  checks: string[];
  mutants: string[];
  /** Least expected ways to obey it, in sentences. */
  permits: readonly string[];
  /** Permitted servers that do. */
  edges: string[];
}

export interface MutantRow extends StoredMutant {
  check: string;
  /** The clauses that it breaks. */
  breaks: readonly string[];
}

/** One word of one module of the suite. */
export interface CodeRow {
  code: string;
  file: string;
  /** Mutants that live when it is ignored. */
  frees: number;
}

/** The lists themselves, whatever any trial showed. */
export interface Lists {
  clauses: readonly Clause[];
  checks: readonly Check[];
  mutants: readonly Mutant[];
  edges: readonly PermittedServer[];
  source: SuiteSource;
}

/** Mutants that were not tried have no row. */
export function matrixOf(lists: Lists, { seed, mutants: shown }: StoredMatrix): Matrix {
  const by_id = new Map(shown.map((one) => [one.mutant, one]));
  const mutants = lists.mutants.flatMap(({ id, check, breaks }): MutantRow[] => {
    const row = by_id.get(id);
    return row ? [{ ...row, check, breaks }] : [];
  });
  return { seed, clauses: clauseRows(lists), mutants, codes: codeRows(lists.source, mutants) };
}

export function clauseRows({ clauses, checks, mutants, edges }: Omit<Lists, 'source'>): ClauseRow[] {
  return clauses.map(({ id, level, section, untestable, permits = [] }) => ({
    id,
    level,
    section,
    ...(untestable !== undefined && { untestable }),
    checks: checks.filter((one) => one.clauses.includes(id)).map((one) => one.id),
    mutants: mutants.filter((one) => one.breaks.includes(id)).map((one) => one.id),
    permits: [permits].flat(),
    edges: edges.filter((one) => one.obeys.includes(id)).map((one) => one.id),
  }));
}

/** A code of a module is seen through every check that takes the module in. */
export function codeRows({ codes, takenInBy }: SuiteSource, mutants: readonly MutantRow[]): CodeRow[] {
  const modules = new Map<string, ReadonlySet<string>>();
  const takenIn = (check: string) => {
    const known = modules.get(check) ?? takenInBy(moduleOf(check));
    modules.set(check, known);
    return known;
  };
  return codes.map(({ code, file }) => ({
    code,
    file,
    frees: mutants.filter(({ check, hangs_on }) => hangs_on.includes(code) && takenIn(check).has(file)).length,
  }));
}

/** The checks that each operation has stand in one module of their folder. */
function moduleOf(check: string): string {
  const [area] = check.split('/');
  const is_of_operations = area === 'schema' || area === 'requests';
  return `conformance/checks/${is_of_operations ? `${area}/operation` : check}.ts`;
}
