import { expect, it } from 'vitest';
import { answered, written } from '../testing/written-evidence.support.ts';
import { isAfter, judgeRecords } from './records-in-time.ts';

type Answers = Parameters<typeof written>[0];

const folder = (operation: 'createAssetFolder' | 'getAssetFolder', name: string) =>
  answered(operation, operation, 200, { id: 'aaaaaaaa-0000-4000-8000-00000000000f', name });
const run = (principal: 'owner' | 'outsider', id: string, batch_id: string | null) =>
  answered('read', 'getRun', 200, { id, batch_id, completed_at: '2026-01-01T00:00:00Z' }, { principal });
const logged = (timestamp: string) =>
  answered('read', 'getRun', 200, { id: 'r1', logs: [{ id: 'aaaaaaaa-0000-4000-8000-000000000001', timestamp }] });
const lines = (number: number, at_ms: number) => ({
  ...answered('read', 'getRun', 200, { id: 'r1', logs: Array.from({ length: number }, () => ({ message: 'ok' })) }),
  at_ms,
});
const made = answered('create', 'createAssetUpload', 200, { asset_id: 'AAAAAAAA-0000-4000-8000-00000000000a' });
const ofModel = (availability_status: string, at_ms: number) => ({
  ...answered('read', 'getRun', 200, {
    id: 'r1',
    completed_at: '2026-01-01T00:00:00Z',
    model: { id: 'aaaaaaaa-0000-4000-8000-000000000002', availability_status, created_at: availability_status },
  }),
  at_ms,
});
const told = (name: string, at_ms: number) => ({
  ...answered('read', 'getAsset', 200, { id: 'aaaaaaaa-0000-4000-8000-00000000000a', name }),
  at_ms,
});
const shown = (url: string, at_ms: number) => ({
  ...answered('read', 'getRun', 200, { id: 'r1', output: { image: { url } }, completed_at: '2026-01-01T00:00:00Z' }),
  at_ms,
});
const signedAt = (host: string, at_ms: number) => shown(`https://${host}/f/1.png?signature=${at_ms}`, at_ms);
const long = 'x'.repeat(5000);
const batch = 'bbbbbbbb-0000-4000-8000-000000000001';

it.each<[string, Answers, string | undefined]>([
  [
    'a folder renamed by its deletion',
    [folder('createAssetFolder', 'one'), folder('getAssetFolder', 'two')],
    undefined,
  ],
  ['two runs of one batch', [run('owner', 'r1', batch), run('owner', 'r2', batch.toUpperCase())], undefined],
  ['long words by turns', [made, told(`${long}1`, 0), told(`${long}2`, 10), told(`${long}1`, 20)], 'name'],
  ['an asset that a colleague renames by turns', [told('one', 0), told('two', 10), told('one', 20)], undefined],
  ['a model of the catalog by turns', [ofModel('idle', 0), ofModel('busy', 10), ofModel('idle', 20)], undefined],
  ['the same long words again', [made, told(long, 0), told(long, 10), told(long, 20)], undefined],
  ['the time of a log entry', [logged('2026-01-01T00:00:00.123Z'), logged('2026-01-01T00:00:05Z')], 'timestamp'],
  ['lines of a log that have no ids, shown and not shown', [lines(2, 0), lines(0, 10), lines(2, 20)], undefined],
  ['that time with fewer digits', [logged('2026-01-01T00:00:00.123Z'), logged('2026-01-01T00:00:00Z')], undefined],
  ['a file signed for two storages by turns', [signedAt('a', 0), signedAt('b', 10), signedAt('a', 20)], undefined],
  [
    'two files by turns',
    [shown('https://a/1.png', 0), shown('https://a/2.png', 10), shown('https://a/1.png', 20)],
    'output',
  ],
  ['runs without a batch', [run('owner', 'r1', null), run('outsider', 'r2', null)], undefined],
  ['a batch of two organizations', [run('owner', 'r1', batch), run('outsider', 'r2', batch)], 'organization'],
])('%s', (_, answers, field) => {
  const { found } = judgeRecords(written(answers, {}).exchanges, isAfter);
  expect(found?.shown.field).toBe(field);
});
