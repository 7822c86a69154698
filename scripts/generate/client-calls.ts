import { type OpenApiDocument, type Schema, schemaName } from '../../src/contract/document.ts';
import { publishedDocument } from '../../src/contract/published.ts';
import { type FoundOperation, operationsOf, parametersOf } from '../../src/contract/walk.ts';
import { operationTable } from './operations.ts';
import { itemSchemaOf, requiredOf } from './records.ts';

type Row = ReturnType<typeof operationTable>[string];
type Parameter = ReturnType<typeof parametersOf>[number];

const parts = { path: 'Parameters of the path.', query: 'Parameters of the query.', header: 'Header parameters.' };

/** Types by hand, for those that are generated. */
const helpers = `type Schemas = components['schemas'];

/** What is of an interface or a class, and so has no index signature; nothing of which JSON would make an empty object. */
type Typed = object & { [Symbol.iterator]?: never; then?: never; arrayBuffer?: never };

/** Fields of any name. */
export type Fields = Readonly<Record<string, unknown>> | Typed;

type Named<Value> = { [Name in keyof Value as string extends Name ? never : Name]: Value[Name] };

/** The same, where it may have fields of any name beside those that are named. */
type Free<Value> = Value extends unknown ? (string extends keyof Value ? Value | (Named<Value> & Typed) : Value) : never;

/** A part of a request: a field that may be left out may be undefined, too. */
type Loose<Value> = Free<{
  [Name in keyof Value]: Free<Value[Name]> | (undefined extends Value[Name] ? undefined : never);
}>;

/** A record with those of its fields that are always there. Editors show the fields of what is inferred, not its making. */
type Whole<Value, Name extends keyof Value> =
  (Required<Pick<Value, Name>> & Omit<Value, Name>) extends infer Fields
    ? { [Field in keyof Fields]: Fields[Field] }
    : never;

/** A page of a list. */
export interface Page<Item> {
  items: Item[];
  first: string;
  next: string | null;
  previous: string | null;
}

type RequiredOf<Item> = { [Name in keyof Item]-?: undefined extends Item[Name] ? never : Name }[keyof Item];

type QueryOf<Request> = Request extends { query?: infer Query } ? NonNullable<Query> : unknown;

/** Item of a list: all its fields, or those that the request names. Of a request that may name any, nobody knows. */
export type Projected<Item, Request> = 'fields' extends keyof QueryOf<Request>
  ? Request extends { query: { fields: readonly (infer Name)[] } }
    ? Whole<Partial<Item>, RequiredOf<Item> & Name & keyof Item>
    : Partial<Item>
  : Item;
`;

/**
 * The interface of the typed client: a method for each operation with the words of the document, what each is asked and
 * answers, and the items of lists. It stands on the types of the published document.
 * @throws Error for a parameter that it has no type for
 */
export function clientCallsSource(document: OpenApiDocument): string {
  const published = publishedDocument(document);
  const table = operationTable(document);
  const found = operationsOf(published).filter(({ place }) => place === 'path');
  const rows = found.map((one) => ({ one, row: table[one.operation.operationId]! }));
  const lists = rows.filter(({ row }) => row.success.kind === 'page');
  return [
    `import type { components } from './client-types.ts';\n`,
    helpers,
    ...rows.map(({ one, row }) => requestSource(published, one, row)),
    interfaceOf('What each operation is asked.', 'Requests', rows, ({ row }) => requestName(row.id)),
    interfaceOf('What each operation answers.', 'Answers', rows, ({ row }) => answerOf(row)),
    interfaceOf('The whole item of each list.', 'Items', lists, ({ row }) => itemOf(document, published, row)),
    `/** A method for each operation. @template Options what every method takes beside its request */`,
    `export interface Calls<Options> {\n${rows.map(({ one, row }) => method(published, one, row)).join('')}}\n`,
  ].join('\n');
}

type Found = { one: FoundOperation; row: Row };

function interfaceOf(says: string, name: string, rows: readonly Found[], typeOf: (found: Found) => string): string {
  const members = rows.map((found) => `  ${found.row.id}: ${typeOf(found)};\n`);
  return `/** ${says} */\nexport interface ${name} {\n${members.join('')}}\n`;
}

function requestName(id: string): string {
  return `${id[0]!.toUpperCase()}${id.slice(1)}Request`;
}

function answerOf({ id, success: { kind, schema } }: Row): string {
  if (kind === 'empty') return 'undefined';
  if (kind === 'text') return 'string';
  if (kind === 'page') return `Page<Items['${id}']>`;
  return schema === undefined ? '{ [name: string]: unknown }' : `Schemas['${schema}']`;
}

