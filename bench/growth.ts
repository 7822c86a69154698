/** Cost of a page of 100 in short and long lists: at the start, half way and near the end, by several orders. */
import type { Condition, SortKey } from '../src/choices/canonical.ts';
import type { AssetRow } from '../src/store/rows.ts';
import { openStore } from '../src/store/sqlite-store.ts';
import type { Position, Store } from '../src/store/store.ts';
import { type Figure, middle, type Pace } from './figure.ts';
import { inTurn, shares, timed } from './rounds.ts';

const organization = '11111111-1111-4111-8111-111111111111';
/** Its assets are written between two pages. */
const another = '22222222-2222-4222-8222-222222222222';
let beside = 90_000_000;
const page_size = 100;
const repeats = 40;

interface Page {
  name: string;
  sort: SortKey[];
  conditions?: Condition[];
  backward?: boolean;
  /** Share of the list that lies before the page; of the shortest list there must be a whole page behind it. */
  depth: number;
  /** Left out where the list is linear in its length, as docs/performance.md says. */
  yardstick?: number;
}

export async function growth({ quick, rounds }: Pace): Promise<Figure[]> {
  const sizes = quick ? [1_000, 100_000] : [1_000, 10_000, 100_000, 1_000_000];
  const lists: List[] = [];
  for (const count of sizes) lists.push({ count, store: await filled(openStore(), count) });
  const figures: Figure[] = [];
  for (const page of pages()) figures.push(...(await grown(page, lists, rounds)));
  return figures;
}

interface List {
  count: number;
  store: Store;
}

/** Page one of lists that are kept elsewhere, the shortest first. */
export function grownPageOne(lists: readonly List[], rounds: number, yardstick: number): Promise<Figure[]> {
  return grown({ ...pages()[0]!, yardstick }, lists, rounds);
}

async function grown(page: Page, lists: readonly List[], rounds: number): Promise<Figure[]> {
  const acts = await Promise.all(
    lists.map(async ({ count, store }) => [count, await pageTimer(store, count, page)] as const),
  );
  const times = await inTurn(rounds, Object.fromEntries(acts));
  const [few] = lists;
  const { yardstick, name } = page;
  return lists.flatMap(({ count }): Figure[] => {
    const [of_few, taken] = [times[few!.count]!, times[count]!];
    const ms: Figure = {
      ...{ id: `growth/${name}/${count}/ms`, what: `a page of 100 of ${count}, ${name}`, unit: 'ms', better: 'lower' },
      ...{ ...middle(taken), from: `median of ${repeats}` },
    };
    if (count === few!.count) return [ms];
    const ratio: Figure = {
      ...{ id: `growth/${name}/${count}/x`, what: `of ${count}, ${name}: in times of ${few!.count}`, unit: 'x' },
      ...{ better: 'lower', ...middle(shares(taken, of_few)), yardstick, from: `${ms.value.toFixed(3)} ms` },
    };
    return [ms, ratio];
  });
}

function pages(): Page[] {
  const newest: SortKey[] = [{ field: 'created_at', direction: 'desc' }];
  const orders: [string, SortKey[]][] = [
    ['newest first', newest],
    ['by name', [{ field: 'name', direction: 'desc' }]],
    ['by size', [{ field: 'size_bytes', direction: 'asc' }]],
  ];
  const unfiltered = orders.flatMap(([order, sort]) => [
    { name: `${order}, page one`, sort, depth: 0, yardstick: 1.3 },
    ...[0.5, 0.85].flatMap((depth) => {
      const place = depth === 0.5 ? 'half way' : 'near the end';
      const page = { sort, depth, yardstick: 1.3 };
      return [
        { name: `${order}, ${place}`, ...page },
        { name: `${order}, ${place}, backward`, ...page, backward: true },
      ];
    }),
  ]);
  const third: Condition = { field: 'asset_type', operator: 'eq', value: 'image' };
  const own: Condition = { field: 'created_by', operator: 'eq', value: organization };
  const tenth: Condition = { field: 'name', operator: 'like', value: '%1' };
  return [
    ...unfiltered,
    { name: 'those that one row in three is of', sort: newest, conditions: [third], depth: 0, yardstick: 1.6 },
    { name: 'equal in an indexed field', sort: newest, conditions: [own], depth: 0, yardstick: 2 },
    { name: 'names that end in 1', sort: newest, conditions: [tenth], depth: 0 },
  ];
}

/** The median time of a page, in milliseconds. */
async function pageTimer(
  store: Store,
  count: number,
  { sort, conditions = [], backward = false, depth }: Page,
): Promise<() => Promise<number>> {
  const after = await placeAt(store, count, sort, depth);
  const request = {
    ...{ organization, conditions, sort, page_size, after, backward },
    collection: 'assets',
    deleted: 'left_out',
  } as const;
  return async () => {
    const times: number[] = [];
    for (let turn = 0; turn < repeats; turn++) {
      // Else the page of before would be answered as it was.
      await store.insertAsset({ ...assetAt(beside++), org_id: another });
      times.push(await timed(async () => store.list(request)));
    }
    return middle(times).value;
  };
}

/** A position so deep in the list, made from values, since walking there would take a while. */
async function placeAt(store: Store, count: number, sort: SortKey[], depth: number): Promise<Position | undefined> {
  if (depth === 0) return undefined;
  const [{ field, direction }] = sort as [SortKey];
  const share = direction === 'desc' ? 1 - depth : depth;
  // Times rise with the index; names and sizes are scattered, so the row is looked for that has the one in question.
  const wanted = Math.floor(share * (field === 'created_at' ? count : scatter));
  const index = field === 'created_at' ? wanted : nearestOf(wanted, count);
  const row = (await store.asset(idOf(index)))!;
  return store.positionOf('assets', row, sort);
}

/** Prime to the multiplier: the order of names is not the order of insertion. */
const scatter = 1_000_003;
const scattered = (index: number) => (index * 7_368_787) % scatter;
const idOf = (index: number) => `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`;

function nearestOf(wanted: number, count: number): number {
  let nearest = 0;
  for (let index = 1; index < count; index++) {
    if (Math.abs(scattered(index) - wanted) < Math.abs(scattered(nearest) - wanted)) nearest = index;
  }
  return nearest;
}

/** @returns the store with so many assets of one organization in it */
export async function filled<Filled extends Store>(store: Filled, count: number): Promise<Filled> {
  for (const [id, name] of Object.entries({ [organization]: 'bench', [another]: 'beside' }))
    await store.insertOrganization({ id, name, slug: name, plan_code: 'pro', callback_secret: null });
  await store.insertAssets(assets(count));
  return store;
}

function* assets(count: number): Generator<AssetRow> {
  for (let index = 0; index < count; index++) yield assetAt(index);
}

function assetAt(index: number): AssetRow {
  const at = new Date(Date.UTC(2026, 0, 1) + index * 997).toISOString();
  return {
    ...{ id: idOf(index), org_id: organization, folder_id: null },
    ...{ name: `file-${String(scattered(index)).padStart(7, '0')}`, size_bytes: scattered(index) },
    ...{ blob_key: `key/${index}`, url: `http://storage.localhost/key/${index}`, thumbnail_url: null },
    ...{ mime_type: 'image/png', asset_type: ['image', 'video', 'audio'][index % 3]! },
    ...{ source_type: 'upload', source_id: null, created_by: organization },
    ...{ created_at: at, updated_at: at, deleted_at: null, deleted_by: null },
  };
}
