/** The choices that an option `--choices` names. */
import type { ChoicesDocument } from '../src/choices/choices.ts';
import { InputError } from '../src/input/input-error.ts';

const drawn = 'drawn:';

/** @param given path of a file, or `drawn:7` for permitted choices drawn from the seed 7 */
export async function choicesNamed(given: string): Promise<ChoicesDocument> {
  if (!given.startsWith(drawn)) return (await import('../src/choices/load.ts')).loadChoices(given);
  const seed = given.slice(drawn.length);
  if (!/^\d{1,9}$/.test(seed)) throw new InputError(`--choices ${given}: it takes a whole number, as in drawn:7`);
  return (await import('../src/choices/drawn-choices.ts')).drawnChoices(Number(seed));
}
