import { chosen } from '../../../src/choices/chosen.ts';
import { freshWebhook } from '../../acts/fresh-webhook.ts';
import { judgeRefusedLog, log_codes } from '../../models/delivery-log.ts';
import { isMasked } from '../../models/masked.ts';
import { agreesInCommon, pointerTo } from '../../models/pointer-to.ts';
import { declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isSuccess, saysNotThere } from '../../models/steps.ts';
import { isSet, sameId, textsOf } from '../../models/values.ts';
import { type Check, check, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { event_codes } from '../../suite/scenario.ts';
import type { Tally } from '../../suite/tally.ts';
import type { PrincipalName } from '../../target/target.ts';

/** Null for a creation by another check; `read` makes a webhook of its own and reads its log at once. */
type Case = 'shared' | 'read' | null;

/** An answer to a creation shows of the webhook what was asked for, or nothing. */
export const creationAnswers: Check = check<Case>({
  id: 'webhooks/creation-answers',
  title: 'A new webhook is there at once, with the URL and the subscriptions that were asked for',
  how: 'All answers to creations are compared with their requests: organization, URL and subscriptions, where they are shown. The log of a new webhook can be read at once.',
  clauses: [
    'webhooks.subscription',
    'webhooks.deliveries',
    'events.webhook-fields',
    'events.answer-pointers',
    'events.webhook-url',
  ],
  codes: {
    ...log_codes,
    ...declared_codes,
    'another-url': {
      clause: 'webhooks.subscription',
      message: 'A new webhook shows another URL than the one that it was created with.',
    },
    'other-subscriptions': {
      clause: 'webhooks.subscription',
      message: 'A new webhook shows other subscriptions than those that it was created with.',
    },
    'other-organization': {
      clause: 'webhooks.subscription',
      message: 'A new webhook belongs to another organization than the caller’s.',
    },
  },
  since: '0.1.0',
  operations: ['createWebhook'],
  needs: { principals: ['owner'], writes: true },
  cases: ({ operations }) =>
    table<Case>(operations.includes('listWebhookDeliveries') ? ['shared', 'read'] : ['shared']),
  async run(ctx, input) {
    if (input !== 'read') {
      await ctx.hooks.shared();
      return;
    }
    const log = { operation: 'listWebhookDeliveries' as const };
    await ctx.call('owner', { ...log, path: { webhook_id: await ctx.hooks.shared() } }, 'known-log');
    const { id } = await freshWebhook(ctx, 'owner', 'read');
    await ctx.time.settle();
    await ctx.call('owner', { ...log, path: { webhook_id: id } }, 'log');
  },
  control(evidence) {
    if (evidence.exchanges.some(isCreation)) return undefined;
    return { verdict: 'could-not-run', reason: 'no webhook was made in this run: the target file names one to use' };
  },
  watches: isCreation,
  judge(evidence, tally) {
    const made = evidence.exchanges.filter(isCreation);
    return [
      ...made.flatMap((one) => judgeCreation(one, evidence.facts, tally)),
      ...judgeLog(evidence, tally),
      ...judgeSeen(evidence, seenIn(evidence), tally),
    ];
  },
  observe: (evidence) => observeSeen(seenIn(evidence)),
});

function isCreation(exchange: Exchange): boolean {
  return exchange.request.operation === 'createWebhook' && isSuccess(exchange) && isSet(exchange.decoded?.record);
}

function judgeCreation(exchange: Exchange, facts: Facts, tally: Tally): Mismatch[] {
  const sent = exchange.request.body as { url: string; event_types?: unknown };
  const record = exchange.decoded!.record!;
  const found: Mismatch[][] = [];
  const { url } = record;
  const differs = typeof url === 'string' && hrefOf(url) !== hrefOf(sent.url);
  // In a stored history the secrets of both are masked alike.
  if (typeof url === 'string' && !(differs && isMasked(url, sent.url)) && tally.compared(differs)) {
    found.push(tally.broken('another-url', { at: exchange, expected: sent.url, actual: url }));
  }
  const listed = textsOf(record.event_types);
  const wanted = textsOf(sent.event_types);
  if (listed?.every(isPlain) && wanted?.every(isEvent) && tally.compared(!hasSame(listed.filter(isEvent), wanted))) {
    found.push(tally.broken('other-subscriptions', { at: exchange, expected: wanted, actual: listed }));
  }
  const own = placeOf(exchange, facts);
  if (own !== undefined && isSet(record.org_id)) {
    const shown = { at: exchange, expected: own, actual: record.org_id };
    found.push(tally.holds(sameId(record.org_id, own), 'other-organization', shown));
  }
  return found.flat();
}

/** Of the webhook that was made just before. Another log that could be read shows that the caller may read them. */
function judgeLog(evidence: Evidence, tally: Tally): Mismatch[] {
  const log = exchangeAt(evidence, 'log');
  if (saysNotThere(log, isSuccess(exchangeAt(evidence, 'known-log')))) return judgeRefusedLog([log!], undefined, tally);
  if (isSuccess(log)) tally.compared(true);
  return [];
}

/** The organization that the caller acts in; one that is none of the caller's may be named in vain. */
function placeOf({ request: { organization }, ...exchange }: Exchange, facts: Facts): string | undefined {
  const { organization: own, second_organization: second } =
    facts.principals[(exchange.principal ?? 'owner') as PrincipalName] ?? {};
  const is_foreign = own?.id !== undefined && ![own.id, second?.id].some((id) => sameId(id, organization));
  return is_foreign ? own.id : (organization ?? own?.id);
}

/** The open clauses that one creation shows: names that worked, places, and an insecure URL that is taken. */
function seenIn({ exchanges, facts }: Pick<Evidence, 'exchanges' | 'facts'>): SeenChoice[] {
  const exchange = exchanges.find(isCreation);
  if (!exchange) return [];
  const { record, json } = exchange.decoded!;
  const { url } = exchange.request.body as { url: string };
  const webhook_id = pointerTo(record!.id, json);
  const webhook_secret = pointerTo(record!.secret, json);
  const places = { ...(webhook_id && { webhook_id }), ...(webhook_secret && { webhook_secret }) };
  return [
    {
      key: 'events.webhook_fields',
      value: chosen(facts.choices, 'events.webhook_fields', 'createWebhook'),
      exchange,
      but: 'a creation with these names was accepted',
    },
    {
      key: 'events.answer_pointers',
      value: Object.keys(places).length > 0 ? places : undefined,
      exchange,
      but: 'the answer to a creation shows them elsewhere',
      agrees: (declared) => agreesInCommon(declared as Readonly<Record<string, unknown>>, places),
    },
    {
      key: 'events.webhook_url',
      value: url?.startsWith('http:') ? 'any' : undefined,
      exchange,
      but: `${url?.split(':')[0]}://… was accepted`,
    },
  ];
}

/** A pattern stands for several events: what it brings is heard, and not read. */
function isPlain(code: string): boolean {
  return /^\w+([.:/-]\w+)+$/.test(code);
}

/** Further events may come along that are none of runs. */
function isEvent(code: string): boolean {
  return (event_codes as readonly string[]).includes(code);
}

function hasSame(one: readonly string[], other: readonly string[]): boolean {
  return one.every((code) => other.includes(code)) && other.every((code) => one.includes(code));
}

function hrefOf(url: string): string {
  return URL.canParse(url) ? new URL(url).href : url;
}
