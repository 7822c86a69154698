/** Failures grouped by their cause, and gaps by theirs: each with the request, the answer, the clause and the replay line. */

import { counted } from '../../../src/input/counted.ts';
import { type Finding, stops } from '../../verdicts/findings.ts';
import type { Fail, Verdict } from '../../verdicts/verdict.ts';
import { sinceWords } from '../failing-since.ts';
import { fullStop } from '../full-stop.ts';
import { type Decision, type Rendering, tellsFailure } from '../rendering.ts';
import type { Report } from '../report.ts';
import { clauseLine, idsOf, links, shown } from './links.ts';
import { type Html, html, nothing } from './markup.ts';
import { badge, codeBlock, prose } from './page.ts';
import { tellingExchange } from './story.ts';
import { allGaps } from './verdict-sentence.ts';

/** Ways to fail of one finding; the rest is counted. */
const max_ways = 30;

export function findingsOf(report: Report, decision: Decision, rendering: Rendering): Html {
  const { findings } = report;
  if (findings.length === 0) return nothing;
  const verdicts = new Map(report.verdicts.map((verdict) => [verdict.check, verdict]));
  return html`<section aria-labelledby="findings"><h2 id="findings">Failures, grouped by cause</h2>
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
  const failure = first && tellsFailure(first) ? first : undefined;
  return html`<article class="finding${own.some(isRed) ? '' : ' passed-by'}" id="finding-${number}" data-checks="${idsOf([...checks, ...dependants])}">
<h3>${number}. ${prose(impact ?? cause)}</h3>
${impact === null ? nothing : html`<p>${prose(fullStop(cause))}</p>`}
${began === undefined ? nothing : html`<p>Since ${sinceWords(began)}</p>`}
<dl><dt>Clause</dt><dd>${clauseLine(finding.clause, finding.level)}</dd>
${operation === null ? nothing : html`<dt>Where</dt><dd>${[operation, pointer].filter(Boolean).join(' ')}</dd>`}
<dt>Check</dt><dd>${links([checks[0]!])}</dd>
${others.length === 0 ? nothing : html`<dt>Also</dt><dd>${alsoOf(others, cause)}</dd>`}
${dependants.length === 0 ? nothing : html`<dt>Could not run</dt><dd>${links(dependants)}</dd>`}
<dt>Stops</dt><dd>${counted(stops(finding), 'check', 'checks')}</dd></dl>
${failure ? evidenceOf(failure) : nothing}
${own.some(isRed) ? nothing : html`<p>The gate lets it pass.</p>`}
</article>
`;
}

function evidenceOf(failure: Fail): Html {
  return html`${tellingExchange(failure)}
<dl><dt>Expected</dt><dd>${codeBlock(shown(failure.expected))}</dd><dt>Actual</dt><dd>${codeBlock(shown(failure.actual))}</dd>
<dt>Replay</dt><dd>${codeBlock(failure.replay, 'copied')}</dd></dl>`;
}

/** The other checks of a finding, by what each says of it. */
function alsoOf(others: readonly Verdict[], cause: string): Html {
  const messages = [...Map.groupBy(others, (verdict) => ('message' in verdict ? verdict.message : ''))];
  const more = messages.length - max_ways;
  return html`<ul>${messages
    .slice(0, max_ways)
    .map(
      ([message, own]) =>
        html`<li>${links(own.map(({ check }) => check))}${message === cause ? '' : html`: ${prose(message)}`}</li>`,
    )}${more > 0 ? html`<li>and ${more} more ways</li>` : nothing}</ul>`;
}

/** Reasons for which checks were not judged, each once. Those that a finding stops are told there. */
export function gapsSection(report: Report): Html {
  const gaps = allGaps(report);
  if (gaps.length === 0) return nothing;
  return html`<section aria-labelledby="gaps"><h2 id="gaps">What could not be judged</h2>
${gaps.map(
  (
    { word, cause, remedy, checks },
    index,
  ) => html`<article class="finding gap" id="gap-${index + 1}" data-checks="${idsOf(checks)}"><h3>${badge(word)} ${prose(cause)}</h3>
${remedy === undefined ? nothing : html`<p>To mend it: ${prose(remedy)}.</p>`}
<p><span class="soft">${counted(checks.length, 'check')}:</span> ${links(checks)}</p></article>
`,
)}</section>`;
}
