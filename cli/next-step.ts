/** Next step after a run or a replay, in one line of talk that names the command. */
import { fullStop } from '../conformance/reports/full-stop.ts';
import type { Report } from '../conformance/reports/report.ts';
import { isPlain } from '../conformance/target/summary.ts';
import { exitCodeOf, exitCodes, type GateOptions } from '../conformance/verdicts/exit-code.ts';
import type { ReplayWord } from '../conformance/verdicts/replay-outcome.ts';
import { visibleText } from '../src/input/visible-text.ts';
import { command_name } from './command-name.ts';

interface Ran {
  gate: GateOptions;
  /** Name the target again. */
  target_options: string;
  /** The folder of the report. */
  out: string | undefined;
  /** Some checks of the kit were not asked. */
  is_part: boolean;
}

/** @returns nothing where the run itself went wrong, or was interrupted */
export function nextStep(report: Report, { gate, target_options, out, is_part }: Ran): string {
  const code = exitCodeOf(report, gate);
  const again = commandOf('run', target_options, '--out', out ?? 'report');
  if (code === exitCodes.conforms) {
    if (report.shard || !isPlain(report.target)) return '';
    if (is_part) return lineOf(`judge all of it: ${again}`);
    if (!report.target.implementation)
      return lineOf(`say in the target file what was judged (implementation: {name, version}). Then: ${again}`);
    return lineOf(
      out === undefined
        ? `keep a report, which can be compared and published: ${again}`
        : `publish the result: ${commandOf('statement', out)}`,
    );
  }
  if (code === exitCodes.incomplete) return lineOf(`${remedyOf(report)}. Then: ${again}`);
  const [first] = report.findings;
  if (code !== exitCodes.fails || !first) return '';
  const [check] = first.checks;
  const replay = out === undefined ? again : commandOf('replay', `${out}/report.json`, target_options);
  return lineOf(`mend ${check} first: ${fullStop(first.cause)} Then: ${replay}`);
}

/** The remedy for a run that is not complete. */
function remedyOf({ verdicts }: Report): string {
  return verdicts.some(({ verdict }) => verdict === 'could-not-run')
    ? 'give the target file what "could-not-run" names; what the server has none of is null there, and areas it does not offer are left out of areas'
    : 'look at the reasons under "inconclusive", which name the limit, the load or the answer that was in the way';
}

/**
 * @param findings of the report whose failures were replayed, in the order in which they are to be mended
 * @param tried the checks that were replayed, and what became of each
 */
export function nextReplay(
  again: readonly string[],
  { findings, target_options }: { findings: Report['findings']; target_options: string },
  tried: ReadonlyMap<string, ReplayWord>,
): string {
  const isLeft = (check: string) => ['reproduced', 'changed'].includes(tried.get(check) ?? '');
  const left = findings.find(({ checks }) => checks.some(isLeft));
  if (left) {
    const [check] = left.checks.filter(isLeft);
    return lineOf(`mend ${check}: ${fullStop(left.cause)} Then: ${commandOf('replay', ...again, target_options)}`);
  }
  // A run tells of anything that could not be tried by itself.
  return [...tried.values()].includes('error')
    ? ''
    : lineOf(
        `judge all of it, since a replay tries its cases alone: ${commandOf('run', target_options, '--out', 'report')}`,
      );
}

function commandOf(...words: string[]): string {
  return [command_name, 'conformance', ...words].filter((word) => word !== '').join(' ');
}

function lineOf(text: string): string {
  return `next: ${visibleText(text)}\n`;
}
