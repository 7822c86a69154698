import { expect, it } from 'vitest';
import type { Target } from '../target/target.ts';
import type { Asker, Draft } from './asker.ts';
import { askAssetLag } from './asset-questions.ts';
import { createFindings } from './findings.ts';

const target: Target = { base_url: 'http://target.example', principals: {} };
const made = { asset_id: 'b2f4c6d8-1a3c-4e5f-8a7b-9c0d1e2f3a4b', upload_url: 'http://target.example/put' };

/** Knows assets so long after their file, by the operation that asks. */
async function lagWhere(late_ms: Partial<Record<Draft['operation'], number>>): Promise<number> {
  let now_ms = 0;
  const asker = {
    prefix: 'init',
    now_ms: () => now_ms,
    async ask({ operation }: Draft) {
      const status = now_ms < (late_ms[operation] ?? 0) ? 404 : 200;
      return { line: '', status, reply: { record: made } };
    },
    put: async () => 200,
    async wait(ms: number) {
      now_ms += ms;
    },
  } as unknown as Asker;
  return askAssetLag(asker, createFindings(), target, { id: made.asset_id, made_ms: 0 });
}

it.each([
  ['at once', {}, 0],
  ['late by its id', { getAsset: 400 }, 750],
  ['late for its deletion alone', { deleteAsset: 400 }, 750],
  ['never', { deleteAsset: Number.POSITIVE_INFINITY }, 0],
])('an asset that is there %s', async (_, late_ms, lag_ms) => {
  expect(await lagWhere(late_ms)).toBe(lag_ms);
});
