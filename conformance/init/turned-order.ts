/** The other direction of a sort, where the list has one order by itself and shows it for all that it ignores. */
import type { SortGrammar } from '../../src/choices/choices-document.ts';
import type { Pairs } from '../../src/choices/query-string.ts';
import { writeSort } from '../../src/choices/sort-grammar.ts';
import type { Answer } from './asker.ts';
import type { Found } from './search.ts';

export interface SortGuess {
  name: string;
  grammar: SortGrammar;
  pairs: Pairs;
}

export interface TurnedOrder {
  field: string;
  direction: 'asc' | 'desc';
  /** Sends a query, beside what every request for this list has. */
  ask(pairs: Pairs): Promise<Answer>;
  /** True for an answer that has the order. */
  shows(answer: Answer): boolean;
  /** Set where the list was seen to refuse a key that is written in another way. */
  is_strict: boolean;
}

/**
 * The guess that is read and not ignored: one with a word for the direction, where a word that means nothing is refused
 * in its place; or the bare field, of a list that refuses what it cannot read.
 */
export async function readAndNotIgnored(
  guesses: readonly SortGuess[],
  { field, direction, ask, shows, is_strict }: TurnedOrder,
): Promise<Found<SortGuess> | undefined> {
  const template = direction === 'asc' ? 'ascending' : 'descending';
  let bare: Found<SortGuess> | undefined;
  for (const guess of guesses) {
    const proof = await ask(guess.pairs);
    if (!shows(proof)) continue;
    const meaningless = withoutMeaning(guess.grammar[template]);
    if (meaningless === guess.grammar[template]) {
      bare ??= { guess, proof };
      continue;
    }
    const text = writeSort({ ...guess.grammar, [template]: meaningless }, [{ field, direction }])!;
    const control = await ask([[guess.name, text]]);
    if (control.reply?.outcome === 'refusal') return { guess, proof };
  }
  return is_strict ? bare : undefined;
}

/** Its words backwards, and other signs, so that whoever takes any text of such characters takes it, too. */
function withoutMeaning(template: string): string {
  return template
    .split(/(\{field\})/)
    .map((part) => {
      if (part === '{field}') return part;
      return part.replaceAll(/[a-z]+/gi, (word) => [...word].reverse().join('')).replaceAll(/[-+]/g, '^');
    })
    .join('');
}
