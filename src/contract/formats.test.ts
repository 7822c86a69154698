import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUtcInstant, readUtcInstant, statedFormats } from './formats.ts';

test.each([
  '2026-01-31T12:00:00.000Z',
  '2026-01-31T12:00:00Z',
  '2026-01-31T12:00Z',
  '2026-01-31T12:00:00.123456789Z',
  '2026-01-31T12:00:00,5Z',
  '2026-01-31t12:00:00z',
  '2026-01-31T12:00:00+00:00',
  '2026-01-31T12:00:00-00:00',
  '2026-01-31T12:00:00+0000',
  '2026-01-31T12:00:00+00',
  '2026-01-31T12:00:00',
  '2024-02-29T00:00:00Z',
  '2000-02-29T00:00:00Z',
  '2016-12-31T23:59:60Z',
  '20260131T120000Z',
  '20260131T1200',
  '20260131T120000,5+00',
  '2026-031T12:00:00Z',
  '2024-366T12:00:00Z',
  '2026031T120000Z',
  '2026-W05-6T12:00:00Z',
  '2020-W53-5T00:00:00Z',
])('%s is an instant in UTC', (text) => {
  expect(isUtcInstant(text)).toBe(true);
});

test.each([
  '',
  '2026-01-31',
  '12:00:00Z',
  '2026-01-31 12:00:00Z',
  '2026-01-31T12:00:00+01:00',
  '2026-01-31T12:00:00.Z',
  '2026-1-31T12:00:00Z',
  '2026-00-31T12:00:00Z',
  '2026-13-01T12:00:00Z',
  '2026-01-00T12:00:00Z',
  '2026-04-31T12:00:00Z',
  '2025-02-29T00:00:00Z',
  '1900-02-29T00:00:00Z',
  '2026-01-31T24:00:00Z',
  '2026-01-31T12:60:00Z',
  '2026-01-31T12:00:61Z',
  '2026-01-31T12:00:60Z',
  '1769860800',
  '2026-0131T12:00:00Z',
  '2026-01-31T120000Z',
  '2025-366T12:00:00Z',
  '2026-000T12:00:00Z',
  '2026-W05-0T12:00:00Z',
  '2026-W54-1T12:00:00Z',
  '2026-01-31T12:00:00Z\n',
])('%j is none', (text) => {
  expect(isUtcInstant(text)).toBe(false);
});

test('what JavaScript writes is an instant', () => {
  const years = { min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true };
  fc.assert(fc.property(fc.date(years), (date) => isUtcInstant(date.toISOString())));
});

test.each(['0', '-0', '12.50', '+1', '007', '1.', '.5', '1e3', '-1.5E-10'])('%s is a decimal', (text) => {
  expect(statedFormats.decimal.test(text)).toBe(true);
});

test.each(['', '-', '.', '1,5', '1 000', '0x1f', 'NaN', 'Infinity', '1e', '1.2.3', ' 1', '1\n'])(
  '%j is none',
  (text) => {
    expect(statedFormats.decimal.test(text)).toBe(false);
  },
);

test.each([
  ['0b9ff4c5-6a3f-4f4e-9a57-3f1c0d6f8f11', true],
  ['0B9FF4C5-6A3F-4F4E-9A57-3F1C0D6F8F11', true],
  ['00000000-0000-0000-0000-000000000000', true],
  ['urn:uuid:0b9ff4c5-6a3f-4f4e-9a57-3f1c0d6f8f11', false],
  ['{0b9ff4c5-6a3f-4f4e-9a57-3f1c0d6f8f11}', false],
  ['0b9ff4c56a3f4f4e9a573f1c0d6f8f11', false],
  ['0b9ff4c5-6a3f-4f4e-9a57-3f1c0d6f8f1g', false],
  ['0b9ff4c5-6a3f-4f4e-9a57-3f1c0d6f8f11\n', false],
])('%j is a UUID: %s', (text, want) => {
  expect(statedFormats.uuid.test(text)).toBe(want);
});

test.each([
  ['2026-W05-6T12:00Z', '2026-01-31'],
  ['2026-031T12:00Z', '2026-01-31'],
  ['20260131T1200Z', '2026-01-31'],
  ['2026-W01-1T00:00Z', '2025-12-29'],
  ['2020-W53-5T00:00Z', '2021-01-01'],
])('%s is on %s', (text, date) => {
  expect(readUtcInstant(text)?.date).toBe(date);
});
