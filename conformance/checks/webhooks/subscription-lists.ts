import { countWebhook, noWebhook, webhookBody } from '../../acts/fresh-webhook.ts';
import { unknown_event } from '../../arbitraries/way.ts';
import { declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isRefused, isSuccess, serverError, unproven } from '../../models/steps.ts';
import { textsOf } from '../../models/values.ts';
import { type Check, check, table } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';
import { event_codes } from '../../suite/scenario.ts';

const lists = { 'left out': undefined, empty: [], 'with an unknown code': ['run.completed', unknown_event] } as const;

interface Case {
  list: keyof typeof lists;
}

/** Subscriptions of a webhook whose list is left out, empty, or names no event of the target's. */
export const subscriptionLists: Check = check<Case>({
  id: 'webhooks/subscription-lists',
  title: 'A list of subscriptions that is left out, empty or unknown is taken as the target file says',
  how: 'Webhooks are created without a list of subscriptions, an empty one, and one with an unknown code: as declared, or observed. Beside a refusal a usual list is taken.',
  clauses: ['events.subscription-absent', 'events.subscription-empty', 'events.subscription-unknown'],
  codes: declared_codes,
  since: '0.1.0',
  operations: ['createWebhook'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table<Case>((Object.keys(lists) as Case['list'][]).map((list) => ({ list }))),
  async run(ctx, { list }) {
    const plain = await webhookBody(ctx, 'lists');
    const body = withList(plain, lists[list]);
    const create = () => ctx.call('owner', { operation: 'createWebhook', body }, 'listed');
    const listed = await create();
    // It made none, so that this one is counted already.
    if (!isRefused(listed)) return;
    const control = await ctx.call('owner', { operation: 'createWebhook', body: plain }, 'control');
    // Every webhook at a URL of the suite is refused, so that nothing can be said of its list.
    if (isRefused(control)) noWebhook(ctx, control);
    // A URL is refused too whose receiver proves itself late: only the list is refused twice.
    countWebhook(ctx, plain);
    await create();
  },
  control(evidence) {
    const failed = serverError(evidence);
    if (failed !== undefined || !isRefused(exchangeAt(evidence, 'listed'))) return failed;
    return unproven(evidence, 'control', 'a webhook with a usual list is refused too');
  },
  judge: (evidence, tally) => judgeSeen(evidence, seenIn(evidence), tally),
  observe: (evidence) => observeSeen(seenIn(evidence)),
});

function withList(body: Readonly<Record<string, unknown>>, list: readonly string[] | undefined): object {
  const { event_types: _, ...others } = body;
  return list === undefined ? others : { ...others, event_types: list };
}

function seenIn(evidence: Evidence<Case>): SeenChoice[] {
  const exchange = exchangeAt(evidence, 'listed');
  if (!exchange || !(isSuccess(exchange) || isRefused(exchange))) return [];
  // Records may stand for codes, of which nothing is known.
  const codes = textsOf(exchange.decoded?.record?.event_types);
  const is_refused = isRefused(exchange);
  switch (evidence.case.list) {
    case 'left out':
      // A list that must be given is a finding of `requests/createWebhook`.
      return [
        {
          key: 'events.subscription_absent',
          value: codes && (codes.length === 0 ? 'none' : wholeList(codes)),
          exchange,
          but: 'a webhook without a list shows another one',
        },
      ];
    case 'empty':
      return [
        {
          key: 'events.subscription_empty',
          value: is_refused ? 'refused' : 'accepted',
          exchange,
          but: `an empty list is ${is_refused ? 'refused' : 'accepted'}`,
        },
      ];
    default:
      return [
        {
          key: 'events.subscription_unknown',
          value: is_refused ? 'refused' : codes?.includes(unknown_event) ? { other: 'kept in the list' } : 'ignored',
          exchange,
          but: `an unknown code is ${is_refused ? 'refused' : 'accepted'}`,
        },
      ];
  }
}

function wholeList(codes: readonly unknown[]): 'all' | { other: string } {
  return event_codes.every((code) => codes.includes(code))
    ? 'all'
    : { other: `only ${codes.join(', ')}`.slice(0, 200) };
}
