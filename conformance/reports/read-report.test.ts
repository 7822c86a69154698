import { describe, expect, it } from 'vitest';
import { written_failure, writtenPass, writtenReport } from '../testing/written-report.support.ts';
import { readReport } from './read-report.ts';
import { type Report, renderJson } from './report.ts';

const report = writtenReport([writtenPass('a/b'), written_failure]);
const read = (text: string) => readReport({ name: 'r.json', text });

describe('a stored report', () => {
  it('is read as it was written', () => {
    expect(read(renderJson(report))).toEqual(JSON.parse(renderJson(report)));
  });

  const rows: [string, string, RegExp][] = [
    ['no JSON', '{\n"a": x}', /^r\.json: is no JSON: .*$/],
    ['another document', '{"openapi":"3.1.0"}', /^r\.json: is no report of this kit; give a report\.json/],
    ['null', 'null', /^r\.json: is no report of this kit/],
    [
      'of another version',
      JSON.stringify({ ...report, report_version: 2, kit: { version: '9.0.0' } }),
      /^r\.json: a report of version 2, written by kit "9\.0\.0"; this kit reads version 1$/,
    ],
    [
      'half a report',
      JSON.stringify({ ...report, seed: 'x' }),
      /^r\.json: is no report of this kit: \/seed must be integer$/,
    ],
    [
      'with a failure that nothing explains',
      JSON.stringify({ ...report, findings: [] } satisfies Report),
      /^r\.json: requests\/listAssets failed and stands in no finding$/,
    ],
  ];
  it.each(rows)('is refused in one line when it is %s', (_, text, line) => {
    expect(() => read(text)).toThrow(line);
  });
});
