/** A mutant narrowed to some of its requests: its fault is there for users alone, or from the second asking on. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import { type Call, exchanged, type Handlers, type Parts } from '../../src/server/parts.ts';
import type { TokenRow } from '../../src/store/rows.ts';

interface Asked {
  operation: OperationId;
  request: CanonicalRequest;
  token: TokenRow | undefined;
}

/** Tells the requests that meet the fault; one is made for each server, since it may keep what it has seen. */
const narrowings = {
  'users alone':
    () =>
    ({ token }: Asked) =>
      token?.kind === 'user',
  'asked again': () => {
    const seen = new Set<string>();
    return ({ operation, request, token }: Asked) => {
      const asked = JSON.stringify([operation, token?.hash, request]);
      const is_known = seen.has(asked);
      seen.add(asked);
      return is_known;
    };
  },
} as const;

export type NarrowingName = keyof typeof narrowings;
export const narrowingNames = Object.keys(narrowings) as NarrowingName[];

interface Visit {
  token?: TokenRow;
  meets_fault?: boolean;
}

/** The parts that take a request to its answer. */
const on_the_way: ReadonlySet<string> = new Set(['handlers', 'lists', 'authorize', 'validate', 'dialect', 'cursors']);

/**
 * The fault meets some requests alone.
 *
 * @returns undefined where the fault lies in parts that no request passes through, such as an engine
 */
export function narrowed(parts: Parts, mutated: Parts, narrowing: NarrowingName): Parts | undefined {
  const changed = Object.keys(mutated).filter((key) => mutated[key as keyof Parts] !== parts[key as keyof Parts]);
  if (changed.length === 0 || changed.some((key) => !on_the_way.has(key))) return undefined;
  const meetsFault = narrowings[narrowing]();
  const visits = new AsyncLocalStorage<Visit>();
  const meant = () => (visits.getStore()?.meets_fault ? mutated : parts);
  const handlers = Object.fromEntries(
    (Object.keys(parts.handlers) as OperationId[]).map((id) => [id, (call: Call) => meant().handlers[id](call)]),
  ) as Handlers;
  return {
    ...parts,
    handlers,
    async authenticate(world, operation, authorization) {
      const visit: Visit = {};
      visits.enterWith(visit);
      const token = await parts.authenticate(world, operation, authorization);
      if (token) visit.token = token;
      return token;
    },
    validate(world, operation, request) {
      const visit = visits.getStore()!;
      visit.meets_fault = meetsFault({ operation: operation.id, request, token: visit.token });
      return meant().validate(world, operation, request);
    },
    authorize: (...asked) => meant().authorize(...asked),
    lists: exchanged(parts.lists, { page: (call, list) => meant().lists.page(call, list) }),
    cursors: new Proxy(parts.cursors, { get: (_, key) => Reflect.get(meant().cursors, key) }),
    dialect: exchanged(parts.dialect, { encodeReply: (...shown) => meant().dialect.encodeReply(...shown) }),
  };
}
