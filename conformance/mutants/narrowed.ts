/** A mutant narrowed to some of its requests: its fault is there for users alone, or from the second asking on. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import { type Call, exchanged, type Handlers, type Parts } from '../../src/server/parts.ts';
import type { TokenRow } from '../../src/store/rows.ts';

export interface Asked {
  operation: string;
  request: CanonicalRequest;
  token: TokenRow | undefined;
}

/** Which requests meet the fault. It may keep what it has seen: one is made for each server. */
export type Narrowing = () => (asked: Asked) => boolean;

export const narrowings = {
  users:
    () =>
    ({ token }) =>
      token?.kind === 'user',
  keys:
    () =>
    ({ token }) =>
      token?.kind === 'api_key',
  again: () => {
    const seen = new Set<string>();
    return ({ operation, request, token }) => {
      const asked = JSON.stringify([operation, token?.hash, request]);
      const is_new = !seen.has(asked);
      seen.add(asked);
      return !is_new;
    };
  },
  elsewhere: () => {
    let first: string | undefined;
    return ({ request, token }) => {
      const organization = request.organization ?? token?.organization_id;
      if (!organization) return false;
      first ??= organization;
      return organization !== first;
    };
  },
} satisfies Record<string, Narrowing>;

interface Visit {
  token?: TokenRow;
  meets?: boolean;
}

/** The parts that take a request to its answer, and no other. */
const narrowable: ReadonlySet<string> = new Set(['handlers', 'lists', 'authorize', 'validate', 'dialect', 'cursors']);

/** Undefined where the fault lies in what no request passes through. */
export function narrowed(parts: Parts, mutated: Parts, narrowing: Narrowing): Parts | undefined {
  const changed = (Object.keys(mutated) as (keyof Parts)[]).filter((key) => mutated[key] !== parts[key]);
  if (changed.length === 0 || changed.some((key) => !narrowable.has(key))) return undefined;
  const meets = narrowing();
  const visits = new AsyncLocalStorage<Visit>();
  const meant = () => (visits.getStore()?.meets ? mutated : parts);
  const handlers = Object.fromEntries(
    Object.keys(parts.handlers).map((id) => [id, (call: Call) => meant().handlers[id as keyof Handlers](call)]),
  ) as Handlers;
  return {
    ...parts,
    handlers,
    async authenticate(world, operation, authorization) {
      const visit: Visit = {};
      visits.enterWith(visit);
      visit.token = await parts.authenticate(world, operation, authorization);
      return visit.token;
    },
    validate(world, operation, request) {
      const visit = visits.getStore()!;
      visit.meets = meets({ operation: operation.id, request, token: visit.token });
      return meant().validate(world, operation, request);
    },
    authorize: (...asked) => meant().authorize(...asked),
    lists: exchanged(parts.lists, { page: (call, list) => meant().lists.page(call, list) }),
    cursors: new Proxy(parts.cursors, {
      get: (_, key) => {
        const at = meant().cursors;
        const value: unknown = Reflect.get(at, key);
        return typeof value === 'function' ? value.bind(at) : value;
      },
    }),
    dialect: exchanged(parts.dialect, {
      encodeReply: (...shown) => meant().dialect.encodeReply(...shown),
    }),
  };
}
