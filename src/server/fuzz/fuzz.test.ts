import { expect, test } from 'vitest';
import type { Handler, WrapParts } from '../parts.ts';
import { fuzzedBytes } from './fuzz-bytes.support.ts';
import { fuzzRequests } from './fuzz-requests.support.ts';

const seed = 20_260_105;

test('a thousand requests made from the document are all answered as it says', async () => {
  const { finding, sent, past, by_status } = await fuzzRequests({ count: 1_000, seed });
  expect(finding).toBeUndefined();
  expect(sent).toBe(1_000);
  const share = past / sent;
  console.info(
    `${(share * 100).toFixed(1)} % came past authentication and path; statuses: ${JSON.stringify(by_status)}`,
  );
  expect(share).toBeGreaterThanOrEqual(0.6);
});

test('a thousand connections that bring no sensible HTTP do no harm', async () => {
  const { finding, sent } = await fuzzedBytes({ count: 1_000, seed });
  expect(finding).toBeUndefined();
  expect(sent).toBe(1_000);
});

test('a fault of the server is found, with the smallest request that brings it about', async () => {
  const wrap: WrapParts = (parts) => {
    const createAssetFolder: Handler = async (call) => {
      if (/[^ -~]/.test((call.request.body as { name: string }).name)) throw new Error('planted');
      return parts.handlers.createAssetFolder(call);
    };
    return { ...parts, handlers: { ...parts.handlers, createAssetFolder } };
  };
  const { finding } = await fuzzRequests({ count: 1_000, seed, wrap });
  expect(finding).toMatch(/"target":"\/v1\/asset-folders".*planted/s);
});
