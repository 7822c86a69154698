/** Spelling of one query parameter's value in a target's dialect, apart from filters. */
import type { OperationId } from '../contract/operations.ts';
import type { CanonicalQuery, QueryRole, Raw, SortKey } from './canonical.ts';
import { type ChoiceKey, type ChoicesDocument, isOther } from './choices-document.ts';
import { chosen, declared } from './chosen.ts';
import { Inexpressible, MissingChoice } from './dialect-errors.ts';
import { readEmbed, writeEmbed } from './embed-grammar.ts';
import { readSort, writeSort } from './sort-grammar.ts';

export interface Spelling<Value> {
  /** @throws MissingChoice, Inexpressible */
  write(value: Value): string;
  /** Undefined where the text does not follow the spelling. */
  read(text: string): Value | undefined;
}

export type SpelledRole = Exclude<QueryRole, 'filter'>;
export type Spellings = { [Role in SpelledRole]: Spelling<Exclude<CanonicalQuery[Role], Raw | undefined>> };

export function createSpellings(choices: ChoicesDocument, operation: OperationId): Spellings {
  const boolean = booleanSpelling(choices, operation);
  return {
    sort: sortSpelling(choices, operation),
    fields: fieldsSpelling(choices, operation),
    embed: { write: writeEmbed, read: readEmbed },
    page_size: { write: String, read: wholeNumber },
    cursor: { write: (text) => text, read: (text) => text },
    backward: boolean,
    presign: boolean,
  };
}

/** A whole number in its one plain spelling: no sign but a minus, no leading zero, no exponent. */
function wholeNumber(text: string): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && String(number) === text ? number : undefined;
}

function sortSpelling(choices: ChoicesDocument, operation: OperationId): Spelling<readonly SortKey[]> {
  const key = 'lists.sort_grammar';
  const grammar = chosen(choices, key, operation);
  return {
    write(keys) {
      if (grammar === undefined) throw new MissingChoice(key, operation);
      if (isOther(grammar)) throw new Inexpressible(key, operation, `sorting is declared as other: ${grammar.other}`);
      return writeSort(grammar, keys) ?? notOffered(choices, key, operation, 'only one field can be sorted by');
    },
    read: (text) => (grammar === undefined || isOther(grammar) ? undefined : readSort(grammar, text)),
  };
}

function fieldsSpelling(choices: ChoicesDocument, operation: OperationId): Spelling<readonly string[]> {
  const key = 'lists.fields_grammar';
  const grammar = chosen(choices, key, operation);
  const join = grammar === undefined || isOther(grammar) ? undefined : grammar.join;
  return {
    write(fields) {
      if (fields.length <= 1) return fields[0] ?? '';
      return join === undefined
        ? notOffered(choices, key, operation, 'only one field can be named')
        : fields.join(join);
    },
    read(text) {
      if (text === '') return [];
      const fields = join === undefined ? [text] : text.split(join);
      return fields.includes('') ? undefined : fields;
    },
  };
}

function booleanSpelling(choices: ChoicesDocument, operation: OperationId): Spelling<boolean> {
  const key = 'lists.boolean_values';
  const words = chosen(choices, key, operation);
  const pairs = [...(words ? [words] : []), ...(chosen(choices, 'lists.boolean_values_accepted', operation) ?? [])];
  return {
    write(value) {
      if (words === undefined) throw new MissingChoice(key, operation);
      return words[value ? 0 : 1];
    },
    read(text) {
      if (pairs.some(([yes]) => yes === text)) return true;
      return pairs.some(([, no]) => no === text) ? false : undefined;
    },
  };
}

/** A part of a grammar that is not there: not declared at all, or declared without it. */
function notOffered(choices: ChoicesDocument, key: ChoiceKey, operation: OperationId, why: string): never {
  if (declared(choices, key, operation) === undefined) throw new MissingChoice(key, operation);
  throw new Inexpressible(key, operation, why);
}
