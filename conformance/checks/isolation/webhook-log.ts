import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn, namesOwner } from '../../models/acts-in.ts';
import { exchangeAt, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';

/** An entry may show with its event, or behind its first attempt. */
const step_ms = 100;
const most_steps = 20;

/** The log of a webhook is another's altogether: it is refused, or shown as empty. */
export const isolatedWebhookLog = check<null>({
  id: 'isolation/webhook-log',
  title: 'The log of a webhook cannot be read from another organization',
  how: 'Somebody of another organization reads the deliveries of a webhook of the owner’s by its id, and once more with the owner’s organization in the header, which must be refused or shown as empty. That it reads an asset of its own shows that it may read at all.',
  clauses: ['isolation.reads'],
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'listWebhookDeliveries'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases: () => table([null]),
  async run(ctx) {
    const request = { operation: 'listWebhookDeliveries' as const, path: { webhook_id: await ctx.sharedWebhook() } };
    const { assets } = await ctx.shared('outsider', assetSpecs(1));
    const acts = actsIn(ctx.facts, 'outsider');
    await ctx.call('outsider', { operation: 'getAsset', path: { id: assets[0]!.id }, ...acts }, 'theirs');
    const named = namesOwner(ctx.facts);
    const read = async () => {
      const ours = await ctx.call('owner', request, 'ours');
      const attempts = [await ctx.call('outsider', { ...request, ...acts }, 'attempt')];
      if (named) attempts.push(await ctx.call('outsider', { ...request, ...named }, 'by-header'));
      return attempts.some(isSuccess) && ours.decoded?.page?.items.length === 0;
    };
    // Nothing is in it, and nothing is refused: a delivery brings it to light.
    if (!(await read())) return;
    const dispatch = await ctx.dispatch('owner', 'succeeds', 'dispatch');
    const id = dispatch.decoded?.record?.run_id;
    if (typeof id !== 'string') return;
    await ctx.untilEnd('owner', { id, name: 'succeeds' }, 'end');
    for (let step = 0; step < most_steps && (await read()); step++) await ctx.goOn(step_ms);
  },
  control(evidence) {
    const failed =
      serverError(evidence) ??
      unproven(evidence, 'ours', 'the log could not be read by its own organization') ??
      unproven(evidence, 'theirs', 'the outsider could not read a record of its own');
    if (failed !== undefined || !attemptsIn(evidence).some(isSuccess)) return failed;
    const is_shown = (exchangeAt(evidence, 'ours')?.decoded?.page?.items.length ?? 0) > 0;
    if (is_shown) return undefined;
    const reason = 'the webhook has no deliveries that could have been shown to another organization';
    return { verdict: 'not-claimed', reason };
  },
  judge(evidence, tally) {
    return attemptsIn(evidence).flatMap((attempt): Mismatch[] => {
      const [first] = attempt.decoded?.page?.items ?? [];
      if (!attempt.received || tally.compared(first === undefined) || !first) return [];
      const how = attempt.step === 'by-header' ? ' by naming that organization in X-Organization-Id' : '';
      return [
        {
          code: 'foreign-log',
          clause: 'isolation.reads',
          message: `the log of a webhook of another organization can be read${how}`,
          expected: 'a refusal',
          actual: { status: statusOf(attempt), id: first.id },
          operation: 'listWebhookDeliveries',
          exchange: attempt.number,
        },
      ];
    });
  },
  observe(evidence) {
    const attempt = exchangeAt(evidence, 'attempt');
    if (!attempt || isSuccess(attempt)) return [];
    return [{ choice: 'codes.foreign_record', operation: 'listWebhookDeliveries', value: attempt.received?.status }];
  },
});

/** The last try of each, without the header and with it. */
function attemptsIn(evidence: Pick<Evidence, 'exchanges'>): Exchange[] {
  return ['attempt', 'by-header'].map((step) => exchangeAt(evidence, step)).filter((one) => one !== undefined);
}
