import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { aBatchItem } from '../../acts/plain-requests.ts';
import { actsIn } from '../../models/acts-in.ts';
import { sizeQuery } from '../../models/page-sizes.ts';
import { exchangeAt, isSuccess, serverError, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext, RequestDraft } from '../../suite/context.ts';
import type { Evidence, Facts } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { stopLacking } from '../../suite/lacking.ts';

interface Case {
  /** The outsider asks below the owner's batch; the owner asks below another batch of its own. */
  who: 'outsider' | 'owner';
  with: 'batch_id' | 'id' | 'run_id' | 'embed' | 'sort' | 'fields' | 'cursor';
}

interface Notes {
  /** The batch below which it is asked, and nothing of which the answer may be. */
  asked: string;
  foreign: string;
}

const operation = 'listBatchItems';
const features = ['batch_id', 'id', 'run_id', 'embed', 'sort', 'fields'] as const;

/** A filter may be refused or ignored; whatever is shown must be of the batch in the path. */
export const isolatedBatches = check<Case, Notes>({
  id: 'isolation/batches',
  title: 'No filter, sort, projection or embed shows items of a batch that was not asked for',
  how: 'Batch items are listed from outside the organization, and below another batch, by filters, sorts, embeds and cursors: none is shown that is not of the batch.',
  clauses: ['isolation.filters', 'isolation.cursors', 'batches.items-of-the-batch'],
  codes: {
    'foreign-item': { message: 'A list of batch items shows one to a caller of another organization.' },
    'item-of-another-batch': {
      clause: 'batches.items-of-the-batch',
      message: 'A list of batch items shows one of another batch than the one in the path.',
    },
  },
  since: '0.1.0',
  operations: [operation, 'listAssets'],
  needs: { principals: ['owner'] },
  cases: (facts) => table(rows(facts)),
  async run(ctx, { who, with: feature }) {
    const { finished, running } = ctx.facts.fixtures?.batches ?? {};
    const foreign = finished?.id ?? stopLacking(ctx, 'fixtures.batches.finished');
    const asked = who === 'outsider' ? foreign : (running?.id ?? foreign);
    const id = await aBatchItem(ctx);
    const item = await ctx.call('owner', { operation: 'getBatchItem', path: { batch_id: foreign, id } }, 'item');
    const run_id = item.decoded?.record?.run_id;
    const value = { batch_id: foreign, id, run_id: typeof run_id === 'string' ? run_id : id };
    const filter = (field: keyof typeof value): CanonicalQuery => ({
      filter: [{ field, operator: 'eq', value: value[field] }],
    });
    if (feature === 'cursor') {
      const query = sizeQuery(ctx.facts, operation, 1);
      const first: RequestDraft = { operation, path: { batch_id: foreign }, query };
      const control = await ctx.call('owner', first, 'control');
      const next = control.decoded?.page?.next;
      if (who === 'outsider') {
        if (typeof next !== 'string') {
          return ctx.stop('not-claimed', 'a batch comes on one page, so that there is no cursor to hand over');
        }
        await theirs(ctx);
        await ctx.followToPage('owner', next, control, 'followed');
        await ctx.follow(
          who,
          next,
          { ...control, request: { ...control.request, ...actsIn(ctx.facts, who) } },
          'attempt',
        );
        return { asked, foreign };
      }
      // Its place in the path is all that is changed; a URL that does not show it says nothing of a batch.
      const moved = typeof next === 'string' ? next.replace(foreign, asked) : undefined;
      if (moved === undefined || moved === next) {
        return ctx.stop('not-claimed', 'no cursor URL of a batch shows its id, so that it could lead to another one');
      }
      // Items are held to the batch that was asked for, by other checks too.
      const there = { ...control, request: { ...control.request, path: { batch_id: asked } } };
      await ctx.follow('owner', moved, there, 'attempt');
      return { asked, foreign };
    }
    const queries: Record<Exclude<Case['with'], 'cursor'>, CanonicalQuery> = {
      batch_id: filter('batch_id'),
      id: filter('id'),
      run_id: filter('run_id'),
      embed: { ...filter('id'), embed: ['run'] },
      sort: { sort: [{ field: 'sequence_index', direction: 'desc' }] },
      fields: { ...filter('id'), fields: ['id', 'run_id'] },
    };
    const request: RequestDraft = { operation, path: { batch_id: asked }, query: queries[feature] };
    await ctx.call('owner', { ...request, path: { batch_id: foreign } }, 'control');
    const acts = actsIn(ctx.facts, who);
    if (who === 'outsider') await theirs(ctx);
    await ctx.call(who, { ...request, ...acts }, 'attempt');
    return { asked, foreign };
  },
  control(evidence) {
    const control = exchangeAt(evidence, 'control');
    if (control && !isSuccess(control) && !serverError(evidence)) {
      const reason = `the target refuses to list batch items in this way (${evidence.case.with}), which it may`;
      return { verdict: 'not-claimed', reason };
    }
    const listed =
      evidence.case.who === 'outsider'
        ? unproven(evidence, 'theirs', 'the outsider can list nothing at all')
        : undefined;
    return (
      serverError(evidence) ??
      unproven(evidence, 'control', 'the batch could not be read by its organization') ??
      listed
    );
  },
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt');
    const items = (isSuccess(attempt) ? attempt?.decoded?.page?.items : undefined) ?? [];
    const own = ['control', 'followed'].flatMap((step) => exchangeAt(evidence, step)?.decoded?.page?.items ?? []);
    const is_outsider = evidence.case.who === 'outsider';
    const isWrong = (item: Record<string, unknown>) => {
      // A cursor of somebody else may lead to a page of one's own.
      if (is_outsider) return evidence.case.with !== 'cursor' || isOf(item, evidence.notes.foreign, own);
      return isOfAnother(item, evidence) || own.some((one) => sameItem(one, item));
    };
    const index = items.findIndex(isWrong);
    if (attempt === undefined || tally.compared(index < 0)) return [];
    const where = { operation, pointer: `/items/${index}`, at: attempt } as const;
    const how = `a list of batch items asked for with ${evidence.case.with}`;
    return is_outsider
      ? tally.broken('foreign-item', {
          clause: evidence.case.with === 'cursor' ? 'isolation.cursors' : 'isolation.filters',
          message: `${how} shows an item to a caller of another organization`,
          expected: 'a refusal, or no item',
          actual: items[index]?.id,
          ...where,
        })
      : tally.broken('item-of-another-batch', {
          message: `${how} shows an item of another batch than the one in the path`,
          expected: evidence.notes.asked,
          actual: items[index]?.batch_id ?? evidence.notes.foreign,
          ...where,
        });
  },
});

