import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { keptText } from './text.ts';

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\0', '\u0001', '\u0002', 'a'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});
const bytes = (each: string) => Buffer.from(each);

it('has the order of the text it stands for, in which no two are the same', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(Buffer.compare(bytes(keptText(one)), bytes(keptText(other)))).toBe(
        Buffer.compare(bytes(one), bytes(other)),
      );
      expect(keptText(one)).not.toContain('\0');
    }),
  );
});
