import { chosen } from '../../../src/choices/chosen.ts';
import { walk } from '../../acts/walk.ts';
import { queryable_specs } from '../../arbitraries/lists.ts';
import { ownIds, ownQuery } from '../../models/own-items.ts';
import { declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, serverError } from '../../models/steps.ts';
import { isSet } from '../../models/values.ts';
import { type WalkedPage, walkResult } from '../../models/walk.ts';
import { check, table } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Evidence } from '../../suite/evidence.ts';

const page_size = 2;
/** So many pages after the first that have exactly the size are no accident, though pages may be short. */
const enough_pages = 3;
const operation = 'listAssets';
const all_parts = ['page_size', 'fields', 'embed', 'presign'] as const;
type Part = (typeof all_parts)[number];

interface Notes {
  data: DataSet;
}

/** Open: what of the request a cursor URL keeps, beside filter and order. */
export const cursorCarries = check<null, Notes>({
  id: 'lists/cursor-carries',
  title: 'Cursor URLs keep of the request what the target declares',
  how: 'A set of assets is asked for in small pages, once projected and once with embeds and presigning; page two is compared with page one in each.',
  clauses: ['lists.cursor-url-carries'],
  codes: declared_codes,
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([null]),
  async run(ctx) {
    const data = await ctx.data.shared('owner', queryable_specs);
    const query = { ...ownQuery(data), page_size };
    const plan = { caller: 'owner' as const, filled_pages: 2, max_pages: 8 };
    const part = { ...query, fields: ['id', 'name'] };
    const filled_pages = 1 + enough_pages;
    await walk(ctx, { ...plan, filled_pages, step: 'projected', request: { operation, query: part } });
    const more = { ...query, embed: ['created_by_user'], presign: true };
    await walk(ctx, { ...plan, step: 'embedded', request: { operation, query: more } });
    await ctx.call('owner', { operation, query: { ...query, presign: false } }, 'plain/1');
    await ctx.call('owner', { operation, query: ownQuery(data) }, 'unsized');
    return { data };
  },
  control: (evidence) =>
    serverError(evidence) ??
    (filled(evidence, 'projected').length > 1
      ? undefined
      : 'the list does not come in several pages that hold anything'),
  judge: (evidence, tally) => judgeSeen(evidence, seenParts(evidence), tally),
  observe: (evidence) => observeSeen(seenParts(evidence)),
});

function filled(evidence: Evidence<null, Notes>, step: string): WalkedPage[] {
  return walkResult(evidence, step).pages.filter((page) => page.ids.length > 0);
}

function seenParts(evidence: Evidence<null, Notes>): SeenChoice[] {
  const [first, second] = filled(evidence, 'projected');
  const [one, two] = filled(evidence, 'embedded');
  if (!first || !second) return [];
  const own = new Set(ownIds(evidence.notes.data));
  const of = (page: WalkedPage | undefined) => (page?.items ?? []).filter(({ id }) => own.has(String(id)));
  // Pages of others' items alone say nothing.
  const areOwn = (...pages: (WalkedPage | undefined)[]) => pages.every((page) => of(page).length > 0);
  const kept: Partial<Record<Part, boolean>> = { page_size: keptSize(evidence) };
  const in_full = (page: WalkedPage) => of(page).some((item) => isSet(item.size_bytes));
  if (areOwn(first, second) && !in_full(first)) kept.fields = !in_full(second);
  const has_user = (page: WalkedPage | undefined) => of(page).some((item) => isSet(item.created_by_user));
  if (areOwn(two) && has_user(one)) kept.embed = has_user(two);
  const is_signed = (page: WalkedPage | undefined) =>
    of(page).some(({ url }) => isSet(url) && URL.parse(String(url))?.search);
  const plain = exchangeAt(evidence, 'plain/1')?.decoded?.page?.items.some(
    ({ url }) => isSet(url) && URL.parse(String(url))?.search,
  );
  if (areOwn(two) && is_signed(one) && !plain) kept.presign = Boolean(is_signed(two));
  const parts = all_parts.filter((part) => kept[part] !== undefined);
  const value = parts.filter((part) => kept[part]);
  const agrees = (declared: unknown) =>
    !Array.isArray(declared) || parts.every((part) => declared.includes(part) === kept[part]);
  const but = `page two keeps ${value.join(', ') || 'none of these'}`;
  // The list of what is kept says of all else that it is dropped.
  const is_partial = parts.length < all_parts.length;
  return [{ key: 'lists.cursor_url_carries', value, is_partial, exchange: second.exchange, but, agrees }];
}

/**
 * A later page that is longer dropped the size. Those that are not show it kept only where they would be longer
 * otherwise: a page without a size holds more than the first two of this size, and pages are full, or enough are.
 */
function keptSize(evidence: Evidence<null, Notes>): boolean | undefined {
  const later = filled(evidence, 'projected')
    .slice(1)
    .map((page) => page.ids.length);
  if (later.some((length) => length > page_size)) return false;
  const full = later.filter((length) => length === page_size).length;
  const are_all_full = chosen(evidence.facts.choices, 'lists.short_pages', operation) === 'never';
  const unsized = exchangeAt(evidence, 'unsized')?.decoded?.page?.items.length ?? 0;
  return full >= (are_all_full ? 1 : enough_pages) && unsized > 2 * page_size ? true : undefined;
}
