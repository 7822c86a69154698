/**
 * Refused creations that made a workflow all the same. No operation lists workflows; but a name that is taken shows
 * when it is used again: the creation is refused, or its slug is not the one that the name alone would give it.
 */
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Tally } from '../suite/tally.ts';
import { exchangeAt, isRefused, isSuccess, statusOf, unproven } from './steps.ts';

/** The notes of a check that calls `probeNames`. */
export interface ProbeNotes {
  names: ProbeNames;
}

/** The names of the two workflows that show how slugs are made, and of the one that must not be there. */
export interface ProbeNames {
  first: string;
  last: string;
  refused: string;
}

/** The steps of a refused creation and of the one that uses its name again, and that name where the notes hold another. */
interface Probe {
  attempt: string;
  again: string;
  name?: string;
}

const usual_probe: Probe = { attempt: 'attempt', again: 'again' };

/** The reason why nothing was shown: the owner's own creations were refused too. */
export function unprovenProbe(evidence: Evidence): string | undefined {
  const why = 'a creation with which nothing is wrong is refused too';
  return unproven(evidence, 'first', why) ?? unproven(evidence, 'last', why);
}

/** The clause is for the check to say. */
export const made_although_refused = { message: 'A creation was refused, and its workflow is there all the same.' };

/**
 * `made-although-refused`; nothing where the attempt was not refused.
 * @param probe the steps of the attempt and of what used its name again, where these are others than usual
 */
export function judgeNothingMade(
  evidence: Evidence<unknown, Partial<ProbeNotes>>,
  tally: Tally,
  { attempt: tried, again: used, name = evidence.notes.names?.refused } = usual_probe,
): Mismatch[] {
  const [attempt, again] = [exchangeAt(evidence, tried), exchangeAt(evidence, used)];
  if (!isRefused(attempt) || !again) return [];
  if (isRefused(again)) {
    const message = 'the name of a workflow whose creation was refused is taken afterwards, and another name is not';
    const shown = { at: again, message, expected: 'a 2xx, as before', actual: statusOf(again) };
    return tally.holds(false, 'made-although-refused', shown);
  }
  tally.compared(again);
  const expected = plainSlug(evidence, name);
  const actual = again.decoded?.record?.slug;
  if (expected === undefined || actual === undefined) return [];
  const message = 'the slug of a workflow whose creation was refused is taken afterwards';
  return tally.holds(actual === expected, 'made-although-refused', {
    at: again,
    message,
    expected,
    actual,
    pointer: '/slug',
  });
}

/** The slug that a refused name gives where it is free; undefined where slugs are not made of names alone. */
function plainSlug(evidence: Evidence<unknown, Partial<ProbeNotes>>, refused: string | undefined): string | undefined {
  const { names } = evidence.notes;
  const slugOf = (step: string) => exchangeAt(evidence, step)?.decoded?.record?.slug;
  const [first, last] = [slugOf('first'), slugOf('last')];
  if (!names || refused === undefined || !isSuccess(exchangeAt(evidence, 'first')) || typeof first !== 'string')
    return undefined;
  if (!first.includes(names.first) || first.replace(names.first, names.last) !== last) return undefined;
  return first.replace(names.first, refused);
}
