/** The suite among the tests of one's own: a test for each check. */
import '../../src/input/needs-node-24.ts';
import { InputError } from '../../src/input/input-error.ts';
import type { Report } from '../reports/report.ts';
import { renderVerdict } from '../reports/terminal.ts';
import { countsAgainst, type GateOptions, isStale, judgesNothing } from '../verdicts/exit-code.ts';
import { lostLine } from '../verdicts/lost-claims.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import {
  type ConformanceTarget,
  checksOf,
  knownFailuresIn,
  type RunConformanceOptions,
  runConformance,
} from './run-conformance.ts';

export { type ConformanceTarget, type RunConformanceOptions, runConformance } from './run-conformance.ts';
export type { Report, Verdict };

/** Of vitest, Jest or `node:test`, whose `before` is `beforeAll`. */
export interface TestFunctions {
  describe(name: string, body: () => void): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: what a test is given differs from one to the other
  it(name: string, body: (...given: any[]) => void): unknown;
  beforeAll(body: () => Promise<void>, timeout_ms?: never): unknown;
}

export interface DescribeConformanceOptions extends RunConformanceOptions, Partial<TestFunctions> {
  /** Kinds of what was not judged that are skipped, and fail no test. */
  allow_incomplete?: GateOptions['allow_incomplete'];
  /** For the whole run, which is one hook; ten minutes unless given. */
  timeout_ms?: number;
}

/**
 * Registers a test for each check. The suite runs once, before the first of them; a test fails where the verdict of its
 * check would fail the command, with what the command prints of it. Known failures, and what else does not count, are
 * skipped with their reason; Jest
 * cannot skip a test that has begun: there it passes, and the reason goes to the error stream.
 * @throws InputError where the test functions are neither globals nor given, or the options name no check
 */
export function describeConformance(target: ConformanceTarget, options: DescribeConformanceOptions = {}): void {
  const { describe, it, beforeAll } = testFunctions(options);
  const { gate = 'declared', strict = false, allow_incomplete = [], timeout_ms = 600_000 } = options;
  const rule: GateOptions = { gate, strict, allow_incomplete, interrupted: false };
  const checks = checksOf(options);
  const known = knownFailuresIn(options);
  describe(`conformance of ${nameOf(target)}`, () => {
    let report: Report;
    beforeAll(async () => {
      report = await runConformance(target, options).catch((error: Error) => {
        throw bare(error);
      });
    }, timeout_ms as never);
    it('judges something', () => {
      if (judgesNothing(report)) throw bare(new Error('no check could be judged; each says why'));
      const lost = report.require?.lost.map(lostLine) ?? [];
      if (lost.length > 0) throw bare(new Error(lost.join('\n')));
    });
    if (known) {
      it('lists no known failure that is none any more', () => {
        const stale = report.known_failures?.filter(isStale) ?? [];
        const lines = stale.map(({ place, check, message }) => `${place}: ${check}: ${message}`);
        if (lines.length > 0) throw bare(new Error(lines.join('\n')));
      });
    }
    for (const { id, title } of checks) {
      // Jest takes a test with a named parameter for one that calls back.
      it(`${id}: ${title}`, (...[context]: unknown[]) => {
        const verdict = report.verdicts.find(({ check }) => check === id)!;
        if (verdict.verdict === 'pass' || verdict.verdict === 'observed') return;
        const text = renderVerdict(report, verdict, false);
        if (countsAgainst(verdict, rule)) throw bare(new Error(text));
        skip(context, id, text);
      });
    }
  });
}

function testFunctions(given: Partial<TestFunctions>): TestFunctions {
  const globals = globalThis as Partial<TestFunctions>;
  const { describe = globals.describe, it = globals.it, beforeAll = globals.beforeAll } = given;
  if (describe && it && beforeAll) return { describe, it, beforeAll };
  throw new InputError('describeConformance needs describe, it and beforeAll, which are no globals here: give them');
}

function nameOf(target: ConformanceTarget): string {
  if (target === 'embedded') return 'the reference server';
  return typeof target === 'string'
    ? target
    : (target.implementation?.name ?? String(target.base_url ?? target.base_urls));
}

/** Context that vitest and `node:test` give a test. */
interface TestContext {
  skip(reason: string): void;
}

function skip(context: unknown, id: string, reason: string): void {
  const skipping = context as Partial<TestContext> | undefined;
  if (skipping?.skip) skipping.skip(reason);
  else process.stderr.write(`${id}: ${reason}\n`);
}

/** The place in the suite is of no use to readers of an error about a target. */
function bare(error: Error): Error {
  error.stack = error.message;
  return error;
}
