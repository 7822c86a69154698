/** Observations about the pages of a walk, for the open clauses. */
import type { Observation } from '../suite/evidence.ts';
import type { WalkResult } from './walk.ts';

/** The end of the list, `first` on page one, and the form of cursor URLs. */
export function observePages(walk: WalkResult): Observation[] {
  const observations: Observation[] = [];
  const [page_one] = walk.pages;
  const last = walk.pages.at(-1);
  if (!page_one || !last) return observations;
  const { operation } = page_one.exchange.request;
  const first = rawMember(page_one.exchange.decoded?.json, 'first');
  observations.push({
    choice: 'lists.first_on_page_one',
    operation,
    value: typeof first === 'string' && first !== '' ? 'url' : 'absent',
  });
  const end = walk.ended === 'end' ? endOf(last.exchange.decoded?.json, endsEmpty(walk)) : undefined;
  if (end !== undefined) observations.push({ choice: 'lists.end_of_list', operation, value: end });
  const next = page_one.exchange.decoded?.page?.next;
  if (typeof next === 'string') {
    const asked = walk.pages.map(({ exchange }) => exchange.sent.url);
    observations.push({ choice: 'lists.cursor_url_form', operation, value: formOf(next, asked) });
  }
  return observations;
}

/** A page with items led to one without any. */
export function endsEmpty({ pages }: Pick<WalkResult, 'pages'>): boolean {
  return pages.length > 1 && pages.at(-1)!.items.length === 0;
}

/** An empty last page was led to by a URL, whatever stands on it. */
function endOf(body: unknown, is_empty: boolean): string | undefined {
  if (is_empty) return 'url_to_empty_page';
  const next = rawMember(body, 'next');
  if (next === undefined) return 'absent';
  if (next === null) return 'null';
  return next === '' ? 'empty_string' : undefined;
}

/** @param asked the URLs of the walk, which may be at several replicas */
function formOf(url: string, asked: readonly string[]): string {
  if (!URL.canParse(url)) return 'relative';
  const { origin } = new URL(url);
  return asked.some((one) => new URL(one).origin === origin) ? 'absolute' : 'other_origin';
}

function rawMember(body: unknown, name: string): unknown {
  return body !== null && typeof body === 'object' ? (body as Record<string, unknown>)[name] : undefined;
}
