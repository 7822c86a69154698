import { describe, expect, it } from 'vitest';
import { allChecks } from '../checks/all.ts';
import { allotmentOf } from './allotment.ts';
import usual from './usual.json' with { type: 'json' };

const of = (id: string) => (usual.own_cases as Record<string, number>)[id]!;

describe('ten requests a second', () => {
  const { most_cases, fewer_cases } = allotmentOf(allChecks, { requests_per_second: 10 }, {});

  it('leave each check a case, and no check more than it has', () => {
    expect(Math.min(...most_cases.values())).toBe(1);
    for (const [id, cases] of most_cases) expect(cases).toBeLessThanOrEqual(of(id));
  });

  it('leave cheap checks all their cases before dear ones have more', () => {
    expect(most_cases.get('account/pending-invitations')).toBe(of('account/pending-invitations'));
    expect(most_cases.get('batches/mirrors-run')).toBe(1);
    expect(fewer_cases).toMatchObject({ why: expect.stringContaining('limits.requests_per_second is 10') });
    expect(fewer_cases!.cases).toBeLessThan(fewer_cases!.of);
  });

  it('leave more where the run may take longer, and all where there is room for all', () => {
    const longer = allotmentOf(allChecks, { requests_per_second: 10 }, { time_limit_s: 400 });
    expect(longer.fewer_cases!.cases).toBeGreaterThan(fewer_cases!.cases);
    expect(allotmentOf(allChecks, { requests_per_second: 10 }, { time_limit_s: 1200 }).fewer_cases).toBeUndefined();
    expect(allotmentOf(allChecks.slice(0, 5), { requests_per_second: 10 }, {}).fewer_cases).toBeUndefined();
  });

  it('change nothing where the number of samples is given', () => {
    expect(allotmentOf(allChecks, { requests_per_second: 1 }, { samples: 3 }).most_cases.size).toBe(0);
  });
});

describe('few runs', () => {
  const asked = Object.values(usual.askers).flatMap(({ runs }) => Object.values<number>(runs));
  const enough = asked.reduce((sum, runs) => sum + runs, 0);
  const wavesOf = (runs: number, checks = allChecks) => allotmentOf(checks, { runs }, {}).wave_runs;

  it.each([
    [12, 5],
    [40, 16],
    [3, 1],
    [0, 0],
  ])('of %i, %i are for deliveries', (runs, expected) => {
    expect(wavesOf(runs)).toBe(expected);
  });

  it('are not divided where there are enough, or nobody to share them', () => {
    expect(wavesOf(enough)).toBeUndefined();
    expect(wavesOf(enough - 1)).toBeDefined();
    expect(allotmentOf(allChecks, {}, {}).wave_runs).toBeUndefined();
    expect(
      wavesOf(
        12,
        allChecks.filter(({ wave }) => wave),
      ),
    ).toBeUndefined();
  });

  it('go to checks that find most with one', () => {
    const { dispatchers = [] } = allotmentOf(allChecks, { runs: 12 }, {});
    const place = (id: string) => dispatchers.indexOf(id);
    expect(place('runs/asynchronous')).toBeLessThan(place('hostile/costly-bodies'));
    expect(place('folders/read-after-create')).toBe(-1);
    expect(allotmentOf(allChecks, { runs: enough }, {}).dispatchers).toBeUndefined();
  });
});
