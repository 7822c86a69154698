/** Another page than the one that was asked for, or other URLs in it. */
import type { CanonicalQuery, Page } from '../../src/choices/canonical.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Call, Parts } from '../../src/server/parts.ts';
import { withPart } from './changed-parts.ts';

type Change = (page: Page, call: Call, read: (query: CanonicalQuery) => Promise<Page>) => Page | Promise<Page>;

/** Lists answer with other pages. @param change `read` gives the page of another query */
export function withPages(parts: Parts, change: Change): Parts {
  return withPart(parts, 'lists', (lists) => ({
    async page(call, list) {
      const page = await lists.page(call, list);
      return change(page, call, (query) => lists.page({ ...call, request: { ...call.request, query } }, list));
    },
  }));
}

/** One list answers with other pages. */
export function withPage(parts: Parts, operation: OperationId, change: Change): Parts {
  return withPages(parts, (page, call, read) => (call.operation.id === operation ? change(page, call, read) : page));
}

/** The query of the page that a cursor URL of the reference server leads to, which may be relative. */
export function cursorOf(url: string): Pick<CanonicalQuery, 'cursor' | 'backward'> {
  const { searchParams } = new URL(url, 'http://relative.invalid');
  return { cursor: searchParams.get('cursor') ?? undefined, backward: searchParams.get('backward') === 'true' };
}
