/** Draws canonical requests and the texts in them, awkward ones first: whatever a wire grammar may trip over. */
import fc from 'fast-check';
import { type OperationId, operations } from '../contract/operations.ts';
import type { CanonicalQuery, CanonicalRequest, Condition } from './canonical.ts';
import { rolesOf } from './query-dialect.ts';
import { embedOnly } from './stated.ts';

const awkward = [
  ...[
    '',
    ' ',
    ',',
    ':',
    '.',
    ';',
    '|',
    '\\',
    '"',
    "'",
    '%',
    '+',
    '&',
    '=',
    '/',
    '?',
    '#',
    '-',
    '~',
    '{',
    '}',
    '(',
    ')',
  ],
  ...['null', 'nil', 'none', '(none)', 'NULL', 'true', '0', ',,', '\\,', '\\\\', '\\"', '""', '"a"', '%2C', '%', '%zz'],
  ...['name.eq:x', 'a,name.eq:x', 'a|b', '{value}', '{field}', '$&', '$1', 'a b', 'a+b', ' and ', ' or ', '=5', '>5'],
  ...['é', 'e\u0301', '日本', '\u{1F517}', '\u202E', '\uFEFF', '\u0000', '\n', '\r\n', '\t', '..', '../x', 'a/b'],
] as const;

/** Text that can be sent: no half of a surrogate pair. */
export const awkwardText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...awkward), weight: 3 },
  { arbitrary: fc.array(fc.constantFrom(...awkward), { maxLength: 4 }).map((parts) => parts.join('')), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 12 }), weight: 2 },
  { arbitrary: fc.stringMatching(/^[a-z0-9]{1,8}$/), weight: 2 },
);

/** A filter condition; `in` has one value or more, and only `eq` and `ne` ask for null. */
function conditions(fields: readonly string[]): fc.Arbitrary<Condition> {
  const field = fc.constantFrom(...fields);
  const single = fc.record({
    field,
    operator: fc.constantFrom('eq' as const, 'ne' as const),
    value: fc.option(awkwardText, { freq: 4 }),
  });
  const other = fc.record({
    field,
    operator: fc.constantFrom(...(['gt', 'gte', 'lt', 'lte', 'like'] as const)),
    value: awkwardText,
  });
  const several = fc.record({
    field,
    operator: fc.constant('in' as const),
    value: fc.array(awkwardText, { minLength: 1, maxLength: 3 }),
  });
  return fc.oneof(single, other, several);
}

/** A query of whatever roles the operation takes, each present or not. */
export function queries(operation: OperationId): fc.Arbitrary<CanonicalQuery> {
  const fields = [...operations[operation].success.fields, 'colour', 'run.status_code'];
  const names = fc.shuffledSubarray(fields.filter((name) => !name.includes('.')));
  const nested = { run: ['run(logs)', 'run(logs,node_runs)', 'run(model(inputs,outputs),logs)'] } as Record<
    string,
    string[]
  >;
  const embeds = (embedOnly[operation] ?? []).flatMap((name) => [name, ...(nested[name] ?? [])]);
  const all: { [Role in keyof CanonicalQuery]-?: fc.Arbitrary<CanonicalQuery[Role]> } = {
    filter: fc.array(conditions(fields), { maxLength: 3 }),
    sort: fc.array(
      fc.record({ field: fc.constantFrom(...fields), direction: fc.constantFrom('asc' as const, 'desc' as const) }),
      { maxLength: 3 },
    ),
    fields: names,
    embed: fc.subarray(embeds),
    page_size: fc.integer({ min: -1, max: 1000 }),
    cursor: awkwardText,
    backward: fc.boolean(),
    presign: fc.boolean(),
    unknown: fc.array(fc.tuple(fc.constantFrom('colour', 'Colour', 'x y', 'größe '), awkwardText), {
      minLength: 1,
      maxLength: 2,
    }),
  };
  const taken = [...rolesOf(operation), 'unknown'] as const;
  const chosen = Object.fromEntries(taken.map((role) => [role, all[role]])) as typeof all;
  return fc.record(chosen, { requiredKeys: [] }) as fc.Arbitrary<CanonicalQuery>;
}

/** A whole request: path, query, organization and body. Bodies are any JSON. */
export function requests(operation: OperationId): fc.Arbitrary<CanonicalRequest> {
  const { path_parameters, request } = operations[operation];
  const segment = awkwardText.filter((text) => !['', '.', '..'].includes(text));
  const path = fc.record(Object.fromEntries(path_parameters.map((name) => [name, segment])));
  const organization = fc.uuid();
  const body = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);
  const rest = { operation: fc.constant(operation), path, query: queries(operation), organization };
  if (operation === 'rateRun') {
    return fc.record({ ...rest, body: ratings }, { requiredKeys: ['operation', 'path', 'query', 'body'] });
  }
  return fc.record({ ...rest, ...(request && { body }) }, { requiredKeys: ['operation', 'path', 'query'] });
}

/** A request that clears a rating has no reason: some dialects have no place for one then. */
const ratings = fc.oneof(
  fc.record({ is_positive: fc.boolean(), reason: fc.option(awkwardText) }, { requiredKeys: ['is_positive'] }),
  fc.constant({ is_positive: null }),
);
