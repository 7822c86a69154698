import { createReadStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { World } from '../server/parts.ts';
import { startServer } from '../server/start-server.ts';
import { createWorld } from '../server/worlds/world.ts';
import { at_base_url, clientOf, clientOfWorld } from './client.support.ts';
import { ModelRunError, type UploadFile } from './client.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld({ clock: 'virtual', ...at_base_url });
});
afterEach(() => world.close());

const text = 'a picture';
const size_bytes = text.length;
const bytes = new TextEncoder().encode(text);
const named = { filename: 'a.png', mime_type: 'image/png' };
const wholeOf = async (url: string) => (await world.fetch(new Request(url))).text();

async function* inParts() {
  yield 'a ';
  yield Buffer.from('pic');
  yield new TextEncoder().encode('ture').buffer;
}

const shared = new Uint8Array(new SharedArrayBuffer(size_bytes));
shared.set(bytes);

/** As a Blob of jsdom is to the fetch of Node.js. */
const foreign_blob = {
  size: size_bytes,
  type: 'image/png',
  arrayBuffer: async () => bytes.buffer,
  slice: () => foreign_blob,
} as unknown as Blob;

describe('a file may be', () => {
  it.each<[string, () => Pick<UploadFile, 'data' | 'size_bytes'>]>([
    ['a text', () => ({ data: text })],
    ['a Buffer', () => ({ data: Buffer.from(text) })],
    ['a part of a buffer', () => ({ data: Buffer.from(`xx${text}xx`).subarray(2, -2) })],
    ['an ArrayBuffer', () => ({ data: bytes.buffer })],
    ['bytes that threads share', () => ({ data: shared })],
    ['a stream of such bytes', () => ({ data: Readable.from([shared]), size_bytes })],
    ['a DataView', () => ({ data: new DataView(bytes.buffer) })],
    ['bytes of another realm', () => ({ data: runInNewContext(`new Uint8Array([${bytes}])`) })],
    ['a buffer of another realm', () => ({ data: runInNewContext(`new Uint8Array([${bytes}]).buffer`) })],
    ['a Blob', () => ({ data: new Blob([bytes]) })],
    ['a File', () => ({ data: new File([bytes], 'b.txt', { type: 'text/plain' }) })],
    ['a Blob of another realm', () => ({ data: foreign_blob })],
    ['a Blob of jsdom, which has no stream', () => ({ data: Object.assign(new Blob([bytes]), { stream: undefined }) })],
    ['a web stream', () => ({ data: new Blob([bytes]).stream(), size_bytes })],
    ['a stream of Node.js', () => ({ data: Readable.from([Buffer.from('a '), 'picture']), size_bytes })],
    ['a generator', () => ({ data: inParts(), size_bytes })],
    ['bytes whose size is told, too', () => ({ data: bytes, size_bytes })],
  ])('%s', async (_, given) => {
    for (const onProgress of [undefined, () => {}]) {
      const { client, sent } = clientOfWorld(world);
      const asset = await client.upload({ ...named, ...given(), onProgress });
      expect(asset).toMatchObject({ name: 'a.png', size_bytes });
      expect(await wholeOf(asset.url)).toBe(text);
      expect(sent.map(({ method }) => method)).toEqual(['POST', 'PUT', 'GET']);
      expect(sent[1]!.headers.has('authorization')).toBe(false);
    }
  });

  it('empty', async () => {
    const { client } = clientOfWorld(world);
    for (const data of ['', new Blob([]), new Uint8Array()]) {
      const asset = await client.upload({ ...named, data, onProgress: () => {} });
      expect(await wholeOf(asset.url)).toBe('');
    }
  });
});

it.each<[string, Partial<UploadFile>, string]>([
  ['no data', { data: undefined as never }, 'upload: data must be bytes, a text, a Blob, a File or a stream'],
  ['an object', { data: {} as never }, 'upload: data must be bytes'],
  ['a stream of no known size', { data: new Blob([]).stream() }, 'upload: size_bytes must be given for a stream'],
  ['another size', { data: text, size_bytes: 5 }, 'upload: size_bytes is 5, and data has 9'],
])('%s is told before anything is sent', async (_, given, told) => {
  const { client, sent } = clientOfWorld(world);
  await expect(client.upload({ ...named, ...given } as UploadFile)).rejects.toThrow(told);
  expect(sent).toEqual([]);
});

