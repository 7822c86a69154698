/** `conformance compare`: stored reports side by side. */
import { type Comparison, compareReports, inTime } from '../conformance/reports/compare-reports.ts';
import { readReport, shownFrom } from '../conformance/reports/read-report.ts';
import {
  renderComparison,
  renderComparisonHtml,
  renderComparisonMarkdown,
} from '../conformance/reports/show-comparison.ts';
import { visible } from '../src/input/visible-text.ts';
import type { FormatOptions } from './conformance-options.ts';

/** Of a line where stdout is no terminal. */
const default_width = 120;

/** @throws InputError */
export function conformanceCompare(files: readonly string[], options: FormatOptions & { byTime?: boolean }): void {
  const reports = files.map((name) => ({ name, report: readReport(name) }));
  const text = shownFrom(files, () => shown(compareReports(options.byTime ? inTime(reports) : reports), options));
  process.stdout.write(`${text}\n`);
}

function shown(found: Comparison, options: FormatOptions): string {
  if (options.json) return JSON.stringify(found, null, 2);
  const comparison = visible(found);
  const { stdout } = process;
  return options.markdown
    ? renderComparisonMarkdown(comparison)
    : options.html
      ? renderComparisonHtml(comparison)
      : renderComparison(comparison, stdout.hasColors?.() ?? false, stdout.columns ?? default_width);
}
