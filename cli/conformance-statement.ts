/** `conformance statement`: the document with which an implementer publishes the result of a stored report. */
import { allChecks } from '../conformance/checks/all.ts';
import { joinReports } from '../conformance/reports/join-reports.ts';
import { readReport, shownFrom } from '../conformance/reports/read-report.ts';
import type { NamedReport } from '../conformance/reports/report-head.ts';
import { renderStatement, renderStatementMarkdown } from '../conformance/reports/show-statement.ts';
import { statementOf } from '../conformance/reports/statement.ts';
import type { TextFormatOptions } from './conformance-options.ts';
import { kit_version } from './version.ts';

export interface StatementCommandOptions extends TextFormatOptions {
  partial?: boolean;
}

/** @throws InputError naming the report that makes no statement, and why */
export function conformanceStatement(files: readonly string[], options: StatementCommandOptions): void {
  const reports = files.map((name): NamedReport => ({ name, report: readReport(name) }));
  process.stdout.write(shownFrom(files, () => shown(reports as [NamedReport, ...NamedReport[]], options)));
}

function shown(reports: [NamedReport, ...NamedReport[]], options: StatementCommandOptions): string {
  const report = joinReports(reports);
  const checks = allChecks.map(({ id }) => id);
  const statement = statementOf(
    { name: reports.map(({ name }) => name).join(', '), report },
    { checks, kit_version, partial: options.partial ?? false },
  );
  return options.json
    ? `${JSON.stringify(statement, null, 2)}\n`
    : options.markdown
      ? renderStatementMarkdown(statement)
      : renderStatement(statement);
}
