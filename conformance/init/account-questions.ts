/** Callers: the organizations that users belong to, and those that keys act in. */
import { type PrincipalName, principalNames, type Target, type TargetOrganization } from '../target/target.ts';
import type { Answer, Asker } from './asker.ts';
import type { Findings } from './findings.ts';
import { isUuid } from './places.ts';

export function callersWith({ principals }: Target, names: readonly PrincipalName[]): PrincipalName[] {
  return names.filter((name) => principals[name] !== undefined);
}

export interface Accounts {
  organizations: TargetOrganization[];
  ids: string[];
  of: Partial<Record<PrincipalName, readonly TargetOrganization[]>>;
}

/** Users, and the organizations that they belong to. */
export async function askAccounts(asker: Asker, target: Target): Promise<Accounts> {
  const accounts: Accounts = { organizations: [], ids: [], of: {} };
  for (const caller of callersWith(target, principalNames)) {
    noteAccount(accounts, caller, await asker.ask(account, { caller }));
  }
  return accounts;
}

const account = { operation: 'getMe' as const, query: { embed: ['memberships'] } };

function noteAccount(accounts: Accounts, caller: PrincipalName, { reply }: Answer): void {
  const { id, memberships } = reply?.record ?? {};
  if (isUuid(id)) accounts.ids.push(id);
  if (!Array.isArray(memberships)) return;
  const own = memberships.flatMap(({ org }: { org?: { id?: string; slug?: string } }) =>
    isUuid(org?.id) ? [{ id: org.id, ...(org.slug !== undefined && { slug: org.slug }) }] : [],
  );
  accounts.of[caller] = own;
  accounts.organizations.push(...own);
}

/** Users who are refused without an organization, asked again in that of the owner. */
export async function askHomeless(
  { asker, findings, target }: { asker: Asker; findings: Findings; target: Target },
  accounts: Accounts,
  home: string | undefined,
): Promise<void> {
  const users = callersWith(target, principalNames).filter((name) => target.principals[name]!.kind === 'user');
  for (const caller of users) {
    if (accounts.of[caller] !== undefined || home === undefined) continue;
    const named = await asker.ask({ ...account, organization: home }, { caller });
    noteAccount(accounts, caller, named);
    if (named.reply?.outcome !== 'success')
      findings.doubt(`where the ${caller} belongs`, `${named.line}, in the owner's organization`);
  }
}

/** A key acts where what it makes belongs; a user has memberships. */
export function nameOrganizations(target: Target, keys: Partial<Record<PrincipalName, string>>, users: Accounts): void {
  const slugs = new Map(users.organizations.map(({ id, slug }) => [id, slug]));
  const named = (id: string): TargetOrganization => ({
    id,
    ...(slugs.get(id) !== undefined && { slug: slugs.get(id)! }),
  });
  for (const name of callersWith(target, principalNames)) {
    const principal = target.principals[name]!;
    const own = users.of[name] ?? [];
    // A reader makes nothing: its role says that it is of the owner's organization.
    const home = keys[name] ?? (['reader', 'human', 'member'].includes(name) ? keys.owner : undefined) ?? own[0]?.id;
    if (home !== undefined) principal.organization = { ...named(home), ...principal.organization };
    const second = own.find(({ id }) => id !== home);
    if (name === 'member' && second) principal.second_organization ??= { ...second };
  }
}
