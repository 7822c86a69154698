/** The token endpoint of OAuth 2.0 (RFC 6749), free of HTTP: a client by its secret, or by a refresh token, is given a token. */
import type { ControlSchemas } from '../../contract/control-types.ts';
import type { GrantRow, TokenRow } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { hashOf } from '../../store/token-hash.ts';
import type { World } from '../parts.ts';
import { clientKey } from './acts-clients.ts';
import { inWorldState } from './acts-places.ts';
import { endOf, newToken } from './acts-tokens.ts';

/** A refusal of section 5.2. */
export class GrantRefusal extends Error {
  override readonly name = 'GrantRefusal';
  readonly error: ControlSchemas['GrantRefused']['error'];

  constructor(error: GrantRefusal['error'], message: string) {
    super(message);
    this.error = error;
  }
}

type Client = TokenRow & { grant: GrantRow };

/**
 * @param form parameters of the body
 * @param authorization header of the request
 * @throws GrantRefusal
 */
export function grantToken(
  world: World,
  form: URLSearchParams,
  authorization: string | undefined,
): Promise<ControlSchemas['TokenGranted']> {
  return inWorldState(world, async (now) => {
    for (const name of form.keys()) {
      if (form.getAll(name).length > 1) throw new GrantRefusal('invalid_request', `${named(name)} is given twice.`);
    }
    const client = await clientOf(now, form, authorization);
    const type = form.get('grant_type');
    if (!type) throw new GrantRefusal('invalid_request', 'grant_type is missing.');
    if (type === 'client_credentials') return issued(now, client, scopesOf(client, form));
    if (type !== 'refresh_token') {
      throw new GrantRefusal('unsupported_grant_type', 'There are client_credentials and refresh_token.');
    }
    const before = await usedUp(now, client, form.get('refresh_token'));
    return issued(now, client, scopesOf(before, form), before.grant.family);
  });
}

/** A caller chooses names, and may choose enormous ones. */
const named = (name: string): string => (/^\w{1,40}$/.test(name) ? name : 'A parameter');

async function clientOf(
  { parts: { store } }: World,
  form: URLSearchParams,
  authorization: string | undefined,
): Promise<Client> {
  const basic = basicOf(authorization);
  if (basic && form.has('client_secret'))
    throw new GrantRefusal('invalid_request', 'The client is named twice: by HTTP Basic, and in the body.');
  const { id, secret } = basic ?? { id: form.get('client_id'), secret: form.get('client_secret') };
  const client = id === null ? undefined : await store.tokenByHash(clientKey(id));
  if (client?.grant && secret !== null && client.grant.secret_hash === hashOf(secret)) return client as Client;
  throw new GrantRefusal('invalid_client', 'There is no such client, or its secret is another one.');
}

/** Both parts are form-encoded before (RFC 6749, 2.3.1). */
function basicOf(authorization: string | undefined): { id: string; secret: string } | undefined {
  const text = /^Basic +([\w+/-]+=*) *$/i.exec(authorization ?? '')?.[1];
  if (text === undefined) return undefined;
  const [id = '', ...secret] = Buffer.from(text, 'base64').toString().split(':');
  const decoded = (part: string) => new URLSearchParams(`_=${part.replaceAll('&', '%26')}`).get('_')!;
  return { id: decoded(id), secret: decoded(secret.join(':')) };
}

/** As many as asked for, or all. A token of a user has those of its memberships whatever is asked (3.3). */
function scopesOf({ kind, scopes }: TokenRow, form: URLSearchParams): readonly string[] {
  const asked = form.get('scope')?.split(' ').filter(Boolean) ?? [];
  if (asked.length === 0 || kind === 'user') return scopes;
  if (asked.every((scope) => scopes.includes(scope))) return [...new Set(asked)];
  throw new GrantRefusal('invalid_scope', 'The client may not have all of these scopes.');
}

async function issued(
  { parts: { store, random, clock } }: World,
  client: Client,
  scopes: readonly string[],
  family?: string,
): Promise<ControlSchemas['TokenGranted']> {
  const { kind, user_id, organization_id, grant } = client;
  const { expires_in, refresh_expires_in } = grant;
  const holder = { kind, user_id, organization_id, scopes };
  const { token, row } = newToken(random, { ...holder, expires_at: endOf(clock.now_ms(), expires_in) });
  await store.insertToken(row);
  const answer = { access_token: token, token_type: 'Bearer', expires_in, scope: scopes.join(' ') } as const;
  if (refresh_expires_in === 0) return answer;
  const refresh_token = `mrr_${random.bytes(32).toString('base64url')}`;
  const hash = hashOf(refresh_token);
  const expires_at = endOf(clock.now_ms(), refresh_expires_in);
  await store.insertToken({
    ...{ hash: `refresh ${hash}`, ...holder, expires_at },
    grant: { ...grant, family: family ?? hash },
  });
  return { ...answer, refresh_token };
}

/**
 * The refresh token, which from now on is used. One that was used before ends its family: either the client or whoever
 * uses it now is not who it was for (RFC 9700, 4.14.2).
 * @throws GrantRefusal
 */
async function usedUp(
  { parts: { store, clock } }: World,
  client: Client,
  token: string | null,
): Promise<TokenRow & { grant: GrantRow }> {
  if (token === null) throw new GrantRefusal('invalid_request', 'refresh_token is missing.');
  const refused = new GrantRefusal('invalid_grant', 'The refresh token is unknown, has ended, or was used before.');
  const hash = hashOf(token);
  const found = await store.tokenByHash(`refresh ${hash}`);
  if (found?.grant?.client_id !== client.grant.client_id) throw refused;
  if (found.expires_at !== null && Date.parse(found.expires_at) <= clock.now_ms()) throw refused;
  const over = `revoked ${found.grant.family}`;
  if (await store.tokenByHash(over)) throw refused;
  if (await isFirst(store, { ...found, hash: `used ${hash}` })) return { ...found, grant: found.grant };
  await isFirst(store, { ...found, hash: over });
  throw refused;
}

/** Keeps the row unless it is there; of several servers on one database, one keeps it. */
async function isFirst(store: Store, row: TokenRow): Promise<boolean> {
  try {
    await store.insertToken(row);
    return true;
  } catch (error) {
    if (await store.tokenByHash(row.hash)) return false;
    throw error;
  }
}
