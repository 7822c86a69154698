/** Targets that mean harm: to take a token, to fill memory or disk, to keep the suite busy, or to make it fall over. */
import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type ServerResponse, request as send } from 'node:http';
import type { Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { exitCodes } from '../../conformance/verdicts/exit-code.ts';
import { answerWholeRequests, connections, json, type ServerFactory, sendJson, withHealth } from './answers.ts';
import { examples, fresh, operationOf } from './records.ts';
import { spellingsOf } from './spellings.ts';
import type { Degenerate } from './targets.ts';

type Exit = Pick<Degenerate, 'exits' | 'why' | 'is_hostile'>;
const fails: Exit = { is_hostile: true, exits: [exitCodes.fails], why: 'it answers, and not as the interface does' };
const unusable: Exit = {
  is_hostile: true,
  exits: [exitCodes.unusable],
  why: 'nothing can be judged where nothing usable is answered',
};

/** Those that read records: the others meet the same answers again, and wait for events that do not come. */
const fails_in_records: Exit & Pick<Degenerate, 'checks'> = {
  ...fails,
  checks: ['schema/*', 'assets/*', 'uploads/*', 'catalog/*', 'document/*'],
};

/** Checks that watch for events, or for their absence, wait as long as a sender with a long queue takes. */
const fails_in_events: Exit & Pick<Degenerate, 'checks' | 'forced_wait_s'> = {
  ...fails,
  checks: ['events/*', 'webhooks/*'],
  forced_wait_s: 30,
};

/** The examples of the document, but for some answers. @param change true where it has answered */
function exampleBut(
  change: (request: Parameters<RequestListener>[0], response: ServerResponse, base_url: string) => boolean,
): ServerFactory {
  return answerWholeRequests((base_url) => {
    const others = examples(fresh(base_url));
    return (request, response) => {
      if (!change(request, response, base_url())) others(request, response);
    };
  });
}

const isList = (method?: string, url?: string) => operationOf(method, url)?.success.kind === 'page';

/** Lists whose pages are made of this, and nothing else: what they cost is all that a run costs. */
function lists(page: (base_url: string) => object): ServerFactory {
  return answerWholeRequests((base_url) => ({ method, url }, response) => {
    const is_list = operationOf(method, url)?.success.kind === 'page';
    const empty = { items: [], first: null, next: null, previous: null };
    sendJson(response, 200, is_list ? { ...empty, ...page(base_url()) } : {});
  });
}

const listsWithNext = (next: (base_url: string) => unknown) => lists((base_url) => ({ next: next(base_url) }));

/** Examples in which every text that fits is this. */
function texts(change: (text: string) => string): ServerFactory {
  return answerWholeRequests((base_url) => {
    const renew = fresh(base_url);
    return examples((text) => change(renew(text)));
  });
}

const stranger = 'http://127.0.0.1:9';
const metadata = 'http://169.254.169.254/latest/meta-data/';
const mebibyte = 1024 * 1024;

function named(value: string): (text: string) => string {
  return (text) =>
    text.replace(
      /"(name|filename|slug|status_message)"\s*:\s*"[^"]*"/g,
      (_, key) => `"${key}":${JSON.stringify(value)}`,
    );
}

/** Bytes of an answer that ends in no way, with this head. */
function raw(meet: (socket: Socket) => void): ServerFactory {
  return connections((socket) => {
    socket.once('data', () => meet(socket));
  });
}

function every(ms: number, socket: Socket, write: () => void): void {
  const timer = setInterval(write, ms);
  socket.on('close', () => clearInterval(timer));
}

/** Sends whatever it was told to the URLs that it was given. */
function calls(
  body: (write: (chunk: Uint8Array) => boolean, end: () => void, onDrain: (again: () => void) => void) => void,
): ServerFactory {
  return () => {
    const others = examples((text) => text);
    return createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        for (const [url] of text.matchAll(/http:\/\/127\.0\.0\.1:\d+\/[^"\\\s]+/g)) deliver(url);
        others(request, response);
      });
    });
    function deliver(url: string): void {
      const outgoing = send(url, { method: 'POST', headers: { 'content-type': 'application/json' } });
      outgoing.on('error', () => {});
      outgoing.on('response', (answer) => answer.resume());
      body(
        (chunk) => !outgoing.destroyed && outgoing.write(chunk),
        () => outgoing.end(),
        (again) => outgoing.on('drain', again),
      );
    }
  };
}

