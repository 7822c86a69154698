/** Story of a failing case, in order: requests with their answers, and deliveries. */
import type { ArrivalRecord } from '../../suite/arrival-record.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { TargetSummary } from '../../target/summary.ts';
import type { Fail, KnownFailed } from '../../verdicts/verdict.ts';
import { curlLine } from '../curl.ts';
import { leftOutLine } from '../terminal.ts';
import { traceLink } from '../trace-link.ts';
import { type Html, html, nothing } from './markup.ts';
import { codeBlock } from './page.ts';

/** Shown of one case; a longer story stands in report.json. */
const max_steps = 40;
const max_body_length = 3_000;

interface Step {
  /** Milliseconds since the run began, by the wall's clock. */
  at_ms: number;
  number?: number;
  shown: (time: string) => Html;
}

/** The last steps up to the one that shows it, which is marked, and some behind it. */
export function story(
  { exchanges, deliveries = [], exchange: telling, left_out }: Fail | KnownFailed,
  target: TargetSummary,
): Html {
  const steps: Step[] = [
    ...exchanges.map((one) => ({
      at_ms: one.at_ms,
      number: one.number,
      shown: (time: string) => request(one, target, time, one.number === telling && exchanges.length > 1),
    })),
    ...deliveries.map((one) => ({ at_ms: one.real_ms, shown: (time: string) => delivery(one, time) })),
  ].toSorted((a, b) => a.at_ms - b.at_ms);
  if (steps.length === 0) return nothing;
  const place = steps.findIndex(({ number }) => number !== undefined && number === telling);
  const end = place < 0 ? steps.length : Math.min(steps.length, Math.max(place + 1 + max_steps / 4, max_steps));
  const start = Math.max(0, end - max_steps);
  const begin_ms = steps[0]!.at_ms;
  return html`<h4>What happened</h4>
<ol class="story">
${start > 0 ? html`<li class="soft">… ${start} before these, in report.json</li>\n` : nothing}${steps
  .slice(start, end)
  .map(({ at_ms, shown }) => shown(`+${((at_ms - begin_ms) / 1_000).toFixed(3)} s`))}${
  end < steps.length ? html`<li class="soft">… ${steps.length - end} behind these, in report.json</li>\n` : nothing
}${left_out ? html`<li class="soft">${leftOutLine(left_out)}</li>\n` : nothing}</ol>`;
}

function request(exchange: Exchange, target: TargetSummary, time: string, isTelling: boolean): Html {
  const { sent, received, failure, principal, step, took_ms, replica } = exchange;
  const at = replica === undefined ? '' : `, at ${replica}`;
  const outcome = received?.status ?? failure?.kind ?? 'no answer';
  const trace = traceLink(target, exchange);
  const answer = received?.body ?? failure?.message ?? '';
  return html`<li${isTelling ? html` class="telling"` : nothing}><details><summary><span class="time">${time}</span><b>${sent.method}</b> ${pathOf(sent.url)} → <b>${outcome}</b>${
    isTelling ? html` <b>◄ this one</b>` : nothing
  } <span class="soft">${step}, ${principal ?? 'nobody'}${at}, ${took_ms} ms</span></summary>
${codeBlock(curlLine(exchange), 'copied')}${answer === '' ? nothing : codeBlock(shortened(readable(answer)), 'long')}${
  trace === undefined ? nothing : html`<p><a href="${trace}">its trace</a></p>`
}</details></li>
`;
}

function delivery({ inbox, event, answer, request_id, signature, signed_by }: ArrivalRecord, time: string): Html {
  const signer = signature === undefined ? 'unsigned' : `signed by ${signed_by.join(', ') || 'nobody known'}`;
  return html`<li><span class="time">${time}</span><b>${event ?? 'delivery'}</b> at ${inbox}, answered <b>${answer}</b> <span class="soft">${signer}, ${request_id ?? 'no request id'}</span></li>
`;
}

/** The request that shows it, with its answer. */
export function tellingExchange({ exchanges, exchange: telling }: Fail): Html {
  const exchange = exchanges.find(({ number }) => number === telling);
  if (!exchange) return nothing;
  const { received, failure } = exchange;
  const answer = received?.body ?? failure?.message ?? '';
  return html`<dl><dt>Asked</dt><dd>${codeBlock(curlLine(exchange), 'copied')}</dd>
<dt>Answered</dt><dd><b>${received?.status ?? failure?.kind ?? 'no answer'}</b>${answer === '' ? nothing : codeBlock(shortened(readable(answer)), 'long')}</dd></dl>`;
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname + new URL(url).search : url;
}

/** JSON on lines of its own, and all else as it came. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function shortened(text: string): string {
  return text.length > max_body_length ? `${text.slice(0, max_body_length)}… (${text.length} characters)` : text;
}
