import { crashing } from '../crashing.ts';
import type { Mutant } from '../mutant.ts';

export const depthOfRecursion: Mutant = {
  id: 'hostile/bodies--depth-of-recursion',
  clauses: ['errors.no-server-error'],
  check: 'hostile/bodies',
  mistake: 'A recursive copy of the body runs out of its stack.',
  applyTo: (parts) => crashing(parts, ({ body }) => levelsOf(body) > 300),
};

function levelsOf(value: unknown): number {
  let levels = 0;
  for (let inner = value; typeof inner === 'object' && inner !== null; inner = Object.values(inner)[0]) levels += 1;
  return levels;
}
