/** All parts of the proofs by name, in the order in which they are run; each is loaded when it is asked for. */
import type { Part } from './part.ts';

export type PartList = Readonly<Record<string, () => Promise<{ default: Part }>>>;

export const all_parts: PartList = {
  fuzz: () => import('../parts/fuzz.ts'),
  abuse: () => import('../parts/abuse.ts'),
  suite: () => import('../parts/suite.ts'),
  init: () => import('../parts/init.ts'),
  variants: () => import('../parts/variants.ts'),
  rows: () => import('../parts/rows.ts'),
  edges: () => import('../parts/edges.ts'),
  crossed: () => import('../parts/crossed.ts'),
  narrowed: () => import('../parts/narrowed.ts'),
  senders: () => import('../parts/senders.ts'),
  degenerate: () => import('../parts/degenerate.ts'),
  tokens: () => import('../parts/tokens.ts'),
  limits: () => import('../parts/limits.ts'),
  noise: () => import('../parts/noise.ts'),
  surroundings: () => import('../parts/surroundings.ts'),
  mutants: () => import('../parts/mutants.ts'),
  replays: () => import('../parts/replays.ts'),
  faults: () => import('../parts/faults.ts'),
  matrix: () => import('../parts/matrix.ts'),
  'document-mutants': () => import('../parts/document-mutants.ts'),
  recipes: () => import('../parts/recipes.ts'),
  vectors: () => import('../parts/vectors.ts'),
  journeys: () => import('../parts/journeys.ts'),
  outcomes: () => import('../parts/outcomes.ts'),
  receiver: () => import('../parts/receiver.ts'),
  proxy: () => import('../parts/proxy.ts'),
  generators: () => import('../parts/generators.ts'),
  clients: () => import('../parts/clients.ts'),
  browser: () => import('../parts/browser.ts'),
  crashes: () => import('../parts/crashes.ts'),
  disk: () => import('../parts/disk.ts'),
  supply: () => import('../parts/supply.ts'),
};
