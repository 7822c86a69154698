/** The report as Markdown, for the summary of a step in CI: the decision, each finding, then areas and gaps. */

import { clauseById } from '../../src/contract/clauses.ts';
import { counted } from '../../src/input/counted.ts';
import type { Finding } from '../verdicts/findings.ts';
import { type Verdict, type VerdictWord, verdictWords } from '../verdicts/verdict.ts';
import { sinceWords } from './failing-since.ts';
import { gapsOf } from './gaps.ts';
import { leftBehind } from './left-behind.ts';
import { codeBlock, htmlText, markdownText } from './markdown-text.ts';
import { type Decision, decisionOf, markOf, nameOf, type Rendering, tellsFailure } from './rendering.ts';
import type { Report } from './report.ts';
import { verdictText } from './terminal.ts';
import { trafficLines } from './traffic.ts';

/** GitHub takes 1 MiB for a step, which other commands may write to as well. */
const max_bytes = 900 * 1024;
/** Names in one list; the rest is counted. */
const max_names = 20;
/** Reasons of one kind of gap; the rest is counted. */
const max_reasons = 50;
const max_reason_length = 1_000;

/** At most 900 KiB: what does not fit is counted, and stands in report.json. */
export function renderMarkdown(report: Report, rendering: Rendering): string {
  const decision = decisionOf(report, rendering);
  const head = headOf(report, decision);
  const tail = [...areasOf(report), ...untoldOf(report), ...footOf(report)];
  const left = max_bytes - bytesOf([...head, ...tail]);
  return `${[...head, ...findingsOf(report, decision, rendering, left), ...tail].join('\n\n')}\n`;
}

function headOf(report: Report, decision: Decision): string[] {
  const { words, besides } = decision;
  const { totals, requests, duration_ms, seed, kit } = report;
  const counts = wordsOf(totals).flatMap((word) => (totals[word] > 0 ? `${totals[word]} ${word}` : []));
  const facts = [
    `${requests} requests in ${(duration_ms / 1_000).toFixed(1)} s`,
    `seed ${seed}`,
    `model-run-kit ${markdownText(kit.version)}`,
  ];
  return [
    `## ${markOf(decision)} ${markdownText(nameOf(report))} ${words}`,
    `**${counts.join(', ') || 'no verdict'}** · ${facts.join(' · ')}`,
    ...asList(trafficLines(report)),
    ...(besides === undefined ? [] : [`**Red because ${markdownText(besides)}.**`]),
  ];
}

function asList(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [lines.map((line) => `- ${markdownText(line)}`).join('\n')];
}

/** As many as fit; what remains is counted. */
function findingsOf(report: Report, decision: Decision, rendering: Rendering, most_bytes: number): string[] {
  const verdicts = new Map(report.verdicts.map((verdict) => [verdict.check, verdict]));
  const parts: string[] = [];
  const rest_bytes = 200;
  let bytes = rest_bytes;
  for (const [index, finding] of report.findings.entries()) {
    const part = findingOf(report, { ...finding, number: index + 1 }, verdicts, decision, rendering).join('\n\n');
    bytes += bytesOf([part]);
    if (bytes > most_bytes) {
      const more = report.findings.length - index;
      return [...parts, `**… and ${counted(more, 'more finding')}: see report.json.**`];
    }
    parts.push(part);
  }
  return parts;
}

function findingOf(
  report: Report,
  finding: Finding & { number: number },
  verdicts: ReadonlyMap<string, Verdict>,
  { isRed }: Decision,
  { since }: Rendering,
): string[] {
  const { number, cause, impact, level, operation, pointer, checks, dependants } = finding;
  const clause = clauseById(finding.clause);
  const own = checks.flatMap((check) => verdicts.get(check) ?? []);
  const began = since?.get(checks[0]!);
  const lines = [
    `- Clause: **${markdownText(finding.clause)}** (${level}${clause ? `, section ${clause.section}): ${markdownText(clause.statement)}` : ')'}`,
    ...(operation === null ? [] : [`- Where: ${markdownText([operation, pointer].filter(Boolean).join(' '))}`]),
    `- ${checks.length === 1 ? 'Check' : 'Checks'}: ${named(checks)}`,
    ...(dependants.length === 0 ? [] : [`- Stops ${dependants.length} more: ${named(dependants)}`]),
    ...(began === undefined ? [] : [`- Since: ${markdownText(sinceWords(began))}`]),
    ...(own.some(isRed) ? [] : ['- The gate lets it pass.']),
  ];
  const [first] = own;
  return [
    `### ${number}. ${markdownText(cause)}`,
    ...(impact === null ? [] : [`**${markdownText(impact)}**`]),
    lines.join('\n'),
    ...(first && tellsFailure(first)
      ? [
          codeBlock('sh', first.replay),
          details('Smallest case, what was expected, requests', codeBlock('text', verdictText(report, first, false))),
        ]
      : []),
  ];
}

function areasOf(report: Report): string[] {
  const { areas, totals } = report;
  const words = wordsOf(totals).filter((word) => word === 'pass' || word === 'fail' || totals[word] > 0);
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rows = Object.entries(areas).map(([area, counts]) =>
    row([markdownText(area), ...words.map((word) => counts[word] ?? 0), counts.cases, counts.comparisons]),
  );
  if (rows.length === 0) return [];
  const head = row(['area', ...words, 'cases', 'comparisons']);
  return [['### Areas', '', head, `|---|${'---:|'.repeat(words.length + 2)}`, ...rows].join('\n')];
}

/** Checks that neither passed nor are in a finding, and the reason; those that a finding stops are told there. */
function untoldOf(report: Report): string[] {
  const told = new Set<VerdictWord>(['pass', 'observed', 'fail']);
  const words = new Set(report.verdicts.map(({ verdict }) => verdict).filter((word) => !told.has(word)));
  return [...words].flatMap((word) => {
    const gaps = gapsOf(report, word);
    const reasons = gaps.map(({ cause, remedy, checks }) => {
      const mend = remedy === undefined ? '' : `; ${markdownText(remedy)}`;
      return `- ${named(checks)}: ${markdownText(shortened(cause))}${mend}`;
    });
    const more = reasons.length - max_reasons;
    const shown = [...reasons.slice(0, max_reasons), ...(more > 0 ? [`- … and ${more} more reasons`] : [])];
    const count = gaps.reduce((sum, { checks }) => sum + checks.length, 0);
    return count === 0 ? [] : [details(`${count} ${word}`, shown.join('\n'))];
  });
}

function footOf(report: Report): string[] {
  return report.left_behind.length > 0 ? [`Left behind on the target: ${leftBehind(report)} (see report.json).`] : [];
}

/** In the order of the words; a report of another kit may lack some or have others. */
function wordsOf(totals: Report['totals']): VerdictWord[] {
  return verdictWords.filter((word) => totals[word] !== undefined);
}

function named(checks: readonly string[]): string {
  const more = checks.length - max_names;
  const shown = checks.slice(0, max_names).map((check) => markdownText(check));
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

function shortened(text: string): string {
  return text.length > max_reason_length ? `${text.slice(0, max_reason_length)}…` : text;
}

/** Folded up. A summary is HTML, where Markdown has no say. */
function details(summary: string, content: string): string {
  return `<details><summary>${htmlText(summary)}</summary>\n\n${content}\n\n</details>`;
}

function bytesOf(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + Buffer.byteLength(part) + 2, 0);
}
