/** A page of 100 out of many assets against the same out of few, in the store, where its cost lies. */
import type { Condition, SortKey } from '../src/choices/canonical.ts';
import type { AssetRow } from '../src/store/rows.ts';
import { openStore, type SqliteStore } from '../src/store/sqlite-store.ts';
import type { Position } from '../src/store/store.ts';
import type { Figure } from './figure.ts';

const few = 1_000;
const many = 1_000_000;
const organization = '11111111-1111-4111-8111-111111111111';
const page_size = 100;
const repeats = 60;

function* assets(count: number): Generator<AssetRow> {
  for (let index = 0; index < count; index++) {
    const at = new Date(Date.UTC(2026, 0, 1) + index * 997).toISOString();
    // A multiplier prime to any count scatters the names, so that their order is not the order of insertion.
    const scattered = (index * 7_368_787) % 1_000_003;
    yield {
      id: `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
      org_id: organization,
      folder_id: null,
      name: `file-${String(scattered).padStart(7, '0')}`,
      blob_key: `key/${index}`,
      url: `http://storage.localhost/key/${index}`,
      thumbnail_url: null,
      mime_type: 'image/png',
      asset_type: ['image', 'video', 'audio'][index % 3]!,
      source_type: 'upload',
      source_id: null,
      size_bytes: scattered,
      created_by: organization,
      created_at: at,
      updated_at: at,
      deleted_at: null,
      deleted_by: null,
    };
  }
}

async function filled(count: number): Promise<SqliteStore> {
  const store = openStore();
  await store.insertOrganization({
    id: organization,
    name: 'bench',
    slug: 'bench',
    plan_code: 'pro',
    callback_secret: null,
  });
  await store.insertAssets(assets(count));
  return store;
}

interface Page {
  sort: SortKey[];
  conditions?: Condition[];
  backward?: boolean;
  /** Share of the list that lies before the page. */
  depth: number;
}

/** The median time of a page, in milliseconds. */
async function timeOf(store: SqliteStore, count: number, { sort, conditions = [], backward = false, depth }: Page) {
  const after = await placeAt(store, count, sort, depth);
  const request = {
    collection: 'assets',
    organization,
    conditions,
    sort,
    page_size,
    after,
    backward,
    deleted: 'left_out',
  } as const;
  const times: number[] = [];
  for (let turn = 0; turn < repeats; turn++) {
    const began = performance.now();
    await store.list(request);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[repeats >> 1]!;
}

/** A position so deep in the list, made from values, since walking there would take a while. */
async function placeAt(
  store: SqliteStore,
  count: number,
  sort: SortKey[],
  depth: number,
): Promise<Position | undefined> {
  if (depth === 0) return undefined;
  const index = Math.floor((sort[0]!.direction === 'desc' ? 1 - depth : depth) * count);
  const row = (await store.asset(`${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`))!;
  return store.positionOf('assets', row, sort);
}

export async function lists(): Promise<Figure[]> {
  const [small, large] = [await filled(few), await filled(many)];
  const image: Condition = { field: 'asset_type', operator: 'eq', value: 'image' };
  const third: Condition = { field: 'name', operator: 'like', value: '%1' };
  const newest: SortKey[] = [{ field: 'created_at', direction: 'desc' }];
  const rows: [string, Page, string][] = [
    ['newest first, page one', { sort: newest, depth: 0 }, 'at most 1.3'],
    ['newest first, half way', { sort: newest, depth: 0.5 }, 'at most 1.3'],
    ['newest first, half way, backward', { sort: newest, depth: 0.5, backward: true }, 'at most 1.3'],
    ['by size, half way', { sort: [{ field: 'size_bytes', direction: 'asc' }], depth: 0.5 }, 'at most 1.3'],
    ['by name falling, half way', { sort: [{ field: 'name', direction: 'desc' }], depth: 0.5 }, 'at most 1.3'],
    ['with a filter that one row in three meets', { sort: newest, conditions: [image], depth: 0 }, 'at most 1.6'],
    ['with a filter that one row in ten meets', { sort: newest, conditions: [third], depth: 0 }, 'none'],
  ];
  const figures: Figure[] = [];
  for (const [what, page, yardstick] of rows) {
    const [of_few, of_many] = [await timeOf(small, few, page), await timeOf(large, many, page)];
    const from = `${of_many.toFixed(3)} ms of ${many} rows, ${of_few.toFixed(3)} ms of ${few}`;
    figures.push({ what, value: (of_many / of_few).toFixed(2), yardstick, from });
  }
  return figures;
}
