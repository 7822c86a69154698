/**
 * Finds, among many guesses at how something is written, the one that a server understands. Guesses that do not get in
 * each other's way go out in one request; what has an effect is halved until one is left.
 */
import type { Pairs } from '../../src/choices/query-string.ts';
import type { Answer } from './asker.ts';

export interface Guess {
  /** Parameters that it puts into the query. */
  pairs: Pairs;
}

export interface Found<G extends Guess> {
  guess: G;
  proof: Answer;
}

export interface SearchOptions<G extends Guess> {
  /** True for a guess still worth a request, after all that was learnt by the last ones. */
  keep?(guess: G): boolean;
  /** Is told of each guess that was refused for itself, and how. */
  refused?(guess: G, answer: Answer): void;
  /** Is told of each guess that was taken alone, and shows nothing. */
  taken?(guess: G): void;
  /** True for a guess to be tried before all others, likely as they may be otherwise. */
  first?(guess: G): boolean;
  /** Requests after which nothing is found: what is left of the budget tells more elsewhere. */
  most?: number;
}

/**
 * @param ask sends a query
 * @param shows whether a successful answer shows what the guess is meant to bring about
 */
export async function search<G extends Guess>(
  guesses: readonly G[],
  ask: (pairs: Pairs) => Promise<Answer>,
  shows: (answer: Answer) => boolean,
  {
    keep = () => true,
    refused = () => {},
    taken = () => {},
    first = () => false,
    most = Number.POSITIVE_INFINITY,
  }: SearchOptions<G> = {},
): Promise<Found<G> | undefined> {
  let asked = 0;
  const [early, late] = [guesses.filter(first), guesses.filter((guess) => !first(guess))];
  for (const round of [...roundsOf(early), ...roundsOf(late)]) {
    const found = await among(round);
    if (found) return found;
  }
  return undefined;

  async function among(all: readonly G[]): Promise<Found<G> | undefined> {
    const group = all.filter(keep);
    if (group.length === 0 || asked >= most) return undefined;
    asked += 1;
    const proof = await ask(group.flatMap(({ pairs }) => pairs));
    if (proof.reply?.outcome === 'success') {
      if (!shows(proof)) {
        if (group.length === 1) taken(group[0]!);
        return undefined;
      }
      return group.length === 1 ? { guess: group[0]!, proof } : oneOf(group);
    }
    // A refusal that names the wrong parameter saves the search through it.
    const named = namedIn(proof);
    const rest = group.filter(({ pairs }) => !pairs.some(([name]) => named.has(name)));
    for (const guess of group) if (group.length === 1 || !rest.includes(guess)) refused(guess, proof);
    if (rest.length < group.length) return among(rest);
    return group.length === 1 ? undefined : either(quotedFirst(group, proof));
  }

  async function either([one, other]: [G[], G[]]): Promise<Found<G> | undefined> {
    return (await among(one)) ?? among(other);
  }

  /** One of a group that had an effect together: what the first half has not, the second has. */
  async function oneOf(group: readonly G[]): Promise<Found<G> | undefined> {
    const [one, other] = halvesOf(group);
    const found = await among(one);
    if (found) return found;
    return other.length > 1 && other.every(keep) ? oneOf(other) : among(other);
  }
}

function halvesOf<G>(group: readonly G[]): [G[], G[]] {
  const half = Math.ceil(group.length / 2);
  return [group.slice(0, half), group.slice(half)];
}

/**
 * Those whose parameter stands in a message of a refusal, as it does where several are read as one and complained of
 * by the name that they have together, and the others; halves where that tells nothing.
 */
function quotedFirst<G extends Guess>(group: readonly G[], { reply }: Answer): [G[], G[]] {
  const messages = (reply?.problem?.issues ?? []).map(({ message }) => message);
  const isQuoted = ({ pairs }: G) =>
    pairs.some(([name]) =>
      [name, encodeURIComponent(name)].some((one) => messages.some((message) => message.includes(`${one}=`))),
    );
  const [quoted, others] = [group.filter(isQuoted), group.filter((guess) => !isQuoted(guess))];
  return quoted.length > 0 && others.length > 0 ? [quoted, others] : halvesOf(group);
}

/** The parameters that a refusal complains of. */
export function namedIn({ reply }: Answer): ReadonlySet<string> {
  const issues = reply?.problem?.issues ?? [];
  return new Set(issues.flatMap(({ at: [part, name] }) => (part === 'query' && name !== undefined ? [name] : [])));
}

/** Of each round, no two guesses use one parameter; the likelier ones come earlier. */
function roundsOf<G extends Guess>(guesses: readonly G[]): G[][] {
  const rounds: { guesses: G[]; names: Set<string> }[] = [];
  for (const guess of guesses) {
    const names = guess.pairs.map(([name]) => name);
    const round = rounds.find((one) => !names.some((name) => one.names.has(name)));
    if (!round) {
      rounds.push({ guesses: [guess], names: new Set(names) });
      continue;
    }
    round.guesses.push(guess);
    for (const name of names) round.names.add(name);
  }
  return rounds.map((round) => round.guesses);
}
