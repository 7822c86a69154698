/**
 * The kinds of values that a choice can have. Each kind says in one place what is allowed (as JSON Schema), which type
 * that is in TypeScript, and how tests draw it. The last is plain data that `arbitrary.ts` reads: nothing here needs
 * fast-check, which the server does not load.
 */

export type Schema = Readonly<Record<string, unknown>>;
export type Word = string | number | null;

export interface Values {
  /** Description of a part of something; a whole choice has its own. */
  says?: string;
  /** One for each alternative. */
  schemas: readonly Schema[];
  /** The same alternatives as TypeScript. */
  types: readonly string[];
  /** Undefined where `special-arbitraries.ts` draws it. */
  drawing?: Drawing;
  /** Listed words: each stands for a behaviour, so that `{other: text}` may stand in place of them. */
  words?: readonly Word[];
  /** Given one by one: those of an operation go over those of the group, and those over the reference's. */
  parts?: Fields;
}

export type Fields = Readonly<Record<string, Values>>;

/** Ways to draw a value. */
export type Drawing =
  | { one_of: readonly unknown[] }
  | { from: number; to: number }
  | { flag: true }
  /** Any of them, in this order; or in any order, and then at least one. */
  | { subset_of: readonly unknown[]; shuffled: boolean }
  | { tuple: readonly Drawing[] }
  /** Every field, or any of them. */
  | { fields: Readonly<Record<string, Drawing>>; all: boolean };

/** The schema of a value, in place of which `{other: text}` may stand where it is `open`. */
export function schemaOf({ schemas }: Values, open: boolean): Schema {
  const alternatives = open ? [...schemas, { $ref: '#/$defs/other' }] : schemas;
  return alternatives.length === 1 ? alternatives[0]! : { anyOf: alternatives };
}

/** The TypeScript type of the same. */
export function typeOf({ types }: Values, open: boolean): string {
  return [...types, ...(open ? ['Other'] : [])].join(' | ');
}

const one = (schema: Schema, type: string, drawing?: Drawing): Values => ({
  schemas: [schema],
  types: [type],
  ...(drawing && { drawing }),
});

/** With `null` among the words, a document may hold the null that YAML reads for it. */
export function words(...listed: readonly Word[]): Values {
  const types = listed.map((word) => (typeof word === 'string' ? `'${word}'` : String(word)));
  const readable = listed.flatMap((word) => (word === 'null' ? [word, null] : [word]));
  return { schemas: [{ enum: readable }], types, drawing: { one_of: listed }, words: readable };
}

/** The same, of words that name no behaviour. */
export function fixedWords(...listed: readonly Word[]): Values {
  const { words: _, ...values } = words(...listed);
  return values;
}

export const flag: Values = one({ type: 'boolean' }, 'boolean', { flag: true });

export function whole(minimum: number, maximum?: number): Values {
  const bounds = { minimum, ...(maximum !== undefined && { maximum }) };
  return one(
    { type: 'integer', ...bounds },
    'number',
    maximum === undefined ? undefined : { from: minimum, to: maximum },
  );
}

/** A number that need not be whole. */
export function number(minimum: number, maximum?: number): Values {
  return one({ type: 'number', minimum, ...(maximum !== undefined && { maximum }) }, 'number');
}

/** A status that may have a body (RFC 9110, 15.3.5 and 15.3.6). */
export const statusWithBody: Values = one(
  { type: 'integer', minimum: 200, maximum: 299, not: { enum: [204, 205] } },
  'number',
);

/** Characters at most, and at least one. */
export function text(maxLength: number): Values {
  return one({ type: 'string', minLength: 1, maxLength }, 'string');
}

/** The same, or none at all. */
export function emptyOrText(maxLength: number): Values {
  return one({ type: 'string', maxLength }, 'string');
}

/** @param title what it is called in messages */
export function matching(title: string, pattern: string): Values {
  return one({ type: 'string', title, pattern }, 'string');
}

/** A name of a parameter or a field. */
export const name = text(100);

/** A place in a JSON body (RFC 6901). */
export const pointer: Values = one(
  { type: 'string', title: 'a JSON pointer such as /run_id', pattern: '^(/([^/~]|~[01])+)+$', maxLength: 200 },
  'string',
);

/** A word for true or for false, which YAML may take for a value. */
export const booleanWord: Values = one({ $ref: '#/$defs/word' }, 'string');

export const anyJson: Values = one({}, 'unknown');
export const anyObject: Values = one({ type: 'object' }, 'Readonly<Record<string, unknown>>');

