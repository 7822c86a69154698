/** Runs parts of the proofs one after another; one that breaks off does not stop the rest. */
import { InputError } from '../../src/input/input-error.ts';
import { thisMachine } from '../runs/machine.ts';
import type { PartRun, ProveRequest } from './ask.ts';
import type { PartResult, Proving } from './part.ts';

/** Result of a part, with the commit and the machine that it ran on. */
export interface StoredPart extends PartResult {
  commit: string;
  machine: ReturnType<typeof thisMachine>;
  seconds: number;
}

/** @param keep stores what came of a part, as soon as it is done; asked of the soak alone @returns the exit code */
export async function runParts(
  { mode, runs }: ProveRequest,
  proving: Proving,
  keep: (name: string, kept: StoredPart) => void,
): Promise<0 | 1> {
  const { commit, say, tell } = proving;
  let problems = 0;
  for (const run of runs) {
    const { name } = run.part;
    const began = performance.now();
    // The soak says for itself what came of a part.
    const result = await resultOf(run, mode === 'all' ? { ...proving, say: tell } : proving);
    const seconds = Math.round((performance.now() - began) / 1000);
    problems += result.problems.length;
    if (mode === 'all') keep(name, { commit: commit.hash, machine: thisMachine(), seconds, ...result });
    if (mode !== 'one') say(`${name}: ${result.problems.length} problems, ${seconds} s`);
    for (const line of result.problems) say(`  ${line}`);
  }
  return problems > 0 ? 1 : 0;
}

async function resultOf({ part, values }: PartRun, proving: Proving): Promise<PartResult> {
  try {
    return await part.run(values, proving);
  } catch (error) {
    if (error instanceof Error && !(error instanceof InputError)) proving.tell(`${error.stack}`);
    return { problems: [`broke off: ${error instanceof Error ? error.message : error}`] };
  }
}
