import { expect, it } from 'vitest';
import { recordAt } from './created-at.ts';

const id = '0d4b8f7a-9e21-4c36-a5b8-7f1c2e3d4a59';
const at = (location: string, body = '') => ({ headers: { location }, body });

it.each([
  ['at the end of a path', at(`/v1/runs/${id}`), { run_id: id }],
  ['before a query', at(`https://api.example/v1/runs/${id}?poll=1`), { run_id: id }],
  ['as a text by itself', { headers: {}, body: `"${id}"\n` }, { run_id: id }],
  ['in no place', { headers: {}, body: '' }, undefined],
  ['in a text that is no id', { headers: {}, body: '"accepted"' }, undefined],
  ['in an object, which is read as such', at(`/v1/runs/${id}`, `{"run_id":"${id}"}`), undefined],
])('the id of a new run is found %s', (_, wire, record) => {
  expect(recordAt('dispatchModelRun2', wire)).toEqual(record);
});

it('looks nowhere where the text shows what is answered', () => {
  expect(recordAt('dispatchGraphWorkflowRun', at(`/v1/runs/${id}`))).toBeUndefined();
});
