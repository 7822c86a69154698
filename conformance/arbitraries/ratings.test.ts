import { expect, it } from 'vitest';
import type { Facts } from '../runner/check.ts';
import { plain_reasons, spokenReasons } from './ratings.ts';

it('says each reason that a program may spoil, and reads it', () => {
  const commands = spokenReasons({ operations: [] } as unknown as Facts);
  const reasons = commands.flatMap((command) => (command.do === 'rate' ? (command.reason ?? '') : []));
  expect(reasons.some((reason) => /[\u{10000}-\u{10ffff}]/u.test(reason))).toBe(true);
  expect(reasons.some((reason) => /["&]/.test(reason))).toBe(true);
  expect(reasons.some((reason) => reason.length > 255)).toBe(true);
  expect(reasons.some((reason) => plain_reasons.some((plain) => plain === reason))).toBe(false);
  expect(commands.filter((command) => command.do === 'read')).toHaveLength(reasons.length);
});
