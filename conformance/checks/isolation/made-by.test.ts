import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { madeBy } from './made-by.ts';

const by = (principal: string) => ({ principal });
const me = (id = 'u1') => answered('me', 'getMe', 200, { id }, by('human'));
const made = (principal = 'human', created_by?: string | null) =>
  answered('create', 'createAssetFolder', 201, { id: 'f1', created_by }, by(principal));
const read = (created_by: string | null, principal = 'human') =>
  answered('read', 'getAssetFolder', 200, { id: 'F1', created_by }, by(principal));
const dispatched = answered('dispatch', 'dispatchModelRun2', 202, { run_id: 'r1', status: 'queued' }, by('human'));
const run = (created_by: string) => answered('read-run', 'getRun', 200, { id: 'r1', created_by }, by('owner'));

it.each([
  ['names the user', [me(), made('human', 'u1'), read('U1')], 'satisfied'],
  ['names another', [me(), made(), read('u2')], ['another-maker']],
  ['names another in the answer to its creation', [me(), made('human', 'u2')], ['another-maker']],
  ['names another to somebody else', [me(), dispatched, run('u2')], ['another-maker']],
  ['names nobody', [me(), made(), read(null)], 'stopped'],
  ['was made by a key', [me(), made('owner'), read('u2')], 'stopped'],
  ['was handed to two', [me(), made('owner'), made('human'), read('u2')], 'stopped'],
  ['was made by who has two ids', [me(), me('u3'), made(), read('u2')], 'stopped'],
] as const)('a record %s', (_, exchanges, outcome) => {
  expect(outcomeOf(madeBy, written(exchanges, { case: null }))).toEqual(outcome);
});
