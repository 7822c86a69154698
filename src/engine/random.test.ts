import { expect, test } from 'vitest';
import { createRandom, derive, deriveUuid } from './random.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('equal seeds draw equal things, others do not', () => {
  const draw = (seed: string) => {
    const random = createRandom(seed);
    return [random.uuid(), random.bytes(70).toString('hex'), random.integer(1_000_000), random.uuid()];
  };
  expect(draw('1')).toEqual(draw('1'));
  expect(draw('1')).not.toEqual(draw('2'));
  expect(draw('1')[1]).toHaveLength(140);
});

test('a source goes on where another one stands', () => {
  const first = createRandom('1');
  first.bytes(70);
  first.integer(6);
  const drawn = first.drawn();
  const next = () => [first.uuid(), first.bytes(33).toString('hex')];
  const after = next();
  const second = createRandom('1', drawn);
  expect([second.uuid(), second.bytes(33).toString('hex')]).toEqual(after);
  expect(second.drawn()).toBe(first.drawn());
});

test('ids are UUIDs of version 4 and do not repeat', () => {
  const random = createRandom('x');
  const ids = Array.from({ length: 1_000 }, () => random.uuid());
  expect(ids.every((id) => uuid.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(deriveUuid('x', 'label')).toMatch(uuid);
});

test('integers stay below their bound and reach all of it', () => {
  const random = createRandom('dice');
  const rolls = Array.from({ length: 300 }, () => random.integer(6));
  expect(new Set(rolls)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test('what is derived depends on seed and label alone', () => {
  expect(derive('1', 'a')).toEqual(derive('1', 'a'));
  expect(derive('1', 'a')).not.toEqual(derive('1', 'b'));
  expect(derive('1', 'a')).not.toEqual(derive('2', 'a'));
});
