/** The commit on which each step last passed: docs/ci-runs.json, a line for each step. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface LastRun {
  commit: string;
  date: string;
  /** With another step beside it, unless it runs alone. */
  seconds: number;
}

export type LastRuns = Readonly<Record<string, LastRun>>;

export const file_of_runs = 'docs/ci-runs.json';
const file = new URL(`../../${file_of_runs}`, import.meta.url);

export function readLastRuns(): LastRuns {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LastRuns) : {};
}

/**
 * The other steps keep what they had.
 * @param run undefined for a step that failed: the next landing runs it again
 * @param names all steps, in their order; what is no step is dropped
 */
export function keepLastRun(name: string, run: LastRun | undefined, names: readonly string[]): void {
  writeFileSync(file, textOf({ ...readLastRuns(), [name]: run }, names));
}

export function textOf(runs: Readonly<Record<string, LastRun | undefined>>, names: readonly string[]): string {
  const lines = names.flatMap((name) => {
    const { commit, date, seconds } = runs[name] ?? {};
    if (commit === undefined) return [];
    return `  "${name}": { "commit": "${commit}", "date": "${date}", "seconds": ${seconds} }`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
