/** Headers of a request: who asks, with which token, in which form. */
import type { Caller, SentForm, Stranger } from '../suite/context.ts';
import { CaseStopped } from '../suite/context.ts';
import type { PrincipalName } from '../target/target.ts';
import { traceparent } from './http.ts';
import { chunked } from './receive.ts';
import type { Session } from './session.ts';
import type { TimeLimit } from './time-limit.ts';

type Headers = Record<string, string>;

/** @param asker stands in the header by which the target's log tells checks apart */
export function userAgent({ kit_version }: Pick<Session, 'kit_version'>, asker: string): Headers {
  return { 'user-agent': `model-run-kit/${kit_version} (${asker})` };
}

/** @throws CaseStopped where the token cannot be had in time, or tells nothing when it is changed */
export async function headersOf(session: Session, caller: Caller, asker: string, limit: TimeLimit): Promise<Headers> {
  const headers: Headers = {
    accept: 'application/json, text/markdown;q=0.9',
    ...userAgent(session, asker),
    traceparent: traceparent(),
    ...lowerCased(session.target.network?.headers ?? {}),
  };
  if (caller !== 'nobody') headers.authorization = await authorizationOf(caller);
  return headers;

  async function authorizationOf(caller: PrincipalName | Stranger): Promise<string> {
    if (typeof caller === 'string') return `Bearer ${await tokenOf(caller)}`;
    if ('authorization' in caller) return caller.authorization;
    const changed = await changedToken(caller);
    // A target may repeat it, and whoever reads that has the token but for one character.
    session.secrets.add(changed);
    return `Bearer ${changed}`;
  }

  async function changedToken(caller: Exclude<Stranger, { authorization: string }>): Promise<string> {
    if ('lengthened' in caller) return `${await tokenOf(caller.lengthened)}0`;
    if ('altered' in caller) return altered(await tokenOf(caller.altered));
    const token = await tokenOf(caller.recased);
    if (tellsCasesApart(token)) return recased(token);
    throw new CaseStopped({ verdict: 'not-claimed', reason: 'in the token, the case of letters tells nothing' });
  }

  function tokenOf(principal: PrincipalName): Promise<string> {
    return limit.before(session.tokens.tokenOf(principal));
  }
}

/** The name of a caller in the history; null of nobody. */
export function nameOf(caller: Caller): string | null {
  if (caller === 'nobody') return null;
  return typeof caller === 'string' ? caller : caller.name;
}

export function withoutSecrets(headers: Headers): Headers {
  return headers.authorization === undefined ? headers : { ...headers, authorization: 'Bearer ***' };
}

export function inForm(headers: Headers, { type, accept, coding, is_chunked }: SentForm): Headers {
  const { accept: usual, ...others } = headers;
  const accepted = accept === undefined ? usual : accept;
  return {
    ...(accepted != null && { accept: accepted }),
    ...(coding !== undefined && { 'accept-encoding': coding }),
    ...others,
    ...(type !== undefined && { 'content-type': type }),
    ...(is_chunked && { [chunked.name]: chunked.value }),
  };
}

export function lowerCased(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Not the last character: in base64 it may hold bits that stand for nothing. */
function altered(token: string): string {
  const place = Math.max(0, token.length - 10);
  return `${token.slice(0, place)}${token[place] === 'x' ? 'y' : 'x'}${token.slice(place + 1)}`;
}

/** True where it has letters of both cases, not at its beginning alone: codes of one case may be read in any. */
function tellsCasesApart(token: string): boolean {
  return [/[a-z]/g, /[A-Z]/g].every((letters) => (token.match(letters)?.length ?? 0) >= 4);
}

function recased(token: string): string {
  return token.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
}
