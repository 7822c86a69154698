/** The seed states that have a name. Each is loaded when somebody asks for it: `full` costs time that few need. */
import type { SeedState } from './seed-state.ts';

const seedStateNames = ['small', 'full'] as const;
export type SeedStateName = (typeof seedStateNames)[number];

export async function seedStateOf(given: SeedStateName | SeedState): Promise<SeedState> {
  if (typeof given !== 'string') return given;
  return given === 'small' ? (await import('./states/small.ts')).small : (await import('./states/full.ts')).full;
}
