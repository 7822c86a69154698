/** `conformance statement verify`: judges the histories of a published statement again, and compares. */
import { allChecks } from '../conformance/checks/all.ts';
import { brief } from '../conformance/reports/brief.ts';
import { historyDigest, type JudgedHistory } from '../conformance/reports/history-digest.ts';
import { joinReports } from '../conformance/reports/join-reports.ts';
import { readStatement } from '../conformance/reports/read-statement.ts';
import type { NamedReport } from '../conformance/reports/report-head.ts';
import { type Statement, statementOf } from '../conformance/reports/statement.ts';
import { differencesOf, strangers } from '../conformance/reports/verify-statement.ts';
import { judgeHistory } from '../conformance/runner/judge-history.ts';
import { readHistory } from '../conformance/runner/stored-history.ts';
import { judgesDigest } from '../conformance/suite/judges-digest.ts';
import { exitCodes } from '../conformance/verdicts/exit-code.ts';
import { document_version } from '../src/contract/document-version.ts';
import { InputError } from '../src/input/input-error.ts';
import { readSource, type YamlSource } from '../src/input/yaml-document.ts';
import { knownFailureFiles } from './known-failures.ts';
import { kit_version } from './version.ts';

export interface VerifyStatementOptions {
  knownFailures?: string;
}

/** @returns the exit code: 0 it holds, 1 it does not, 3 this kit cannot tell. @throws InputError for files that are none */
export function verifyStatement(file: string, histories: readonly string[], options: VerifyStatementOptions): number {
  const statement = readStatement(file);
  const why = whyNotVerified(statement);
  if (why !== undefined) return say(exitCodes.incomplete, `${file}: cannot be verified: ${why}`);
  const sources = histories.map(readSource);
  const found = [...foreign(statement, sources), ...judgedOtherwise(statement, sources, options)];
  if (found.length > 0) return say(exitCodes.fails, `${file}: does not hold`, ...found.map((line) => `  ${line}`));
  const checks = `${statement.checks.judged} of ${statement.checks.run} checks judged`;
  return say(exitCodes.conforms, `${file}: holds: ${statement.implementation.name}, ${statement.result}, ${checks}`);
}

/** Another kit has other judges, and proves nothing either way. */
function whyNotVerified({ kit, histories }: Statement): string | undefined {
  if (!histories) return 'it names no history; statements of older kits do not';
  if (kit.version !== kit_version)
    return `kit ${kit.version} judged, and this is ${kit_version}; take npx ${kit.name}@${kit.version}`;
  const own = judgesDigest(allChecks);
  const other = histories.some(({ judges }) => judges !== undefined && judges !== own);
  return other ? `it was judged by another build of kit ${kit.version}` : undefined;
}

function foreign(statement: Statement, sources: readonly YamlSource[]): string[] {
  const given = sources.map(({ text }): JudgedHistory => ({ sha256: historyDigest(text) }));
  const { unnamed, absent } = strangers(statement, given);
  const names = sources.filter((_, at) => unnamed.includes(given[at]!)).map(({ name }) => name);
  return [
    ...names.map((name) => `${name} is not the history that was judged, or was changed since: its SHA-256 is another`),
    ...(unnamed.length === 0 ? absent : []).map(({ sha256 }) => `the history of SHA-256 ${sha256} is not given`),
  ];
}

function judgedOtherwise(
  statement: Statement,
  sources: readonly YamlSource[],
  { knownFailures }: VerifyStatementOptions,
): string[] {
  const gate = { gate: 'declared', strict: false } as const;
  const allowed = knownFailureFiles({ knownFailures }, gate).allowed;
  // An entry that has ended since let the failure pass on that day.
  const known = allowed && { ...allowed, today: statement.date };
  try {
    const reports = sources.map((source): NamedReport => {
      const report = judgeHistory(readHistory(source), {
        ...{ checks: allChecks, kit_version, document_version, known_failures: known },
        ...(statement.requirements !== undefined && { requirements: statement.requirements }),
      });
      return { name: source.name, report };
    });
    const report = joinReports(reports as [NamedReport, ...NamedReport[]]);
    const checks = allChecks.map(({ id }) => id);
    const found = statementOf({ name: sources[0]!.name, report }, { checks, kit_version, partial: true });
    return differencesOf(statement, found).map(
      ({ pointer, stated, found: judged }) =>
        `${pointer}: states ${shown(stated)}, and the history gives ${shown(judged)}`,
    );
  } catch (error) {
    // A history with a hole in it is found out by its reader.
    if (error instanceof InputError) return [error.message];
    throw error;
  }
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : brief(value);
}

function say(code: number, ...lines: string[]): number {
  process.stdout.write(`${lines.join('\n')}\n`);
  return code;
}
