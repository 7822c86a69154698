import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { touchesRatingOnly } from './touches-rating-only.ts';

const run = {
  id: 'r1',
  status_code: 'failed',
  completed_at: '2026-01-05T09:30:00.000Z',
  failure_message: 'out of memory',
  output: { file: 'https://storage.example/a?signature=1', width: 512 },
  feedback_is_positive: null as boolean | null,
};
const rated = { ...run, feedback_is_positive: true };

function outcome(
  answer: object,
  after: object,
  before: readonly [object, object] = [run, run],
  { status = 200, reader = 'human' } = {},
) {
  const exchanges = [
    answered('before/1', 'getRun', 200, before[0], { principal: reader }),
    answered('before/2', 'getRun', 200, before[1], { principal: reader }),
    answered('rate', 'rateRun', status, answer, { principal: 'human' }),
    answered('after', 'getRun', 200, after, { principal: reader }),
  ];
  return outcomeOf(touchesRatingOnly, written(exchanges, { case: { run: 'fails', act: 'praises' } }));
}

const settled = {
  ...rated,
  completed_at: '2026-01-05T09:30:00+00:00',
  output: { width: 512, file: 'https://storage.example/a?signature=2' },
  cost: '1.5',
  has_logs: true,
  current_evaluation_summary: { passed: true },
};

it.each<[string, object, object]>([
  ['the rating alone', rated, rated],
  ['what may settle later', settled, settled],
  ['words of its own for a state', { ...rated, status_code: 'KO' }, rated],
  ['an answer that shows less', { id: 'R1', feedback_is_positive: true }, rated],
])('permits %s', (_, answer, after) => {
  expect(outcome(answer, after)).toBe('satisfied');
});

it('leaves out what moves by itself', () => {
  const [first, second] = [
    { ...run, duration_ms: 1 },
    { ...run, duration_ms: 2 },
  ];
  expect(outcome({ ...rated, duration_ms: 3 }, { ...rated, duration_ms: 4 }, [first, second])).toBe('satisfied');
});

it('finds a run that was changed, or another answer than the run', () => {
  const forgiven = { ...rated, failure_message: null };
  expect(outcome(rated, forgiven)).toEqual(['more-than-the-rating']);
  expect(outcome(rated, { ...rated, output: { width: 256 } })).toEqual(['more-than-the-rating']);
  expect(outcome({ ...rated, id: 'f1' }, rated)).toEqual(['another-run']);
  expect(outcome({ ...rated, status_code: 'queued' }, rated)).toEqual(['answer-differs-from-run']);
});

it('has one word for a run that was called off, which is stated', () => {
  const [off, rated_off] = [run, rated].map((one) => ({ ...one, status_code: 'canceled' })) as [object, object];
  expect(outcome(rated_off, rated_off, [off, off])).toBe('satisfied');
  expect(outcome({ ...rated_off, status_code: 'cancelled' }, rated_off, [off, off])).toEqual([
    'answer-differs-from-run',
  ]);
});

it('compares what the owner reads where the user may not, and not with the answer to the user', () => {
  const by_owner = { reader: 'owner' };
  expect(outcome({ ...rated, output: '[hidden]' }, rated, [run, run], by_owner)).toBe('satisfied');
  expect(outcome(rated, { ...rated, failure_message: null }, [run, run], by_owner)).toEqual(['more-than-the-rating']);
  expect(outcome({ ...rated, id: 'f1' }, rated, [run, run], by_owner)).toEqual(['another-run']);
});

it('proves nothing where nothing was recorded', () => {
  expect(outcome(run, run)).toBe('stopped');
  expect(outcome({ code: 'no', message: 'no' }, run, [run, run], { status: 403 })).toBe('stopped');
});
