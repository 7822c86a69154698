/** The JSON Schema of choices documents, from the catalog and the clauses. */

import { catalog, choiceKeys, choiceOf, mayBeOther } from '../../../src/choices/catalog/catalog.ts';
import type { Choice, ChoiceGroup } from '../../../src/choices/catalog/choice.ts';
import { type Schema, schemaOf } from '../../../src/choices/catalog/values.ts';
import type { ChoiceKey } from '../../../src/choices/choices-document.ts';
import type { SchemaNode } from '../../../src/choices/schema-sentences.ts';
import { type Clause, loadClauses } from '../../../src/contract/clauses.ts';

/**
 * @param operations the ids that `for` takes
 * @param listed the clauses, those of `openapi/clauses.yaml` unless given
 * @throws Error one line for each choice without a clause, and for each clause of a choice that is not in the catalog
 */
export function choicesSchema(
  operations: readonly string[],
  listed: readonly Clause[] = loadClauses().clauses,
): SchemaNode {
  const clauses = openClauses(listed);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Choices document',
    description:
      'What an implementation does about the open clauses of the specification. Everything may be left out: the suite then observes it, and the reference server does as the reference choices say. Every behaviour may also be {other: text}.',
    type: 'object',
    properties: Object.fromEntries(Object.entries(catalog).map(([name, group]) => [name, groupSchema(name, group)])),
    additionalProperties: false,
    $defs: {
      other: {
        type: 'object',
        title: '{other: text}',
        description: 'A behaviour that has no word of its own, in words for people.',
        properties: { other: { type: 'string', minLength: 1 } },
        required: ['other'],
        additionalProperties: false,
      },
      word: { type: ['string', 'boolean', 'integer'], title: 'a word' },
      operation: { enum: operations },
      ...Object.fromEntries(choiceKeys.map((key) => [key, choiceSchema(choiceOf(key), clauses.get(key)!)])),
    },
  } as SchemaNode;
}

function groupSchema(group: string, { says, choices }: ChoiceGroup): Schema {
  const references = Object.keys(choices).map((name) => [name, { $ref: `#/$defs/${group}.${name}` }]);
  const properties = Object.fromEntries(references);
  return {
    type: 'object',
    description: says,
    properties: {
      ...properties,
      for: {
        type: 'object',
        description: 'The same choices for one operation alone, by operationId.',
        propertyNames: { $ref: '#/$defs/operation' },
        additionalProperties: { type: 'object', properties, additionalProperties: false },
      },
    },
    additionalProperties: false,
  };
}

function choiceSchema(choice: Choice, clause: string): Schema {
  return { description: `Clause ${clause}. ${choice.says}`, ...schemaOf(choice.values, mayBeOther(choice)) };
}

/** The id of the clause that leaves each choice open. */
function openClauses(clauses: readonly Clause[]): Map<string, string> {
  const found = new Map(clauses.flatMap((clause) => (clause.level === 'open' ? [[clause.choice, clause.id]] : [])));
  const keys: readonly string[] = choiceKeys;
  const problems = [
    ...choiceKeys.filter((key) => !found.has(key)).map(withoutClause),
    ...[...found].filter(([key]) => !keys.includes(key)).map(([key, id]) => withoutEntry(key, id)),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return found;
}

function withoutClause(key: ChoiceKey): string {
  return `choice ${key} has no clause: add an open clause with "choice: ${key}" to openapi/clauses.yaml`;
}

function withoutEntry(key: string, clause: string): string {
  const [group, name] = key.split('.');
  return `clause ${clause} leaves ${key} open: add ${name} to src/choices/catalog/${group}.ts`;
}
