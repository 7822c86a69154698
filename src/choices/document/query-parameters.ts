/** The query parameters of an operation under the choices: names, forms, bounds, and what is said about them. */
import type { MediaType, ParameterObject, Reference, Schema, SchemaObject } from '../../contract/document.ts';
import { bundledDocument, resolveReference } from '../../contract/document.ts';
import { type OperationId, operations, roles } from '../../contract/operations.ts';
import type { Operator, QueryRole } from '../canonical.ts';
import { run_reads } from '../catalog/operations.ts';
import type { FilterGrammar, ParameterEachGrammar, QuotingStyle } from '../choices-document.ts';
import { Inexpressible } from '../dialect-errors.ts';
import { fillTemplate } from '../filter-grammar.ts';
import { formOfList } from '../plain-lists.ts';
import { embedOnly, run_embeds } from '../stated.ts';
import { isReferenceChoice, settledChoice, type View } from './view.ts';

type OperationView = View & { operation: OperationId };

const roleOf = new Map(Object.entries(roles).map(([role, name]) => [name as string, role as QueryRole]));

/** Parameters in place of one query parameter of the bundled document: none, one or several. */
export function queryParameters(view: OperationView, parameter: ParameterObject): ParameterObject[] {
  const role = roleOf.get(parameter.name);
  if (role === undefined) return [parameter];
  const is_plain = formOfList(view.choices, view.operation) !== 'envelope';
  if (is_plain && (role === 'cursor' || role === 'backward')) return [];
  if (settledChoice(view, 'lists.parameters')[role] === null) return [];
  return changes[role](view, { ...parameter, name: nameOf(view, role), ...examplesOf(view, role, parameter) });
}

/** `embed`, where a run shows what belongs to it only when asked. */
export function embedOfRuns(view: OperationView): ParameterObject[] {
  if (!run_reads.includes(view.operation) || settledChoice(view, 'records.run_embeds') === 'always') return [];
  const words = run_embeds.join('|');
  return [
    {
      name: nameOf(view, 'embed'),
      in: 'query',
      required: false,
      description: `What to add to the run, joined by commas: ${list(run_embeds)}.`,
      schema: { type: 'string', minLength: 1, maxLength: 128, pattern: `^(${words})(,(${words}))*$` },
    },
  ];
}

export function nameOf(view: View, role: QueryRole): string {
  return settledChoice(view, 'lists.parameters')[role] ?? roles[role];
}

type Change = (view: OperationView, parameter: ParameterObject) => ParameterObject[];

const changes: Readonly<Record<QueryRole, Change>> = {
  filter: filterParameters,
  sort(view, parameter) {
    if (isReferenceChoice(view, 'lists.sort_grammar')) return [parameter];
    const { ascending, descending, join } = settledChoice(view, 'lists.sort_grammar');
    const key = [...new Set([ascending, descending].map(keyPattern))].join('|');
    const several = join === undefined ? '' : `(${literal(join)}(${key}))*`;
    const joined = join === undefined ? 'one key' : `keys joined by ${quoted(join)}, the first one deciding first`;
    const description = `The order of the list: ${joined}; \`${ascending}\` ascends and \`${descending}\` descends.`;
    return [{ ...parameter, description, schema: withPattern(parameter, `^(${key})${several}$`) }];
  },
  fields(view, parameter) {
    if (isReferenceChoice(view, 'lists.fields_grammar')) return [parameter];
    const { join } = settledChoice(view, 'lists.fields_grammar');
    const pattern = `^${field_name}(${literal(join)}${field_name})*$`;
    const description = `The names of the fields to answer with, joined by ${quoted(join)}. Left out, every field is present.`;
    return [{ ...parameter, description, schema: withPattern(parameter, pattern) }];
  },
  embed: (_, parameter) => [parameter],
  page_size(view, parameter) {
    const [minimum, maximum] = settledChoice(view, 'lists.page_size_bounds');
    const is_plain = formOfList(view.choices, view.operation) !== 'envelope';
    const is_clamped = settledChoice(view, 'lists.page_size_out_of_range') === 'clamped';
    const { minimum: _, maximum: __, default: usual, ...schema } = parameter.schema as SchemaObject;
    const size = is_plain ? maximum : settledChoice(view, 'lists.default_page_size');
    const bounds = is_clamped ? {} : { minimum, maximum };
    const beyond = ` A size below ${minimum} or above ${maximum} counts as the nearest of these.`;
    return [
      {
        ...parameter,
        description: is_clamped ? `${parameter.description}${beyond}` : parameter.description!,
        schema: { ...schema, ...bounds, ...(usual !== undefined && { default: size }) },
      },
    ];
  },
  cursor(view, parameter) {
    const lifetime = settledChoice(view, 'lists.cursor_lifetime');
    if (lifetime === 'none') return [parameter];
    const description = parameter.description!.replace('does not expire', `expires after ${lifetime} seconds`);
    return [{ ...parameter, description }];
  },
  backward: boolean,
  presign: boolean,
};

