/**
 * The matrix of clauses, with checks and mutants on one side and permitted servers on the other: what stands in the
 * lists, joined with what the trials of the mutants showed. Only what was shown is stored (stored.ts); the rest follows from the lists.
 */
import type { Mutant } from '../../conformance/mutants/mutant.ts';
import type { PermittedServer } from '../../conformance/permitted/permitted.ts';
import type { Check } from '../../conformance/suite/check.ts';
import type { Clause, ClauseLevel } from '../../src/contract/clauses.ts';
import type { StoredMatrix, StoredMutant } from './stored.ts';

export interface Matrix {
  seed: number;
  clauses: ClauseRow[];
  mutants: MutantRow[];
  codes: CodeRow[];
}

interface ClauseRow {
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

/** One code with its sentence, which several checks may have in their tables. */
interface CodeRow {
  code: string;
  checks: string[];
  /** Mutants that live when it is ignored. */
  frees: number;
}

/** The lists themselves, whatever any trial showed. */
export interface Lists {
  clauses: readonly Clause[];
  checks: readonly Check[];
  mutants: readonly Mutant[];
  edges: readonly PermittedServer[];
}

/** Mutants that were not tried have no row. */
export function matrixOf(lists: Lists, { seed, mutants: shown }: StoredMatrix): Matrix {
  const by_id = new Map(shown.map((one) => [one.mutant, one]));
  const mutants = lists.mutants.flatMap(({ id, check, breaks }): MutantRow[] => {
    const row = by_id.get(id);
    return row ? [{ ...row, check, breaks }] : [];
  });
  return { seed, clauses: clauseRows(lists), mutants, codes: codeRows(lists.checks, mutants) };
}

function clauseRows({ clauses, checks, mutants, edges }: Lists): ClauseRow[] {
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

/** A code that checks share, sentence and all, is proven by a mutant of any of them. */
function codeRows(checks: readonly Check[], mutants: readonly MutantRow[]): CodeRow[] {
  const rows = new Map<string, CodeRow>();
  for (const { id, codes } of checks) {
    for (const [code, { message }] of Object.entries(codes)) {
      const row = rows.get(`${code} ${message}`) ?? { code, checks: [], frees: 0 };
      rows.set(`${code} ${message}`, row);
      row.checks.push(id);
      row.frees += mutants.filter(({ check, hangs_on }) => check === id && hangs_on.includes(code)).length;
    }
  }
  return [...rows.values()];
}
