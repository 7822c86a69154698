/** Several reports side by side, for people. */
import type { styleText } from 'node:util';
import type { ComparedReport, ComparedVerdict, Comparison } from './compare-reports.ts';
import { html } from './html/markup.ts';
import { badge, renderPage, table } from './html/page.ts';
import { markdownTable, markdownText } from './markdown-text.ts';
import { type Standing, targetName } from './report-head.ts';
import { type Paint, painter } from './terminal.ts';

type Cell = ComparedVerdict | null;

const colours: Record<Standing, Parameters<typeof styleText>[0]> = {
  passing: 'green',
  failing: 'red',
  unjudged: 'yellow',
};

const absent = '-';
const first_red_mark = '◄';
const totals_name = 'passing/failing/unjudged';
const gap = '  ';

/**
 * A column of words for each report; where they do not fit, of one sign, with a legend.
 * @param colour whether the reader's stream shows colours @param width of a line, in characters
 */
export function renderComparison(comparison: Comparison, colour: boolean, width: number): string {
  const paint = painter(colour);
  const wide = inWords(comparison, paint);
  return wide.width <= width ? wide.lines.join('\n') : inSigns(comparison, paint, width).join('\n');
}

export function renderComparisonMarkdown({ reports, checks }: Comparison): string {
  const rows = checks.map(({ check, verdicts, first_red }) => [
    `\`${check}\``,
    ...verdicts.map((cell, index) => {
      const word = cell?.verdict ?? absent;
      return index === first_red ? `**${word}** ${first_red_mark}` : word;
    }),
  ]);
  return [
    '## Conformance compared',
    '',
    ...markdownTable(
      ['check', ...reports.map(({ label }) => markdownText(label))],
      [...rows, [totals_name, ...reports.map(totals)]],
    ),
    '',
    checks.length === 0 ? 'No verdict differs.' : `${first_red_mark} fails first after it passed`,
  ].join('\n');
}

/** A page like that of a report. */
export function renderComparisonHtml({ reports, checks }: Comparison): string {
  const rows = checks.map(({ check, verdicts, first_red }) => [
    check,
    ...verdicts.map((cell, index) => {
      const word = cell ? badge(cell.verdict) : html`<span class="nothing">${absent}</span>`;
      return index === first_red ? html`${word} <b>${first_red_mark}</b>` : word;
    }),
  ]);
  const content = html`<header><h1>Conformance compared</h1>
<p>${checks.length === 0 ? 'No verdict differs.' : `${first_red_mark} fails first after it passed`}</p></header>
<main>${table(['check', ...reports.map(({ label }) => label)], [...rows, [totals_name, ...reports.map(totals)]])}
<section><h2>Reports</h2>${table(
    ['report', 'target', 'kit', 'seed', 'begun'],
    reports.map(({ name, target, kit, seed, started_at }) => [name, targetName(target), kit, String(seed), started_at]),
  )}</section></main>`;
  return renderPage({ title: 'Conformance compared', content });
}

function inWords({ reports, checks }: Comparison, paint: Paint): { width: number; lines: string[] } {
  const cells = checks.map(({ verdicts, first_red }) =>
    verdicts.map((cell, index) => `${cell?.verdict ?? absent}${index === first_red ? ` ${first_red_mark}` : ''}`),
  );
  const widths = reports.map((report, column) =>
    longest([report.label, totals(report), ...cells.map((row) => row[column]!)]),
  );
  const left = longest([totals_name, ...checks.map(({ check }) => check)]);
  const line = (name: string, row: readonly string[], styled = (text: string, _column: number) => text) =>
    [name.padEnd(left), ...row.map((text, column) => styled(text.padEnd(widths[column]!), column))].join(gap).trimEnd();
  const lines = [
    paint(
      'bold',
      line(
        'check',
        reports.map(({ label }) => label),
      ),
    ),
    ...checks.map(({ check, verdicts }, row) =>
      line(check, cells[row]!, (text, column) => painted(text, verdicts[column]!, paint)),
    ),
    line(totals_name, reports.map(totals)),
    ...(checks.length === 0 ? ['', 'no verdict differs'] : []),
    ...(checks.some(({ first_red }) => first_red !== null)
      ? ['', `${first_red_mark} fails first after it passed`]
      : []),
  ];
  return { width: left + widths.reduce((sum, one) => sum + gap.length + one, 0), lines };
}

