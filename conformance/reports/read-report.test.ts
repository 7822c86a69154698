import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InputError } from '../../src/input/input-error.ts';
import { failed, passed, written } from '../testing/written-report.support.ts';
import { checkReport, readReport, shownFrom } from './read-report.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'model-run-kit-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const { report } = written('a', [passed('lists/a'), failed('lists/b')]);

it('reads a file, or a folder that holds one', () => {
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report));
  const stored = JSON.parse(JSON.stringify(report));
  expect(readReport(folder)).toEqual(stored);
  expect(readReport(join(folder, 'report.json'))).toEqual(stored);
});

it('takes what another version of the kit added', () => {
  const [verdict] = report.verdicts;
  const other = {
    ...report,
    new_field: 1,
    totals: { pass: 1, 'new-word': 1 },
    findings: [],
    verdicts: [verdict, { ...verdict, verdict: 'new-word', message: '' }],
  };
  expect(checkReport('a', other)).toEqual(other);
});

describe('refuses in one line', () => {
  it.each<[string, unknown, RegExp]>([
    ['an empty object', {}, /^a: is no report of this kit: it must have required property 'report_version'; give/],
    ['null', null, /^a: is no report of this kit: it must be object/],
    ['a list', [], /^a: is no report of this kit: it must be object/],
    [
      'one of a later kit',
      { ...report, report_version: 2 },
      /^a: is a report of version 2, and this kit reads version 1/,
    ],
    [
      'a failure without its clause',
      { ...report, verdicts: [{ ...report.verdicts[1], clause: undefined }] },
      /^a: is no report of this kit: verdicts\/0 must have required property 'clause'/,
    ],
    ['a failure that nothing explains', { ...report, findings: [] }, /^a: lists\/b failed and stands in no finding$/],
  ])('%s', (_, value, line) => {
    expect(() => checkReport('a', JSON.parse(JSON.stringify(value)))).toThrow(line);
  });

  it.each([
    ['no file', 'none.json', /none\.json: no such file$/],
    ['no JSON', 'text.json', /text\.json: is no JSON: .*$/],
  ])('%s', (_, name, line) => {
    writeFileSync(join(folder, 'text.json'), 'pass\n\n\tfail');
    expect(() => readReport(join(folder, name))).toThrow(InputError);
    expect(() => readReport(join(folder, name))).toThrow(line);
  });
});

it('calls a report that cannot be shown what it is: a wrong input, and no fault of the kit', () => {
  const show = () => shownFrom(['a.json'], () => JSON.parse('{}').verdicts.length);
  expect(show).toThrow(InputError);
  expect(show).toThrow(/^a\.json: cannot be shown \(.+\); give a report\.json as --out wrote it$/);
});