const endlessly = calls((write, _end, onDrain) => {
  const chunk = Buffer.alloc(mebibyte, ' ');
  const fill = () => {
    while (write(chunk));
  };
  onDrain(fill);
  fill();
});
const slowly = calls((write) => void write(Buffer.from('{')));
const largely = calls((write, end) => {
  write(Buffer.alloc(mebibyte - 1, ' '));
  end();
});

/** Tells all that it was told: in headers, bodies, messages and URLs, in every spelling that somebody may undo. */
const tellTale: RequestListener = (request, response) => {
  const token = request.headers.authorization?.replace(/^\S+ /, '') ?? 'nobody';
  const spellings = spellingsOf(token);
  response.writeHead(200, {
    ...json,
    'x-token': token,
    'service-request-id': spellings.base64,
    'set-cookie': `token=${spellings.hex}`,
    location: `http://127.0.0.1:9/${spellings.percent}?t=${token}`,
  });
  const url = `http://127.0.0.1:9/${token}?X-Amz-Signature=${token}&t=${spellings.percent}`;
  response.end(
    `${JSON.stringify({ items: [{ id: token, url, upload_url: url, name: `${token} ${spellings.upper}` }], message: spellings, next: url, error: `no such token: ${token}` }).slice(0, -1)},"escaped":"${spellings.escaped}"}`,
  );
};

const nextUrls: [name: string, does: string, next: (base_url: string) => unknown][] = [
  ['next-opaque', 'has a next that hides another host in an opaque path', () => 'x:@127.0.0.1:9/steal?cursor=1'],
  ['next-script', 'has a script for a next', () => 'javascript:alert(1)'],
  ['next-elsewhere', 'has a next on another origin', () => `${stranger}/v1/assets?cursor=1`],
  ['next-user', 'has a next with user information', (base_url) => `${base_url}@127.0.0.1:9/v1/assets`],
  ['next-file', 'has a file for a next', () => 'file:///etc/passwd'],
  ['next-metadata', 'has the metadata service of a cloud for a next', () => metadata],
  ['next-long', 'has a next of 1 MiB', (base_url) => `${base_url}/v1/assets?cursor=${'x'.repeat(mebibyte)}`],
  ['next-lines', 'has a next with line breaks and a header in it', () => '/v1/assets?c=1\r\nAuthorization: x\r\n\r\n'],
  ['next-object', 'has an object for a next', () => ({ toString: 'x', href: stranger })],
  ['next-circle', 'has a next that leads back at once', (base_url) => `${base_url}/v1/assets?cursor=same`],
];

const bombs: [name: string, does: string, coding: string, body: () => Uint8Array][] = [
  ['gzip-bomb', 'answers what unfolds to 64 MiB', 'gzip', () => gzipSync(Buffer.alloc(64 * mebibyte, ' '))],
  ['gzip-gzip-bomb', 'answers what unfolds twice', 'gzip, gzip', () => gzipSync(gzipSync(Buffer.alloc(64 * mebibyte)))],
  ['brotli-bomb', 'answers what unfolds by far more', 'br', () => brotliCompressSync(Buffer.alloc(64 * mebibyte))],
  ['many-codings', 'names a thousand codings', Array<string>(1000).fill('gzip').join(','), () => gzipSync('{}')],
];

