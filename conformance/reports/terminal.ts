/** The report for a person at a terminal: areas first, then each finding with its smallest case. */

import { styleText } from 'node:util';
import { clauseById } from '../../src/contract/clauses.ts';
import { counted } from '../../src/input/counted.ts';
import { visible } from '../../src/input/visible-text.ts';
import type { ArrivalRecord } from '../suite/arrival-record.ts';
import { isStale } from '../verdicts/exit-code.ts';
import { type Finding, stops } from '../verdicts/findings.ts';
import { lostLine } from '../verdicts/lost-claims.ts';
import type { Fail, FailureWay, KnownNote, LeftOut, Verdict, VerdictWord } from '../verdicts/verdict.ts';
import { brief } from './brief.ts';
import { curlLine } from './curl.ts';
import { gapsOf } from './gaps.ts';
import { leftBehind } from './left-behind.ts';
import { nameOf, wordsOf } from './rendering.ts';
import { replicaWords } from './replica-words.ts';
import type { Report } from './report.ts';
import { traceLink } from './trace-link.ts';
import { trafficLines } from './traffic.ts';

/** Requests shown for a failure; a longer story stands in report.json. */
const max_requests_shown = 8;
const max_urls_shown = 4;
const max_dependants_shown = 5;
const max_attempts_shown = 8;
const max_also_shown = 8;
/** Checks that are not claimed are named where they are so few. */
const max_not_claimed = 3;
/** Findings that are named once more at the end, where there are more of them. */
const max_named_last = 3;
/** Of more checks that were tried once more, those are named that are not what they were. */
const most_again_shown = 12;

const colours: Record<VerdictWord, Parameters<typeof styleText>[0]> = {
  pass: 'green',
  fail: 'red',
  'known-failure': 'yellow',
  'unexpected-pass': 'red',
  observed: 'cyan',
  'not-claimed': 'dim',
  'could-not-run': 'yellow',
  inconclusive: 'yellow',
  error: 'magenta',
};

/** @param colour whether the reader's stream shows colours */
export function renderTerminal(told: Report, colour: boolean): string {
  const report = visible(told);
  const paint = painter(colour);
  const lines = trafficLines(report).map((line) => paint('yellow', line));
  const failures = failuresOf(report);
  for (const [index, finding] of report.findings.entries()) {
    const numbered = { ...finding, number: index + 1 };
    lines.push('', ...renderFailure(failures.get(finding.checks[0]!)!, numbered, report, paint));
  }
  lines.push(...renderKnown(report, paint), ...renderLost(report, paint), ...renderUnjudged(report, paint));
  lines.push(...renderLater(report, paint), ...renderAgain(report.verdicts));
  if (failures.size > 0) lines.push('', ...hintOnReplays(report.seed));
  lines.push(
    '',
    ...renderAreas(report, paint),
    ...renderFewer(report),
    ...whatToMendFirst(report, paint),
    '',
    summary(report, paint),
    ...decisionLine(report, paint),
  );
  return lines.join('\n');
}

/** One verdict of a report: a failure as a finding of its own, the others in one line. */
export function renderVerdict(report: Report, verdict: Verdict, colour: boolean): string {
  return verdictText(visible(report), visible(verdict), colour);
}

/** The same of a report whose texts are visible. */
export function verdictText(report: Report, verdict: Verdict, colour: boolean): string {
  const paint = painter(colour);
  if (verdict.verdict !== 'fail') {
    const why = 'message' in verdict ? `  ${verdict.message}` : '';
    const known = 'known' in verdict ? verdict.known.map((note) => ` (${noted(note)})`).join('') : '';
    return `${paint(colours[verdict.verdict], verdict.verdict)}${why}${known}`;
  }
  const place = report.findings.findIndex(({ checks }) => checks.includes(verdict.check));
  const finding = report.findings[place]!;
  const checks = [verdict.check, ...finding.checks.filter((check) => check !== verdict.check)];
  return renderFailure(verdict, { ...finding, checks, number: place + 1 }, report, paint).join('\n');
}

function failuresOf({ verdicts }: Report): Map<string, Fail> {
  return new Map(verdicts.flatMap((verdict) => (verdict.verdict === 'fail' ? [[verdict.check, verdict]] : [])));
}

export type Paint = (format: Parameters<typeof styleText>[0], text: string) => string;

export function painter(colour: boolean): Paint {
  return (format, text) => (colour ? styleText(format, text, { validateStream: false }) : text);
}

