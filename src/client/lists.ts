/** Lists from page to page, by their own cursor URLs. */
import { checkCallOptions } from './client-options.ts';
import type { CallOptions } from './operations.ts';

/** Options of each page: headers go with it, and `timeout_ms` is the longest time for one. */
export interface ListOptions extends CallOptions {
  /** From the last page to the first: by `previous`, beginning where the request begins. */
  backward?: boolean | undefined;
  /**
   * The `first`, `next` or `previous` of a page that was read before: where to begin, whatever the request says. Null, as
   * the last page has it, has nothing behind it.
   */
  from?: string | null | undefined;
}

export interface Page {
  items: readonly unknown[];
  next?: string | null;
  previous?: string | null;
}

/** A list: its first answer, and the page behind a URL. */
export interface ListReader {
  first(options: CallOptions): Promise<unknown>;
  follow(url: string, options: CallOptions, backward: boolean): Promise<unknown>;
}

/** @throws RangeError where a list leads back to a page that was read: it would never end */
export async function* listPages({ first, follow }: ListReader, options: ListOptions): AsyncGenerator<unknown> {
  checkCallOptions('a list', options, 'backward, from');
  const { backward = false, from: begin, ...given } = options;
  const read = new Set<string | null>();
  for (let from = begin; from === undefined || from; ) {
    const page = (await (from ? follow(from, given, backward) : first(given))) as Page;
    yield page;
    from = (backward ? page.previous : page.next) ?? null;
    if (read.has(from)) throw new RangeError('the list leads back to a page that was read');
    read.add(from);
  }
}

export async function* listItems(reader: ListReader, options: ListOptions): AsyncGenerator<unknown> {
  for await (const page of listPages(reader, options)) {
    const { items } = page as Page;
    yield* options.backward ? items.toReversed() : items;
  }
}
