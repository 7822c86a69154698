import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSharedReader, splitItems } from './shared-items.ts';

const long = 'x'.repeat(600);

function readingOf(read: (text: string) => unknown, text: string): unknown {
  try {
    return { value: read(text) };
  } catch (error) {
    return { thrown: (error as Error).name };
  }
}

describe('createSharedReader', () => {
  it('gives the same object for an item that comes again', () => {
    const read = createSharedReader();
    const [one, other] = [1, 2].map((page) => read(JSON.stringify({ page, items: [{ long }, { page }] }))) as {
      items: unknown[];
    }[];
    expect(one).toEqual({ page: 1, items: [{ long }, { page: 1 }] });
    expect(other!.items[0]).toBe(one!.items[0]);
    expect(other!.items[1]).not.toBe(one!.items[1]);
  });

  it.each([
    [1_000, true],
    [1_001, false],
  ])('of a list of %i, remembers the items: %s', (count, is_shared) => {
    const text = JSON.stringify({ items: Array.from({ length: count }, (_, number) => ({ number })) });
    const read = createSharedReader();
    const [one, other] = [read(text), read(text)] as { items: unknown[] }[];
    expect(one).toEqual(JSON.parse(text));
    expect(one!.items[0] === other!.items[0]).toBe(is_shared);
  });

  it('forgets items that came long ago', () => {
    const read = createSharedReader();
    const page = (number: number) =>
      read(JSON.stringify({ number, items: [{ number, text: long }] })) as { items: unknown[] };
    const [first] = page(0).items;
    expect(page(0).items[0]).toBe(first);
    for (let number = 1; number < 15_000; number++) page(number);
    expect(page(0).items[0]).not.toBe(first);
    expect(page(0).items[0]).toEqual(first);
  });

  it('reads whatever is JSON as JSON.parse does, at every indentation', () => {
    const value = fc.letrec((tie) => ({
      object: fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('items', 'a')), tie('any'), { maxKeys: 4 }),
      any: fc.oneof(
        { maxDepth: 4 },
        fc.string({ unit: 'binary' }),
        fc.constantFrom('"', '\\', '{', '[', '},{'),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.constant(null),
        fc.array(tie('object'), { maxLength: 3 }),
        fc.array(tie('any'), { maxLength: 3 }),
        tie('object'),
      ),
    })).object;
    const read = createSharedReader();
    fc.assert(
      fc.property(value, fc.nat(2), (object, space) => {
        const text = JSON.stringify({ long, ...(object as object) }, null, space);
        expect(read(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('throws where JSON.parse does', () => {
    const read = createSharedReader();
    const whole = JSON.stringify({ items: [{ long }, { a: '\\"' }], next: null });
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.constantFrom('', '"', ',', '}', ']', '{', '\\', ' '), (at, put) => {
        const text = `${whole.slice(0, at)}${put}${whole.slice(at + 1)}`;
        expect(readingOf(read, text)).toEqual(readingOf(JSON.parse, text));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a member that comes twice', `{"items":[{"a":1}],"long":"${long}","items":[{"a":2}]}`],
    ['a member that is no name', `{"__proto__":[{"a":1}],"long":"${long}"}`],
    ['two lists', `{"one":[{"a":1}],"long":"${long}","two":[{"a":2}]}`],
    ['an escaped name', `{"\\u0069tems":[{"a":1}],"long":"${long}"}`],
    ['nothing behind a comma', `{"items":[{"a":1},],"long":"${long}"}`],
    ['no comma', `{"items":[{"a":1}{"a":2}],"long":"${long}"}`],
    ['an end too early', `{"items":[{"a":1}],"long":"${long}"} {}`],
  ])('reads %s as JSON.parse does', (_, text) => {
    expect(readingOf(createSharedReader(), text)).toEqual(readingOf(JSON.parse, text));
  });
});

it('tells where a text is what its parts say, put together', () => {
  const spaces = fc.constantFrom('', ' ', '\n\t');
  fc.assert(
    fc.property(fc.array(spaces, { minLength: 8, maxLength: 8 }), ([a, b, c, d, e, f, g, h]) => {
      const text = `{"long":"${long}",${a}"items":${b}[${c}{"a":${d}1}${e},${f}{"b":[]}${g}]${h},"next":null}`;
      const { texts, before, after, is_tight } = splitItems(text)!;
      expect(is_tight).toBe(text === `${before}[${texts.join(',')}]${after}`);
    }),
  );
});
