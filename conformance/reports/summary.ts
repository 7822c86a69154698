/** The report on one page, as Markdown that is read as text too: the decision and why, what to mend first, the gaps. */
import { stops } from '../verdicts/findings.ts';
import { sinceWords } from './failing-since.ts';
import { gapsOf } from './gaps.ts';
import { codeBlock, markdownTable, markdownText } from './markdown-text.ts';
import { decisionOf, markOf, nameOf, type Rendering, tellsFailure } from './rendering.ts';
import type { Report } from './report.ts';
import { trafficLines } from './traffic.ts';

/** A page has some 60 lines. */
const max_findings = 12;
const max_lines = 8;
const max_chars = 160;

export function renderSummary(report: Report, rendering: Rendering): string {
  const decision = decisionOf(report, rendering);
  const { totals, seed, kit, requests, duration_ms, started_at } = report;
  const counts = Object.entries(totals).flatMap(([word, count]) => (count > 0 ? [`${count} ${word}`] : []));
  const facts = `${started_at} · ${requests} requests in ${(duration_ms / 1_000).toFixed(1)} s · seed ${seed} · model-run-kit ${kit.version}`;
  const parts = [
    `# ${markOf(decision)} ${short(nameOf(report))} ${decision.words}`,
    `Exit code ${decision.code}, gate ${rendering.gate.gate}: ${counts.join(', ') || 'no verdict'}.`,
    facts,
    listed(trafficLines(report)),
    section('Why', listed(decision.reasons.map(({ message }) => message))),
    section('The gate lets pass', listed(decision.let_pass.map(({ message }) => message))),
    section('Mend first', findingsOf(report, rendering)),
    section('Not judged', gapLines(report)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function section(head: string, content: string): string {
  return content === '' ? '' : `## ${head}\n\n${content}`;
}

function listed(lines: readonly string[]): string {
  const more = lines.length - max_lines;
  const shown = lines.slice(0, max_lines).map((line) => `- ${short(line)}`);
  return [...shown, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n');
}

/** A row for each, and the line that shows the first one again. */
function findingsOf({ findings, verdicts }: Report, { since }: Rendering): string {
  if (findings.length === 0) return '';
  const rows = findings.slice(0, max_findings).map((finding) => {
    const { cause, checks, clause, operation } = finding;
    const began = since?.get(checks[0]!);
    const cells = [cause, checks[0]!, clause, operation ?? '', ...(since ? [began ? sinceWords(began) : ''] : [])];
    return [String(stops(finding)), ...cells.map(short)];
  });
  const more = findings.length - max_findings;
  const first = verdicts.find(({ check }) => check === findings[0]!.checks[0]);
  return [
    markdownTable(['stops', 'finding', 'check', 'clause', 'operation', ...(since ? ['since'] : [])], rows).join('\n'),
    ...(more > 0 ? [`and ${more} more, in report.json`] : []),
    ...(first && tellsFailure(first) ? [codeBlock('sh', first.replay)] : []),
  ].join('\n\n');
}

function gapLines(report: Report): string {
  const gaps = (['error', 'inconclusive', 'could-not-run'] as const).flatMap((word) =>
    gapsOf(report, word).map(({ cause, remedy, checks }) => {
      const count = checks.length === 1 ? checks[0]! : `${checks.length} checks`;
      return `${count} ${word}: ${cause}${remedy === undefined ? '' : `; ${remedy}`}`;
    }),
  );
  return listed(gaps);
}

function short(text: string): string {
  return markdownText(text.length > max_chars ? `${text.slice(0, max_chars)}…` : text);
}
