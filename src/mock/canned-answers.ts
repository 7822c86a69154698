/** Answers that a test puts in the place of those of the world, for some requests of one operation. */
import { isOperationId, type OperationId } from '../contract/operations.ts';
import { InputError } from '../input/input-error.ts';

export interface CannedAnswer {
  /** From 200 to 599. */
  status: number;
  /** Sent as JSON, as it stands; a text is sent as text. */
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
      if (!isOperationId(operation)) throw new InputError(`answer: no operation is called ${String(operation)}`);
      if (!Number.isInteger(answer?.status) || answer.status < 200 || answer.status > 599)
        throw new InputError(`answer: the status must be a whole number from 200 to 599, and not ${answer?.status}`);
      if (times !== Number.POSITIVE_INFINITY && !(Number.isInteger(times) && times > 0))
        throw new InputError(`answer: times must be a whole number above 0, and not ${times}`);
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

function responseOf({ status, body, headers }: CannedAnswer): Response {
  if (body === undefined || [204, 205, 304].includes(status))
    return new Response(null, { status, ...(headers && { headers }) });
  const is_text = typeof body === 'string';
  const type = is_text ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
  return new Response(is_text ? body : JSON.stringify(body), { status, headers: { 'content-type': type, ...headers } });
}
