/** Names that a list refuses as no parameter of its own, and, where it names every such, what is left: its own names. */
import type { Answer } from './asker.ts';
import { namedIn } from './search.ts';

export interface Strangers {
  has(name: string): boolean;
  /** Those of the usual names that are no strangers; empty where that is not known. */
  readonly own_names: ReadonlySet<string>;
  /** To be told every answer. */
  learn(answer: Answer): void;
  /** @param refused the answer to a query with a name that no list can have; @returns whether it names that */
  know(nonsense: string, refused: Answer): boolean;
  /** Who names every stranger tells by that which of many names are none. */
  sweep(names: readonly string[], ask: (names: readonly string[]) => Promise<unknown>): Promise<void>;
}

/** Names in one request: their URL must pass everywhere. */
const most_at_once = 100;
/** No list has as many parameters. */
const most_own_names = 20;

export function createStrangers(): Strangers {
  const strangers = new Set<string>();
  const own_names = new Set<string>();
  let issue: string | undefined;
  return {
    has: (name) => strangers.has(name),
    own_names,
    learn({ reply }) {
      for (const one of reply?.problem?.issues ?? []) {
        const { type, message } = one;
        const [part, name] = one.at;
        if (part !== 'query' || name === undefined) continue;
        // A short name may stand in any word of a sentence that does not name it.
        const alike = [issueOf(name, type, message), issueOf('', type, message)];
        if (issue !== undefined && alike.includes(issue)) strangers.add(name);
      }
    },
    know(nonsense, refused) {
      if (refused.reply?.outcome !== 'refusal' || !namedIn(refused).has(nonsense)) return false;
      const { type, message } = refused.reply.problem!.issues.find(({ at }) => at[1] === nonsense)!;
      issue = issueOf(nonsense, type, message);
      return true;
    },
    async sweep(names, ask) {
      for (let at = 0; at < names.length; at += most_at_once) {
        const some = names.slice(at, at + most_at_once);
        await ask(some);
        for (const name of some) if (!strangers.has(name)) own_names.add(name);
      }
      // Who names the first of them alone tells nothing of the others.
      if (own_names.size > most_own_names) own_names.clear();
    },
  };
}

function issueOf(name: string, type: string, message: string): string {
  return JSON.stringify([type, name === '' ? message : message.replaceAll(name, '')]);
}
