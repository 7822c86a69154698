/** Mistakes in a fault: one clear line for each. */
import type { Issue } from '../../choices/canonical.ts';
import { isOperationId, operations } from '../../contract/operations.ts';
import type { FaultKind } from '../fault-book.ts';

/** The mistake in the value of a field, as the end of a sentence that begins with its name; undefined for none. */
type Rule = (value: unknown) => string | undefined;

interface Field {
  rule: Rule;
  required?: true;
}

/** Longer would be taken for a server that hangs, and keeps one from closing. */
const longest_wait_ms = 600_000;
/** 30 days, longer than any presigned URL is good for. */
const longest_lag_ms = 2_592_000_000;
/** A day: the document's bound of `Retry-After`. */
const longest_retry_s = 86_400;
const most_counted = 1_000_000_000;

const required = (rule: Rule): Field => ({ rule, required: true });
const optional = (rule: Rule): Field => ({ rule });

function whole(least: number, most: number): Rule {
  return (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? undefined
      : `must be a whole number from ${least} to ${most}`;
}

function oneOf(...words: string[]): Rule {
  return (value) => (words.includes(value as string) ? undefined : `must be one of ${words.join(', ')}`);
}

const probability: Rule = (value) =>
  typeof value === 'number' && value >= 0 && value <= 1 ? undefined : 'must be a number from 0 to 1';

const urlPrefix: Rule = (value) =>
  typeof value === 'string' && /^https?:\/\/./i.test(value) && value.length <= 2_048
    ? undefined
    : 'must be what a URL begins with, such as http://127.0.0.1:9000/hooks';

function operationList(takes: 'all' | 'lists'): Rule {
  return (value) => {
    if (!Array.isArray(value) || value.length === 0) return 'must be a list of operationIds, such as ["listAssets"]';
    for (const id of value) {
      if (typeof id !== 'string' || !isOperationId(id)) return `names no operation: ${shown(id)}`;
      if (takes === 'lists' && operations[id].success.kind !== 'page') return `names ${id}, which answers no list`;
    }
    return undefined;
  };
}

const chance = {
  times: optional(whole(1, most_counted)),
  skip: optional(whole(0, most_counted)),
  probability: optional(probability),
};
const onOperations = { ...chance, operations: optional(operationList('all')) };
const onDeliveries = { ...chance, channel: optional(oneOf('callback', 'webhook')), url: optional(urlPrefix) };
const onStorage = { ...chance, method: optional(oneOf('GET', 'PUT')) };

const fields: Readonly<Record<FaultKind, Readonly<Record<string, Field>>>> = {
  latency: {
    ms: required(whole(0, longest_wait_ms)),
    jitter_ms: optional(whole(0, longest_wait_ms)),
    ...onOperations,
  },
  status: { status: required(whole(400, 599)), retry_after_s: optional(whole(0, longest_retry_s)), ...onOperations },
  drop: { when: required(oneOf('before_answer', 'in_body')), ...onOperations },
  rate_limit: {
    requests: required(whole(0, most_counted)),
    per_s: required(whole(1, longest_retry_s)),
    retry_after_s: optional(whole(0, longest_retry_s)),
    ...onOperations,
  },
  staleness: { ms: required(whole(0, longest_lag_ms)), ...onOperations, operations: optional(operationList('lists')) },
  duplicate: { copies: required(whole(1, 100)), ...onDeliveries },
  reorder: { within_ms: optional(whole(1, longest_lag_ms)), ...onDeliveries },
  delay: { ms: required(whole(0, longest_lag_ms)), ...onDeliveries },
  bad_signature: { how: required(oneOf('wrong_key', 'missing', 'other_body', 'truncated')), ...onDeliveries },
  storage_expired: onStorage,
  storage_cut: { after_bytes: required(whole(1, Number.MAX_SAFE_INTEGER)), ...onStorage },
};

/** @returns what is wrong, each with its place in the body; empty for a value that is a `Fault` */
export function faultProblems(value: unknown): Issue[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [issue([], 'type', 'a fault must be an object with a kind', value)];
  }
  const given = value as Record<string, unknown>;
  const { kind } = given;
  if (typeof kind !== 'string' || !Object.hasOwn(fields, kind)) {
    const kinds = Object.keys(fields).join(', ');
    return [issue(['kind'], kind === undefined ? 'required' : 'enum', `kind must be one of ${kinds}`, kind)];
  }
  const known = fields[kind as FaultKind];
  return [
    ...Object.entries(known).flatMap(([name, field]) => fieldProblems(name, field, given[name])),
    ...Object.keys(given)
      .filter((name) => name !== 'kind' && !Object.hasOwn(known, name))
      .map((name) => {
        const message = `a fault of kind ${kind} has no ${shown(name)}; it takes ${Object.keys(known).join(', ')}`;
        return issue([name], 'unknown', message, given[name]);
      }),
  ];
}

function fieldProblems(name: string, { rule, required: is_required }: Field, value: unknown): Issue[] {
  const problem = value === undefined && !is_required ? undefined : rule(value);
  if (problem === undefined) return [];
  return [issue([name], value === undefined ? 'required' : 'invalid', `${name} ${problem}`, value)];
}

function issue(at: readonly string[], type: string, message: string, input: unknown): Issue {
  return { at: ['body', ...at], message, type, input };
}

/** A value as a message shows it: at one glance. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 60 ? `${text.slice(0, 59).toWellFormed()}…` : text;
}
