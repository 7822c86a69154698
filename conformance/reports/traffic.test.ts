import { describe, expect, it } from 'vitest';
import type { Exchange } from '../suite/exchange.ts';
import { answered } from '../testing/written-evidence.support.ts';
import { passed, unjudged, written } from '../testing/written-report.support.ts';
import { exitCodeOf } from '../verdicts/exit-code.ts';
import { joinReports } from './join-reports.ts';
import { renderJunit } from './junit.ts';
import { renderMarkdown } from './markdown.ts';
import { renderTerminal } from './terminal.ts';
import { trafficLines, trafficOf } from './traffic.ts';

const started_at = '2026-01-01T00:00:00.000Z';
const nothing = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false } as const;

function at(at_ms: number, more: Partial<Exchange> = {}): Exchange {
  return { ...answered('read', 'listAssets', 200, { items: [] }), at_ms, ...more };
}

function unanswered(at_ms: number, more: Partial<Exchange> = {}): Exchange {
  const { received: _, decoded: __, ...sent } = at(at_ms, more);
  return { ...sent, failure: { kind: 'refused', message: 'cannot connect (ECONNREFUSED)' } };
}

function linesOf(exchanges: Exchange[], contacts?: { awaited: number; connections: number; events: number }) {
  return trafficLines({ traffic: { ...trafficOf(exchanges, started_at, contacts), limits_ended: [] } });
}

describe('what happened as a whole', () => {
  it('is nothing to tell where all was well', () => {
    expect(linesOf([at(0), at(10)], { awaited: 30, connections: 40, events: 40 })).toEqual([]);
  });

  it('counts errors of the server by operation', () => {
    const errors = [500, 503].map((status) => answered('read', 'getRun', status));
    expect(linesOf([at(0), ...errors, answered('list', 'listAssets', 500)])).toEqual([
      '3 of 4 answers were errors of the server (5xx): getRun 2 of 2, listAssets 1 of 2',
    ]);
  });

  it('tells since when answers are slow', () => {
    expect(linesOf([at(0), at(5_000, { took_ms: 3_500 }), at(9_000, { took_ms: 12_100 })])).toEqual([
      '2 answers took more than 3 s, the first asked for at 2026-01-01T00:00:05.000Z, the longest 12.1 s',
    ]);
  });

  it('tells when the target was away, once for all who waited', () => {
    const waited = [at(1_000, { away_ms: 4_000 }), at(2_000, { away_ms: 3_500 })];
    expect(linesOf([...waited, unanswered(60_000, { took_ms: 2, away_ms: 30_000 }), unanswered(90_500)])).toEqual([
      '2 requests got no answer',
      'the target was away (connections were refused) from 2026-01-01T00:00:01.000Z to 2026-01-01T00:00:05.500Z',
      'the target was away (connections were refused) from 2026-01-01T00:01:00.000Z to 2026-01-01T00:01:30.501Z',
    ]);
  });
});

describe('a sender of which nothing comes', () => {
  const mute = { ...trafficOf([], started_at, { awaited: 34, connections: 0, events: 0 }) };
  const verdicts = [passed('lists/sort'), unjudged('retry/callback-tried-again', 'inconclusive')];
  const { report } = written('a', verdicts, { traffic: mute });
  const gate = { ...nothing, allow_incomplete: ['inconclusive', 'could-not-run', 'budget'] } as const;

  it('passes no gate, whichever gaps are accepted', () => {
    expect(exitCodeOf(report, gate)).toBe(3);
    expect(exitCodeOf(written('a', verdicts).report, gate)).toBe(0);
    const heard = trafficOf([], started_at, { awaited: 34, connections: 1, events: 1 });
    expect(exitCodeOf(written('a', verdicts, { traffic: heard }).report, gate)).toBe(0);
  });

  it('stands first in each form, with the way to find out why', () => {
    const line = 'no connection reached the receiver, where 34 deliveries were awaited';
    expect(renderTerminal(report, false).split('\n')[0]).toContain(line);
    expect(renderMarkdown(report, { gate }).split('\n\n')[2]).toContain(line);
    expect(renderJunit(report, { gate })).toContain(`<property name="traffic" value="${line}`);
    expect(renderJunit(report, { gate })).toContain('<error type="incomplete"');
  });
});

it('limits that ended are told with what they cost', () => {
  const budget = { budget: true as const, message: 'budget ended: the run may dispatch 5 runs (limits.runs)' };
  const verdicts = ['a', 'b'].map((name) => ({ ...unjudged(`lists/${name}`, 'inconclusive'), ...budget }));
  const { report } = written('a', verdicts, { traffic: trafficOf([], started_at) });
  expect(trafficLines(report)).toEqual(['budget ended: the run may dispatch 5 runs (limits.runs): 2 checks less']);
});

it('that of shards is added up', () => {
  const errors = trafficOf([at(0), answered('read', 'getRun', 500)], started_at);
  const slow = trafficOf([at(0, { took_ms: 4_000 }), answered('read', 'getRun', 500)], started_at);
  const joined = joinReports([
    written('a', [passed('lists/sort')], { traffic: errors, shard: { index: 1, of: 2, others_judge: true } }),
    written('a', [passed('lists/filter')], { traffic: slow, shard: { index: 2, of: 2, others_judge: true } }),
  ]);
  expect(joined.traffic).toMatchObject({
    answers: 4,
    server_errors: [{ operation: 'getRun', errors: 2, answers: 2 }],
    slow: { answers: 1, first_at: started_at },
  });
});
