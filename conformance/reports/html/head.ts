/** The first screen of the report: the verdict in a sentence, what to mend first, and the areas as bars. */

import { counted } from '../../../src/input/counted.ts';
import { exitCodes } from '../../verdicts/exit-code.ts';
import { stops } from '../../verdicts/findings.ts';
import { type VerdictWord, verdictWords } from '../../verdicts/verdict.ts';
import { fullStop } from '../full-stop.ts';
import { type Decision, nameOf } from '../rendering.ts';
import type { Report } from '../report.ts';
import { trafficLines } from '../traffic.ts';
import { idOf } from './links.ts';
import { type Html, html, nothing } from './markup.ts';
import { badge, prose } from './page.ts';
import { allGaps, verdictSentence } from './verdict-sentence.ts';

/** Findings that are named on the first screen; the others follow below it. */
const max_first = 5;

export function headOf(report: Report, decision: Decision): Html {
  const { code, words, besides } = decision;
  const is_doubt = code !== exitCodes.conforms && report.totals.fail === 0;
  return html`<div class="decision ${code === exitCodes.conforms ? 'green' : is_doubt ? 'doubt' : 'red'}">
<h1>${code === exitCodes.conforms ? '✔' : '✘'} ${nameOf(report)} ${words}</h1>
<p class="sentence">${verdictSentence(report, decision)}</p>
${besides === undefined ? nothing : html`<p><b>Red because ${besides}.</b></p>`}
${bar(report.totals, 'All checks')}
<ul class="badges">${wordsOf(report.totals).map((word) => html`<li><span class="badge ${word}">${report.totals[word]} ${word}</span></li>`)}</ul>
${linesOf(trafficLines(report))}</div>
${factsOf(report)}`;
}

function linesOf(lines: readonly string[]): Html {
  return lines.length === 0 ? nothing : html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

function factsOf({ requests, duration_ms, seed, kit, document, target, started_at }: Report): Html {
  const facts: [string, Html | string][] = [
    target.base_urls ? ['Base URLs', target.base_urls.join(', ')] : ['Base URL', target.base_url],
    ['Begun', html`<time datetime="${started_at}">${dayAndTime(started_at)}</time>`],
    ['Took', `${durationOf(duration_ms)}, ${counted(requests, 'request')}`],
    ['Seed', String(seed)],
    ['Judged by', `model-run-kit ${kit.version}, document ${document.version}`],
  ];
  return html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** `29 November 2026, 03:10 UTC`, and what is no time as it is. */
function dayAndTime(text: string): string {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) return text;
  const day = time.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `${day}, ${time.toISOString().slice(11, 16)} UTC`;
}

function durationOf(ms: number): string {
  const seconds = ms / 1_000;
  return seconds < 120 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Findings in one line each; where nothing fails, the reasons why checks could not be judged. */
export function mendFirst(report: Report): Html {
  const { findings } = report;
  const gaps = findings.length > 0 ? [] : allGaps(report);
  const count = findings.length + gaps.length;
  if (count === 0) return nothing;
  const lines = [
    ...findings.slice(0, max_first).map((finding, index) => {
      const { impact, cause } = finding;
      return firstLine(`finding-${index + 1}`, impact ?? cause, impact === null ? undefined : cause, stops(finding));
    }),
    ...gaps
      .slice(0, max_first)
      .map(({ cause, remedy, checks }, index) => firstLine(`gap-${index + 1}`, cause, remedy, checks.length)),
  ];
  const rest = count - lines.length;
  return html`<section aria-labelledby="first"><h2 id="first">What to mend first</h2>
<ol class="first">${lines}</ol>${rest > 0 ? html`<p class="soft">${rest} more below.</p>` : nothing}</section>`;
}

function firstLine(id: string, head: string, more: string | undefined, checks: number): Html {
  return html`<li><a href="#${id}">${prose(head)}</a>
<div class="soft">${more === undefined ? nothing : html`${prose(fullStop(more))} `}Stops ${counted(checks, 'check')}.</div></li>
`;
}

/** Each area with its verdicts as a bar. */
export function areasOf({ areas }: Report): Html {
  const names = Object.keys(areas);
  if (names.length === 0) return nothing;
  return html`<section aria-labelledby="areas"><h2 id="areas">Areas</h2>
<div class="wide" tabindex="0" role="region" aria-label="Areas with their verdicts"><table class="areas">
<thead><tr><th scope="col">area</th><th scope="col">share</th><th scope="col">verdicts</th><th scope="col">cases</th><th scope="col">comparisons</th></tr></thead>
<tbody>${names.map((area) => areaRow(area, areas[area]!))}</tbody></table></div></section>`;
}

function areaRow(area: string, counts: Report['areas'][string]): Html {
  const words = wordsOf(counts);
  // A pass is what the bar says already.
  const shown = words.map((word) =>
    word === 'pass' ? html`<span class="soft">${counts[word]} pass</span> ` : html`${badge(word, counts[word])} `,
  );
  return html`<tr><th scope="row"><a href="#${idOf(area, 'area')}">${area}</a></th><td>${bar(counts, area)}</td><td>${shown}</td><td>${counts.cases}</td><td>${counts.comparisons}</td></tr>
`;
}

/** In hundredths of its width. */
const bar_width = 100;
const bar_height = 10;

/** Verdicts side by side, each as wide as its share; what fails comes first. */
function bar(counts: Record<VerdictWord, number>, name: string): Html {
  const words = [...wordsOf(counts)].toSorted((a, b) => urgency.indexOf(a) - urgency.indexOf(b));
  const all = words.reduce((sum, word) => sum + counts[word], 0);
  if (all === 0) return nothing;
  let before = 0;
  const parts = words.map((word) => {
    const x = (bar_width * before) / all;
    before += counts[word];
    const width = (bar_width * counts[word]) / all;
    return html`<rect class="${word}" x="${x.toFixed(2)}" width="${width.toFixed(2)}" height="${bar_height}"/>`;
  });
  const label = `${name}: ${words.map((word) => `${counts[word]} ${word}`).join(', ')}`;
  return html`<svg class="bar" viewBox="0 0 ${bar_width} ${bar_height}" preserveAspectRatio="none" role="img" aria-label="${label}">${parts}</svg>`;
}

const urgency: readonly VerdictWord[] = [
  ...(['fail', 'unexpected-pass', 'error', 'inconclusive', 'could-not-run'] as const),
  ...(['known-failure', 'pass', 'observed', 'not-claimed'] as const),
];

/** Those that stand for something, in the order of the words; a report of another kit may lack some. */
export function wordsOf(totals: Record<VerdictWord, number>): VerdictWord[] {
  return verdictWords.filter((word) => totals[word] > 0);
}
