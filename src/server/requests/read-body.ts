/** The JSON body of a request, read only after the caller is known and only as far as the limit. */
import type { Operation } from '../../contract/operations.ts';
import { Refused } from '../refused.ts';

/** No operation takes more; the largest honest body is a workflow graph of a few hundred kilobytes. */
export const largest_body_bytes = 1_048_576;

export interface IncomingBody {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Reading may stop before the end; the connection must outlive that. */
  bytes(): AsyncIterable<Uint8Array>;
  /** Is told the text of a body, before that is parsed. */
  onText?(text: string): void;
}

/**
 * @returns undefined where the operation takes no body (whatever was sent is left unread) and where none was sent
 * @throws Refused `wrong_media_type`, `too_large`, `malformed_json`
 */
export async function readBody(operation: Pick<Operation, 'request'>, incoming: IncomingBody): Promise<unknown> {
  if (!operation.request) return undefined;
  const text = await readText(incoming, isJson);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('malformed_json');
  }
}

/**
 * @param isRightType holds for the `Content-Type` of such a body
 * @returns undefined where none was sent
 * @throws as `readBody`
 */
export async function readText(
  incoming: IncomingBody,
  isRightType: (content_type: string | string[] | undefined) => boolean,
): Promise<string | undefined> {
  const { headers } = incoming;
  const length = headers['content-length'];
  if (headers['transfer-encoding'] === undefined && (length === undefined || length === '0')) return undefined;
  refuseCoding(headers['content-encoding']);
  if (!isRightType(headers['content-type'])) throw new Refused('wrong_media_type');
  if (Number(length ?? 0) > largest_body_bytes) throw new Refused('too_large');

  const chunks: Uint8Array[] = [];
  let seen = 0;
  try {
    for await (const chunk of incoming.bytes()) {
      seen += chunk.byteLength;
      if (seen > largest_body_bytes) break;
      chunks.push(chunk);
    }
  } catch {
    // The caller went away in the middle of it. Nobody will see the answer, and it is no fault of this server.
    throw new Refused('malformed_json');
  }
  if (seen > largest_body_bytes) throw new Refused('too_large');
  if (seen === 0) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    incoming.onText?.(text);
    return text;
  } catch {
    throw new Refused('malformed_json');
  }
}

/** `application/json`, with or without a charset (UTF-8 alone). White space matches in one way: callers write any amount. */
function isJson(content_type: string | string[] | undefined): boolean {
  return /^application\/json(?:[ \t]*;(?:[ \t]*charset="?utf-8"?)?)*[ \t]*$/i.test(String(content_type ?? ''));
}

/** @throws Refused, naming the coding: the type may well be right */
function refuseCoding(given: string | string[] | undefined): void {
  const coding = String(given ?? 'identity').trim();
  if (/^(?:identity)?$/i.test(coding)) return;
  const message = `The content coding ${/^[\w-]{1,40}$/.test(coding) ? coding : 'of the body'} is not taken; send it as plain JSON.`;
  throw new Refused('wrong_media_type', { message });
}