const sockets: [name: string, does: string, meet: (socket: Socket) => void][] = [
  [
    'trickle-head',
    'sends a header every 0.1 s, without end',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      every(100, socket, () => socket.write(`x-${randomBytes(4).toString('hex')}: 1\r\n`));
    },
  ],
  [
    'endless-1xx',
    'sends 102 without end',
    (socket) => every(20, socket, () => socket.write('HTTP/1.1 102 Processing\r\n\r\n')),
  ],
  [
    'many-headers',
    'sends 2,000 headers',
    (socket) =>
      void socket.end(`HTTP/1.1 200 OK\r\n${Array.from({ length: 2000 }, (_, n) => `x-${n}: 1\r\n`).join('')}\r\n{}`),
  ],
  [
    'long-header',
    'sends a header of 1 MiB',
    (socket) => void socket.end(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(mebibyte)}\r\n\r\n{}`),
  ],
  [
    'endless-chunks',
    'sends chunks of one byte without end',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
      every(5, socket, () => socket.write('1\r\n \r\n'));
    },
  ],
  [
    'wrong-length',
    'promises a petabyte',
    (socket) => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 999999999999999\r\n\r\n{}'),
  ],
  [
    'two-lengths',
    'gives two lengths',
    (socket) => void socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 20\r\n\r\n{}'),
  ],
  [
    'upgrade',
    'switches to another protocol',
    (socket) => void socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  ],
  ['noise', 'sends bytes of chance', (socket) => void socket.end(randomBytes(65_536))],
];

const long_body = `{"items": [], "filler": "`;

export const hostiles: readonly Degenerate[] = [
  ...nextUrls.map(([name, does, next]): Degenerate => ({ name, does, ...fails, serve: listsWithNext(next) })),
  ...bombs.map(([name, does, coding, body]): Degenerate => {
    let made: Uint8Array | undefined;
    const answer: RequestListener = (_, response) => {
      made ??= body();
      response.writeHead(200, { ...json, 'content-encoding': coding }).end(made);
    };
    return { name, does, ...unusable, serve: withHealth(answer) };
  }),
  ...sockets.map(([name, does, meet]): Degenerate => ({ name, does, ...unusable, serve: raw(meet) })),
  {
    name: 'two-answers',
    does: 'answers each request twice',
    ...fails,
    serve: raw((socket) => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}'.repeat(2))),
  },
  {
    name: 'bomb-of-lists',
    does: 'answers lists alone with what unfolds to 64 MiB',
    ...fails_in_records,
    serve: (() => {
      const made = gzipSync(Buffer.alloc(64 * mebibyte, ' '));
      return exampleBut(({ method, url }, response) => {
        if (!isList(method, url)) return false;
        response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(made);
        return true;
      });
    })(),
  },
  {
    name: 'tell-tale',
    does: 'tells the token that it was given in every way',
    ...fails,
    serve: answerWholeRequests(() => tellTale),
  },
  {
    name: 'wait-a-minute',
    does: 'answers 429 with Retry-After: 60, and its health',
    ...unusable,
    forced_wait_s: 60,
    serve: withHealth((_, response) => void response.writeHead(429, { ...json, 'retry-after': '60' }).end('{}')),
  },
  {
    name: 'wait-for-ever',
    does: 'answers 503 with Retry-After: 1e99',
    ...unusable,
    forced_wait_s: 60,
    serve: answerWholeRequests(() => (_, response) => void response.writeHead(503, { 'retry-after': '1e99' }).end()),
  },
  {
    name: 'wait-backwards',
    does: 'answers 429 with Retry-After: -1000',
    ...unusable,
    serve: answerWholeRequests(() => (_, response) => void response.writeHead(429, { 'retry-after': '-1000' }).end()),
  },
  {
    name: 'silent-lists',
    does: 'answers the examples of the document, and hangs at every list',
    ...fails_in_records,
    serve: exampleBut(({ method, url }) => isList(method, url)),
  },
  {
    name: 'large-items',
    does: 'answers lists with 4 MiB of items, none like another',
    ...fails_in_records,
    serve: exampleBut(({ method, url }, response) => {
      if (!isList(method, url)) return false;
      const items = Array.from({ length: 500 }, () => ({
        id: randomBytes(16).toString('hex'),
        name: randomBytes(4096).toString('base64'),
      }));
      sendJson(response, 200, { items, first: null, next: null, previous: null });
      return true;
    }),
  },
  {
    name: 'many-items',
    does: 'answers lists with 50,000 items',
    ...fails,
    serve: lists(() => ({ items: Array.from({ length: 50_000 }, () => ({ id: randomBytes(8).toString('hex') })) })),
  },
  {
    name: 'long-texts',
    does: 'answers records with texts of 256 KiB',
    ...fails_in_records,
    serve: texts((text) => named(randomBytes(128 * 1024).toString('hex'))(text)),
  },
  {
    name: 'long-numbers',
    does: 'answers records with numbers of 64 KiB',
    ...fails_in_records,
    serve: texts((text) => text.replace(/:\s*\d+(\.\d+)?(?=[,}\s])/g, () => `:${'9'.repeat(65_536)}`)),
  },
  {
    name: 'prototype-keys',
    does: 'answers records with __proto__ and constructor',
    ...fails_in_records,
    serve: texts((text) =>
      text.replace('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},'),
    ),
  },
  {
    name: 'terminal-escapes',
    does: 'answers names that steer a terminal',
    ...fails_in_records,
    serve: texts(named('\u001b[2J\u001b]0;owned\u0007\u009b31m\u202e')),
  },
  {
    name: 'half-characters',
    does: 'answers names that hold half of a surrogate pair',
    ...fails_in_records,
    serve: texts(named('Kiwi \ud83e')),
  },
  {
    name: 'markup',
    does: 'answers names that are markup',
    ...fails_in_records,
    serve: texts(named(`]]><script>alert(1)</script>\`\`\`<!--"'`)),
  },
  {
    name: 'broken-utf-8',
    does: 'answers bytes that are no UTF-8',
    ...fails,
    serve: answerWholeRequests(
      () => (_, response) =>
        void response
          .writeHead(200, json)
          .end(Buffer.concat([Buffer.from('{"items":["'), Buffer.from([0xff, 0xc0, 0x80]), Buffer.from('"]}')])),
    ),
  },
  {
    name: 'lone-surrogates',
    does: 'answers names with lone surrogates',
    ...fails_in_records,
    serve: texts((text) => text.replace(/"name"\s*:\s*"[^"]*"/g, '"name":"\\ud800\\u0000"')),
  },
  {
    name: 'same-keys',
    does: 'answers every member twice',
    ...fails_in_records,
    serve: texts((text) => text.replace(/("\w+")\s*:\s*(\d+|null|true|false)/g, '$1: "other", $1: $2')),
  },
  {
    name: 'status-999',
    does: 'answers with the status 999',
    ...fails,
    serve: answerWholeRequests(() => (_, response) => void response.writeHead(999, json).end('{}')),
  },
  {
    name: 'dot-ids',
    does: 'answers records with the ids .. and .',
    ...fails_in_records,
    serve: texts((text) => text.replace(/"(id|run_id|asset_id|webhook_id)"\s*:\s*"[^"]*"/g, '"$1":".."')),
  },
  {
    name: 'line-ids',
    does: 'answers records with line breaks in their ids',
    ...fails_in_records,
    serve: texts((text) => text.replace(/"(id|run_id|asset_id)"\s*:\s*"[^"]*"/g, '"$1":"a\\r\\nX: y\\u0000"')),
  },
  {
    name: 'files-elsewhere',
    does: 'answers presigned URLs of other hosts',
    ...fails_in_records,
    serve: texts((text) => text.replace(/"(upload_url|url|thumbnail_url)"\s*:\s*"[^"]*"/g, `"$1":"${metadata}"`)),
  },
  {
    name: 'files-here',
    does: 'answers file: URLs for presigned ones',
    ...fails_in_records,
    serve: texts((text) =>
      text.replace(/"(upload_url|url|thumbnail_url)"\s*:\s*"[^"]*"/g, '"$1":"file:///etc/passwd"'),
    ),
  },
  {
    name: 'text-elsewhere',
    does: 'redirects every text to another host',
    ...fails_in_records,
    serve: exampleBut(({ method, url }, response) => {
      if (operationOf(method, url)?.success.kind !== 'text') return false;
      response.writeHead(307, { location: `${stranger}/text` }).end();
      return true;
    }),
  },
  {
    name: 'endless-events',
    does: 'sends a body without end to every URL that it is given',
    ...fails_in_events,
    serve: endlessly,
  },
  { name: 'large-events', does: 'sends 1 MiB to every URL that it is given', ...fails_in_events, serve: largely },
  {
    name: 'slow-events',
    does: 'begins a request to every URL that it is given, and sends no more',
    ...fails_in_events,
    serve: slowly,
  },
  {
    name: 'large-nearly',
    does: 'answers 7.9 MiB to everything but its health',
    is_hostile: true,
    exits: [exitCodes.unusable, exitCodes.incomplete],
    why: 'nothing usable is answered; its health is, and is judged where it is asked for before the run is given up',
    serve: withHealth(
      (_, response) =>
        void response.writeHead(200, json).end(`${long_body}${'x'.repeat(Math.floor(7.9 * mebibyte))}"}`),
    ),
  },
];
