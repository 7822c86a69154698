/** Facts that must hold in a browser, one after another. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { ServedKit } from './served.ts';

/** Answer as a page saw it. `kept_back` holds the browser's word when it saw none. */
interface PageAnswer {
  status: number;
  type: string;
  headers: Record<string, string>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  json: any;
  kept_back?: string;
}

export interface FactContext {
  server: ServedKit;
  page: Page;
}

export interface Fact {
  /** A sentence about the page. */
  says: string;
  /** @returns what was seen, in a few words; throws when it does not hold */
  holds(place: FactContext): Promise<string>;
}

export function callPage<Result>(page: Page, name: string, ...args: unknown[]): Promise<Result> {
  const text = args.map((arg) => JSON.stringify(arg) ?? 'undefined').join(', ');
  return page.evaluate<Result>(`client.${name}(${text})`);
}

const image_model = 'lumen/sketch';
const video_model = 'lumen/reel/v2/turbo/image-to-video';

/** Of a page on a server that names no origins. */
export const openFacts: readonly Fact[] = [
  {
    says: 'it lists assets with a bearer token',
    async holds({ page, server: { base_url, token } }) {
      const seen = await callPage<PageAnswer>(page, 'ask', `${base_url}/v1/assets?limit=3`, { token });
      assert.equal(seen.status, 200);
      assert.equal(seen.json.items.length, 3);
      return `${seen.status}, ${seen.json.items.length} items`;
    },
  },
  {
    says: 'it reads Service-Request-Id',
    async holds({ page, server: { base_url, token } }) {
      const { headers } = await callPage<PageAnswer>(page, 'ask', `${base_url}/v1/assets?limit=3`, { token });
      assert.match(headers['service-request-id'] ?? '', /\S/);
      return headers['service-request-id']!;
    },
  },
  {
    says: 'it follows next to the end of the list',
    async holds({ page, server: { base_url, token } }) {
      const whole = await callPage<PageAnswer>(page, 'ask', `${base_url}/v1/assets?limit=500`, { token });
      const expected = whole.json.items.map(({ id }: { id: string }) => id);
      const walked = await callPage<{ pages: number; ids: string[] }>(
        page,
        'walk',
        `${base_url}/v1/assets?limit=7`,
        token,
      );
      assert.ok(walked.pages > 2);
      assert.deepEqual(walked.ids, expected);
      return `${walked.ids.length} items on ${walked.pages} pages`;
    },
  },
  {
    says: 'it reads refusals: no token, no such route, a wrong method, a limit',
    async holds({ page, server: { base_url, token } }) {
      const seen = async (path: string, init: object) => callPage<PageAnswer>(page, 'ask', base_url + path, init);
      const answers = [
        await seen('/v1/assets', {}),
        await seen('/v1/nothing', { token }),
        await seen('/v1/health', { token, method: 'DELETE' }),
        await seen('/v1/health', { headers: { prefer: 'code=429' } }),
      ];
      const statuses = answers.map(({ status }) => status);
      assert.deepEqual(statuses, [401, 404, 405, 429]);
      for (const { json } of answers) assert.ok(json.message ?? json.detail);
      assert.match(answers[0]!.headers['www-authenticate'] ?? '', /^Bearer/);
      assert.equal(answers[2]!.headers.allow, 'GET, HEAD');
      assert.match(answers[3]!.headers['retry-after'] ?? '', /^\d+$/);
      return `${statuses.join(', ')}, with WWW-Authenticate, Allow and Retry-After`;
    },
  },
  {
    says: 'it uploads a file by PUT to storage and reads it back, whole and in part',
    async holds({ page, server: { base_url, token } }) {
      const text = 'From a page, with ünïcödé.';
      const seen = await callPage<Record<'session' | 'put' | 'whole' | 'part', PageAnswer>>(
        page,
        'upload',
        base_url,
        token,
        text,
      );
      assert.deepEqual([seen.put.status, seen.whole.status, seen.part.status], [200, 200, 206]);
      assert.equal(seen.whole.text, text);
      assert.equal(seen.part.text, text.slice(0, 4));
      assert.match(seen.part.headers['content-range'] ?? '', /^bytes 0-3\//);
      const [written, read] = [seen.put.headers.etag, seen.whole.headers.etag];
      assert.ok(read);
      assert.equal(written, read);
      return `ETag ${read}`;
    },
  },
  {
    says: 'it shows the image that a run has made, and reads its pixels',
    async holds(place) {
      const { output, shown } = await made(place, image_model, { prompt: 'A harbour at dawn' }, 'image');
      assert.ok(shown.width > 0);
      assert.deepEqual([shown.width, shown.height], [output.width, output.height]);
      return `${shown.width}x${shown.height} ${shown.mime_type}, a pixel ${shown.pixel}`;
    },
  },
  {
    says: 'it shows the video that a run has made, and reads its pixels',
    async holds(place) {
      const { output, shown } = await made(place, video_model, { prompt: 'A harbour at dawn', seconds: 2 }, 'video');
      assert.ok(shown.width > 0);
      assert.ok(shown.seconds > 0);
      assert.deepEqual([shown.width, shown.height, shown.seconds], [output.width, output.height, output.seconds]);
      return `${shown.seconds} s, ${shown.width}x${shown.height} ${shown.mime_type}, a pixel ${shown.pixel}`;
    },
  },
  {
    says: 'it lists, uploads and runs with the typed client, which tells refusals',
    async holds({ page, server: { base_url, token } }) {
      const seen = await callPage<Record<string, unknown>>(page, 'journey', base_url, token, image_model);
      assert.ok(Number(seen.listed) > 7);
      const { listed, ...others } = seen;
      assert.deepEqual(others, { uploaded: 'from a page', ended: 'completed', refused: '404 not_found' });
      return `${listed} items, ${others.ended}, ${others.refused}`;
    },
  },
  {
    says: 'it uploads bytes, a File and a stream with progress, by the typed client',
    async holds({ page, server: { base_url, token } }) {
      const size = 3_000_000;
      const seen = await callPage<Record<string, number[]>>(page, 'uploadForms', base_url, token, size);
      assert.deepEqual(seen, { bytes: [size, size], file: [size, size], stream: [size, size] });
      return `${size} bytes each`;
    },
  },
  {
    says: 'it signs and verifies a delivery by Web Crypto',
    async holds({ page }) {
      const event = { event: 'run.completed', delivery: { id: 'd1' }, run_id: 'r1', run: { status_code: 'completed' } };
      const seen = await callPage<object>(page, 'deliver', JSON.stringify(event), 'example-signing-secret-1');
      assert.deepEqual(seen, { event: 'run.completed', refused: 'mismatch' });
      return 'run.completed; changed, it is refused';
    },
  },
  { says: 'it cannot read /_control, as nobody named its origin', holds: controlKeptBack },
];

/** Of a page whose origin was named. */
export const namedFacts: readonly Fact[] = [
  {
    says: 'it lists assets',
    async holds({ page, server: { base_url, token } }) {
      const seen = await callPage<PageAnswer>(page, 'ask', `${base_url}/v1/assets?limit=3`, { token });
      assert.equal(seen.status, 200);
      return `${seen.status}, ${seen.json.items.length} items`;
    },
  },
  {
    says: 'it reads /_control, and changes the world there',
    async holds({ page, server: { control_url } }) {
      const seen = await callPage<PageAnswer>(page, 'ask', control_url);
      assert.equal(seen.status, 200);
      const advance = { method: 'POST', json: { by_ms: 1 } };
      const advanced = await callPage<PageAnswer>(page, 'ask', `${control_url}/clock/advance`, advance);
      assert.equal(advanced.status, 200);
      return `world ${seen.json.id}`;
    },
  },
];

/** Of a page whose origin was not named, where others were. */
export const strangerFacts: readonly Fact[] = [
  {
    says: 'it cannot read the interface',
    async holds({ page, server: { base_url, token } }) {
      const simple = await callPage<PageAnswer>(page, 'tryToAsk', `${base_url}/v1/health`);
      const asked = await callPage<PageAnswer>(page, 'tryToAsk', `${base_url}/v1/assets`, { token });
      return [keptBack(simple), keptBack(asked)][0]!;
    },
  },
  { says: 'it cannot read /_control', holds: controlKeptBack },
];

async function controlKeptBack({ page, server: { control_url } }: FactContext): Promise<string> {
  const simple = await callPage<PageAnswer>(page, 'tryToAsk', `${control_url}/`);
  const asked = await callPage<PageAnswer>(page, 'tryToAsk', `${control_url}/clock/advance`, {
    method: 'POST',
    json: { by_ms: 1 },
  });
  const blind = await callPage<PageAnswer>(page, 'tryToAsk', control_url, { mode: 'no-cors' });
  keptBack(asked);
  assert.deepEqual([blind.type, blind.status, blind.text], ['opaque', 0, '']);
  return keptBack(simple);
}

function keptBack({ kept_back, status }: PageAnswer): string {
  assert.ok(kept_back !== undefined, `the page could read the answer, status ${status}`);
  return kept_back;
}

interface Shown {
  mime_type: string;
  width: number;
  height: number;
  seconds: number;
  pixel: number[];
}

/** Output in the record of a run, and the output that the page shows. */
async function made({ page, server: { base_url, token } }: FactContext, model: string, input: object, name: string) {
  const run = await callPage<{
    status_code: string;
    output: Record<string, Omit<Shown, 'pixel'> & { asset_id: string }>;
  }>(page, 'run', base_url, token, model, input);
  assert.equal(run.status_code, 'completed');
  const output = run.output[name]!;
  const shown = await callPage<Shown>(page, 'show', base_url, token, output.asset_id);
  assert.equal(shown.pixel[3], 255, 'the page reads nothing but transparency');
  return { output, shown };
}
