/** Requirements and required claims, which decide besides verdicts: from the run to the exit code and every form. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { anonymousHealth } from '../checks/authentication/anonymous-health.ts';
import type { Check } from '../suite/check.ts';
import { testCheck } from '../testing/test-session.support.ts';
import { runEmbedded } from '../trials/embedded-run.ts';
import { exitCodeOf, type GateOptions } from '../verdicts/exit-code.ts';
import { renderFormat } from './formats.ts';
import { joinReports } from './join-reports.ts';
import schema from './report.schema.json' with { type: 'json' };
import type { Report } from './report.ts';
import { renderTerminal } from './terminal.ts';

const gate: GateOptions = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false };
const validate = addFormats.default(new Ajv2020({ strict: false })).compile(schema);

const newest = testCheck({
  id: 'health/of-tomorrow',
  clauses: ['health.probe'],
  since: '99.0.0',
  async run(ctx) {
    await ctx.call('nobody', { operation: 'getHealth' }, 'probe');
  },
  judge(_, tally) {
    tally.compared(false);
    return [{ code: 'not-yet', clause: 'health.probe', message: 'nobody can do it yet', expected: 1, actual: 2 }];
  },
});

async function judged(
  checks: readonly Check[],
  options: { requirements?: string; require?: object; areas?: string[] },
) {
  const { requirements, ...target } = options;
  const report = await runEmbedded({ checks, requirements, target, seed_state: 'small' });
  expect([validate(report), validate.errors]).toEqual([true, null]);
  return { report, code: exitCodeOf(report, gate) };
}

/** Text that a reader of each form is told, and whether it is red. */
function told(report: Report): { texts: string[]; is_red: boolean } {
  const [junit, markdown, sarif] = (['junit', 'markdown', 'sarif'] as const).map((name) =>
    renderFormat(name, report, { gate }),
  );
  const reds = [/<(failure|error) /.test(junit!), markdown!.includes('❌'), /"level": "error"/.test(sarif!)];
  expect(new Set(reds).size).toBe(1);
  return { texts: [renderTerminal(report, false), junit!, markdown!, sarif!], is_red: reds[0]! };
}

describe('a check that came later fails', () => {
  const checks = [anonymousHealth, newest];

  it('is red without requirements', async () => {
    const { report, code } = await judged(checks, {});
    expect([code, told(report).is_red]).toEqual([1, true]);
  });

  it('is judged and listed with them, and does not decide', async () => {
    const { report, code } = await judged(checks, { requirements: '1.0.0' });
    expect(report).toMatchObject({ requirements: '1.0.0', totals: { pass: 1, fail: 1 } });
    expect(report.verdicts.map(({ not_required }) => not_required)).toEqual([undefined, true]);
    const { texts, is_red } = told(report);
    expect([code, is_red]).toEqual([0, false]);
    for (const text of texts) expect(text).toContain('nobody can do it yet');
    expect(texts[0]).toContain('newer than the requirements 1.0.0, and not decisive:\n     fail  health/of-tomorrow');
  });

  it('leaves nothing that decides where nothing else was judged', async () => {
    expect(await judged([newest], { requirements: '1.0.0' })).toMatchObject({ code: 3 });
  });
});

describe('a claim that the target file requires', () => {
  const kept = { areas: ['authentication'], clauses: ['health.*'] };

  it('is kept where it is claimed and passes', async () => {
    const { report, code } = await judged([anonymousHealth], { require: kept });
    expect([code, report.require]).toEqual([0, { ...kept, unclaimed: [], lost: [] }]);
  });

  it('is red where it shrinks, and named in every form', async () => {
    const { report, code } = await judged([anonymousHealth, newest], {
      requirements: '1.0.0',
      require: { areas: ['authentication', 'retry'] },
      areas: ['events', 'health'],
    });
    const { texts, is_red } = told(report);
    expect([code, is_red]).toEqual([1, true]);
    for (const text of texts) {
      expect(text).toContain('required area authentication: the target file does not claim it');
      expect(text).toContain('required area retry: the target file does not claim it');
    }
  });

  it('is kept by one shard of two', async () => {
    const { report } = await judged([anonymousHealth], { require: { clauses: ['health.*'] } });
    const shard = (index: number, one: Report): { name: string; report: Report } => ({
      name: `shard ${index}`,
      report: { ...one, shard: { index, of: 3, others_judge: true } },
    });
    const others: Report = { ...report, verdicts: [], findings: [] };
    const joined = joinReports([shard(1, report), shard(3, others)]);
    expect(joined).toMatchObject({ missing_shards: [2], require: { lost: [] } });
    expect(exitCodeOf(joined, gate)).toBe(3);
    expect(told(joined).texts[0]).toContain('shards that are not given: 2');
    expect(joinReports([shard(1, report), shard(2, others), shard(3, others)])).not.toHaveProperty('missing_shards');
  });
});
