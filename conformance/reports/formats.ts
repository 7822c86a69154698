/** Renders a report in any form that is a file. */
import { visible } from '../../src/input/visible-text.ts';
import { renderCtrf } from './ctrf.ts';
import type { FormatName } from './format-names.ts';
import { renderHtml } from './html.ts';
import { renderJunit } from './junit.ts';
import { renderMarkdown } from './markdown.ts';
import type { Rendering } from './rendering.ts';
import { type Report, renderJson } from './report.ts';
import { renderSarif } from './sarif.ts';
import { renderSummary } from './summary.ts';

type Render = (report: Report, rendering: Rendering) => string;

const renderers: Readonly<Record<FormatName, Render>> = {
  json: renderJson,
  // A page shows bodies in their lines, and makes the rest visible by itself.
  html: renderHtml,
  junit: ofVisible(renderJunit),
  markdown: ofVisible(renderMarkdown),
  sarif: ofVisible(renderSarif),
  ctrf: ofVisible(renderCtrf),
  summary: ofVisible(renderSummary),
};

/** Text of a target stands in one line, and acts nowhere: it begins no command of a log of CI. */
function ofVisible(render: Render): Render {
  return (report, rendering) => render(visible(report), rendering);
}

export function renderFormat(name: FormatName, report: Report, rendering: Rendering): string {
  return renderers[name](report, rendering);
}
