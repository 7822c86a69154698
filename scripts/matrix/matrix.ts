/**
 * The matrix of clauses, checks and mutants: what stands in the lists, joined with what the trials of the mutants
 * showed. Committed as docs/matrix.json, and as a page for people.
 */
import type { Mutant } from '../../conformance/mutants/mutant.ts';
import type { Subtlety, Trial } from '../../conformance/mutants/trial.ts';
import type { Check } from '../../conformance/suite/check.ts';
import type { Clause, ClauseLevel } from '../../src/contract/clauses.ts';
import type { Machine } from '../runs/machine.ts';
import type { SuiteSource } from './mismatch-codes.ts';

export interface Matrix {
  /** What the trials ran on; figures of time depend on it. */
  machine: Machine;
  seed: number;
  clauses: ClauseRow[];
  mutants: MutantRow[];
  codes: CodeRow[];
  /** Until the check that a mutant names had found it, run alone at default settings. */
  cost: Record<'requests' | 'ms', Cost>;
}

export interface ClauseRow {
  id: string;
  level: ClauseLevel;
  section: string;
  /** Why no test from outside can see it. */
  untestable?: string;
  checks: string[];
  mutants: string[];
}

export interface MutantRow extends Trial {
  check: string;
  /** The clauses that it breaks. */
  breaks: readonly string[];
  /** Absent before it was measured. */
  single?: Omit<Subtlety, 'mutant'>;
}

/** One word of one module of the suite. */
export interface CodeRow {
  code: string;
  file: string;
  /** Mutants that live when it is ignored. */
  frees: number;
}

export interface Cost {
  median: number;
  worst: number;
  /** The mutant that cost most. */
  of: string;
}

/** What stands in the lists, whatever any trial showed. */
export interface Lists {
  clauses: readonly Clause[];
  checks: readonly Check[];
  mutants: readonly Mutant[];
  source: SuiteSource;
}

export function matrixOf(
  lists: Lists,
  shown: Pick<Matrix, 'machine' | 'seed'> & { trials: readonly Trial[]; singles: readonly Subtlety[] },
): Matrix {
  const mutants = lists.mutants.flatMap((mutant) => rowOf(mutant, shown.trials, shown.singles));
  return {
    machine: shown.machine,
    seed: shown.seed,
    clauses: clauseRows(lists),
    mutants,
    codes: codeRows(lists.source, mutants),
    cost: { requests: costOf(mutants, 'requests'), ms: costOf(mutants, 'ms') },
  };
}

function rowOf(mutant: Mutant, trials: readonly Trial[], singles: readonly Subtlety[]): MutantRow[] {
  const trial = trials.find((one) => one.mutant === mutant.id);
  if (!trial) return [];
  const single = singles.find((one) => one.mutant === mutant.id);
  const { mutant: _, ...measured } = single ?? { mutant: '', missed: 0, tried: 0, subtle: false };
  return [{ ...trial, check: mutant.check, breaks: mutant.clauses, ...(single && { single: measured }) }];
}

export function clauseRows({ clauses, checks, mutants }: Omit<Lists, 'source'>): ClauseRow[] {
  return clauses.map(({ id, level, section, untestable }) => ({
    id,
    level,
    section,
    ...(untestable !== undefined && { untestable }),
    checks: checks.filter((one) => one.clauses.includes(id)).map((one) => one.id),
    mutants: mutants.filter((one) => one.clauses.includes(id)).map((one) => one.id),
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

function costOf(mutants: readonly MutantRow[], figure: 'requests' | 'ms'): Cost {
  const killed = mutants.filter(({ outcome }) => outcome === 'killed').toSorted((a, b) => a[figure] - b[figure]);
  const [median, worst] = [killed[Math.floor(killed.length / 2)], killed.at(-1)];
  return { median: median?.[figure] ?? 0, worst: worst?.[figure] ?? 0, of: worst?.mutant ?? '' };
}

/** The trials that a matrix was made of. */
export function trialsIn({ mutants }: Matrix): Trial[] {
  return mutants.map(({ check: _, breaks: __, single: ___, ...trial }) => trial);
}

export function singlesIn({ mutants }: Matrix): Subtlety[] {
  return mutants.flatMap(({ mutant, single }) => (single ? [{ mutant, ...single }] : []));
}
