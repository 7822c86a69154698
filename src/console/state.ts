/** State of the page: the place, what the server told, and news as it comes. */
import { batch, computed, signal } from '@preact/signals';
import { emptyList, type KeptList, most_rows, withNews, withOlder } from './kept-list.ts';
import { type Around, type Filters, fitting, type Place, placeOf, queryOf, type View } from './place.ts';
import {
  type Clock,
  type Delivery,
  type ListName,
  type LoggedRequest,
  list_names,
  type Rows,
  type Run,
  type World,
} from './records.ts';
import { AnswerError, events, needs_token, read } from './server.ts';

export const place = signal<Place>(placeOf(location.search));
export const world = signal<World | undefined>(undefined);
export const connection = signal<'opening' | 'live' | 'broken' | 'over'>('opening');
/** Goes up when snapshots, scripts or faults have changed, or the whole state. */
export const settings_version = signal(0);
export const worlds_version = signal(0);
export const listeners_version = signal(0);

export const lists = {
  runs: signal<KeptList<Run>>(emptyList()),
  deliveries: signal<KeptList<Delivery>>(emptyList()),
  requests: signal<KeptList<LoggedRequest>>(emptyList()),
};

function listOf<Name extends ListName>(name: Name) {
  return lists[name] as unknown as { value: KeptList<Rows[Name]>; peek(): KeptList<Rows[Name]> };
}

/** With the moment of this machine at which it was told. */
const told_clock = signal<{ clock: Clock; at_ms: number } | undefined>(undefined);
const tick = signal(0);
setInterval(() => {
  tick.value += 1;
}, 1_000);

/** The clock as it is by now: it goes on between what the server tells. */
export const clock = computed<Clock | undefined>(() => {
  tick.value;
  const told = told_clock.value;
  if (!told) return undefined;
  const { mode, is_paused, now } = told.clock;
  const rate = mode.startsWith('virtual') || is_paused ? 0 : mode === 'real' ? 1 : Number(mode.slice(1));
  if (rate === 0) return told.clock;
  return { ...told.clock, now: new Date(Date.parse(now) + (performance.now() - told.at_ms) * rate).toISOString() };
});

const in_flight = computed(() => told_clock.value?.clock.in_flight ?? []);

export function setClock(told: Clock): void {
  told_clock.value = { clock: told, at_ms: performance.now() };
}

const around = computed<Around>(() => ({
  runs: lists.runs.value.by_id,
  run_of_request: new Map(lists.runs.value.rows.map(({ id, request_id }) => [request_id ?? '', id])),
  requests: lists.requests.value.by_id,
  clock: { in_flight: in_flight.value },
}));

/** Rows of the list in view that fit the filters. */
export const shown = computed<readonly Rows[ListName][]>(() => {
  const { view, filters } = place.value;
  const name = list_names.find((one) => one === view);
  if (name === undefined) return [];
  return fitting(
    name,
    listOf(name).value.rows,
    filters,
    Object.keys(filters).length > 0 ? around.value : nothing_around,
  );
});

const nothing_around: Around = {
  runs: new Map(),
  run_of_request: new Map(),
  requests: new Map(),
  clock: { in_flight: [] },
};

export const run_of_request = computed(() => around.value.run_of_request);

export function go(next: Partial<Place>, { replace = false } = {}): void {
  const { open, ...current } = place.peek();
  const stays = next.view === undefined || next.view === current.view;
  place.value = { ...current, ...(stays && open !== undefined && { open }), ...next };
  history[replace ? 'replaceState' : 'pushState'](null, '', queryOf(place.peek()));
}

export function show(view: View, open?: string): void {
  const is_closing = open === undefined && view === place.peek().view;
  go({ view, open, ...(!is_closing && { filters: {} }) });
}

export function filter(filters: Filters): void {
  go({ filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) }, { replace: true });
}

addEventListener('popstate', () => {
  place.value = placeOf(location.search);
});

const first_page = 100;
const page = 1_000;

async function pageOf<Name extends ListName>(name: Name, limit: number, before?: string): Promise<Rows[Name][]> {
  const { items } = await read<{ items: (Rows[Name] & { body?: string })[] }>(
    `${name}?limit=${limit}${before === undefined ? '' : `&before=${before}`}`,
  );
  // Bodies of deliveries are read when one is shown.
  return name === 'deliveries' ? items.map(({ body: _, ...item }) => item as unknown as Rows[Name]) : items;
}

let generation = 0;
/** News that came while a list was read, whose answer may be older. */
const meanwhile = new Map<ListName, Rows[ListName][]>();

