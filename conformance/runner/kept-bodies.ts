/**
 * Bodies of answers, kept until the end of a run. Pages of a list show the same items again and again: of nine tenths of
 * all that is answered, each item is kept once, and a body is put together where somebody reads it.
 */
import { ownText, splitItems } from '../../src/json/shared-items.ts';

interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  /** As it came, character by character. */
  readonly body: string;
}

/** The same answer, in less room. */
export type KeptBodies = (answer: KeptAnswer) => KeptAnswer;

/** Keeps the answers of one run. */
export function createKeptBodies(): KeptBodies {
  const items = new Map<string, string>();
  /** The answer kept last is read at once, by whoever writes the history. */
  let last: { answer: KeptAnswer; body: string } | undefined;

  function itemOf(text: string): string {
    const known = items.get(text);
    if (known !== undefined) return known;
    const item = ownText(text);
    items.set(item, item);
    return item;
  }

  return ({ status, headers, body }) => {
    const split = splitItems(body);
    if (!split?.is_tight) return { status, headers, body };
    const before = ownText(split.before);
    const after = ownText(split.after);
    const texts = split.texts.map(itemOf);
    const answer: KeptAnswer = {
      status,
      headers,
      get body() {
        return last?.answer === answer ? last.body : `${before}[${texts.join(',')}]${after}`;
      },
    };
    last = { answer, body };
    return answer;
  };
}
