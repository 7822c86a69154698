/** The document with which an implementer publishes a result: pure. `statement.schema.json` is its contract. */
import { clauseById } from '../../src/contract/clauses.ts';
import { InputError } from '../../src/input/input-error.ts';
import { visible } from '../../src/input/visible-text.ts';
import { claims } from '../target/areas.ts';
import { baseUrlsOf } from '../target/base-urls.ts';
import { isPlain, type TargetSummary } from '../target/summary.ts';
import { decides } from '../verdicts/exit-code.ts';
import type { Finding } from '../verdicts/findings.ts';
import { isJudged, type Verdict, type VerdictWord, verdictWords } from '../verdicts/verdict.ts';
import type { JudgedHistory } from './history-digest.ts';
import type { Report } from './report.ts';
import type { NamedReport } from './report-head.ts';

/** Counts up when a field changes its meaning or goes; new fields do not count. */
const statement_version = 1;

/** `conforms`: all that is claimed was judged, and nothing of it fails. `incomplete`: nothing fails, and gaps are left. */
type StatementResult = 'conforms' | 'fails' | 'incomplete';

export interface Statement {
  kind: 'ModelRunConformanceStatement';
  statement_version: number;
  result: StatementResult;
  implementation: NonNullable<TargetSummary['implementation']>;
  kit: { name: string; version: string };
  document: { version: string };
  /** The version of the kit to whose checks it is held; all of this kit's unless given. */
  requirements?: string;
  /** Histories that were judged, by which anyone who has them can verify it; absent in older statements. */
  histories?: readonly JudgedHistory[];
  /** The day on which the run began, in UTC. */
  date: string;
  seed: number;
  /** `part`: some checks of the kit were not asked, or the run was interrupted. */
  scope: 'whole' | 'part';
  checks: { of_the_kit: number; run: number; judged: number; requests: number };
  /** Verdicts by their word; words that no check came to are left out. */
  totals: Partial<Record<VerdictWord, number>>;
  areas: { claimed: Record<string, AreaStatement>; not_claimed: string[] };
  /** Clauses that bind, by their level: how many a judged check examined, of how many. */
  clauses: { stated: ClauseCount; derived: ClauseCount; not_covered: { why: string; clauses: string[] }[] };
  failures: FailureStatement[];
  not_judged: { verdict: VerdictWord; why: string; checks: string[] }[];
  choices: { choice: string; value: unknown; operations?: string[] }[];
  /** Lines for a shell, at the target file of the implementation. */
  reproduce: string[];
}

interface AreaStatement {
  result: StatementResult | 'not judged';
  totals: Partial<Record<VerdictWord, number>>;
}

interface ClauseCount {
  covered: number;
  of: number;
}

interface FailureStatement extends Pick<Finding, 'clause' | 'level' | 'mismatch' | 'checks'> {
  message: string;
  impact: string | null;
  operation: string | null;
  pointer: string | null;
  /** Reason and end of its being let pass, where a list of known failures says so. */
  known?: string[];
}

export interface StatementOptions {
  /** Ids of the checks of the kit that makes the statement. */
  checks: readonly string[];
  kit_version: string;
  /** A part of the checks is enough; the statement then says so. */
  partial: boolean;
}

/** @throws InputError one line, where the report makes no statement */
export function statementOf({ name, report }: NamedReport, options: StatementOptions): Statement {
  const scope = scopeOf({ name, report }, options);
  const { target, kit, document, seed, started_at, checks, requests, verdicts, requirements, histories } = report;
  const statement: Statement = {
    kind: 'ModelRunConformanceStatement',
    statement_version,
    result: resultOf(verdicts),
    implementation: statedImplementation(name, target),
    kit: { name: kit.name, version: kit.version },
    document: { version: document.version },
    ...(requirements !== undefined && { requirements }),
    ...(histories && { histories }),
    date: started_at.slice(0, 10),
    seed,
    scope,
    checks: { of_the_kit: options.checks.length, run: verdicts.length, judged: checks.judged, requests },
    totals: counted(Object.groupBy(verdicts, ({ verdict }) => verdict)),
    areas: areasOf(report),
    clauses: clausesOf(report),
    failures: failuresOf(report),
    not_judged: notJudged(verdicts),
    choices: choicesOf(report),
    reproduce: reproduction(report, scope),
  };
  return visible(baseUrlsOf(target).reduce(withoutAddress, statement));
}

function scopeOf({ name, report }: NamedReport, { checks, kit_version, partial }: StatementOptions): 'whole' | 'part' {
  const { kit, interrupted, verdicts } = report;
  if (kit.version !== kit_version) {
    throw new InputError(
      `${name}: is a report of kit ${kit.version}, and this is ${kit_version}, which has other checks; make the statement with the kit that judged`,
    );
  }
  const had = new Set(verdicts.map(({ check }) => check));
  const lacking = checks.filter((id) => !had.has(id)).length;
  if (lacking === 0 && !interrupted) return 'whole';
  if (partial) return 'part';
  const why = interrupted ? 'its run was interrupted' : `it lacks ${lacking} of the ${checks.length} checks of the kit`;
  throw new InputError(
    `${name}: makes no statement: ${why}; judge all checks, or say --partial, and the statement does`,
  );
}

function statedImplementation(name: string, target: TargetSummary): Statement['implementation'] {
  const { implementation, mutant } = target;
  if (mutant !== undefined) {
    throw new InputError(`${name}: makes no statement: the reference server was judged with the mutant ${mutant}`);
  }
  if (!isPlain(target)) {
    throw new InputError(
      `${name}: makes no statement: it is of a run with --owner or --twice; judge again without them`,
    );
  }
  if (implementation === null || implementation === undefined) {
    throw new InputError(
      `${name}: makes no statement: nobody says what was judged; name it in the target file (implementation: {name, version, url, contact}) and judge again`,
    );
  }
  const { name: called, version, url, contact } = implementation;
  return { name: called, ...(version && { version }), ...(url && { url }), ...(contact && { contact }) };
}

