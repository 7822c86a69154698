import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { creationsAtOnce } from './creations.ts';

const names = ['mrk0123456789abtogether1e', 'mrk0123456789abtogether2e'] as const;
const input = { record: 'folder', together: 2, beside_a_deletion: false };

function outcome(ids: readonly (string | null)[], shown: readonly string[], status = 201) {
  const made = ids.map((id, index) => {
    const body = status === 201 ? { id, name: names[index] } : { code: 'no', message: 'no' };
    return answered(`make/1-${index + 1}`, 'createAssetFolder', status, body, { sent: { name: names[index] } });
  });
  const reads = shown.map((name, index) =>
    answered(`read/1-${index + 1}`, 'getAssetFolder', 200, { id: ids[index], name }),
  );
  return outcomeOf(creationsAtOnce, written([...made, ...reads], { case: input }));
}

it('permits ids and names of their own, normalised or made unique', () => {
  expect(outcome(['f1', 'f2'], names)).toBe('satisfied');
  expect(outcome(['f1', 'f2'], [`${names[0]} (2)`, 'a name of the target'])).toBe('satisfied');
});

it('finds one id for two, and the content of another', () => {
  expect(outcome(['f1', 'F1'], [names[0], names[0]])).toEqual(['id-of-two-records']);
  expect(outcome(['f1', 'f2'], [names[1], names[1]])).toEqual(['content-of-another']);
});

it('finds an asset that others made at the same time bring back', () => {
  const exchanges = [
    ...names.map((filename, index) =>
      answered(`make/1-${index + 1}`, 'createAssetUpload', 201, { asset_id: `a${index}` }, { sent: { filename } }),
    ),
    answered('delete/1', 'deleteAsset', 204),
    answered('gone/1', 'getAsset', 200, { id: 'a9' }),
  ];
  const beside = { record: 'asset', together: 2, beside_a_deletion: true };
  expect(outcomeOf(creationsAtOnce, written(exchanges, { case: beside }))).toEqual(['live-again']);
});

it('proves nothing where no two were made', () => {
  expect(outcome(['f1', 'f2'], names, 409)).toBe('stopped');
});

it('finds the content of another in what a creation answers, where nothing can be read', () => {
  const made = names.map((name, index) =>
    answered(
      `make/1-${index + 1}`,
      'createGraphWorkflow',
      201,
      { id: `w${index}`, name: names[0] },
      { sent: { name } },
    ),
  );
  const together = { record: 'workflow', together: 2, beside_a_deletion: false };
  expect(outcomeOf(creationsAtOnce, written(made, { case: together }))).toEqual(['content-of-another']);
});
