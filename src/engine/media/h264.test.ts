import { describe, expect, test } from 'vitest';
import { codedPicture, nalUnit, type Picture } from './h264.ts';

const size = { width: 32, height: 32 };
const grey = [128, 128, 128] as const;
const flat: Picture = [grey, grey, grey, grey];
const lit: Picture = [grey, grey, grey, [235, 128, 128]];

test.each([
  ['0102', '0102'],
  ['000000', '00000300'],
  ['000001', '00000301'],
  ['000003', '00000303'],
  ['000004', '000004'],
  ['0000000000', '000003000003 00'],
  ['000100', '000100'],
])('the payload %s is sent as %s', (payload, want) => {
  expect(nalUnit(0x65, Buffer.from(payload, 'hex')).toString('hex')).toBe(`65${want.replaceAll(' ', '')}`);
});

describe('a picture', () => {
  test('in a group has only what changed since the one before', () => {
    // By hand: slice header 1 00110 1 0001 0 0 0 1 010, skip run 00101, end 1.
    expect(codedPicture(size, 1, flat, flat).toString('hex')).toBe('419a228b');
    const [changed, unchanged] = [lit, flat].map((picture) => codedPicture(size, 1, picture, flat).length);
    expect(changed).toBeGreaterThan(unchanged!);
  });

  test('that begins a group has all, whatever was before', () => {
    expect(codedPicture(size, 8, lit, lit).equals(codedPicture(size, 8, lit, flat))).toBe(true);
    expect(codedPicture(size, 8, lit, lit)[0]).toBe(0x65);
  });

  test('that begins a group is told from the one that began the group before', () => {
    expect(codedPicture(size, 0, flat, flat).equals(codedPicture(size, 8, flat, flat))).toBe(false);
    expect(codedPicture(size, 0, flat, flat).equals(codedPicture(size, 16, flat, flat))).toBe(true);
  });
});
