import { expect, test } from 'vitest';
import { createBitWriter } from './bit-writer.ts';

/** The codes of ITU-T H.264, tables 9-2 and 9-3. */
test.each<[number, number, string]>([
  [0, 0, '1'],
  [1, 1, '010'],
  [2, -1, '011'],
  [3, 2, '00100'],
  [4, -2, '00101'],
  [5, 3, '00110'],
  [7, 4, '0001000'],
  [8, -4, '0001001'],
])('%i without and %i with a sign are %s', (unsigned, signed, want) => {
  for (const write of ['ue', 'se'] as const) {
    const bits = createBitWriter();
    bits[write](write === 'ue' ? unsigned : signed);
    const written = [...bits.finish()].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    expect(written).toBe(`${want}1`.padEnd(written.length, '0'));
  }
});

test('bits fill bytes from the left, and a one ends them', () => {
  const bits = createBitWriter();
  bits.u(3, 0b101);
  bits.u(12, 0xabc);
  expect(bits.finish().toString('hex')).toBe('b579');
  expect(createBitWriter().finish().toString('hex')).toBe('80');
});
