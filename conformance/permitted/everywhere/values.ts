import { withTexts } from '../front/wire-bodies.ts';
import { permittedOf } from '../permitted.ts';

/** Codes that no other clause names a value of, and that no caller sends. */
const codes = /^(?:license|category|family_variant|plan|locale|currency|unit|level|state|jurisdiction|failure)_code$/;

export const permitted = permittedOf(
  { id: 'everywhere/values' },
  {
    'codes-of-any-text': {
      obeys: ['types.code-string'],
      what: 'Codes are texts with blanks, quotes and letters of other scripts.',
      applyTo: (parts) => withTexts(parts, (text, name) => (codes.test(name) ? `"${text}", ein Köde — 符号` : text)),
    },
    'versions-in-prose': {
      obeys: ['versioning.version-fields'],
      what: 'Versions are no numbers but words, as of a ship.',
      applyTo: (parts) =>
        withTexts(parts, (text, name) =>
          /^(?:target_)?version$/.test(name) ? `${text} "Überwasser", 2nd keel` : text,
        ),
    },
    'exponents-and-signs': {
      obeys: ['types.decimal'],
      what: 'Decimals have a sign, zeros before and behind, or an exponent in capitals, each in another way than the one before.',
      applyTo(parts) {
        let turn = 0;
        const forms = [
          (text: string) => (text.startsWith('-') ? text : `+${text}`),
          (text: string) => text.replace(/^(-?)/, '$1000'),
          (text: string) => `${text}E+0`,
          (text: string) => (text.includes('.') ? `${text}000` : `${text}.`),
        ];
        const decimals = /^(?:cost|balance|price|low_balance_threshold|min_value|max_value)$/;
        return withTexts(parts, (text, name) =>
          decimals.test(name) && /^-?\d+(?:\.\d+)?$/.test(text) ? forms[turn++ % forms.length]!(text) : text,
        );
      },
    },
  },
);
