/** Reads the log of deliveries of one webhook, or of all, to its end or as far as it is needed. */
import { chosen } from '../../src/choices/chosen.ts';
import { lacksSize, sizeQuery } from '../models/page-sizes.ts';
import { timeOf } from '../models/webhook-log.ts';
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { LogNote } from '../suite/wave-note.ts';

export interface LogOptions {
  /** Left out: the deliveries of all webhooks. */
  webhook_id?: string;
  /** Ids that a settled log shows, of requests or of deliveries. */
  wanted?: ReadonlySet<string>;
  /** Time on the target's clock before which nothing of what is looked for was made, as milliseconds since 1970. */
  since_ms?: number;
}

/**
 * So many pages, and so many deliveries, are read whatever is found: a run of the suite leaves some 800. Of an
 * organization with a long history, what is ours stands first.
 */
const usual_pages = 25;
const usual_items = 1_000;
/** No organization's log is read further than this; nor one whose pages are small, or come in the size that the target likes. */
const most_pages = 40;
const most_small_pages = 200;
/** Fewer items on the average: what is ours alone takes many such pages. */
const small_page = 20;
const page_size = 500;
/** A log may lag behind what was delivered. */
const tries = 3;
const pause_ms = 400;
/** Entries of one moment may be written down in any order, on one host or on several. */
const same_moment_ms = 1_000;
/** Short, since on a stepped clock all that is due has happened. */
const stepped_pause_ms = 50;

export async function readLog(
  ctx: CheckContext,
  options: LogOptions,
): Promise<{ note: LogNote; items: Record<string, unknown>[] }> {
  for (let attempt = 1; ; attempt++) {
    const { items, complete, read, too_long } = await readOnce(ctx, options);
    if (attempt === tries || !complete || !lacksAny(items, options.wanted))
      return { note: { exchanges: read.map(({ number }) => number), complete, ...(too_long && { too_long }) }, items };
    await new Promise((done) => setTimeout(done, ctx.facts.steps_time ? stepped_pause_ms : pause_ms));
  }
}

const too_long = true as const;

async function readOnce(
  ctx: CheckContext,
  options: LogOptions,
): Promise<{ items: Record<string, unknown>[]; complete: boolean; read: Exchange[]; too_long?: true }> {
  const { webhook_id } = options;
  const read: Exchange[] = [];
  const items: Record<string, unknown>[] = [];
  const step = webhook_id === undefined ? 'log-any' : 'log';
  const operation = webhook_id === undefined ? 'listAllDeliveries' : 'listWebhookDeliveries';
  const lacks_size = lacksSize(ctx.facts, operation);
  try {
    let exchange = await ctx.call(
      'owner',
      webhook_id === undefined
        ? { operation: 'listAllDeliveries', query: sized(ctx, 'listAllDeliveries') }
        : {
            operation: 'listWebhookDeliveries',
            path: { webhook_id },
            query: sized(ctx, 'listWebhookDeliveries'),
          },
      `${step}/1`,
    );
    for (;;) {
      read.push(exchange);
      const page = exchange.decoded?.page;
      if (!page) return { items, complete: false, read };
      items.push(...page.items);
      if (typeof page.next !== 'string' || page.next === '') return { items, complete: true, read };
      // Behind it stands nothing but what the target has kept from before, which may be any amount.
      if (isPast(items, options.since_ms) && !lacksAny(items, options.wanted)) return { items, complete: true, read };
      const are_small = items.length < small_page * read.length;
      const is_much = items.length >= usual_items;
      const is_usual = are_small ? read.length >= most_small_pages : read.length >= usual_pages && is_much;
      const is_enough = webhook_id === undefined && is_usual && !lacksAny(items, options.wanted);
      const most = lacks_size || are_small || !is_much ? most_small_pages : most_pages;
      if (is_enough || read.length >= most) return { items, complete: false, read, too_long };
      exchange = await ctx.follow('owner', page.next, exchange, `${step}/${read.length + 1}`);
    }
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
    return { items, complete: false, read };
  }
}

/** True where the newest entries come first, and the last of these is older than all that is looked for. */
function isPast(items: readonly Record<string, unknown>[], since_ms: number | undefined): boolean {
  const times = items.map(({ created_at }) => timeOf(created_at) ?? Number.NaN);
  if (since_ms === undefined || !(times.at(-1)! < since_ms - same_moment_ms)) return false;
  return (
    times[0]! >= since_ms && times.every((time, place) => place === 0 || time <= times[place - 1]! + same_moment_ms)
  );
}

/** The largest page where the target says how large it may be; the text has no bounds for these lists. */
function sized({ facts }: CheckContext, operation: 'listAllDeliveries' | 'listWebhookDeliveries') {
  const bounds = chosen(facts.choices, 'lists.page_size_bounds', operation);
  return Array.isArray(bounds) ? sizeQuery(facts, operation, page_size) : {};
}

/** An id may stand anywhere in an entry. */
function lacksAny(items: readonly Record<string, unknown>[], wanted: ReadonlySet<string> = new Set()): boolean {
  const text = JSON.stringify(items);
  return [...wanted].some((id) => !text.includes(id));
}
