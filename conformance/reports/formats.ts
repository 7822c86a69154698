/** Renders a report in any form that is a file. */
import type { FormatName } from './format-names.ts';
import { renderHtml } from './html.ts';
import { renderJunit } from './junit.ts';
import { renderMarkdown } from './markdown.ts';
import type { Rendering } from './rendering.ts';
import { type Report, renderJson } from './report.ts';
import { renderSarif } from './sarif.ts';
import { renderSummary } from './summary.ts';

const renderers: Readonly<Record<FormatName, (report: Report, rendering: Rendering) => string>> = {
  json: renderJson,
  junit: renderJunit,
  html: renderHtml,
  markdown: renderMarkdown,
  sarif: renderSarif,
  summary: renderSummary,
};

export function renderFormat(name: FormatName, report: Report, rendering: Rendering): string {
  return renderers[name](report, rendering);
}
