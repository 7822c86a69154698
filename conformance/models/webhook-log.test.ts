import { expect, it } from 'vitest';
import { logEntry } from './webhook-log.ts';

const log = [
  { id: '0B54F2A4-8A5E-4C3E-9D7E-6A1C2F3B4D5E', run_id: 'r1' },
  { id: 'other', run_id: 'A1' },
];

it.each([
  ['its id', '0b54f2a4-8a5e-4c3e-9d7e-6a1c2f3b4d5e', 'A1', log[0]],
  ['its run, where no id is told', undefined, 'a1', log[1]],
  ['nothing that it holds', 'unknown', 'r1', undefined],
] as const)('an entry is found by %s, in upper and in lower case', (_, delivery_id, run_id, entry) => {
  expect(logEntry(log, { delivery_id, run_id })).toBe(entry);
});
