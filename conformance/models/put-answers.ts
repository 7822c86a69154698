/** The answer of storage to a PUT, in the form of `assets.put_answer`. */
import { createHash } from 'node:crypto';
import type { Exchange } from '../suite/exchange.ts';
import { isSuccess } from './steps.ts';

/** The digest that stands in the evidence for a body without bytes. */
export const no_bytes = `sha256:${createHash('sha256').digest('hex')}`;

/** Undefined where it was not taken; without `body` where that is of no form that the choices know. */
export function putAnswerOf(put: Exchange | undefined): { status: number; body?: string } | undefined {
  if (!put?.received || !isSuccess(put)) return undefined;
  const { status, body, headers } = put.received;
  const form = body === no_bytes ? 'empty' : /json|xml/.exec(headers['content-type'] ?? '')?.[0];
  return { status, ...(form !== undefined && { body: form }) };
}
