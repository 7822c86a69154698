/** Changes between two reports, for people. */
import type { styleText } from 'node:util';
import { counted } from '../../src/input/counted.ts';
import {
  type CheckChange,
  type CheckState,
  type ChoiceChange,
  diffExitCode,
  type ReportDiff,
  type Section,
  sections,
} from './diff-reports.ts';
import { type Html, html, nothing } from './html/markup.ts';
import { badge, renderPage, table } from './html/page.ts';
import { markdownTable, markdownText } from './markdown-text.ts';
import { type ReportHead, targetName } from './report-head.ts';
import { painter } from './terminal.ts';

const colours: Record<Section, Parameters<typeof styleText>[0]> = {
  newly_failing: 'red',
  newly_not_judged: 'yellow',
  fixed: 'green',
  failing_otherwise: 'red',
  still_failing: 'dim',
  newly_judged: 'green',
  added: 'cyan',
  gone: 'cyan',
};

const titles: Record<Section, string> = {
  newly_failing: 'newly failing',
  newly_not_judged: 'newly not judged',
  fixed: 'fixed',
  failing_otherwise: 'failing otherwise',
  still_failing: 'still failing',
  newly_judged: 'newly judged',
  added: 'new checks',
  gone: 'checks that are gone',
};

/** @param colour whether the reader's stream shows colours */
export function renderDiff(diff: ReportDiff, colour: boolean): string {
  const paint = painter(colour);
  const lines = [`old  ${headLine(diff.old)}`, `new  ${headLine(diff.new)}`];
  for (const { what, old, new: now } of diff.differences) lines.push(`     another ${what}: ${old} → ${now}`);
  for (const section of sections) {
    const changes = diff[section];
    if (changes.length === 0) continue;
    lines.push('', paint(colours[section], `${titles[section]} (${changes.length})`));
    for (const change of changes) {
      lines.push(`  ${paint('bold', change.check)}  ${words(change)}`);
      lines.push(...details(section, change).map((text) => `    ${text}`));
    }
  }
  if (diff.choices_changed.length > 0) {
    lines.push('', paint('cyan', `choices changed (${diff.choices_changed.length})`));
    lines.push(...diff.choices_changed.map((change) => `  ${choiceName(change)}  ${choiceValues(change).join(' → ')}`));
  }
  if (diff.choices_seen_once.length > 0) lines.push('', seenOnce(diff));
  return [...lines, '', counts(diff)].join('\n');
}

export function renderDiffMarkdown(diff: ReportDiff): string {
  const code = (text: string) => `\`${text}\``;
  const lines = [
    '## What changed in conformance',
    '',
    ...markdownTable(
      ['', 'report', 'target', 'kit', 'seed', 'begun'],
      [diff.old, diff.new].map((head, index) => [
        index === 0 ? 'old' : 'new',
        ...[head.name, targetName(head.target), head.kit, String(head.seed), begun(head)].map(markdownText),
      ]),
    ),
    '',
    `**${counts(diff)}**`,
  ];
  if (diff.differences.length > 0) {
    lines.push('', `Another ${diff.differences.map(({ what }) => what).join(', another ')}.`);
  }
  for (const section of sections) {
    const changes = diff[section];
    if (changes.length === 0) continue;
    const rows = changes.map((change) => [
      code(change.check),
      words(change),
      details(section, change).map(markdownText).join('<br>'),
    ]);
    lines.push('', `### ${sentence(titles[section])} (${changes.length})`, '');
    lines.push(...markdownTable(['check', 'verdict', 'what'], rows));
  }
  if (diff.choices_changed.length > 0) {
    const rows = diff.choices_changed.map((change) => [
      markdownText(choiceName(change)),
      ...choiceValues(change).map(markdownText),
    ]);
    lines.push('', `### Choices changed (${rows.length})`, '', ...markdownTable(['choice', 'old', 'new'], rows));
  }
  if (diff.choices_seen_once.length > 0) lines.push('', `${sentence(seenOnce(diff))}.`);
  return lines.join('\n');
}

