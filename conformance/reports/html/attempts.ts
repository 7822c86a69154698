/** Times of attempts as a picture: a row for each receiver and run, from its first attempt on. */
import type { ArrivalRecord } from '../../suite/arrival-record.ts';
import { callback_attempts, callbackWait_ms, isTaken, recallsFor } from '../../suite/scenario.ts';
import { type Html, html, nothing } from './markup.ts';

/** Rows of one picture; the rest is counted. */
const max_rows = 12;
/** Attempts of one row: a sender that never ends would fill the page. */
const max_attempts = 40;
const width = 360;
const [left, right] = [14, width - 14];
const row_height = 58;
const axis_height = 26;
/** A row of one attempt has some width all the same. */
const least_span_ms = 1_000;

interface Row {
  name: string;
  attempts: readonly ArrivalRecord[];
}

interface Window {
  from_ms: number;
  /** Time of the attempt, where it came in time. */
  to_ms: number;
}

/** Of a callback, with the times at which the text permits the next attempt; for a webhook it states none. */
export function attemptsPicture(deliveries: readonly ArrivalRecord[]): Html {
  const all = rowsOf(deliveries);
  const rows = all.slice(0, max_rows);
  if (rows.length === 0) return nothing;
  const windows = rows.map(windowsOf);
  const begins = windows.flat().map(({ from_ms }) => from_ms);
  const span_ms = Math.max(least_span_ms, ...rows.flatMap(momentsOf), ...begins.map((ms) => ms + 500)) * 1.04;
  const x = (ms: number) => Math.round(10 * (left + ((right - left) * Math.min(ms, span_ms)) / span_ms)) / 10;
  const bottom = rows.length * row_height;
  const ticks = ticksOf(span_ms);
  const note = [
    'Time since the first attempt. A dot is an attempt, with what it was answered.',
    ...(begins.length > 0 ? ['A bar is when the text permits the next one.'] : []),
    ...(all.length > rows.length ? [`${all.length - rows.length} more receivers are not drawn.`] : []),
  ];
  return html`<figure>
<svg viewBox="0 0 ${width} ${bottom + axis_height}" role="img" aria-label="${rows.map(inWords).join('; ')}">
${ticks.map(
  (ms) => html`<line class="axis" x1="${x(ms)}" x2="${x(ms)}" y1="0" y2="${bottom + 6}"/>
<text x="${x(ms)}" y="${bottom + 20}" text-anchor="middle">${timeOf(ms)}</text>
`,
)}${rows.map((row, index) => rowPicture(row, windows[index]!, index * row_height, x))}</svg>
<figcaption class="soft">${note.join(' ')}</figcaption>
</figure>`;
}

function rowPicture(row: Row, windows: readonly Window[], y: number, x: (ms: number) => number): Html {
  const moments = momentsOf(row);
  const dots = row.attempts.map(({ answer }, index) => {
    const place = x(moments[index]!);
    // Two that came one soon after the other would hide each other's answers.
    const label_y = index % 2 === 0 ? y + 48 : y + 25;
    return html`<circle class="attempt ${isTaken(answer) ? 'taken' : 'failed'}" cx="${place}" cy="${y + 34}" r="3.5"/>
<text x="${place}" y="${label_y}" text-anchor="middle">${answer}</text>
`;
  });
  return html`<text x="2" y="${y + 12}">${row.name}</text>
${windows.map(
  ({
    from_ms,
    to_ms,
  }) => html`<rect class="window" x="${x(from_ms)}" y="${y + 29}" width="${Math.max(3, x(to_ms) - x(from_ms))}" height="10"/>
`,
)}${dots}`;
}

function rowsOf(deliveries: readonly ArrivalRecord[]): Row[] {
  const own = deliveries.filter(({ repeat_of }) => repeat_of === undefined);
  const groups = Map.groupBy(own, ({ inbox, run_id }) => JSON.stringify([inbox, run_id]));
  return [...groups.values()].map((group) => {
    const attempts = group.toSorted((a, b) => a.at_ms - b.at_ms).slice(0, max_attempts);
    return { name: attempts[0]!.inbox, attempts };
  });
}

/** Milliseconds from the first attempt to each. */
function momentsOf({ attempts }: Row): number[] {
  return attempts.map(({ at_ms }) => at_ms - attempts[0]!.at_ms);
}

/** Of a callback: from the stated wait on behind each attempt that is to be made again, to the next one, or on and on. */
function windowsOf(row: Row): Window[] {
  const moments = momentsOf(row);
  return row.attempts.slice(0, callback_attempts - 1).flatMap(({ channel, answer }, index) => {
    if (channel !== 'callback' || !recallsFor(answer)) return [];
    const from_ms = moments[index]! + callbackWait_ms(index + 1);
    const next_ms = moments[index + 1] ?? from_ms;
    return [{ from_ms, to_ms: next_ms > from_ms ? next_ms : Number.POSITIVE_INFINITY }];
  });
}

const units = [
  { ms: 3_600_000, word: 'h' },
  { ms: 60_000, word: 'min' },
  { ms: 1_000, word: 's' },
] as const;

/** Some round moments, no more than there is room for. */
function ticksOf(span_ms: number): number[] {
  const unit_ms = units.find(({ ms }) => span_ms >= 2 * ms)?.ms ?? 1_000;
  const steps = [0.5, 1, 2, 5, 10, 15, 30].map((step) => step * unit_ms);
  const step_ms = steps.find((step) => span_ms / step <= 6) ?? Math.ceil(span_ms / unit_ms / 6) * unit_ms;
  return Array.from({ length: Math.floor(span_ms / step_ms) + 1 }, (_, index) => index * step_ms);
}

function timeOf(ms: number): string {
  const { ms: unit_ms, word } = units.find((unit) => ms >= unit.ms) ?? units[2];
  return `${Math.round((10 * ms) / unit_ms) / 10} ${word}`;
}

function inWords(row: Row): string {
  const moments = momentsOf(row);
  const attempts = row.attempts.map(({ answer }, index) => `${moments[index]! / 1_000} s: ${answer}`);
  return `${row.name}: ${attempts.join(', ')}`;
}
