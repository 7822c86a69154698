import type { ServerResponse } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { FrontManner, ProxyAnswer } from '../front/manner.ts';
import { permittedOf } from '../permitted.ts';

/** Behind the back of Node's own writer. */
function raw(response: ServerResponse, head: string, chunks: readonly (string | Buffer)[]): void {
  const socket = response.socket;
  if (!socket) return;
  socket.write(head);
  for (const chunk of chunks) socket.write(chunk);
  socket.end();
}

const headerLines = ({ headers }: ProxyAnswer, nameOf: (name: string) => string) =>
  Object.entries(headers).flatMap(([name, value]) => [value].flat().map((one) => `${nameOf(name)}: ${one}\r\n`));

const moved = '/at/home';

/** @param statusOf what a request is answered at its stated path; undefined serves it there */
function sentOn(statusOf: (method: string) => number | undefined): FrontManner {
  return {
    before(request) {
      if (request.path.startsWith(moved)) {
        request.path = request.path.slice(moved.length);
        return undefined;
      }
      const status = request.path.startsWith('/v1/') ? statusOf(request.method) : undefined;
      if (status === undefined) return undefined;
      return { status, headers: { location: moved + request.path }, body: Buffer.alloc(0) };
    },
  };
}

const of_reads = [307, 302, 308, 303, 301] as const;

export const permitted = permittedOf(
  { id: 'everywhere/http' },
  {
    'a-byte-at-a-time': {
      obeys: ['document.json'],
      what: 'Answers come in chunks of a few bytes each, cut within letters, with a trailer at the end.',
      front: {
        write(response, { status, headers, body }) {
          if (body.length === 0) return void response.writeHead(status, headers).end();
          response.writeHead(status, { ...headers, trailer: 'x-took' });
          for (let at = 0; at < body.length && at < 60; at += 3)
            response.write(body.subarray(at, Math.min(at + 3, 60)));
          if (body.length > 60) response.write(body.subarray(60));
          response.addTrailers({ 'x-took': '1' });
          response.end();
        },
      },
    },
    compressed: {
      obeys: ['document.json', 'catalog.text'],
      what: 'Answers are compressed in whatever way the caller takes, if it takes any.',
      front: {
        write(response, { status, headers, body }, { headers: { 'accept-encoding': taken = '' } }) {
          const [coding, compress] = /\bbr\b/.test(String(taken))
            ? (['br', brotliCompressSync] as const)
            : /\bgzip\b/.test(String(taken))
              ? (['gzip', gzipSync] as const)
              : /\bdeflate\b/.test(String(taken))
                ? (['deflate', deflateSync] as const)
                : ([undefined, (one: Buffer) => one] as const);
          const is_coded = coding !== undefined && body.length > 0;
          response.writeHead(status, {
            ...headers,
            vary: 'accept-encoding',
            ...(is_coded && { 'content-encoding': coding }),
          });
          response.end(is_coded ? compress(body) : body);
        },
      },
    },
    'http-1.0': {
      obeys: ['document.json'],
      what: 'Answers are those of HTTP/1.0: no length, and the connection ends with the body; names are in capitals, and no reason follows the status.',
      front: {
        write(response, answer) {
          const lines = headerLines(answer, (name) => name.toUpperCase());
          raw(response, `HTTP/1.0 ${answer.status} \r\n${lines.join('')}CONNECTION: close\r\n\r\n`, [answer.body]);
        },
      },
    },
    'many-headers': {
      obeys: ['document.json', 'document.header-prefix'],
      what: 'Interim answers come first, and headers of all kinds beside the expected ones, some several times, without a date.',
      front: {
        write(response, { status, headers, body }) {
          response.writeProcessing();
          response.writeEarlyHints({ link: '</style.css>; rel=preload' });
          response.sendDate = false;
          response.writeHead(status, {
            ...headers,
            'set-cookie': ['a=1; Path=/', 'b=2; HttpOnly'],
            'strict-transport-security': 'max-age=63072000',
            'x-empty': '',
            'retry-after': '0',
            age: '0',
            'cache-control': 'no-store, private',
            'content-language': 'en',
            etag: 'W/"1"',
          });
          response.end(body);
        },
      },
    },
    'reads-sent-on': {
      obeys: ['document.json'],
      what: 'Every read is answered by a redirect, of any status, to another path of the same server.',
      front: (() => {
        let turn = 0;
        return sentOn((method) => (method === 'GET' ? of_reads[turn++ % of_reads.length] : undefined));
      })(),
    },
    'writes-sent-on': {
      obeys: ['document.json'],
      what: 'Every request is answered by a redirect that keeps method and body (307, 308) to another path of the same server.',
      front: sentOn((method) => (method === 'POST' ? 308 : 307)),
    },
    'json-spelled-otherwise': {
      obeys: ['document.json'],
      what: 'JSON is indented by four spaces, and has escapes for slashes and for whatever is not ASCII.',
      front: { after: spelledOtherwise },
    },
    'other-labels': {
      obeys: ['document.json'],
      what: 'JSON is labelled in capitals, with another charset parameter, or as a kind of JSON of its own.',
      front: {
        write: labelled([
          'Application/JSON',
          'application/json;charset="UTF-8"; v=1',
          'application/vnd.service.v1+json',
        ]),
      },
    },
  },
);

function labelled(labels: readonly string[]) {
  let turn = 0;
  return (response: ServerResponse, { status, headers, body }: ProxyAnswer) => {
    const is_json = String(headers['content-type']).includes('json');
    response.writeHead(status, { ...headers, ...(is_json && { 'content-type': labels[turn++ % labels.length] }) });
    response.end(body);
  };
}

/** As PHP does with JSON_PRETTY_PRINT. */
function spelledOtherwise(answer: ProxyAnswer): ProxyAnswer {
  if (!String(answer.headers['content-type']).includes('json')) return answer;
  const body = JSON.stringify(JSON.parse(answer.body.toString()), null, 4)
    .replaceAll('/', String.raw`\/`)
    .replaceAll(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return { ...answer, body: Buffer.from(body) };
}
