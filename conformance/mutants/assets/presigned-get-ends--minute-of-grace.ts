import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

const grace_ms = 60_000;

export const minuteOfGrace: Mutant = {
  id: 'assets/presigned-get-ends--minute-of-grace',
  clauses: ['assets.presigned-get-ends'],
  check: 'assets/presigned-get-ends',
  mistake: 'A leeway for clocks that differ is added to the end: the URL goes on for a minute.',
  applyTo(parts) {
    const { presigner } = parts;
    const clock = exchanged(parts.clock, { now_ms: () => parts.clock.now_ms() - grace_ms });
    return {
      ...parts,
      presigner: exchanged(presigner, {
        check: (world, grant, query) => presigner.check(exchanged(world, { parts: { clock } }), grant, query),
      }),
    };
  },
};
