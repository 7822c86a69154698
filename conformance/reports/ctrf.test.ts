import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import schema from '../testing/ctrf.schema.json' with { type: 'json' };
import { written_failure, writtenPass, writtenReport, writtenUnjudged } from '../testing/rendered-report.support.ts';
import type { GateOptions } from '../verdicts/exit-code.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { renderCtrf } from './ctrf.ts';

const gate: GateOptions = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false };
const verdicts: Verdict[] = [
  { ...writtenPass('pagination/ties'), title: 'Equal items are kept', took_ms: 7.4 },
  written_failure,
  writtenUnjudged('retry/order', 'not-claimed', 'not claimed'),
  writtenUnjudged('retry/times', 'could-not-run', 'no receiver'),
];

function ctrf(all: readonly Verdict[], changed: Partial<GateOptions> = {}) {
  const written = JSON.parse(renderCtrf(writtenReport(all), { gate: { ...gate, ...changed } }));
  const validate = new Ajv({ strict: false }).compile(schema);
  validate(written);
  expect(validate.errors).toBeNull();
  return written.results;
}

it('follows the published schema, and counts each check once', () => {
  const { summary, tests } = ctrf(verdicts);
  expect(tests.map(({ status, rawStatus }: Record<string, string>) => [rawStatus, status])).toEqual([
    ['pass', 'passed'],
    ['fail', 'failed'],
    ['not-claimed', 'skipped'],
    ['could-not-run', 'failed'],
  ]);
  expect(summary).toMatchObject({ tests: 4, passed: 1, failed: 2, skipped: 1, other: 0, suites: 1, duration: 1 });
  expect(tests[1]).toMatchObject({ message: 'an item is lost', trace: expect.stringContaining('replay') });
});

it('a failure that the gate lets pass is neither passed nor failed', () => {
  const { tests } = ctrf([written_failure], { gate: 'stated' });
  expect(tests[0]).toMatchObject({ status: 'other', rawStatus: 'fail' });
});

it('a run that is red without a check says so', () => {
  const { tests } = ctrf([writtenPass('pagination/ties')], { interrupted: true });
  expect(tests.at(-1)).toMatchObject({ name: 'the run came to its end', status: 'failed' });
});