/** A page like that of a report. */
export function renderDiffHtml(diff: ReportDiff): string {
  const isWorse = diffExitCode(diff) !== 0;
  const parts = sections.filter((section) => diff[section].length > 0);
  const content = html`<header><div class="decision ${isWorse ? 'red' : 'green'}"><h1>What changed in conformance</h1><p><b>${counts(diff)}</b></p></div>
<div class="head">${table(
    ['', 'report', 'target', 'kit', 'seed', 'begun'],
    [diff.old, diff.new].map((head, index) => [
      index === 0 ? 'old' : 'new',
      ...[head.name, targetName(head.target), head.kit, String(head.seed), begun(head)],
    ]),
  )}</div>
${diff.differences.length === 0 ? nothing : html`<p>Another ${diff.differences.map(({ what }) => what).join(', another ')}.</p>`}</header>
<main>${parts.map((section) => {
    const rows = diff[section].map((change) => [
      change.check,
      changed(change),
      html`${details(section, change).map((line) => html`<div>${line}</div>`)}`,
    ]);
    return html`<section><h2>${sentence(titles[section])} (${rows.length})</h2>
${table(['check', 'verdict', 'what'], rows)}</section>
`;
  })}${
    diff.choices_changed.length === 0
      ? nothing
      : html`<section><h2>Choices changed (${diff.choices_changed.length})</h2>
${table(
  ['choice', 'old', 'new'],
  diff.choices_changed.map((change) => [choiceName(change), ...choiceValues(change)]),
)}</section>`
  }${diff.choices_seen_once.length === 0 ? nothing : html`<p>${sentence(seenOnce(diff))}.</p>`}</main>`;
  return renderPage({ title: `What changed in conformance: ${counts(diff)}`, content });
}

function changed({ old, new: now }: CheckChange): Html {
  const [from, to] = [old, now].map((state) => state?.verdict ?? 'absent') as [string, string];
  return from === to ? badge(from) : html`<span class="nowrap">${badge(from)} → ${badge(to)}</span>`;
}

function headLine(head: ReportHead): string {
  return `${head.name}  ${targetName(head.target)} · kit ${head.kit} · seed ${head.seed} · ${begun(head)}`;
}

function begun({ started_at, interrupted }: ReportHead): string {
  return interrupted ? `${started_at}, interrupted` : started_at;
}

function words({ old, new: now }: CheckChange): string {
  const [from, to] = [old, now].map((state) => state?.verdict ?? 'absent');
  return from === to ? from! : `${from} → ${to}`;
}

/** Of a failure what is or was broken; of what is not judged, why. */
function details(section: Section, { old, new: now }: CheckChange): string[] {
  if (section === 'failing_otherwise') return [`was ${stateLine(old)}`, `is  ${stateLine(now)}`];
  const line = section === 'fixed' ? `was ${stateLine(old)}` : stateLine(now);
  return line === '' ? [] : [line];
}

function stateLine(state: CheckState | null): string {
  if (!state) return '';
  const place = state.clause === null ? '' : `${state.clause}, ${state.mismatch}: `;
  return `${place}${state.message ?? ''}`.replaceAll(/\s+/g, ' ');
}

function choiceName({ choice, operation }: ChoiceChange): string {
  return operation === null ? choice : `${choice} on ${operation}`;
}

function choiceValues({ old, new: now }: ChoiceChange): string[] {
  return [old, now].map((value) => JSON.stringify(value));
}

function seenOnce({ choices_seen_once }: ReportDiff): string {
  const before = choices_seen_once.filter((change) => 'old' in change).length;
  return `choices observed in the old report alone: ${before}, in the new one alone: ${choices_seen_once.length - before}`;
}

function counts(diff: ReportDiff): string {
  const filled = sections.filter((section) => diff[section].length > 0);
  const said = filled.map((section) => `${diff[section].length} ${titles[section]}`);
  const choices = diff.choices_changed.length;
  if (choices > 0) said.push(`${counted(choices, 'choice')} changed`);
  return said.length === 0 ? 'nothing changed' : said.join(', ');
}

function sentence(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
}
