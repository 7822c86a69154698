import { expect, it } from 'vitest';
import { writtenPass, writtenReport } from '../testing/rendered-report.support.ts';
import type { GateOptions } from '../verdicts/exit-code.ts';
import type { KnownState } from '../verdicts/verdict.ts';
import { decisionOf } from './rendering.ts';

const gate: GateOptions = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false };
const entry = { place: 'k.yaml:2:5', check: 'a/b', reason: 'soon', message: 'it does not fail: take the entry out' };

it.each<[KnownState['state'], number, string | undefined]>([
  ['stale', 1, 'of known failures that are none any more (k.yaml:2:5: a/b: it does not fail: take the entry out)'],
  ['expired', 1, 'of known failures that are none any more (k.yaml:2:5: a/b: it does not fail: take the entry out)'],
  ['holds', 0, undefined],
  ['not-judged', 0, undefined],
])('a known failure that is %s comes to what it came to for the command', (state, code, besides) => {
  const report = writtenReport([writtenPass('a/b')], { known_failures: [{ ...entry, state }] });
  const { code: found, besides: told } = decisionOf(report, { gate });
  expect([found, told]).toEqual([code, besides]);
});
