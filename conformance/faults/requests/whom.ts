/** The caller, known in every part that a request passes through: some parts are told the request alone. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Parts } from '../../../src/server/parts.ts';
import type { TokenRow } from '../../../src/store/rows.ts';
import { hashOf } from '../../../src/store/token-hash.ts';

export const whom_words = ['api-keys', 'user-tokens', 'second-organization', 'reader'] as const;
export type Whom = (typeof whom_words)[number];
export const isWhom = (only: string | undefined): only is Whom => (whom_words as readonly unknown[]).includes(only);

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
  /** True where the fault is for the request under way. */
  isMeant(): boolean;
}

/** The organization in which a request acts, as far as it is known. */
export function organizationOf({ acts_in, named, token }: Passage): string | undefined {
  return acts_in ?? named ?? token?.organization_id ?? undefined;
}

export function followed(parts: Parts, only: Whom | undefined): { parts: Parts; whose: Whose } {
  const passages = new AsyncLocalStorage<Passage>();
  let first_organization: string | null | undefined;
  let reader: string | undefined;
  const passage = () => passages.getStore() ?? {};

  const followedParts: Parts = {
    ...parts,
    authenticate(world, operation, authorization) {
      const mine: Passage = {};
      // Before anything is waited for, so that it holds for all that the caller does next.
      passages.enterWith(mine);
      first_organization ??= world.principals.owner?.organization.id;
      reader ??= hashOf(world.principals.reader?.token ?? '');
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
    const { token } = passage();
    switch (only) {
      case undefined:
        return true;
      case 'api-keys':
        return token !== undefined && token.kind !== 'user';
      case 'user-tokens':
        return token?.kind === 'user';
      case 'second-organization': {
        const organization = organizationOf(passage());
        return organization !== undefined && organization !== first_organization;
      }
      case 'reader':
        return token !== undefined && token.hash === reader;
    }
  }

  return { parts: followedParts, whose: { passage, isMeant } };
}
