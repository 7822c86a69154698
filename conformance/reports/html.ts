/**
 * The report as one page for a browser: the decision, what to mend first, then every verdict, by area and by clause. It
 * is all there without JavaScript, which brings nothing but the filters.
 */
import { type AnyClause, clauseById, clauses } from '../../src/contract/clauses.ts';
import { isStale } from '../verdicts/exit-code.ts';
import { type Finding, stops } from '../verdicts/findings.ts';
import { type KnownNote, type Verdict, type VerdictWord, verdictWords } from '../verdicts/verdict.ts';
import { sinceWords } from './failing-since.ts';
import { attemptsPicture } from './html/attempts.ts';
import { type Html, html, nothing } from './html/markup.ts';
import { badge, renderPage, table } from './html/page.ts';
import { script } from './html/script.ts';
import { story } from './html/story.ts';
import { type Decision, decisionOf, nameOf, type Rendering, tellsFailure } from './rendering.ts';
import type { Report } from './report.ts';
import { trafficLines } from './traffic.ts';

const max_value_length = 2_000;
/** Stories of all failures together; a browser takes more, and a reader does not. */
const max_stories_bytes = 12 * 1024 * 1024;
/** Names in one list; the rest is counted. */
const max_names = 30;

export function renderHtml(report: Report, rendering: Rendering): string {
  const decision = decisionOf(report, rendering);
  const verdicts = new Map(report.verdicts.map((verdict) => [verdict.check, verdict]));
  const content = html`<a class="skip" href="#checks">To the checks</a>
<header>${headOf(report, decision)}</header>
<main>
${findingsOf(report, verdicts, decision, rendering)}
${knownOf(report)}
${checksOf(report, decision)}
${clausesOf(report)}
${choicesOf(report)}
${leftBehind(report)}
</main>`;
  return renderPage({ title: `${nameOf(report)} ${decision.words}`, content, script });
}

