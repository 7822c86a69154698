import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { xmlElement, xmlText } from './xml.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      '&',
      '<',
      '>',
      '"',
      "'",
      ']]>',
      '\r',
      '\n',
      '\t',
      '\0',
      '\u001b',
      '\ufffe',
      '\ud800',
      '&#10;',
    ),
  }),
);

/** The part of a text that XML 1.0 can hold. */
function holdable(given: string): string {
  return [...given.toWellFormed()]
    .map((character) => (/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(character) ? '\ufffd' : character))
    .join('');
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  alwaysCreateTextNode: true,
});

it('keeps any text that XML can hold, and is well-formed with all others', () => {
  fc.assert(
    fc.property(text, text, (attribute, content) => {
      const xml = xmlElement('a', { of: attribute }, [xmlElement('b', {}, xmlText(`.${content}.`))]);
      expect(XMLValidator.validate(xml)).toBe(true);
      expect(xml).not.toMatch(/[\0-\x08\x0b-\x1f\ufffe\uffff]/);
      expect(xml.isWellFormed()).toBe(true);
      const { a } = parser.parse(xml);
      expect([a.of, a.b['#text']]).toEqual([holdable(attribute), `.${holdable(content)}.`]);
    }),
  );
});
