/** The matrix as a page for people: what is proven, area by area, and how. */
import type { Clause } from '../../src/contract/clauses.ts';
import type { ClauseRow, Matrix, MutantRow } from './matrix.ts';

/** @param clauses for their statements @param mistakes what each mutant stands for, by its id */
export function pageOf(matrix: Matrix, clauses: readonly Clause[], mistakes: ReadonlyMap<string, string>): string {
  return [
    '# What proves the suite',
    '',
    'Made by `npm run matrix`; not edited by hand. What each trial showed, as data: [matrix.json](matrix.json).',
    '',
    ...summary(matrix),
    '',
    '## Clauses, with checks and mutants, and with permitted servers',
    '',
    'A clause is *stated* by the specification, *derived* from a stated one, or *open*. A mutant is the reference server with one fault, named after the check that must find it; *subtle* ones are missed by a single case of that check in at least half of 20 tries. `npm run kit -- conformance explain ID` tells more of any of them. *Permits* says how a server may obey the clause in the least expected way, and which servers do: none may fail.',
    '',
    ...Object.entries(Object.groupBy(matrix.clauses, ({ id }) => id.split('.')[0]!)).flatMap(([group, rows = []]) => [
      `### ${group}`,
      '',
      ...rows.flatMap((row) => clauseLines(row, clauses, matrix.mutants)),
    ]),
    '## Mutants, and the mistakes that they stand for',
    '',
    '| mutant | mistake | found by the code | one case misses it |',
    '|---|---|---|---|',
    ...matrix.mutants.map((row) => mutantLine(row, mistakes)),
    '',
  ].join('\n');
}

function summary({ clauses, mutants, codes, seed }: Matrix): string[] {
  const testable = clauses.filter(({ level, untestable }) => level !== 'open' && untestable === undefined);
  const killed = mutants.filter(({ outcome }) => outcome === 'killed').length;
  const subtle = mutants.filter(({ single }) => single?.subtle).length;
  const checks = new Set(clauses.flatMap((clause) => clause.checks)).size;
  const edged = testable.filter(({ permits, edges }) => permits.length > 0 && edges.length > 0).length;
  const servers = new Set(clauses.flatMap(({ edges }) => edges)).size;
  const idle = codes.filter(({ frees }) => frees === 0).length;
  return [
    '| | |',
    '|---|---|',
    `| stated and derived clauses that can be seen from outside | ${testable.length}, each with a check and a mutant |`,
    `| that cannot, with the reason | ${clauses.filter(({ untestable }) => untestable !== undefined).length} |`,
    `| open clauses, observed | ${clauses.filter(({ level }) => level === 'open').length} |`,
    `| checks | ${checks} |`,
    `| mutants killed by the check that they name, seed ${seed} | ${killed} of ${mutants.length} |`,
    `| subtle mutants | ${subtle} |`,
    `| permitted servers; clauses with what they permit and a server that does so | ${servers}; ${edged} |`,
    `| codes of mismatches in the source; idle ones | ${codes.length}; ${idle} |`,
  ];
}

function clauseLines(row: ClauseRow, clauses: readonly Clause[], mutants: readonly MutantRow[]): string[] {
  const statement = clauses.find(({ id }) => id === row.id)?.statement ?? '';
  const own = (check: string) =>
    mutants.filter((mutant) => mutant.check === check && mutant.breaks.includes(row.id)).map(nameOf);
  return [
    `**${row.id}** (${row.level}, section ${row.section}): ${statement.trim()}`,
    '',
    ...(row.untestable === undefined ? [] : [`- cannot be seen from outside: ${row.untestable.trim()}`]),
    ...row.checks.map((check) => {
      const names = own(check);
      return `- \`${check}\`${names.length > 0 ? `: ${names.join(', ')}` : ''}`;
    }),
    ...(row.permits.length + row.edges.length === 0 ? [] : [permitsLine(row)]),
    '',
  ];
}

function permitsLine({ permits, edges }: ClauseRow): string {
  return `- *Permits*: ${[permits.map((one) => one.trim()).join(' '), edges.map((id) => `\`${id}\``).join(', ')].filter(Boolean).join(' ')}`;
}

function nameOf({ mutant, single }: MutantRow): string {
  const how = mutant.split('--')[1] ?? mutant;
  return single?.subtle ? `*${how}*` : how;
}

function mutantLine({ mutant, outcome, hangs_on, single }: MutantRow, mistakes: ReadonlyMap<string, string>): string {
  const misses = single ? `${single.missed} of ${single.tried}${single.subtle ? ', subtle' : ''}` : '';
  const found = outcome === 'killed' ? hangs_on.map((code) => `\`${code}\``).join(', ') || 'several' : outcome;
  return `| \`${mutant}\` | ${(mistakes.get(mutant) ?? '').replaceAll('|', '\\|')} | ${found} | ${misses} |`;
}