/** Published documents have the whole record only where something else answers with it. */
function itemOf(document: OpenApiDocument, published: OpenApiDocument, { success: { record = '', schema = '' } }: Row) {
  if (published.components.schemas[record] !== undefined) return `Schemas['${record}']`;
  const names = requiredOf(document, document.components.schemas[record]!).map((name) => `'${name}'`);
  return `Whole<Schemas['${itemSchemaOf(document, schema)}'], ${names.join(' | ')}>`;
}

function requestSource(document: OpenApiDocument, found: FoundOperation, { id, request }: Row): string {
  const parameters = parametersOf(document, found);
  const members = Object.entries(parts).flatMap(([place, says]) => {
    const named = parameters.filter((one) => one.in === place);
    if (named.length === 0) return [];
    const [mark, end] = named.some(({ required }) => required) ? ['', ''] : ['?', ' | undefined'];
    const fields = named.map((one) => parameterSource(id, one)).join('');
    return [`  /** ${says} */\n  ${place}${mark}: {\n${fields}  }${end};\n`];
  });
  const body = request && `  /** The fields of the body. */\n  body: Loose<Schemas['${request.schema}']>;\n`;
  return `/** Request of \`${id}\`. */\nexport interface ${requestName(id)} {\n${members.join('')}${body ?? ''}}\n`;
}

function parameterSource(id: string, { name, required, description, schema = true }: Parameter): string {
  const type = typeOf(schema);
  if (type === undefined) throw new Error(`${id}: no type is known for the parameter ${name}`);
  const [mark, end] = required ? ['', ''] : ['?', ' | undefined'];
  const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
  return `${comment('    ', [description ?? ''])}    ${key}${mark}: ${type}${end};\n`;
}

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

function typeOf(schema: Schema): string | undefined {
  if (typeof schema === 'boolean') return undefined;
  const name = schemaName(schema);
  if (name !== undefined) return `Schemas['${name}']`;
  if (Array.isArray(schema.enum)) return schema.enum.map((word) => JSON.stringify(word)).join(' | ');
  if (schema.type !== 'array') return primitives[String(schema.type)];
  const item = schema.items && typeOf(schema.items);
  return item ? `readonly (${item})[]` : undefined;
}

function method(document: OpenApiDocument, found: FoundOperation, row: Row): string {
  const { id, success } = row;
  const {
    summary = '',
    description = '',
    parameters,
  } = { ...found.operation, parameters: parametersOf(document, found) };
  const needed = row.request !== undefined || parameters.some(({ required }) => required);
  const says = comment('  ', [
    `${summary}.`,
    ...description.trim().split(/\n\n+/),
    [
      ...(success.kind === 'empty' ? [] : [`@returns ${resultOf(found, success.status)}`]),
      `@throws ModelRunError, by the document with ${Object.keys(row.errors).join(', ')}`,
    ].join('\n'),
  ]);
  const request = requestName(id);
  if (success.kind !== 'page') {
    return `${says}  ${id}(request${needed ? '' : '?'}: ${request}, options?: Options): Promise<${answerOf(row)}>;\n`;
  }
  const page = (asked: string) => `Promise<Page<Projected<Items['${id}'], ${asked}>>>`;
  return `${says}  ${id}<const Request extends ${request}${needed ? '' : ' = Record<never, never>'}>(
    request${needed ? '' : '?'}: Request,
    options?: Options,
  ): ${page('Request')};\n`;
}

function resultOf({ operation }: FoundOperation, status: number): string {
  const response = operation.responses[String(status)];
  return response !== undefined && 'description' in response ? firstLower(response.description) : 'the answer';
}

function firstLower(text: string): string {
  return `${text[0]!.toLowerCase()}${text.slice(1).replace(/\.$/, '')}`;
}

/** A comment of several paragraphs, or nothing where there are none. */
function comment(indent: string, paragraphs: readonly string[]): string {
  const [first, ...more] = paragraphs.filter((one) => one !== '').map((one) => one.replaceAll('*/', '*\\/'));
  if (first === undefined) return '';
  if (more.length === 0 && !first.includes('\n')) return `${indent}/** ${first} */\n`;
  const lines = [first, ...more].flatMap((one) => ['', ...one.split('\n')]).slice(1);
  return `${indent}/**\n${lines.map((line) => `${indent} *${line && ` ${line}`}\n`).join('')}${indent} */\n`;
}