/** Shows that the outsider may list at all. */
function theirs(ctx: CheckContext): Promise<Exchange> {
  const request = { operation: 'listAssets' as const, ...actsIn(ctx.facts, 'outsider') };
  return ctx.once('outsider lists assets', () => ctx.call('outsider', request, 'theirs'));
}

function rows({ principals, fixtures }: Facts): Case[] {
  const { finished, running } = fixtures?.batches ?? {};
  const asked = [...features, 'cursor' as const];
  const by_outsider = principals.outsider ? asked.map((feature): Case => ({ who: 'outsider', with: feature })) : [];
  const is_two = running !== undefined && finished !== undefined && !sameId(running.id, finished.id);
  const by_owner = (['batch_id', 'id', 'run_id', 'cursor'] as const).map(
    (feature): Case => ({ who: 'owner', with: feature }),
  );
  return [...by_outsider, ...(is_two ? by_owner : [])];
}

function isOfAnother({ batch_id }: Record<string, unknown>, { notes }: Evidence<Case, Notes>): boolean {
  return isSet(batch_id) && !sameId(batch_id, notes.asked);
}

function isOf(item: Record<string, unknown>, batch: string, items: readonly Record<string, unknown>[]): boolean {
  return sameId(item.batch_id, batch) || items.some((one) => sameItem(one, item));
}

function sameItem(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return isSet(one.id) && sameId(one.id, other.id);
}