function renderFailure(failure: Fail, finding: Finding & { number: number }, report: Report, paint: Paint): string[] {
  const { impact, dependants, number } = finding;
  const clause = clauseById(failure.clause);
  const mark = failure.not_required ? paint('yellow', 'fail, and not decisive:') : paint('red', 'FAIL');
  const lines = [
    `${mark} ${paint('bold', failure.check)}  ${failure.message}`,
    `     clause    ${failure.clause} (${failure.level}, section ${clause?.section ?? '?'}): ${clause?.statement ?? ''}`,
  ];
  if (failure.not_known) lines.push(`     not known ${failure.not_known.map(wayOf).join('; ')}`);
  if (impact !== null) lines.push(`     impact    ${impact}`);
  lines.push(`     replay    ${failure.replay}`);
  const at_replicas = replicaWords(failure);
  if (at_replicas !== undefined) lines.push(`     replica   ${at_replicas}`);
  if (failure.not_again) lines.push('               (run once more alone, this case did not show it again)');
  if (failure.operation) lines.push(`     where     ${[failure.operation, failure.pointer].filter(Boolean).join(' ')}`);
  lines.push(`     expected  ${brief(failure.expected)}`, `     actual    ${brief(failure.actual)}`);
  if (failure.case !== null) lines.push(`     case      ${brief(failure.case)}`);
  lines.push(...renderRequests(failure, report, paint), ...renderDeliveries(failure.deliveries ?? [], paint));
  lines.push(...renderAlso(failure, finding.checks, failuresOf(report)));
  if (dependants.length > 0) lines.push(`     stops     ${stopped(dependants)} (finding ${number})`);
  return lines;
}

/** The other checks of a finding, by what each says of it. */
function renderAlso(told: Fail, checks: readonly string[], failures: ReadonlyMap<string, Fail>): string[] {
  const others = checks.filter((check) => check !== told.check);
  const messages = Map.groupBy(others, (check) => failures.get(check)?.message);
  const all = [...messages].map(([message, own]) => {
    const named = own.slice(0, max_also_shown).join(', ');
    const more = own.length > max_also_shown ? ` and ${own.length - max_also_shown} more` : '';
    return `${named}${more}${message === told.message ? '' : `: ${message}`}`;
  });
  const rest = all.length - max_also_shown;
  const lines = [...all.slice(0, max_also_shown), ...(rest > 0 ? [`… and ${rest} more ways`] : [])];
  return lines.map((line, index) => `     ${index === 0 ? 'also    ' : '        '}  ${line}`);
}

/** The findings stand in the order of what they stop; who reads the end of a long report is sent to the first ones. */
function whatToMendFirst({ findings }: Report, paint: Paint): string[] {
  if (findings.length <= max_named_last) return [];
  return [
    '',
    paint('bold', `mend first (of ${findings.length} findings)`),
    ...findings.slice(0, max_named_last).map((finding) => {
      const [count, check] = [stops(finding), finding.checks[0]!];
      const what = `stops ${counted(count, 'check')}`;
      return `  ${what}  ${finding.clause}: ${finding.cause}  (${paint('bold', check)})`;
    }),
  ];
}

/** A target remembers what it was asked before, and a case tells only its own requests. */
function hintOnReplays(seed: number): string[] {
  return [
    'A case that passes when it is run alone failed by what was asked before it. To repeat that, too,',
    `run all cases of its check: --check ID --seed ${seed} in the place of --case.`,
  ];
}

