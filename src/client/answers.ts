/** Reading of answers: the record, page or text of a success, and the error of everything else. */
import { valueAt } from '../json/pointer.ts';
import { type AskedRequest, ModelRunError } from './model-run-error.ts';
import { retryAfter_s, type WholeAnswer } from './retries.ts';

/** The content of a success by the document. Where it is empty, whatever comes is taken. */
export type Expected = 'record' | 'page' | 'text' | 'empty';

/**
 * @param header_prefix what stands before `Request-Id` in the answers
 * @param needed JSON Pointers to what the caller cannot do without
 * @throws ModelRunError for a refusal, and for a success with other content than expected
 */
export function readAnswer(
  asked: AskedRequest,
  { response, text }: WholeAnswer,
  header_prefix: string,
  expected: Expected,
  needed: readonly string[] = [],
): unknown {
  const { ok, status, headers } = response;
  const given = expected === 'text' && ok ? text : bodyOf(text, headers);
  const body = ok && expected === 'page' ? inEnvelope(asked.operation, given) : given;
  const lacking = ok ? lackingIn(body, expected, needed) : undefined;
  if (ok && lacking === undefined) return body;
  const request_id = headers.get(`${header_prefix}Request-Id`) ?? undefined;
  throw new ModelRunError(asked, { status, headers, body, request_id, retry_after_s: retryAfter_s(headers) }, lacking);
}

/** The lists of webhooks may come plain, or in `event_types`: the text shows no envelope for them. */
function inEnvelope(list: string, body: unknown): unknown {
  const items = Array.isArray(body) ? body : valueAt(body, '/event_types');
  return /Event|Deliv/.test(list) && Array.isArray(items) ? { items } : body;
}

/** Parsed where it is JSON, whatever it says that it is; undefined where there is none. */
function bodyOf(text: string, headers: Headers): unknown {
  if (text === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const is_json = /[/+]json\b/i.test(headers.get('content-type') ?? '');
    return is_json || typeof value === 'object' ? value : text;
  } catch {
    return text;
  }
}

function lackingIn(body: unknown, expected: Expected, needed: readonly string[]): string | undefined {
  if (expected === 'text' || expected === 'empty') return undefined;
  if (body !== Object(body) || Array.isArray(body)) return 'without a JSON record';
  if (expected === 'page' && !Array.isArray(valueAt(body, '/items'))) return 'without /items';
  const missing = needed.find((pointer) => valueAt(body, pointer) == null);
  return missing && `without ${missing}`;
}
