/** The principals of a target file: their tokens, what they may read, and their organizations. All by reading. */

import { type OperationId, operations } from '../../src/contract/operations.ts';
import { InputError } from '../../src/input/input-error.ts';
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { actsIn } from '../models/acts-in.ts';
import type { Session } from '../runner/session.ts';
import type { CheckContext } from '../suite/context.ts';
import { type PrincipalName, principalNames } from '../target/target.ts';
import { type Finding, findingsOf } from './finding.ts';

const tokens = findingsOf('credentials');
const named = findingsOf('organizations');

/** Organizations that users are shown to be in, by id. */
type Shown = Map<string, { slug: unknown; scopes: readonly string[] }>;

export async function tryCallers(session: Session, ctx: CheckContext): Promise<Finding[]> {
  const findings: Finding[] = [];
  const shown: Shown = new Map();
  const usable: PrincipalName[] = [];
  for (const principal of principalNames) {
    if (session.target.principals[principal] === undefined) continue;
    const found = await tryToken(session, ctx, principal);
    findings.push(...found);
    if (found.every(({ state }) => state === 'well')) usable.push(principal);
  }
  for (const principal of usable) findings.push(...(await tryMemberships(session, ctx, principal, shown)));
  const before = findings.length;
  for (const principal of usable) findings.push(...organizationProblems(session, principal, shown));
  if (findings.length === before && shown.size > 0) {
    findings.push(named.well(`${shown.size} organizations are as their users see them`));
  }
  return findings;
}

/** Lists that anybody with a token may be asked for. */
function lists(session: Session): OperationId[] {
  return session.facts.operations.filter((id) => {
    const { method, path_parameters, success } = operations[id];
    return method === 'GET' && path_parameters.length === 0 && success.kind === 'page';
  });
}

async function tryToken(session: Session, ctx: CheckContext, principal: PrincipalName): Promise<Finding[]> {
  const key = `principals.${principal}.token`;
  try {
    await session.tokens.tokenOf(principal);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return [tokens.problem(key, error.message, 'give a token, or what brings one')];
  }
  const acts = actsIn(session.facts, principal);
  const statuses = new Map<OperationId, number>();
  for (const operation of [...lists(session), 'getMe'] as OperationId[]) {
    if (!session.facts.operations.includes(operation)) continue;
    const { exchange } = await answerOrStop(() =>
      ctx.call(principal, { operation, ...(operation === 'getMe' ? {} : acts) }, `${principal}/${operation}`),
    );
    if (exchange?.received) statuses.set(operation, exchange.received.status);
  }
  const all = [...statuses];
  if (all.length === 0) return [tokens.problem(key, 'no read with it is answered', 'look into the log of the target')];
  if (all.every(([, status]) => status === 401)) {
    const says = `the token is refused: 401 at ${all.map(([id]) => lineOf(id)).join(', ')}`;
    return [tokens.problem(key, says, 'give one that is valid there now')];
  }
  const refused = all.filter(([id, status]) => status === 403 && id !== 'getMe').map(([id]) => lineOf(id));
  const may = all.filter(([, status]) => status < 300).length;
  const { kind } = session.target.principals[principal]!;
  const me = statuses.get('getMe');
  const findings: Finding[] = [];
  if (kind === 'user' && (me === 401 || me === 403)) {
    const says = `the account read refuses it with ${me}, which a user may call`;
    findings.push(tokens.problem(`principals.${principal}.kind`, says, 'an API key has kind: api_key'));
  }
  if (principal === 'owner' && refused.length > 0) {
    const says = `403 at ${refused.join(', ')}`;
    findings.push(
      tokens.problem(key, says, 'the owner has every scope: give a token that does, or leave the area out'),
    );
  }
  return findings.length > 0
    ? findings
    : [tokens.well(`principals.${principal}: ${may} of ${all.length} reads answered`)];
}

/** Gathers what users are told of their organizations; one that may not act in its own is a problem. */
async function tryMemberships(
  session: Session,
  ctx: CheckContext,
  principal: PrincipalName,
  shown: Shown,
): Promise<Finding[]> {
  const { kind, organization, second_organization } = session.target.principals[principal]!;
  const findings: Finding[] = [];
  for (const [key, id] of [
    ['organization', organization?.id],
    ['second_organization', second_organization?.id],
  ]) {
    const [operation] = lists(session);
    if (id === undefined || operation === undefined) continue;
    const { exchange } = await answerOrStop(() =>
      ctx.call(principal, { operation, organization: id }, `${principal}/${key}`),
    );
    const status = exchange?.received?.status ?? 0;
    if (![400, 403, 404, 422].includes(status)) continue;
    const says = `${lineOf(operation)} in the name of ${id} answers ${status}`;
    const mend = `give the id of an organization that ${principal} belongs to`;
    findings.push(named.problem(`principals.${principal}.${key}.id`, says, mend));
  }
  if (kind !== 'user' || !session.facts.operations.includes('getMe')) return findings;
  const query = { embed: ['memberships'] };
  const { exchange } = await answerOrStop(() => ctx.call(principal, { operation: 'getMe', query }, `${principal}/me`));
  const { memberships } = exchange?.decoded?.record ?? {};
  for (const one of Array.isArray(memberships) ? memberships : []) {
    const { org, scopes } = (one ?? {}) as { org?: { id?: unknown; slug?: unknown }; scopes?: unknown };
    if (typeof org?.id !== 'string') continue;
    shown.set(org.id.toLowerCase(), { slug: org.slug, scopes: Array.isArray(scopes) ? scopes.map(String) : [] });
  }
  return findings;
}

function organizationProblems({ target }: Session, principal: PrincipalName, shown: Shown): Finding[] {
  const { organization, second_organization } = target.principals[principal]!;
  const findings: Finding[] = [];
  for (const [key, one] of Object.entries({ organization, second_organization })) {
    const known = one?.id === undefined ? undefined : shown.get(one.id.toLowerCase());
    if (typeof known?.slug !== 'string' || one?.slug === undefined || one.slug === known.slug) continue;
    const says = `users of ${one.id} see it as ${known.slug}, not as ${one.slug}`;
    findings.push(named.problem(`principals.${principal}.${key}.slug`, says, `write ${known.slug}`));
  }
  return findings;
}

export function lineOf(operation: OperationId): string {
  const { method, path } = operations[operation];
  return `${method} ${path}`;
}
