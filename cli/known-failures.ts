/** The files of `--known-failures` and `--write-known-failures`. Both are read before a run begins, which may be long. */
import { accessSync, constants, existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { allChecks } from '../conformance/checks/all.ts';
import type { Report } from '../conformance/reports/report.ts';
import type { KnownFailures } from '../conformance/verdicts/known-failures.ts';
import { loadKnownFailures, parseKnownFailures } from '../conformance/verdicts/known-failures-file.ts';
import { writtenKnownFailures } from '../conformance/verdicts/written-known-failures.ts';
import { InputError } from '../src/input/input-error.ts';
import { readSource } from '../src/input/yaml-document.ts';
import type { ConformanceOptions } from './conformance-options.ts';

export interface KnownFailureFiles {
  /** Entries of `--known-failures`. */
  allowed?: Omit<KnownFailures, 'implementation' | 'seed'>;
  /** Writes the failures of the run, where that is asked for. @throws InputError */
  write(report: Report): void;
}

/** @throws InputError when a file is wrong, or cannot be written */
export function knownFailureFiles(
  options: Pick<ConformanceOptions, 'knownFailures' | 'writeKnownFailures'>,
  gate: KnownFailures['gate'],
): KnownFailureFiles {
  const today = dayOf(new Date());
  const { knownFailures: file, writeKnownFailures: target } = options;
  const allowed = file === undefined ? undefined : { entries: loadKnownFailures(file, allChecks), gate, today };
  if (target === undefined) return { allowed, write() {} };
  const before = existsSync(target) ? readSource(target) : undefined;
  if (before) parseKnownFailures(before, allChecks);
  guarded(target, () => accessSync(before ? target : dirname(target), constants.W_OK));
  return {
    allowed,
    write({ verdicts, seed, target: { implementation } }) {
      const run = { verdicts, checks: allChecks, implementation: implementation ?? null, gate, seed, today };
      const text = writtenKnownFailures(run, before);
      guarded(target, () => writeFileSync(target, text));
    },
  };
}

/** `YYYY-MM-DD`, in UTC. */
function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

function guarded(file: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    throw new InputError(
      `--write-known-failures ${file}: cannot be written (${(error as NodeJS.ErrnoException).code})`,
    );
  }
}
