import { describe, expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { judgeCase } from '../../verdicts/judge-case.ts';
import { balanceOfTheOrganization } from './organization-only.ts';

const record = (org_id: string, low_balance_threshold: string) => ({ org_id, balance: '100', low_balance_threshold });
const stale = (org_id: string, threshold: string) => ({
  code: 'stale',
  message: 'This is not the time of the last change.',
  errors: [{ current: record(org_id, threshold) }],
});
const theirs = { principal: 'outsider' };

function outcome(after: string, { names_it = 'nowhere', status = 200, org_id = 'o2', looks = 409 } = {}) {
  const refusal = { code: 'no', message: 'no' };
  const exchanges = [
    answered('set', 'updateBalance', 200, record('o1', '21')),
    answered('try-outdated', 'updateBalance', 409, stale('o1', '21')),
    answered('before', 'updateBalance', looks, looks === 409 ? stale(org_id, '50') : refusal, theirs),
    answered('update', 'updateBalance', status, status === 200 ? record('o1', '23') : refusal),
    answered('after', 'updateBalance', looks, looks === 409 ? stale(org_id, after) : refusal, theirs),
  ];
  return outcomeOf(balanceOfTheOrganization, written(exchanges, { case: { names_it } }));
}

it('permits that another organization in the request is refused or ignored', () => {
  expect(outcome('50.0')).toBe('satisfied');
  expect(outcome('50', { names_it: 'header', status: 403 })).toBe('satisfied');
  expect(outcome('50', { names_it: 'body', status: 422 })).toBe('satisfied');
});

it('finds a threshold that another organization set', () => {
  expect(outcome('23')).toEqual(['changed-elsewhere']);
  expect(outcome('23', { names_it: 'body' })).toEqual(['changed-elsewhere']);
});

it('sees nothing in a look that was taken after all', () => {
  const taken = answered('after', 'updateBalance', 200, record('o2', '21'), {
    ...theirs,
    sent: { low_balance_threshold: 21 },
  });
  const exchanges = [
    answered('set', 'updateBalance', 200, record('o1', '21')),
    answered('try-outdated', 'updateBalance', 409, stale('o1', '21')),
    answered('before', 'updateBalance', 409, stale('o2', '50'), theirs),
    answered('update', 'updateBalance', 200, record('o1', '23')),
    taken,
  ];
  const evidence = written(exchanges, { case: { names_it: 'body' } });
  expect(outcomeOf(balanceOfTheOrganization, evidence)).toBe('satisfied');
});

it('finds a threshold that a refused update sets in the own organization', () => {
  const named = (status: number, stands: string, looks = 409) => {
    const exchanges = [
      answered('set', 'updateBalance', 200, record('o1', '21')),
      answered('try-outdated', 'updateBalance', 409, stale('o1', '21')),
      answered('before', 'updateBalance', 409, stale('o2', '50'), theirs),
      answered('update', 'updateBalance', status, record('o1', '23'), { sent: { low_balance_threshold: 23 } }),
      answered('after', 'updateBalance', 409, stale('o2', '50'), theirs),
      answered('own', 'updateBalance', looks, looks === 409 ? stale('o1', stands) : record('o1', stands), {
        sent: { low_balance_threshold: 22 },
      }),
    ];
    const found = judgeCase(balanceOfTheOrganization, written(exchanges, { case: { names_it: 'header' } }));
    const codes = found.kind === 'violated' ? found.mismatches.map(({ code }) => code) : [];
    return { codes, comparisons: 'comparisons' in found ? found.comparisons : 0 };
  };
  const all = named(403, '21');
  expect(named(403, '23.0')).toEqual({ codes: ['refused-and-set'], comparisons: all.comparisons });
  expect(all.codes).toEqual([]);
  // A look that sets its own threshold hides what stood, so that nothing is compared.
  expect(named(403, '22', 200)).toEqual({ codes: [], comparisons: all.comparisons - 1 });
  expect(named(200, '23').codes).toEqual([]);
});

it('proves nothing where nothing was updated, or nothing can be seen', () => {
  expect(outcome('50', { status: 403 })).toBe('stopped');
  expect(outcome('50', { looks: 403 })).toBe('stopped');
});

describe('the threshold that was set', () => {
  const refusals = (invalid: number, stranger: number) => [
    answered('refused/stranger', 'updateBalance', stranger, record('o1', '24'), {
      principal: null,
      sent: { low_balance_threshold: 24 },
    }),
    answered('refused/invalid', 'updateBalance', invalid, record('o1', '0')),
  ];
  const look = (step: string, threshold: string, status = 409) =>
    answered(step, 'updateBalance', status, status === 409 ? stale('o1', threshold) : record('o1', threshold), {
      sent: { low_balance_threshold: 22 },
    });
  const seen = (later: string, kept: string, { invalid = 422, stranger = 401, looks = 409 } = {}) => {
    const exchanges = [
      answered('set', 'updateBalance', 200, record('o1', '21')),
      answered('try-outdated', 'updateBalance', 409, stale('o1', '21')),
      answered('before', 'updateBalance', 409, stale('o2', '50'), theirs),
      answered('update', 'updateBalance', 200, record('o1', '23')),
      answered('after', 'updateBalance', 409, stale('o2', '50'), theirs),
      look('later', later, looks),
      ...refusals(invalid, stranger),
      look('kept', kept, looks),
    ];
    return outcomeOf(balanceOfTheOrganization, written(exchanges, { case: { names_it: 'nowhere' } }));
  };

  it.each([
    ['stands', '23.0', '+23', {}, 'satisfied'],
    ['is the former one a day later', '21', '21', {}, ['threshold-gone-later']],
    ['is what a look was taken for, a day later', '22', '22', { looks: 200 }, 'satisfied'],
    ['is what somebody without a token sent', '23', '24', {}, ['set-without-token']],
    ['is nought behind an object', '23', '0', {}, ['set-though-invalid']],
    ['was changed by what was not refused, which others judge', '23', '0', { invalid: 200 }, 'satisfied'],
    ['was changed by a stranger who was let in, which others judge', '23', '24', { stranger: 200 }, 'satisfied'],
  ] as const)('%s', (_, later, kept, statuses, outcome) => {
    expect(seen(later, kept, statuses)).toEqual(outcome);
  });
});
