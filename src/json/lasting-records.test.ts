import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLastingRecords, keptWith } from './lasting-records.ts';

const acts = fc.array(
  fc.record({ key: fc.nat(5), written: fc.option(fc.dictionary(fc.string(), fc.jsonValue()), { nil: undefined }) }),
  { maxLength: 60 },
);

it('shows each record as it was written last, however little is kept', () => {
  fc.assert(
    fc.property(acts, fc.nat(200), (all, most) => {
      const texts = new Map<number, string>();
      const records = createLastingRecords(
        (keys: readonly number[]) => keys.map((key) => [key, texts.get(key) ?? '{}']),
        most,
      );
      for (const { key, written } of all) {
        if (written) {
          texts.set(key, JSON.stringify(written));
          records.forget(key);
        }
        const keys = [key, 0, key];
        expect(records.get(keys)).toEqual(keys.map((one) => JSON.parse(texts.get(one) ?? '{}')));
      }
    }),
  );
});

it('gives one object until it is forgotten, which nobody can change', () => {
  const records = createLastingRecords((keys: readonly number[]) => keys.map((key) => [key, '{"a":{"b":[1]}}']));
  const [record] = records.get([1]) as [{ a: { b: number[] } }];
  expect(records.get([1])[0]).toBe(record);
  expect(() => record.a.b.push(2)).toThrow(TypeError);
  expect(() => {
    record.a = { b: [] };
  }).toThrow(TypeError);
  records.forget(1);
  expect(records.get([1])[0]).not.toBe(record);
});

it('reads only what was not in use, once more was read than may be kept', () => {
  const read: number[] = [];
  const textsOf = (keys: readonly number[]) => {
    read.push(...keys);
    return keys.map((key) => [key, '{"a":1}'] as const);
  };
  const records = createLastingRecords(textsOf, 20);
  for (let number = 1; number <= 9; number++) {
    records.get([0]);
    records.get([number]);
  }
  records.get([1]);
  expect(read).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1]);
});

it('makes something of a frozen record once, and of another each time', () => {
  let made = 0;
  const make = keptWith((record: { a: number }) => {
    made += 1;
    return record.a;
  });
  const [lasting, open] = [Object.freeze({ a: 1 }), { a: 1 }];
  expect([make(lasting), make(lasting), make(open), make(open)]).toEqual([1, 1, 1, 1]);
  expect(made).toBe(3);
});
