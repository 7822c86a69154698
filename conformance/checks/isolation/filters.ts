import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { foreign_item, judgeForeignItems } from '../../models/foreign-items.ts';
import { exchangeAt, isSuccess, serverError, stepsOf } from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Exchange } from '../../suite/exchange.ts';

/** Of a list that finds by looking through so many pages of all. */
const most_pages = 12;

interface Case {
  /** The field whose value, taken from a foreign asset, is asked for. */
  field: 'id' | 'mime_type' | 'name' | 'org_id' | 'created_by';
  with: 'nothing' | 'embed' | 'sort' | 'fields';
}

/** A filter may be ignored, and another of the owner's assets shown; whatever is there is then shown again. */
function idsIn(list: Exchange | undefined): unknown[] {
  return (list?.decoded?.page?.items ?? []).map(({ id }) => id);
}

interface Notes {
  data: DataSet;
}

export const isolatedFilters = check<Case, Notes>({
  id: 'isolation/filters',
  title: 'No filter, sort, projection or embed shows a record of another organization',
  how: 'The outsider filters by the values of an asset of the owner, also with sort, projection and embed: none of the owner’s assets is shown.',
  clauses: ['isolation.filters'],
  codes: { 'foreign-item': { clause: 'isolation.filters', ...foreign_item } },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'listAssets'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases: () =>
    table([
      ...(['id', 'mime_type', 'name', 'org_id', 'created_by'] as const).map((field) => ({
        field,
        with: 'nothing' as const,
      })),
      ...(['embed', 'sort', 'fields'] as const).map((feature) => ({ field: 'id' as const, with: feature })),
    ]),
  async run(ctx, { field, with: feature }) {
    const data = await ctx.data.shared('owner', assetSpecs(1));
    const id = data.assets[0]!.id;
    const read = await ctx.call('owner', { operation: 'getAsset', path: { id } }, 'read');
    const value = field === 'id' ? id : read.decoded?.record?.[field];
    if (typeof value !== 'string')
      return ctx.stop('not-claimed', `an asset of the target shows no ${field} to ask for`);
    const features: Record<Case['with'], CanonicalQuery> = {
      nothing: {},
      embed: { embed: ['created_by_user'] },
      sort: { sort: [{ field: 'created_at', direction: 'desc' }] },
      fields: { fields: ['id', 'org_id', 'mime_type'] },
    };
    const query: CanonicalQuery = { filter: [{ field, operator: 'eq', value }], ...features[feature] };
    const request = { operation: 'listAssets' as const, query };
    // Pages may be empty, and lead on to one that is not. A refusal to the owner, as may be, ends the case.
    const bounds = { request, filled_pages: 1, max_pages: most_pages };
    const shown = await walk(ctx, { ...bounds, caller: 'owner', step: 'control' });
    if (!shown.flatMap(idsIn).some((one) => sameId(one, id)))
      await walk(ctx, { ...bounds, caller: 'owner', step: 'again' });
    await ctx.call('outsider', { operation: 'listAssets' }, 'own');
    const from = await ctx.call('outsider', request, 'attempt/1');
    if (from.decoded?.page) await walk(ctx, { ...bounds, caller: 'outsider', step: 'attempt', from });
    return { data };
  },
  control(evidence) {
    const shown = stepsOf(evidence, 'control').flatMap(idsIn);
    const again = stepsOf(evidence, 'again');
    const ids = again.flatMap(idsIn);
    const lasting = again.length > 0 ? shown.filter((id) => ids.some((other) => sameId(other, id))) : shown;
    const outsider = isSuccess(exchangeAt(evidence, 'own'))
      ? undefined
      : 'the outsider cannot list assets of its own either';
    return serverError(evidence) ?? (lasting.length > 0 ? outsider : 'the query shows nothing to the owner that lasts');
  },
  judge(evidence, tally) {
    const attempts = stepsOf(evidence, 'attempt');
    const { field, with: feature } = evidence.case;
    const how = `a list filtered by ${field}${feature === 'nothing' ? '' : ` with ${feature}`}`;
    const data = evidence.notes.data;
    // All that the owner was shown is the owner's, made by the suite or not.
    const shown = stepsOf(evidence, 'control').flatMap(({ decoded }) => decoded?.page?.items ?? []);
    const assets = [...data.assets, ...shown.map(({ id }) => ({ id: String(id), filename: '', size_bytes: 0 }))];
    return judgeForeignItems(attempts, { ...data, assets }, how, tally);
  },
});
