/** The place in the console: its view, what is open there, and the filters; all of it stands in the URL. */
import type { Clock, Delivery, ListName, LoggedRequest, Run } from './records.ts';
import { deliveryState, runOfRequest } from './records.ts';

export const views = ['runs', 'deliveries', 'requests', 'snapshots', 'outcomes', 'worlds', 'choices'] as const;
export type View = (typeof views)[number];

export const filter_names = ['operation', 'status', 'principal', 'run', 'text'] as const;
export type Filters = Partial<Record<(typeof filter_names)[number], string>>;

export interface Place {
  view: View;
  /** The id of the entry that is open. */
  open?: string;
  filters: Filters;
}

export function placeOf(query: string): Place {
  const given = new URLSearchParams(query);
  const view = views.find((one) => one === given.get('view')) ?? 'runs';
  const open = given.get('open') ?? undefined;
  const filters: Filters = {};
  for (const name of filter_names) {
    const value = given.get(name)?.trim();
    if (value) filters[name] = value;
  }
  return { view, ...(open !== undefined && { open }), filters };
}

export function queryOf({ view, open, filters }: Place): string {
  const given = new URLSearchParams({ view });
  for (const name of filter_names) if (filters[name]) given.set(name, filters[name]);
  if (open !== undefined) given.set('open', open);
  return `?${given}`;
}

/** Facts that filters look at. Without a value, an entry fits no filter on it. */
interface Facts {
  operation?: string | undefined;
  status?: string | undefined;
  principal?: string | undefined;
  run?: string | undefined;
  /** In lower case. */
  text: string;
}

/** The other records that facts come from. */
export interface Around {
  runs: ReadonlyMap<string, Run>;
  /** By the request that dispatched it. */
  run_of_request: ReadonlyMap<string, string>;
  requests: ReadonlyMap<string, LoggedRequest>;
  clock: Pick<Clock, 'in_flight'>;
}

const texts = new WeakMap<object, string>();

function textOf(row: object): string {
  const known = texts.get(row) ?? JSON.stringify(row).toLowerCase();
  texts.set(row, known);
  return known;
}

const factsOfRun = (run: Run, { requests }: Around): Facts => {
  const request = requests.get(run.request_id ?? '');
  return {
    operation: [run.name, request?.operation].filter(Boolean).join(' '),
    status: run.status,
    principal: request?.principal ?? undefined,
    run: run.id,
    text: textOf(run),
  };
};

const factsOf: { [Name in ListName]: (row: never, around: Around) => Facts } = {
  runs: factsOfRun,
  deliveries: (delivery: Delivery, around: Around) => {
    const run = around.runs.get(delivery.run_id);
    return {
      operation: delivery.event,
      status: [deliveryState(delivery, around.clock), delivery.attempts.at(-1)?.status_code].filter(Boolean).join(' '),
      principal: run && factsOfRun(run, around).principal,
      run: delivery.run_id,
      text: textOf(delivery),
    };
  },
  requests: (request: LoggedRequest, around: Around) => ({
    operation: request.operation ?? undefined,
    status: String(request.status ?? 'cut'),
    principal: request.principal ?? undefined,
    run: around.run_of_request.get(request.id) ?? runOfRequest(request, []),
    text: textOf(request),
  }),
};

/** Rows that fit all filters; all of them where there is none. A text fits where it occurs, others where one of their words begins so. */
export function fitting<Row extends object>(
  list: ListName,
  rows: readonly Row[],
  filters: Filters,
  around: Around,
): readonly Row[] {
  const asked = Object.entries(filters).map(([name, value]) => [name as keyof Facts, value.toLowerCase()] as const);
  if (asked.length === 0) return rows;
  return rows.filter((row) => {
    const facts = factsOf[list](row as never, around);
    return asked.every(([name, value]) => {
      if (name === 'text') return facts.text.includes(value);
      return ` ${facts[name]?.toLowerCase() ?? ''}`.includes(` ${value}`);
    });
  });
}
