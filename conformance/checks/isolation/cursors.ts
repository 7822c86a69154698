import fc from 'fast-check';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { foreign_item, judgeForeignItems } from '../../models/foreign-items.ts';
import { ownIds, ownQuery } from '../../models/own-items.ts';
import { exchangeAt, isSuccess, serverError } from '../../models/steps.ts';
import { check, drawn } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';

interface Case {
  items: number;
  page_size: number;
  link: 'next' | 'previous' | 'first';
  narrowed: boolean;
}

const most_empty_pages = 12;

interface Notes {
  data: DataSet;
}

export const isolatedCursors = check<Case, Notes>({
  id: 'isolation/cursors',
  title: 'A cursor shows its holder nothing of another organization',
  how: 'A cursor URL of one organization is followed by a caller of another: refused, or a page of the own records.',
  clauses: ['isolation.cursors'],
  codes: { 'foreign-item': { clause: 'isolation.cursors', ...foreign_item } },
  since: '0.1.0',
  operations: ['createAssetUpload', 'listAssets'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases: () => ({
    ...drawn(
      fc.record({
        items: fc.constantFrom(3, 5, 8),
        page_size: fc.integer({ min: 1, max: 2 }),
        link: fc.constantFrom('next' as const, 'previous' as const, 'first' as const),
        narrowed: fc.boolean(),
      }),
      6,
    ),
    // Each direction may have a query of its own, and so may a list with a filter.
    named: (['next', 'previous'] as const).flatMap((link) =>
      [true, false].map((narrowed) => ({ items: 3, page_size: 1, link, narrowed })),
    ),
  }),
  async run(ctx, { items, page_size, link, narrowed }) {
    const data = await ctx.data.shared('owner', assetSpecs(items));
    const query = { ...(narrowed && ownQuery(data)), page_size };
    let from = await ctx.call('owner', { operation: 'listAssets', query }, 'page/1');
    const next = from.decoded?.page?.next;
    if (link === 'previous' && typeof next === 'string') from = await ctx.followToPage('owner', next, from, 'page/2');
    let url = from.decoded?.page?.[link];
    if (typeof url !== 'string') {
      return ctx.stop(
        'not-claimed',
        `a page of ${page_size} names no ${link} here, so that there is no cursor to hand over`,
      );
    }
    await ctx.call('outsider', { operation: 'listAssets' }, 'own');
    let followed = await ctx.followToPage('owner', url, from, 'followed');
    // A page may be empty and lead on to one that is not.
    for (let more = 0; more < most_empty_pages; more++) {
      const page = followed.decoded?.page;
      const further = page?.[link];
      if (page?.items.length !== 0 || link === 'first' || typeof further !== 'string') break;
      [url, from] = [further, followed];
      followed = await ctx.followToPage('owner', url, from, 'followed');
    }
    await ctx.follow('outsider', url, from, 'attempt');
    return { data };
  },
  control(evidence) {
    const own = new Set(ownIds(evidence.notes.data));
    const items = exchangeAt(evidence, 'followed')?.decoded?.page?.items ?? [];
    // Not narrowed, others' assets of the same organization may stand there as well.
    const shown = evidence.case.narrowed ? items.some(({ id }) => own.has(String(id))) : items.length > 0;
    if (!shown) return serverError(evidence) ?? 'the cursor URL shows its owner nothing either';
    const outsider = isSuccess(exchangeAt(evidence, 'own'))
      ? undefined
      : 'the outsider cannot list assets of its own either';
    return serverError(evidence) ?? outsider;
  },
  judge(evidence, tally) {
    const data = evidence.notes.data;
    const [followed, attempt] = [exchangeAt(evidence, 'followed'), exchangeAt(evidence, 'attempt')];
    if (!attempt) return [];
    const how = `a cursor URL (${evidence.case.link}) handed to another organization`;
    const items = followed?.decoded?.page?.items ?? [];
    // All that the owner saw there is the owner's, made by the suite or not.
    const assets = [...data.assets, ...items.map(({ id }) => ({ id: String(id), filename: '', size_bytes: 0 }))];
    return judgeForeignItems([attempt], { ...data, assets }, how, tally);
  },
  observe(evidence) {
    // The first page needs no cursor, and everybody has one.
    if (evidence.case.link === 'first') return [];
    const attempt = exchangeAt(evidence, 'attempt');
    const value = isSuccess(attempt) ? 'first_page' : attempt?.received?.status;
    return [{ choice: 'lists.bad_cursor', operation: 'listAssets', value }];
  },
});