describe('what ends a file on this side is told as it is, and the file is not sent again:', () => {
  it.each<[string, () => Partial<UploadFile>, string]>([
    [
      'less than its size',
      () => ({ data: Readable.from([bytes]), size_bytes: 20 }),
      'size_bytes is 20, and data has 9',
    ],
    [
      'more than its size',
      () => ({ data: Readable.from([bytes]), size_bytes: 5 }),
      'size_bytes is 5, and data has more',
    ],
    ['more behind its size', () => ({ data: inParts(), size_bytes: 2 }), 'size_bytes is 2, and data has more'],
    [
      'a stream that fails',
      () => ({ data: Readable.from([bytes]).map(() => Promise.reject(new Error('no disk'))), size_bytes }),
      'no disk',
    ],
    [
      'onProgress that throws',
      () => ({
        data: bytes,
        onProgress() {
          throw new Error('no page');
        },
      }),
      'no page',
    ],
    [
      'onProgress that fails later',
      () => ({ data: bytes, onProgress: () => Promise.reject(new Error('no row')) }),
      'no row',
    ],
  ])('%s', async (_, given, told) => {
    await using server = await startServer();
    const { base_url, world: served } = server;
    const sent: string[] = [];
    const { client } = clientOf(
      (request) => {
        sent.push(request.method);
        return fetch(request);
      },
      { base_url, token: served.principals.owner!.token },
    );
    await expect(client.upload({ ...named, data: '', ...given() })).rejects.toThrow(told);
    expect(sent).toEqual(['POST', 'PUT']);
  });
});

describe('progress', () => {
  const size = 1_000_000;
  it.each<[string, () => UploadFile['data']]>([
    ['of bytes', () => new Uint8Array(size)],
    ['of a Blob', () => new Blob([new Uint8Array(size)])],
    ['of a stream in one part', () => Readable.from([Buffer.alloc(size)])],
  ])('%s is told at least each 64 KiB', async (_, data) => {
    const told = [0];
    const { client } = clientOfWorld(world);
    await client.upload({ ...named, data: data(), size_bytes: size, onProgress: (sent) => told.push(sent) });
    const steps = told.slice(1).map((sent, at) => sent - told[at]!);
    expect(told.at(-1)).toBe(size);
    expect(Math.max(...steps)).toBeLessThanOrEqual(65_536);
    expect(Math.min(...steps)).toBeGreaterThan(0);
  });
});

