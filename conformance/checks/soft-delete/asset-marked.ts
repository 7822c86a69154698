import fc from 'fast-check';
import { chosen } from '../../../src/choices/choices.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import {
  asset_marked_codes,
  declared_read_codes,
  judgeDeclaredRead,
  judgeDeletedRead,
  notLiveBefore,
  observeDeletedRead,
} from '../../models/deletion.ts';
import { ownIds } from '../../models/own-items.ts';
import { exchangeAt, serverError, unproven } from '../../models/steps.ts';
import { check, drawn } from '../../suite/check.ts';

interface Case {
  items: number;
  /** Of the one that is deleted, in the order of creation. */
  index: number;
  embed: boolean;
}

export const assetMarked = check<Case>({
  id: 'soft-delete/asset-marked',
  title: 'A deleted asset says when and by whom it was deleted',
  how: 'An asset is deleted and read, with its user, and with signed and plain URLs: the read must be refused, or show when and by whom it was deleted.',
  clauses: ['soft-delete.asset-marked', 'deletion.read'],
  codes: { ...asset_marked_codes, ...declared_read_codes },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'deleteAsset'],
  needs: { principals: ['owner'], writes: true },
  cases: () =>
    drawn(
      fc.record({ items: fc.integer({ min: 1, max: 3 }), index: fc.integer({ min: 0, max: 2 }), embed: fc.boolean() }),
      6,
    ),
  async run(ctx, { items, index, embed }) {
    const ids = ownIds(await ctx.fresh('owner', assetSpecs(items)));
    const path = { id: ids[index % ids.length]! };
    await ctx.call('owner', { operation: 'getAsset', path }, 'before');
    await ctx.call('owner', { operation: 'deleteAsset', path }, 'delete');
    await ctx.settle();
    const query = embed ? { embed: ['created_by_user'] } : {};
    await ctx.call('owner', { operation: 'getAsset', path, query }, 'after');
    const takes_flag = chosen(ctx.facts.choices, 'lists.parameters', 'getAsset')?.presign !== undefined;
    if (embed || !takes_flag) return;
    await ctx.call('owner', { operation: 'getAsset', path, query: { presign: false } }, 'unsigned');
  },
  control(evidence) {
    return (
      serverError(evidence) ??
      notLiveBefore(exchangeAt(evidence, 'before')) ??
      unproven(evidence, 'delete', 'the asset could not be deleted')
    );
  },
  judge(evidence, tally) {
    return ['after', 'unsigned'].flatMap((step) => {
      const after = exchangeAt(evidence, step);
      if (!after) return [];
      return [...judgeDeletedRead(after, tally), ...judgeDeclaredRead(evidence.facts, after, tally)];
    });
  },
  observe: (evidence) => observeDeletedRead(exchangeAt(evidence, 'after')),
});
