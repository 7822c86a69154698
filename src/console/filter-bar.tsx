/** Filters of the list in view. */
import { useComputed } from '@preact/signals';
import type { Filters } from './place.ts';
import { filter_names } from './place.ts';
import type { ListName, LoggedRequest, Rows } from './records.ts';
import { filter, lists, place, shown, world } from './state.ts';

const run_words = ['queued', 'running', 'completed', 'failed', 'canceled'];
const delivery_words = ['taken', 'under way', 'waiting', 'given up'];

/** Values that a filter may have, as far as rows have them. */
function offered(
  view: ListName,
  rows: readonly Rows[ListName][],
): Record<'operation' | 'status' | 'principal', string[]> {
  const of = (value: (row: never) => string | null | undefined) =>
    [...new Set(rows.map((row) => value(row as never)).filter((one) => one !== null && one !== undefined))].toSorted();
  const principal = Object.keys(world.value?.principals ?? {});
  if (view === 'runs') return { operation: of(({ name }: Rows['runs']) => name), status: run_words, principal };
  if (view === 'deliveries')
    return { operation: of(({ event }: Rows['deliveries']) => event), status: delivery_words, principal };
  return {
    operation: of(({ operation }: LoggedRequest) => operation),
    status: of(({ status }: LoggedRequest) => String(status ?? 'cut')),
    principal,
  };
}

const labels = { operation: { runs: 'model', deliveries: 'event', requests: 'operation' } };

export function FilterBar({ view }: { view: ListName }) {
  const { filters } = place.value;
  const all = lists[view].value.rows.length;
  const choices = useComputed(() => offered(view, lists[view].value.rows)).value;
  const set = (name: keyof Filters) => (event: { currentTarget: HTMLInputElement }) =>
    filter({ ...place.peek().filters, [name]: event.currentTarget.value });
  return (
    <search>
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        {filter_names.map((name) => (
          <label key={name} class={name}>
            <span>{name === 'operation' ? labels.operation[view] : name}</span>
            <input
              type="search"
              id={`filter-${name}`}
              name={name}
              value={filters[name] ?? ''}
              list={name in choices ? `values-${name}` : undefined}
              placeholder={name === 'text' ? 'press / to search' : 'any'}
              autocomplete="off"
              onInput={set(name)}
            />
          </label>
        ))}
        {Object.entries(choices).map(([name, values]) => (
          <datalist key={name} id={`values-${name}`}>
            {values.slice(0, 200).map((value) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        ))}
        <output>
          {shown.value.length === all ? all : `${shown.value.length} of ${all}`}
          {lists[view].value.is_whole ? '' : '…'}
        </output>
        {Object.keys(filters).length > 0 && (
          <button type="button" onClick={() => filter({})}>
            Clear
          </button>
        )}
      </form>
    </search>
  );
}
