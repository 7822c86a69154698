/** The report as SARIF 2.1.0: clauses are rules, failures are results, and gaps are notifications of the run. */
import { createHash } from 'node:crypto';
import { isAbsolute, relative } from 'node:path';
import { type AnyClause, clauseById } from '../../src/contract/clauses.ts';
import type { Fail, KnownNote } from '../verdicts/verdict.ts';
import { brief } from './brief.ts';
import { fullStop } from './full-stop.ts';
import { type Decision, decisionOf, nameOf, type Rendering, tellsFailure } from './rendering.ts';
import type { Report } from './report.ts';
import { trafficLines } from './traffic.ts';

/** Target of results when no target file is known. A reader need not have it; it must only stay the same. */
export const virtual_file = 'model-run-kit/openapi/clauses.yaml';

export function renderSarif(report: Report, rendering: Rendering): string {
  const decision = decisionOf(report, rendering);
  const failures = report.verdicts.filter(tellsFailure);
  const named = [...failures.map(({ clause }) => clause), ...report.verdicts.flatMap(({ clauses }) => clauses)];
  const rules = [...new Set(named)].toSorted();
  const ruleIndex = new Map(rules.map((id, index) => [id, index]));
  const uri = uriOf(rendering.target_file);
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: report.kit.name, version: report.kit.version, rules: rules.map(ruleOf) } },
        // Uploads of several implementations stand side by side.
        automationDetails: { id: `model-run-kit/${nameOf(report)}/` },
        invocations: [invocationOf(report, decision)],
        columnKind: 'utf16CodeUnits',
        results: failures.map((failure) => resultOf(failure, ruleIndex.get(failure.clause)!, uri, decision)),
        properties: { implementation: nameOf(report), base_url: report.target.base_url, seed: report.seed },
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function ruleOf(id: string) {
  const clause = clauseById(id);
  // A report of another kit may name one that this kit has not.
  if (!clause) return { id, shortDescription: { text: id }, fullDescription: { text: id }, help: { text: id } };
  const statement = oneLine(clause.statement);
  return {
    id,
    shortDescription: { text: statement },
    fullDescription: { text: statement },
    help: { text: helpOf(clause) },
    properties: { level: clause.level, section: clause.section },
  };
}

function helpOf(clause: AnyClause): string {
  const lines = [`Section ${clause.section} of the specification (${clause.level}).`];
  if (clause.level === 'derived' || clause.level === 'advice')
    lines.push(`Follows from ${clause.from.join(', ')}: ${oneLine(clause.why)}`);
  if (clause.level === 'open') lines.push(`Left open; the choice is ${clause.choice}.`);
  if (clause.impact) lines.push(oneLine(clause.impact));
  return lines.join('\n');
}

function resultOf(failure: Fail, ruleIndex: number, uri: string, { isRed }: Decision) {
  const { check, clause, mismatch, message, operation, pointer, expected, actual, level, replay } = failure;
  const red = isRed(failure);
  return {
    ruleId: clause,
    ruleIndex,
    kind: 'fail',
    level: red ? 'error' : 'note',
    message: { text: `${check}: ${fullStop(message)} Expected: ${brief(expected)}. Actual: ${brief(actual)}.` },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri }, region: { startLine: 1 } },
        ...(operation !== undefined && {
          logicalLocations: [{ name: operation, fullyQualifiedName: `${operation}${pointer ?? ''}`, kind: 'function' }],
        }),
      },
    ],
    ...('known' in failure && { suppressions: suppressionsOf(failure.known as readonly KnownNote[]) }),
    // All results share a line, so their fingerprint is what tells them apart and finds them again.
    partialFingerprints: { primaryLocationLineHash: fingerprint([check, clause, mismatch, operation, pointer]) },
    properties: { check, verdict: failure.verdict, mismatch, level, case: failure.case, expected, actual, replay },
  };
}

/** Entries of the file of known failures: code scanning shows such a result as dismissed. */
function suppressionsOf(known: readonly KnownNote[]) {
  return known.map(({ reason, link, expires }) => ({
    kind: 'external',
    status: 'accepted',
    justification: [reason, expires && `until ${expires}`].filter(Boolean).join(' · '),
    ...(link !== undefined && { properties: { link } }),
  }));
}

/** Digits in a pointer are places in a list, which are others in the next run. */
function fingerprint(parts: readonly (string | undefined)[]): string {
  const named = parts.map((part) => part?.replaceAll(/\/\d+(?=\/|$)/g, '/*') ?? null);
  return `${createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 16)}:1`;
}

function invocationOf(report: Report, { code, isRed, besides }: Decision) {
  const gaps = report.verdicts.flatMap((verdict) =>
    verdict.verdict !== 'observed' && 'message' in verdict && !tellsFailure(verdict)
      ? {
          level: isRed(verdict) ? 'error' : 'note',
          message: { text: `${verdict.check} ${verdict.verdict}: ${verdict.message}` },
          descriptor: { id: verdict.verdict },
        }
      : [],
  );
  return {
    executionSuccessful: besides === undefined && report.verdicts.every(({ verdict }) => verdict !== 'error'),
    exitCode: code,
    startTimeUtc: report.started_at,
    toolExecutionNotifications: [
      ...trafficLines(report).map((text) => ({ level: 'note', message: { text }, descriptor: { id: 'traffic' } })),
      ...(besides === undefined ? [] : [{ level: 'error', message: { text: besides }, descriptor: { id: 'run' } }]),
      ...gaps,
    ],
  };
}

/** Relative to the folder of the command, which in CI is the repository's; a file elsewhere goes by its name alone. */
function uriOf(file: string | undefined): string {
  if (file === undefined) return virtual_file;
  const path = relative('.', file).replaceAll('\\', '/');
  const inside = path !== '' && !isAbsolute(path) && !path.startsWith('../');
  const shown = inside ? path : path.split('/').at(-1)!;
  return shown.split('/').map(encodeURIComponent).join('/');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
