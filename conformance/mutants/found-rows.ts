/** What many mutants of lists need: the rows of one collection found otherwise than the store finds them. */
import { exchanged, type Parts } from '../../src/server/parts.ts';
import type { Collection, ListRequest, ListSlice } from '../../src/store/store.ts';

type Slice = ListSlice<Record<string, unknown>>;

/** @param find what is found of the collection; `list` asks the store */
export function withRows(
  parts: Parts,
  collection: Collection,
  find: (request: ListRequest, list: (request: ListRequest) => Promise<Slice>) => Promise<Slice>,
): Parts {
  return {
    ...parts,
    store: exchanged(parts.store, {
      list<Row>(request: ListRequest) {
        if (request.collection !== collection) return parts.store.list<Row>(request);
        return find(request, (asked) => parts.store.list(asked)) as Promise<unknown> as Promise<ListSlice<Row>>;
      },
    }),
  };
}
