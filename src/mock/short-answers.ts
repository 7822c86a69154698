/** A document whose answers are soon made up, and are valid. */

import type { OpenApiDocument } from '../contract/document.ts';
import { isObject } from '../json/is-object.ts';

/** Made-up answers are as long as their schema allows: 500 records to a page, 10,000 members to an object. */
const most: Readonly<Record<string, number>> = { maxItems: 2, maxProperties: 3, maxLength: 256 };

/** Any time of that form. The format says more than the pattern, and Prism's own times have no milliseconds. */
const instant = '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|1\\d|2[0-8])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$';

/** Answers refer to schemas of their own, with lower bounds; what may be sent stays as it is. */
export function withShortAnswers(document: OpenApiDocument): OpenApiDocument {
  const { schemas, ...others } = document.components;
  const named = Object.entries(schemas).map(([name, schema]) => [
    `${name}_short`,
    shortened(name.startsWith('CursorUrlOrNull') ? ended(schema) : schema),
  ]);
  const components = { ...withAnswers(others), schemas: { ...schemas, ...Object.fromEntries(named) } };
  return { ...document, paths: withAnswers(document.paths), components };
}

/** All that stands under `responses`. */
function withAnswers<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (name, member: unknown) =>
    name === 'responses' ? shortened(member) : member,
  ) as Value;
}

function shortened(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (name, member: unknown) => {
    if (name === '$ref') return String(member).replace(/^(#\/components\/schemas\/.*?)(_short)?$/, '$1_short');
    if (typeof member === 'number' && most[name] !== undefined) return Math.min(member, most[name]);
    return isObject(member) ? obeyed(member) : member;
  });
}

/** Prism answers with the same page, whatever cursor comes with a request: a walk would never end. */
function ended(schema: unknown): unknown {
  const { type, pattern: _, ...rest } = schema as Record<string, unknown>;
  return Array.isArray(type) && type.includes('null') ? { ...rest, type: 'null' } : schema;
}

/** Characters of a URL, by a pattern that allows those which none has, and by one that does not. */
const [any_url, plain_url] = ['[^\\s]+$', '[a-z]{3,12}\\.example/[a-z]{3,12}$'];

/** Of a format and a pattern Prism obeys the format alone, and further members it adds whatever their number. */
function obeyed(schema: Record<string, unknown>): Record<string, unknown> {
  const { format, ...rest } = schema;
  if (format === 'date-time' && 'pattern' in schema) return { ...rest, pattern: instant };
  const { pattern } = schema;
  if (typeof pattern === 'string' && /^\^(https\?:\/)?\//.test(pattern))
    return { ...schema, pattern: pattern.replace(any_url, plain_url) };
  return schema.maxProperties === 0 ? { ...schema, additionalProperties: false } : schema;
}
