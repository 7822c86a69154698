/** An error of the server is sent once more, and the second answer is the one that counts. */
import { expect, it } from 'vitest';
import { erred_before } from '../../suite/exchange.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { envelope } from './envelope.ts';
import { pageSizeKept } from './page-size.ts';

const page = { items: [{ id: 'a1' }], first: '', next: null, previous: null };
const exchanges = [
  answered(`${erred_before}page`, 'listAssets', 500, { code: 'odd' }),
  answered('page', 'listAssets', 200, page),
];

it('a page that came the second time has the size that was asked for, and an envelope', () => {
  const evidence = written(exchanges, { case: { operation: 'listAssets' as const, page_size: 500 } });
  expect(outcomeOf(pageSizeKept, evidence)).toBe('satisfied');
  expect(outcomeOf(envelope, evidence)).toBe('satisfied');
});

it('nothing is observed of the first answer', () => {
  const evidence = written(exchanges, { case: { operation: 'listAssets' as const, page_size: 501 } });
  expect(pageSizeKept.observe?.(evidence)).toMatchObject([{ value: 'clamped' }]);
});