export function pair(title: string, first: Values, second: Values): Values {
  const prefixItems = [schemaOf(first, false), schemaOf(second, false)];
  const schema = { type: 'array', title, prefixItems, minItems: 2, maxItems: 2 };
  return one(schema, `readonly [${typeOf(first, false)}, ${typeOf(second, false)}]`);
}

/** A list without repetitions, unless it `repeats`. */
export function list(
  item: Values,
  { title, least, most, repeats = false }: { title?: string; least?: number; most?: number; repeats?: boolean } = {},
): Values {
  const schema = {
    type: 'array',
    ...(title !== undefined && { title }),
    items: schemaOf(item, false),
    ...(least !== undefined && { minItems: least }),
    ...(most !== undefined && { maxItems: most }),
    ...(!repeats && { uniqueItems: true }),
  };
  return one(schema, `readonly (${typeOf(item, false)})[]`);
}

/** Any of some words. */
export function some(...listed: readonly string[]): Values {
  const title = `[${listed.join(', ')}]`;
  return { ...list(fixedWords(...listed), { title }), drawing: { subset_of: listed, shuffled: false } };
}

/** Values by any name. */
export function map(title: string, value: Values): Values {
  const schema = { type: 'object', title, additionalProperties: schemaOf(value, false) };
  return one(schema, `Readonly<Record<string, ${typeOf(value, false)}>>`);
}

/** An object of which the first fields are needed. */
export function shape(needed: Fields, further: Fields = {}, title?: string): Values {
  const fields = { ...needed, ...further };
  const schema = {
    type: 'object',
    title: title ?? `{${Object.keys(fields).join(', ')}}`,
    properties: properties(fields, () => false),
    required: Object.keys(needed),
    additionalProperties: false,
  };
  const type = objectType(fields, { open: () => false, needed: Object.keys(needed) });
  return one(schema, type, Object.keys(further).length === 0 ? fieldsDrawing(fields, true) : undefined);
}

/** An object of which any field may be left out; it is given as a whole. */
export function optional(fields: Fields): Values {
  const schema = { type: 'object', properties: properties(fields, isOpen), additionalProperties: false };
  return one(schema, objectType(fields, { open: isOpen, needed: [] }), fieldsDrawing(fields, false));
}

/** The same, given part by part. */
export function parts(fields: Fields): Values {
  return { ...optional(fields), parts: fields };
}

export function anyOf(...alternatives: readonly Values[]): Values {
  const listed = alternatives.flatMap(({ words: own = [] }) => own);
  return {
    schemas: alternatives.flatMap(({ schemas }) => schemas),
    types: alternatives.flatMap(({ types }) => types),
    ...(listed.length > 0 && { words: listed }),
  };
}

export const orNull = (values: Values): Values => ({
  ...values,
  schemas: [...values.schemas, { type: 'null' }],
  types: [...values.types, 'null'],
});

/** Says what a part is. */
export const described = (says: string, values: Values): Values => ({ ...values, says });

/** The values that are drawn, where not all can be. */
export const drawn = (values: Values, ...one_of: readonly unknown[]): Values => ({ ...values, drawing: { one_of } });

/** The same, drawn in another way. */
export const withDrawing = (values: Values, drawing: Drawing): Values => ({ ...values, drawing });

/** A part that is given in words may have another behaviour; a name or a number is what it is. */
function isOpen({ words: listed }: Values): boolean {
  return listed !== undefined;
}

function properties(fields: Fields, open: (values: Values) => boolean): Schema {
  return Object.fromEntries(
    Object.entries(fields).map(([key, values]) => [
      key,
      { ...(values.says !== undefined && { description: values.says }), ...schemaOf(values, open(values)) },
    ]),
  );
}

function objectType(
  fields: Fields,
  { open, needed }: { open: (values: Values) => boolean; needed: readonly string[] },
): string {
  const lines = Object.entries(fields).flatMap(([key, values]) => [
    ...(values.says === undefined ? [] : [`/** ${values.says} */`]),
    `${key}${needed.includes(key) ? '' : '?'}: ${typeOf(values, open(values))};`,
  ]);
  return `{\n${lines.join('\n')}\n}`;
}

function fieldsDrawing(fields: Fields, all: boolean): Drawing | undefined {
  const drawings = Object.entries(fields).flatMap(([key, { drawing }]) => (drawing ? [[key, drawing] as const] : []));
  return drawings.length < Object.keys(fields).length ? undefined : { fields: Object.fromEntries(drawings), all };
}
