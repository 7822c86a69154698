/** Names of parameters that somebody could guess: those that interfaces in use give to the part which they play. */
import { usual_names } from '../../conformance/init/usual.ts';
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { referenceChoices } from '../../src/choices/reference-choices.ts';

type Names = Record<string, string | null>;

/** Roles that may have any name, since `init` reads it off cursor URLs. */
const roles = ['page_size', 'sort', 'fields', 'presign', 'filter'] as const;

/** The same choices, with a usual name in the place of each that is none for its role; no name is given twice. */
export function withOrdinaryNames(choices: ChoicesDocument): ChoicesDocument {
  const changed = structuredClone(choices);
  const { lists } = changed;
  const maps = [lists, ...Object.values(lists?.for ?? {})].flatMap((group): Names[] =>
    group?.parameters ? [group.parameters as Names] : [],
  );
  const used = new Set([referenceChoices.lists?.parameters, ...maps].flatMap((names) => Object.values(names ?? {})));
  const given = new Map<string, string>();
  for (const names of maps) {
    for (const role of roles) {
      const name = names[role];
      const usual: readonly string[] = usual_names[role];
      if (name == null || usual.includes(name)) continue;
      const key = `${role} ${name}`;
      // Not always the likeliest: where it begins hangs on the name that was drawn.
      const from = name.length % usual.length;
      const other = given.get(key) ?? [...usual.slice(from), ...usual].find((one) => !used.has(one))!;
      given.set(key, other);
      used.add(other);
      names[role] = other;
    }
  }
  return changed;
}