/** The columns have numbers, written downwards; as many stand side by side as there is room for. */
function inSigns({ reports, checks }: Comparison, paint: Paint, width: number): string[] {
  const signs = signsOf(checks.flatMap(({ verdicts }) => verdicts));
  const digits = String(reports.length).length;
  const left = Math.min(longest(['check', ...checks.map(({ check }) => check)]), Math.max(5, Math.floor(width / 2)));
  const room = Math.max(1, width - left - gap.length);
  const lines: string[] = [];
  for (let from = 0; checks.length > 0 && from < reports.length; from += room) {
    const columns = reports
      .keys()
      .toArray()
      .slice(from, from + room);
    const numbers = columns.map((column) => String(column + 1).padStart(digits));
    for (let digit = 0; digit < digits; digit++) {
      const name = digit === digits - 1 ? 'check' : '';
      lines.push(`${name.padEnd(left)}${gap}${numbers.map((number) => number[digit]).join('')}`.trimEnd());
    }
    for (const { check, verdicts, first_red } of checks) {
      const row = columns.map((column) => {
        const cell = verdicts[column]!;
        const sign = cell ? signs.get(cell.verdict)! : absent;
        return painted(column === first_red ? sign.toUpperCase() : sign, cell, paint);
      });
      lines.push(`${shortened(check, left).padEnd(left)}${gap}${row.join('')}`);
    }
    lines.push('');
  }
  if (checks.length === 0) lines.push('no verdict differs', '');
  else
    lines.push(
      ...legend(
        signs,
        checks.some(({ first_red }) => first_red !== null),
        width,
      ),
      '',
    );
  const numbered = reports.map((report, index) => [String(index + 1).padStart(digits), report] as const);
  const most = longest(reports.map(totals));
  lines.push(totals_name);
  for (const [number, report] of numbered) {
    const [before, after] = [`${number}${gap}${totals(report).padEnd(most)}${gap}`, `${gap}${report.started_at}`];
    const line = `${before}${report.label}`;
    lines.push(shortened(line.length + after.length <= width ? `${line}${after}` : line, width));
  }
  return lines;
}

/** A dot for a pass; for the others the first letter of the word that no other has. */
function signsOf(cells: readonly Cell[]): Map<string, string> {
  const signs = new Map([['pass', '.']]);
  for (const word of new Set(cells.flatMap((cell) => cell?.verdict ?? []))) {
    if (signs.has(word)) continue;
    const taken = new Set(signs.values());
    const free = [...word, ...'abcdefghijklmnopqrstuvwxyz'].find((one) => /[a-z]/.test(one) && !taken.has(one));
    signs.set(word, free ?? '?');
  }
  return signs;
}

function legend(signs: ReadonlyMap<string, string>, has_first_red: boolean, width: number): string[] {
  const lines: string[] = [];
  for (const said of [...[...signs].map(([word, sign]) => `${sign} ${word}`), `${absent} absent`]) {
    const last = lines.at(-1);
    if (last === undefined || last.length + gap.length + said.length > width) lines.push(said);
    else lines[lines.length - 1] = `${last}${gap}${said}`;
  }
  return [...lines, ...(has_first_red ? ['a capital: fails first after it passed'] : [])];
}

function painted(text: string, cell: Cell, paint: Paint): string {
  return cell ? paint(colours[cell.standing], text) : paint('dim', text);
}

function totals({ standings }: ComparedReport): string {
  return `${standings.passing}/${standings.failing}/${standings.unjudged}`;
}

function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length));
}

function shortened(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, Math.max(0, width - 1))}…` : text;
}
