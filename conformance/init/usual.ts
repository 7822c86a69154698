/** Names and spellings of parameters in interfaces in use; the likelier first. */

import { type Operator, operators } from '../../src/choices/canonical.ts';
import type { FilterGrammar, SortGrammar } from '../../src/choices/choices-document.ts';

const words = (text: string) => text.split(' ');

export const usual_names = {
  page_size: words(
    'limit page_size per_page pageSize perPage size page[size] page[limit] page-size page_limit count take top $top $limit n num max max_results maxResults max_items maxItems max_page_size maxPageSize results_per_page first per rows length items batch_size chunk amount',
  ),
  sort: words(
    'sort_by sort order order_by orderBy sortBy ordering $orderby $sort sorting orderby sortby sort-by order-by sorted arranged arrange by sort_order sortOrder sort[] o s',
  ),
  fields: words(
    'fields select field $select $fields only projection project include_fields fields[] attributes attrs columns props properties return show pick keep view mask fieldMask field_mask fieldset',
  ),
  presign: words(
    'presign presigned signed sign signed_urls signedUrls signed_url sign_urls presign_urls presigned_urls presignedUrls presignUrls with_urls withUrls with_url urls url include_url include_urls download_url download_urls direct',
  ),
  filter: words(
    'q filter filters query where search $filter having filter_by filterBy criteria conditions condition match f expr expression rql jql when if',
  ),
  backward: words(
    'backward backwards back reverse reversed before up upwards previous prev desc descending is_backward direction',
  ),
} as const;

/** Words for true and false. */
export const usual_flags: readonly (readonly [yes: string, no: string])[] = [
  ['true', 'false'],
  ['1', '0'],
  ['yes', 'no'],
  ['on', 'off'],
  ['T', 'F'],
  ['t', 'f'],
  ['y', 'n'],
  ['Y', 'N'],
  ['True', 'False'],
  ['TRUE', 'FALSE'],
  ['enabled', 'disabled'],
  ['+', '-'],
];

export const usual_sorts: readonly SortGrammar[] = [
  { ascending: '{field}:asc', descending: '{field}:desc' },
  { ascending: '{field}', descending: '-{field}' },
  { ascending: '+{field}', descending: '-{field}' },
  { ascending: '{field} asc', descending: '{field} desc' },
  { ascending: '{field} ASC', descending: '{field} DESC' },
  { ascending: '{field}', descending: '{field} desc' },
  { ascending: '{field}.asc', descending: '{field}.desc' },
  { ascending: '{field}', descending: '{field}.desc' },
  { ascending: '{field}', descending: '!{field}' },
  { ascending: '{field}', descending: '~{field}' },
  { ascending: 'asc({field})', descending: 'desc({field})' },
  { ascending: '{field},asc', descending: '{field},desc' },
  { ascending: '{field}|asc', descending: '{field}|desc' },
  { ascending: '{field}_asc', descending: '{field}_desc' },
];

export const usual_joins = [',', ';', '&', '|', ' ', ' and ', ' AND ', ' then ', ',,', '+', '/', '\u{1F517}'] as const;
export const usual_list_separators = [',', '|', ';', ' ', '~', ' or '] as const;
export const usual_null_words = ['null', 'NULL', 'nil', 'none', '(none)', '~', '', 'None', 'nothing', '-'] as const;

type OnePart = Extract<FilterGrammar, { condition: string }>;
type Each = Extract<FilterGrammar, { parameter: string }>;

export const usual_conditions: readonly OnePart[] = [
  '{field}.{operator}:{value}',
  '{field}:{operator}:{value}',
  '{field}={value}',
  '{field}:{value}',
  '{field}{operator}{value}',
  '{field} {operator} {value}',
  "{field} {operator} '{value}'",
  '{field}.{operator}.{value}',
  '{operator}({field},{value})',
  "{operator}({field},'{value}')",
  '{field}[{operator}]={value}',
  '[{field}|{operator}|{value}]',
  '{field}__{operator}={value}',
].map((condition) => ({ condition }));

export const usual_parameters: readonly Each[] = [
  ['filter[{field}][{operator}]', '{value}'],
  ['{field}', '{value}'],
  ['filter[{field}]', '{value}'],
  ['{field}[{operator}]', '{value}'],
  ['{field}__{operator}', '{value}'],
  ['{field}.{operator}', '{value}'],
  ['{operator}.{field}', '{value}'],
  ['{field}_{operator}', '{value}'],
  ['{field}{operator}', '{value}'],
  ['{field}', '{operator}.{value}'],
  ['{field}', '{operator}:{value}'],
  ['filter[{field}]', '{operator}:{value}'],
  ['filter.{field}', '{value}'],
  ['where[{field}]', '{value}'],
  ['where[{field}][{operator}]', '{value}'],
  ['where[]', '{field},{operator},{value}'],
  ['f.{field}', '({operator} {value})'],
].map(([parameter, value]) => ({ parameter: parameter!, value: value! }));

const families: readonly (readonly string[])[] = [
  operators,
  ['is', 'not', 'after', 'from', 'before', 'until', 'any', 'matches'],
  ['is', 'isnt', 'above', 'from', 'below', 'to', 'among', 'matches'],
  ['=', '!=', '>', '>=', '<', '<=', '@', '~'],
  ['', '__ne', '__gt', '__gte', '__lt', '__lte', '__in', '__like'],
  ['EQ', 'NE', 'GT', 'GE', 'LT', 'LE', 'IN', 'LIKE'],
  ['==', '!=', '>', '>=', '<', '<=', '=in=', '=~'],
  ['equals', 'not_equals', 'greater_than', 'min', 'less_than', 'max', 'one_of', 'contains'],
  ['exact', 'neq', 'more', 'ge', 'less', 'le', 'oneof', 'startswith'],
];

/** Words for an operator; those that come with a word for `eq` before the others. */
export function usualWords(operator: Operator, eq?: string): string[] {
  const at = operators.indexOf(operator);
  const own = eq === undefined ? [] : families.filter(([word]) => word === eq);
  return [...new Set([...own, ...families].map((family) => family[at]!))];
}
