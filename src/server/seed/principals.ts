/** Callers of a world, with their tokens: those that a seed state promises, for tests and target files. */
import { seedNames } from './seed-names.ts';
import type { SeedState } from './seed-state.ts';

interface PrincipalOrganization {
  id: string;
  slug: string;
  name: string;
}

export interface Principal {
  kind: 'api_key' | 'user';
  user_id: string;
  organization: PrincipalOrganization;
  second_organization?: PrincipalOrganization;
  token: string;
  /** The scopes of an API key; a user has those of its memberships. */
  scopes?: readonly string[];
}

/** Callers of every state of the kit. A seed state of one's own may have others instead. */
type PrincipalName = 'owner' | 'reader' | 'human' | 'outsider' | 'no_secret' | 'penniless' | 'expired';

export type Principals = Readonly<Record<string, Principal>> &
  Readonly<Record<PrincipalName, Principal>> & {
    /** A member of two organizations. */
    readonly member: Principal & { second_organization: PrincipalOrganization };
  };

export function principalsOf(state: SeedState, seed: string): Principals {
  const names = seedNames(state, seed);
  const organizationOf = (slug: string): PrincipalOrganization => {
    const found = state.organizations.find((organization) => organization.slug === slug);
    return { id: names.organization(slug), slug, name: found?.name ?? slug };
  };
  const entries = state.principals.map((principal) => {
    const { name, kind, user, organization, second_organization, scopes } = principal;
    const value: Principal = {
      kind,
      user_id: names.user(user),
      organization: organizationOf(organization),
      ...(second_organization !== undefined && { second_organization: organizationOf(second_organization) }),
      token: names.token(principal),
      ...(scopes && { scopes }),
    };
    return [name, value] as const;
  });
  return Object.fromEntries(entries) as Record<string, Principal> as Principals;
}
