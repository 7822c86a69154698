/** What many mutants of lists need: another page than the one that was asked for, or other URLs in it. */
import type { CanonicalQuery, Page } from '../../../src/choices/canonical.ts';
import type { OperationId } from '../../../src/contract/operations.ts';
import type { ListOf } from '../../../src/server/parts.ts';
import { type Call, exchanged, type Parts } from '../../../src/server/parts.ts';

/** @param change what becomes of a page of the operation; `read` gives the page of another query */
export function withPage(
  parts: Parts,
  operation: OperationId,
  change: (page: Page, call: Call, read: (query: CanonicalQuery) => Promise<Page>) => Page | Promise<Page>,
): Parts {
  const { lists } = parts;
  return {
    ...parts,
    lists: exchanged(lists, {
      async page<Row extends object>(call: Call, list: ListOf<Row>) {
        const page = await lists.page(call, list);
        if (call.operation.id !== operation) return page;
        return change(page, call, (query) => lists.page({ ...call, request: { ...call.request, query } }, list));
      },
    }),
  };
}

/** The query of the page that a cursor URL of the reference server leads to. */
export function cursorOf(url: string): Pick<CanonicalQuery, 'cursor' | 'backward'> {
  const { searchParams } = new URL(url);
  return { cursor: searchParams.get('cursor') ?? undefined, backward: searchParams.get('backward') === 'true' };
}
