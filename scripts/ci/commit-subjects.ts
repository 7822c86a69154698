/** Subjects of commits: `area: what changed`, so that a list of them can be read. */

/** The first commit of which this is asked. */
export const first_commit = '4cfeb721c1f8e9318897f8ec94fed6a16daf7228';
const most_characters = 72;

/** Faults of one, a line for each. */
export function subjectProblems(subject: string): string[] {
  const { length } = [...subject];
  return [
    ...(/^\w[\w./-]*(?:, \w[\w./-]*)*: \S/.test(subject) ? [] : ['is not "area: what changed"']),
    ...(length > most_characters ? [`has ${length} characters, of ${most_characters}`] : []),
    ...(subject.endsWith('.') ? ['ends with a full stop'] : []),
  ];
}