/** All failures bind but those of reference choices and of checks later than the requirements. */
function resultOf(all: readonly Verdict[]): StatementResult {
  const verdicts = all.filter(isRequired);
  const binds = { gate: 'declared', strict: false } as const;
  const fails = verdicts.some((verdict) => 'mismatch' in verdict && decides(verdict.level, binds));
  if (fails) return 'fails';
  const is_whole = verdicts.some(isJudged) && !verdicts.some(isGap);
  return is_whole ? 'conforms' : 'incomplete';
}

function isRequired({ not_required }: Verdict): boolean {
  return !not_required;
}

function isGap({ verdict }: Verdict): boolean {
  return verdict === 'could-not-run' || verdict === 'inconclusive' || verdict === 'error';
}

function areasOf({ target, verdicts }: Report): Statement['areas'] {
  const groups = Object.entries(Object.groupBy(verdicts, ({ area }) => area)).toSorted(byName);
  const claimed = groups.filter(([area]) => claims(target, area));
  return {
    claimed: Object.fromEntries(
      claimed.map(([area, own = []]) => {
        const totals = counted(Object.groupBy(own, ({ verdict }) => verdict));
        const is_judged = own.filter(isRequired).some((verdict) => isJudged(verdict) || isGap(verdict));
        return [area, { result: is_judged ? resultOf(own) : 'not judged', totals }];
      }),
    ),
    not_claimed: groups.map(([area]) => area).filter((area) => !claims(target, area)),
  };
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** In the order of the words. */
function counted(verdicts: Partial<Record<VerdictWord, readonly Verdict[]>>): Statement['totals'] {
  return Object.fromEntries(
    verdictWords.flatMap((word) => (verdicts[word] === undefined ? [] : [[word, verdicts[word].length]])),
  );
}

function clausesOf({ clauses: { covered, not_covered } }: Report): Statement['clauses'] {
  const isOf = (level: string) => (id: string) => clauseById(id)?.level === level;
  const count = (level: string): ClauseCount => {
    const examined = covered.filter(isOf(level)).length;
    return { covered: examined, of: examined + not_covered.map(({ id }) => id).filter(isOf(level)).length };
  };
  const reasons = Map.groupBy(not_covered, ({ why }) => why);
  return {
    stated: count('stated'),
    derived: count('derived'),
    not_covered: [...reasons].map(([why, own]) => ({ why, clauses: own.map(({ id }) => id) })),
  };
}

/** Findings first, then failures that are let pass. */
function failuresOf({ findings, verdicts }: Report): FailureStatement[] {
  const found = findings.map(
    ({ cause, clause, level, impact, operation, pointer, mismatch, checks }): FailureStatement => ({
      ...{ message: cause, clause, level, impact, operation, pointer, mismatch, checks },
    }),
  );
  const known = verdicts.flatMap((verdict): FailureStatement[] => {
    if (verdict.verdict !== 'known-failure') return [];
    const { message, clause, level, operation = null, pointer = null, mismatch, check, known: notes } = verdict;
    return [
      {
        ...{ message, clause, level, impact: clauseById(clause)?.impact ?? null, operation, pointer, mismatch },
        checks: [check],
        known: notes.map(({ reason, link, expires }) =>
          [reason, link, expires && `until ${expires}`].filter(Boolean).join(' · '),
        ),
      },
    ];
  });
  return [...found, ...known];
}

function notJudged(verdicts: readonly Verdict[]): Statement['not_judged'] {
  const open = verdicts.filter((verdict) => !isJudged(verdict));
  const groups = Map.groupBy(open, (one) => JSON.stringify([one.verdict, 'message' in one ? one.message : '']));
  return [...groups].map(([key, own]) => {
    const [verdict, why] = JSON.parse(key) as [VerdictWord, string];
    return { verdict, why, checks: own.map(({ check }) => check) };
  });
}

/** One entry for each value of a choice, with the operations that show it. */
function choicesOf({ choices }: Report): Statement['choices'] {
  const groups = Map.groupBy(choices, ({ choice, value }) => JSON.stringify([choice, value]));
  return [...groups.values()].map((own) => {
    const operations = own.flatMap(({ operation }) => operation ?? []);
    const { choice, value } = own[0]!;
    return { choice, value, ...(operations.length > 0 && { operations }) };
  });
}

function reproduction({ kit, seed, options = {}, requirements }: Report, scope: Statement['scope']): string[] {
  const words = ['--target target.yaml', `--seed ${seed}`];
  if (options.samples !== undefined) words.push(`--samples ${options.samples}`);
  if (options.strict) words.push('--strict');
  if (requirements !== undefined) words.push(`--requirements ${requirements}`);
  const partial = scope === 'part' ? ' --partial' : '';
  return [
    `npx ${kit.name}@${kit.version} conformance ${words.join(' ')} --out report`,
    `npx ${kit.name}@${kit.version} conformance statement report${partial}`,
  ];
}

/** The address of the target concerns nobody: often a machine inside. */
function withoutAddress(statement: Statement, base_url: string): Statement {
  const { host } = new URL(base_url);
  const { implementation, ...rest } = statement;
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(base_url, 'BASE_URL').replaceAll(host, 'HOST');
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, clean(member)]));
  };
  const { kind, statement_version: version, result, ...others } = clean(rest) as typeof rest;
  return { kind, statement_version: version, result, implementation, ...others };
}
