import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { written_failure, writtenPass, writtenReport, writtenUnjudged } from '../testing/rendered-report.support.ts';
import type { KnownFailed, Verdict } from '../verdicts/verdict.ts';
import type { ReportInput } from './report.ts';
import { renderStatement, renderStatementMarkdown } from './show-statement.ts';
import schema from './statement.schema.json' with { type: 'json' };
import { statementOf } from './statement.ts';

const implementation = { name: 'Acme runs', version: '2.1', url: 'https://acme.example', contact: 'runs@acme.example' };
const target = { implementation, base_url: 'http://runs.internal:8080/x', hash: '0'.repeat(64) };
const isStatement = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);

function stated(verdicts: readonly Verdict[], other: Partial<ReportInput> = {}, partial = false) {
  const report = writtenReport(verdicts, { target, ...other });
  const checks = verdicts.map(({ check }) => check);
  return statementOf({ name: 'report', report }, { checks, kit_version: '0', partial });
}

const known: KnownFailed = {
  ...written_failure,
  check: 'pagination/ties',
  verdict: 'known-failure',
  known: [{ reason: 'The index is being built.', expires: '2026-12-31' }],
};
const refused = {
  ...writtenUnjudged('retry/times', 'could-not-run', 'nobody at http://runs.internal:8080/x/v1'),
  area: 'retry',
};

