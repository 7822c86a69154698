/** Checks that the options of a `conformance` command name. */
import { allChecks } from '../conformance/checks/all.ts';
import type { Check } from '../conformance/suite/check.ts';
import { currentCheck } from '../conformance/suite/current-check.ts';
import type { Target } from '../conformance/target/target.ts';
import { operations } from '../src/contract/operations.ts';
import { InputError } from '../src/input/input-error.ts';
import { matchesGlob } from '../src/input/matches-glob.ts';
import { command_name } from './command-name.ts';

export interface CheckOptions {
  check?: readonly string[];
  area?: readonly string[];
}

/** Options that name checks, as messages call them. */
const flags = { check: '--check', area: '--area' };

/** @throws InputError when a glob or an area means no check */
export function chooseChecks({ check, area: areas }: CheckOptions, names = flags): readonly Check[] {
  const globs = check?.map(currentCheck);
  for (const glob of globs ?? []) {
    if (!allChecks.some(({ id }) => matchesGlob(id, glob))) {
      throw new InputError(`${names.check} ${glob}: no check matches; see: ${command_name} conformance list`);
    }
  }
  for (const area of areas ?? []) {
    if (!allChecks.some((check) => isIn(check, area))) {
      const known = [...new Set(allChecks.map((check) => check.area))].join(', ');
      throw new InputError(`${names.area} ${area}: no check is in this area; areas with checks: ${known}`);
    }
  }
  const chosen = allChecks.filter(
    (check) =>
      (!globs || globs.some((glob) => matchesGlob(check.id, glob))) &&
      (!areas || areas.some((area) => isIn(check, area))),
  );
  if (chosen.length > 0) return chosen;
  throw new InputError(
    `${names.area} ${areas!.join(' ')} ${names.check} ${globs!.join(' ')}: no check is of both; leave one of them out`,
  );
}

/**
 * Requirements without a check can never be covered, and would be required in vain.
 * @throws InputError naming the clause or pattern
 */
export function refuseUnproven({ require }: Pick<Target, 'require'>): void {
  const proven = [...new Set(allChecks.flatMap(({ clauses }) => clauses))];
  const vain = require?.clauses?.find((pattern) => !proven.some((id) => matchesGlob(id, pattern)));
  if (vain === undefined) return;
  throw new InputError(`require.clauses: no check is about ${vain}; see: ${command_name} conformance explain ${vain}`);
}

/** A tag of the document that no folder of checks has the name of is the area of all that ask its operations. */
function isIn({ area, operations: asked }: Check, wanted: string): boolean {
  if (area === wanted) return true;
  if (allChecks.some((check) => check.area === wanted)) return false;
  return asked.some((id) => operations[id].tag === wanted);
}
