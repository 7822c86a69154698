import { describe, expect, it } from 'vitest';
import { unjudged } from '../testing/written-report.support.ts';
import type { Unjudged } from '../verdicts/verdict.ts';
import { gapsOf } from './gaps.ts';
import { trafficOf } from './traffic.ts';

const quiet = { ...trafficOf([], '2026-01-01T00:00:00.000Z'), limits_ended: [] };
const mute = { ...quiet, deliveries: { awaited: 12, connections: 0, events: 0 } };

function gap(check: string, message: string, more: Partial<Unjudged> = {}): Unjudged {
  return { ...unjudged(check, 'inconclusive'), message, ...more };
}

describe('what was not judged', () => {
  it('for want of any delivery is one cause with one remedy, however it is worded', () => {
    const verdicts = [
      gap('retry/one', 'no attempt was made within 10 s', { by_events: true }),
      gap('events/two', 'no run could be read right behind its event', { by_events: true }),
      gap('events/ended', 'budget ended: no event came to 2 URLs', { by_events: true, budget: true }),
      gap('lists/three', 'the list could not be read'),
    ];
    const [first, ...others] = gapsOf({ verdicts, traffic: mute }, 'inconclusive');
    expect(first).toMatchObject({
      checks: ['retry/one', 'events/two', 'events/ended'],
      remedy: expect.stringContaining('public_url'),
    });
    expect(others).toEqual([{ cause: 'the list could not be read', checks: ['lists/three'] }]);
    expect(gapsOf({ verdicts, traffic: quiet }, 'inconclusive')).toHaveLength(4);
  });

  it('is one thing whichever run it is about', () => {
    const ids = ['6fe7f60f-f219-4391-8c06-70e3033d48a0', '59a024c9-2790-4c9f-9632-97f4166907d0'];
    const verdicts = ids.map((id, at) => gap(`runs/${at}`, `GET /v1/runs/${id} is not what was asked for`));
    expect(gapsOf({ verdicts, traffic: quiet }, 'inconclusive')).toEqual([
      { cause: 'GET /v1/runs/… is not what was asked for', checks: ['runs/0', 'runs/1'] },
    ]);
  });

  it.each([
    ['cannot connect (ECONNREFUSED)', 'the connection was closed before the answer was complete'],
    ['no complete answer within 20 s', 'no complete answer within 20 s'],
  ])('for want of an answer is one thing for all requests: %s', (one, other) => {
    const verdicts = [gap('runs/a', `GET /v1/runs/a: ${one}`), gap('lists/b', `GET /v1/assets: ${other}`)];
    expect(gapsOf({ verdicts, traffic: quiet }, 'inconclusive')).toMatchObject([
      { checks: ['runs/a', 'lists/b'], remedy: expect.anything() },
    ]);
  });

  it('for errors of the server is told by the operation', () => {
    const verdicts = ['listAssets', 'getRun', 'getRun'].map((operation, at) =>
      gap(`runs/${at}`, `case ${at}`, { operation, server_error: true }),
    );
    expect(gapsOf({ verdicts, traffic: quiet }, 'inconclusive').map(({ checks }) => checks)).toEqual([
      ['runs/0'],
      ['runs/1', 'runs/2'],
    ]);
  });

  it('because of a finding is told there', () => {
    expect(gapsOf({ verdicts: [gap('runs/a', 'no', { because_of: 1 })] }, 'inconclusive')).toEqual([]);
  });
});
