/** Who asks, known in every part that a request passes through: some of them are told the request alone. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Parts } from '../../../src/server/parts.ts';
import type { TokenRow } from '../../../src/store/rows.ts';
import type { Whom } from './request-faults.ts';

/** One request on its way through changed parts. */
export interface Passage {
  token?: TokenRow | undefined;
  /** The organization of the request's header. */
  named?: string | undefined;
  /** The organization that it acts in, once that is known. */
  acts_in?: string;
  /** The refusal that its caller shall be answered with after all. */
  refused?: unknown;
}

export interface Whose {
  passage(): Passage;
  /** Whether the request under way is of those that the fault is for. */
  isMeant(): boolean;
}

/** @param main the organization that is not the second one */
export function followed(parts: Parts, only: Whom | undefined): { parts: Parts; whose: Whose } {
  const passages = new AsyncLocalStorage<Passage>();
  let first_organization: string | null | undefined;
  const passage = () => passages.getStore() ?? {};

  const followedParts: Parts = {
    ...parts,
    authenticate(world, operation, authorization) {
      const mine: Passage = {};
      // Before anything is waited for, so that it holds for all that the caller does next.
      passages.enterWith(mine);
      first_organization ??= world.principals.owner?.organization.id;
      return parts.authenticate(world, operation, authorization).then((token) => {
        mine.token = token;
        return token;
      });
    },
    validate(world, operation, request) {
      passage().named = request.organization?.toLowerCase();
      return parts.validate(world, operation, request);
    },
    async authorize(world, operation, request, token) {
      const mine = passage();
      const caller = await parts.authorize(world, operation, request, token);
      mine.acts_in = caller.organization_id;
      return caller;
    },
  };

  function isMeant(): boolean {
    const { token, named, acts_in } = passage();
    switch (only) {
      case undefined:
        return true;
      case 'api-keys':
        return token !== undefined && token.kind !== 'user';
      case 'user-tokens':
        return token?.kind === 'user';
      case 'second-organization': {
        const organization = acts_in ?? named ?? token?.organization_id;
        return organization != null && organization !== first_organization;
      }
    }
  }

  return { parts: followedParts, whose: { passage, isMeant } };
}
