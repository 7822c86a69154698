/** A field of a record: its property, its presence, and its row in the tables of the specification. */
import { InputError } from '../../src/input/input-error.ts';
import { oneOf } from '../runs/read-arguments.ts';
import { addToList, Draft, type Drafted, type Read } from './draft.ts';

const schemas = 'openapi/components/schemas/';
const tables = 'openapi/stated.yaml';

/** Properties by the types of openapi/stated.yaml. A record has null where it has no value; a body leaves the field out. */
const typed: Readonly<Record<string, (is_record: boolean) => string>> = {
  string: (is_record) => `type: ${orNull('string', is_record)}\n    maxLength: '‹the most characters›'`,
  uuid: (is_record) => `$ref: Uuid${is_record ? 'OrNull' : ''}.yaml`,
  timestamp: (is_record) => `$ref: Timestamp${is_record ? 'OrNull' : ''}.yaml`,
  boolean: (is_record) => `type: ${orNull('boolean', is_record)}`,
  integer: (is_record) =>
    `type: ${orNull('integer', is_record)}\n    minimum: '‹the least›'\n    maximum: '‹the most›'`,
};

const orNull = (type: string, is_record: boolean) => (is_record ? `[${type}, 'null']` : type);

export function draftField(read: Read, path: string, type = 'string'): Drafted {
  const [, schema, field] = /^([A-Z]\w*)\.([a-z][a-z0-9_]*)$/.exec(path) ?? [];
  if (!schema || !field) throw new InputError(`${path}: give the field as SCHEMA.FIELD, such as AssetFolder.color`);
  oneOf('--type', type, Object.keys(typed));
  const draft = new Draft(read);
  const whole = `${schemas}${schema}.yaml`;
  const text = draft.textOf(whole);
  if (text === undefined) throw new InputError(`${whole} is not there: give the name of a schema beside it`);
  const properties =
    draft.textOf(`${schemas}${schema}Fields.yaml`) === undefined ? whole : `${schemas}${schema}Fields.yaml`;
  if (draft.textOf(properties)!.includes(`\n  ${field}:\n`))
    throw new InputError(`${properties} has ${field} already: give another field`);

  const is_record = draft.textOf(tables)!.includes(`\n  ${schema}:`);
  draft.edit(properties, (text) =>
    withProperty(text, `  ${field}:\n    description: '‹one sentence: its meaning›'\n    ${typed[type]!(is_record)}\n`),
  );
  return {
    texts: draft.texts,
    by_hand: is_record ? recordPlaces(draft, { schema, field, type }) : bodyPlaces(field),
    next: [
      'npm run generate && npm run types',
      'npx redocly lint --config openapi/redocly.yaml openapi/openapi.yaml',
      'npm test -- src/contract src/server/handlers',
    ],
  };
}

/** Adds the field to the lists of those that are always there. @returns the places that are left */
function recordPlaces(draft: Draft, { schema, field, type }: Record<'schema' | 'field' | 'type', string>): string[] {
  const lists = [
    { file: `${schemas}${schema}.yaml`, list: ['required'] },
    { file: tables, list: ['records', schema, type] },
  ];
  const left = lists.filter(({ file, list }) => {
    const changed = addToList(draft.textOf(file)!, list, field);
    if (changed !== undefined) draft.edit(file, () => changed);
    return changed === undefined;
  });
  return [
    ...left.map(({ file, list }) => `${file}: ${field} at ${list.join('.')}`),
    'openapi/components/examples/: each example of the record; the second command names them',
    'src/server/handlers/, src/server/seed/, src/store/: each place that makes such a record; the types name them',
    'src/store/schema-steps.ts: a step, where databases from before are still opened',
  ];
}

function bodyPlaces(field: string): string[] {
  return [
    `${tables}: ${field}, in brackets where it is optional, at each operation of bodies that takes it`,
    'openapi/components/examples/: an example with it',
    'src/server/handlers/: the handler that reads it',
  ];
}

/** Behind the last of the properties. */
function withProperty(text: string, property: string): string | undefined {
  const start = /^properties:\n/m.exec(text);
  if (!start) return undefined;
  const from = start.index + start[0].length;
  const next = text.slice(from).search(/^\S/m);
  const end = next < 0 ? text.length : from + next;
  return text.slice(0, end) + property + text.slice(end);
}
