import { unspentWebhookBody, webhookBody } from '../../acts/fresh-webhook.ts';
import { hear } from '../../acts/hear.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isRefused, isSuccess, serverError, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Facts } from '../../suite/evidence.ts';
import type { Stop } from '../../suite/exchange.ts';

interface Case {
  run: string;
}

interface Notes {
  /** Requests that came to the URL of the refused creation before the run was dispatched, and in all. */
  refused: { before: number; after: number };
  /** Those to the URL of the webhook that was made, behind the dispatch. */
  witness: number;
}

/** A sender may try a URL before it takes or refuses a webhook, so that only what comes behind the run counts. */
export const refusedMakesNone = check<Case, Notes>({
  id: 'webhooks/refused-makes-none',
  title: 'A webhook whose creation was refused is told of nothing',
  how: 'A webhook is created without a name, which must be refused, and another one in full; then a run is dispatched. The second must be told of its end, and the URL of the first must stay silent.',
  clauses: ['webhooks.required-refused'],
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
    if (!isRefused(attempt)) return { refused: { before: 0, after: 0 }, witness: 0 };
    const body = await webhookBody(ctx, 'witness');
    await ctx.call('owner', { operation: 'createWebhook', body }, 'witness');
    await ctx.settle();
    const [silent, told] = [String(nameless.url), String(body.url)];
    const before = [await ctx.heard(silent), await ctx.heard(told)] as const;
    const dispatch = await ctx.dispatch('owner', run, 'dispatch');
    const id = dispatch.decoded?.record?.run_id;
    if (typeof id === 'string') await ctx.untilEnd('owner', { id, name: run }, 'end');
    await hear(ctx, told, before[1]);
    return {
      refused: { before: before[0], after: await ctx.heard(silent) },
      witness: (await ctx.heard(told)) - before[1],
    };
  },
  control(evidence) {
    const { refused, witness } = evidence.notes;
    if (isSuccess(exchangeAt(evidence, 'attempt')))
      return { verdict: 'not-claimed', reason: 'the creation is not refused, which other checks judge' } satisfies Stop;
    return (
      serverError(evidence) ??
      unproven(evidence, 'witness', 'a webhook with which nothing is wrong could not be made either') ??
      (witness > 0 || refused.after > refused.before ? undefined : 'no event came to the webhook that was made either')
    );
  },
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt');
    const { before, after } = evidence.notes.refused;
    if (!isRefused(attempt) || tally.compared(after <= before)) return [];
    return [
      {
        code: 'refused-and-told',
        clause: 'webhooks.required-refused',
        message: 'the URL of a webhook whose creation was refused is told of a run',
        expected: 'no request',
        actual: after - before,
        operation: 'createWebhook',
        exchange: attempt?.number,
      },
    ];
  },
});

function rows(facts: Facts): Case[] {
  const run = offeredRunKinds(facts).find((name) => name === 'succeeds');
  return run === undefined ? [] : [{ run }];
}
