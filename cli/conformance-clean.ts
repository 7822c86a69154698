/** `conformance clean`: removes what a run created and, killed, could not remove any more. */
import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Created, readJournal } from '../conformance/runner/journal.ts';
import { cleanAfter, default_seed } from '../conformance/runner/run.ts';
import { readRunStart } from '../conformance/runner/stored-history.ts';
import type { RunStartRecord } from '../conformance/suite/records.ts';
import { document_version } from '../src/contract/document-version.ts';
import { InputError } from '../src/input/input-error.ts';
import { visibleText } from '../src/input/visible-text.ts';
import { readSource } from '../src/input/yaml-document.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { chooseTarget, optionsNamed } from './conformance-target.ts';
import { exitCodes } from './exit-codes.ts';
import { kit_version } from './version.ts';

export type CleanCommandOptions = Pick<ConformanceOptions, 'target' | 'baseUrl' | 'set' | 'owner'>;

/**
 * @param folder of `--out` @param signal of an end that interrupts it
 * @returns the exit code: 0 where nothing is left that can be removed
 * @throws InputError where the folder is none of a run, or the target is not the one of the run
 */
export async function conformanceClean(
  folder: string,
  options: CleanCommandOptions,
  signal?: AbortSignal,
): Promise<number> {
  const file = join(folder, 'created.jsonl');
  const entries = readJournal(readSource(file));
  const run = startOf(folder);
  const named = { ...(run && optionsNamed(run.replay_options)), ...options };
  if (named.target === undefined && named.baseUrl === undefined) {
    if (!run) throw new InputError(`${folder}: nothing in it says which target that was; name it with --target`);
    process.stdout.write('nothing to remove: the run judged the reference server inside its own process\n');
    return exitCodes.conforms;
  }
  const { target, close } = await chooseTarget({ ...named, clock: 'virtual' });
  try {
    if (run && options.baseUrl === undefined) refuseOther(run, target.base_url);
    const open = entries.filter(isOpen);
    const left = await cleanAfter(
      {
        ...{ target, checks: [], seed: default_seed, kit_version, document_version, replay_options: '', signal },
        created: (line) => appendFileSync(file, `${JSON.stringify(line)}\n`),
      },
      entries,
    );
    process.stdout.write(`${open.length - left.length} removed or gone already, ${left.length} left\n`);
    for (const { operation, id, reason } of left) {
      process.stdout.write(`${visibleText(`left: ${operation} ${id ?? '?'}: ${reason}`)}\n`);
    }
    return left.some(({ is_removable }) => is_removable) ? exitCodes.fails : exitCodes.conforms;
  } finally {
    await close();
  }
}

function isOpen({ refused, removed }: Created): boolean {
  return !refused && !removed;
}

function startOf(folder: string): RunStartRecord | undefined {
  const file = join(folder, 'history.jsonl');
  return existsSync(file) ? readRunStart(readSource(file)) : undefined;
}

/** Elsewhere every record would be unknown, and look as if it were gone. */
function refuseOther({ target }: RunStartRecord, base_url: string): void {
  if (target.base_url === base_url) return;
  const mend = 'name the target file of the run; where the target has moved, say so with --base-url';
  throw new InputError(`the run was made against ${target.base_url}, not against ${base_url}: ${mend}`);
}
