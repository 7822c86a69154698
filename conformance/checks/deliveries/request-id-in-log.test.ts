import { expect, it } from 'vitest';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { entry, received, writtenLog } from '../../testing/written-log.support.ts';
import { requestIdInLog } from './request-id-in-log.ts';

const trial = received([500, 200]);
const bare = [{ at_ms: 0, request_id: undefined }];
const late = [
  { at_ms: 0, request_id: 'request-1' },
  { at_ms: 59_900, request_id: 'request-9' },
];
const quoted = [{ at_ms: 0, request_id: 'one "of" us' }];
const counted = [{ at_ms: 0, request_id: '20' }];
const twice = [{ at_ms: 0, request_id: 'request-1, request-1' }];

it.each([
  ['in each attempt', trial, [entry([500, 200])], 'satisfied'],
  ['in another place', trial, [{ id: 'd', trace: ['request-1', 'x request-2'] }], 'satisfied'],
  ['in capitals', trial, [{ id: 'd', trace: ['REQUEST-1', 'request-2'] }], 'satisfied'],
  ['of a quotation mark', received([200], { attempts: quoted }), [{ id: 'd', trace: 'one "of" us' }], 'satisfied'],
  ['in two header lines', received([200], { attempts: twice }), [entry([200])], 'satisfied'],
  [
    'of an attempt that came just before the log was read',
    received([500, 200], { attempts: late }),
    [entry([500])],
    'satisfied',
  ],
  ['of the last attempt alone', trial, [{ id: 'd', trace: 'request-2' }], ['request-id-not-in-log']],
  ['in no log', trial, undefined, 'stopped'],
  ['in no header', received([200], { attempts: bare }), [entry([200])], 'stopped'],
  ['that is counted, and stands there by chance', received([200], { attempts: counted }), [entry([200])], 'stopped'],
  [
    'that is counted, and stands nowhere',
    received([200], { attempts: counted }),
    [{ id: 'd' }],
    ['request-id-not-in-log'],
  ],
  ['of no event', received([200], { attempts: [] }), [], 'stopped'],
] as const)('a request id %s', (_, one, log, outcome) => {
  const logs = log && { logs: { 'webhook/1': log } };
  expect(outcomeOf(requestIdInLog, writtenLog([one], logs))).toEqual(outcome);
});

it('is looked for in the log of its own webhook', () => {
  const logs = { 'webhook/1': [{ id: 'd', trace: 'request-1' }], 'webhook/2': [{ id: 'e', trace: 'request-1' }] };
  const other = received([200], { webhook: 'webhook/2', attempts: [{ at_ms: 0, request_id: 'request-7' }] });
  expect(outcomeOf(requestIdInLog, writtenLog([received([200]), other], { logs }))).toEqual(['request-id-not-in-log']);
});
