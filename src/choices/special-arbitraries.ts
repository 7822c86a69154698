/**
 * Draws the choices of which no list of words can say how: grammars of filters and sorts that interfaces in use have,
 * with their awkward relatives, and values whose parts belong together.
 */
import fc from 'fast-check';
import { mapValues } from '../contract/subschemas.ts';
import { signatureEncodings } from '../webhooks/encoding.ts';
import { secretForms } from '../webhooks/secret-key.ts';
import { arbitraryOf, maybe } from './arbitrary-values.ts';
import { operators as operatorNames } from './canonical.ts';
import { choiceOf } from './catalog/catalog.ts';
import { pairOfWords } from './catalog/lists.ts';
import type { ChoiceKey } from './choices-document.ts';
import { recordByKey } from './record-by-key.ts';

const separators = ['|', ';', ',', ' ', '~', ' or '];

const wordsOfOperators = {
  null_operator: maybe(
    fc.record(
      {
        word: fc.constantFrom('is_null', 'empty', 'NULL'),
        values: fc.constantFrom(['true', 'false'], ['1', '0'], ['', 'not']),
      },
      { noNullPrototype: true },
    ),
  ),
  any_text: maybe(fc.constantFrom('%', '*', '')),
};

const oneParameter = fc.record(
  {
    condition: fc.constantFrom(
      '{field}.{operator}:{value}',
      '{field}:{operator}:{value}',
      '{field}{operator}{value}',
      '{operator}({field},{value})',
      '{field} {operator} {value}',
      '[{field}|{operator}|{value}]',
      '{field}={value}',
    ),
    join: maybe(fc.constantFrom(',', ';', '&', '|', ' and ', ',,', '\u{1F517}')),
    list_separator: maybe(fc.constantFrom(...separators)),
    null_word: maybe(fc.constantFrom('null', 'nil', 'NULL', '(none)', '')),
    ...wordsOfOperators,
  },
  { requiredKeys: ['condition'], noNullPrototype: true },
);

const parameterEach = fc
  .record(
    {
      form: fc.constantFrom(
        { parameter: 'filter[{field}][{operator}]', value: '{value}' },
        { parameter: '{field}__{operator}', value: '{value}' },
        { parameter: '{field}{operator}', value: '{value}' },
        { parameter: '{field}', value: '{operator}.{value}' },
        { parameter: '{field}', value: '{value}' },
        { parameter: 'filter[{field}]', value: '{operator}:{value}' },
        { parameter: 'where[]', value: '{field},{operator},{value}' },
        { parameter: 'f.{field}', value: '({operator} {value})' },
      ),
      list_separator: maybe(fc.constantFrom(...separators)),
      null_word: maybe(fc.constantFrom('null', 'nil', '')),
      ...wordsOfOperators,
    },
    { requiredKeys: ['form'], noNullPrototype: true },
  )
  .map(({ form, ...rest }) => ({ ...form, ...rest }));

const wordSets: readonly (readonly string[])[] = [
  operatorNames,
  ['is', 'not', 'after', 'from', 'before', 'until', 'any', 'matches'],
  ['=', '!=', '>', '>=', '<', '<=', '@', '~'],
  ['', '__ne', '__gt', '__gte', '__lt', '__lte', '__in', '__like'],
  ['EQ', 'NE', 'GT', 'GE', 'LT', 'LE', 'IN', 'LIKE'],
];

const operators = fc
  .tuple(fc.constantFrom(...wordSets), fc.subarray(operatorNames.slice(1)))
  .map(([words, offered]) => {
    const kept = operatorNames.filter((name) => name === 'eq' || offered.includes(name));
    return Object.fromEntries(kept.map((name) => [name, words[operatorNames.indexOf(name)]!]));
  });

const sortGrammar = fc
  .tuple(
    fc.constantFrom(
      { ascending: '{field}:asc', descending: '{field}:desc' },
      { ascending: '{field}', descending: '-{field}' },
      { ascending: '+{field}', descending: '-{field}' },
      { ascending: '{field} ASC', descending: '{field} DESC' },
      { ascending: '{field}', descending: '{field}.desc' },
      { ascending: 'asc({field})', descending: 'desc({field})' },
    ),
    maybe(fc.constantFrom(',', ';', '|', ' then ')),
  )
  .map(([templates, join]) => (join === undefined ? templates : { ...templates, join }));

