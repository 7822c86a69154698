import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InputError } from '../../src/input/input-error.ts';
import { written_failure, writtenPass, writtenReport, writtenUnjudged } from '../testing/rendered-report.support.ts';
import { compareReports } from './compare-reports.ts';
import { diffReports } from './diff-reports.ts';
import { formatNames } from './format-names.ts';
import { renderFormat } from './formats.ts';
import { checkReport } from './read-report.ts';
import { renderTerminal } from './terminal.ts';

const gate = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false } as const;
const known = [{ place: 'k.yaml:1:1', check: 'lists/a', reason: 'r', state: 'stale', message: 'm' }] as const;
const report = JSON.stringify(
  writtenReport(
    [
      written_failure,
      { ...written_failure, check: 'lists/b', verdict: 'known-failure', known: [{ reason: 'r' }] },
      writtenPass('lists/a'),
      writtenUnjudged('lists/c', 'could-not-run', 'nothing is there'),
    ],
    { gate, known_failures: known, left_behind: [{ operation: 'createWebhook', id: null, reason: 'r' }] },
  ),
);

function placesIn(value: unknown, path: readonly string[] = []): string[][] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, member]) => [[...path, key], ...placesIn(member, [...path, key])]);
}
const places = placesIn(JSON.parse(report));

it('whatever is changed in a stored report, it is shown, or refused as input', { timeout: 60_000 }, () => {
  const change = fc.constantFrom<unknown>(undefined, null, 0, -1, '', 'x', [], {}, [null], { a: 1 }, true);
  fc.assert(
    fc.property(fc.constantFrom(...places), change, (path, value) => {
      const edited = JSON.parse(report);
      const last = path.at(-1)!;
      const holder = path.slice(0, -1).reduce((inner, key) => inner[key], edited);
      holder[last] = value;
      let read: ReturnType<typeof checkReport>;
      try {
        read = checkReport('a', JSON.parse(JSON.stringify(edited)));
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
        return;
      }
      for (const form of formatNames) renderFormat(form, read, { gate });
      renderTerminal(read, true);
      const named = { name: 'a', report: read };
      diffReports(named, named);
      compareReports([named, named]);
    }),
    { numRuns: 400 },
  );
});