function boolean(view: OperationView, parameter: ParameterObject): ParameterObject[] {
  if (hasUsualWords(view)) return [parameter];
  const words = settledChoice(view, 'lists.boolean_values');
  const pairs = [words, ...settledChoice(view, 'lists.boolean_values_accepted')];
  const { default: usual } = parameter.schema as SchemaObject;
  const yes = pairs.map(([word]) => word);
  const no = pairs.map(([, word]) => word);
  return [
    {
      ...parameter,
      description: `${parameter.description} ${list(yes)} for yes, ${list(no)} for no.`,
      schema: { type: 'string', enum: [...new Set([...yes, ...no])], default: words[usual === true ? 0 : 1] },
    },
  ];
}

/** True where true and false are spelt as in JSON, and in no other way. */
function hasUsualWords(view: View): boolean {
  return isReferenceChoice(view, 'lists.boolean_values') && isReferenceChoice(view, 'lists.boolean_values_accepted');
}

function filterParameters(view: OperationView, parameter: ParameterObject): ParameterObject[] {
  const keys = ['lists.filter_grammar', 'lists.operators', 'lists.quoting', 'lists.multiple_conditions'] as const;
  if (keys.every((key) => isReferenceChoice(view, key))) return [parameter];
  const grammar = settledChoice(view, 'lists.filter_grammar') as FilterGrammar;
  if ('parameter' in grammar) return parametersEach(view, parameter, grammar);
  const { condition, join } = grammar;
  const several = settledChoice(view, 'lists.multiple_conditions') === 'and' && join !== undefined;
  const how = several ? `conditions joined by ${quoted(join)}; an item must meet all of them` : 'one condition';
  const description = `Which items to list: ${how}. The form is \`${condition}\`. ${valuesSaid(view, grammar, condition)}`;
  return [{ ...parameter, description }];
}

/** A parameter for each condition: each field with each operator, as far as the name of the parameter holds them. */
function parametersEach(view: OperationView, base: ParameterObject, grammar: ParameterEachGrammar): ParameterObject[] {
  const { parameter, value } = grammar;
  const words = parameter.includes('{operator}') ? Object.values(settledChoice(view, 'lists.operators')) : [''];
  const fields = parameter.includes('{field}') ? filterFields(view) : [''];
  const conditions = fields.flatMap((field) => words.map((operator) => ({ field, operator })));
  const several = settledChoice(view, 'lists.multiple_conditions') === 'and';
  const text = { type: 'string', maxLength: 4096 };
  const schema = several && fields[0] === '' ? { type: 'array', maxItems: 100, items: text } : text;
  const how = several ? 'An item must meet all conditions.' : 'Only one condition is understood.';
  const more = ` The value is written \`${value}\`. ${valuesSaid(view, grammar, parameter + value)} ${how}`;
  return conditions.map(({ field, operator }, index) => ({
    name: fillTemplate(parameter, { field, operator }),
    in: 'query',
    required: false,
    description: `${conditionSaid(field, operator)}${index === 0 ? more : ''}`,
    schema,
    ...(base['x-clauses'] && { 'x-clauses': base['x-clauses'] }),
  }));
}

function conditionSaid(field: string, operator: string): string {
  const which = field === '' ? 'that fit' : `whose \`${field}\` fits`;
  return `Lists only items ${which}${operator === '' ? '' : `, as \`${operator}\` has it`}.`;
}

const quotings: Readonly<Record<QuotingStyle, string>> = {
  backslash: 'A backslash takes its special meaning from the character after it.',
  double_quote: 'A value in double quotes may hold anything; a backslash goes before a quote or a backslash inside.',
  percent: 'What has a special meaning is written as the percent-encoded bytes of its UTF-8.',
  none: 'A value cannot hold what has a special meaning.',
};

function valuesSaid(view: View, grammar: FilterGrammar, template: string): string {
  const { list_separator, any_text = '%' } = grammar;
  const offered = Object.entries(settledChoice(view, 'lists.operators')) as [Operator, string][];
  const operators = offered.map(
    ([operator, word]) => `\`${word}\`${word === operator ? '' : ` (${meanings[operator]})`}`,
  );
  const separated = list_separator === undefined ? '' : ` Several values are parted by ${quoted(list_separator)}.`;
  const patterns = offered.some(([operator]) => operator === 'like') ? ` ${patternSaid(any_text)}` : '';
  const choice = template.includes('{operator}') ? `Operators are ${operators.join(', ')}.` : 'A value must be equal.';
  return `${choice}${separated}${nothingSaid(grammar)}${patterns} ${quotings[settledChoice(view, 'lists.quoting')]}`;
}