describe('a statement', () => {
  it('is not decided by checks that came after the requirements', () => {
    const later = { ...written_failure, not_required: true as const };
    const gap = { ...refused, not_required: true as const };
    const pass = { ...writtenPass('pagination/envelope') };
    const requirements = '0.1.0';
    const { result, areas, failures, ...statement } = stated([pass, later, gap], { requirements });
    expect(result).toBe('conforms');
    expect(areas.claimed.retry).toMatchObject({ result: 'not judged' });
    expect(failures).toHaveLength(1);
    expect(statement).toMatchObject({
      requirements,
      reproduce: [expect.stringContaining(' --requirements 0.1.0'), expect.any(String)],
    });
    expect(stated([pass, written_failure], { requirements }).result).toBe('fails');
    expect(stated([later, gap], { requirements }).result).toBe('incomplete');
  });

  it('is a short text in one order, with nothing of where it was judged', () => {
    const seen = { choice: 'lists.tie_break', value: 'id' };
    const pass = {
      ...writtenPass('pagination/envelope'),
      observations: [
        { ...seen, operation: 'listAssets' as const },
        { ...seen, operation: 'listAssetTypes' as const },
      ],
    };
    const verdicts = [refused, written_failure, known, pass];
    const statement = stated(verdicts, { samples: 30, target: { ...target, areas: { except: ['retry'] } } });
    expect(isStatement(statement), JSON.stringify(isStatement.errors)).toBe(true);
    const text = renderStatement(statement);
    expect(parse(text)).toEqual(statement);
    const { clauses, ...rest } = statement;
    expect(clauses.derived).toEqual({ covered: 1, of: expect.any(Number) });
    const part = renderStatement({ ...rest, clauses: { ...clauses, not_covered: [] } });
    expect(
      part.replace(/^( {2}(?:stated|derived): \{ covered: \d+, of: )\d+/gm, '$1…'),
    ).toBe(`kind: ModelRunConformanceStatement
statement_version: 1
result: fails
implementation:
  name: Acme runs
  version: "2.1"
  url: https://acme.example
  contact: runs@acme.example
kit:
  name: model-run-kit
  version: "0"
document:
  version: "0"
date: 2026-01-01
seed: 1
scope: whole
checks: { of_the_kit: 4, run: 4, judged: 3, requests: 1 }
totals: { pass: 1, fail: 1, known-failure: 1, could-not-run: 1 }
areas:
  claimed:
    pagination:
      result: fails
      totals: { pass: 1, fail: 1, known-failure: 1 }
  not_claimed:
    - retry
failures:
  - message: an item is lost
    clause: pagination.ties-kept
    level: derived
    impact: ${statement.failures[0]!.impact}
    operation: listAssets
    pointer: /items
    mismatch: lost
    checks:
      - requests/listAssets
  - message: an item is lost
    clause: pagination.ties-kept
    level: derived
    impact: ${statement.failures[0]!.impact}
    operation: listAssets
    pointer: /items
    mismatch: lost
    checks:
      - pagination/ties
    known:
      - The index is being built. · until 2026-12-31
not_judged:
  - verdict: could-not-run
    why: nobody at BASE_URL/v1
    checks:
      - retry/times
choices:
  - choice: lists.tie_break
    value: id
    operations:
      - listAssetTypes
      - listAssets
reproduce:
  - npx model-run-kit@0 conformance --target target.yaml --seed 1 --samples 30 --out report
  - npx model-run-kit@0 conformance statement report
clauses:
  stated: { covered: 0, of: … }
  derived: { covered: 1, of: … }
  not_covered: []
`);
  });

  it('is a page for people, in which no name is markup', () => {
    const named = { ...target, implementation: { name: 'A|b <script>' } };
    const text = renderStatementMarkdown(stated([refused, known], { target: named }));
    expect(text.split('\n\n').slice(0, 2)).toEqual([
      '# A\\|b &lt;script&gt; does not conform',
      expect.stringContaining(
        '| judged by | model-run-kit 0, document 0, on 2026-01-01, seed 1 |\n| scope | all checks |',
      ),
    ]);
    expect(text).toContain('  Known: The index is being built. · until 2026-12-31\n');
    expect(text).toContain('| could-not-run | nobody at BASE\\_URL/v1 | retry/times |');
    expect(text).toMatch(/```sh\nnpx model-run-kit@0 .*\n.*\n```\n$/);
    expect(text).not.toContain('internal');
  });

  it.each<[string, Verdict[], string]>([
    [
      'conforms where nothing fails and nothing is missing',
      [writtenPass('a/b'), { ...refused, verdict: 'not-claimed' }],
      'conforms',
    ],
    ['is incomplete where something could not run', [writtenPass('a/b'), refused], 'incomplete'],
    ['is incomplete where nothing was judged', [{ ...refused, verdict: 'not-claimed' }], 'incomplete'],
    ['fails by a known failure as well', [writtenPass('a/b'), known], 'fails'],
    [
      'fails by nothing that only the reference does',
      [writtenPass('a/b'), { ...written_failure, level: 'reference' }],
      'conforms',
    ],
  ])('%s', (_, verdicts, result) => {
    expect(stated(verdicts)).toMatchObject({ result });
  });

  it('of a part says so, and how to make it again', () => {
    const statement = stated([writtenPass('a/b')], { interrupted: true }, true);
    expect(statement).toMatchObject({
      scope: 'part',
      reproduce: [expect.anything(), expect.stringMatching(/ --partial$/)],
    });
  });
});

describe('no statement is made', () => {
  const make =
    (other: Partial<ReportInput>, checks = ['a/b'], kit_version = '0') =>
    () =>
      statementOf(
        { name: 'r.json', report: writtenReport([writtenPass('a/b')], { target, ...other }) },
        { checks, kit_version, partial: false },
      );

  it.each<[string, () => unknown, RegExp]>([
    ['of nobody', make({ target: { ...target, implementation: null } }), /name it in the target file/],
    ['of a mutant', make({ target: { ...target, mutant: 'a/b--c' } }), /with the mutant a\/b--c$/],
    ['of a part that does not say so', make({}, ['a/b', 'a/c', 'a/d']), /lacks 2 of the 3 checks .* --partial/],
    ['of a run that was cut short', make({ interrupted: true }), /its run was interrupted/],
    ['by another kit than judged', make({}, ['a/b'], '9'), /report of kit 0, and this is 9/],
  ])('%s', (_, made, message) => {
    expect(made).toThrow(message);
    expect(made).toThrow(/^r\.json: .*[^\n]$/);
  });
});
