import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { perOrganization } from './per-organization.ts';

type Maker = 'owner' | 'outsider';
const data = (principal: Maker, id: string) => ({ principal, mime_type: `application/${principal}`, assets: [{ id }] });
const read = (maker: Maker, org_id: unknown, status = 200) =>
  answered(`${maker}-read`, 'getAsset', status, { id: maker, org_id });
const list = (maker: Maker, ...items: object[]) =>
  answered(`${maker}-list/1`, 'listAssets', 200, { items, next: null });
const ours = { id: 'a', org_id: 'one' };
const theirs = { id: 'b', org_id: 'two' };
const reads = [read('owner', 'one'), read('outsider', 'two')];

it.each([
  ['of its own', [...reads, list('owner', ours), list('outsider', theirs)], 'b', 'satisfied'],
  [
    'that does not say whose it is',
    [read('owner', null), read('outsider', undefined), list('owner', ours), list('outsider', theirs)],
    'b',
    'satisfied',
  ],
  ['that the other one has', [...reads, list('owner', ours), list('outsider', { id: 'a' })], 'a', ['shared-record']],
  [
    'of one organization',
    [read('owner', 'one'), read('outsider', 'one'), list('owner', ours), list('outsider', theirs)],
    'b',
    ['one-organization'],
  ],
  [
    'of another one in the list',
    [...reads, list('owner', { id: 'a', org_id: 'three' }), list('outsider', theirs)],
    'b',
    ['another-organization'],
  ],
  [
    'that the other list shows too',
    [...reads, list('owner', ours), list('outsider', theirs, ours)],
    'b',
    ['foreign-item'],
  ],
  ['that its list does not show', [...reads, list('owner'), list('outsider', theirs)], 'b', 'stopped'],
  [
    'that it cannot read',
    [read('owner', 'one', 404), reads[1]!, list('owner', ours), list('outsider', theirs)],
    'b',
    'stopped',
  ],
] as const)('each finds an asset %s', (_, exchanges, other, outcome) => {
  const notes = { owner: data('owner', 'a'), outsider: data('outsider', other) };
  expect(outcomeOf(perOrganization, written(exchanges, { case: { record: 'asset' }, notes }))).toEqual(outcome);
});
