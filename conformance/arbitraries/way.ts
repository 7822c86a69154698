/** A way to call an operation: what is changed of its plain request, and what the answer must be. */
import { randomUUID } from 'node:crypto';
import type { CanonicalQuery, QueryRole } from '../../src/choices/canonical.ts';
import { isUuid } from '../../src/contract/formats.ts';
import type { RequestDraft } from '../suite/context.ts';
import type { Facts } from '../suite/evidence.ts';
import type { RunName } from '../suite/polled-run.ts';
import type { PrincipalName } from '../target/target.ts';

export interface Way {
  /** `success`: nothing is wrong with the request. `refusal`: a stated rule is broken. `either`: it is left open. */
  expects: 'success' | 'refusal' | 'either';
  /** The clause that is broken where the answer is another than expected; the operation's own one unless given. */
  clause?: string;
  /** Laid over a plain request. @param url of the suite's receiver, where the way `calls_back` */
  change?(plain: RequestDraft, facts: Facts, url: string): Partial<RequestDraft>;
  /** Parameters that need a name; a target that declares none is not called this way. */
  roles?: readonly QueryRole[];
  /** Caller, where it is not the one who always may. */
  caller?: PrincipalName;
  /** Act before the same request: a record is deleted, or deleted already. */
  before?: 'delete';
  read_only?: false;
  /** A success starts a run, or leaves a webhook that nothing deletes: only one family of checks goes this way. */
  costs?: true;
  calls_back?: true;
  /** The run that is asked for, where it is another than the plain one. */
  of?: RunName;
  /** A server that routes by the form of an id has no operation at such a path, and refuses it in another manner. */
  by_router?: true;
  /** The clause that is broken where a list shows anything: there is nothing below what is asked for. */
  is_empty?: string;
  /** Left out: on every target. */
  when?(facts: Facts): boolean;
}

export type Ways = Readonly<Record<string, Way>>;

export const plain: Way = { expects: 'success' };

export function query(expects: Way['expects'], query: CanonicalQuery, clause?: string): Way {
  return {
    expects,
    ...(clause !== undefined && { clause }),
    roles: Object.keys(query).filter((role) => role !== 'unknown') as QueryRole[],
    change: () => ({ query }),
  };
}

export function body(expects: Way['expects'], change: Record<string, unknown>, clause?: string): Way {
  return {
    expects,
    ...(clause !== undefined && { clause }),
    change: (request) => ({ body: { ...(request.body as object), ...change } }),
  };
}

/** The same, by somebody of another organization. */
export function elsewhere(way: Way): Way {
  return { ...way, caller: 'outsider' };
}

/** The plain body without some of its fields. */
export function bodyWithout(expects: Way['expects'], fields: readonly string[], clause?: string): Way {
  return {
    expects,
    ...(clause !== undefined && { clause }),
    change(request) {
      const kept = Object.entries(request.body as object).filter(([name]) => !fields.includes(name));
      return { body: Object.fromEntries(kept) };
    },
  };
}

/** The plain path with another value in some of its places. */
export function path(expects: Way['expects'], change: () => Record<string, string>, clause?: string): Way {
  return {
    expects,
    ...(clause !== undefined && { clause }),
    change: (request) => ({ path: { ...request.path, ...change() } }),
  };
}

/** Of a record: text that no target could have given out as an id. */
const no_id = 'no-such-id';

/** @param name of the id in the path */
export function noId(clause?: string, name = 'id'): Way {
  return { ...path('refusal', () => ({ [name]: no_id }), clause), by_router: true };
}

/** With spaces, which no name has that leads to anything; nobody used it either. */
export function noName(place: string, clause: string): Way {
  return { ...path('refusal', () => ({ [place]: `mrk unused ${randomUUID()}` }), clause), by_router: true };
}

/** Of a list below an id that was never given out: it may be refused, and may be empty. */
export function belowNothing(name: string, clause: string): Ways {
  const below = (id: () => string): Way => ({ ...path('either', () => ({ [name]: id() })), is_empty: clause });
  return { 'below an unknown id': below(randomUUID), 'below an id that is none': below(() => no_id) };
}

/** An object stands where a text or a number must: no conversion makes one of it. */
export const no_scalar = { not: 'a scalar' };

/** No event of the interface, nor of anybody's. */
export const unknown_event = 'mrk.unknown';

export const unknown_parameter = query('either', { unknown: [['mrk_unknown', '1']] });
export const afterDeletion: Way = { expects: 'either', before: 'delete', read_only: false };

/** A name that nobody gave to anything. */
export const unusedName = (): string => `mrk-unused-${randomUUID()}`;

/**
 * The plain request below a name that nobody has, in the form of the one that it has.
 * @param owner the place in the path that names whose it is
 */
export function ofNobody(owner: string, clause: string): Way {
  return {
    expects: 'refusal',
    clause,
    change: ({ path = {} }) => ({
      path: { ...path, [owner]: isUuid(path[owner] ?? '') ? randomUUID() : unusedName() },
    }),
  };
}
