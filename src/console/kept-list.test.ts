import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyList, type KeptList, most_rows, withNews, withOlder } from './kept-list.ts';

interface Row {
  id: string;
  turn?: number;
}

const idsOf = ({ rows }: KeptList<Row>) => rows.map(({ id }) => Number(id));
const row = (at: number, turn = 0): Row => ({ id: String(at), turn });

test('pages and news in whatever steps give each entry once, the newest first', () => {
  const steps = fc.array(fc.record({ is_news: fc.boolean(), count: fc.nat(5) }), { maxLength: 20 });
  fc.assert(
    fc.property(steps, (all) => {
      let [newest, oldest] = [0, 0];
      let list = emptyList<Row>();
      for (const { is_news, count } of all) {
        // One that is known already comes with each.
        if (is_news) {
          const items = Array.from({ length: count + 1 }, (_, at) => row(newest + count - at, count));
          list = oldest === newest ? list : withNews(list, items);
          newest += oldest === newest ? 0 : count;
        } else {
          list = withOlder(
            list,
            Array.from({ length: count + 1 }, (_, at) => row(oldest - at)),
          );
          oldest -= count;
        }
      }
      const ids = idsOf(list);
      expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
      expect([...list.by_id.keys()].toSorted()).toEqual(list.rows.map(({ id }) => id).toSorted());
      for (const one of list.rows) expect(list.by_id.get(one.id)).toBe(one);
    }),
  );
});

test('news of a known entry changes it where it is', () => {
  const list = withNews(withOlder(emptyList<Row>(), [row(2), row(1)]), [row(1, 7)]);
  expect(list.rows).toEqual([row(2), row(1, 7)]);
  expect(list.by_id.get('1')).toEqual(row(1, 7));
});

test('an empty page is the end', () => {
  const list = withOlder(emptyList<Row>(), [row(1)]);
  expect([list.is_whole, withOlder(list, []).is_whole]).toEqual([false, true]);
});

test('no more rows than a page can look through', () => {
  const many = Array.from({ length: most_rows }, (_, at) => row(most_rows - at));
  const list = withNews(withOlder(emptyList<Row>(), many), [row(most_rows + 1)]);
  expect([list.rows.length, list.by_id.size, list.rows[0]!.id, list.by_id.has('1')]).toEqual([
    most_rows,
    most_rows,
    String(most_rows + 1),
    false,
  ]);
});
