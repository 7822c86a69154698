import { deliveredTo, outsidersWebhook } from '../../acts/outsiders-webhook.ts';
import { surelyStrange, tellsMemberships } from '../../acts/strange-organization.ts';
import { walk } from '../../acts/walk.ts';
import { actsIn, namesOwner } from '../../models/acts-in.ts';
import { sizeQuery } from '../../models/page-sizes.ts';
import { exchangeAt, isSuccess, serverError, stepsOf, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { PrincipalName } from '../../target/target.ts';

/** The first pages of a long log are enough: a target that shows everybody's deliveries shows some of both there. */
const most_pages = 3;

/** Null: the owner and the outsider are compared; or else a user of the owner’s organization and the outsider. */
type Case = { with: 'human' } | null;

/** Two organizations have no delivery in common. */
export const isolatedDeliveries = check<Case>({
  id: 'isolation/all-deliveries',
  title: 'The deliveries of all webhooks are those of one organization',
  how: 'Two organizations, and a user of one, read the deliveries of all their webhooks, by header and by cursor: no delivery is shown to both.',
  clauses: ['isolation.lists', 'isolation.cursors'],
  codes: { 'foreign-delivery': { message: 'Two organizations are shown one and the same delivery.' } },
  since: '0.1.0',
  operations: ['listAllDeliveries'],
  needs: { principals: ['owner', 'outsider'], writes: 'unless_read_only' },
  cases: (facts) => table<Case>(tellsMemberships(facts) ? [null, { with: 'human' }] : [null]),
  async run(ctx, input) {
    if (input) return readAsUser(ctx);
    const [first] = await walkAs(ctx, 'owner');
    if (first?.decoded?.page?.items.length === 0) await bringAbout(ctx);
    await walkAs(ctx, 'outsider');
    const named = namesOwner(ctx.facts);
    if (named) await ctx.call('outsider', { operation: 'listAllDeliveries', ...named }, 'by-header');
    await followElsewhere(ctx);
    await walkAs(ctx, 'owner', 'again');
  },
  control(evidence) {
    const { own, other } = partiesOf(evidence);
    const failed =
      serverError(evidence) ??
      unproven(evidence, `${own}/1`, `the ${own} could not read its deliveries`) ??
      (evidence.case ? undefined : unproven(evidence, `${other}/1`, `the ${other} could not read its deliveries`));
    if (failed !== undefined) return failed;
    if (!isSuccess(exchangeAt(evidence, `${other}/1`))) {
      return { verdict: 'not-claimed', reason: 'the user may not read deliveries, as may be' };
    }
    const ours = itemsOf(evidence, own);
    if (!ours.some(({ id }) => isSet(id))) {
      return { verdict: 'not-claimed', reason: `the ${own} is shown no delivery that could be told from others` };
    }
    const again = itemsOf(evidence, 'again');
    const lasting = ours.some(({ id }) => isSet(id) && again.some((other) => sameId(other.id, id)));
    return lasting ? undefined : `the ${own} is shown other deliveries each time`;
  },
  judge(evidence, tally) {
    const { own, other } = partiesOf(evidence);
    const ours = itemsOf(evidence, own);
    const isOurs = (id: unknown) => isSet(id) && ours.some((own) => sameId(own.id, id));
    const [named, followed] = [exchangeAt(evidence, 'by-header'), exchangeAt(evidence, 'by-cursor')];
    const further = [named, followed].filter((one) => one !== undefined);
    const pages = [...stepsOf(evidence, other), ...further].filter(({ decoded }) => decoded?.page);
    const leak = tally.each(pages).find(({ decoded }) => decoded!.page!.items.some(({ id }) => isOurs(id)));
    if (!leak) return [];
    const by_cursor = leak === followed;
    const by_header = leak === named ? ', where one names the other in X-Organization-Id' : '';
    const how = by_cursor ? ', where one follows a cursor URL of the other' : by_header;
    return tally.broken('foreign-delivery', {
      clause: by_cursor ? 'isolation.cursors' : 'isolation.lists',
      message: `two organizations are shown one and the same delivery${how}`,
      expected: 'deliveries of the own organization alone',
      actual: leak.decoded!.page!.items.find(({ id }) => isOurs(id))?.id,
      at: leak,
    });
  },
});

/** The deliveries of `own` must not be among those of `other`. */
function partiesOf(evidence: Evidence<Case>): { own: PrincipalName; other: PrincipalName } {
  return evidence.case ? { own: 'outsider', other: 'human' } : { own: 'owner', other: 'outsider' };
}

async function readAsUser(ctx: CheckContext): Promise<void> {
  await surelyStrange(ctx);
  await outsidersWebhook(ctx);
  await walkAs(ctx, 'outsider');
  await walkAs(ctx, 'human');
  await walkAs(ctx, 'outsider', 'again');
}

function walkAs(ctx: CheckContext, caller: 'owner' | 'outsider' | 'human', step: string = caller): Promise<Exchange[]> {
  const request = { operation: 'listAllDeliveries' as const, ...actsIn(ctx.facts, caller) };
  return walk(ctx, { caller, request, step, max_pages: most_pages });
}

/** Behind one entry to a page, where the target tells how pages are asked for, others are left. */
async function followElsewhere(ctx: CheckContext): Promise<void> {
  const operation = 'listAllDeliveries' as const;
  const request = { operation, query: sizeQuery(ctx.facts, operation, 1), ...actsIn(ctx.facts, 'owner') };
  const page = await ctx.call('owner', request, 'page');
  const next = page.decoded?.page?.next;
  if (typeof next === 'string') await ctx.follow('outsider', next, page, 'by-cursor');
}

/** A target that has none yet gets one, where it can: a webhook, and a run that it is told of. */
async function bringAbout(ctx: CheckContext): Promise<void> {
  if (ctx.facts.read_only || ctx.facts.no_webhooks) return;
  await ctx.hooks.shared();
  await deliveredTo(ctx, 'owner', async () => {
    const [first] = await walkAs(ctx, 'owner');
    return (first?.decoded?.page?.items.length ?? 0) > 0;
  });
}

function itemsOf(evidence: Evidence<Case>, caller: PrincipalName | 'again'): Record<string, unknown>[] {
  return stepsOf(evidence, caller).flatMap(({ decoded }) => decoded?.page?.items ?? []);
}
