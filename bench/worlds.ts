/** Time of a further world in a server that runs: through the registry, as the control interface makes it. */
import { fileURLToPath } from 'node:url';
import type { ChoicesDocument } from '../src/choices/choices.ts';
import { loadChoices } from '../src/choices/load.ts';
import type { WorldRequest } from '../src/server/world-registry.ts';
import { createWorld } from '../src/server/worlds/world.ts';
import { createWorldRegistry } from '../src/server/worlds/worlds.ts';
import { type Figure, middle, type Pace } from './figure.ts';
import { inTurn, timed } from './rounds.ts';

/** Beyond it, page sizes would be none that the choices allow. */
const most_rounds = 200;

export async function worlds({ quick }: Pace): Promise<Figure[]> {
  const main = await createWorld({ clock: 'virtual' });
  const registry = createWorldRegistry({ main, defaults: {}, storage_url: () => main.urls.storage });
  const choices = loadChoices(fileURLToPath(new URL('../fixtures/choices/unlike.yaml', import.meta.url)));
  let unseen = 0;
  const requests: Record<string, () => WorldRequest> = {
    'a further world': () => ({}),
    'a further world, with a whole choices document': () => ({ choices }),
    'a further world, of a seed and choices never seen before': () => {
      unseen += 1;
      return { seed: 1_000 + unseen, choices: otherwise(choices, unseen) };
    },
  };
  const acts = Object.entries(requests).map(([what, request]) => [
    what,
    async () => {
      let id = '';
      const took_ms = await timed(async () => {
        ({ id } = (await registry.create({ clock: 'virtual', ...request() })).world);
      });
      await registry.remove(id);
      return took_ms;
    },
  ]);
  const times = await inTurn<string, number>(quick ? 20 : most_rounds, Object.fromEntries(acts));
  await main.close();
  return Object.entries(times).map(([what, taken]) => ({
    ...{ id: `worlds/${what}`, what, unit: 'ms', better: 'lower', ...middle(taken), yardstick: 20 },
    from: `95 in 100 within ${taken.toSorted((a, b) => a - b)[Math.floor(0.95 * taken.length)]!.toFixed(1)} ms`,
  }));
}

/** Says the same and is another text, so that nothing that was kept for one before fits it. */
function otherwise(choices: ChoicesDocument, round: number): ChoicesDocument {
  return { ...choices, lists: { ...choices.lists, default_page_size: round } };
}
