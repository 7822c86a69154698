/** The caller: the token, the organization that it acts in, and the scopes that it has there. */
import { Refusal } from './answers.ts';
import { isUuid } from './calls.ts';
import type { Route } from './routes.ts';
import type { Caller, State, Token } from './state.ts';

/** Answered without a token too. */
const open_operations = ['getModelText', 'listEventTypes'];

/** Operations whose organization is chosen by header, also for users. */
const by_header = ['createGraphWorkflow', 'deleteGraphWorkflow', 'dispatchGraphWorkflowRun'];

/** Undefined only where no token came and none is needed. @throws Refusal */
export function callerOf(state: State, route: Route, headers: NodeJS.Dict<string | string[]>): Caller | undefined {
  const { authorization } = headers;
  if (authorization === undefined && open_operations.includes(route.operation)) return undefined;
  const [, text = ''] = /^Bearer (\S+)$/i.exec(String(authorization)) ?? [];
  const token = state.tokens.get(text);
  if (!token) throw new Refusal('unauthenticated', 'bring a token that is valid');
  const is_chosen = by_header.includes(route.operation);
  const wanted = is_chosen ? (headers['x-organization-id'] as string | undefined) : undefined;
  if (token.kind === 'user' && is_chosen && wanted === undefined)
    throw new Refusal('not_member', 'say which organization you act for');
  const caller = actingIn(state, token, wanted);
  if (route.scope !== undefined && !caller.scopes.includes(route.scope) && !state.faults.has('no scope is asked for'))
    throw new Refusal('missing_scope', `this takes the scope ${route.scope}`);
  return caller;
}

function actingIn(state: State, token: Token, wanted: string | undefined): Caller {
  if (wanted !== undefined && !isUuid(wanted))
    throw new Refusal('invalid', 'the organization is no UUID', ['header', 'X-Organization-Id']);
  const is_other = (id: string) => wanted !== undefined && wanted.toLowerCase() !== id;
  if (token.kind === 'api_key') {
    if (is_other(token.org.id)) throw new Refusal('not_member', 'the key belongs to another organization');
    return { kind: 'api_key', actor_id: token.id, org: token.org, scopes: token.scopes };
  }
  const { user } = token;
  const membership = state.memberships.find((each) => each.user === user && !is_other(each.org.id));
  if (!membership) throw new Refusal('not_member', 'you do not belong to this organization');
  return { kind: 'user', actor_id: user.id, user, org: membership.org, scopes: membership.scopes };
}
