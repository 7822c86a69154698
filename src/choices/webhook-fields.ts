/**
 * Names of a webhook's fields (choice `events.webhook_fields`). Two names change places with each other, so that a name
 * of the document that is used for nothing else stays a stranger: what is written is always read back.
 */

import type { OperationId } from '../contract/operations.ts';
import { isObject } from '../json/is-object.ts';
import type { Issue } from './canonical.ts';
import { type ChoicesDocument, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { MissingChoice } from './dialect-errors.ts';

type Body = Record<string, unknown>;
type Names = ReadonlyMap<string, string>;

export const webhookFields = ['name', 'url', 'secret', 'event_types'] as const;
export type WebhookField = (typeof webhookFields)[number];

/** @throws MissingChoice where the body holds a field whose name nobody told, or a secret and nobody told who makes it */
export function writeWebhook(choices: ChoicesDocument, operation: OperationId, body: unknown): unknown {
  if (!isObject(body)) return body;
  const declared = declaredOf(choices, operation);
  const missing = webhookFields.find((field) => Object.hasOwn(body, field) && declared[field] === undefined);
  if (missing !== undefined) throw new MissingChoice(`events.webhook_fields.${missing}`, operation);
  const { secret_from } = declared;
  if (Object.hasOwn(body, 'secret') && (secret_from === undefined || isOther(secret_from)))
    throw new MissingChoice('events.webhook_fields.secret_from', operation);
  return renameFields(body, webhookNames(choices, operation));
}

export function readWebhook(choices: ChoicesDocument, operation: OperationId, body: unknown): unknown {
  return isObject(body) ? renameFields(body, reverseNames(webhookNames(choices, operation))) : body;
}

/** The name on the wire by that of the document; empty where they are the same. @param among what is to be named */
export function webhookNames(
  choices: ChoicesDocument,
  operation: OperationId,
  among: readonly WebhookField[] = webhookFields,
): Names {
  const declared = declaredOf(choices, operation);
  const pairs = among.flatMap((field) => {
    const name = declared[field];
    return name === undefined ? [] : [[field as string, name] as const];
  });
  const [fields, names] = [pairs.map(([field]) => field), pairs.map(([, name]) => name)];
  const unused = fields.filter((field) => !names.includes(field));
  const strangers = names.filter((name) => !fields.includes(name));
  const all = [...pairs, ...strangers.map((name, index) => [name, unused[index]!] as const)];
  return new Map(all.filter(([field, name]) => field !== name));
}

export function renameFields(body: Readonly<Body>, names: Names): Body {
  if (names.size === 0) return body;
  return Object.fromEntries(Object.entries(body).map(([field, value]) => [names.get(field) ?? field, value]));
}

export function reverseNames(names: Names): Names {
  return new Map([...names].map(([field, name]) => [name, field]));
}

/** Issues under the names that the caller knows the fields by: where they stand, and what their sentences begin with. */
export function renamedIssues(issues: readonly Issue[], names: Names): readonly Issue[] {
  if (names.size === 0) return issues;
  return issues.map((issue) => {
    const [part, field, ...inside] = issue.at;
    const name = part === 'body' && field !== undefined ? names.get(field) : undefined;
    if (name === undefined) return issue;
    const message = withFirstWord(issue.message, field!, name);
    return { ...issue, at: ['body', name, ...inside], message };
  });
}

/** The two words take each other's place, so that the other direction undoes it. */
function withFirstWord(message: string, one: string, other: string): string {
  if (message.startsWith(`${one} `)) return other + message.slice(one.length);
  return message.startsWith(`${other} `) ? one + message.slice(other.length) : message;
}

function declaredOf(choices: ChoicesDocument, operation: OperationId) {
  return chosen(choices, 'events.webhook_fields', operation) ?? {};
}
