import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { written_failure, writtenPass, writtenReport, writtenUnjudged } from '../testing/rendered-report.support.ts';
import type { Fail, Verdict } from '../verdicts/verdict.ts';
import { renderMarkdown } from './markdown.ts';
import { codeBlock, markdownText } from './markdown-text.ts';

const gate = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false } as const;
const markdown = (verdicts: readonly Verdict[], level: 'declared' | 'stated' = 'declared') =>
  renderMarkdown(writtenReport(verdicts), { gate: { ...gate, gate: level } });

const lost: Fail = { ...written_failure, exchanges: [] };

it('tells the decision, each finding, then areas and gaps', () => {
  const text = markdown([
    writtenPass('pagination/ties'),
    lost,
    { ...writtenUnjudged('retry/times', 'not-claimed', 'no | receiver'), area: 'retry' },
  ]);
  const parts = text.split('\n\n');
  expect(parts.slice(0, 3)).toEqual([
    '## ❌ http://a.test does not conform',
    '**1 pass, 1 fail, 1 not-claimed** · 1 requests in 0.0 s · seed 1 · model-run-kit 0',
    '### 1. an item is lost',
  ]);
  expect(parts[3]).toMatch(/^\*\*Files uploaded in the same second vanish.*\*\*$/);
  expect(parts[4]).toMatch(
    /^- Clause: \*\*pagination\.ties-kept\*\* \(derived, section 4 Assets\): .*\n- Where: listAssets \/items\n- Check: requests\/listAssets$/,
  );
  expect(parts[5]).toBe('```sh\nmodel-run-kit conformance run\n```');
  expect(parts[6]).toBe('<details><summary>Smallest case, what was expected, requests</summary>');
  expect(parts[7]).toMatch(/^```text\nFAIL requests\/listAssets[\s\S]*```$/);
  expect(parts.slice(8)).toEqual([
    '</details>',
    '### Areas',
    [
      '| area | pass | fail | not-claimed | cases | comparisons |',
      '|---|---:|---:|---:|---:|---:|',
      '| pagination | 1 | 1 | 0 | 2 | 2 |',
      '| retry | 0 | 0 | 1 | 1 | 1 |',
    ].join('\n'),
    '<details><summary>1 not-claimed</summary>',
    '- retry/times: no \\| receiver',
    '</details>\n',
  ]);
});

it('is green where the gate is, and says what it lets pass', () => {
  const text = markdown([writtenPass('pagination/ties'), lost], 'stated');
  expect(text).toMatch(/^## ⚠️ http:\/\/a\.test does not conform, and the gate lets it pass\n/);
  expect(text).toContain('- The gate lets it pass.');
});

it('fits into the summary of a step, whole and with its tail', () => {
  const many = Array.from({ length: 3_000 }, (_, index): Fail => {
    return {
      ...lost,
      check: `requests/${index}`,
      mismatch: `lost-${index}`,
      operation: `operation${index}`,
      message: `${'é'.repeat(300)} ${index}`,
    };
  });
  const text = markdown(many);
  expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
  expect(text).toMatch(/\*\*… and \d+ more findings: see report\.json\.\*\*\n\n### Areas\n/);
  expect(text.match(/<details>/g)).toHaveLength(text.match(/<\/details>/g)!.length);
});

describe('text from anywhere', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom(
        '|',
        '`',
        '\\',
        '<b>',
        '&lt;',
        '*',
        '_',
        '$',
        '\n',
        '\r',
        '[x](y)',
        '</details>',
        '```',
        '# ',
      ),
    }),
  );

  it('is one line without markup', () => {
    fc.assert(
      fc.property(text, (given) => {
        const line = markdownText(given);
        expect(line).not.toMatch(/[\r\n<>\0-\x1f]/);
        // Every sign of markup stands behind a backslash that is none itself.
        expect(line.replaceAll(/\\[\\`*_[\]|~$#!]/g, '')).not.toMatch(/[\\`*_[\]|~$]/);
        const plain = line
          .replaceAll(/\\([\\`*_[\]|~$#!])/g, '$1')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&');
        expect(plain).toBe(
          given
            .toWellFormed()
            .replaceAll(/[\s\p{Cc}]+/gu, ' ')
            .trim(),
        );
      }),
    );
  });

  it('does not end its block of code', () => {
    fc.assert(
      fc.property(text, (given) => {
        const lines = codeBlock('text', given).split('\n');
        const [fence] = /^`+/.exec(lines[0]!)!;
        expect(lines.at(-1)).toBe(fence);
        expect(lines.slice(1, -1).filter((line) => line.includes(fence))).toEqual([]);
      }),
    );
  });
});
