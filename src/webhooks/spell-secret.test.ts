import fc from 'fast-check';
import { expect, test } from 'vitest';
import { secretForms, secretKey, secretProblem } from './secret-key.ts';
import { newSecret, secretInForm } from './spell-secret.ts';

const forms = fc.constantFrom(...secretForms);
const printable = fc.string({ maxLength: 64 });

test('a new secret has its form, and is as good as its bytes', () => {
  fc.assert(
    fc.property(forms, fc.uint8Array({ minLength: 16, maxLength: 32 }), (form, bytes) => {
      const secret = newSecret(bytes, form);
      expect(secretProblem(secret, form)).toBeUndefined();
      expect(secret.length).toBeGreaterThanOrEqual(16);
      if (form !== 'utf8') expect(Buffer.from(secretKey(secret, form))).toEqual(Buffer.from(bytes));
    }),
  );
});

test('any secret is brought to a form, and stays as it is where it has it', () => {
  fc.assert(
    fc.property(forms, printable, (form, secret) => {
      const text = secretInForm(secret, form);
      const had_it = secretProblem(secret, form) === undefined;
      expect(text === secret).toBe(had_it);
      if (!had_it) expect(Buffer.from(secretKey(text, form)).toString()).toBe(secret);
      expect(secretInForm(text, form)).toBe(text);
    }),
  );
});
