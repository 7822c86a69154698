/** Registers OAuth clients. Their secrets are shown once: the store knows hashes alone. */
import { hashOf } from '../../store/token-hash.ts';
import type { World } from '../parts.ts';
import { inWorldState } from './acts-places.ts';
import { holderOf, type IssuedToken, type TokenRequest } from './acts-tokens.ts';

export interface ClientRequest extends Omit<TokenRequest, 'expires_in'> {
  /** Life of each token, in seconds on the world's clock; 300 unless given. */
  expires_in?: number;
  /** Life of each refresh token; a day unless given, and 0 for none. */
  refresh_expires_in?: number;
}

export interface NewClient extends Omit<IssuedToken, 'token' | 'expires_at'> {
  client_id: string;
  client_secret: string;
  expires_in: number;
  refresh_expires_in: number;
}

/** Short, so that whoever forgets to renew learns it. */
const usual_life_s = 300;
const usual_refresh_life_s = 86_400;

/** Key of a client among the tokens. */
export const clientKey = (client_id: string): string => `client ${client_id}`;

/** @throws ControlRefusal */
export function addClient(world: World, request: ClientRequest): Promise<NewClient> {
  return inWorldState(world, async (now) => {
    const { store, random } = now.parts;
    const { expires_in = usual_life_s, refresh_expires_in = usual_refresh_life_s, ...asked } = request;
    const { organization, ...holder } = await holderOf(now, asked);
    const client_id = `client_${random.bytes(8).toString('hex')}`;
    const client_secret = `secret_${random.bytes(32).toString('base64url')}`;
    const lives = { expires_in, refresh_expires_in };
    await store.insertToken({
      ...{ hash: clientKey(client_id), ...holder, organization_id: organization.id, expires_at: null },
      grant: { client_id, secret_hash: hashOf(client_secret), ...lives },
    });
    return { client_id, client_secret, organization, ...holder, ...lives };
  });
}
