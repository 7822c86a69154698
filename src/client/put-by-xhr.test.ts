import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UploadFile } from './client.ts';

/** As a page has it. Each request waits for what the test says that happened to it. */
class FakeXhr {
  static made: FakeXhr[] = [];
  readonly headers: Record<string, string> = {};
  readonly upload = { onprogress: (_: { loaded: number }) => {} };
  readonly status = 200;
  responseText = '';
  method = '';
  url = '';
  body: unknown;
  onload = () => {};
  onerror = () => {};
  abort = vi.fn();
  constructor() {
    FakeXhr.made.push(this);
  }
  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getAllResponseHeaders = () => 'etag: "a: b"\r\nx-empty: \r\ncontent-type: text/xml\r\n';
  send(body: unknown): void {
    this.body = body;
  }
}

const upload_url = 'https://storage.example/a?signature=1';
const fetchIt = vi.fn(async (_: Request) => Response.json({ asset_id: 'a1', upload_url, id: 'a1' }));

beforeEach(() => {
  FakeXhr.made = [];
  fetchIt.mockClear();
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  vi.stubGlobal('fetch', fetchIt);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  // Other tests of this worker would be given the modules of a page.
  vi.resetModules();
});

/** The client as it is when it is loaded in a page, and an upload that has come to its PUT. */
async function uploading(file: Partial<UploadFile> = {}, more: object = {}, signal?: AbortSignal) {
  const { createModelRunClient } = await import('./client.ts');
  const retries = { first_ms: 0, most_ms: 0 };
  const client = createModelRunClient({ base_url: 'https://api.example', token: 'a', retries, ...more });
  const told: number[] = [];
  const onProgress = (sent_bytes: number) => told.push(sent_bytes);
  const given = { filename: 'a', mime_type: 'image/png', data: 'abc', onProgress, ...file };
  const done = client.upload(given, { signal });
  done.catch(() => {});
  await vi.waitFor(() => expect(FakeXhr.made.length + fetchIt.mock.calls.length).toBeGreaterThan(1));
  return { done, told, xhr: FakeXhr.made[0]! };
}

it('a page sends a file with progress by XMLHttpRequest, without the token', async () => {
  const { done, told, xhr } = await uploading();
  expect([xhr.method, xhr.url, xhr.headers]).toEqual(['PUT', upload_url, { 'content-type': 'image/png' }]);
  expect(new TextDecoder().decode(xhr.body as Uint8Array)).toBe('abc');
  xhr.upload.onprogress({ loaded: 2 });
  xhr.upload.onprogress({ loaded: 3 });
  xhr.onload();
  expect(await done).toMatchObject({ id: 'a1' });
  expect(told).toEqual([2, 3, 3]);
  expect(fetchIt.mock.calls.map(([{ method }]) => method)).toEqual(['POST', 'GET']);
});

it('a lost connection is tried again, and a refusal told with its headers', async () => {
  const { done, xhr } = await uploading();
  xhr.onerror();
  await vi.waitFor(() => expect(FakeXhr.made).toHaveLength(2));
  Object.assign(FakeXhr.made[1]!, { status: 403, responseText: '<Error><Code>Expired</Code></Error>' });
  FakeXhr.made[1]!.onload();
  const error = await done.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 403, code: 'Expired', asset_id: 'a1' });
  expect([...(error as { headers: Headers }).headers]).toEqual([
    ['content-type', 'text/xml'],
    ['etag', '"a: b"'],
    ['x-empty', ''],
  ]);
});

it('a signal ends it', async () => {
  const control = new AbortController();
  const { done, xhr } = await uploading({}, {}, control.signal);
  control.abort('enough');
  await expect(done).rejects.toBe('enough');
  expect(xhr.abort).toHaveBeenCalled();
});

it.each<[string, Partial<UploadFile>, object]>([
  ['without progress', { onProgress: undefined }, {}],
  ['by a fetch of its own', {}, { fetch: fetchIt }],
])('a page sends a stream %s as bytes, and never as a stream', async (_, file, more) => {
  const data = new Blob(['abc']).stream();
  const { done, told } = await uploading({ ...file, data, size_bytes: 3 }, more);
  await done;
  const [, [put]] = fetchIt.mock.calls as [unknown, [Request]];
  expect([put.method, put.headers.get('content-length'), await put.clone().text()]).toEqual(['PUT', null, 'abc']);
  expect(told).toEqual(file.onProgress === undefined && 'onProgress' in file ? [] : [3]);
});
