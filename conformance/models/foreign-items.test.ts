import { describe, expect, it } from 'vitest';
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
    ['own items', [own, page('attempt/1', [{ id: 'b1' }, { id: 'b2' }])], theirs, 'satisfied'],
    [
      'own items of another organization',
      [page('own/1', [{ id: 'b1', org_id: 'o1' }])],
      theirs,
      ['another-organization'],
    ],
    ['own items of their organization', [page('own/1', [{ id: 'b1', org_id: 'O2' }])], theirs, 'satisfied'],
    ['ours by the id', [own, page('attempt/1', [{ id: 'A1' }])], theirs, ['foreign-item']],
    ['ours by the media type', [own, page('attempt/1', [{ mime_type: 'x/ours' }])], theirs, ['foreign-item']],
    ['nothing at all', [page('own/1', []), page('attempt/1', [])], theirs, 'stopped'],
    ['one asset for both', [page('own/1', [{ id: 'a1' }])], ours, ['id-of-two-assets']],
  ] as const)('%s', (_, exchanges, other, outcome) => {
    const evidence = written(exchanges, {
      case: { way: 'read', narrowed: false },
      notes: { data: ours, own: other },
      facts,
    });
    expect(outcomeOf(isolatedLists, evidence)).toEqual(outcome);
  });
});

describe('cursors', () => {
  const followed = page('control/2', [{ id: 'a1' }, { id: 'a9' }], 'owner');
  const own = page('own/1', []);
  it.each([
    ['refused', [own, followed, refusal('attempt/1', 403)], 'satisfied'],
    ['answered with own items', [own, followed, page('attempt/1', [{ id: 'b1' }])], 'satisfied'],
    ['answered with ours', [own, followed, page('attempt/1', [{ id: 'a1' }])], ['foreign-item']],
    ['answered with what the owner saw', [own, followed, page('attempt/1', [{ id: 'a9' }])], ['foreign-item']],
    ['leading nowhere', [own, page('control/2', [], 'owner'), refusal('attempt/1', 403)], 'stopped'],
  ] as const)('%s', (_, exchanges, outcome) => {
    const evidence = written(exchanges, {
      case: { way: 'cursor', link: 'next', narrowed: true },
      notes: { data: ours },
    });
    expect(outcomeOf(isolatedLists, evidence)).toEqual(outcome);
  });
});

describe('filters', () => {
  const control = page('control/1', [{ id: 'a1' }], 'owner');
  it.each([
    ['nothing', [control, page('own/1', []), page('attempt/1', [])], 'satisfied'],
    ['a refusal', [control, page('own/1', []), refusal('attempt/1', 422)], 'satisfied'],
    ['ours', [control, page('own/1', []), page('attempt/1', [{ id: 'a1' }])], ['foreign-item']],
    [
      'nothing, not even to the owner',
      [page('control/1', [], 'owner'), page('own/1', []), page('attempt/1', [])],
      'stopped',
    ],
    ['nothing, since all is refused', [control, refusal('own/1', 401), refusal('attempt/1', 401)], 'stopped'],
  ] as const)('show %s', (_, exchanges, outcome) => {
    const evidence = written(exchanges, {
      case: { way: 'filter', field: 'id', with: 'nothing' },
      notes: { data: ours },
    });
    expect(outcomeOf(isolatedLists, evidence)).toEqual(outcome);
  });
});
