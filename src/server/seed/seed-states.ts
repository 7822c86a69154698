/** The seed states that have a name. Each is loaded when somebody asks for it: `full` costs time that few need. */
import { InputError } from '../../input/input-error.ts';
import type { SeedState } from './seed-state.ts';

const seedStateNames = ['small', 'full'] as const;
export type SeedStateName = (typeof seedStateNames)[number];

/** Of a world that is told no others. */
export const usual_state: SeedStateName = 'small';
export const usual_seed = 1;

/** @throws InputError for a name that no state has */
export async function seedStateOf(given: SeedStateName | SeedState): Promise<SeedState> {
  if (typeof given !== 'string') return given;
  if (!seedStateNames.includes(given))
    throw new InputError(`seed_state: ${JSON.stringify(given)} is not known; there are ${seedStateNames.join(', ')}`);
  return given === 'small' ? (await import('./states/small.ts')).small : (await import('./states/full.ts')).full;
}
