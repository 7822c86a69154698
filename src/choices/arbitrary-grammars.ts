/** Draws grammars of filters and sorts: those that interfaces in use have, and their awkward relatives. */
import fc from 'fast-check';
import type { Operator } from './canonical.ts';
import type { FieldsGrammar, FilterGrammar, ListChoices, QuotingStyle, SortGrammar } from './choices-document.ts';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 4 });
const separators = ['|', ';', ',', ' ', '~', ' or '];

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
    },
    { requiredKeys: ['form'], noNullPrototype: true },
  )
  .map(({ form, ...rest }) => ({ ...form, ...rest }));

const operatorNames = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'like'] as const;
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
    return Object.fromEntries(kept.map((name) => [name, words[operatorNames.indexOf(name)]!])) as Record<
      Operator,
      string
    >;
  });

const sortGrammar: fc.Arbitrary<SortGrammar> = fc
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

const fieldsGrammar: fc.Arbitrary<FieldsGrammar> = fc.constantFrom(
  { join: ',' },
  { join: ' ' },
  { join: ';' },
  { join: '+' },
);
const quoting = fc.constantFrom<QuotingStyle[]>('backslash', 'double_quote', 'percent', 'none');

export const grammarChoices = {
  filter_grammar: fc.oneof<fc.Arbitrary<FilterGrammar>[]>(oneParameter, parameterEach),
  sort_grammar: sortGrammar,
  fields_grammar: fieldsGrammar,
  operators,
  quoting,
} satisfies { [Name in keyof ListChoices]?: fc.Arbitrary<ListChoices[Name]> };
