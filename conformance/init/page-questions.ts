/** The names of a list's parameters for pages, cursors and their direction, and what is left of all names. */
import type { Pairs } from '../../src/choices/query-string.ts';
import type { Answer } from './asker.ts';
import { itemsOf, queryOf } from './list-answers.ts';
import { everyName, type ListUnderStudy, wide } from './list-under-study.ts';
import { search } from './search.ts';
import { sweepNames } from './strangers.ts';
import { usual_flags } from './usual.ts';

/** Names of parameters, the size of pages and cursors. */
export async function askPages(list: ListUnderStudy): Promise<void> {
  const { strangers, ask, asker, further } = list;
  await sweepNames({ strangers, ask, prefix: asker.prefix }, everyName(further));
  const first = await list.page([]);
  list.baseline = itemsOf(first);
  await askFiltering(list);
  if (list.roles.includes('page_size')) await askPageSize(list, first);
  await askCursors(list);
  const wider = await list.page(list.size(wide));
  if (itemsOf(wider).length > list.baseline.length) list.baseline = itemsOf(wider);
}

/** A name that is a field's, too, may ask for items with that value: beside others it hides what those do. */
async function askFiltering(list: ListUnderStudy): Promise<void> {
  const fields = new Set(list.baseline.flatMap((item) => Object.keys(item)));
  for (const name of list.strangers.own_names) {
    if (!fields.has(name)) continue;
    const answer = await list.page([[name, `${list.asker.prefix}-nothing`]]);
    if (answer.reply?.outcome === 'success' && itemsOf(answer).length === 0) list.filtering.add(name);
  }
}

/** For the name of the page size. */
const most_requests = 25;

/** A page that is short by itself cannot be shorter, but longer. */
async function askPageSize(list: ListUnderStudy, first: Answer): Promise<void> {
  const shown = itemsOf(first).length;
  if (shown <= list.least && !first.reply?.page?.next) return;
  const wanted = shown > list.least ? list.least : wide;
  const guesses = list.namesFor('page_size').map((name) => ({ name, pairs: [[name, String(wanted)]] as Pairs }));
  const shows = (answer: Answer) => {
    const count = itemsOf(answer).length;
    return wanted === wide ? count > shown : count > 0 && count <= wanted;
  };
  const found = await search(guesses, list.page, shows, {
    first: ({ name }) => list.isRead(name),
    most: most_requests,
  });
  if (found) list.tell('page_size', found.guess.name, [first, found.proof]);
  else list.doubt('the name of its page size was not found', `${guesses.length} names`);
}

async function askCursors(list: ListUnderStudy): Promise<void> {
  const first = await list.page(list.size(list.least));
  const url = first.reply?.page?.next ?? undefined;
  if (url === undefined)
    return list.doubt('the names of its cursor and direction were not found', 'it has one page only');
  const origin = list.asker.strangeOrigin(url);
  if (origin !== undefined)
    list.doubt(`its next points at ${origin}, which network.cursor_origins does not name`, first.line);
  const sent = new Set(Object.values(list.names()));
  const added = queryOf(url).filter(([name]) => !sent.has(name));
  const [cursor] = added.toSorted((a, b) => b[1].length - a[1].length);
  if (!cursor) return list.doubt('the name of its cursor was not found', `its next is ${url}`);
  list.tell('cursor', cursor[0], [first]);
  const second = await list.ask(queryOf(url));
  const back = second.reply?.page?.previous;
  if (back == null) return list.doubt('the name of its direction was not found', 'its second page has no previous');
  const known = new Set([...sent, ...added.map(([name]) => name)]);
  const [flag] = queryOf(back).filter(
    ([name, value]) => !known.has(name) && usual_flags.some(([yes]) => yes === value),
  );
  if (!flag) return list.doubt('the name of its direction was not found', 'its previous has no word for true in it');
  list.tell('backward', flag[0], [second]);
  const pair = usual_flags.find(([yes]) => yes === flag[1])!;
  list.findings.find('lists.boolean_values', list.operation, pair, [second]);
}
