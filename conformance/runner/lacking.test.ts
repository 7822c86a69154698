import { describe, expect, it } from 'vitest';
import { startEmbedded } from '../../cli/embedded.ts';
import { tags } from '../../src/contract/operations.ts';
import { allChecks } from '../checks/all.ts';
import type { Report } from '../reports/report.ts';
import type { Target } from '../target/target.ts';
import { default_seed, runSuite } from './run.ts';

/** The suite's report on a target file that lacks something. */
async function reportOn(change: (target: Target) => Target, areas: readonly string[]): Promise<Report> {
  const { target, close } = await startEmbedded({ clock: 'virtual', seedState: 'small' });
  try {
    return await runSuite({
      target: change(target),
      checks: allChecks.filter(({ area }) => areas.includes(area)),
      seed: default_seed,
      samples: 1,
      shrink: false,
      kit_version: '0',
      document_version: '0',
      replay_options: '',
    });
  } finally {
    await close();
  }
}

const areas_of_checks = [...new Set(allChecks.map(({ area }) => area))];

const saidOf = ({ verdicts }: Report) =>
  verdicts.map((one) => `${one.verdict} ${one.check}: ${'message' in one ? one.message : ''}`);

const without = <Part extends object, Key extends keyof Part>(part: Part | undefined, key: Key) => {
  const { [key]: _, ...others } = part ?? ({} as Part);
  return others;
};

describe('a target still gets a useful report that lacks', () => {
  const rows: [string, { change(target: Target): Target; areas: string[]; names: string }][] = [
    [
      'batches',
      {
        change: (target) => ({ ...target, fixtures: without(target.fixtures, 'batches') }),
        areas: ['batches', 'isolation'],
        names: 'fixtures.batches',
      },
    ],
    [
      'models that end canceled, and one to cancel',
      {
        change: (target) => ({
          ...target,
          fixtures: { ...target.fixtures, models: without(without(target.fixtures?.models, 'cancels'), 'slow') },
        }),
        areas: ['runs', 'events'],
        names: 'fixtures.models.cancels',
      },
    ],
    [
      'a human',
      {
        change: (target) => ({ ...target, principals: without(target.principals, 'human') }),
        areas: ['feedback', 'account'],
        names: 'principals.human',
      },
    ],
    [
      'a receiver, where the target is on another machine',
      {
        // Loopback by another name, of which the suite cannot know that it is.
        change: (target) => ({ ...target, base_url: target.base_url.replace('127.0.0.1', '0.0.0.0') }),
        areas: ['retry', 'webhooks', 'workflows'],
        names: 'receiver',
      },
    ],
  ];
  it.each(rows)('%s', async (_, { change, areas, names }) => {
    const report = await reportOn(change, areas);
    const said = saidOf(report);
    expect(said.filter((line) => /^(?:fail|error|inconclusive)/.test(line))).toEqual([]);
    expect(report.totals.pass).toBeGreaterThan(0);
    const missing = said.filter((line) => line.startsWith('could-not-run'));
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.filter((line) => !line.includes(names))).toEqual([]);
  });
});

it('what hangs on areas that it does not claim is no gap', async () => {
  const report = await reportOn(
    (target) => ({ ...target, areas: ['account', 'uploads', 'assets', 'asset-types', 'folders'], fixtures: {} }),
    ['hostile', 'lists'],
  );
  expect(saidOf(report).filter((line) => /^(?:fail|error|inconclusive|could-not-run)/.test(line))).toEqual([]);
  expect(saidOf(report)).toContain(
    'not-claimed hostile/costly-bodies: the target claims none of runs, workflows, webhooks',
  );
});

it.each(tags)('where %s alone is claimed, everything is judged with that, or is not claimed', async (area) => {
  const report = await reportOn((target) => ({ ...target, areas: [area] }), areas_of_checks);
  expect(saidOf(report).filter((line) => /^(?:fail|error|inconclusive|could-not-run)/.test(line))).toEqual([]);
  // Ratings are of runs, which are not claimed then.
  if (area !== 'feedback') expect(report.totals.pass).toBeGreaterThan(0);
});

it('of several operations of which one is enough, what the target file lacks of those that are claimed is named', async () => {
  const report = await reportOn(
    (target) => ({ ...target, areas: ['runs', 'feedback'], principals: without(target.principals, 'human') }),
    ['document', 'hostile'],
  );
  expect(saidOf(report)).toContain(
    'could-not-run hostile/bodies: rateRun cannot be called: the target file has no principals.human',
  );
});

it('of a system that nothing may be written to, what only writes is not claimed', async () => {
  const report = await reportOn(
    (target) => ({ ...target, areas: ['folders', 'feedback'], mode: 'read-only' }),
    ['authentication', 'hostile'],
  );
  expect(saidOf(report)).toContain(
    'not-claimed authentication/token-required: createAssetFolder writes, and the target file says mode: read-only',
  );
  expect(saidOf(report).filter((line) => line.startsWith('could-not-run'))).toEqual([]);
});
