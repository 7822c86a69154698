import { expect, it } from 'vitest';
import { chooseChecks } from './conformance-checks.ts';

const idsIn = (area: string) => chooseChecks({ area: [area] }).map(({ id }) => id);

it('an area is a folder of checks, or what asks the operations of a tag', () => {
  expect(idsIn('folders').every((id) => id.startsWith('folders/'))).toBe(true);
  expect(idsIn('health')).toEqual(expect.arrayContaining(['schema/getHealth', 'authentication/anonymous-health']));
  expect(() => idsIn('helth')).toThrow(/--area helth: no check is in this area/);
});
