/** Names that a list reads, and those that it refuses as none of its own, as far as its refusals name them. */
import type { Pairs } from '../../src/choices/query-string.ts';
import type { Answer } from './asker.ts';
import { namedIn } from './search.ts';

export interface Strangers {
  has(name: string): boolean;
  /** Of the names that were swept, those that the list reads; empty where that is not known. */
  readonly own_names: ReadonlySet<string>;
  /** Set where all others are strangers; else strangers are ignored, and perhaps nonsense in names that are read. */
  readonly is_complete: boolean;
  /** To be told every answer. */
  learn(answer: Answer): void;
  /** @param refused the answer to a query with a name that no list can have; @returns whether it names that */
  know(nonsense: string, refused: Answer): boolean;
  /** For a list that names every stranger: one request with many names tells which are none. */
  sweep(names: readonly string[], ask: (names: readonly string[]) => Promise<unknown>): Promise<void>;
  /** For a list that ignores strangers: it refuses nonsense in the names it reads. */
  sweepReaders(names: readonly string[], ask: (names: readonly string[]) => Promise<Answer>): Promise<void>;
}

/** Names in one request: their URL must pass everywhere. */
const most_at_once = 100;
/** No list has as many parameters. */
const most_own_names = 20;

export function createStrangers(): Strangers {
  const strangers = new Set<string>();
  const own_names = new Set<string>();
  let issue: string | undefined;
  let is_complete = false;
  return {
    has: (name) => strangers.has(name),
    own_names,
    get is_complete() {
      return is_complete;
    },
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
      for (const some of chunksOf(names)) {
        await ask(some);
        for (const name of some) if (!strangers.has(name)) own_names.add(name);
      }
      // A list that names the first of them alone tells nothing of the others.
      if (own_names.size > most_own_names) own_names.clear();
      is_complete = own_names.size > 0;
    },
    async sweepReaders(names, ask) {
      for (const some of chunksOf(names)) {
        let left = some;
        for (;;) {
          const named = namedIn(await ask(left));
          const read = left.filter((name) => named.has(name));
          for (const name of read) own_names.add(name);
          left = left.filter((name) => !named.has(name));
          if (read.length === 0 || left.length === 0 || own_names.size > most_own_names) break;
        }
      }
      if (own_names.size > most_own_names) own_names.clear();
    },
  };
}

export interface Sweep {
  strangers: Strangers;
  /** Sends a query; strangers are told the answer. */
  ask(pairs: Pairs): Promise<Answer>;
  prefix: string;
}

/** Tells which of some names are read, whatever they mean there. */
export async function sweepNames({ strangers, ask, prefix }: Sweep, names: readonly string[]): Promise<void> {
  const nonsense = `${prefix}-nothing`;
  const answer = await ask([[nonsense, '1']]);
  if (strangers.know(nonsense, answer)) {
    await strangers.sweep(names, (some) => ask(some.map((name) => [name, '1'])));
  } else if (answer.reply?.outcome === 'success') {
    await strangers.sweepReaders(names, (some) => ask(some.map((name) => [name, nonsense])));
  }
}

function chunksOf(names: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(names.length / most_at_once) }, (_, index) =>
    names.slice(index * most_at_once, (index + 1) * most_at_once),
  );
}

function issueOf(name: string, type: string, message: string): string {
  return JSON.stringify([type, name === '' ? message : message.replaceAll(name, '')]);
}
