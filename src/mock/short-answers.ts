/** A document whose answers are soon made up. */
import type { OpenApiDocument } from '../contract/document.ts';

/** Whoever makes answers up goes as far as they may: 500 records to a page, 10,000 members to an object. */
const most: Readonly<Record<string, number>> = { maxItems: 2, maxProperties: 3, maxLength: 256 };

/** Answers refer to schemas of their own, with lower bounds; what may be sent stays as it is. */
export function withShortAnswers(document: OpenApiDocument): OpenApiDocument {
  const { schemas, ...others } = document.components;
  const named = Object.entries(schemas).map(([name, schema]) => [`${name}_short`, shortened(schema)]);
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
    return typeof member === 'number' && most[name] !== undefined ? Math.min(member, most[name]) : member;
  });
}