/** Reads all lists anew: the one in view first, and of each the newest page before the rest. */
async function readLists(): Promise<void> {
  generation += 1;
  const mine = generation;
  const { view } = place.peek();
  const names = list_names.toSorted((one, other) => Number(other === view) - Number(one === view));
  for (const name of names) {
    meanwhile.set(name, []);
    const items = await pageOf(name, first_page);
    if (mine !== generation) return;
    const list = withOlder(emptyList<Rows[ListName]>(), items);
    listOf(name).value = withNews({ ...list, is_whole: items.length < first_page }, meanwhile.get(name)!);
    meanwhile.delete(name);
  }
  for (const name of names)
    while (mine === generation && !listOf(name).peek().is_whole) {
      const items = await pageOf(name, page, listOf(name).peek().rows.at(-1)?.id);
      if (mine === generation) listOf(name).value = withOlder(listOf(name).peek() as KeptList<Rows[ListName]>, items);
    }
}

const quiet_ms = 1_500;

/** By list, the newest entry before the first gap in what was told of since; undefined for none. */
const gaps = new Map<ListName, { from: string | undefined; timer: ReturnType<typeof setTimeout> }>();

/** After there was more than the server told of: what is missing is read when it has become quiet. */
function fillSoon(name: ListName, from: string | undefined): void {
  const gap = gaps.get(name);
  clearTimeout(gap?.timer);
  const timer = setTimeout(() => void fill(name).catch(() => {}), quiet_ms);
  gaps.set(name, { from: gap ? gap.from : from, timer });
}

async function fill(name: ListName): Promise<void> {
  const { from } = gaps.get(name)!;
  gaps.delete(name);
  const mine = generation;
  const read_anew: Rows[ListName][] = [];
  for (let is_over = false; !is_over && read_anew.length < most_rows; ) {
    const items: Rows[ListName][] = await pageOf(name, page, read_anew.at(-1)?.id);
    read_anew.push(...items);
    is_over = items.length < page || items.some(({ id }) => id === from);
  }
  if (mine !== generation) return;
  const list = listOf(name).peek() as KeptList<Rows[ListName]>;
  const ids = new Set(read_anew.map(({ id }) => id));
  const newest = list.rows.findIndex(({ id }) => ids.has(id));
  const since = list.rows.slice(0, Math.max(0, newest));
  const before = list.rows.slice(Math.max(0, newest)).filter(({ id }) => !ids.has(id));
  const filled = [...since, ...read_anew, ...before];
  listOf(name).value = { ...withOlder(emptyList<Rows[ListName]>(), filled), is_whole: list.is_whole };
}

type Told = { items: { id: string }[]; left_out: number } & { clock: Clock } & Clock;

function hear(event: string, data: Told): Promise<void> | undefined {
  switch (event) {
    case 'hello':
      setClock(data.clock);
      connection.value = 'live';
      if (generation > 0) return undefined;
      return readLists();
    case 'clock':
      setClock(data);
      return undefined;
    case 'runs':
    case 'deliveries':
    case 'requests':
      if (data.left_out > 0 || gaps.has(event)) fillSoon(event, listOf(event).peek().rows[0]?.id);
      listOf(event).value = withNews(listOf(event).peek(), data.items as never);
      meanwhile.get(event)?.unshift(...(data.items as Rows[ListName][]));
      return undefined;
    case 'lost':
    case 'state':
      settings_version.value += 1;
      listeners_version.value += 1;
      return readLists();
    case 'settings':
      settings_version.value += 1;
      return undefined;
    case 'worlds':
      worlds_version.value += 1;
      return undefined;
    case 'listeners':
      listeners_version.value += 1;
      return undefined;
    case 'over':
      connection.value = 'over';
      return undefined;
  }
  return undefined;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Follows the world for as long as the page is open. */
export async function follow(): Promise<void> {
  for (let failures = 0; connection.peek() !== 'over'; failures++) {
    try {
      world.value ??= await read<World>('');
      for await (const { event, data } of events()) {
        failures = 0;
        batch(() => void hear(event, data as Told)?.catch(() => {}));
      }
    } catch (error) {
      if (error instanceof AnswerError && error.status === 401) await tokenGiven();
      if (error instanceof AnswerError && error.status === 404) connection.value = 'over';
    }
    if (connection.peek() === 'over') return;
    if (world.peek()) connection.value = 'broken';
    await pause(Math.min(10_000, 300 * 2 ** failures));
  }
}

function tokenGiven(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = needs_token.subscribe((needed) => needed || resolve());
  return promise.finally(stop);
}
