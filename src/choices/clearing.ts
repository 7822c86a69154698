/**
 * Request that clears a rating (choice `feedback.clearing`). Canonical is `is_positive: null`. Where leaving it out
 * clears, null has the meaning that leaving it out has elsewhere: nothing that the operation takes.
 */

import type { OperationId } from '../contract/operations.ts';
import { isObject } from '../json/is-object.ts';
import { type ChoicesDocument, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { MissingChoice } from './dialect-errors.ts';

type Body = Record<string, unknown>;

interface Clearing {
  write(body: Body): Body;
  read(body: Body): Body;
}

const asItIs = (body: Body): Body => body;

const clearings: Readonly<Record<'null' | 'omitted' | 'empty_body', Clearing>> = {
  null: { write: asItIs, read: asItIs },
  omitted: { write: exchanged, read: exchanged },
  empty_body: {
    // A reason has no effect on a rating that is cleared, and no place in a body that holds nothing.
    write: (body) => (body.is_positive === null ? {} : body),
    read: (body) => {
      if (Object.keys(body).length === 0) return { is_positive: null };
      return body.is_positive === null ? without(body) : body;
    },
  },
};

/** @throws MissingChoice where a rating is to be cleared, and nobody said how */
export function writeClearing(choices: ChoicesDocument, operation: OperationId, body: unknown): unknown {
  if (!isObject(body)) return body;
  const clearing = clearingOf(choices, operation);
  if (clearing) return clearing.write(body);
  if (body.is_positive === null) throw new MissingChoice('feedback.clearing', operation);
  return body;
}

export function readClearing(choices: ChoicesDocument, operation: OperationId, body: unknown): unknown {
  const clearing = clearingOf(choices, operation);
  if (!clearing) return body;
  if (body === undefined && clearing === clearings.empty_body) return { is_positive: null };
  return isObject(body) ? clearing.read(body) : body;
}

function clearingOf(choices: ChoicesDocument, operation: OperationId): Clearing | undefined {
  const choice = chosen(choices, 'feedback.clearing', operation);
  return choice === undefined || isOther(choice) ? undefined : clearings[choice];
}

function exchanged(body: Body): Body {
  if (body.is_positive === null) return without(body);
  return 'is_positive' in body ? body : { is_positive: null, ...body };
}

function without({ is_positive: _, ...others }: Body): Body {
  return others;
}
