import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { refusedMakesNone } from './refused-makes-none.ts';

const refusal = { code: 'invalid', message: 'No.' };
const silent = { before: 0, after: 0 };
const told = { before: 0, after: 1 };
const tried = { before: 1, after: 1 };
const principals = {
  event: 'owner',
  stranger: null,
  'refusable/reader': 'reader',
  'refusable/owner': 'owner',
} as const;
type Other = keyof typeof principals;

function outcome(
  heard: Partial<Record<'attempt' | Other, typeof silent>>,
  sent = 1,
  { attempt = 400, witness = 201, ...others }: Partial<Record<'attempt' | 'witness' | Other, number>> = {},
) {
  const asked = (Object.keys(principals) as Other[]).map((step) => {
    const status = others[step] ?? 403;
    return answered(step, 'createWebhook', status, status < 300 ? { id: step } : refusal, {
      principal: principals[step],
    });
  });
  const exchanges = [
    answered('attempt', 'createWebhook', attempt, attempt < 300 ? { id: 'w1' } : refusal),
    ...asked,
    answered('witness', 'createWebhook', witness, witness < 300 ? { id: 'w2' } : refusal),
  ];
  const all = {
    attempt: silent,
    event: silent,
    stranger: silent,
    'refusable/reader': silent,
    'refusable/owner': silent,
    ...heard,
  };
  return outcomeOf(
    refusedMakesNone,
    written(exchanges, { case: { run: 'succeeds' }, notes: { heard: all, witness: sent } }),
  );
}

it('a refused webhook stays silent while another is told', () => {
  expect(outcome({})).toBe('satisfied');
  expect(outcome({ attempt: told })).toEqual(['refused-and-told']);
  expect(outcome({ attempt: told }, 0)).toEqual(['refused-and-told']);
});

it('what came before the run was dispatched is no event of it', () => {
  expect(outcome({ attempt: tried })).toBe('satisfied');
  expect(outcome({ attempt: { before: 1, after: 2 } })).toEqual(['refused-and-told']);
});

it.each([
  ['event', 'refused-for-event-and-told'],
  ['stranger', 'told-without-token'],
  ['refusable/reader', 'refused-to-reader-and-done'],
  ['refusable/owner', 'refused-for-organization-and-done'],
] as const)('a webhook that was refused to others stays silent: %s', (step, code) => {
  expect(outcome({ [step]: told })).toEqual([code]);
  expect(outcome({ [step]: told }, 0)).toEqual([code]);
  expect(outcome({ [step]: tried })).toBe('satisfied');
  // A creation that was not refused is permitted, or another check's finding.
  expect(outcome({ [step]: told }, 1, { [step]: 201 })).toBe('satisfied');
});

it('an error in the answer to whom the target may refuse costs no verdict', () => {
  expect(outcome({}, 1, { 'refusable/reader': 500 })).toBe('satisfied');
  expect(outcome({}, 1, { stranger: 500 })).toBe('stopped');
});

it.each<[string, number, object]>([
  ['nobody is told', 0, {}],
  ['the creation is not refused', 1, { attempt: 201 }],
  ['the server breaks down', 1, { attempt: 500 }],
  ['no other webhook can be made', 1, { witness: 403 }],
])('proves nothing where %s', (_, witness, statuses) => {
  expect(outcome({}, witness, statuses)).toBe('stopped');
});
