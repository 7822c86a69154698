/** What permitted servers may choose besides what they are: each stays permitted, whatever it does about all else. */
import { type ChoiceKey, type ChoicesDocument, resolve } from '../../src/choices/choices.ts';
import { InputError } from '../../src/input/input-error.ts';
import { bundled, merged } from './bundle.ts';
import type { PermittedServer } from './permitted.ts';
import { keysOf } from './told-of.ts';

type Group = Record<string, unknown> & { for?: Record<string, Record<string, unknown>> };

/** Where one says how late it is, nothing else comes late as well. */
const lags: readonly ChoiceKey[] = ['lists.read_your_writes', 'assets.listed_from'];

/**
 * @param drawn a document without contradictions
 * @returns what of it says nothing of what these servers choose, rest on or keep to themselves, and nothing against it
 */
export function besides(servers: readonly PermittedServer[], drawn: ChoicesDocument): ChoicesDocument {
  const { choices = {}, declares = {} } = bundled(servers);
  const spoken = servers.flatMap((server) => [
    ...keysOf(server.choices ?? {}),
    ...keysOf(server.declares ?? {}),
    ...(server.untold ?? []),
    ...(server.rests_on ?? []),
    ...(server.target?.consistency_ms === undefined ? [] : lags),
  ]);
  // What the suite is told must not contradict itself either.
  const fixed = [choices, merged(choices, declares)];
  return fixed.reduce<ChoicesDocument>(agreeing, spoken.reduce<ChoicesDocument>(without, drawn));
}

/** Without the groups that contradict what is chosen already. */
function agreeing(drawn: ChoicesDocument, chosen: ChoicesDocument): ChoicesDocument {
  try {
    resolve(merged(drawn, chosen));
    return drawn;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    // Its message begins with the path of a choice.
    const { [error.message.split('.')[0]!]: contradicts, ...others } = drawn as Record<string, Group>;
    if (!contradicts) throw error;
    return agreeing(others as ChoicesDocument, chosen);
  }
}

function without(choices: ChoicesDocument, key: ChoiceKey): ChoicesDocument {
  const [group, name] = key.split('.') as [string, string];
  const changed = structuredClone(choices) as Record<string, Group>;
  const { for: own = {} } = changed[group] ?? {};
  for (const place of [changed[group] ?? {}, ...Object.values(own)]) delete place[name];
  return changed as ChoicesDocument;
}
