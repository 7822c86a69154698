/** `conformance diff`: what changed between two stored reports. */
import { diffExitCode, diffReports, type ReportDiff } from '../conformance/reports/diff-reports.ts';
import { readReport, shownFrom } from '../conformance/reports/read-report.ts';
import { renderDiff, renderDiffHtml, renderDiffMarkdown } from '../conformance/reports/show-diff.ts';
import { visible } from '../src/input/visible-text.ts';
import type { FormatOptions } from './conformance-options.ts';

/** @returns 1 where something fails newly or is judged no longer, else 0 @throws InputError */
export function conformanceDiff(older: string, newer: string, { json, markdown, html }: FormatOptions): number {
  const [before, after] = [older, newer].map((name) => ({ name, report: readReport(name) }));
  const diff = shownFrom([older, newer], () => diffReports(before!, after!));
  const text = shownFrom([older, newer], () => shown(diff, { json, markdown, html }));
  process.stdout.write(`${text}\n`);
  return diffExitCode(diff);
}

function shown(found: ReportDiff, { json, markdown, html }: FormatOptions): string {
  if (json) return JSON.stringify(found, null, 2);
  const diff = visible(found);
  return markdown
    ? renderDiffMarkdown(diff)
    : html
      ? renderDiffHtml(diff)
      : renderDiff(diff, process.stdout.hasColors?.() ?? false);
}
