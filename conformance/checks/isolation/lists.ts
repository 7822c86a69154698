import fc from 'fast-check';
import type { CanonicalQuery, SortKey } from '../../../src/choices/canonical.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs, setSize, sortKey } from '../../arbitraries/lists.ts';
import { foreign_item, judgeForeignItems, judgeSharedIds, shared_id_codes } from '../../models/foreign-items.ts';
import { ownIds, ownQuery } from '../../models/own-items.ts';
import { exchangeAt, isSuccess, serverError, stepsOf } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { sawAllOwn, walkResult } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/** The list is read as it is, or narrowed to what the other organization made. */
interface Read {
  way: 'read';
  items: number;
  narrowed: boolean;
  sort: SortKey | null;
  /** Some fields alone are asked for. */
  projected?: true;
  /** The owner lists, and the outsider unless given. */
  by?: 'owner';
}

interface Filtered {
  way: 'filter';
  /** The field whose value, taken from a foreign asset, is asked for. */
  field: 'id' | 'mime_type' | 'name' | 'org_id' | 'created_by';
  with: 'nothing' | 'embed' | 'sort' | 'fields';
}

/** A cursor URL of one organization is handed to another. */
interface Handed {
  way: 'cursor';
  items: number;
  page_size: number;
  link: 'next' | 'previous' | 'first';
  narrowed: boolean;
}

type Case = Read | Filtered | Handed;

interface Notes {
  /** Assets of the other organization. */
  data: DataSet;
  /** Those of the one that lists, where the whole of its list is looked at. */
  own?: DataSet;
}

const operation = 'listAssets';
const clauses = { read: 'isolation.lists', filter: 'isolation.filters', cursor: 'isolation.cursors' } as const;
/** Of a list that finds by looking through so many pages of all: they may be empty, and lead on to one that is not. */
const most_pages = 12;