function headOf(report: Report, { code, words, besides }: Decision): Html {
  const { totals, requests, duration_ms, seed, kit, document, target, started_at } = report;
  const facts: [string, string][] = [
    ['Base URL', target.base_url],
    ['Begun', started_at],
    ['Took', `${(duration_ms / 1_000).toFixed(1)} s, ${requests} requests`],
    ['Seed', String(seed)],
    ['Judged by', `model-run-kit ${kit.version}, document ${document.version}`],
  ];
  return html`<div class="decision ${code === 0 ? 'green' : 'red'}">
<h1>${code === 0 ? '✔' : '✘'} ${nameOf(report)} ${words}</h1>
<ul class="badges">${wordsOf(totals).map((word) => html`<li><span class="badge ${word}">${totals[word]} ${word}</span></li>`)}</ul>
${trafficOf(report)}${besides === undefined ? nothing : html`<p><b>Red because ${besides}.</b></p>`}</div>
<dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

function trafficOf(report: Report): Html {
  const lines = trafficLines(report);
  return lines.length === 0 ? nothing : html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

function findingsOf(
  report: Report,
  verdicts: ReadonlyMap<string, Verdict>,
  decision: Decision,
  rendering: Rendering,
): Html {
  const { findings } = report;
  if (findings.length === 0) return nothing;
  return html`<section aria-labelledby="findings"><h2 id="findings">What to mend first</h2>
${findings.map((finding, index) => findingOf(finding, index + 1, verdicts, decision, rendering))}</section>`;
}

function findingOf(
  finding: Finding,
  number: number,
  verdicts: ReadonlyMap<string, Verdict>,
  { isRed }: Decision,
  { since }: Rendering,
): Html {
  const { cause, impact, checks, dependants, operation, pointer } = finding;
  const own = checks.flatMap((check) => verdicts.get(check) ?? []);
  const [first] = own;
  const others = own.slice(1);
  const began = since?.get(finding.checks[0]!);
  return html`<article class="finding${own.some(isRed) ? '' : ' passed-by'}" id="finding-${number}">
<h3>${number}. ${cause}</h3>
${impact === null ? nothing : html`<p class="impact">${impact}</p>`}
${began === undefined ? nothing : html`<p>Since ${sinceWords(began)}</p>`}
${first && tellsFailure(first) ? html`<p class="soft">See it again:</p><pre>${first.replay}</pre>` : nothing}
<dl><dt>Clause</dt><dd>${clauseLine(finding.clause, finding.level)}</dd>
${operation === null ? nothing : html`<dt>Where</dt><dd>${[operation, pointer].filter(Boolean).join(' ')}</dd>`}
<dt>Check</dt><dd>${checkLink(checks[0]!)}</dd>
${others.length === 0 ? nothing : html`<dt>Also</dt><dd>${alsoOf(others, cause)}</dd>`}
${dependants.length === 0 ? nothing : html`<dt>Could not run</dt><dd>${links(dependants)}</dd>`}
<dt>Stops</dt><dd>${stops(finding) === 1 ? '1 check' : `${stops(finding)} checks`}</dd></dl>
${own.some(isRed) ? nothing : html`<p>The gate lets it pass.</p>`}
</article>
`;
}

/** The other checks of a finding, by what each says of it. */
function alsoOf(others: readonly Verdict[], cause: string): Html {
  const messages = [...Map.groupBy(others, (verdict) => ('message' in verdict ? verdict.message : ''))];
  const more = messages.length - max_names;
  return html`<ul>${messages
    .slice(0, max_names)
    .map(
      ([message, own]) =>
        html`<li>${links(own.map(({ check }) => check))}${message === cause ? '' : `: ${message}`}</li>`,
    )}${more > 0 ? html`<li>and ${more} more ways</li>` : nothing}</ul>`;
}

/** Known failures, with what is said of them; then the entries of their file that are not so any more. */
function knownOf({ verdicts, known_failures = [] }: Report): Html {
  const own = verdicts.flatMap((verdict) => ('known' in verdict ? [verdict] : []));
  const others = known_failures.filter(({ state }) => state !== 'holds');
  if (own.length + others.length === 0) return nothing;
  return html`<section aria-labelledby="known"><h2 id="known">Known failures</h2>
${
  own.length === 0
    ? nothing
    : table(
        ['check', 'verdict', 'what', 'because'],
        own.map((verdict) => [
          checkLink(verdict.check),
          badge(verdict.verdict),
          verdict.message,
          html`${verdict.known.map(noteOf)}`,
        ]),
      )
}
${
  others.length === 0
    ? nothing
    : html`<h3>Entries that do not hold</h3>${table(
        ['entry', 'check', 'state', 'why'],
        others.map((state) => [
          state.place,
          state.check,
          isStale(state) ? badge(state.state) : state.state,
          state.message,
        ]),
      )}`
}</section>`;
}

function noteOf({ reason, link, expires }: KnownNote): Html {
  const where =
    link === undefined
      ? nothing
      : /^https?:\/\//.test(link)
        ? html` <a href="${link}" rel="noreferrer">${link}</a>`
        : html` ${link}`;
  return html`<div>${reason}${where}${expires === undefined ? '' : ` (until ${expires})`}</div>`;
}

function checksOf(report: Report, decision: Decision): Html {
  const areas = [...Map.groupBy(report.verdicts, ({ area }) => area)];
  const words = wordsOf(report.totals);
  const stories = { left_bytes: max_stories_bytes, target: report.target };
  return html`<section aria-labelledby="checks"><h2 id="checks">Checks by area</h2>
${areasOf(report, words)}
<form class="scripted" role="search" aria-label="Filter the checks">
<label class="search">Text<input type="search" name="text" autocomplete="off" placeholder="check, clause, message, operation"></label>
<label>Verdict<select name="verdict"><option value="">all</option>${
    words.includes('pass') && words.length > 1
      ? html`<option value="${words.filter((word) => word !== 'pass').join(' ')}">all but pass</option>`
      : nothing
  }${words.map((word) => html`<option>${word}</option>`)}</select></label>
<label>Area<select name="area"><option value="">all</option>${areas.map(([area]) => html`<option>${area}</option>`)}</select></label>
<button type="reset">Show all</button>
<output aria-live="polite">${report.verdicts.length} checks</output>
</form>
${areas.map(
  ([
    area,
    own,
  ]) => html`<section class="area" data-area="${area}"><h3>${area} <span class="soft">(${own.length})</span></h3>
${own.map((verdict) => verdictOf(verdict, decision, stories))}</section>
`,
)}</section>`;
}

function areasOf({ areas }: Report, words: readonly VerdictWord[]): Html {
  const rows = Object.entries(areas).map(([area, counts]) => [
    area,
    ...words.map((word) => String(counts[word] ?? 0)),
    String(counts.cases),
    String(counts.comparisons),
  ]);
  return html`<div class="numbers">${table(['area', ...words, 'cases', 'comparisons'], rows)}</div>`;
}

interface Stories {
  left_bytes: number;
  target: Report['target'];
}

function verdictOf(verdict: Verdict, { isRed }: Decision, stories: Stories): Html {
  const { check, title, verdict: word, cases, comparisons, clauses: own, unseen = [] } = verdict;
  const message = 'message' in verdict ? verdict.message : undefined;
  const because = 'because_of' in verdict ? verdict.because_of : undefined;
  const told = tellsFailure(verdict);
  return html`<details class="verdict${told ? ' told' : ''}" id="${idOf(check)}" data-verdict="${word}"><summary>${badge(word)}<b>${check}</b><span class="title">${title}</span></summary>
<div>${message === undefined ? nothing : html`<p>${message}${because === undefined ? nothing : html` <a href="#finding-${because}">finding ${because}</a>`}</p>`}
${word === 'fail' && !isRed(verdict) ? html`<p>The gate lets it pass.</p>` : nothing}
${told ? failureOf(verdict, stories) : nothing}
<p class="soft">${cases} cases, ${comparisons} comparisons. Clauses: ${own.map(
    (id, index) => html`${index > 0 ? ', ' : ''}${clauseLink(id)}${unseen.includes(id) ? ' (not met)' : ''}`,
  )}</p></div></details>
`;
}

function failureOf(failure: Extract<Verdict, { mismatch: string }>, stories: Stories): Html {
  const { clause, level, operation, pointer, expected, actual, case: input, replay, not_again } = failure;
  const rows: [string, Html | string][] = [
    ['Clause', clauseLine(clause, level)],
    ...(operation === undefined ? [] : [['Where', [operation, pointer].filter(Boolean).join(' ')] as [string, string]]),
    ['Expected', html`<pre>${shown(expected)}</pre>`],
    ['Actual', html`<pre>${shown(actual)}</pre>`],
    ...(input === null ? [] : [['Smallest case', html`<pre>${shown(input)}</pre>`] as [string, Html]]),
    ['Replay', html`<pre>${replay}</pre>`],
  ];
  const told = html`${attemptsPicture(failure.deliveries ?? [])}
${story(failure, stories.target)}`;
  const fits = told.text.length <= stories.left_bytes;
  if (fits) stories.left_bytes -= told.text.length;
  return html`<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${not_again ? html`<p>Run once more alone, this case did not show it again.</p>` : nothing}
${fits ? told : html`<p class="soft">What happened stands in report.json: this page has no more room.</p>`}`;
}

/** Each clause with what its checks came to; those that nothing covers say why. */
function clausesOf({ verdicts, clauses: { not_covered } }: Report): Html {
  const named = new Map<string, Verdict[]>();
  for (const verdict of verdicts) for (const id of verdict.clauses) named.set(id, [...(named.get(id) ?? []), verdict]);
  const why = new Map(not_covered.map((one) => [one.id, one.why]));
  const ids = new Set([...clauses().map(({ id }) => id), ...named.keys()]);
  const known = [...ids].map((id) => ({ id, clause: clauseById(id) }));
  const sections = [
    ...Map.groupBy(known, ({ clause }) => clause?.section ?? 'unknown to this version of the kit'),
  ].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return html`<section aria-labelledby="clauses"><h2 id="clauses">Clauses by section</h2>
${sections.map(
  ([section, own]) => html`<details class="section" open><summary><b>Section ${section}</b></summary>
<table class="clauses"><thead><tr><th scope="col">clause</th><th scope="col">statement</th><th scope="col">checks</th></tr></thead><tbody>
${own.map(({ id, clause }) => clauseRow(id, clause, named.get(id) ?? [], why.get(id)))}</tbody></table></details>
`,
)}</section>`;
}

function clauseRow(id: string, clause: AnyClause | undefined, own: readonly Verdict[], why: string | undefined): Html {
  const words = [...Map.groupBy(own, ({ verdict }) => verdict)].map(
    ([word, ones]) => html`<div>${badge(word)} ${links(ones.map(({ check }) => check))}</div>`,
  );
  return html`<tr id="${idOf(id, 'clause')}"><th scope="row">${id} <span class="soft">${clause?.level ?? ''}</span></th><td>${clause?.statement ?? ''}</td><td>${words}${
    why === undefined ? nothing : html`<div class="soft">Not covered: ${why}</div>`
  }</td></tr>
`;
}

function choicesOf({ choices }: Report): Html {
  if (choices.length === 0) return nothing;
  return html`<section aria-labelledby="choices"><h2 id="choices">Choices observed</h2>
<p>What the target was seen to do where the specification leaves it open.</p>
${table(
  ['choice', 'operation', 'value'],
  choices.map(({ choice, operation, value }) => [choice, operation ?? '', html`<code>${shown(value)}</code>`]),
)}</section>`;
}

function leftBehind({ left_behind }: Report): Html {
  if (left_behind.length === 0) return nothing;
  return html`<section aria-labelledby="left"><h2 id="left">Left behind on the target</h2>
${table(
  ['created by', 'id', 'why'],
  left_behind.map(({ operation, id, reason }) => [operation, id ?? '', reason]),
)}</section>`;
}

function clauseLine(id: string, level: string): Html {
  const clause = clauseById(id);
  return html`${clauseLink(id)} (${level}${clause ? `, section ${clause.section}): ${clause.statement}` : ')'}`;
}

function clauseLink(id: string): Html {
  return html`<a href="#${idOf(id, 'clause')}">${id}</a>`;
}

function checkLink(check: string): Html {
  return html`<a href="#${idOf(check)}">${check}</a>`;
}

function links(checks: readonly string[]): Html {
  const more = checks.length - max_names;
  return html`${checks.slice(0, max_names).map((check, index) => html`${index > 0 ? ', ' : ''}${checkLink(check)}`)}${
    more > 0 ? ` and ${more} more` : ''
  }`;
}

/** Of an element; such an id needs no escape in a link either. */
function idOf(name: string, kind = 'check'): string {
  return `${kind}-${name.replaceAll(/[^\w./-]/g, '_')}`;
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > max_value_length ? `${text.slice(0, max_value_length)}… (see report.json)` : text;
}

/** Those that stand for something, in the order of the words; a report of another kit may lack some. */
function wordsOf(totals: Report['totals']): VerdictWord[] {
  return verdictWords.filter((word) => totals[word] > 0);
}
