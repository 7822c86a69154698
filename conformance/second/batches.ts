/** Batches: items that mirror their runs. */
import { type Answer, Refusal } from './answers.ts';
import { type Call, idIn, owned, wordsIn } from './calls.ts';
import { type Condition, type Listing, page, selected } from './lists.ts';
import { nestedWords, runView, steps } from './runs.ts';
import { type Body, decimal, projected, record, time } from './spelling.ts';
import type { BatchItem, Outcome, Run } from './state.ts';

export const item_words = {
  queued: 'in_line',
  running: 'at_work',
  completed: 'good',
  failed: 'bad',
  canceled: 'called_off',
} as const satisfies Record<Outcome | 'queued' | 'running', string>;

function wordOf({ status, outcome }: Run): string {
  if (outcome !== undefined) return item_words[outcome];
  return item_words[status === 'queued' || status === steps[0] ? 'queued' : 'running'];
}

function itemsOf(call: Call): Listing<BatchItem> {
  const { state, query } = call;
  const { items } = owned(state.batches.get(idIn(call, 'batch_id')), call);
  const inner = nestedWords(query.get('embed') ?? '').get('run');
  return {
    list: `batch ${call.path.batch_id}`,
    names: { page_size: 'per', cursor: 'place', backward: 'up', sort: 'sort_by', fields: 'fields' },
    rows: items,
    id: ({ id }) => id,
    value: itemValue,
    sortable: ['id', 'sequence_index', 'created_at', 'client_ref', 'cost'],
    filterable: ['id', 'run_id', 'sequence_index', 'status_code', 'client_ref', 'cost', 'created_at'],
    order: { field: 'sequence_index', descending: true },
    conditions: statedConditions,
    sort: { form: /^(?<field>\w+):(?<mark>asc|desc)$/, isDescending: (mark) => mark === 'desc' },
    end: 'url_to_empty_page',
    view: (item) => ({
      ...itemView(item, state.faults.has('the third item of a batch lags behind its run')),
      ...(inner && { run: runView(state, item.run, inner) }),
    }),
  };
}

function itemView(item: BatchItem, lags: boolean): Body {
  const { id, batch_id, sequence_index, run } = item;
  return record({
    id,
    batch_id,
    run_id: run.id,
    sequence_index,
    created_at: time(run.created_ms),
    started_at: time(run.started_ms),
    completed_at: time(run.completed_ms),
    client_ref: run.client_ref,
    status_code: lags && sequence_index === 2 ? item_words.running : wordOf(run),
    input: run.input,
    output: run.output,
    error: run.outcome === 'failed' ? { code: 'out_of_memory' } : null,
    cost: decimal(run.cost),
  });
}

function itemValue(item: BatchItem, field: string) {
  const { run, id, sequence_index } = item;
  const values = {
    id,
    sequence_index,
    run_id: run.id,
    status_code: wordOf(run),
    client_ref: run.client_ref,
    cost: run.cost ?? null,
    created_at: run.created_ms,
  };
  return values[field as keyof typeof values];
}

const words = { eq: 'eq', neq: 'ne', min: 'gte', oneof: 'in' } as const;

/** `<field>.<operator>:<value>`, joined by commas. */
function statedConditions(query: URLSearchParams): Condition[] {
  return (wordsIn(query, 'q') ?? []).map((text) => {
    const { field, word = '', value = '' } = /^(?<field>\w+)\.(?<word>\w+):(?<value>.*)$/s.exec(text)?.groups ?? {};
    if (field === undefined || !Object.hasOwn(words, word))
      throw new Refusal('invalid', 'this is no condition', ['query', 'q']);
    return { field, operator: words[word as keyof typeof words], value };
  });
}

export function listBatchItems(call: Call): Answer {
  return page(call, itemsOf(call));
}

/** The list under a filter by id, with one item to a page, and that item alone. */
export function getBatchItem(call: Call): Answer {
  const id = idIn(call);
  const listing = itemsOf(call);
  const item = selected(call, listing).find((one) => one.id === id);
  if (!item) throw new Refusal('not_found', 'there is no such record');
  return { status: 200, body: projected(listing.view(item), wordsIn(call.query, 'fields')) };
}
