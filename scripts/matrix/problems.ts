/** Gaps of the matrix: each is one line that names the place, and fails the build. */
import type { Matrix, MutantRow } from './matrix.ts';

const fewest_mutants = 150;
/** The clauses on pagination, soft delete, signature and retry, with what belongs to a walk and to a delivery. */
const most_proven =
  /^(pagination|soft-delete|filtering|sorting|projection|callbacks|deliveries)\.|^events\.(signature|same-id|request-id)|^webhooks\.(retries|backoff|secret)/;
const fewest_for_those = 3;
/** The plainest and the subtlest, of those with one check, code and clause. */
const most_alike = 2;
/** Of all mutants, so many hide from one case of their check in at least half of the tries. */
const least_subtle = 1 / 3;

export function problemsOf(matrix: Matrix, checks: readonly string[]): string[] {
  return [
    ...matrix.clauses.flatMap(({ id, level, untestable, checks, mutants }) => {
      if (level === 'open') return [];
      if (untestable !== undefined) return untestable.length > 20 ? [] : [`${id}: is untestable without a reason`];
      return [
        ...(checks.length === 0 ? [`${id}: ${level}, and no check`] : []),
        ...(mutants.length === 0 ? [`${id}: ${level}, and no mutant`] : []),
        ...(most_proven.test(id) && mutants.length < fewest_for_those
          ? [`${id}: ${mutants.length} of at least ${fewest_for_those} mutants`]
          : []),
      ];
    }),
    ...checks
      .filter((id) => !matrix.mutants.some(({ check }) => check === id))
      .map((id) => `${id}: a check that no mutant proves`),
    ...matrix.mutants.flatMap(fateProblem),
    ...alikeProblems(matrix),
    ...matrix.codes
      .filter(({ frees }) => frees === 0)
      .map((row) => `${row.checks.join(', ')}: ${row.code} is idle: no mutant lives when it is ignored`),
    ...countProblems(matrix.mutants),
  ];
}

/** The other side: a clause of which nobody has said, or tried, how it is obeyed in the least expected way. */
export function edgeProblemsOf({ clauses }: Matrix): string[] {
  return clauses.flatMap(({ id, level, untestable, permits, edges }) => {
    if (level === 'open' || untestable !== undefined) return [];
    return [
      ...(permits.length === 0 ? [`${id}: ${level}, and nothing says what it permits`] : []),
      ...(edges.length === 0 ? [`${id}: ${level}, and no permitted server obeys it`] : []),
    ];
  });
}

function fateProblem({ mutant, outcome, said, clause = '', breaks, others = [] }: MutantRow): string[] {
  switch (outcome) {
    case 'killed':
      return breaks.includes(clause) ? [] : [`${mutant}: killed for ${clause}, which it does not break (any longer)`];
    case 'otherwise':
      return [`${mutant}: its check fails for a clause that it does not break: ${said}`];
    case 'by-others':
      return [`${mutant}: its check does not see it (${said}); only ${others.join(', ')} does`];
    case 'alive':
      return [`${mutant}: alive: ${said}`];
  }
}

function alikeProblems({ clauses, mutants }: Matrix): string[] {
  // A third stays where the clause needs it.
  const needy = clauses.filter((one) => most_proven.test(one.id) && one.mutants.length <= fewest_for_those);
  const mostOf = (clause: string) => (needy.some(({ id }) => id === clause) ? fewest_for_those : most_alike);
  const alike = Map.groupBy(
    mutants.flatMap(({ mutant, check, hangs_on, clause = '' }) =>
      hangs_on.map((code) => ({ mutant, clause, place: `${check}: ${clause} by ${code}` })),
    ),
    ({ place }) => place,
  );
  return [...alike].flatMap(([place, own]) => {
    const most = mostOf(own[0]!.clause);
    if (own.length <= most) return [];
    return [`${place}: ${own.length} of at most ${most} mutants: ${own.map(({ mutant }) => mutant).join(', ')}`];
  });
}

function countProblems(mutants: readonly MutantRow[]): string[] {
  const subtle = mutants.filter(({ single }) => single?.subtle).length;
  const unmeasured = mutants.filter(({ single }) => !single).map(({ mutant }) => mutant);
  return [
    ...(mutants.length < fewest_mutants ? [`${mutants.length} of at least ${fewest_mutants} mutants`] : []),
    ...unmeasured.map((id) => `${id}: nobody has measured what one case shows of it: npm run matrix -- --only ${id}`),
    ...(subtle < mutants.length * least_subtle ? [`only ${subtle} of ${mutants.length} mutants are subtle`] : []),
  ];
}
