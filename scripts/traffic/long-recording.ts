/**
 * Lines of a recording of any length: one real recording again and again, each time with ids, cursors, tokens and times of
 * its own, and with events signed anew, so that no record of it is met twice.
 */
import { sign } from '../../src/webhooks/sign.ts';
import type { HarEntry } from './record-har.ts';
import { webhook_secret } from './webhook-secret.ts';

/** A round begins so long after the one before. */
const round_ms = 600_000;
/** Callers of the rounds: nobody has a token for each of them. */
const callers = 500;

interface Template {
  began_ms: number;
  is_signed: boolean;
  /** JSON of a line, in pieces between which the number of the round stands. */
  pieces: readonly string[];
}

const mark = '\u0001';

/** @param entries of one recording, with texts as they were */
export function* longRecording(entries: readonly HarEntry[], bytes: number): Generator<string> {
  const templates = entries.map(templateOf);
  let written = 0;
  for (let round = 1; ; round++) {
    const number = round.toString(16).padStart(8, '0');
    for (const { began_ms, pieces, is_signed } of templates) {
      const line = JSON.parse(pieces.join(number)) as {
        time: string;
        request_body: string;
        request_headers: Record<string, string>;
      };
      line.time = new Date(began_ms + round * round_ms).toISOString();
      const { authorization } = line.request_headers;
      if (authorization !== undefined) line.request_headers.authorization = `${authorization}-${round % callers}`;
      if (is_signed) line.request_headers[signature] = sign(Buffer.from(line.request_body), webhook_secret);
      const text = `${JSON.stringify(line)}\n`;
      written += Buffer.byteLength(text);
      yield text;
      if (written >= bytes) return;
    }
  }
}

const signature = 'service-signature';

function templateOf({ startedDateTime, time, request, response }: HarEntry): Template {
  const headersOf = ({ headers }: HarEntry['request'] | HarEntry['response']) =>
    Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));
  const request_headers = headersOf(request);
  const line = {
    method: request.method,
    url: request.url,
    status: response.status,
    duration_ms: time,
    request_headers,
    request_body: request.postData?.text ?? '',
    response_headers: headersOf(response),
    response_body: response.content.text,
  };
  const text = JSON.stringify(line)
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/gi, `${mark}$1`)
    .replaceAll(/(cursor=)/g, `$1${mark}`);
  return {
    began_ms: Date.parse(startedDateTime),
    is_signed: request_headers[signature] !== undefined,
    pieces: text.split(mark),
  };
}
