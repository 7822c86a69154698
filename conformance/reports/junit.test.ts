import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { written_failure, writtenPass, writtenReport, writtenUnjudged } from '../testing/rendered-report.support.ts';
import { exitCodeOf, type GateOptions } from '../verdicts/exit-code.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { renderJunit } from './junit.ts';

const gate: GateOptions = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false };
const junit = (verdicts: readonly Verdict[], changed: Partial<GateOptions> = {}) =>
  renderJunit(writtenReport(verdicts), { gate: { ...gate, ...changed } });

const verdicts: Verdict[] = [
  { ...writtenPass('pagination/ties'), title: 'Equal items are kept', took_ms: 7 },
  { ...written_failure, title: 'Lists hold all', exchanges: [], message: 'an item <is> lost & "gone"' },
  { ...writtenUnjudged('retry/times', 'could-not-run', 'no receiver'), area: 'retry' },
  { ...writtenUnjudged('retry/order', 'not-claimed', 'not claimed'), area: 'retry' },
  { ...writtenUnjudged('retry/until', 'observed', 'open'), area: 'retry' },
];

it('has a suite for each area and a case for each check', () => {
  const properties = [
    '<properties>',
    '<property name="target" value="http://a.test"/>',
    '<property name="base_url" value="http://a.test"/>',
    '<property name="seed" value="1"/>',
    '<property name="kit_version" value="0"/>',
    '<property name="document_version" value="0"/>',
    '</properties>',
  ];
  expect(junit(verdicts).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="model-run-kit: http://a.test" time="0.001" tests="5" failures="1" errors="1">',
    '<testsuite name="pagination" time="0.007" tests="2" failures="1" errors="0" skipped="0" timestamp="2026-01-01T00:00:00">',
    ...properties,
    '<testcase name="pagination/ties: Equal items are kept" classname="model-run-kit.pagination" time="0.007"/>',
    '<testcase name="requests/listAssets: Lists hold all" classname="model-run-kit.pagination" time="0.000">',
    '<failure type="lost" message="an item &lt;is&gt; lost &amp; &quot;gone&quot;">FAIL requests/listAssets  an item &lt;is&gt; lost &amp; "gone"',
    expect.stringMatching(/^ {5}clause {4}pagination\.ties-kept \(derived, section 4 Assets\): Items that are equal/),
    expect.stringMatching(/^ {5}impact {4}Files uploaded in the same second vanish/),
    '     replay    model-run-kit conformance run',
    '     where     listAssets /items',
    '     expected  2',
    '     actual    1',
    '     case      {"items":2}</failure>',
    '</testcase>',
    '</testsuite>',
    '<testsuite name="retry" time="0.000" tests="3" failures="0" errors="1" skipped="1" timestamp="2026-01-01T00:00:00">',
    ...properties,
    '<testcase name="retry/times: " classname="model-run-kit.retry" time="0.000">',
    '<error type="could-not-run" message="could-not-run: no receiver"/>',
    '</testcase>',
    '<testcase name="retry/order: " classname="model-run-kit.retry" time="0.000">',
    '<skipped message="not-claimed: not claimed"/>',
    '</testcase>',
    '<testcase name="retry/until: " classname="model-run-kit.retry" time="0.000">',
    '<system-out>observed: open</system-out>',
    '</testcase>',
    '</testsuite>',
    '</testsuites>',
    '',
  ]);
});

describe('what is red', () => {
  it('is what the gate makes red, and the rest is skipped', () => {
    const lenient = junit(verdicts, { gate: 'stated', allow_incomplete: ['could-not-run'] });
    expect(lenient).toContain('tests="5" failures="0" errors="0"');
    expect(lenient).toContain('<skipped message="fails, and the gate lets it pass: an item &lt;is&gt; lost');
    expect(lenient).toContain('<skipped message="could-not-run: no receiver"/>');
  });

  it('is a case of its own where no check is', () => {
    expect(junit([writtenPass('a/b')], { interrupted: true })).toContain('message="the run was interrupted;');
    expect(junit([])).toContain('message="nothing was judged"');
  });

  it('is there whenever the command does not exit 0, and only then', () => {
    const words = ['observed', 'not-claimed', 'could-not-run', 'inconclusive', 'error'] as const;
    const one = fc.oneof(
      fc.constant(writtenPass('')),
      fc
        .constantFrom('stated', 'derived', 'declared', 'reference')
        .map((level) => ({ ...written_failure, level }) as const),
      fc.constantFrom(...words).map((word) => writtenUnjudged('', word, 'because')),
    );
    const options = fc.record({
      gate: fc.constantFrom('stated', 'derived', 'declared'),
      strict: fc.boolean(),
      allow_incomplete: fc.subarray(['could-not-run', 'inconclusive', 'budget']),
      interrupted: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 4 }), options, (drawn, options) => {
        const own = drawn.map((verdict, index) => ({ ...verdict, check: `a/${index}` }) as Verdict);
        const is_red = /<(failure|error) /.test(junit(own, options as GateOptions));
        expect(is_red).toBe(exitCodeOf({ verdicts: own }, options as GateOptions) !== 0);
      }),
    );
  });
});

it('is well-formed and counts right, whatever a target answers', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, (message, actual) => {
      const other: Verdict = {
        ...written_failure,
        exchanges: [],
        message,
        actual,
        expected: { [message]: actual },
        title: message,
      };
      const xml = junit([other, { ...writtenUnjudged('a/b', 'error', message), title: actual, area: message }]);
      expect(XMLValidator.validate(xml)).toBe(true);
      const { testsuites } = new XMLParser({ ignoreAttributes: false, processEntities: false }).parse(xml);
      expect([testsuites['@_tests'], testsuites['@_failures'], testsuites['@_errors']]).toEqual(['2', '1', '1']);
    }),
    { numRuns: 50 },
  );
});

it('a target that does not answer is one error, and its checks are skipped', () => {
  const gaps = ['a/b', 'a/c', 'a/d'].map((check) => writtenUnjudged(check, 'could-not-run', 'nobody answers'));
  const text = renderJunit(writtenReport(gaps, { unusable: 'nobody answers' }), { gate });
  expect(text).toContain('tests="4" failures="0" errors="1">');
  expect(text).toContain('<error type="incomplete" message="nobody answers"/>');
  expect(text.match(/<skipped/g)).toHaveLength(3);
});
