/** Choices that permitted servers may make besides: each stays permitted, whatever it does about all else. */
import { type ChoiceKey, type ChoicesDocument, resolve } from '../../src/choices/choices.ts';
import { InputError } from '../../src/input/input-error.ts';
import { bundled, merged } from './bundle.ts';
import type { PermittedServer } from './permitted.ts';
import { keysOf } from './told-of.ts';

type Group = Record<string, unknown> & { for?: Record<string, Record<string, unknown>> };

/** Delays, left out for a server that says how late it is. */
const lags: readonly ChoiceKey[] = ['lists.read_your_writes', 'assets.listed_from'];

/**
 * @param drawn a document without contradictions
 * @returns the part of it that neither names nor contradicts what these servers choose, rest on or keep to themselves
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
  // The choices that the suite is told must not contradict each other either.
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