export const isolatedLists = check<Case, Notes>({
  id: 'isolation/lists',
  title: 'A list shows nothing of another organization, however it is asked for',
  how: 'Assets are listed, sorted, narrowed, by the values of a foreign asset and by a foreign cursor URL: the own are of their organization, and no others shown.',
  clauses: [...Object.values(clauses), 'uploads.ids-distinct', 'assets.per-organization'],
  codes: {
    ...shared_id_codes,
    'foreign-item': foreign_item,
    'another-organization': {
      clause: 'assets.per-organization',
      message: 'An asset is listed as one of another organization than that of its maker.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'listAssets'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases({ operations }) {
    const read = fc.record({
      way: fc.constant('read' as const),
      items: setSize(),
      narrowed: fc.boolean(),
      sort: sortKey(),
    });
    const handed = fc.record({
      way: fc.constant('cursor' as const),
      items: fc.constantFrom(3, 5, 8),
      page_size: fc.integer({ min: 1, max: 2 }),
      link: fc.constantFrom('next' as const, 'previous' as const, 'first' as const),
      narrowed: fc.boolean(),
    });
    const of_read = operations.includes('getAsset') ? (['mime_type', 'name', 'org_id', 'created_by'] as const) : [];
    const features = ['embed', 'sort', 'fields'] as const;
    return {
      ...drawn<Case>(fc.oneof(read, handed), 14),
      named: [
        // Its statement may be made of those fields alone.
        { way: 'read', items: 1, narrowed: false, sort: null, projected: true },
        { way: 'read', items: 1, narrowed: false, sort: null },
        { way: 'read', items: 1, narrowed: false, sort: null, by: 'owner' },
        { way: 'read', items: 2, narrowed: true, sort: null },
        ...(['id', ...of_read] as const).map((field) => ({ way: 'filter', field, with: 'nothing' }) as const),
        ...features.map((feature) => ({ way: 'filter', field: 'id', with: feature }) as const),
        // Each direction may have a query of its own, and so may a list with a filter.
        ...(['next', 'previous'] as const).flatMap((link) =>
          [true, false].map((narrowed) => ({ way: 'cursor', items: 3, page_size: 1, link, narrowed }) as const),
        ),
      ],
    };
  },
  async run(ctx, input) {
    if (input.way === 'read') return readAll(ctx, input);
    const data = await ctx.data.shared('owner', assetSpecs(input.way === 'filter' ? 1 : input.items));
    await ctx.once('the outsider lists assets', () => ctx.call('outsider', { operation }, 'own/1'));
    await (input.way === 'filter' ? askByValues(ctx, input, data) : handOver(ctx, input, data));
    return { data };
  },
  control(evidence) {
    const { own } = evidence.notes;
    const met = own
      ? sawAllOwn(walkResult(evidence, 'own'), new Set(ownIds(own)))
      : isSuccess(exchangeAt(evidence, 'own/1'));
    const blind = met ? undefined : 'the caller does not see assets of its own either';
    return serverError(evidence) ?? unshown(evidence) ?? blind;
  },
  judge(evidence, tally) {
    const { data, own } = evidence.notes;
    const shared = own ? judgeSharedIds(data, own, tally) : [];
    if (shared.length > 0) return shared;
    // All that the owner was shown is the owner's, made by the suite or not.
    const shown = stepsOf(evidence, 'control').flatMap(idsIn);
    const assets = [...data.assets, ...shown.map((id) => ({ id: String(id), filename: '', size_bytes: 0 }))];
    const pages = [...(own ? stepsOf(evidence, 'own') : []), ...stepsOf(evidence, 'attempt')];
    const found = judgeForeignItems(pages, { ...data, assets }, wordsOf(evidence.case), tally);
    return [...found.map((one) => ({ ...one, clause: clauses[evidence.case.way] })), ...judgePlaces(evidence, tally)];
  },
  covers: ({ case: { way } }) => [
    clauses[way],
    ...(way === 'read' ? ['uploads.ids-distinct', 'assets.per-organization'] : []),
  ],
  observe(evidence) {
    // The first page needs no cursor, and everybody has one.
    if (evidence.case.way !== 'cursor' || evidence.case.link === 'first') return [];
    const attempt = exchangeAt(evidence, 'attempt/1');
    const value = isSuccess(attempt) ? 'first_page' : attempt?.received?.status;
    return [{ choice: 'lists.bad_cursor', operation, value }];
  },
});

function wordsOf(input: Case): string {
  if (input.way === 'cursor') return `a cursor URL (${input.link}) handed to another organization`;
  if (input.way === 'read') return input.narrowed ? 'the list, narrowed by media type,' : 'the list';
  return `a list filtered by ${input.field}${input.with === 'nothing' ? '' : ` with ${input.with}`}`;
}

/** A filter may be ignored, and another of the owner's assets shown; whatever is there is then shown again. */
function idsIn(list: Exchange | undefined): unknown[] {
  return (list?.decoded?.page?.items ?? []).map(({ id }) => id);
}

async function readAll(ctx: CheckContext, { items, narrowed, sort, projected, by }: Read): Promise<Notes> {
  const caller = by ?? 'outsider';
  const own = await ctx.data.shared(caller, assetSpecs(1));
  const data = await ctx.data.shared(by ? 'outsider' : 'owner', assetSpecs(items));
  await walk(ctx, { caller, request: { operation, query: ownQuery(own) }, step: 'own', until: ownIds(own) });
  const query: CanonicalQuery = {
    ...(narrowed && ownQuery(data)),
    ...(sort && { sort: [sort] }),
    ...(projected && { fields: ['id', 'mime_type'] }),
  };
  await walk(ctx, { caller, request: { operation, query }, step: 'attempt', max_pages: 3 });
  return { data, own };
}

async function askByValues(ctx: CheckContext, { field, with: feature }: Filtered, data: DataSet): Promise<void> {
  const { id } = data.assets[0]!;
  const read = field === 'id' ? undefined : await ctx.call('owner', { operation: 'getAsset', path: { id } }, 'read');
  const value = read ? read.decoded?.record?.[field] : id;
  if (typeof value !== 'string') return ctx.stop('not-claimed', `an asset of the target shows no ${field} to ask for`);
  const features: Record<Filtered['with'], CanonicalQuery> = {
    nothing: {},
    embed: { embed: ['created_by_user'] },
    sort: { sort: [{ field: 'created_at', direction: 'desc' }] },
    fields: { fields: ['id', 'org_id', 'mime_type'] },
  };
  const query: CanonicalQuery = { filter: [{ field, operator: 'eq', value }], ...features[feature] };
  // A refusal to the owner, as may be, ends the case.
  const bounds = { request: { operation, query } as const, filled_pages: 1, max_pages: most_pages };
  const shown = await walk(ctx, { ...bounds, caller: 'owner', step: 'control' });
  if (!shown.flatMap(idsIn).some((one) => sameId(one, id)))
    await walk(ctx, { ...bounds, caller: 'owner', step: 'again' });
  const from = await ctx.call('outsider', bounds.request, 'attempt/1');
  if (from.decoded?.page) await walk(ctx, { ...bounds, caller: 'outsider', step: 'attempt', from });
}

/** The URL that leads the owner to the next page that holds anything. */
async function handOver(ctx: CheckContext, { page_size, link, narrowed }: Handed, data: DataSet): Promise<void> {
  const caller = 'owner';
  const request = { operation, query: { ...(narrowed && ownQuery(data)), page_size } } as const;
  const one = await ctx.call(caller, request, 'page/1');
  const next = one.decoded?.page?.next;
  const goes_back = link === 'previous' && typeof next === 'string';
  const from = goes_back ? await ctx.followToPage(caller, next, one, 'page/2') : one;
  const url = from.decoded?.page?.[link];
  if (typeof url !== 'string') {
    const reason = `a page of ${page_size} names no ${link} here, so that there is no cursor to hand over`;
    return ctx.stop('not-claimed', reason);
  }
  if (link === 'first') {
    await ctx.followToPage(caller, url, from, 'control/1');
    await ctx.follow('outsider', url, from, 'attempt/1');
    return;
  }
  const filled_pages = idsIn(from).length > 0 ? 2 : 1;
  const pages = await walk(ctx, { caller, request, step: 'control', link, from, filled_pages, max_pages: most_pages });
  const before = pages.at(-2) ?? from;
  await ctx.follow('outsider', before.decoded!.page![link]!, before, 'attempt/1');
}

/** The reason why the owner was not shown what the outsider asks for; of the list as it is, nothing is to be shown. */
function unshown({ case: input, ...evidence }: Evidence<Case, Notes>): string | undefined {
  const control = stepsOf(evidence, 'control');
  if (input.way === 'cursor') {
    const ids = idsIn(control.at(-1));
    const own = ownIds(evidence.notes.data);
    // Not narrowed, others' assets of the same organization may stand there as well.
    const is_shown = input.narrowed ? ids.some((id) => own.includes(String(id))) : ids.length > 0;
    return is_shown ? undefined : 'the cursor URL shows its owner nothing either';
  }
  const again = stepsOf(evidence, 'again');
  const ids = again.flatMap(idsIn);
  const shown = control.flatMap(idsIn);
  const lasting = again.length > 0 ? shown.filter((id) => ids.some((other) => sameId(other, id))) : shown;
  return input.way === 'read' || lasting.length > 0 ? undefined : 'the query shows nothing to the owner that lasts';
}

/** As far as the target file gives the organization of the one that lists, and the list tells it. */
function judgePlaces({ case: input, notes, facts, ...evidence }: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const expected = input.way === 'read' && facts.principals[input.by ?? 'outsider']?.organization?.id;
  if (!notes.own || !expected) return [];
  const own = ownIds(notes.own);
  const listed = stepsOf(evidence, 'own').flatMap((at) =>
    (at.decoded?.page?.items ?? []).map(({ id, org_id }) => ({ at, id, org_id })),
  );
  const wrong = listed
    .filter(({ id, org_id }) => isSet(org_id) && own.some((one) => sameId(one, id)))
    .find(({ org_id }) => tally.compared(!sameId(org_id, expected)));
  if (!wrong) return [];
  const { at, id, org_id } = wrong;
  return tally.broken('another-organization', { at, expected, actual: { id, org_id }, pointer: '/items' });
}
