/** For mistakes that serve whoever came first, an organization mostly, otherwise than those behind it. */
import type { Parts } from '../../src/server/parts.ts';

/** @returns whether one is the first that it was asked about; to be asked of each as it comes */
export function firstOne(): (one: unknown) => boolean {
  let first: unknown;
  return (one) => {
    first ??= one;
    return one === first;
  };
}

/** @returns whether an organization is the first of the world, whoever comes first: a case that is run alone finds it too */
export function firstOrganization({ store }: Parts): (id: unknown) => Promise<boolean> {
  return async (id) => (await store.organizations())[0]?.id === id;
}
