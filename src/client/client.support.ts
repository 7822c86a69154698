/** Clients for tests, without a network. */
import type { World } from '../server/parts.ts';
import { type ClientOptions, createModelRunClient, type ModelRunClient } from './client.ts';

const base_url = 'https://api.example';

/** A client of the world, and the requests that it sent. */
export function clientOfWorld(world: World, options: Partial<ClientOptions> = {}, who = 'owner') {
  return clientOf((request) => world.fetch(request), { token: world.principals[who]!.token, ...options });
}

/** A client that is answered so, and the requests that it sent. */
export function clientOf(
  fetch: (request: Request) => Promise<Response>,
  options: Partial<ClientOptions> = {},
): { client: ModelRunClient; sent: Request[] } {
  const sent: Request[] = [];
  const client = createModelRunClient({
    base_url,
    token: 'a-token',
    retries: { times: 2, first_ms: 0, most_ms: 0 },
    fetch: (request) => {
      sent.push(request);
      return fetch(request);
    },
    ...options,
  });
  return { client, sent };
}

/** A world at the address that these clients ask. */
export const at_base_url = { public_url: base_url } as const;

export async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
