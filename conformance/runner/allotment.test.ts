import { describe, expect, it } from 'vitest';
import { allChecks } from '../checks/all.ts';
import { allotmentOf } from './allotment.ts';
import { lostByLimits } from './needs.ts';
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
  const wavesOf = (runs: number, checks = allChecks) => allotmentOf(checks, { runs }, {}).shares.wave_runs;

  it.each([
    [12, 5],
    [40, 16],
    [3, 1],
    [0, 0],
  ])('of %i, %i are for deliveries', (runs, expected) => {
    expect(wavesOf(runs)).toBe(expected);
  });

  it('are not divided where there are enough, or nobody to share them', () => {
    const { kept_runs = 0 } = allotmentOf(allChecks, { runs: enough }, {}).shares;
    expect(wavesOf(enough + kept_runs)).toBeDefined();
    expect(wavesOf(2 * enough)).toBeUndefined();
    expect(allotmentOf(allChecks, {}, {}).shares.wave_runs).toBeUndefined();
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
    expect(allotmentOf(allChecks, { runs: 2 * enough }, {}).dispatchers).toBeUndefined();
  });
});

describe('where the target file names no limit', () => {
  const { shares } = allotmentOf(allChecks, {}, {});
  const sumOf = (name: 'webhooks') => Object.values(usual.askers).reduce((sum, one) => sum + one[name], 0);
  const wanted = Object.values(usual.askers).flatMap(({ runs }) => Object.values<number>(runs));
  const runs = wanted.reduce((sum, one) => sum + one, 0);

  it('a whole run has all that it wants, as much again, and a part of that is kept to show again what was seen', () => {
    expect([shares.planned_runs, shares.runs, shares.webhooks]).toEqual([runs, 2 * runs, 2 * sumOf('webhooks')]);
    const waves = Object.values(usual.askers.deliveries.runs).reduce((sum, one) => sum + one, 0);
    expect(shares.kept_runs).toBe(Math.ceil(waves / 2));
    expect(shares.runs - shares.kept_runs!).toBeGreaterThan(runs);
  });

  it('more samples may make more, and one check alone has enough', () => {
    const many = allotmentOf(allChecks, {}, { samples: 100 }).shares;
    expect(many.runs).toBeGreaterThan(shares.runs);
    const [one] = allChecks.filter(({ id }) => id === 'account/embed');
    expect(allotmentOf([one!], {}, {}).shares).toMatchObject({ runs: 40, webhooks: 20, assets: 100 });
  });
});

it('a target file that sets less is told what it loses, before the run', () => {
  expect(lostByLimits(allChecks, {})).toEqual([]);
  const [runs, webhooks, ...others] = lostByLimits(allChecks, { runs: 12, webhooks: 3 });
  expect(runs).toMatch(
    /^limits\.runs: 12 are allowed, and about \d{3} are wanted\. .*inconclusive: some of the \d+ checks/,
  );
  expect(webhooks).toMatch(/^limits\.webhooks: 3 are allowed/);
  expect(others).toEqual([]);
});
