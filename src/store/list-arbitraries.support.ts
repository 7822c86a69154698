/** Draws rows, orders and conditions for a collection. Pools are small on purpose: ties and matches must be common. */
import * as fc from 'fast-check';
import type { Condition, Operator, SortKey } from '../choices/canonical.ts';
import type { CollectionDescriptor } from './collections.ts';
import type { ModelRow } from './list-model.support.ts';
import { uuidOf } from './samples.support.ts';
import { type ListOrder, type ListRequest, reference_order } from './store.ts';
import type { Kind } from './values.ts';

/** Text that order, patterns or SQL might stumble over: beyond the 16-bit range, of two spellings, with wildcards. */
const texts = [
  ...[
    '',
    'a',
    'A',
    'b',
    'ab',
    'Ab',
    'a%b',
    'a_b',
    'a*b',
    'a?b',
    '[ab]',
    '%',
    '_',
    '\\',
    'a\\%',
    'null',
    '0',
    '10',
    '9',
  ],
  ...[
    '\u00e9',
    '\u00c9',
    'e\u0301',
    '\uffff',
    '\u{10000}',
    '\u{1f600}b',
    'a\u0000b',
    "'; DROP TABLE assets; --",
    '"name"',
    ')',
  ],
];
const instants = [0, 1, 2, 999, 1000, 86_400_000].map((ms) => new Date(1_700_000_000_000 + ms).toISOString());
const integers = [0, 1, 2, 9, 10, -1, -5, 2 ** 53 - 1, -(2 ** 53 - 1), 1e15];
const decimals = ['0', '-0.5', '1', '1.0', '+1', '10', '9.99', '123456789.012345', '-123456789.012345', '1e3', '.5'];

const stored: Readonly<Record<Kind, fc.Arbitrary<string | number | boolean>>> = {
  text: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...texts) }, fc.string({ unit: 'binary', maxLength: 4 })),
  uuid: fc.integer({ min: 1, max: 4 }).map(uuidOf),
  integer: fc.oneof(fc.constantFrom(...integers), fc.maxSafeInteger()),
  decimal: fc.constantFrom(...decimals),
  boolean: fc.boolean(),
  timestamp: fc.constantFrom(...instants),
};

/** Another spelling of the instant or one within the millisecond after it, with an offset. */
const instantSpelling = fc
  .record({
    instant: stored.timestamp,
    hours: fc.integer({ min: -12, max: 14 }),
    micros: fc.constantFrom('', '000', '001', '9'),
  })
  .map(({ instant, hours, micros }) => {
    const local = new Date(Date.parse(String(instant)) + hours * 3_600_000).toISOString().slice(0, -1);
    return `${local}${micros}${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
  });

const spelled: Readonly<Record<Kind, fc.Arbitrary<string>>> = {
  text: stored.text.map(String),
  uuid: fc.tuple(stored.uuid, fc.boolean()).map(([id, upper]) => (upper ? String(id).toUpperCase() : String(id))),
  integer: fc.oneof(stored.integer.map(String), fc.constantFrom('1.5', '-0.5', '+9', '1e1', '007')),
  decimal: fc.oneof(stored.decimal.map(String), fc.constantFrom('0.999', '1000', '-1e9')),
  boolean: fc.constantFrom('true', 'false'),
  timestamp: fc.oneof(stored.timestamp.map(String), instantSpelling),
};

const pattern = fc.oneof(
  fc
    .array(fc.constantFrom('%', '_', 'a', 'b', '\\', '\\%', '\u{10000}', '-', '0'), { maxLength: 6 })
    .map((all) => all.join('')),
  fc.constantFrom('%', '%a%', 'a%', '%b', '%-4000-%', '9E3779B1%', '2023%', '%\u0000b'),
);

/** Rows whose fields take null one time in four, where `nullable` says they may. Keys are distinct. */
export function rowsOf(
  collection: CollectionDescriptor,
  nullable: (field: string) => boolean,
  size: { minLength: number; maxLength: number },
): fc.Arbitrary<ModelRow[]> {
  const fields = Object.entries(collection.fields).map(([field, kind]) => {
    const value: fc.Arbitrary<string | number | boolean | null> = stored[kind];
    return [field, nullable(field) ? fc.oneof({ weight: 3, arbitrary: value }, fc.constant(null)) : value] as const;
  });
  const row = fc.record(Object.fromEntries(fields));
  return fc
    .array(row, size)
    .map((rows) => rows.map((each, index) => ({ ...each, [collection.key]: uuidOf(index + 1) })));
}

/** An order and conditions, half of the time with the first condition on the first sort key. */
export function orderAndConditionsOf(
  collection: CollectionDescriptor,
): fc.Arbitrary<{ sort: SortKey[]; conditions: Condition[] }> {
  const field = fc.constantFrom(...Object.keys(collection.fields));
  const direction = fc.constantFrom('asc' as const, 'desc' as const);
  const sort = fc.array(fc.record({ field, direction }), { maxLength: 3 });
  const condition = fc.oneof(...Object.entries(collection.fields).map(([name, kind]) => conditionOn(name, kind)));
  return fc
    .record({ sort, conditions: fc.array(condition, { maxLength: 2 }), first: fc.option(direction) })
    .map(({ sort, conditions, first }) => {
      const same = first && conditions[0] ? [{ field: conditions[0].field, direction: first }] : [];
      return { sort: [...same, ...sort], conditions };
    });
}

/** Half of the time the reference order of now. */
export const orderAndTime: fc.Arbitrary<Pick<ListRequest, 'order' | 'as_of'>> = fc.oneof(
  fc.constantFrom({}, { order: reference_order }),
  fc.record(
    {
      order: fc.record<ListOrder>({
        text: fc.constantFrom('code_point', 'case_insensitive'),
        nulls: fc.constantFrom('last', 'first', 'lowest', 'highest'),
        ties: fc.constantFrom('with_sort', 'against_sort', 'ascending'),
      }),
      as_of: fc.constantFrom(...instants),
    },
    { requiredKeys: [] },
  ),
);

function conditionOn(field: string, kind: Kind): fc.Arbitrary<Condition> {
  const compared = (operators: readonly Operator[], value: fc.Arbitrary<Condition['value']>) =>
    fc.record({ field: fc.constant(field), operator: fc.constantFrom(...operators), value });
  const has_text = kind === 'text' || kind === 'uuid' || kind === 'timestamp';
  return fc.oneof(
    compared(['eq', 'ne'], spelled[kind]),
    compared(['gt', 'gte', 'lt', 'lte'], spelled[kind]),
    compared(['eq', 'ne'], fc.constant(null)),
    compared(['in'], fc.array(spelled[kind], { maxLength: 3 })),
    ...(has_text ? [compared(['like'], pattern)] : []),
  );
}
