import { deliveredTo, outsidersWebhook } from '../../acts/outsiders-webhook.ts';
import { surelyStrange, tellsMemberships } from '../../acts/strange-organization.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn, namesOwner } from '../../models/acts-in.ts';
import { judgeRefusedLog, log_codes } from '../../models/delivery-log.ts';
import { exchangeAt, isSuccess, saysNotThere, serverError, statusOf, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/** Null: somebody of another organization reads the log of the owner’s webhook. */
type Case = { by: 'human' } | null;

/** The log of a webhook is another's altogether: it is refused, or shown as empty. */
export const isolatedWebhookLog = check<Case>({
  id: 'isolation/webhook-log',
  title: 'The log of a webhook cannot be read from another organization',
  how: 'The log of a webhook is read from another organization, also with its name in the header: refused or empty; its own maker reads it.',
  clauses: ['isolation.reads', 'webhooks.deliveries', 'webhooks.deliveries-of-the-webhook'],
  codes: {
    ...log_codes,
    'foreign-log': {
      clause: 'isolation.reads',
      message: 'The log of a webhook of another organization can be read.',
    },
    'delivery-of-another-webhook': {
      clause: 'webhooks.deliveries-of-the-webhook',
      message: 'The log of a webhook shows a delivery whose webhook_id is that of another.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'listWebhookDeliveries'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases: (facts) => table<Case>(tellsMemberships(facts) ? [null, { by: 'human' }] : [null]),
  async run(ctx, input) {
    if (input) return readAsUser(ctx);
    const request = { operation: 'listWebhookDeliveries' as const, path: { webhook_id: await ctx.hooks.shared() } };
    const { assets } = await ctx.data.shared('outsider', assetSpecs(1));
    const acts = actsIn(ctx.facts, 'outsider');
    await ctx.call('outsider', { operation: 'getAsset', path: { id: assets[0]!.id }, ...acts }, 'theirs');
    const named = namesOwner(ctx.facts);
    const read = async () => {
      const ours = await ctx.call('owner', request, 'ours');
      const attempts = [await ctx.call('outsider', { ...request, ...acts }, 'attempt')];
      if (named) attempts.push(await ctx.call('outsider', { ...request, ...named }, 'by-header'));
      return !attempts.some(isSuccess) || ours.decoded?.page?.items.length !== 0;
    };
    // Nothing is in it, and nothing is refused: a delivery brings it to light.
    if (!(await read())) await deliveredTo(ctx, 'owner', read);
  },
  control(evidence) {
    // A log that is not there for the maker of the webhook is a failure of its own.
    if (lostLog(evidence)) return undefined;
    const failed =
      serverError(evidence) ??
      unproven(evidence, 'ours', 'the log could not be read by its own organization') ??
      unproven(evidence, 'theirs', 'whoever asks could not read a record of its own');
    if (failed !== undefined || !attemptsIn(evidence).some(isSuccess)) return failed;
    const is_shown = (exchangeAt(evidence, 'ours')?.decoded?.page?.items.length ?? 0) > 0;
    if (is_shown) return undefined;
    const reason = 'the webhook has no deliveries that could have been shown to another organization';
    return { verdict: 'not-claimed', reason };
  },
  judge(evidence, tally) {
    const strange = judgeOwn(evidence, tally);
    if (strange.length > 0) return strange;
    return attemptsIn(evidence).flatMap((attempt): Mismatch[] => {
      const [first] = attempt.decoded?.page?.items ?? [];
      if (!attempt.received || tally.compared(first === undefined) || !first) return [];
      const how = attempt.step === 'by-header' ? ' by naming that organization in X-Organization-Id' : '';
      return tally.broken('foreign-log', {
        message: `the log of a webhook of another organization can be read${how}`,
        expected: 'a refusal',
        actual: { status: statusOf(attempt), id: first.id },
        at: attempt,
      });
    });
  },
  observe(evidence) {
    const attempt = exchangeAt(evidence, 'attempt');
    if (!attempt || isSuccess(attempt)) return [];
    return [{ choice: 'codes.foreign_record', operation: 'listWebhookDeliveries', value: attempt.received?.status }];
  },
});

/** The user reads its own account, which any role lets it do. */
async function readAsUser(ctx: CheckContext): Promise<void> {
  const organization = await surelyStrange(ctx);
  const request = { operation: 'listWebhookDeliveries' as const, path: { webhook_id: await outsidersWebhook(ctx) } };
  const acts = actsIn(ctx.facts, 'human');
  await ctx.call('human', { operation: 'getMe', ...acts }, 'theirs');
  await ctx.call('human', { ...request, ...acts }, 'attempt');
  await ctx.call('human', { ...request, organization }, 'by-header');
  await ctx.time.settle();
  await ctx.call('outsider', { ...request, ...actsIn(ctx.facts, 'outsider') }, 'ours');
}

/** Made by the outsider, whose key may lack what it takes to read any log: then a 404 alone is none. */
function lostLog(evidence: Evidence<Case>): Exchange | undefined {
  if (!evidence.case) return undefined;
  const ours = evidence.exchanges.filter(({ step }) => step === 'ours');
  const last = ours.at(-1);
  return saysNotThere(last, ours.some(isSuccess)) ? last : undefined;
}

/** The log, as the maker of the webhook reads it. */
function judgeOwn(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const lost = lostLog(evidence);
  if (lost) return judgeRefusedLog([lost], undefined, tally);
  const ours = exchangeAt(evidence, 'ours');
  const { webhook_id } = ours?.request.path ?? {};
  const wrong = ours?.decoded?.page?.items.find(
    (item) => isSet(item.webhook_id) && tally.compared(!sameId(item.webhook_id, webhook_id)),
  );
  if (!wrong) return [];
  return tally.broken('delivery-of-another-webhook', {
    expected: webhook_id,
    actual: wrong.webhook_id,
    at: ours,
  });
}

/** The last try of each, without the header and with it. */
function attemptsIn(evidence: Pick<Evidence, 'exchanges'>): Exchange[] {
  return ['attempt', 'by-header'].map((step) => exchangeAt(evidence, step)).filter((one) => one !== undefined);
}
