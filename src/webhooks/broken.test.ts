import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signings } from './arbitrary-schemes.support.ts';
import { breaks, broken } from './broken.ts';
import { verify } from './verify.ts';

test.each(breaks)('%s: never verifies', (how) => {
  fc.assert(
    fc.property(signings, ({ body, secret, scheme }) => {
      expect(verify(body, broken(how, body, secret, scheme), secret, scheme).valid).toBe(false);
    }),
  );
});
