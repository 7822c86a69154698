import { describe, expect, it } from 'vitest';
import { isolatedCursors } from '../checks/isolation/cursors.ts';
import { isolatedFilters } from '../checks/isolation/filters.ts';
import { isolatedLists } from '../checks/isolation/lists.ts';
import { answered, bare_facts, outcomeOf, written } from '../testing/written-evidence.support.ts';

const ours = { mime_type: 'x/ours', assets: [{ id: 'a1' }] };
const theirs = { mime_type: 'x/theirs', assets: [{ id: 'b1' }] };
const page = (step: string, items: object[], principal = 'outsider') =>
  answered(step, 'listAssets', 200, { items, next: null }, { principal });
const refusal = (step: string, status: number) =>
  answered(step, 'listAssets', status, undefined, { principal: 'outsider' });

describe('lists', () => {
  const own = page('own/1', [{ id: 'b1' }]);
  const outsider = { kind: 'api_key', organization: { id: 'o2' } } as const;
  const facts = { principals: { ...bare_facts.principals, outsider } };
  it.each([
    ['own items', [own, page('walk/1', [{ id: 'b1' }, { id: 'b2' }])], theirs, 'satisfied'],
    [
      'own items of another organization',
      [page('own/1', [{ id: 'b1', org_id: 'o1' }])],
      theirs,
      ['another-organization'],
    ],
    ['own items of their organization', [page('own/1', [{ id: 'b1', org_id: 'O2' }])], theirs, 'satisfied'],
    ['ours by the id', [own, page('walk/1', [{ id: 'A1' }])], theirs, ['foreign-item']],
    ['ours by the media type', [own, page('walk/1', [{ mime_type: 'x/ours' }])], theirs, ['foreign-item']],
    ['nothing at all', [page('own/1', []), page('walk/1', [])], theirs, 'stopped'],
    ['one asset for both', [page('own/1', [{ id: 'a1' }])], ours, ['id-of-two-assets']],
  ] as const)('%s', (_, exchanges, other, outcome) => {
    const evidence = written(exchanges, { case: { narrowed: false }, notes: { data: ours, own: other }, facts });
    expect(outcomeOf(isolatedLists, evidence)).toEqual(outcome);
  });
});

describe('cursors', () => {
  const followed = page('followed', [{ id: 'a1' }, { id: 'a9' }], 'owner');
  const own = page('own', []);
  it.each([
    ['refused', [own, followed, refusal('attempt', 403)], 'satisfied'],
    ['answered with own items', [own, followed, page('attempt', [{ id: 'b1' }])], 'satisfied'],
    ['answered with ours', [own, followed, page('attempt', [{ id: 'a1' }])], ['foreign-item']],
    ['answered with what the owner saw', [own, followed, page('attempt', [{ id: 'a9' }])], ['foreign-item']],
    ['leading nowhere', [own, page('followed', [], 'owner'), refusal('attempt', 403)], 'stopped'],
  ] as const)('%s', (_, exchanges, outcome) => {
    const evidence = written(exchanges, { case: { link: 'next', narrowed: true }, notes: { data: ours } });
    expect(outcomeOf(isolatedCursors, evidence)).toEqual(outcome);
  });
});

describe('filters', () => {
  const control = page('control/1', [{ id: 'a1' }], 'owner');
  it.each([
    ['nothing', [control, page('own', []), page('attempt/1', [])], 'satisfied'],
    ['a refusal', [control, page('own', []), refusal('attempt/1', 422)], 'satisfied'],
    ['ours', [control, page('own', []), page('attempt/1', [{ id: 'a1' }])], ['foreign-item']],
    [
      'nothing, not even to the owner',
      [page('control/1', [], 'owner'), page('own', []), page('attempt/1', [])],
      'stopped',
    ],
    ['nothing, since all is refused', [control, refusal('own', 401), refusal('attempt/1', 401)], 'stopped'],
  ] as const)('show %s', (_, exchanges, outcome) => {
    const evidence = written(exchanges, { case: { field: 'id', with: 'nothing' }, notes: { data: ours } });
    expect(outcomeOf(isolatedFilters, evidence)).toEqual(outcome);
  });
});
