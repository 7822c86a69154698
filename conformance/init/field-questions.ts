/** Projection of a list: the name of the parameter, and the sign between names of fields. */
import { chosen } from '../../src/choices/chosen.ts';
import type { Pairs } from '../../src/choices/query-string.ts';
import type { Answer } from './asker.ts';
import { type Item, rawItemsOf } from './list-answers.ts';
import type { ListUnderStudy } from './list-under-study.ts';
import { search } from './search.ts';
import { usual_joins } from './usual.ts';

const most_requests = 20;

export async function askFields(list: ListUnderStudy): Promise<void> {
  if (!list.roles.includes('fields')) return;
  const plain = list.baseline[0];
  const [one, other] = ['name', 'created_at', 'id', 'code'].filter((field) => plain?.[field] != null);
  if (one === undefined || !plain || Object.keys(plain).length < 2) return;
  const keys = (answer: Answer) => rawItemsOf(answer).map((item) => Object.keys(item).filter((key) => key !== 'id'));
  const before = keys(await list.page(list.size(list.least)))[0] ?? [];
  const guesses = list.namesFor('fields').map((name) => ({ name, pairs: [[name, one]] as Pairs }));
  const shows = (answer: Answer) => {
    const shown = keys(answer);
    return (
      shown.length > 0 &&
      shown.every((own) => own.length < before.length && own.includes(one) && !own.includes(other ?? ''))
    );
  };
  const found = await search(guesses, list.page, shows, {
    first: ({ name }) => list.isRead(name),
    most: most_requests,
  });
  if (!found) return list.doubt('how it is projected was not found', `${guesses.length} names`);
  const { name } = found.guess;
  list.tell('fields', name, [found.proof]);
  // The id may be shown whatever is asked for.
  if (other === undefined || rawItemsOf(found.proof).some((item) => other in item)) return;
  const stated = (chosen(list.choices(), 'lists.fields_grammar', list.operation) as { join?: string } | undefined)
    ?.join;
  const second = await list.page([[name, other]]);
  if (second.reply?.outcome !== 'success' || !rawItemsOf(second).some((item) => other in item)) return;
  const joins = stated === undefined ? usual_joins : [stated];
  // Of a record with these two fields alone, one who ignores unknown fields shows both however they are joined.
  if (before.length <= 2 && stated === undefined) {
    const unknown = await list.page([[name, `${one}-${list.asker.prefix}-${other}`]]);
    if (unknown.reply?.outcome === 'success') return;
  }
  for (const join of joins) {
    const proof = await list.page([[name, `${one}${join}${other}`]]);
    const shown = rawItemsOf(proof);
    const holds = (item: Item) => one in item && other in item && Object.keys(item).length <= before.length;
    const exact = shown.length > 0 && shown.every((item) => holds(item));
    const narrower = before.length <= 2 || shown.every((item) => Object.keys(item).length < before.length);
    if (proof.reply?.outcome !== 'success' || !exact || !narrower) continue;
    list.findings.find('lists.fields_grammar', list.operation, { join }, [proof]);
    return;
  }
}
