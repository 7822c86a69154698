import { describe, expect, it } from 'vitest';
import { batch_id, pages, read } from '../../testing/batch-items.support.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { batchMirrorsRun } from './mirrors-run.ts';

type Fields = Record<string, unknown>;
const end = { completed_at: '2026-01-05T09:30:02.345Z', cost: '0.5' };

/** One look at one item, whose run is read before and after it. */
function look(number: number, item: Fields, run: Fields, after = run) {
  const whole = { id: 'i0', batch_id, run_id: 'r0', ...item };
  const own = (step: string, fields: Fields) =>
    answered(`look/${number}/${step}`, 'getRun', 200, { id: 'r0', ...fields }, { path: { id: 'r0' } });
  return [
    own('before', run),
    ...pages(`look/${number}/list`, [whole]),
    read(`look/${number}/item`, whole),
    own('after', after),
  ];
}

const states = (...pairs: [item: string, run: string][]) =>
  pairs.flatMap(([item, run], index) => {
    const ended = ['completed', 'done', 'failed', 'canceled'].includes(run) ? end : {};
    return look(index + 1, { status_code: item, ...ended }, { status_code: run, ...ended });
  });

describe('the words of items', () => {
  it.each([
    ['those of runs', states(['queued', 'queued'], ['running', 'running'], ['completed', 'completed']), 'satisfied'],
    [
      'words of their own',
      states(['waiting', 'queued'], ['active', 'running'], ['ok', 'completed'], ['broken', 'failed']),
      'satisfied',
    ],
    [
      'one for several',
      states(['open', 'queued'], ['open', 'running'], ['ok', 'completed'], ['ok', 'done']),
      'satisfied',
    ],
    [
      'the first of several of a run',
      states(['running', 'running'], ['done', 'done'], ['done', 'completed']),
      'satisfied',
    ],
    [
      'one behind',
      states(['queued', 'queued'], ['queued', 'running'], ['running', 'running']),
      ['word-of-another-state'],
    ],
    [
      'still running at the end',
      states(['running', 'running'], ['running', 'completed']),
      ['one-word-for-ended-and-unfinished'],
    ],
    [
      'a failure as a success',
      states(['running', 'running'], ['completed', 'completed'], ['completed', 'failed']),
      ['word-of-another-end'],
    ],
    ['a batch that had ended before', states(['completed', 'completed']), 'stopped'],
  ] as const)('%s', (_, exchanges, outcome) => {
    const evidence = written([...pages('all', [{ id: 'i0', batch_id, run_id: 'r0' }]), ...exchanges], {
      case: { batch: 'running' },
    });
    expect(outcomeOf(batchMirrorsRun, evidence)).toEqual(outcome);
  });
});

describe('an item of a run that has ended', () => {
  it('has its own cost, end and output', () => {
    const run = { status_code: 'completed', ...end, output: { image: 'https://x.example/1?sig=a' } };
    const item = { ...run, cost: '0.51', completed_at: '2026-01-05T09:30:09.000Z', output: null };
    const exchanges = [...pages('all', [{ id: 'i0', batch_id, run_id: 'r0' }]), ...look(1, item, run)];
    expect(outcomeOf(batchMirrorsRun, written(exchanges, { case: { batch: 'finished' } }))).toEqual('satisfied');
  });

  it('is not compared while the run moves', () => {
    const exchanges = look(
      1,
      { status_code: 'queued' },
      { status_code: 'running' },
      { status_code: 'completed', ...end },
    );
    const evidence = written([...pages('all', [{ id: 'i0', run_id: 'r0' }]), ...exchanges], {
      case: { batch: 'finished' },
    });
    expect(outcomeOf(batchMirrorsRun, evidence)).toBe('stopped');
  });
});

it('holds a target to the words that it declares', () => {
  const facts = { choices: { records: { batch_item_words: 'as_runs' as const } } };
  const exchanges = [...pages('all', [{ id: 'i0', run_id: 'r0' }]), ...states(['queued', 'running'])];
  expect(outcomeOf(batchMirrorsRun, written(exchanges, { case: { batch: 'running' }, facts }))).toEqual([
    'not-as-declared',
  ]);
});

it('takes the words of runs as they came where they are declared for reads of runs alone', () => {
  const facts = { choices: { records: { batch_item_words: 'as_runs' as const } } };
  const exchanges = [
    ...pages('all', [{ id: 'i0', run_id: 'r0' }]),
    ...states(['finished', 'completed'], ['running', 'running']),
  ];
  for (const { decoded, request } of exchanges) {
    if (request.operation !== 'getRun' || decoded?.record?.status_code !== 'completed') continue;
    Object.assign(decoded, { json: { ...decoded.record, status_code: 'finished' } });
  }
  expect(outcomeOf(batchMirrorsRun, written(exchanges, { case: { batch: 'running' }, facts }))).toBe('satisfied');
});
