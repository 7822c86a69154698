/** Answers that a test puts in the place of those of the world, for some requests of one operation. */
import { isAnyArrayBuffer } from 'node:util/types';
import { isOperationId, type OperationId } from '../contract/operations.ts';
import { InputError } from '../input/input-error.ts';
import { refuseUnknownNames } from '../input/known-names.ts';

export interface CannedAnswer {
  /** From 200 to 599. */
  status: number;
  /** Sent as JSON, as it stands; a text is sent as text, and bytes as bytes. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface CannedAnswers {
  /** @throws InputError for what no answer can be */
  add(operation: OperationId, answer: CannedAnswer, times: number): void;
  /** Takes the next one; the first that was added goes first. */
  take(operation: OperationId): Response | undefined;
  clear(): void;
}

export function createCannedAnswers(): CannedAnswers {
  const waiting = new Map<OperationId, { answer: CannedAnswer; left: number }[]>();
  return {
    add(operation, answer, times) {
      refuseUnknownOperation('answer', operation);
      if (!Number.isInteger(answer?.status) || answer.status < 200 || answer.status > 599)
        throw new InputError(`answer: the status must be a whole number from 200 to 599, and not ${answer?.status}`);
      if (times !== Number.POSITIVE_INFINITY && !(Number.isInteger(times) && times > 0))
        throw new InputError(`answer: times must be a whole number above 0, and not ${times}`);
      refuseUnknownNames('answer', answer, ['status', 'body', 'headers']);
      try {
        responseOf(answer);
      } catch (error) {
        throw new InputError(`answer: ${String(error).split('\n')[0]}`);
      }
      waiting.set(operation, [...(waiting.get(operation) ?? []), { answer, left: times }]);
    },
    take(operation) {
      const next = waiting.get(operation)?.find(({ left }) => left > 0);
      if (!next) return undefined;
      next.left -= 1;
      return responseOf(next.answer);
    },
    clear: () => waiting.clear(),
  };
}

/** @throws InputError */
export function refuseUnknownOperation(what: string, operation: string): void {
  if (!isOperationId(operation)) throw new InputError(`${what}: no operation is called ${operation}`);
}

function responseOf({ status, body, headers }: CannedAnswer): Response {
  if (body === undefined || [204, 205, 304].includes(status))
    return new Response(null, { status, ...(headers && { headers }) });
  const { content, type } = contentOf(body);
  const all = new Headers(headers);
  if (!all.has('content-type')) all.set('content-type', type);
  return new Response(content, { status, headers: all });
}

/** @throws TypeError for what JSON cannot hold */
function contentOf(body: unknown): { content: string | Uint8Array<ArrayBuffer> | ArrayBuffer; type: string } {
  if (typeof body === 'string') return { content: body, type: 'text/plain; charset=utf-8' };
  const is_bytes = ArrayBuffer.isView(body) || isAnyArrayBuffer(body);
  if (is_bytes) return { content: body as Uint8Array<ArrayBuffer>, type: 'application/octet-stream' };
  const text: unknown = isStream(body) ? undefined : JSON.stringify(body);
  if (typeof text !== 'string') throw new TypeError('body must be a value of JSON, a text or bytes');
  return { content: text, type: 'application/json; charset=utf-8' };
}

/** Of these, JSON would make an empty object. */
function isStream(body: unknown): boolean {
  return typeof (body as { stream?: unknown } | null)?.stream === 'function' || body instanceof ReadableStream;
}
