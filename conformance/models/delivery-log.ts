/**
 * Compares the log of deliveries with what the receiver saw: which entry belongs to which delivery, and what it says of
 * the attempts. Only attempts that were over before the log was read are compared. Pure.
 */
import { isObject } from '../../src/json/is-object.ts';
import type { Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import type { LogNote, WaveEvidence } from '../suite/wave-note.ts';
import { webhooksOf } from './deliveries.ts';
import { anyLog, type DeliveryAttempt, logText, type Trial, waveOf } from './trials.ts';
import { sameId } from './values.ts';

export type LogItem = Readonly<Record<string, unknown>>;

/** The attempts that told one webhook of one run, and the log of that webhook. */
export interface LoggedTrial {
  trial: Trial;
  webhook: string;
  /** Those that were over before the log was read. */
  attempts: readonly DeliveryAttempt[];
  items: readonly LogItem[];
  /** The log as it came, in small letters, for what may stand anywhere in it. */
  text(): string;
}

/** Beside what a target declares: what has just been answered may not be written down yet. */
const recording_ms = 500;
/** A list without an envelope may end at some number of entries, and nothing in it says so; none ends sooner. */
const surely_whole = 20;

export function loggedTrials(trials: readonly Trial[], evidence: WaveEvidence): LoggedTrial[] {
  const { logs } = waveOf(evidence);
  const texts = new Map<string, string>();
  const textOfLog = (name: string, log: readonly LogItem[]) => {
    const text = texts.get(name) ?? `${logText(evidence, name)}\n${JSON.stringify(log)}`.toLowerCase();
    texts.set(name, text);
    return text;
  };
  return webhooksOf(trials).flatMap((trial): LoggedTrial[] => {
    const { webhook, log } = trial;
    const pages = webhook ? pagesOf(logs[webhook.name], evidence) : [];
    if (!webhook || !log || mayBeCut(pages)) return [];
    const attempts = trial.attempts.filter((attempt) => isOverBefore(attempt, pages, evidence));
    if (attempts.length === 0) return [];
    return [{ trial, webhook: webhook.name, attempts, items: log, text: () => textOfLog(webhook.name, log) }];
  });
}

export function whyNoLog(trials: readonly Trial[], evidence: WaveEvidence): string | undefined {
  if (!webhooksOf(trials).some(({ attempts }) => attempts.length > 0)) return 'no event arrived at any webhook';
  if (loggedTrials(trials, evidence).length > 0) return undefined;
  return 'no log of a webhook that received something could be read to its end';
}

/** The deliveries of all webhooks as far as they were read. */
export interface WholeLog {
  items: readonly LogItem[];
  text: string;
  /** True if nothing is missing from it. */
  is_whole: boolean;
  pages: readonly Exchange[];
}

export function wholeLogOf(evidence: WaveEvidence): WholeLog | undefined {
  const log = anyLog(evidence);
  if (!log) return undefined;
  const pages = pagesOf(waveOf(evidence).any, evidence);
  const text = `${pages.map(({ received }) => received?.body ?? '').join('\n')}\n${JSON.stringify(log.items)}`;
  return { items: log.items, text, is_whole: log.complete && !mayBeCut(pages), pages };
}

export function pagesOf(note: LogNote | undefined, { exchanges }: Pick<WaveEvidence, 'exchanges'>): Exchange[] {
  const numbers = new Set(note?.exchanges);
  return exchanges.filter(({ number }) => numbers.has(number));
}

/** The attempt was over, and could be written down, before the first of these pages was asked for. */
export function isOverBefore(
  attempt: DeliveryAttempt,
  pages: readonly Exchange[],
  { notes, facts }: WaveEvidence,
): boolean {
  const read_ms = pages[0]?.at_ms;
  if (read_ms === undefined || attempt.ended_ms === undefined) return false;
  // On a stepped clock nothing happens while logs are read.
  if (notes.wave.clock === 'stepped') return attempt.real_ms <= read_ms;
  const over_ms = attempt.real_ms + (attempt.ended_ms - attempt.at_ms);
  return over_ms + Math.max(recording_ms, facts.consistency_ms) <= read_ms;
}

/** A list that says nothing of pages may have left out items beyond the size that was asked for. */
export function mayBeCut(pages: readonly Exchange[]): boolean {
  const [first] = pages;
  const items = first?.decoded?.page?.items ?? [];
  const asked = first?.request.query.page_size;
  const most = typeof asked === 'number' ? asked : surely_whole;
  return pages.length === 1 && !tellsOfPages(first?.decoded?.json) && items.length >= most;
}

function tellsOfPages(json: unknown): boolean {
  if (!isObject(json)) return false;
  return Object.entries(json).some(([name, value]) => /next|cursor|more|link|page/i.test(name) || tellsOfPages(value));
}

/** The delivery whose id the payload names. */
export function loggedDelivery({ attempts, items }: Pick<LoggedTrial, 'attempts' | 'items'>): LogItem | undefined {
  const ids = attempts.flatMap(({ delivery_id }) => delivery_id ?? []);
  return items.find(({ id }) => ids.some((own) => sameId(own, id)));
}

export interface NamedTrial extends LoggedTrial {
  /** The entries that name anything of what was received: the delivery, the run, or a request. */
  entries: readonly LogItem[];
}

/**
 * Each with its entries. A short request id, which may stand in any entry by chance, counts only where nothing in the log
 * is told by a longer name.
 * @param all of one wave
 */
export function withEntries(all: readonly LoggedTrial[]): NamedTrial[] {
  const told = all.map((one) => ({ ...one, entries: entriesWith(one, isTelling) }));
  const telling = new Set(told.flatMap(({ webhook, entries }) => (entries.length > 0 ? [webhook] : [])));
  return told.map((one) => (telling.has(one.webhook) ? one : { ...one, entries: entriesWith(one, () => true) }));
}

function entriesWith({ trial, attempts, items }: LoggedTrial, counts: (request_id: string) => boolean): LogItem[] {
  const names = [
    ...(trial.run.id === null ? [] : [trial.run.id]),
    ...attempts.flatMap(({ delivery_id, request_id = '' }) => [
      ...(delivery_id ? [delivery_id] : []),
      ...(request_id !== '' && counts(request_id) ? [request_id] : []),
    ]),
  ];
  return items.filter((item) => entryTells(item, names));
}

/** An entry holds one of these names, anywhere; JSON escapes some of their signs. */
export function entryTells(item: LogItem, names: readonly string[]): boolean {
  const text = textOf(item);
  return names.some((name) => text.includes(inJson(name)));
}

/** A shorter one may stand in a log by chance. */
const shortest_id = 8;

/** Ids that can be looked for anywhere in a log: one that is found means that the log shows its bearer. */
export function isTelling(id: string | null | undefined): id is string {
  return (id?.trim().length ?? 0) >= shortest_id;
}

/** The name as it stands in a JSON body whose letters were made small ones. */
export function inJson(name: string): string {
  return JSON.stringify(name).slice(1, -1).toLowerCase();
}

/** Entries are looked at for each delivery, and do not change. */
const texts = new WeakMap<LogItem, string>();

function textOf(item: LogItem): string {
  const text = texts.get(item) ?? JSON.stringify(item).toLowerCase();
  texts.set(item, text);
  return text;
}

/** The attempts that an entry shows; undefined where it shows none at the place that is known. */
export function attemptsIn(item: LogItem): Readonly<Record<string, unknown>>[] | undefined {
  return Array.isArray(item.attempts)
    ? item.attempts.filter((one) => typeof one === 'object' && one !== null)
    : undefined;
}

/** As a number or a text, with or without words beside it. */
export function statusIn({ status_code }: Readonly<Record<string, unknown>>): number | undefined {
  const [, digits] = /(?:^|\D)([1-9]\d\d)(?:\D|$)/.exec(String(status_code)) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Every value of a header that may have come in several lines. */
export function partsOfHeader(value: string): string[] {
  return value.split(',').map((part) => part.trim());
}

export const log_codes = {
  'log-refused': {
    clause: 'webhooks.deliveries',
    message: 'The log of deliveries cannot be read by the organization whose it is.',
  },
} satisfies Codes;

/** The log of a webhook of one's own, or of all of them, that was refused. */
export function judgeRefusedLog(
  pages: readonly Exchange[],
  shown_by: readonly number[] | undefined,
  tally: Tally,
): Mismatch[] {
  const page = pages.find(({ decoded }) => decoded?.outcome === 'refusal');
  const status = page?.received?.status;
  // A target that is asked too often may answer 429.
  if (!page || status === undefined || status === 408) return [];
  return tally.holds(status === 429, 'log-refused', {
    at: page,
    message: `the log of deliveries cannot be read by the organization whose it is: status ${status}`,
    expected: 'a page of deliveries',
    actual: `status ${status}`,
    ...(shown_by && { shown_by }),
    again: true,
  });
}
