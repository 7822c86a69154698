import { describe, expect, test } from 'vitest';
import { createKeptBodies } from './kept-bodies.ts';

const item = (number: number) => ({ id: `a${number}`, name: `kite ${number} ☂`, about: 'x'.repeat(100) });
const page = (...numbers: number[]) => JSON.stringify({ total: 9, items: numbers.map(item), next: null });
const answer = (body: string) => ({ status: 200, headers: { etag: '1' }, body });

describe('an answer that is kept', () => {
  test.each([
    ['a page', page(1, 2, 3, 4)],
    ['a page in many lines', JSON.stringify(JSON.parse(page(1, 2, 3, 4)), null, 2)],
    ['a page with spaces between its items', page(1, 2, 3, 4).replaceAll('},{', '}, {')],
    ['a page with half a character', page(1, 2, 3, 4).replaceAll('☂', '\\ud800 \ud800')],
    ['half a page', page(1, 2, 3, 4).slice(0, -5)],
    ['a record', JSON.stringify(item(1))],
    ['no JSON', '<html>'.repeat(200)],
    ['nothing', ''],
  ])('has the body that came, after others came too: %s', (_, body) => {
    const keep = createKeptBodies();
    const kept = keep(answer(body));
    expect(kept).toEqual(answer(body));
    keep(answer(page(2, 3, 5, 6)));
    keep(answer(page(4, 3, 2, 1)));
    expect(kept.body).toBe(body);
    expect(JSON.parse(JSON.stringify(kept))).toEqual({ ...kept });
  });
});