function nothingSaid({ null_word, null_operator }: FilterGrammar): string {
  if (null_operator) {
    const [none, some] = null_operator.values;
    return ` The operator \`${null_operator.word}\` with \`${none}\` asks for no value, with \`${some}\` for any.`;
  }
  return null_word === undefined ? '' : ` The word \`${null_word}\` stands for no value.`;
}

function patternSaid(any_text: string): string {
  return any_text === '' ? 'A pattern is a text that is held.' : `In patterns, \`${any_text}\` stands for any text.`;
}

const meanings: Readonly<Record<Operator, string>> = {
  eq: 'equal',
  ne: 'not equal',
  gt: 'greater',
  gte: 'greater or equal',
  lt: 'less',
  lte: 'less or equal',
  in: 'one of',
  like: 'a pattern',
};

/** The fields that may be filtered by, as far as they have a single value. */
function filterFields(view: OperationView): string[] {
  const { filter } = settledChoice(view, 'lists.queryable_fields');
  const { fields, record } = operations[view.operation].success;
  const embedded = embedOnly[view.operation] ?? [];
  const scalars = fields.filter((field) => !embedded.includes(field) && isScalar(record, field));
  return filter === 'scalars' ? scalars : scalars.filter((field) => filter.includes(field));
}

function isScalar(record: string | undefined, field: string): boolean {
  const component = bundledDocument().components.schemas[record ?? ''];
  const parts = [component, ...(((component as SchemaObject | undefined)?.allOf as Schema[] | undefined) ?? [])];
  const property = parts.map(resolved).find((part) => part?.properties?.[field] !== undefined)?.properties?.[field];
  const types = [resolved(property)?.type ?? []].flat();
  return types.length > 0 && !types.includes('object') && !types.includes('array');
}

function resolved(schema: Schema | undefined): SchemaObject | undefined {
  return typeof schema === 'object' ? (resolveReference<object>(bundledDocument(), schema) as SchemaObject) : undefined;
}

/** The examples of a parameter in the dialect; those that it cannot say are left out. */
function examplesOf(view: OperationView, role: QueryRole, parameter: ParameterObject): Pick<MediaType, 'examples'> {
  if (parameter.examples === undefined) return {};
  const all = Object.entries(parameter.examples).flatMap(([key, example]) => {
    const { summary, value } = example as Exclude<typeof example, Reference>;
    const written = exampleOf(view, role, value);
    return written === undefined ? [] : [[key, { summary, value: written }] as const];
  });
  return { examples: all.length === 0 ? undefined : Object.fromEntries(all) };
}

function exampleOf(view: OperationView, role: QueryRole, value: unknown): unknown {
  const { dialect, reference } = view;
  const [, maximum] = settledChoice(view, 'lists.page_size_bounds');
  const meant = role === 'page_size' ? String(Math.min(Number(value), maximum)) : String(value);
  const query = reference.queryFromWire(view.operation, [[roles[role], meant]]);
  const pairs = sayable(() => dialect.queryToWire(view.operation, query));
  const written = pairs?.length === 1 ? pairs[0]![1] : undefined;
  if (written === undefined || role === 'page_size') return written === undefined ? undefined : Number(written);
  return typeof value === 'boolean' && hasUsualWords(view) ? value : written;
}

function sayable<Value>(say: () => Value): Value | undefined {
  try {
    return say();
  } catch (error) {
    if (error instanceof Inexpressible) return undefined;
    throw error;
  }
}

const field_name = '[A-Za-z_][A-Za-z0-9_.]*';

function keyPattern(template: string): string {
  return template.split('{field}').map(literal).join(field_name);
}

function withPattern({ schema }: ParameterObject, pattern: string): SchemaObject {
  return { ...(schema as SchemaObject), pattern };
}

/** Text as a regular expression of ECMA-262 that also `u` accepts. */
export function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function quoted(text: string): string {
  return text === ' ' ? 'spaces' : text === ',' ? 'commas' : `\`${text}\``;
}

function list(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}
