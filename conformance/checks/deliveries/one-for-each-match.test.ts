import { expect, it } from 'vitest';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { entry, received, writtenLog } from '../../testing/written-log.support.ts';
import { oneForEachMatch } from './one-for-each-match.ts';

const trial = received([500, 200]);

it.each([
  ['by its id', [entry([500, 200])], 'satisfied'],
  ['by its run', [{ id: 'x', run_id: 'run-1', attempts: [{}] }], 'satisfied'],
  ['by a request', [{ id: 'x', attempts: [{ request_id: 'request-2' }] }], 'satisfied'],
  ['with attempts at an unknown place', [{ id: 'x', run_id: 'run-1', attempts: null }], 'satisfied'],
  [
    'twice, since an event may come more than once',
    [entry([500, 200]), entry([200], { id: 'x', run_id: 'run-1' })],
    'satisfied',
  ],
  ['nowhere', [{ id: 'x', run_id: 'run-7', attempts: [] }], ['event-not-in-log']],
  ['without an id', [{ run_id: 'run-1', attempts: [{}] }], ['delivery-without-id']],
  ['without any attempt', [entry([])], ['delivery-without-attempt']],
] as const)('the log has the delivery %s', (_, log, outcome) => {
  expect(outcomeOf(oneForEachMatch, writtenLog([trial], { logs: { 'webhook/1': log } }))).toEqual(outcome);
});

it.each([
  [
    'by its run, beside entries that hold its request id by chance',
    { run_id: 'run-1', attempts: [] },
    ['delivery-without-attempt'],
  ],
  ['nowhere, and a counted request id stands in another by chance', { run_id: 'run-7' }, ['event-not-in-log']],
  ['by nothing but a counted request id', { request_id: '17' }, 'satisfied'],
] as const)('the log has the delivery %s', (_, own, outcome) => {
  const attempts = [{ at_ms: 0, request_id: '17' }];
  const other = { id: 'y', attempts: [{ response_time_ms: 1718 }], ...('run_id' in own && { run_id: 'run-2' }) };
  const log = { 'webhook/1': [{ id: 'x', ...own }, other] };
  const second = received([200], { attempts: [{ at_ms: 0, request_id: '18' }] });
  expect(outcomeOf(oneForEachMatch, writtenLog([received([200], { attempts }), second], { logs: log }))).toEqual(
    outcome,
  );
});

it('a log that cannot be read, or an event that never came, proves nothing', () => {
  expect(outcomeOf(oneForEachMatch, writtenLog([trial]))).toBe('stopped');
  expect(outcomeOf(oneForEachMatch, writtenLog([received([])], { logs: { 'webhook/1': [] } }))).toBe('stopped');
});
