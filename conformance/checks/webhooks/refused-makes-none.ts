import { chosen } from '../../../src/choices/chosen.ts';
import { countWebhook, unspentWebhookBody, webhookBody } from '../../acts/fresh-webhook.ts';
import { hear } from '../../acts/hear.ts';
import { refusableCallers } from '../../acts/refusable-callers.ts';
import {
  besideRefusable,
  type RefusedFor,
  refusal_clause,
  refused_caller_codes,
  refusedFor,
} from '../../models/refusable-callers.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isRefused, isSuccess, serverError, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange, Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';
import type { PrincipalName } from '../../target/target.ts';

interface Case {
  run: string;
}

interface Notes {
  /** By the step of each creation that may be refused: requests that came to its URL. */
  heard: Record<string, Heard>;
  /** Those to the URL of the webhook that was made, behind the dispatch. */
  witness: number;
}

interface Heard {
  /** Before the run was dispatched. */
  before: number;
  /** In all. */
  after: number;
}

/** A sender may try a URL before it takes or refuses a webhook: only requests behind the run count. */
export const refusedMakesNone = check<Case, Notes>({
  id: 'webhooks/refused-makes-none',
  title: 'A webhook whose creation was refused is told of nothing',
  how: 'Webhooks are created without a name or token, with an unknown event, by callers who may be refused, and one by the owner, which alone hears of a run.',
  clauses: ['webhooks.required-refused', 'authentication.refusal-changes-nothing', refusal_clause],
  codes: {
    ...refused_caller_codes,
    'refused-and-told': {
      clause: 'webhooks.required-refused',
      message: 'The URL of a webhook whose creation was refused is told of a run.',
    },
    'refused-for-event-and-told': {
      clause: refusal_clause,
      message: 'A webhook that was refused for an unknown event is told of a run.',
    },
    'told-without-token': {
      clause: 'authentication.refusal-changes-nothing',
      message: 'A webhook that was refused to somebody without a token is told of a run.',
    },
  },
  since: '0.1.0',
  operations: ['createWebhook'],
  needs: { principals: ['owner'], writes: true },
  waits: true,
  hears: true,
  cases: (facts) => table(rows(facts)),
  async run(ctx, { run }) {
    // The URLs that a webhook may have are open: where the suite's own are refused, nothing can be said.
    await ctx.hooks.shared();
    const { name: _, ...nameless } = await unspentWebhookBody(ctx, 'refused');
    const attempt = await ctx.call('owner', { operation: 'createWebhook', body: nameless }, 'attempt');
    if (!isRefused(attempt)) return { heard: {}, witness: 0 };
    const body = await webhookBody(ctx, 'witness');
    const urls: Record<string, string> = { attempt: String(nameless.url) };
    const others: Creation[] = [
      ...(mayRefuseEvents(ctx.facts)
        ? [{ caller: 'owner', acts: {}, step: 'event', more: { event_types } } as const]
        : []),
      { caller: 'nobody', acts: {}, step: 'stranger' },
      ...(await refusableCallers(ctx)),
    ];
    for (const { caller, acts, step, more } of others) {
      const asked = { ...(await unspentWebhookBody(ctx, `${caller}-${step}`)), ...more };
      const answer = await ctx.call(caller, { operation: 'createWebhook', body: asked, ...acts }, step);
      if (isSuccess(answer)) countWebhook(ctx, asked);
      urls[step] = String(asked.url);
    }
    await ctx.call('owner', { operation: 'createWebhook', body }, 'witness');
    await ctx.time.settle();
    const witness_url = String(body.url);
    const count = () => Promise.all([witness_url, ...Object.values(urls)].map((url) => ctx.hooks.heard(url)));
    const [witness_before, ...before] = await count();
    const dispatch = await ctx.runs.dispatch('owner', run, 'dispatch');
    const id = dispatch.decoded?.record?.run_id;
    if (typeof id === 'string') await ctx.runs.untilEnd('owner', { id, name: run }, 'end');
    await hear(ctx, witness_url, witness_before);
    const [witness_after, ...after] = await count();
    const heard = Object.keys(urls).map((step, at) => [step, { before: before[at]!, after: after[at]! }]);
    return { heard: Object.fromEntries(heard), witness: witness_after! - witness_before! };
  },
  control(evidence) {
    const { heard, witness } = evidence.notes;
    const is_told = witness > 0 || Object.values(heard).some(({ before, after }) => after > before);
    if (isSuccess(exchangeAt(evidence, 'attempt')))
      return { verdict: 'not-claimed', reason: 'the creation is not refused, which other checks judge' } satisfies Stop;
    return (
      serverError(besideRefusable(evidence)) ??
      unproven(evidence, 'witness', 'a webhook with which nothing is wrong could not be made either') ??
      (is_told ? undefined : 'no event came to the webhook that was made either')
    );
  },
  judge: (evidence, tally) => Object.keys(evidence.notes.heard).flatMap((step) => judgeSilence(evidence, step, tally)),
});

interface Creation {
  caller: PrincipalName | 'nobody';
  acts: { organization?: string };
  step: string;
  more?: object;
}

/** The second one is no event of the interface. */
const event_types = ['run.completed', 'mrk.unknown'];

function mayRefuseEvents({ choices }: Facts): boolean {
  return (chosen(choices, 'events.subscription_unknown', 'createWebhook') ?? 'refused') === 'refused';
}

function judgeSilence(evidence: Evidence<Case, Notes>, step: string, tally: Tally): Mismatch[] {
  const attempt = exchangeAt(evidence, step);
  const { before, after } = evidence.notes.heard[step]!;
  if (!attempt || !isRefused(attempt)) return [];
  const shown = { at: attempt, expected: 'no request', actual: after - before };
  return tally.holds(after <= before, codeOf(attempt), shown);
}

const codes_of = {
  attempt: 'refused-and-told',
  event: 'refused-for-event-and-told',
  stranger: 'told-without-token',
} as const;

function codeOf(attempt: Exchange): (typeof codes_of)[keyof typeof codes_of] | RefusedFor['code'] {
  const step = attempt.step as keyof typeof codes_of;
  return codes_of[step] ?? refusedFor(attempt).code;
}

function rows(facts: Facts): Case[] {
  const run = offeredRunKinds(facts).find((name) => name === 'succeeds');
  return run === undefined ? [] : [{ run }];
}
