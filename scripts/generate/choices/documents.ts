/** The choices documents of `fixtures/choices`, printed from the catalog. */

import type { ValidateFunction } from 'ajv';
import { stringify } from 'yaml';
import { catalog, mayBeOther } from '../../../src/choices/catalog/catalog.ts';
import type { Choice } from '../../../src/choices/catalog/choice.ts';
import { documentOf } from '../../../src/choices/catalog/documents.ts';
import { schemaOf, type Values } from '../../../src/choices/catalog/values.ts';
import { allowed, type SchemaNode, shapeFault } from '../../../src/choices/schema-sentences.ts';
import { isObject } from '../../../src/json/is-object.ts';

const heading = `# yaml-language-server: $schema=../../src/generated/choices.schema.json
#
# Generated from src/choices/catalog; do not edit, run \`npm run generate\`.
#
`;

const referenceHeading = `${heading}# The reference choices: what the document and the reference server do when nobody says otherwise. For the reference
# server a choices document needs to hold only what differs from them. The suite assumes none of them: it needs to be
# told those that say how a request is sent, such as \`lists.parameters\`, and observes the others.
#
# Any choice may be made for one operation alone, under \`for\` of its group, by operationId. Every behaviour may also be
# \`{other: text}\`: the suite then only observes it, and the server refuses to start.
#
# Nobody can choose what the specification states: \`q\`, \`sort_by\`, \`fields\` and \`embed\` of both batch reads with their
# grammar; \`embed\` of the asset reads and of the account; the form \`<field>:<asc or desc>\` of the asset list's sort;
# page sizes from 1 to 500 on the asset and asset-type lists; and every name in a body.
`;

const unlikeHeading = `${heading}# A permitted implementation that is unlike the reference wherever it may be; under \`for\`, single operations are unlike
# all the others. A server of it, or a run against one, proves that no code takes a reference name, encoding, status or
# policy for granted.
`;

/**
 * The files of the folder, text by name.
 * @param validate tells all faults by the schema
 * @throws Error one line for a reference value, or an unlike one, that the choice does not take
 */
export function choicesFixtures(schema: SchemaNode, validate: ValidateFunction): Map<string, string> {
  for (const column of ['reference', 'unlike'] as const) {
    const problem = shapeFault(schema, validate, documentOf(column));
    if (problem !== undefined) throw new Error(`src/choices/catalog: the ${column} value of ${problem}`);
  }
  return new Map([
    ['reference.yaml', referenceHeading + groupsOf('reference', (choice, entry) => explained(schema, choice, entry))],
    ['unlike.yaml', unlikeHeading + groupsOf('unlike', (_, { name, value }) => lineOf(name, value))],
  ]);
}

function groupsOf(column: 'reference' | 'unlike', entry: (choice: Choice, lines: Entry) => string[]): string {
  const document = documentOf(column);
  const groups = Object.entries(catalog).map(([group, { choices }]) => {
    const { for: own, ...whole } = document[group]!;
    const lines = Object.entries(whole).flatMap(([name, value]) => entry(choices[name]!, { name, value }));
    return [`${group}:`, ...indented([...lines, ...(own === undefined ? [] : lineOf('for', own))])].join('\n');
  });
  return groups.map((group) => `\n${group}\n`).join('');
}

interface Entry {
  name: string;
  value: unknown;
}

/** A choice below what it is about and what it takes; one that is made part by part has that at each part. */
function explained(schema: SchemaNode, choice: Choice, { name, value }: Entry): string[] {
  const { says, note, values } = choice;
  const { parts } = values;
  if (!parts) {
    const taken = mayBeOther(choice) ? takes(values, schema) : undefined;
    return [...comments([says, note, taken && `Allowed: ${taken}`], 2), ...lineOf(name, value)];
  }
  const [common, ...others] = new Set(Object.values(parts).map((part) => takes(part, schema)));
  const alike = others.length === 0;
  const lines = Object.entries(value as object).flatMap(([part, inner]) => {
    const taken = alike ? undefined : takes(parts[part]!, schema);
    return [...comments([parts[part]!.says, taken && `Allowed: ${taken}`], 4), ...lineOf(part, inner)];
  });
  const top = comments([says, note, alike ? common && `Allowed for each: ${common}` : undefined], 2);
  return [...top, `${name}:`, ...indented(lines)];
}

/** The values in words; undefined where any text or flag is one. */
function takes(values: Values, schema: SchemaNode): string | undefined {
  const text = allowed(schemaOf(values, false) as SchemaNode, schema);
  return ['string', 'boolean'].includes(text) ? undefined : text;
}

const widest = 120;

/** Each text begins a line of its own. */
function comments(texts: readonly (string | undefined)[], depth: number): string[] {
  const room = widest - depth - '# '.length;
  return texts.flatMap((text) => (text === undefined ? [] : wrapped(text, room).map((line) => `# ${line}`)));
}

function wrapped(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** One key with its value: objects below it, everything else beside it. */
function lineOf(name: string, value: unknown): string[] {
  if (isObject(value) && Object.keys(value).length > 0) {
    return [`${name}:`, ...indented(Object.entries(value).flatMap(([key, inner]) => lineOf(key, inner)))];
  }
  return [`${name}: ${inline(value)}`];
}

/** Quoted where a reader of YAML 1.1 would take a word for a value. */
function inline(value: unknown): string {
  const options = { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0, compat: 'yaml-1.1' } as const;
  return stringify(value, options).trimEnd();
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
