import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { refusedMakesNone } from './refused-makes-none.ts';

const refusal = { code: 'invalid', message: 'No.' };
const heard = { before: 0, after: 0 };

interface Told {
  refused?: typeof heard;
  stranger?: typeof heard;
  witness: number;
}

function outcome(told: Told, { attempt = 400, witness = 201, stranger = 401 } = {}) {
  const notes = { refused: heard, stranger: heard, ...told };
  return outcomeOf(
    refusedMakesNone,
    written(
      [
        answered('attempt', 'createWebhook', attempt, attempt < 300 ? { id: 'w1' } : refusal),
        answered('stranger', 'createWebhook', stranger, stranger < 300 ? { id: 'w3' } : refusal, { principal: null }),
        answered('witness', 'createWebhook', witness, witness < 300 ? { id: 'w2' } : refusal),
      ],
      { case: { run: 'succeeds' }, notes },
    ),
  );
}

it('a refused webhook stays silent while another is told', () => {
  expect(outcome({ refused: heard, witness: 1 })).toBe('satisfied');
  expect(outcome({ refused: { before: 0, after: 1 }, witness: 1 })).toEqual(['refused-and-told']);
  expect(outcome({ refused: { before: 0, after: 1 }, witness: 0 })).toEqual(['refused-and-told']);
});

it('what came before the run was dispatched is no event of it', () => {
  expect(outcome({ refused: { before: 1, after: 1 }, witness: 1 })).toBe('satisfied');
  expect(outcome({ refused: { before: 1, after: 2 }, witness: 1 })).toEqual(['refused-and-told']);
});

it('a webhook that was refused to somebody without a token stays silent', () => {
  expect(outcome({ stranger: { before: 0, after: 1 }, witness: 1 })).toEqual(['stranger-told']);
  expect(outcome({ stranger: { before: 0, after: 1 }, witness: 0 })).toEqual(['stranger-told']);
  expect(outcome({ stranger: { before: 1, after: 1 }, witness: 1 })).toBe('satisfied');
  // That it was not refused is another check's finding.
  expect(outcome({ stranger: { before: 0, after: 1 }, witness: 1 }, { stranger: 201 })).toBe('satisfied');
});

it.each<[string, number, object]>([
  ['nobody is told', 0, {}],
  ['the creation is not refused', 1, { attempt: 201 }],
  ['the server breaks down', 1, { attempt: 500 }],
  ['no other webhook can be made', 1, { witness: 403 }],
])('proves nothing where %s', (_, witness, statuses) => {
  expect(outcome({ refused: heard, witness }, statuses)).toBe('stopped');
});
