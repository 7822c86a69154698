/** Values behind the names of a seed state: ids, tokens and secrets, drawn from the seed unless given. */
import { derive, deriveUuid } from '../../engine/random.ts';
import type { SeedPrincipal, SeedState } from './seed-state.ts';

/** Equal states and seeds give equal ids. Names that the state does not hold get an id too; `problemOf` finds them. */
export interface SeedNames {
  organization(slug: string): string;
  user(email: string): string;
  token(principal: SeedPrincipal): string;
  /** Signs callbacks of the organization. */
  callbackSecret(slug: string): string;
  /** By its place among the assets of the state. */
  asset(index: number): string;
  /** By its path. */
  model(path: string): string;
  workflow(organization: string, slug: string): string;
  run(name: string): string;
  batch(name: string): string;
  webhook(name: string): string;
  webhookSecret(name: string): string;
  /** A record that has no name, such as an input: by that of the record that it belongs to, and its place there. */
  part(owner: string, part: string): string;
}

/** The names that were asked for lately. To draw them takes longer than all else that a small world needs. */
const kept = new WeakMap<SeedState, Map<string, SeedNames>>();
const most_seeds = 8;

export function seedNames(state: SeedState, seed: string): SeedNames {
  const of_state = kept.get(state) ?? new Map<string, SeedNames>();
  kept.set(state, of_state);
  const known = of_state.get(seed);
  if (known) return known;
  if (of_state.size >= most_seeds) of_state.delete(of_state.keys().next().value!);
  const names = drawnNames(state, seed);
  of_state.set(seed, names);
  return names;
}

function drawnNames(state: SeedState, seed: string): SeedNames {
  const ids = givenIds(state);
  const id = (label: string) => {
    const known = ids.get(label) ?? deriveUuid(seed, label);
    ids.set(label, known);
    return known;
  };
  const secret = (label: string) => derive(seed, label).toString('base64url');
  return {
    organization: (slug) => id(`organization ${slug}`),
    user: (email) => id(`user ${email}`),
    token: ({ name, kind }) => `${kind === 'api_key' ? 'mrk' : 'mru'}_${secret(`token ${name}`)}`,
    callbackSecret: (slug) => `cbs_${secret(`callback secret ${slug}`)}`,
    asset: (index) => id(`asset ${index}`),
    model: (path) => id(`model ${path}`),
    workflow: (organization, slug) => id(`workflow ${organization} ${slug}`),
    run: (name) => id(`run ${name}`),
    batch: (name) => id(`batch ${name}`),
    webhook: (name) => id(`webhook ${name}`),
    webhookSecret: (name) => `whs_${secret(`webhook secret ${name}`)}`,
    part: (owner, part) => id(`${owner} ${part}`),
  };
}

/** The ids that a state gives its records, by what they are called. */
function givenIds({ models = [], workflows = [], runs = [], batches = [], webhooks = [] }: SeedState) {
  const all: [label: string, id: string | undefined][] = [
    ...models.map(({ path, id }) => [`model ${path}`, id] as [string, string | undefined]),
    ...workflows.map(({ organization, slug, id }) => [`workflow ${organization} ${slug}`, id] as [string, string]),
    ...[['run', runs] as const, ['batch', batches] as const, ['webhook', webhooks] as const].flatMap(
      ([kind, records]) => records.map(({ name, id }) => [`${kind} ${name}`, id] as [string, string]),
    ),
  ];
  return new Map(all.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
