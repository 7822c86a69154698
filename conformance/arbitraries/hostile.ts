/** Malicious values for each place of a request, derived from the type that the document gives the place. */
import fc from 'fast-check';
import { bundledDocument, resolveReference, type Schema, type SchemaObject } from '../../src/contract/document.ts';
import { type OperationId, operations } from '../../src/contract/operations.ts';

/** A member of the body and what stands there; without a name it is the whole body. */
export interface HostileBody {
  operation: OperationId;
  member?: string;
  value: unknown;
}

/** Texts that have brought servers down: for databases, paths, formats, scripts, logs and parsers. */
const hostile_texts = [
  '\u0000',
  'a\u0000b',
  "'",
  "' OR '1'='1",
  '"><script>alert(1)</script>',
  '%',
  '%00',
  '%ff',
  '${jndi:ldap://x.invalid/a}',
  '{{7*7}}',
  '../../etc/passwd',
  '\\',
  '\r\nX-Injected: 1',
  '\u202e\ufeff\u200d',
  '👩‍👩‍👧‍👦',
  'İ',
  'ß',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  '١٢',
  '__proto__',
  'constructor',
  'A'.repeat(5_000),
] as const;

const hostile_numbers = [-1, 0, 0.1, -0.5, 2 ** 31, 2 ** 53 + 2, 1e21, 1e308, -1e308, 5e-324];
const others = [null, true, [], {}, [[]], { a: { b: { c: {} } } }, ['a', null, 1], { length: -1 }];

/** Beyond what recursive code likes, and far below any limit of size. */
const deep_levels = 400;

/** A known one, or any text. Characters are made by number: the library's units search all of Unicode. */
export function hostileText(): fc.Arbitrary<string> {
  const character = fc
    .integer({ min: 0, max: 0x2ffff })
    .map((code) => String.fromCodePoint(isHalf(code) ? 0x20 : code));
  return fc.oneof(
    fc.constantFrom<string>(...hostile_texts),
    fc.array(character, { minLength: 1, maxLength: 20 }).map((characters) => characters.join('')),
  );
}

/** Half a character cannot be written in a URL. */
function isHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

/** Any hostile value; those of the type that the schema asks for are as likely as all others together. */
function valueFor(schema: Schema | undefined): fc.Arbitrary<unknown> {
  const own = typeOf(schema);
  const texts = hostileText();
  const numbers = fc.oneof(fc.constantFrom(...hostile_numbers), ...boundsOf(schema).map((bound) => fc.constant(bound)));
  const shapes = fc.oneof(fc.constantFrom<unknown>(...others), fc.constant(deep()), fc.jsonValue({ maxDepth: 3 }));
  const typed = { string: texts, integer: numbers, number: numbers }[own] ?? shapes;
  return fc.oneof(typed, fc.oneof(texts, numbers, shapes));
}

function deep(): unknown {
  let value: unknown = 1;
  for (let level = 0; level < deep_levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** A text that no database takes. */
export const a_nul = 'a\u0000b';

/** JSON of another shape than an object; nothing can be made of it. */
export const odd_bodies: readonly unknown[] = [null, [], 'text', 12, deep()];

/** Values that most often bring a server down, by type: databases take no NUL, columns no such number. */
const worst: Readonly<Record<string, unknown>> = { string: a_nul, integer: 1e21, number: 1e21 };

/** One body for each member that a database is likely to hold as it is: what no run should leave to chance. */
export function worstBodies(ids: readonly OperationId[]): HostileBody[] {
  return membersOfAll(ids).flatMap(({ operation, member, schema }) => {
    const value = worst[typeOf(schema)];
    return value === undefined ? [] : [{ operation, member, value }];
  });
}

/** Hostile bodies of these operations: one member at a time, or the whole. */
export function hostileBody(ids: readonly OperationId[]): fc.Arbitrary<HostileBody> {
  const whole = ids.map((operation) => ({ operation, member: undefined, schema: {} as Schema }));
  const places = [...membersOfAll(ids), ...whole];
  return fc
    .integer({ min: 0, max: places.length - 1 })
    .chain((place) => valueFor(places[place]!.schema).map((value) => ({ place, value })))
    .map(({ place, value }) => {
      const { operation, member } = places[place]!;
      return member === undefined ? { operation, value } : { operation, member, value };
    });
}

function membersOfAll(ids: readonly OperationId[]) {
  return ids.flatMap((operation) =>
    Object.entries(membersOf(operation)).map(([member, schema]) => ({ operation, member, schema })),
  );
}

/** The members that the document gives a request's body. */
function membersOf(operation: OperationId): Record<string, Schema> {
  const name = operations[operation].request?.schema;
  if (name === undefined) return {};
  const schema = objectOf(bundledDocument().components.schemas[name]);
  return schema?.properties ?? {};
}

function objectOf(schema: Schema | undefined): SchemaObject | undefined {
  if (typeof schema !== 'object') return undefined;
  return resolveReference(bundledDocument(), schema as SchemaObject);
}

function typeOf(schema: Schema | undefined): string {
  const { type } = objectOf(schema) ?? {};
  return [type].flat().find((word): word is string => word !== undefined && word !== 'null') ?? '';
}

/** One beyond each bound that the document gives. */
function boundsOf(schema: Schema | undefined): number[] {
  const { minimum, maximum } = objectOf(schema) ?? {};
  return [...(typeof minimum === 'number' ? [minimum - 1] : []), ...(typeof maximum === 'number' ? [maximum + 1] : [])];
}

/** Bodies that are no JSON, or none that a parser likes. */
export const broken_bodies: Readonly<Record<string, { body: string; type: string }>> = {
  'cut off': { body: '{"name": "a', type: 'application/json' },
  empty: { body: '', type: 'application/json' },
  'a bare word': { body: 'undefined', type: 'application/json' },
  'two values': { body: '{}{}', type: 'application/json' },
  'half a character': { body: '{"name": "\\ud800"}', type: 'application/json' },
  'a number beyond all': { body: '{"name": 1e999, "size_bytes": 1e999}', type: 'application/json' },
  'a prototype': {
    body: '{"__proto__": {"name": "a"}, "constructor": {"prototype": {"name": "a"}}}',
    type: 'application/json',
  },
  'one name twice': { body: '{"name": {}, "name": {}}', type: 'application/json' },
  'brackets without end': { body: '['.repeat(20_000), type: 'application/json' },
  'a form': { body: 'name=a&name=b', type: 'application/x-www-form-urlencoded' },
  'an unknown charset': { body: '{}', type: 'application/json; charset=no-such' },
  'no known type': { body: '{}', type: 'no/such; type=1' },
};

/** Values of a query parameter beside the texts: grammars cut off, and values that only look like one. */
export const hostile_query_texts = [
  ...hostile_texts,
  'id.eq:',
  '.eq:a',
  'id.eq:a,,',
  'id.in:(',
  'name.like:%%%',
  ':asc',
  'name:asc:desc',
  ',',
  'run(run(run(logs',
  'run()',
  '-1',
  '1e9',
  '9'.repeat(40),
] as const;
