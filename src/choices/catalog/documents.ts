/** The documents that the catalog holds a value of every choice for. */
import { catalog } from './catalog.ts';
import type { Choice } from './choice.ts';

type Column = 'reference' | 'unlike';
type Named = Readonly<Record<string, unknown>>;

/** Group by group, in the order of the catalog; below `for`, what single operations do. */
export function documentOf(column: Column): Record<string, Named> {
  return Object.fromEntries(Object.entries(catalog).map(([group, { choices }]) => [group, groupOf(choices, column)]));
}

function groupOf(choices: Readonly<Record<string, Choice>>, column: Column): Named {
  const group: Record<string, unknown> = {};
  const own: Record<string, Record<string, unknown>> = {};
  for (const [name, choice] of Object.entries(choices)) {
    group[name] = choice[column];
    for (const [operation, value] of Object.entries(choice[`${column}_for`] ?? {})) {
      own[operation] = { ...own[operation], [name]: value };
    }
  }
  return Object.keys(own).length === 0 ? group : { ...group, for: own };
}
