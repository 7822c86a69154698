/** `conformance judge` of a recording: traffic between others, as a HAR file or line by line. */
import { allChecks } from '../conformance/checks/all.ts';
import type { Recorded } from '../conformance/reports/report.ts';
import { loadTarget } from '../conformance/target/load.ts';
import { judgeTraffic } from '../conformance/traffic/judge-traffic.ts';
import { readTraffic } from '../conformance/traffic/read-traffic.ts';
import { trafficRules } from '../conformance/traffic/rules/all.ts';
import { signingFor } from '../conformance/traffic/signing.ts';
import type { TrafficForm } from '../conformance/traffic/traffic-form.ts';
import type { Signing } from '../conformance/traffic/traffic-rule.ts';
import { exitCodeOf, type GateOptions } from '../conformance/verdicts/exit-code.ts';
import type { ChoicesDocument } from '../src/choices/choices-document.ts';
import { document_version } from '../src/contract/document-version.ts';
import { InputError } from '../src/input/input-error.ts';
import { matchesGlob } from '../src/input/matches-glob.ts';
import { secretProblem } from '../src/webhooks/secret-key.ts';
import { command_name } from './command-name.ts';
import type { JudgeCommandOptions } from './conformance-judge-options.ts';
import { boundHeap } from './heap-bounds.ts';
import { writeReport } from './output.ts';
import { refuseMixedOutput, showReport } from './show-report.ts';
import { eventDialectOf, secretsGiven } from './signature-options.ts';
import { kit_version } from './version.ts';

/** @returns the exit code, as that of a run @throws InputError */
export async function conformanceJudgeTraffic(
  file: string,
  form: Exclude<TrafficForm, 'history'>,
  options: JudgeCommandOptions,
): Promise<number> {
  refuseMixedOutput(options);
  for (const name of ['knownFailures', 'writeKnownFailures', 'requirements'] as const) {
    const flag = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (options[name] !== undefined)
      throw new InputError(`${flag}: goes with the history of a run, and not with traffic`);
  }
  boundHeap();
  const chosen = choose(options);
  const target = options.target === undefined ? undefined : loadTarget(options.target, process.env);
  if (target && options.choices !== undefined) {
    throw new InputError('--choices: the target file has choices; leave one of both out');
  }
  const { signing, choices } = await signingOf(options, target?.choices);
  const gate = { gate: options.gate, strict: options.strict ?? false, allow_incomplete: options.allowIncomplete };
  const { report, recorded } = await judgeTraffic(readTraffic(file, form), {
    file,
    checks: allChecks,
    chosen: ({ id }) => chosen.has(id),
    choices,
    base_urls: options.baseUrl ?? [],
    ...(target && { target }),
    signing,
    ...(options.strict && { strict: true }),
    gate,
    kit_version,
    document_version,
    command: command_name,
  });
  for (const line of told(recorded)) process.stderr.write(`${line}\n`);
  writeReport(options.out, report, choices);
  const decided: GateOptions = { ...gate, interrupted: false };
  showReport(report, options, { gate: decided });
  return exitCodeOf(report, decided);
}

/** Ids of the checks that the options mean. @throws InputError when a glob or an area means none */
function choose({ check: globs, area: areas }: JudgeCommandOptions): Set<string> {
  const all = [...trafficRules.map(({ check }) => check), ...allChecks.filter(({ watches }) => watches)];
  for (const glob of globs ?? []) {
    if (all.some(({ id }) => matchesGlob(id, glob))) continue;
    throw new InputError(`--check ${glob}: no check that judges traffic matches; docs/traffic.md lists them`);
  }
  const known = [...new Set(all.map(({ area }) => area))];
  const strange = areas?.find((area) => !known.includes(area));
  if (strange !== undefined) {
    throw new InputError(`--area ${strange}: no check of traffic is in this area; there are ${known.join(', ')}`);
  }
  const is = (id: string, area: string) =>
    (!globs || globs.some((glob) => matchesGlob(id, glob))) && (!areas || areas.includes(area));
  return new Set(all.filter(({ id, area }) => is(id, area)).map(({ id }) => id));
}

/** @throws InputError */
async function signingOf(
  options: JudgeCommandOptions,
  of_target: ChoicesDocument | undefined,
): Promise<{ signing: Signing; choices: ChoicesDocument }> {
  const { choices, scheme } = await eventDialectOf(options, of_target);
  const secrets = await secretsGiven(options);
  const [problem] = secrets.flatMap((secret) => secretProblem(secret, scheme.key) ?? []);
  if (problem !== undefined) throw new InputError(`--secret: ${problem} (--key ${scheme.key})`);
  return { signing: signingFor(choices, secrets, scheme), choices };
}

/** Contents of the recording, and the part of it that nobody could judge. */
function told(recorded: Recorded): string[] {
  const { entries, requests, events, not_judged, base_urls, without_credential, without_time, gateway_headers } =
    recorded;
  const { forgotten = [] } = recorded;
  const others = entries - requests - events;
  const below = base_urls.length > 0 && requests > 0 ? ` below ${base_urls.map((url) => url || '/v1').join(', ')}` : '';
  return [
    `${entries} entries: ${requests} requests to the interface${below}, ${events} events to receivers, ${others} of something else`,
    ...not_judged.map(({ why, entries: count }) => `not judged: ${count}, since ${why}`),
    ...(without_credential > 0
      ? [
          `${without_credential} of ${requests} requests show no credential: what hangs on who asked is not judged of them`,
        ]
      : []),
    ...(without_time > 0
      ? [`${without_time} of ${requests} requests do not say when they began: what hangs on time is not judged of them`]
      : []),
    ...forgotten.map(({ what, times }) => `forgotten for want of memory: ${times} ${what}`),
    ...(gateway_headers.length > 0 ? [`headers of something between: ${gateway_headers.join(', ')}`] : []),
  ];
}