function stopped(dependants: readonly string[]): string {
  const named = dependants.slice(0, max_dependants_shown).join(', ');
  const more = dependants.length - max_dependants_shown;
  const checks = counted(dependants.length, 'check that builds on it', 'checks that build on it');
  return `${checks}: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The last ones up to the one that shows it, which is marked; what comes behind it only cleans up or compares. */
function renderRequests({ exchanges, exchange: telling, left_out }: Fail, { target }: Report, paint: Paint): string[] {
  const place = exchanges.findIndex(({ number }) => number === telling);
  const end = place < 0 ? exchanges.length : Math.max(place + 1, Math.min(exchanges.length, max_requests_shown));
  const start = Math.max(0, end - max_requests_shown);
  const lines = start > 0 ? [`… ${start} before these`] : [];
  for (const exchange of exchanges.slice(start, end)) {
    const status = exchange.received?.status ?? exchange.failure?.kind;
    const mark = exchange.number === telling && exchanges.length > 1 ? `  ${paint('red', '◄ this one')}` : '';
    lines.push(`${curlLine(exchange)}  ${paint('dim', `→ ${status}`)}${mark}`);
    const trace = traceLink(target, exchange);
    if (trace !== undefined) lines.push(`  trace ${trace}`);
  }
  if (end < exchanges.length) lines.push(`… ${exchanges.length - end} behind these`);
  if (left_out) lines.push(leftOutLine(left_out));
  return lines.map((line, index) => `     ${index === 0 ? 'requests' : '        '}  ${line}`);
}

/** Of a story that is too long for a report. */
export function leftOutLine({ exchanges = 0, deliveries = 0, shortened = 0 }: LeftOut): string {
  const parts = [
    ...(exchanges > 0 ? [`${exchanges} more requests`] : []),
    ...(deliveries > 0 ? [`${deliveries} more deliveries`] : []),
    ...(shortened > 0 ? [`the whole of ${shortened} long values`] : []),
  ];
  return `… ${parts.join(', ')} in history.jsonl (--out DIR)`;
}

/** Requests that receivers got, on a line of time for each URL: seconds since the first attempt there. */
function renderDeliveries(deliveries: readonly ArrivalRecord[], paint: Paint): string[] {
  const lines: string[] = [];
  const inboxes = Map.groupBy(deliveries, ({ inbox, run_id }) => `${inbox} ${run_id ?? ''}`);
  for (const arrivals of [...inboxes.values()].slice(0, max_urls_shown)) {
    const [first] = arrivals;
    lines.push(`     ${lines.length === 0 ? 'events  ' : '        '}  ${first!.inbox}  ${first!.event ?? 'no event'}`);
    for (const { at_ms, answer, request_id, signed_by, signature } of arrivals.slice(0, max_attempts_shown)) {
      const seconds = `+${((at_ms - first!.at_ms) / 1_000).toFixed(3)} s`;
      const signer = signature === undefined ? 'unsigned' : `signed by ${signed_by.join(', ') || 'nobody known'}`;
      lines.push(
        `               ${seconds.padStart(11)}  ${paint('dim', `→ ${answer}  ${signer}  ${request_id ?? 'no request id'}`)}`,
      );
    }
  }
  if (inboxes.size > max_urls_shown) lines.push(`               … at ${inboxes.size - max_urls_shown} more URLs`);
  return lines;
}

/** Known failures of the run, a line for each, with what their entries say; then entries that are not so any more. */
function renderKnown({ verdicts, known_failures = [] }: Report, paint: Paint): string[] {
  const lines: string[] = [];
  for (const verdict of verdicts) {
    if (verdict.verdict !== 'known-failure' && verdict.verdict !== 'unexpected-pass') continue;
    const { check, message, known } = verdict;
    lines.push('', `${paint(colours[verdict.verdict], verdict.verdict)}  ${paint('bold', check)}  ${message}`);
    lines.push(...known.map((note) => `     because   ${noted(note)}`));
    const stops = verdicts.filter((one) => 'because_of_known' in one && one.because_of_known === check);
    if (stops.length > 0) lines.push(`     stops     ${stopped(stops.map((one) => one.check))}`);
  }
  for (const state of known_failures) {
    const word = isStale(state) ? paint('red', `${state.state} entry`) : 'entry';
    if (state.state !== 'holds') lines.push('', `${word}  ${state.place}  ${state.check}: ${state.message}`);
  }
  return lines;
}

/** Claims that the target file requires and the run did not find, and parts of the run that are not there. */
function renderLost({ require, missing_shards = [] }: Report, paint: Paint): string[] {
  const missing = missing_shards.length > 0 ? [`shards that are not given: ${missing_shards.join(', ')}`] : [];
  const lost = require?.lost.map(lostLine) ?? [];
  return [...lost, ...missing].flatMap((line) => ['', `${paint('red', 'lost')}  ${line}`]);
}

/** Checks that came after the requirements of the run, by what they would have decided. */
function renderLater({ verdicts, requirements }: Report, paint: Paint): string[] {
  const later = Map.groupBy(
    verdicts.filter(({ not_required }) => not_required),
    ({ verdict }) => verdict,
  );
  if (later.size === 0) return [];
  const rows = [...later].map(([word, own]) => `     ${paint(colours[word], word)}  ${namesOf(own)}`);
  return ['', `newer than the requirements ${requirements}, and not decisive:`, ...rows];
}

function renderAgain(verdicts: readonly Verdict[]): string[] {
  const again = verdicts.filter(({ first_try }) => first_try !== undefined);
  if (again.length === 0) return [];
  const told = again.length > most_again_shown ? again.filter(({ verdict }) => verdict !== 'inconclusive') : again;
  const left = again.length - told.length;
  const rest = left > 0 ? [`     and ${left} that are inconclusive again (first_try in report.json)`] : [];
  const rows = told.map(({ check, verdict, first_try }) => `     ${check}  ${verdict}; before: ${brief(first_try)}`);
  return ['', 'tried once more, since they were inconclusive:', ...rows, ...rest];
}

function namesOf(verdicts: readonly Verdict[]): string {
  return verdicts.map(({ check }) => check).join(', ');
}

function noted({ reason, link, expires }: KnownNote): string {
  return [reason, link, expires && `until ${expires}`].filter(Boolean).join(' · ');
}

function wayOf({ mismatch, clause, pointer }: FailureWay): string {
  return [mismatch, 'of', clause, ...(pointer ? ['at', pointer] : [])].join(' ');
}

function renderUnjudged(report: Report, paint: Paint): string[] {
  const lines: string[] = [];
  for (const word of ['error', 'inconclusive', 'could-not-run', 'not-claimed'] as const) {
    // Verdicts that a finding stops are counted there.
    const all = report.verdicts.filter(
      (verdict) => verdict.verdict === word && !('because_of' in verdict || 'because_of_known' in verdict),
    );
    // Nobody has to do anything about these.
    if (word === 'not-claimed' && all.length > max_not_claimed) {
      lines.push(
        '',
        `${paint(colours[word], word)}  ${all.length} checks; report.json (--out DIR) has the reason of each`,
      );
      continue;
    }
    for (const { cause, remedy, checks } of gapsOf({ ...report, verdicts: all }, word)) {
      lines.push('', `${paint(colours[word], word)}  ${cause}`);
      if (remedy !== undefined) lines.push(`     remedy    ${remedy}`);
      lines.push(`     ${checks.join(', ')}`);
    }
  }
  return lines;
}

function renderAreas(report: Report, paint: Paint): string[] {
  const names = Object.keys(report.areas);
  const width = Math.max(4, ...names.map((name) => name.length));
  const words: VerdictWord[] = [
    ...(['pass', 'fail', 'known-failure', 'unexpected-pass'] as const),
    ...(['observed', 'could-not-run', 'inconclusive', 'not-claimed', 'error'] as const),
  ];
  const used = words.filter((word) => word === 'pass' || word === 'fail' || report.totals[word] > 0);
  const head = `${'area'.padEnd(width)}  ${used.map((word) => word.padStart(word.length)).join('  ')}  cases  comparisons`;
  const rows = names.map((name) => {
    const row = report.areas[name]!;
    const cells = used.map((word) => {
      const text = String(row[word]).padStart(word.length);
      return row[word] > 0 ? paint(colours[word], text) : paint('dim', text);
    });
    return `${name.padEnd(width)}  ${cells.join('  ')}  ${String(row.cases).padStart(5)}  ${String(row.comparisons).padStart(11)}`;
  });
  return [paint('bold', head), ...rows];
}

function renderFewer({ options }: Report): string[] {
  if (!options?.fewer_cases) return [];
  const { cases, of, why } = options.fewer_cases;
  return ['', `${cases} of ${of} cases, since ${why} (--time-limit gives more)`];
}

/** The last line of all: what the gate makes of it, and why. */
function decisionLine(report: Report, paint: Paint): string[] {
  const { decision } = report;
  if (!decision) return [];
  const { exit_code, reasons, let_pass } = decision;
  const told = exit_code === 0 ? let_pass : reasons;
  const why = told.length === 0 ? '' : `: ${told.map(({ message }) => message).join('; ')}`;
  const words = `${nameOf(report)} ${wordsOf(report, decision)}`;
  return [`${paint(exit_code === 0 ? 'green' : 'red', words)}${why} (gate ${decision.gate}, exit code ${exit_code})`];
}

function summary(report: Report, paint: Paint): string {
  const { totals } = report;
  const words = (Object.keys(totals) as VerdictWord[]).filter((word) => totals[word] > 0);
  const counts = words.map((word) => paint(colours[word], `${totals[word]} ${word}`)).join(', ');
  const name = report.target.implementation?.name ?? report.target.base_url;
  const seconds = (report.duration_ms / 1000).toFixed(1);
  const left = report.left_behind.length > 0 ? ` · left behind: ${leftBehind(report)} (see report.json)` : '';
  const stale = report.known_failures?.filter(isStale).length ?? 0;
  const entries =
    stale > 0 ? paint('red', `, ${counted(stale, 'stale or expired entry', 'stale or expired entries')}`) : '';
  const lost = report.require?.lost.length ?? 0;
  const claims = lost > 0 ? paint('red', `, ${counted(lost, 'lost claim')}`) : '';
  const seen = report.verdicts.filter((verdict) => 'seen' in verdict).length;
  const doubts = seen > 0 ? paint('red', `, ${seen} of them with a fault that was seen and not shown again`) : '';
  const part = report.shard ? ` (shard ${report.shard.index} of ${report.shard.of})` : '';
  return `${name}${part}: ${counts}${doubts}${entries}${claims} · ${counted(report.requests, 'request')} in ${seconds} s · seed ${report.seed}${left}`;
}
