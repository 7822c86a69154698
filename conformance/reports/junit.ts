/** The report as JUnit XML, in the shape that GitHub's actions, GitLab and Jenkins read. */
import type { Verdict } from '../verdicts/verdict.ts';
import { isJudged } from '../verdicts/verdict.ts';
import { type Decision, decisionOf, nameOf, type Rendering, tellsFailure } from './rendering.ts';
import type { Report } from './report.ts';
import { verdictText } from './terminal.ts';
import { trafficLines } from './traffic.ts';
import { xmlElement, xmlText } from './xml.ts';

type Outcome = 'passed' | 'failure' | 'error' | 'skipped';

interface Testcase {
  took_ms: number;
  outcome: Outcome;
  xml: string;
}

/** A suite for each area, a case for each check; red are the cases that count against the run. */
export function renderJunit(report: Report, rendering: Rendering): string {
  const decision = decisionOf(report, rendering);
  const cases = [...Map.groupBy(report.verdicts, ({ area }) => area)].map(
    ([area, own]) => [area, own.map((verdict) => testcase(report, verdict, decision))] as const,
  );
  const suites = [...cases, ...besidesChecks(decision)];
  const all = suites.flatMap(([, own]) => own);
  const { tests, failures, errors } = counted(all);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    xmlElement(
      'testsuites',
      { name: `model-run-kit: ${nameOf(report)}`, time: seconds(report.duration_ms), tests, failures, errors },
      suites.map(([area, own]) => suite(report, area, own)),
    ),
    '',
  ].join('\n');
}

function suite(report: Report, area: string, cases: readonly Testcase[]): string {
  const { kit, document, target, seed, started_at } = report;
  const told = {
    target: nameOf(report),
    base_url: target.base_url,
    ...(target.base_urls && { base_urls: target.base_urls.join(' ') }),
    seed,
    kit_version: kit.version,
    document_version: document.version,
  };
  const properties = [...Object.entries(told), ...trafficLines(report).map((line) => ['traffic', line] as const)].map(
    ([name, value]) => xmlElement('property', { name, value }),
  );
  // Checks side by side: the sum is more than the run took.
  const time = seconds(cases.reduce((sum, { took_ms }) => sum + took_ms, 0));
  return xmlElement('testsuite', { name: area, time, ...counted(cases), timestamp: started_at.slice(0, 19) }, [
    xmlElement('properties', {}, properties),
    ...cases.map(({ xml }) => xml),
  ]);
}

function counted(cases: readonly Testcase[]) {
  const count = (outcome: Outcome) => cases.filter((one) => one.outcome === outcome).length;
  return { tests: cases.length, failures: count('failure'), errors: count('error'), skipped: count('skipped') };
}

function testcase(report: Report, verdict: Verdict, { isRed }: Decision): Testcase {
  const outcome = outcomeOf(verdict, isRed(verdict));
  const attributes = {
    name: `${verdict.check}: ${verdict.title}`,
    classname: `model-run-kit.${verdict.area}`,
    time: seconds(verdict.took_ms ?? 0),
  };
  const xml = xmlElement('testcase', attributes, content(report, verdict, outcome));
  return { outcome, xml, took_ms: verdict.took_ms ?? 0 };
}

function outcomeOf(verdict: Verdict, red: boolean): Outcome {
  if (red) return verdict.verdict === 'fail' ? 'failure' : 'error';
  return isJudged(verdict) && !tellsFailure(verdict) ? 'passed' : 'skipped';
}

function content(report: Report, verdict: Verdict, outcome: Outcome): string[] {
  const { verdict: word } = verdict;
  const message = 'message' in verdict ? verdict.message : '';
  const told = tellsFailure(verdict) ? xmlText(verdictText(report, verdict, false)) : '';
  switch (outcome) {
    case 'passed':
      return message === '' ? [] : [xmlElement('system-out', {}, xmlText(`${word}: ${message}`))];
    case 'failure':
      return [xmlElement('failure', { type: typeOf(verdict), message }, told)];
    case 'error':
      return [xmlElement('error', { type: typeOf(verdict), message: `${word}: ${message}` }, told)];
    case 'skipped': {
      const why = word === 'fail' ? `fails, and the gate lets it pass: ${message}` : `${word}: ${message}`;
      return [xmlElement('skipped', { message: why }), ...(told === '' ? [] : [xmlElement('system-out', {}, told)])];
    }
  }
}

function typeOf(verdict: Verdict): string {
  return tellsFailure(verdict) ? verdict.mismatch : verdict.verdict;
}

/** A run may be red, though none of its checks is. */
function besidesChecks({ besides }: Decision): (readonly [string, Testcase[]])[] {
  if (besides === undefined) return [];
  const error = xmlElement('error', { type: 'incomplete', message: besides });
  const attributes = { name: 'the run came to its end', classname: 'model-run-kit.run', time: seconds(0) };
  return [['run', [{ outcome: 'error', xml: xmlElement('testcase', attributes, [error]), took_ms: 0 }]]];
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(3);
}
