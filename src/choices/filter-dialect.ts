/** The filter of one operation in a target's dialect: which parameters it travels in, and how. */
import { type OperationId, operations } from '../contract/operations.ts';
import type { Condition, Raw } from './canonical.ts';
import {
  type ChoicesDocument,
  isOther,
  type OneParameterGrammar,
  type ParameterEachGrammar,
} from './choices-document.ts';
import { chosen, declared } from './chosen.ts';
import { Inexpressible, MissingChoice } from './dialect-errors.ts';
import { between, type ConditionSyntax, readConditions, type Unwritable, writeConditions } from './filter-grammar.ts';
import { type Pairs, readQueryString, writeQueryString } from './query-string.ts';
import { type Quoting, quotingStyles, undeclaredQuoting } from './quoting.ts';
import { followsStated } from './stated.ts';

type Filter = readonly Condition[] | Raw;

export interface FilterDialect {
  /** One parameter holds all conditions, by the name of the role. */
  in_one_parameter: boolean;
  /** @param name the parameter's name; asked for only where one parameter holds all. @throws MissingChoice, Inexpressible */
  write(filter: Filter, name: () => string): [string, string][];
  /** Content of a parameter that is the filter's own. */
  readText(text: string): Filter;
  /** Takes the pairs that are conditions, where each has a parameter of its own; gives back the rest. */
  takePairs(pairs: Pairs): { filter?: Filter; rest: Pairs };
}

export function createFilterDialect(choices: ChoicesDocument, operation: OperationId): FilterDialect {
  const grammar = chosen(choices, 'lists.filter_grammar', operation);
  if (grammar === undefined || isOther(grammar)) return unspoken(operation, grammar?.other);
  const syntax = syntaxOf(choices, operation, grammar);
  const refuse = (failure: Unwritable): never => {
    const key = keyOf[failure.lacks];
    const said = declared(choices, key, operation);
    const isDeclared =
      said !== undefined && (key !== 'lists.filter_grammar' || followsStated(operation, key, said as never));
    if (failure.lacks === 'quoting' || isDeclared) {
      throw new Inexpressible(key, operation, failure.why);
    }
    throw new MissingChoice(key, operation);
  };
  const write = (conditions: readonly Condition[]) => {
    const text = writeConditions(syntax, conditions);
    return typeof text === 'string' ? text : refuse(text);
  };
  return 'condition' in grammar ? inOneParameter(syntax, write) : inParametersEach(syntax, write, operation, grammar);
}

const keyOf = {
  operator: 'lists.operators',
  join: 'lists.filter_grammar',
  several: 'lists.multiple_conditions',
  list_separator: 'lists.filter_grammar',
  null_word: 'lists.filter_grammar',
  any_text: 'lists.filter_grammar',
  quoting: 'lists.quoting',
} as const;

function syntaxOf(
  choices: ChoicesDocument,
  operation: OperationId,
  grammar: OneParameterGrammar | ParameterEachGrammar,
): ConditionSyntax {
  const { list_separator, null_word, null_operator, any_text = '%' } = grammar;
  const style = chosen(choices, 'lists.quoting', operation);
  const quoting: Quoting =
    style !== undefined && !isOther(style)
      ? quotingStyles[style]
      : undeclaredQuoting(() => {
          throw new MissingChoice('lists.quoting', operation);
        });
  return {
    template: 'condition' in grammar ? grammar.condition : `${grammar.parameter}${between}${grammar.value}`,
    join: 'condition' in grammar ? grammar.join : undefined,
    list_separator,
    null_word,
    null_operator,
    any_text,
    operators: chosen(choices, 'lists.operators', operation) ?? {},
    several: chosen(choices, 'lists.multiple_conditions', operation) === 'and',
    quoting,
  };
}

/** A grammar that nobody declared, or that no template can give. */
function unspoken(operation: OperationId, other: string | undefined): FilterDialect {
  return {
    in_one_parameter: true,
    write(filter, name) {
      if ('raw' in filter) return [[name(), filter.raw]];
      if (other === undefined) throw new MissingChoice('lists.filter_grammar', operation);
      throw new Inexpressible('lists.filter_grammar', operation, `filters are declared as other: ${other}`);
    },
    readText: (text) => ({ raw: text }),
    takePairs: (pairs) => ({ rest: pairs }),
  };
}

function inOneParameter(syntax: ConditionSyntax, write: (conditions: readonly Condition[]) => string): FilterDialect {
  return {
    in_one_parameter: true,
    write: (filter, name) => [[name(), 'raw' in filter ? filter.raw : write(filter)]],
    readText: (text) => readConditions(syntax, text) ?? { raw: text },
    takePairs: (pairs) => ({ rest: pairs }),
  };
}

/** Raw text of this form is a piece of query string. */
function inParametersEach(
  syntax: ConditionSyntax,
  write: (conditions: readonly Condition[]) => string,
  operation: OperationId,
  grammar: ParameterEachGrammar,
): FilterDialect {
  const known = new Set(operations[operation].success.fields);
  const literal = grammar.parameter.split(/\{\w+\}/);
  const prefix = literal[0] ?? '';
  const hasLiteral = literal.some((text) => text !== '');
  const hasOperator = syntax.template.includes('{operator}');

  function conditionIn(name: string, value: string): Condition | undefined {
    const [condition] = readConditions(syntax, `${name}${between}${value}`) ?? [];
    if (!condition) return undefined;
    // A bare field as the name looks like any unknown parameter; only a field of the record is a condition, then.
    const telling = hasLiteral || (hasOperator && syntax.operators[condition.operator] !== '');
    return telling || known.has(condition.field) ? condition : undefined;
  }

  return {
    in_one_parameter: false,
    write(filter) {
      if ('raw' in filter) return readQueryString(filter.raw);
      if (filter.length > 1 && !syntax.several) write(filter);
      return filter.map((condition) => {
        const text = write([condition]);
        const end = text.indexOf(between);
        return [text.slice(0, end), text.slice(end + between.length)];
      });
    },
    readText: (text) => ({ raw: text }),
    takePairs(pairs) {
      const own = pairs.filter(
        ([name, value]) => (prefix !== '' && name.startsWith(prefix)) || conditionIn(name, value) !== undefined,
      );
      if (own.length === 0) return { rest: pairs };
      const rest = pairs.filter((pair) => !own.includes(pair));
      const conditions = own.map(([name, value]) => conditionIn(name, value));
      const readable = conditions.every((condition) => condition !== undefined);
      if (readable && (syntax.several || conditions.length === 1)) return { filter: conditions, rest };
      return { filter: { raw: writeQueryString(own) }, rest };
    },
  };
}
