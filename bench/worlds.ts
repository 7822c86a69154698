/** How long a further world takes in a server that runs: through the registry, as the control interface makes it. */
import { fileURLToPath } from 'node:url';
import type { ChoicesDocument } from '../src/choices/choices.ts';
import { loadChoices } from '../src/choices/load.ts';
import type { WorldRequest } from '../src/server/world-registry.ts';
import { createWorld } from '../src/server/worlds/world.ts';
import { createWorldRegistry } from '../src/server/worlds/worlds.ts';
import type { Figure } from './figure.ts';

/** As many as page sizes that the choices allow. */
const rounds = 200;
const yardstick = '20 ms';

export async function worlds(): Promise<Figure[]> {
  const main = await createWorld({ clock: 'virtual' });
  const registry = createWorldRegistry({ main, defaults: {}, storage_url: () => main.urls.storage });
  const choices = loadChoices(fileURLToPath(new URL('../fixtures/choices/unlike.yaml', import.meta.url)));
  const cases: [string, (round: number) => WorldRequest][] = [
    ['a further world', () => ({})],
    ['a further world, with a whole choices document', () => ({ choices })],
    [
      'a further world, of a seed and choices never seen before',
      (round) => ({ seed: 1_000 + round, choices: unseen(choices, round) }),
    ],
  ];
  const figures: Figure[] = [];
  for (const [what, request] of cases) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      const { world } = await registry.create({ clock: 'virtual', ...request(round) });
      times.push(performance.now() - began);
      await registry.remove(world.id);
    }
    times.sort((a, b) => a - b);
    const [median, p95] = [0.5, 0.95].map((share) => times[Math.floor(share * rounds)]!.toFixed(1));
    figures.push({ what, value: `${median} ms`, yardstick, from: `median of ${rounds}; 95 in 100 within ${p95} ms` });
  }
  await main.close();
  return figures;
}

/** Says the same and is another text, so that nothing that was kept for one before fits it. */
function unseen(choices: ChoicesDocument, round: number): ChoicesDocument {
  return { ...choices, lists: { ...choices.lists, default_page_size: 1 + round } };
}
