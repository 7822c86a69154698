/** One run of the suite from a program: what `model-run-kit conformance` does, with a report in the place of output. */
import { command_of_programs } from '../../cli/command-name.ts';
import { chooseChecks } from '../../cli/conformance-checks.ts';
import { partOf, seedOf } from '../../cli/conformance-run.ts';
import { chooseTarget, type TargetDocument } from '../../cli/conformance-target.ts';
import { knownFailureFiles } from '../../cli/known-failures.ts';
import { runInto } from '../../cli/output.ts';
import { whyNotRequired } from '../../cli/values.ts';
import { kit_version } from '../../cli/version.ts';
import { document_version } from '../../src/contract/document-version.ts';
import { InputError } from '../../src/input/input-error.ts';
import { allChecks } from '../checks/all.ts';
import type { Report } from '../reports/report.ts';
import type { RunOptions } from '../runner/run-options.ts';
import type { Check } from '../suite/check.ts';
import { judgesDigest } from '../suite/judges-digest.ts';
import type { OwnerName } from '../target/owned-by.ts';
import type { Gate } from '../verdicts/exit-code.ts';
import { isVersion } from '../verdicts/requirements.ts';

/** The path of a target file, what would stand in one, or the reference server inside this process. */
export type ConformanceTarget = string | TargetDocument | 'embedded';

/** Each is the option of the command that has its name. */
export interface RunConformanceOptions {
  /** Only checks whose id matches one of these, such as `pagination/*`. */
  checks?: readonly string[];
  /** Only checks of these areas. */
  areas?: readonly string[];
  /** One part of these checks: the second of four is `{ index: 2, of: 4 }`. */
  shard?: { index: number; of: number };
  /** Of everything drawn; constant unless given. */
  seed?: number | 'random';
  /** Cases drawn for each property. */
  samples?: number;
  /** Judges by the reference choices too. */
  strict?: boolean;
  /** File of failures that are let pass, each with its reason. */
  known_failures?: string;
  /** Checks that came after this version do not decide: `1.0.0`. */
  requirements?: string;
  /** The lowest level that decides; `declared` unless given. */
  gate?: Gate;
  /** Replaces keys of the target, named with dots: `{ 'principals.owner.token': token }`. */
  set?: Readonly<Record<string, string | number | boolean>>;
  /** A user who makes the requests of the owner in its place. */
  owner?: OwnerName;
  /** Asks twice for what changes nothing, reads and what is refused, and judges the second answer. */
  twice?: boolean;
  /** Seconds to wait for the target to answer. */
  wait_s?: number;
  /** Seconds after which nothing more is asked; deleting what the run created may take ten more. */
  time_limit_s?: number;
  /** Folder that receives report.json, choices.yaml, history.jsonl and created.jsonl. */
  out?: string;
  /** Ends the run: nothing more is asked but to clean up, and checks without a verdict are inconclusive. */
  signal?: AbortSignal;
  /** Clock of the embedded server; `virtual` unless given. */
  clock?: 'real' | 'virtual';
  /** File with the choices of the embedded server. */
  choices?: string;
  /** A fault that is seeded into the embedded server. */
  mutant?: string;
}

/**
 * Judges a target.
 * @throws InputError one line for what is wrong with the target or the options, or a file of `out` that cannot be
 *   written; UnusableRun, with its `report`, where
 *   nothing could be judged: nobody answers, or a token is refused
 */
export async function runConformance(target: ConformanceTarget, options: RunConformanceOptions = {}): Promise<Report> {
  const {
    set = {},
    owner,
    twice,
    clock = 'virtual',
    choices,
    mutant,
    seed,
    samples,
    strict,
    time_limit_s,
    signal,
    requirements,
  } = options;
  if (requirements !== undefined && !isVersion(requirements)) {
    throw new InputError(`requirements: ${requirements} is no version of the kit, such as 1.0.0`);
  }
  const later = requirements === undefined ? undefined : whyNotRequired(requirements);
  if (later !== undefined) throw new InputError(`requirements: ${later}`);
  const checks = checksOf(options);
  const known_failures = knownFailuresIn(options);
  const chosen = await chooseTarget({
    ...(target !== 'embedded' && { target }),
    set: Object.entries(set).map(([key, value]) => `${key}=${value}`),
    ...{ owner, twice, clock, choices, mutant },
  });
  try {
    const { report, unwritten } = await runInto(
      options.out,
      {
        target: chosen.target,
        replay_options: chosen.replay_options,
        command: command_of_programs,
        ...partOf(checks, chosen.target, shardIn(options)),
        gate: { gate: options.gate ?? 'declared', strict: strict ?? false, allow_incomplete: [] },
        ...{
          wait_s: options.wait_s,
          known_failures,
          requirements,
          samples,
          strict,
          time_limit_s,
          signal,
          kit_version,
          document_version,
        },
        seed: seedOf(seed),
      },
      judgesDigest(allChecks),
    );
    if (unwritten) throw unwritten;
    return report;
  } finally {
    await chosen.close();
  }
}

function shardIn({ shard }: RunConformanceOptions): RunConformanceOptions['shard'] {
  const { index, of } = shard ?? { index: 1, of: 1 };
  if (Number.isInteger(index) && Number.isInteger(of) && index >= 1 && index <= of) return shard;
  throw new InputError(`shard: there is no part ${index} of ${of}; the second of four is { index: 2, of: 4 }`);
}

/** Known failures of a run. @throws InputError where the file is wrong */
export function knownFailuresIn({
  known_failures,
  gate = 'declared',
  strict = false,
}: Pick<RunConformanceOptions, 'known_failures' | 'gate' | 'strict'>): RunOptions['known_failures'] {
  return knownFailureFiles({ knownFailures: known_failures }, { gate, strict }).allowed;
}

/** The checks that a run has. @throws InputError where a pattern or an area means none */
export function checksOf({ checks, areas }: Pick<RunConformanceOptions, 'checks' | 'areas'>): readonly Check[] {
  return chooseChecks({ check: checks, area: areas }, { check: 'checks:', area: 'areas:' });
}
