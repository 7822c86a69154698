import { expect, it } from 'vitest';
import { plain_reasons } from '../models/ratings.ts';
import type { Facts } from '../suite/evidence.ts';
import { putOff, spokenReasons } from './ratings.ts';

it('says each reason that a program may spoil, and reads it', () => {
  const commands = spokenReasons({ operations: [] } as unknown as Facts);
  const reasons = commands.flatMap((command) => (command.do === 'rate' ? (command.reason ?? '') : []));
  expect(reasons.some((reason) => /[\u{10000}-\u{10ffff}]/u.test(reason))).toBe(true);
  expect(reasons.some((reason) => /["&]/.test(reason))).toBe(true);
  expect(reasons.some((reason) => reason.length > 255 && reason.length < 1000)).toBe(true);
  expect(reasons.some((reason) => reason.length > 1000 && reason.length <= 2000)).toBe(true);
  expect(reasons.some((reason) => plain_reasons.some((plain) => plain === reason))).toBe(false);
  expect(commands.filter((command) => command.do === 'read')).toHaveLength(reasons.length);
});

it('has each key try what a rating of another run must not bring about', () => {
  const facts = {
    operations: [],
    fixtures: { models: { succeeds: 'a', fails: 'b' } },
    principals: { owner: { kind: 'api_key' }, human: { kind: 'user' }, outsider: { kind: 'api_key' } },
  } as unknown as Facts;
  const commands = putOff(facts);
  expect(commands.map((command) => `${command.do} ${command.run}`)).toEqual(
    ['owner', 'outsider'].flatMap(() => ['attempt succeeds', 'rate fails', 'read succeeds']),
  );
  expect(commands.flatMap((command) => (command.do === 'attempt' ? [command.by] : []))).toEqual(['owner', 'outsider']);
});
