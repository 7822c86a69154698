/** JSON values for requests: good ones of a schema of the document, and what is done to them so that they are not. */
import * as fc from 'fast-check';
import { bundledDocument, resolveReference, type Schema, type SchemaObject } from '../../contract/document.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const awkwardTexts = [
  ...[
    '',
    ' ',
    'null',
    '0',
    '\u0000',
    '\ud83d',
    '\udc00x',
    'é',
    '\u202eabc',
    '👩‍🚀',
    "'; --",
    '../..',
    '%00',
    '__proto__',
  ],
  ...['a'.repeat(256), 'é'.repeat(5_000), '2026-02-30T00:00:00Z', '9999-12-31T23:59:60.999999999+23:59', '1e400'],
  ...[
    'http://',
    'https://[::1',
    'http://a b',
    'javascript:1',
    'http://x/\ud800',
    '00000000-0000-0000-0000-000000000000',
  ],
];
const awkwardNumbers = [
  ...[0, -0, -1, 1, 0.1, 1e-7, 1e21, -1e300, Number.MAX_VALUE, Number.MIN_VALUE, 2 ** 31, 2 ** 53, 2 ** 63, 1e9 + 1],
  ...[5_368_709_120, 5_368_709_121, 0.1 + 0.2],
];

export const awkwardText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...awkwardTexts),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ maxLength: 20 }),
);

/** Arrays in arrays, or objects in objects. */
const nest = fc.tuple(fc.integer({ min: 1, max: 400 }), fc.boolean()).map(([depth, isArray]) => {
  let value: Json = isArray ? [] : {};
  for (let level = 0; level < depth; level += 1) value = isArray ? [value] : { a: value };
  return value;
});

const awkwardValue: fc.Arbitrary<Json> = fc.oneof(
  { weight: 3, arbitrary: awkwardText },
  {
    weight: 3,
    arbitrary: fc.oneof(fc.constantFrom(...awkwardNumbers), fc.double({ noNaN: true, noDefaultInfinity: true })),
  },
  { weight: 2, arbitrary: fc.constantFrom<Json>(null, true, false, [], {}, [null], [[]], { '': null }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json> },
  { weight: 1, arbitrary: nest },
);

/** Values that mostly follow a schema, at its bounds where it has some. */
export function schemaValue(schema: Schema | undefined): fc.Arbitrary<Json> {
  if (schema === undefined || typeof schema === 'boolean') return awkwardValue;
  const { $ref, ...beside } = schema;
  const whole =
    $ref === undefined ? schema : { ...resolveReference<SchemaObject>(bundledDocument(), { $ref }), ...beside };
  if (Array.isArray(whole.enum)) return fc.constantFrom(...(whole.enum as Json[]));
  const types = [whole.type ?? []].flat();
  const arbitraries = types.map((type) => ofType(type, whole));
  return arbitraries.length === 0 ? awkwardValue : fc.oneof(...arbitraries);
}

function ofType(type: string, schema: SchemaObject): fc.Arbitrary<Json> {
  const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number': {
      const bounds = [minimum, maximum].filter((bound) => bound !== undefined);
      return fc.oneof(fc.nat(10_000), fc.constantFrom(0, ...bounds.flatMap((bound) => [bound - 1, bound, bound + 1])));
    }
    case 'string':
      return text(schema);
    case 'array':
      return fc.array(schemaValue(schema.items), { maxLength: 3 });
    default:
      return object(schema);
  }
}

function text(schema: SchemaObject): fc.Arbitrary<string> {
  const {
    format,
    pattern,
    minLength = 0,
    maxLength,
  } = schema as Record<'format' | 'pattern', string | undefined> &
    Record<'minLength' | 'maxLength', number | undefined>;
  if (format === 'date-time') return fc.constantFrom('2026-01-05T09:00:00.000Z', '2026-01-05T09:00:00+01:00');
  if (pattern?.includes('://')) return fc.webUrl();
  if (pattern?.includes('/')) return fc.constantFrom('image/png', 'application/octet-stream', 'a/b');
  const at_bounds = maxLength === undefined ? [] : [maxLength, maxLength + 1].map((length) => 'x'.repeat(length));
  const inside = fc.string({ minLength, maxLength: Math.min(maxLength ?? 40, minLength + 20) });
  return fc.oneof(
    { weight: 6, arbitrary: inside },
    { weight: 3, arbitrary: awkwardText },
    { weight: 1, arbitrary: fc.constantFrom('y'.repeat(minLength), ...at_bounds) },
  );
}

function object({ properties, required = [] }: SchemaObject): fc.Arbitrary<Json> {
  if (!properties) return fc.dictionary(fc.string({ maxLength: 8 }), awkwardValue, { maxKeys: 4 });
  const members = Object.entries(properties).map(([name, schema]) => [name, schemaValue(schema)] as const);
  return fc.record(Object.fromEntries(members), { requiredKeys: [...required], noNullPrototype: true });
}

export type Mutation = { at: number; name: string; value: Json } & {
  kind: 'exchange' | 'omit' | 'add' | 'wrap' | 'nudge';
};

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(1_000),
  kind: fc.constantFrom('exchange', 'omit', 'add', 'wrap', 'nudge'),
  name: awkwardText,
  value: awkwardValue,
});

/** The value with one of its places changed; `at` counts them through. */
export function applyMutation(value: Json, { at, kind, name, value: other }: Mutation): Json {
  const root: { value: Json } = { value: structuredClone(value) };
  const places: [Record<string, Json> | Json[], string][] = [[root, 'value']];
  for (const [holder, key] of places) {
    const inner = (holder as Record<string, Json>)[key];
    if (typeof inner === 'object' && inner !== null)
      for (const member of Object.keys(inner)) places.push([inner as Json[], member]);
  }
  const [found, key] = places[at % places.length]!;
  const holder = found as Record<string, Json>;
  const old = holder[key]!;
  if (kind === 'omit') delete holder[key];
  else if (kind === 'add' && typeof old === 'object' && old !== null && !Array.isArray(old)) old[name] = other;
  else if (kind === 'add' && Array.isArray(old)) old.push(other);
  else if (kind === 'wrap') holder[key] = [old, old];
  else if (kind === 'nudge' && typeof old === 'number') holder[key] = old + (at % 2 ? 1 : -1);
  else if (kind === 'nudge' && typeof old === 'string') holder[key] = old + name;
  else holder[key] = other;
  return root.value ?? null;
}
