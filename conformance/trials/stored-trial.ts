/** Trial of a stored report: `conformance replay` shows its failure again, against another server with the fault. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failuresOf, replayFailure } from '../../cli/conformance-replay.ts';
import { startEmbedded } from '../../cli/embedded.ts';
import { runInto } from '../../cli/output.ts';
import { kit_version } from '../../cli/version.ts';
import { document_version } from '../../src/contract/document-version.ts';
import type { Mutant } from '../mutants/mutant.ts';
import { default_seed } from '../runner/run.ts';
import type { Target } from '../target/target.ts';
import { onFault } from './embedded-run.ts';
import { killerOf } from './killer.ts';

export interface StoredTrial {
  mutant: string;
  check: string;
  /** After so many tries it was reproduced. */
  tries: number;
  reproduced: boolean;
  /** The line of the last try. */
  line: string;
}

/** A race shows itself once in a while. */
const most_tries_of_races = 10;

/** A check by waves about retries, a sequence of commands, and a race are each among them. */
export const named_checks = ['retry/callback-tried-again', 'feedback/sequence', 'concurrency/creations'] as const;

/**
 * One mutant of each family of checks, the first of its tables; of some families the check is named.
 * @param mutants all of them
 */
export function oneOfEachFamily(mutants: readonly Mutant[]): Mutant[] {
  const families = Object.values(Object.groupBy(mutants, familyOf));
  const first = families.map((own = []) => own.find(isNamed) ?? own[0]!);
  return first.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
}

function isNamed({ check }: Mutant): boolean {
  return named_checks.some((name) => name === check);
}

function familyOf({ check }: Mutant): string {
  return check.slice(0, check.indexOf('/'));
}

export async function storedTrialOf(mutant: Mutant): Promise<StoredTrial> {
  const folder = mkdtempSync(join(tmpdir(), 'model-run-kit-replay-'));
  const check = killerOf(mutant);
  const about = { mutant: mutant.id, check: check.id };
  try {
    await withServer(mutant, (target) =>
      runInto(folder, {
        target,
        checks: [check],
        seed: default_seed,
        kit_version,
        document_version,
        replay_options: '',
      }),
    );
    const [failure] = failuresOf(folder, check.id);
    const most = familyOf(mutant) === 'concurrency' ? most_tries_of_races : 1;
    for (let tries = 1; ; tries++) {
      const { word, line } = await withServer(mutant, (target) =>
        replayFailure(failure!, { target, replay_options: '' }),
      );
      const reproduced = word === 'reproduced';
      if (reproduced || tries === most) return { ...about, tries, reproduced, line };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each has a server of its own: a replay finds none of what was left behind. */
async function withServer<Result>(mutant: Mutant, act: (target: Target) => Promise<Result>): Promise<Result> {
  const { target, close } = await startEmbedded({ clock: 'virtual', mutant: mutant.id, onFault });
  try {
    return await act(target);
  } finally {
    await close();
  }
}
