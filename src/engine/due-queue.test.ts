import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDueQueue, type DueQueue } from './due-queue.ts';

interface Named {
  at_ms: number;
  name: number;
}

/** Everything that is due by then, in order. */
function allDue(queue: DueQueue<Named>, now_ms: number): Named[] {
  const taken: Named[] = [];
  for (let one = queue.take(now_ms); one; one = queue.take(now_ms)) taken.push(one);
  return taken;
}

test('gives out in order of time, then of adding, without what was called off', () => {
  const entries = fc.array(fc.record({ at_ms: fc.nat(20), is_called_off: fc.boolean() }), { maxLength: 60 });
  fc.assert(
    fc.property(entries, fc.nat(20), (given, now_ms) => {
      const queue = createDueQueue<Named>();
      const cancels = given.map(({ at_ms }, name) => queue.add(at_ms, { at_ms, name }));
      for (const [index, { is_called_off }] of given.entries()) if (is_called_off) cancels[index]!();
      const left = given
        .map(({ at_ms, is_called_off }, name) => ({ at_ms, name, is_called_off }))
        .filter(({ is_called_off }) => !is_called_off)
        .sort((one, other) => one.at_ms - other.at_ms || one.name - other.name)
        .map(({ at_ms, name }) => ({ at_ms, name }));
      expect(queue.next_due_ms()).toBe(left[0]?.at_ms);
      expect(allDue(queue, now_ms)).toEqual(left.filter(({ at_ms }) => at_ms <= now_ms));
      expect(allDue(queue, 20)).toEqual(left.filter(({ at_ms }) => at_ms > now_ms));
    }),
  );
});

test('calling off what was taken changes nothing, and a cleared queue is empty', () => {
  const queue = createDueQueue<Named>();
  const cancel = queue.add(1, { at_ms: 1, name: 1 });
  queue.add(1, { at_ms: 1, name: 2 });
  expect(queue.take(1)?.name).toBe(1);
  cancel();
  expect(queue.take(0)).toBeUndefined();
  expect(queue.take(1)?.name).toBe(2);
  queue.add(1, { at_ms: 1, name: 3 });
  queue.clear();
  expect(queue.next_due_ms()).toBeUndefined();
});
