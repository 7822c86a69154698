/** `conformance doctor`: tries what a target file promises, and says how to mend what is wrong. */
import { type Diagnosis, diagnose } from '../conformance/doctor/doctor.ts';
import type { Finding } from '../conformance/doctor/finding.ts';
import { waitUntilAnswers } from '../conformance/runner/preflight.ts';
import { default_seed } from '../conformance/runner/run.ts';
import { document_version } from '../src/contract/document-version.ts';
import { visible } from '../src/input/visible-text.ts';
import { command_name } from './command-name.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { chooseTarget } from './conformance-target.ts';
import { exitCodes } from './exit-codes.ts';
import { openOutput } from './output.ts';
import { kit_version } from './version.ts';

export interface DoctorCommandOptions
  extends Pick<ConformanceOptions, 'target' | 'baseUrl' | 'set' | 'wait' | 'clock' | 'out'> {
  json?: boolean;
}

/** @param signal of an end that interrupts it; @returns the exit code: 0 without a problem, 1 with one, 4 where nobody answers */
export async function conformanceDoctor(options: DoctorCommandOptions, signal?: AbortSignal): Promise<number> {
  const { target, replay_options, close } = await chooseTarget(options);
  try {
    if (options.wait !== undefined) await waitUntilAnswers(target, options.wait, signal);
    const { record, created } = openOutput(options.out);
    const base = { target, checks: [], seed: default_seed, kit_version, document_version, replay_options, signal };
    const diagnosis = await diagnose({ ...base, record, created });
    if (signal?.aborted) return exitCodes.interrupted;
    process.stdout.write(options.json ? `${JSON.stringify(diagnosis, null, 2)}\n` : textOf(diagnosis, replay_options));
    if (diagnosis.is_dead) return exitCodes.unusable;
    return problemsOf(diagnosis).length > 0 ? exitCodes.fails : exitCodes.conforms;
  } finally {
    await close();
  }
}

function problemsOf({ findings }: Diagnosis): Finding[] {
  return findings.filter(({ state }) => state === 'problem');
}

/** The way of runs and events is claimed, and was not tried: of it nothing is known. */
function isUntried({ part, state, says }: Finding): boolean {
  return state === 'not-tried' && ['runs', 'receiver'].includes(part) && !says.includes('not claimed');
}

const words = { well: 'ok', problem: 'WRONG', doubt: 'doubt', 'not-tried': '-' } as const;

function textOf(diagnosis: Diagnosis, target_options: string): string {
  const { findings, measured, left_behind } = visible(diagnosis);
  const lines = findings.map(({ part, state, key, says, mend }) => {
    const place = key === undefined ? '' : `${key}: `;
    return `${words[state].padEnd(6)}${part.padEnd(14)}${place}${says}${mend === undefined ? '' : `; ${mend}`}`;
  });
  const told = Object.entries(measured).map(
    ([name, ms]) => `${name.replace(/_ms$/, '').replaceAll('_', ' ')} ${ms} ms`,
  );
  const left = left_behind.map(({ operation, id, reason }) => `left: ${operation} ${id ?? '?'}: ${reason}`);
  const problems = problemsOf(diagnosis).length;
  const next = (why: string, command: string) =>
    `next: ${why}: ${command_name} conformance ${command} ${target_options}`.trimEnd();
  const untried = findings.some(isUntried);
  const last =
    problems === 0
      ? `nothing is wrong${untried ? ' in what was tried' : ''}; ${next('see what a run asks', 'plan')}`
      : `${problems} to mend, the first one first; ${next('try again', 'doctor')}`;
  const measures = told.length > 0 ? [`measured: ${told.join(', ')}`] : [];
  return `${[...lines, ...measures, ...left, last].join('\n')}\n`;
}
