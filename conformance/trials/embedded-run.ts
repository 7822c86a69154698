/** Runs checks against the reference server, mutated or not, inside this process: for tests, the matrix and the soak. */

import { startEmbedded } from '../../cli/embedded.ts';
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { document_version } from '../../src/contract/document-version.ts';
import type { WrapParts } from '../../src/server/parts.ts';
import { PlannedCrash } from '../mutants/crashing.ts';
import type { FrontManner } from '../permitted/front/manner.ts';
import { startFront } from '../permitted/front/proxy.ts';
import type { Report } from '../reports/report.ts';
import { default_seed, replayCase, runSuite } from '../runner/run.ts';
import type { RunOptions } from '../runner/run-options.ts';
import type { Check } from '../suite/check.ts';
import { type OwnerName, ownedBy } from '../target/owned-by.ts';
import type { Target } from '../target/target.ts';

/** Options of a run besides its target; the seed is the default one unless given. */
type PassedOn = Pick<
  RunOptions,
  | 'strict'
  | 'samples'
  | 'shrink'
  | 'single'
  | 'shown'
  | 'requirements'
  | 'time_limit_s'
  | 'timers'
  | 'pause'
  | 'pace'
  | 'signal'
  | 'emit'
  | 'record'
  | 'shard'
  | 'watching'
  | 'limits'
  | 'known_failures'
> &
  Partial<Pick<RunOptions, 'seed'>>;

export interface EmbeddedRun extends PassedOn {
  checks: readonly Check[];
  mutant?: string;
  /** Makes the server another one, in the place of a mutant. */
  wrap?: WrapParts;
  /** Manner of a front before the server. */
  front?: FrontManner;
  /** Virtual unless given. */
  clock?: 'real' | 'virtual';
  choices?: ChoicesDocument;
  /** Choices as the suite is told them; those of the server unless given. */
  told?: ChoicesDocument;
  /** Principal that stands for the owner. */
  owner?: OwnerName;
  /** Requests that change nothing are sent twice. */
  twice?: boolean;
  /** Differences in the target file. */
  target?: Partial<Target>;
  seed_state?: 'small' | 'full';
  /** The PostgreSQL database of the server; in memory unless given. */
  database?: string;
}

export async function runEmbedded(run: EmbeddedRun): Promise<Report> {
  return embedded(run, (options) => runSuite(options));
}

/** Runs one stored case again; see `replayCase`. */
export async function replayEmbedded(run: EmbeddedRun, { check, input, judge }: StoredCase): Promise<Report> {
  return embedded(run, (options) => replayCase(options, check, input, judge));
}

export interface StoredCase {
  /** Check of the case. */
  check: Check;
  input: unknown;
  /** Check that judged its exchanges, where that is another. */
  judge?: Check;
}

async function embedded(
  {
    mutant,
    wrap,
    front: manner,
    clock = 'virtual',
    choices,
    told,
    target: otherwise,
    owner,
    twice,
    seed_state,
    database,
    ...run
  }: EmbeddedRun,
  act: (options: RunOptions) => Promise<Report>,
): Promise<Report> {
  const front = manner && (await startFront(manner));
  const publicUrl = front?.url;
  const options = { clock, choices, mutant, wrap, seedState: seed_state, onFault, publicUrl, database };
  const { target, behind, close } = await startEmbedded(options);
  if (front) front.behind = behind;
  try {
    const asked = {
      ...target,
      ...(told && { choices: told }),
      ...otherwise,
      ...(twice && { asked_twice: true as const }),
    };
    return await act({
      target: owner ? ownedBy(asked, owner) : asked,
      ...run,
      seed: run.seed ?? default_seed,
      kit_version: '0',
      document_version,
      replay_options: '',
    });
  } finally {
    await front?.close();
    await close();
  }
}

const told_faults = new Set<string>();

/** Shows what the server got wrong by itself, once: faults that are planned are no news. */
export function onFault(error: unknown): void {
  if (error instanceof PlannedCrash) return;
  const text = String((error as Error | undefined)?.stack ?? error);
  if (told_faults.has(text)) return;
  told_faults.add(text);
  console.error(error);
}
