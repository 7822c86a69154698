/**
 * The report as one page for a browser: the decision, what to mend first, the areas, failures by cause, then every verdict,
 * by area and by clause. It is all there without JavaScript, which brings the filters and the copying of lines.
 */
import { type AnyClause, clauseById, clauses } from '../../src/contract/clauses.ts';
import { counted } from '../../src/input/counted.ts';
import { isStale } from '../verdicts/exit-code.ts';
import type { KnownNote, Verdict } from '../verdicts/verdict.ts';
import { attemptsPicture } from './html/attempts.ts';
import { findingsOf, gapsSection } from './html/findings.ts';
import { areasOf, headOf, mendFirst, wordsOf } from './html/head.ts';
import { checkLink, clauseLine, clauseLink, idOf, links, shown } from './html/links.ts';
import { type Html, html, nothing } from './html/markup.ts';
import { badge, codeBlock, prose, renderPage, table } from './html/page.ts';
import { script } from './html/script.ts';
import { story } from './html/story.ts';
import { allGaps } from './html/verdict-sentence.ts';
import { type Decision, decisionOf, nameOf, type Rendering, tellsFailure } from './rendering.ts';
import { replicaWords } from './replica-words.ts';
import type { Report } from './report.ts';

/** Stories of all failures together; a browser takes more, and a reader does not. */
const max_stories_bytes = 12 * 1024 * 1024;

export function renderHtml(report: Report, rendering: Rendering): string {
  const decision = decisionOf(report, rendering);
  const content = html`<a class="skip" href="#checks">To the checks</a>
<header>${headOf(report, decision)}</header>
<main>
${mendFirst(report)}
${areasOf(report)}
${searchOf(report)}
${findingsOf(report, decision, rendering)}
${knownOf(report)}
${gapsSection(report)}
${checksOf(report, decision)}
${clausesOf(report)}
${choicesOf(report)}
${leftBehind(report)}
</main>`;
  return renderPage({ title: `${nameOf(report)} ${decision.words}`, content, script });
}

/** In front of all that it filters. */
function searchOf(report: Report): Html {
  const words = wordsOf(report.totals);
  const cards = report.findings.length + allGaps(report).length;
  return html`<form class="scripted" role="search" aria-label="Filter causes and checks">
<label class="search">Text<input type="search" name="text" autocomplete="off" placeholder="check, clause, message, operation"></label>
<label>Verdict<select name="verdict"><option value="">all</option>${
    words.includes('pass') && words.length > 1
      ? html`<option value="${words.filter((word) => word !== 'pass').join(' ')}">all but pass</option>`
      : nothing
  }${words.map((word) => html`<option>${word}</option>`)}</select></label>
<label>Area<select name="area"><option value="">all</option>${Object.keys(report.areas).map((area) => html`<option>${area}</option>`)}</select></label>
<button type="reset">Show all</button>
<output aria-live="polite">${counted(report.verdicts.length, 'check')}${cards === 0 ? '' : `, ${counted(cards, 'cause')}`}</output>
</form>`;
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
  const stories = { left_bytes: max_stories_bytes, target: report.target };
  return html`<section aria-labelledby="checks"><h2 id="checks">Checks by area</h2>
${areas.map(
  ([
    area,
    own,
  ]) => html`<section class="area" id="${idOf(area, 'area')}" data-area="${area}"><h3>${area} <span class="soft">(${own.length})</span></h3>
${own.map((verdict) => verdictOf(verdict, decision, stories))}</section>
`,
)}</section>`;
}

interface Stories {
  left_bytes: number;
  target: Report['target'];
}

function verdictOf(verdict: Verdict, { isRed }: Decision, stories: Stories): Html {
  const { check, title, verdict: word, cases, comparisons, clauses: own, unseen = [] } = verdict;
  const message = 'message' in verdict ? verdict.message : undefined;
  const because = 'because_of' in verdict ? verdict.because_of : undefined;
  const is_failure = tellsFailure(verdict);
  return html`<details class="verdict${is_failure ? ' told' : ''}" id="${idOf(check)}" data-verdict="${word}"><summary>${badge(word)}<b>${check}</b><span class="title">${title}</span></summary>
<div>${message === undefined ? nothing : html`<p>${prose(message)}${because === undefined ? nothing : html` <a href="#finding-${because}">finding ${because}</a>`}</p>`}
${word === 'fail' && !isRed(verdict) ? html`<p>The gate lets it pass.</p>` : nothing}
${is_failure ? failureOf(verdict, stories) : nothing}
<p class="soft">${cases} cases, ${comparisons} comparisons. Clauses: ${own.map(
    (id, index) => html`${index > 0 ? ', ' : ''}${clauseLink(id)}${unseen.includes(id) ? ' (not met)' : ''}`,
  )}</p></div></details>
`;
}

function failureOf(failure: Extract<Verdict, { mismatch: string }>, stories: Stories): Html {
  const { clause, level, operation, pointer, expected, actual, case: input, replay, not_again } = failure;
  const at_replicas = replicaWords(failure);
  const rows: [string, Html | string][] = [
    ['Clause', clauseLine(clause, level)],
    ...(at_replicas === undefined ? [] : [['Replica', at_replicas] as [string, string]]),
    ...(operation === undefined ? [] : [['Where', [operation, pointer].filter(Boolean).join(' ')] as [string, string]]),
    ['Expected', codeBlock(shown(expected))],
    ['Actual', codeBlock(shown(actual))],
    ...(input === null ? [] : [['Smallest case', codeBlock(shown(input))] as [string, Html]]),
    ['Replay', codeBlock(replay, 'copied')],
  ];
  const events = html`${attemptsPicture(failure.deliveries ?? [])}
${story(failure, stories.target)}`;
  const fits = events.text.length <= stories.left_bytes;
  if (fits) stories.left_bytes -= events.text.length;
  return html`<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${not_again ? html`<p>Run once more alone, this case did not show it again.</p>` : nothing}
${fits ? events : html`<p class="soft">What happened stands in report.json: this page has no more room.</p>`}`;
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
  return html`<tr id="${idOf(id, 'clause')}"><th scope="row">${id} <span class="soft">${clause?.level ?? ''}</span></th><td>${prose(clause?.statement ?? '')}</td><td>${words}${
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
