/** Records what a client sends and what a receiver gets, as a HAR file has it. */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenLocally } from '../../src/input/local-server.ts';

interface Message {
  headers: { name: string; value: string }[];
}

export interface HarEntry {
  startedDateTime: string;
  time: number;
  request: Message & { method: string; url: string; postData?: { mimeType: string; text: string } };
  response: Message & { status: number; content: { size: number; mimeType: string; text: string } };
}

export interface Recorder {
  entries: HarEntry[];
  fetch(request: Request): Promise<Response>;
  har(): string;
}

export function createRecorder(send: (request: Request) => Promise<Response> = (request) => fetch(request)): Recorder {
  const entries: HarEntry[] = [];
  return {
    entries,
    async fetch(request) {
      const sent = Buffer.from(await request.clone().arrayBuffer());
      const began_ms = Date.now();
      const started = performance.now();
      const answer = await send(request);
      const received = Buffer.from(await answer.clone().arrayBuffer());
      entries.push({
        startedDateTime: new Date(began_ms).toISOString(),
        time: performance.now() - started,
        request: { method: request.method, url: request.url, headers: listed(request.headers), ...posted(sent) },
        response: { status: answer.status, headers: listed(answer.headers), content: contentOf(received, answer) },
      });
      return answer;
    },
    har() {
      const creator = { name: 'model-run-kit', version: '0' };
      return JSON.stringify({ log: { version: '1.2', creator, pages: [], entries } });
    },
  };
}

export interface RecordingReceiver {
  url: string;
  /** Requests so far. */
  readonly heard: number;
  close(): Promise<void>;
}

/** A receiver that answers 204 to everything. @param hear is told the URL of each */
export async function startReceiver(recorder: Recorder, hear: (url: URL) => void): Promise<RecordingReceiver> {
  let heard = 0;
  const server = createServer(async (request, response) => {
    const began_ms = Date.now();
    const sent = await buffer(request).catch(() => Buffer.alloc(0));
    response.writeHead(204).end();
    const pairs = Object.entries(request.headers).map(([name, value]) => ({ name, value: String(value) }));
    const path = request.url ?? '/';
    recorder.entries.push({
      startedDateTime: new Date(began_ms).toISOString(),
      time: Date.now() - began_ms,
      request: { method: request.method ?? 'GET', url: url + path, headers: pairs, ...posted(sent) },
      response: { status: 204, headers: [], content: { size: 0, mimeType: '', text: '' } },
    });
    heard += 1;
    hear(new URL(path, url));
  });
  const { url, close } = await listenLocally(server);
  return {
    url,
    get heard() {
      return heard;
    },
    close,
  };
}

function listed(headers: Headers): Message['headers'] {
  return [...headers].map(([name, value]) => ({ name, value }));
}

function posted(bytes: Buffer): Pick<HarEntry['request'], 'postData'> {
  return bytes.length === 0 ? {} : { postData: { mimeType: 'application/json', text: bytes.toString('utf8') } };
}

function contentOf(bytes: Buffer, answer: Response): HarEntry['response']['content'] {
  return { size: bytes.length, mimeType: answer.headers.get('content-type') ?? '', text: bytes.toString('utf8') };
}