/** Names of parameters: ordinary ones, and ones that are awkward in a URL. */
const foreignNames = [
  ...['where', 'per_page', 'order', 'only', 'page_token', 'reverse', 'signed', 'pageSize', 'page[size]', '$filter'],
  ...['größe', 'a b', 'x&y=z', '100%', 'p+q'],
];
const ownNames = ['limit', 'cursor', 'backward', 'presign', 'q', 'sort_by', 'fields'];

/** Some of the roles get names that no other has; all of them may get the reference's names too. */
const parameters = fc.oneof(
  fc
    .tuple(
      fc.shuffledSubarray(foreignNames, { minLength: 7, maxLength: 7 }),
      fc.subarray(['filter', 'page_size', 'sort', 'fields', 'cursor', 'backward', 'presign']),
    )
    .map(([names, roles]) => Object.fromEntries(roles.map((role, index) => [role, names[index]!]))),
  fc
    .shuffledSubarray([...foreignNames, ...ownNames], { minLength: 7, maxLength: 7 })
    .map(([filter, page_size, sort, fields, cursor, backward, presign]) => {
      return { filter, page_size, sort, fields, cursor, backward, presign } as Record<string, string>;
    }),
);

const anyFields: { requiredKeys: []; noNullPrototype: true } = { requiredKeys: [], noNullPrototype: true };
const allFields = { noNullPrototype: true } as const;

const withBody = fc.constantFrom(200, 201, 202, 203, 206, 207, 226, 299);
const deletedAnswer = fc.oneof(
  fc.constantFrom(200, 202, 204, 205),
  fc.record({ status: withBody, body: fc.constantFrom({}, { deleted: true }, null, []) }, allFields),
);
const success = recordByKey({
  created: maybe(withBody),
  session: maybe(withBody),
  dispatched: maybe(withBody),
  updated: maybe(withBody),
  deleted: maybe(deletedAnswer),
  deleted_again: maybe(deletedAnswer),
});

/** A 429 tells the suite to wait: who answers so to anything else has runs of the suite that take minutes. */
const clientError = fc.oneof(
  fc.constantFrom(400, 404, 409, 422),
  fc.integer({ min: 400, max: 499 }).filter((status) => status !== 429),
);
const refusal = recordByKey(mapValues(choiceOf('codes.refusal').values.parts!, () => maybe(clientError)));

const answers = fc.constantFrom('at_once', 'ended');
const dispatchResponse = fc.oneof(
  fc.constant({}),
  fc.record(
    {
      id: fc.constantFrom('/run_id', '/run/id', '/data/run', '/id', '/a~1b'),
      status: fc.constantFrom('/status', '/run/state', null),
      body: fc.constant('only'),
      answers,
    },
    allFields,
  ),
  fc.record(
    { id: fc.constant('/id'), status: fc.constant('/status_code'), body: fc.constant('run'), answers },
    allFields,
  ),
);

const putAnswer = fc.oneof(
  fc.record({ status: fc.constantFrom(200, 201), body: fc.constantFrom('empty', 'json', 'xml') }, anyFields),
  fc.constant({ status: 204, body: 'empty' }),
);

const key = fc.constantFrom(...secretForms);
const signature = fc.oneof(
  fc.record(
    { prefix: fc.constantFrom('', 'sha256=', 'v1='), encoding: fc.constantFrom(...signatureEncodings), key },
    anyFields,
  ),
  fc.record(
    {
      prefix: fc.constantFrom('', 'v1='),
      encoding: fc.constantFrom('hex', 'base64'),
      key,
      separator: fc.constantFrom(', ', ' '),
      count: fc.integer({ min: 1, max: 3 }),
    },
    allFields,
  ),
);

/** Receivers on loopback, and those that know nothing of challenges, can subscribe to nothing with such a value. */
const seldom = (usual: fc.Arbitrary<unknown>, value: string) =>
  fc.oneof({ arbitrary: usual, weight: 7 }, fc.constant(value));

export const specialArbitraries: { readonly [Key in ChoiceKey]?: fc.Arbitrary<unknown> } = {
  'lists.parameters': parameters,
  'lists.boolean_values_accepted': fc.array(arbitraryOf(pairOfWords.drawing!), { maxLength: 2 }),
  'lists.filter_grammar': fc.oneof<fc.Arbitrary<unknown>[]>(oneParameter, parameterEach),
  'lists.sort_grammar': sortGrammar,
  'lists.operators': operators,
  'codes.success': success,
  'codes.refusal': refusal,
  'runs.dispatch_response': dispatchResponse,
  'assets.put_answer': putAnswer,
  'events.signature': signature,
  'events.webhook_url': seldom(fc.constant('any'), 'https_public'),
  'events.ping': seldom(fc.constantFrom('none', 'ping'), 'challenge'),
};
