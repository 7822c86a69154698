/** Models whose texts are as hostile to Markdown as can be, for tests. */
import * as fc from 'fast-check';
import type { Model } from '../../contract/types.ts';
import { modelInput, ruleSet } from '../../engine/sample-catalog.support.ts';

const fragments = [
  ...[
    '|',
    '\\',
    '\\|',
    '`',
    '```',
    '~~~',
    '\n',
    '\r\n',
    '\n\n',
    '\u2028',
    '\t',
    ' ',
    '    ',
    '\u0000',
    '# ',
    '## ',
    '- ',
  ],
  ...[
    '1. ',
    '> ',
    '---',
    '===',
    '|---|',
    '<!--',
    '-->',
    '<script>',
    '<div>',
    '<?',
    '&amp;',
    '*',
    '_',
    '**',
    '[',
    ']',
    '](',
    '[a]: b',
  ],
  ...[
    '\u202e',
    '\u2066',
    'مرحبا',
    'שלום',
    '🏳️‍🌈',
    '👩‍🚀',
    '\ud83d',
    '\udc00',
    'a',
    'word',
    'snake_case',
    '$',
    '"',
    '{',
    '}',
  ],
];

/** A text that tries to break out of wherever it is put. */
export const hostileText = fc
  .array(
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...fragments) }, fc.string({ unit: 'binary', maxLength: 3 })),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''));

/** A model like the one given, with hostile texts wherever there are texts. */
export function hostileModel(like: Model): fc.Arbitrary<Model> {
  const maybe = fc.option(hostileText, { freq: 6 });
  const input = fc.record({
    name: hostileText,
    description: maybe,
    default_value: fc.option(fc.record({ value: hostileText })),
  });
  const output = fc.record({ name: hostileText, description: maybe });
  const example = fc.record({
    title: maybe,
    description: maybe,
    input: fc.dictionary(hostileText, hostileText, { maxKeys: 3 }),
  });
  const entry = fc.record({ question: hostileText, answer: hostileText });
  const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 3 });
  const texts = { name: hostileText, description: maybe, content: maybe, pricing_note: maybe, rule: maybe };
  const lists = {
    inputs: some(input),
    outputs: some(output),
    examples: some(example),
    faq_entries: some(entry),
    pricing: ruleSet,
  };
  return fc
    .record({ ...texts, ...lists })
    .map(({ rule, inputs, outputs, examples, faq_entries, pricing, ...fields }) => ({
      ...like,
      ...fields,
      inputs: inputs.map(({ name, ...given }, index) => modelInput(name, { ...given, id: index + 1 })),
      outputs: outputs.map((given) => ({ ...like.outputs[0]!, ...given })),
      examples: examples.map((given) => ({ ...like.examples[0]!, ...given, input: { ...given.input } })),
      faq_entries: faq_entries.map((given) => ({ ...like.faq_entries[0]!, ...given })),
      pricing: pricing.map((one) => ({ ...one, description: rule })),
    }));
}
