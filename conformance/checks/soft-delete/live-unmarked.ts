import fc from 'fast-check';
import { walk } from '../../acts/walk.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { marksOf } from '../../models/deletion.ts';
import { ownIds, ownQuery } from '../../models/own-items.ts';
import { exchangeAt, serverError } from '../../models/steps.ts';
import { isSet } from '../../models/values.ts';
import { ownSequence, walkResult } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Mismatch } from '../../suite/evidence.ts';

interface Case {
  items: number;
  /** Of the one that is read by its id. */
  index: number;
}

interface Notes {
  data: DataSet;
}

export const liveUnmarked = check<Case, Notes>({
  id: 'soft-delete/live-unmarked',
  title: 'An asset that was never deleted shows no marks of a deletion',
  how: 'Assets that nobody deleted are read and listed: they have neither mark.',
  clauses: ['soft-delete.live-unmarked'],
  codes: {
    'live-marked': {
      clause: 'soft-delete.live-unmarked',
      message: 'An asset that was never deleted shows a mark of a deletion.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'listAssets'],
  needs: { principals: ['owner'], writes: true },
  // Sizes that other checks share, so that no further asset is made.
  cases: () => drawn(fc.record({ items: fc.constantFrom(1, 3, 5, 8), index: fc.integer({ min: 0, max: 7 }) }), 6),
  async run(ctx, { items, index }) {
    const data = await ctx.data.shared('owner', assetSpecs(items));
    const ids = ownIds(data);
    await ctx.call('owner', { operation: 'getAsset', path: { id: ids[index % ids.length]! } }, 'read');
    const request = { operation: 'listAssets' as const, query: ownQuery(data) };
    await walk(ctx, { caller: 'owner', request, step: 'walk', until: ids });
    return { data };
  },
  control(evidence) {
    const own = new Set(ownIds(evidence.notes.data));
    const met =
      own.has(String(exchangeAt(evidence, 'read')?.decoded?.record?.id)) ||
      ownSequence(walkResult(evidence, 'walk'), own).length > 0;
    return serverError(evidence) ?? (met ? undefined : 'the new assets are neither read nor listed');
  },
  judge(evidence, tally) {
    const own = new Set(ownIds(evidence.notes.data));
    const read = exchangeAt(evidence, 'read')!;
    const shown = walkResult(evidence, 'walk').pages.flatMap(({ items, exchange }) =>
      items.map((record, index) => ({ record, pointer: `/items/${index}`, exchange })),
    );
    const records = [{ record: read.decoded?.record ?? {}, pointer: '', exchange: read }, ...shown];
    return records
      .filter(({ record }) => own.has(String(record.id)))
      .flatMap(({ record, pointer, exchange }): Mismatch[] => {
        const field = (['deleted_at', 'deleted_by'] as const).find((name) => tally.compared(isSet(record[name])));
        if (!field) return [];
        return tally.broken('live-marked', {
          at: exchange,
          message: `an asset that was never deleted shows ${field}`,
          expected: { deleted_at: null, deleted_by: null },
          actual: marksOf(record),
          pointer: `${pointer}/${field}`,
        });
      });
  },
});
