import { unspentWebhookBody, webhookBody } from '../../acts/fresh-webhook.ts';
import { hear } from '../../acts/hear.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isRefused, isSuccess, serverError, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  run: string;
}

interface Notes {
  /** Requests that came to the URL of the refused creation before the run was dispatched, and in all. */
  refused: Heard;
  /** Those to the URL that somebody without a token asked for. */
  stranger: Heard;
  /** Those to the URL of the webhook that was made, behind the dispatch. */
  witness: number;
}

interface Heard {
  before: number;
  after: number;
}

/** A sender may try a URL before it takes or refuses a webhook, so that only what comes behind the run counts. */
export const refusedMakesNone = check<Case, Notes>({
  id: 'webhooks/refused-makes-none',
  title: 'A webhook whose creation was refused is told of nothing',
  how: 'A webhook is created without a name, which must be refused, another one in full by somebody without a token, and the same by the owner; then a run is dispatched. The last must be told of its end, and the URLs of the others must stay silent.',
  clauses: ['webhooks.required-refused', 'authentication.refusal-changes-nothing'],
  since: '0.1.0',
  operations: ['createWebhook'],
  needs: { principals: ['owner'], writes: true },
  waits: true,
  cases: (facts) => table(rows(facts)),
  async run(ctx, { run }) {
    // Which URLs a webhook may have is open: where the suite's own are refused, nothing can be said.
    await ctx.sharedWebhook();
    const { name: _, ...nameless } = await unspentWebhookBody(ctx, 'refused');
    const attempt = await ctx.call('owner', { operation: 'createWebhook', body: nameless }, 'attempt');
    if (!isRefused(attempt)) return { refused: nothing, stranger: nothing, witness: 0 };
    const asked = await unspentWebhookBody(ctx, 'stranger');
    await ctx.call('nobody', { operation: 'createWebhook', body: asked }, 'stranger');
    const body = await webhookBody(ctx, 'witness');
    await ctx.call('owner', { operation: 'createWebhook', body }, 'witness');
    await ctx.settle();
    const urls = [nameless, asked, body].map(({ url }) => String(url));
    const heard = () => Promise.all(urls.map((url) => ctx.heard(url)));
    const before = await heard();
    const dispatch = await ctx.dispatch('owner', run, 'dispatch');
    const id = dispatch.decoded?.record?.run_id;
    if (typeof id === 'string') await ctx.untilEnd('owner', { id, name: run }, 'end');
    await hear(ctx, String(body.url), before[2]);
    const after = await heard();
    return {
      refused: { before: before[0]!, after: after[0]! },
      stranger: { before: before[1]!, after: after[1]! },
      witness: after[2]! - before[2]!,
    };
  },
  control(evidence) {
    const { refused, stranger, witness } = evidence.notes;
    const is_told = witness > 0 || [refused, stranger].some(({ before, after }) => after > before);
    if (isSuccess(exchangeAt(evidence, 'attempt')))
      return { verdict: 'not-claimed', reason: 'the creation is not refused, which other checks judge' } satisfies Stop;
    return (
      serverError(evidence) ??
      unproven(evidence, 'witness', 'a webhook with which nothing is wrong could not be made either') ??
      (is_told ? undefined : 'no event came to the webhook that was made either')
    );
  },
  judge(evidence, tally) {
    return (['attempt', 'stranger'] as const).flatMap((step) => judgeSilence(evidence, step, tally));
  },
});

const nothing: Heard = { before: 0, after: 0 };

const said = {
  attempt: {
    code: 'refused-and-told',
    clause: 'webhooks.required-refused',
    message: 'the URL of a webhook whose creation was refused is told of a run',
  },
  stranger: {
    code: 'stranger-told',
    clause: 'authentication.refusal-changes-nothing',
    message: 'a webhook that was refused to somebody without a token is told of a run',
  },
} as const;

function judgeSilence(evidence: Evidence<Case, Notes>, step: keyof typeof said, tally: Tally): Mismatch[] {
  const attempt = exchangeAt(evidence, step);
  const { refused, stranger } = evidence.notes;
  const { before, after } = step === 'attempt' ? refused : stranger;
  if (!isRefused(attempt) || tally.compared(after <= before)) return [];
  return [
    {
      ...said[step],
      expected: 'no request',
      actual: after - before,
      operation: 'createWebhook',
      exchange: attempt?.number,
    },
  ];
}

function rows(facts: Facts): Case[] {
  const run = offeredRunKinds(facts).find((name) => name === 'succeeds');
  return run === undefined ? [] : [{ run }];
}
