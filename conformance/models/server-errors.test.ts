import { describe, expect, it } from 'vitest';
import type { Exchange } from '../suite/exchange.ts';
import { answered, bare_facts } from '../testing/written-evidence.support.ts';
import { byOperation, metErrors } from './server-errors.ts';

/** `ok` or a status for each asking of one record. */
function asked(id: string, ...answers: (number | 'ok')[]): Exchange[] {
  return answers.map((answer) => ({
    ...answered('read', 'getAsset', answer === 'ok' ? 200 : answer, answer === 'ok' ? { id } : {}, { path: { id } }),
    sent: { method: 'GET', url: `http://target.example/v1/assets/${id}`, headers: {} },
  }));
}

function found(...exchanges: Exchange[][]) {
  const { right, each_time } = metErrors({ exchanges: exchanges.flat(), facts: bare_facts });
  return { right: right.length, each_time: each_time !== undefined };
}

const ids = ['1', '2', '3', '4'].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`) as [string, ...string[]];
const [one, two, three, four] = ids as [string, string, string, string];

describe('requests that met errors of the server', () => {
  it.each([
    [
      'each of three, and not when sent again',
      [asked(one, 500, 'ok'), asked(two, 501, 'ok'), asked(three, 'ok', 500)],
      3,
    ],
    ['one several times', [asked(one, 500, 'ok', 500, 'ok', 500, 'ok')], 1],
    ['those that were only told to come later', [asked(one, 503, 'ok'), asked(two, 502), asked(three, 429)], 0],
    [
      'unknown ones, of which nothing shows that they were right',
      [asked(one, 500), asked(two, 500), asked(three, 500)],
      0,
    ],
  ])('%s', (_, exchanges, right) => {
    expect(found(...exchanges).right).toBe(right);
  });

  it('are right where they read what the target told of', () => {
    const list = answered('list', 'listAssets', 200, { items: ids.map((id) => ({ id })), next: null });
    expect(found([list], asked(one, 500, 500), asked(two, 500), asked(three, 500)).right).toBe(3);
    expect(found([list], asked(one, 500, 500, 500)).each_time).toBe(true);
    const deletion = answered('delete', 'deleteAsset', 204, undefined, { path: { id: one } });
    expect(found([list], [deletion], asked(one, 500, 500)).right).toBe(0);
    const filtered = answered('list', 'listAssetTypes', 500, {}, { query: { filter: 'a' } as never });
    expect(found([list], [filtered]).right).toBe(0);
  });

  it.each([
    ['three in a row', [asked(one, 500, 500, 500), asked(two, 'ok')], true],
    [
      'three in a row, of a kind each of which has another id',
      [asked(four, 'ok'), ...ids.slice(0, 3).map((id) => asked(id, 500))],
      true,
    ],
    ['two and a success', [asked(one, 500, 500, 'ok', 500)], false],
    ['three in a row of an operation that answers nobody', [asked(one, 500, 500, 500)], false],
  ])('each time: %s', (_, exchanges, is_found) => {
    expect(found(...exchanges).each_time).toBe(is_found);
  });

  it('are counted by operation', () => {
    const list = answered('list', 'listAssets', 500);
    expect(byOperation([list, ...asked(one, 500, 500)])).toBe('getAsset 2, listAssets 1');
  });
});
