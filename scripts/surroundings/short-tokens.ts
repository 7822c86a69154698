/** Tokens that a command prints, and that end after 3 s. */
import type { PrincipalName, Target, TargetPrincipal } from '../../conformance/target/target.ts';
import type { StartedServer } from '../../src/server/start-server.ts';

const life_s = 3;
/** Lifetime by a target whose tokens are revoked before their time. */
const claimed_s = 3600;

/** API keys with every scope, which the control interface issues to whoever asks. */
const renewed: readonly PrincipalName[] = ['owner', 'outsider', 'no_secret'];

export const withShortTokens = (target: Target, server: StartedServer) => withTokens(target, server, life_s);

export const withRevokedTokens = (target: Target, server: StartedServer) => withTokens(target, server, claimed_s);

function withTokens(target: Target, { sockets }: StartedServer, ttl: number): Target {
  const entries = Object.entries(target.principals).map(([name, principal]) => {
    const is_renewed = renewed.includes(name as PrincipalName) && principal!.kind === 'api_key';
    return [name, is_renewed ? { ...principal!, token: tokenFor(principal!, sockets.base_url, ttl) } : principal];
  });
  return { ...target, principals: Object.fromEntries(entries) };
}

function tokenFor({ organization }: TargetPrincipal, base_url: string, ttl: number): { command: string; ttl: number } {
  const body = JSON.stringify({ kind: 'api_key', organization: organization!.slug, expires_in: life_s });
  const init = `{method:"POST",headers:{"content-type":"application/json"},body:process.argv[2]}`;
  const script = `fetch(process.argv[1],${init}).then((answer)=>answer.json()).then(({token})=>console.log(token))`;
  return { command: `'${process.execPath}' -e '${script}' '${base_url}/_control/tokens' '${body}'`, ttl };
}
