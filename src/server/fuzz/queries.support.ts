/** Query strings: the document's parameters with values that are in order, nearly so, or not at all. */
import * as fc from 'fast-check';
import { type Operation, roles } from '../../contract/operations.ts';
import { awkwardText } from './values.support.ts';

/** Percent-encoded; what no encoding takes is replaced. */
export function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const operators = [
  'eq',
  'eq',
  'ne',
  'in',
  'like',
  'eq',
  'ne',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'like',
  'null',
  'EQ',
  '',
  'between',
];
const operands = fc.oneof(
  fc.constantFrom(
    'null',
    'true',
    'false',
    '0',
    '-1',
    '1e9',
    '2026-01-05T09:00:00.000Z',
    '%',
    '_',
    'a|b',
    'a\\,b',
    '\\',
  ),
  awkwardText,
);

function parameterValue(name: string, fields: readonly string[]): fc.Arbitrary<string> {
  const field =
    fields.length === 0 ? awkwardText : fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...fields) }, awkwardText);
  const many = (one: fc.Arbitrary<string>) =>
    fc.array(one, { minLength: 1, maxLength: 3 }).map((items) => items.join(','));
  const flag = fc.constantFrom('true', 'false', '1', '0', 'TRUE', '', 'yes');
  switch (name) {
    case roles.filter:
      return many(fc.tuple(field, fc.constantFrom(...operators), operands).map(([of, by, to]) => `${of}.${by}:${to}`));
    case roles.sort:
      return many(fc.tuple(field, fc.constantFrom(':asc', ':desc', '', ':', ':up')).map(([of, way]) => of + way));
    case roles.fields:
      return many(field);
    case roles.embed:
      return many(
        fc.oneof(
          fc.constantFrom('asset', 'run', 'model', 'created_by', 'folder', 'credit_balance', 'memberships'),
          field,
        ),
      );
    case roles.page_size:
      return fc.constantFrom(
        '1',
        '2',
        '50',
        '500',
        '0',
        '501',
        '-1',
        '1.5',
        '1e2',
        '',
        ' 5',
        '99999999999999999999',
        'NaN',
      );
    case roles.cursor:
      return fc.oneof(fc.base64String({ maxLength: 60 }), awkwardText);
    default:
      return flag;
  }
}

/** With its question mark, or empty. */
export function queryString({ query_parameters, success }: Operation): fc.Arbitrary<string> {
  const own = query_parameters.map((name) =>
    parameterValue(name, success.fields).map((value) => [name, value] as const),
  );
  const strange = fc.tuple(fc.oneof(awkwardText, fc.constantFrom('q', 'limit', 'fields[]', 'Q')), awkwardText);
  const pair = own.length === 0 ? strange : fc.oneof({ weight: 12, arbitrary: fc.oneof(...own) }, strange);
  const pairs = fc
    .array(pair, { maxLength: own.length === 0 ? 1 : 4 })
    .map((all) => all.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&'));
  const broken = fc.constantFrom(
    '&&&',
    '=',
    '%',
    'q=%ZZ',
    'q',
    'limit=1&limit=2',
    'q=%ff',
    '%00=1',
    'q[a]=1',
    'limit=%31',
  );
  // An unknown parameter is refused at once, and a list that refuses one parameter does not get to the next.
  const none = { weight: own.length === 0 ? 60 : 3, arbitrary: fc.constant('') };
  return fc
    .oneof(none, { weight: 15, arbitrary: pairs }, { weight: 1, arbitrary: broken })
    .map((text) => (text === '' ? '' : `?${text}`));
}