describe('at storage', () => {
  const upload_url = 'https://storage.example/a.png?signature=secret';
  /** A service whose storage answers so, one answer after another, and the bodies that came to it. */
  const answering = (...answers: (Response | Error)[]) => {
    const bodies: string[] = [];
    const made = clientOf(async (request) => {
      if (request.method !== 'PUT') return Response.json({ asset_id: 'a1', upload_url, id: 'a1' });
      bodies.push(await request.text());
      const answer = answers.shift() ?? new Response();
      if (answer instanceof Error) throw answer;
      return answer;
    });
    return { ...made, bodies };
  };
  const puts = (sent: Request[]) => sent.filter(({ method }) => method === 'PUT').length;

  it.each<[string, () => UploadFile['data'], ((sent: number) => void) | undefined]>([
    ['bytes', () => bytes, undefined],
    ['a Blob', () => new Blob([bytes]), undefined],
    ['bytes with progress', () => bytes, () => {}],
  ])('%s are sent again after a lost connection and what a gateway says', async (_, data, onProgress) => {
    const { client, bodies } = answering(new TypeError('fetch failed'), new Response('', { status: 503 }));
    await client.upload({ ...named, data: data(), onProgress });
    expect(bodies).toEqual([text, text, text]);
  });

  it('an asset that is shown some time after its file is waited for', async () => {
    const shown = await createWorld({
      clock: 'virtual-auto',
      ...at_base_url,
      choices: { assets: { listed_from: 500 } },
    });
    const { client, sent } = clientOfWorld(shown);
    expect(await client.upload({ ...named, data: bytes })).toMatchObject({ name: 'a.png', size_bytes });
    expect(sent.map(({ method }) => method).slice(0, 4)).toEqual(['POST', 'PUT', 'GET', 'GET']);
    await shown.close();
  });

  it('an asset that is never shown is told as missing, after half a minute', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { client, sent } = clientOf(async ({ method }) =>
      method === 'GET' ? new Response('', { status: 404 }) : Response.json({ asset_id: 'a1', upload_url }),
    );
    const sending = client.upload({ ...named, data: bytes }).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(20_000);
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await sending).toMatchObject({ operation: 'getAsset', status: 404 });
    expect(sent.length).toBe(before + 1);
  });

  it('a stream is sent once', async () => {
    const { client, sent } = answering(new TypeError('fetch failed'));
    const data = Readable.from([text]);
    await expect(client.upload({ ...named, data, size_bytes })).rejects.toThrow('fetch failed');
    expect(puts(sent)).toBe(1);
    expect(data.destroyed).toBe(true);
  });

  it.each<[string, Response, object]>([
    [
      'an envelope',
      Response.json({ code: 'expired', message: 'Too late.' }, { status: 403 }),
      { body: { code: 'expired' } },
    ],
    [
      'the XML of S3',
      new Response('<Error><Code>expired</Code><Message>Too late.</Message></Error>', { status: 403 }),
      {},
    ],
  ])('%s is read, with the asset and without the signature of the URL', async (_, answer, more) => {
    const { client, sent } = answering(answer);
    const error = await client.upload({ ...named, data: bytes }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ModelRunError);
    expect(error).toMatchObject({
      operation: 'upload',
      method: 'PUT',
      status: 403,
      code: 'expired',
      asset_id: 'a1',
      ...more,
    });
    expect((error as ModelRunError).url).toBe('https://storage.example/a.png');
    expect((error as Error).message).toBe('upload was answered with 403: expired: Too late.');
    expect(puts(sent)).toBe(1);
  });

  it('a stream is let go of where its session is refused', async () => {
    const { client } = clientOf(async () => new Response(null, { status: 401 }));
    const data = Readable.from([text]);
    const cancel = vi.fn();
    const web = new ReadableStream({ cancel });
    await expect(client.upload({ ...named, data, size_bytes })).rejects.toThrow(ModelRunError);
    await expect(client.upload({ ...named, data: web, size_bytes })).rejects.toThrow(ModelRunError);
    expect([data.destroyed, cancel.mock.calls.length]).toEqual([true, 1]);
  });

  it('a stream that fails before its session is open ends the upload, and not the process', async () => {
    const { client } = clientOf(async (request) => {
      await Promise.all([request.text(), setTimeout(50)]);
      return Response.json({ asset_id: 'a1', upload_url });
    });
    const failed = client.upload({ ...named, data: createReadStream('/no/such/file'), size_bytes });
    await expect(failed).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('a stream is let go of where a signal has ended it, before the call or while its session hangs', async () => {
    const reason = new Error('enough');
    const early = new PassThrough();
    const { client, sent } = clientOf(() => new Promise(() => {}));
    const given = { signal: AbortSignal.abort(reason) };
    await expect(client.upload({ ...named, data: early, size_bytes }, given)).rejects.toBe(reason);
    expect(sent).toEqual([]);
    const control = new AbortController();
    const late = new PassThrough();
    const sending = client.upload({ ...named, data: late, size_bytes }, { signal: control.signal });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    control.abort(reason);
    await expect(sending).rejects.toBe(reason);
    await vi.waitFor(() => expect([early.destroyed, late.destroyed]).toEqual([true, true]));
  });

  it('the faults of the reference are met: what is cut is sent again, what expired is told', async () => {
    const { client, sent } = clientOfWorld(world);
    world.faults.add({ kind: 'storage_cut', after_bytes: 2, times: 1 });
    const asset = await client.upload({ ...named, data: bytes });
    expect(await wholeOf(asset.url)).toBe(text);
    world.faults.add({ kind: 'storage_expired', times: 1 });
    sent.length = 0;
    const error = await client.upload({ ...named, data: bytes }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 403, code: expect.any(String), asset_id: expect.any(String) });
    expect(puts(sent)).toBe(1);
  });
});
