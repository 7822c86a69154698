/** Lists from page to page, by their own cursor URLs. */
import type { CallOptions } from './operations.ts';

export interface ListOptions extends CallOptions {
  /** From the last page to the first: by `previous`, beginning where the request begins. */
  backward?: boolean;
  /** The `first`, `next` or `previous` of a page that was read before: where to begin, whatever the request says. */
  from?: string;
}

export interface Page {
  items: readonly unknown[];
  next?: string | null;
  previous?: string | null;
}

/** A list: its first answer, and the page behind a URL. */
export interface ListReader {
  first(options: CallOptions): Promise<unknown>;
  follow(url: string, options: ListOptions): Promise<unknown>;
}

/** @throws RangeError where a list leads back to a page that was read: it would never end */
export async function* listPages({ first, follow }: ListReader, options: ListOptions): AsyncGenerator<unknown> {
  const read = new Set<string>();
  for (let { from } = options; ; ) {
    const page = (await (from ? follow(from, options) : first(options))) as Page;
    yield page;
    const url = options.backward ? page.previous : page.next;
    if (!url) return;
    if (read.has(url)) throw new RangeError('the list leads back to a page that was read already');
    read.add(url);
    from = url;
  }
}

export async function* listItems(reader: ListReader, options: ListOptions): AsyncGenerator<unknown> {
  for await (const page of listPages(reader, options)) {
    const { items } = page as Page;
    yield* options.backward ? items.toReversed() : items;
  }
}
