/** Tokens of a target's principals, fetched when first needed and renewed before they end. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { request } from 'undici';
import { bearerText } from '../../src/input/bearer-text.ts';
import { boundedText } from '../../src/input/bounded-text.ts';
import { InputError } from '../../src/input/input-error.ts';
import { createAgent } from './agent.ts';
import { isHome } from './base-urls.ts';
import type { PrincipalName, Target, TokenSource } from './target.ts';

/** A token is renewed when less than this is left of its life, or than a third of it. */
const renew_before_ms = 30_000;
const command_timeout_ms = 30_000;
const grant_timeout_ms = 30_000;

export interface TokenBook {
  /** The bearer token of a principal of the target file. */
  tokenOf(principal: PrincipalName): Promise<string>;
  /**
   * Another token in the place of one that the target refused. A token is renewed so at most once, however many ask; a
   * file is read again each time.
   * @returns undefined where there is no other
   */
  renewed(principal: PrincipalName, refused: string): Promise<string | undefined>;
  /** Every token handed out so far: what reports must not show. */
  secrets(): readonly string[];
}

/** @throws InputError from `tokenOf` and `renewed`, when a file, command or token endpoint gives no token */
export function createTokenBook(target: Target, now: () => number = Date.now): TokenBook {
  const held = new Map<PrincipalName, Granted>();
  const under_way = new Map<PrincipalName, Promise<Granted>>();
  const seen = new Set<string>();
  const renewed_once = new Set<string>();

  /** A user in the place of the owner logs in once: a second login may end the session of the first. */
  const holderOf = (asked: PrincipalName) => (asked === 'owner' ? (target.owned_by ?? asked) : asked);

  /** Callers meanwhile wait for the same token. */
  async function fresh(principal: PrincipalName, source: TokenSource): Promise<string> {
    const asked = under_way.get(principal) ?? obtain(source, `principals.${principal}.token`, target, now);
    under_way.set(principal, asked);
    try {
      const granted = await asked;
      held.set(principal, granted);
      seen.add(granted.token);
      return granted.token;
    } finally {
      under_way.delete(principal);
    }
  }

  return {
    async tokenOf(asked) {
      const principal = holderOf(asked);
      const found = held.get(principal);
      if (found && now() < found.renew_at) return found.token;
      const source = target.principals[principal]?.token;
      if (source === undefined) throw new InputError(`principals.${principal}: the target file has no such principal`);
      return fresh(principal, source);
    },
    async renewed(asked, refused) {
      const principal = holderOf(asked);
      const source = target.principals[principal]?.token;
      if (source === undefined || typeof source === 'string') return undefined;
      const other = held.get(principal)?.token;
      if (other !== undefined && other !== refused) return other;
      const is_known = renewed_once.has(refused) && !under_way.has(principal);
      if (is_known && !('file' in source)) return undefined;
      renewed_once.add(refused);
      const token = await fresh(principal, source);
      return token === refused ? undefined : token;
    },
    secrets: () => [...seen],
  };
}

interface Granted {
  token: string;
  renew_at: number;
}

async function obtain(source: TokenSource, key: string, target: Target, now: () => number): Promise<Granted> {
  if (typeof source === 'string') return { token: bearerText(source, key), renew_at: Number.POSITIVE_INFINITY };
  if ('file' in source) return { token: readTokenFile(source.file, key), renew_at: Number.POSITIVE_INFINITY };
  // Its life begins no sooner than it is asked for.
  const asked_at = now();
  if ('command' in source) {
    return { token: await runTokenCommand(source.command, key), renew_at: asked_at + useOf(source.ttl) };
  }
  const { token, life_s } = await grant(source.oauth2, key, target);
  return { token, renew_at: asked_at + useOf(life_s) };
}

/** Time of use, in milliseconds, of the seconds that it lives. */
function useOf(life_s: number): number {
  const life_ms = life_s * 1000;
  return Math.max(life_ms - renew_before_ms, (life_ms * 2) / 3);
}

function readTokenFile(file: string, key: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError(`${key}.file: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  return bearerText(text, `${key}.file: ${file}`);
}

async function runTokenCommand(command: string, key: string): Promise<string> {
  let printed: string;
  try {
    printed = (await promisify(execFile)('sh', ['-c', command], { timeout: command_timeout_ms })).stdout;
  } catch (error) {
    const { code } = error as { code?: number | string };
    throw new InputError(`${key}.command: the command failed (${code ?? 'killed'})`);
  }
  if (printed.trim() === '') throw new InputError(`${key}.command: the command printed nothing`);
  return bearerText(printed, `${key}.command`);
}

async function grant(
  oauth2: { token_url: string; client_id: string; client_secret: string; scope?: string },
  key: string,
  { base_url, base_urls, network }: Target,
): Promise<{ token: string; life_s: number }> {
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: oauth2.client_id });
  form.set('client_secret', oauth2.client_secret);
  if (oauth2.scope !== undefined) form.set('scope', oauth2.scope);
  const bases = { base_url, ...(base_urls && { base_urls }) };
  const is_home = isHome(bases, new URL(oauth2.token_url).origin);
  // Without `mode`: a token is needed for reading too.
  const dispatcher = createAgent({ ...bases, network });
  try {
    const answer = await request(oauth2.token_url, {
      method: 'POST',
      dispatcher,
      headers: {
        ...(is_home && network?.headers),
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: form.toString(),
      signal: AbortSignal.timeout(grant_timeout_ms),
    });
    const body = grantIn(await boundedText(answer.body));
    if (answer.statusCode < 300 && typeof body.access_token === 'string') {
      const life_s = typeof body.expires_in === 'number' ? body.expires_in : Number.POSITIVE_INFINITY;
      return { token: bearerText(body.access_token, 'access_token'), life_s };
    }
    throw new Error(`status ${answer.statusCode} without access_token`);
  } catch (error) {
    throw new InputError(`${key}.oauth2: ${oauth2.token_url} gave no token: ${(error as Error).message}`);
  } finally {
    await dispatcher.destroy();
  }
}

/** The message of `JSON.parse` shows some of the text, and there may be a token in it. */
function grantIn(text: string): { access_token?: unknown; expires_in?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new Error('its answer is no JSON');
  }
}
