/**
 * The schemas that the list of event types has for events, and whether a payload is what they say. The text does not
 * tell what a schema is written in, nor of which part of a payload it is: it is read where it is plainly JSON Schema, and
 * any part of the payload may be what it describes. Pure.
 */
import { Ajv, type AnySchema, type Options } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject } from '../../src/json/is-object.ts';
import { lazily } from '../suite/lazily.ts';

/** One way to read a schema, made when it is first needed: it takes longer than all that it is then asked. */
type Reading = () => Fits | undefined;
type Fits = (part: unknown) => boolean;

const reading: Options = { strict: false, validateFormats: false, logger: false };

/** By what `$schema` says; a schema that does not say it may be any of those written today. */
const dialects = [
  { $schema: /draft-0[67]/, usual: true, read: readerOf(Ajv) },
  { $schema: /2019-09/, usual: false, read: readerOf(Ajv2019) },
  { $schema: /2020-12/, usual: true, read: readerOf(Ajv2020) },
] as const;

/** Schemas that a target lists are not trusted: larger ones, and expressions that may take for ever, are left alone. */
const most_characters = 200_000;
const most_parts = 2_000;

/** Looks for a part of a payload that is what a schema says; undefined where that cannot be told. */
export type FitsSchema = (payload: unknown) => boolean | undefined;

/** By their texts: one list of event types stands behind many cases. */
const known = new Map<string, FitsSchema | undefined>();
const most_known = 200;

/** Undefined where nobody can tell what the schema says. */
export function readSchema(schema: unknown): FitsSchema | undefined {
  const text = JSON.stringify(schema) ?? '';
  if (known.size >= most_known) known.clear();
  if (!known.has(text)) known.set(text, fitsOf(schema, text));
  return known.get(text);
}

function fitsOf(schema: unknown, text: string): FitsSchema | undefined {
  if (isReadable(schema, text)) return fitsAny(readingsOf(schema));
  if (!isOfNoObject(schema) || text.length > most_characters) return undefined;
  const fits = fitsAny(readingsOf(schema));
  // Read as a list of members it may be right, where the payload has these.
  return (payload) => (partsOf(payload).some((part) => hasAll(part, schema)) ? undefined : fits(payload));
}

/** An event is an object: a schema of texts, or of nothing but an array, is met by none, unless it holds such arrays. */
function isOfNoObject(schema: unknown): schema is Record<string, unknown> {
  if (!isObject(schema) || !Object.keys(schema).every((name) => of_no_object.has(name))) return false;
  const types = [schema.type].flat();
  return types.length > 0 && types.every((type) => other_types.has(type));
}
const of_no_object = new Set([
  '$schema',
  '$id',
  'title',
  'description',
  'type',
  'items',
  'minItems',
  'minLength',
  'enum',
]);
const other_types = new Set<unknown>(['array', 'string', 'number', 'integer', 'boolean', 'null']);

function hasAll(part: unknown, members: object): boolean {
  return isObject(part) && Object.keys(members).every((name) => Object.hasOwn(part, name));
}

function fitsAny(readings: readonly Reading[]): FitsSchema {
  return (payload) => {
    try {
      const parts = partsOf(payload);
      let is_told = false;
      for (const reading of readings) {
        const fits = reading();
        is_told ||= fits !== undefined;
        if (fits && parts.some(fits)) return true;
      }
      return is_told ? false : undefined;
    } catch {
      // One that refers to itself without end.
      return undefined;
    }
  };
}

/** As it is written; and as it was meant by writers who do not tell null from a value that is left out. */
function readingsOf({ $schema, ...rest }: Record<string, unknown>): Reading[] {
  const meant = dialects.filter((one) => ($schema === undefined ? one.usual : one.$schema.test(String($schema))));
  return meant.flatMap(({ read }) => [lazily(() => read(rest)), lazily(() => read(withNulls(rest)))]);
}

/** Each schema has a reader of its own, since two may have one `$id`; whether it is one at all is told by the same for all. */
function readerOf(Reader: new (options: Options) => Ajv): (schema: unknown) => Fits | undefined {
  const made = (options: Options) => new Reader(options).removeKeyword('pattern');
  const isSchema = lazily(() => {
    const judge = made(reading);
    return (schema: AnySchema) => judge.validateSchema(schema) === true;
  });
  return (schema) => {
    try {
      if (!isSchema()(schema as AnySchema)) return undefined;
      const validate = made({ ...reading, validateSchema: false }).compile(schema as AnySchema);
      return (part) => validate(part) as boolean;
    } catch {
      return undefined;
    }
  };
}

function isReadable(schema: unknown, text: string): schema is Record<string, unknown> {
  if (!isPlainlySchema(schema) || text.length > most_characters) return false;
  return !text.includes('"patternProperties"') && !text.includes('"$async"');
}

/** Some list the members of a payload with a word for each, which may look like keywords: `{type: "string"}`. */
function isPlainlySchema(schema: unknown): schema is Record<string, unknown> {
  if (!isObject(schema)) return false;
  const { type, properties, $ref, allOf, anyOf, oneOf } = schema;
  if (type !== undefined) return [type].flat().includes('object');
  if (isObject(properties)) return Object.values(properties).every((one) => isObject(one) || typeof one === 'boolean');
  return String($ref).startsWith('#') || [allOf, anyOf, oneOf].some(Array.isArray);
}

/** Keywords whose values stay as they are: under `not` and `if`, null would turn to the contrary. */
const left_alone: ReadonlySet<string> = new Set(['not', 'if', 'default', 'example', 'examples']);

/** The same schema that takes null wherever it names a type or values. */
function withNulls(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNulls);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([name, value]): [string, unknown][] => {
      if (left_alone.has(name)) return [[name, value]];
      if (name === 'nullable' && typeof value === 'boolean') return [];
      if (name === 'enum' && Array.isArray(value)) return [[name, [...new Set([...value, null])]]];
      if (name === 'type' && !isObject(value)) return [[name, [...new Set([value, 'null'].flat())]]];
      // Null would be several of them at once.
      if (name === 'oneOf' && Array.isArray(value)) return [['anyOf', withNulls(value)]];
      return [[name, withNulls(value)]];
    }),
  );
}

/** The payload and each object in it, written out as text or not. */
function partsOf(payload: unknown): unknown[] {
  const parts = [payload];
  for (let at = 0; at < parts.length && parts.length < most_parts; at++) {
    const part = parts[at];
    const inside = typeof part === 'object' && part !== null ? Object.values(part) : [];
    parts.push(...inside.map(unwritten).filter(isPart));
  }
  return parts;
}

/** Any object; a list of none is a list of whatever it should be, and no event. */
function isPart(value: unknown): boolean {
  return Array.isArray(value) ? value.some((one) => typeof one === 'object' && one !== null) : isObject(value);
}

function unwritten(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
