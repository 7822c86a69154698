import { describe, expect, it } from 'vitest';
import { written_failure, writtenPass, writtenReport, writtenUnjudged } from '../testing/rendered-report.support.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { renderSarif, virtual_file } from './sarif.ts';

const gate = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false } as const;

interface Log {
  $schema: string;
  version: string;
  runs: {
    tool: {
      driver: { name: string; rules: { id: string; shortDescription: { text: string }; help: { text: string } }[] };
    };
    invocations: { executionSuccessful: boolean; exitCode: number; toolExecutionNotifications: object[] }[];
    results: {
      ruleId: string;
      ruleIndex: number;
      level: string;
      message: { text: string };
      locations: { physicalLocation: { artifactLocation: { uri: string } } }[];
      partialFingerprints: Record<string, string>;
    }[];
  }[];
}

function sarif(verdicts: readonly Verdict[], level: 'declared' | 'stated' = 'declared', target_file?: string) {
  const text = renderSarif(writtenReport(verdicts), { gate: { ...gate, gate: level }, target_file });
  const log = JSON.parse(text) as Log;
  return { log, run: log.runs[0]! };
}

const other: Verdict = {
  ...written_failure,
  check: 'pagination/ends',
  clauses: ['pagination.walk-ends', 'pagination.ties-kept'],
  clause: 'pagination.walk-ends',
};
const verdicts: Verdict[] = [
  writtenPass('pagination/ties'),
  written_failure,
  other,
  { ...other, check: 'a/unknown', clause: 'of.another-kit' },
  writtenUnjudged('retry/times', 'could-not-run', 'no receiver'),
];

describe('SARIF', () => {
  it('has the form of 2.1.0, with clauses as rules', () => {
    const { log, run } = sarif(verdicts);
    expect([log.version, log.$schema, log.runs.length]).toEqual([
      '2.1.0',
      expect.stringMatching(/sarif-2\.1\.0\.json$/),
      1,
    ]);
    const { rules } = run.tool.driver;
    const ids = rules.map(({ id }) => id);
    expect(ids).toEqual(['of.another-kit', 'pagination.ties-kept', 'pagination.walk-ends']);
    expect(rules.every(({ shortDescription, help }) => shortDescription.text !== '' && help.text !== '')).toBe(true);
    expect(rules[1]!.help.text).toMatch(/^Section 4 Assets of the specification \(derived\)\.\nFollows from /);
    for (const { ruleId, ruleIndex } of run.results) expect(ids[ruleIndex]).toBe(ruleId);
  });

  it('has a result for each failure, which tells how to see it again', () => {
    const { run } = sarif(verdicts);
    expect(run.results[0]).toEqual({
      ruleId: 'pagination.ties-kept',
      ruleIndex: 1,
      kind: 'fail',
      level: 'error',
      message: { text: 'requests/listAssets: an item is lost. Expected: 2. Actual: 1.' },
      locations: [
        {
          physicalLocation: { artifactLocation: { uri: virtual_file }, region: { startLine: 1 } },
          logicalLocations: [{ name: 'listAssets', fullyQualifiedName: 'listAssets/items', kind: 'function' }],
        },
      ],
      partialFingerprints: { primaryLocationLineHash: expect.stringMatching(/^[0-9a-f]{16}:1$/) },
      properties: {
        check: 'requests/listAssets',
        verdict: 'fail',
        mismatch: 'lost',
        level: 'derived',
        case: { items: 2 },
        expected: 2,
        actual: 1,
        replay: 'model-run-kit conformance run',
      },
    });
    const prints = run.results.map(({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash);
    expect(new Set(prints).size).toBe(run.results.length);
    expect(run.invocations).toMatchObject([
      {
        executionSuccessful: true,
        exitCode: 1,
        toolExecutionNotifications: [{ level: 'error', message: { text: 'retry/times could-not-run: no receiver' } }],
      },
    ]);
  });

  it('finds a failure again whose place in a list is another', () => {
    const [one, two] = ['/items/3/id', '/items/14/id'].map((pointer) => {
      return sarif([{ ...written_failure, pointer }]).run.results[0]!.partialFingerprints;
    });
    expect(one).toEqual(two);
  });

  it('notes what the gate lets pass', () => {
    expect(sarif(verdicts, 'stated').run.results.map(({ level }) => level)).toEqual(['note', 'note', 'note']);
  });

  it.each([
    ['ci/my target.yaml', 'ci/my%20target.yaml'],
    ['./target.yaml', 'target.yaml'],
    ['/elsewhere/of/a/machine/target.yaml', 'target.yaml'],
    ['../target.yaml', 'target.yaml'],
  ])('points to the target file %s', (file, uri) => {
    const [result] = sarif(verdicts, 'declared', file).run.results;
    expect(result!.locations[0]!.physicalLocation.artifactLocation.uri).toBe(uri);
  });
});

it('a known failure is a result that somebody accepted', () => {
  const known = [{ reason: 'soon', link: 'https://a.test/1', expires: '2026-12-31' }];
  const { run } = sarif([written_failure, { ...other, verdict: 'known-failure', known } as Verdict]);
  const suppression = { kind: 'external', status: 'accepted', justification: 'soon · until 2026-12-31' };
  expect(run.results).toMatchObject([
    {},
    { suppressions: [{ ...suppression, properties: { link: 'https://a.test/1' } }] },
  ]);
  expect(run.results[0]).not.toHaveProperty('suppressions');
});
