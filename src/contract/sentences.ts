import type { RawViolation } from '../generated/raw-validators.ts';

/** Name of a member of the judged object. */
export type Noun = 'field' | 'parameter';

export interface Circumstances {
  /** Null would have passed too. */
  orNull: boolean;
  /** The value at fault is null. */
  isNull: boolean;
  noun: Noun;
}

/** The end of a sentence that begins with the value at fault, for each keyword of JSON Schema. */
export function sentence({ keyword, params }: RawViolation, { orNull, isNull, noun }: Circumstances): string {
  const { limit } = params;
  switch (keyword) {
    case 'type':
      return `must be ${eitherOf([params.type, orNull ? 'null' : []].flat().map(withArticle))}`;
    case 'required':
      return 'is missing';
    case 'dependentRequired':
      return `is missing, and ${params.property} needs it`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `is no known ${noun}`;
    case 'not':
      return isNull ? 'must not be null' : 'has a form that is not permitted';
    case 'false schema':
      return 'must be absent';
    case 'enum':
      return `must be ${eitherOf((params.allowedValues as unknown[]).map((allowed) => JSON.stringify(allowed)))}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case 'format':
      return `must be ${formats[String(params.format)] ?? `a text of the format ${params.format}`}`;
    case 'pattern':
      return `must match the pattern ${params.pattern}`;
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`;
    case 'maxLength':
      return `must have at most ${limit} ${limit === 1 ? 'character' : 'characters'}`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'exclusiveMinimum':
      return `must be more than ${limit}`;
    case 'exclusiveMaximum':
      return `must be less than ${limit}`;
    case 'multipleOf':
      return `must be a multiple of ${params.multipleOf}`;
    case 'minItems':
      return limit === 1 ? 'must not be empty' : `must hold at least ${limit} items`;
    case 'maxItems':
    case 'items':
    case 'unevaluatedItems':
      return `must hold at most ${limit ?? params.len} ${(limit ?? params.len) === 1 ? 'item' : 'items'}`;
    case 'uniqueItems':
      return `must not hold the same item twice (numbers ${Number(params.j) + 1} and ${Number(params.i) + 1})`;
    case 'contains':
      return `must hold at least ${params.minContains ?? 1} item of the kind that is asked for`;
    case 'minProperties':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} fields`;
    case 'maxProperties':
      return limit === 0 ? 'must be empty' : `must have at most ${limit} fields`;
    case 'oneOf':
      return 'fits more than one of the permitted forms';
    case 'anyOf':
      return 'fits none of the permitted forms';
    default:
      return `breaks the rule ${keyword}`;
  }
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'a UUID, such as 0b9ff4c5-6a3f-4f4e-9a57-3f1c0d6f8f11',
  'date-time': 'a date and time in UTC, such as 2026-01-31T12:00:00.000Z',
  decimal: 'a decimal number, such as 12.50',
  email: 'an e-mail address',
  uri: 'an absolute URL',
  int32: 'an integer of 32 bits',
  int64: 'an integer of 64 bits',
};

function withArticle(type: unknown): string {
  if (type === 'null') return 'null';
  return type === 'integer' || type === 'object' || type === 'array' ? `an ${type}` : `a ${type}`;
}

/** `a, b or c`, each once, null last. */
function eitherOf(words: readonly string[]): string {
  const distinct = [...new Set(words)].sort((a, b) => Number(a === 'null') - Number(b === 'null'));
  return distinct.length < 2 ? (distinct[0] ?? '') : `${distinct.slice(0, -1).join(', ')} or ${distinct.at(-1)}`;
}
