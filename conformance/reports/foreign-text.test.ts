import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { written_failure, writtenPass, writtenReport, writtenUnjudged } from '../testing/rendered-report.support.ts';
import type { Fail, Verdict } from '../verdicts/verdict.ts';
import { compareReports } from './compare-reports.ts';
import { diffReports } from './diff-reports.ts';
import { formatNames } from './format-names.ts';
import { renderFormat } from './formats.ts';
import type { Report } from './report.ts';
import { renderTerminal, renderVerdict } from './terminal.ts';

/** Text as a target may say it: commands of a log of CI, escapes of a terminal, marks that turn a line around. */
const foreign = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029', '\v', '\f') },
      {
        weight: 3,
        arbitrary: fc.constantFrom('::error::x', '::add-mask::a', '##[error]x', '##vso[task.x]', '```', '|'),
      },
      { weight: 3, arbitrary: fc.constantFrom('\u001b[2J', '\u009b31m', '\0', '\u0007', '\u202e', '\u2066', '\u061c') },
      { weight: 2, arbitrary: fc.constantFrom('\ud800', '\udc00', '\ufeff', '<b>', '&', 'é', '🔗') },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** A report in which each text that can come from a target, or from a file about it, is this one. */
function reportOf(text: string): Report {
  const exchange = written_failure.exchanges[0]!;
  const failure: Fail = {
    ...written_failure,
    ...{ message: text, expected: text, actual: { [text]: [text] }, pointer: `/${text}`, case: { name: text } },
    exchanges: [
      {
        ...exchange,
        ...{ step: text, number: 12 },
        sent: { method: 'POST', url: `http://a.test/${text}`, headers: { 'x-a': text }, body: text },
        received: { status: 200, headers: { 'x-b': text }, body: text },
      },
    ],
    others: [{ level: 'stated', clause: 'pagination.ties-kept', mismatch: 'lost', pointer: text }],
    not_known: [{ level: 'stated', clause: 'pagination.ties-kept', mismatch: 'lost', pointer: text }],
    replay: `model-run-kit conformance run --case '${text}'`,
  };
  const known: Verdict = {
    ...failure,
    ...{ check: 'a/known', verdict: 'known-failure', known: [{ reason: text, link: text }] },
  };
  const traffic = {
    ...{ answers: 2, unanswered: 1, away: [] },
    server_errors: [{ operation: text, errors: 1, answers: 2 }],
    slow: { over_ms: 3_000, answers: 0 },
  };
  return writtenReport(
    [
      failure,
      known,
      writtenUnjudged('a/gap', 'could-not-run', text),
      writtenUnjudged('a/b', 'error', text),
      writtenPass('a/c'),
    ],
    {
      target: {
        implementation: { name: text, version: text },
        base_url: `http://a.test/${text}`,
        hash: '0'.repeat(64),
      },
      traffic,
      left_behind: [{ operation: 'createWebhook', id: text, reason: text }],
      known_failures: [{ place: 'k.yaml:1:1', check: 'a/b', reason: text, state: 'stale', message: text }],
      require: { areas: [text], clauses: [], unclaimed: [text] },
      gate: { gate: 'declared', strict: false, allow_incomplete: [] },
    },
  );
}

/** Anything that acts, but for the line ends that a form writes itself. */
const acting = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}\uFEFF]/u;
const command = /^\s*::|##\[|##vso\[/m;

function expectTame(text: string): void {
  expect(acting.exec(text)?.[0]).toBeUndefined();
  expect(command.exec(text)?.[0]).toBeUndefined();
}

const gate = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false } as const;

describe('text of a target acts nowhere, and stands in one line', { timeout: 60_000 }, () => {
  it.each(formatNames.filter((name) => name !== 'json'))('%s', (name) => {
    fc.assert(
      fc.property(foreign, (text) => expectTame(renderFormat(name, reportOf(text), { gate }))),
      { numRuns: 60 },
    );
  });

  it('terminal', () => {
    fc.assert(
      fc.property(foreign, (text) => {
        const report = reportOf(text);
        expectTame(renderTerminal(report, false));
        for (const verdict of report.verdicts) expectTame(renderVerdict(report, verdict, false));
      }),
      { numRuns: 60 },
    );
  });

  it('report.json, and what is made of it, is text in every place', () => {
    fc.assert(
      fc.property(foreign, (text) => {
        const report = reportOf(text);
        const named = { name: text.toWellFormed(), report };
        const data = [
          JSON.parse(renderFormat('json', report, { gate })),
          diffReports(named, named),
          compareReports([named]),
        ];
        const halves = JSON.stringify(data).match(/\\ud[89a-f][0-9a-f]{2}/gi);
        expect(halves).toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});
