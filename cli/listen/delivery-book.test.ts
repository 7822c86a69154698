import { expect, it } from 'vitest';
import { createDeliveryBook } from './delivery-book.ts';

it('counts the attempts of each delivery, from the first one on', () => {
  const attemptOf = createDeliveryBook();
  expect(attemptOf('a', 1_000)).toEqual({ number: 1, since_first_ms: 0 });
  expect(attemptOf('b', 1_500)).toEqual({ number: 1, since_first_ms: 0 });
  expect(attemptOf('a', 2_000)).toEqual({ number: 2, since_first_ms: 1_000 });
  expect(attemptOf('a', 4_000)).toEqual({ number: 3, since_first_ms: 3_000 });
});

it('forgets the one that nothing came of for longest', () => {
  const attemptOf = createDeliveryBook(2);
  for (const id of ['a', 'b', 'a', 'c']) attemptOf(id, 0);
  expect(attemptOf('a', 0).number).toBe(3);
  expect(attemptOf('b', 0).number).toBe(1);
});
