/** Parameters and body fields that a server reads wrongly, or not at all. */
import type { CanonicalQuery, CanonicalRequest, QueryRole } from '../../../src/choices/canonical.ts';
import type { Operation } from '../../../src/contract/operations.ts';
import { operations, roles } from '../../../src/contract/operations.ts';
import { Refused } from '../../../src/server/refused.ts';
import { boundsOf, fieldsOf, other_fields, sizeOf } from './body-fields.ts';
import type { PutInto } from './put.ts';

type AnyRecord = Record<string, unknown>;

export const withHeader: PutInto = (parts, { operation, operator, isMeant, isDue, note }) => ({
  ...parts,
  authorize(world, found, request, token) {
    const { organization, ...without } = request;
    if (found.id !== operation || organization === undefined || !isMeant() || !isDue()) {
      return parts.authorize(world, found, request, token);
    }
    note();
    if (operator === 'refused') throw new Refused('not_member');
    return parts.authorize(world, found, without, token);
  },
});

export function withMember(of: 'query' | 'body'): PutInto {
  return (parts, { operation, name, operator, isMeant, isDue, note }) => {
    const place = of === 'query' ? queryPlace(name) : bodyPlace(operations[operation], name);
    /** A server that reads no value has one of its own: the first that it met. */
    let known: unknown;

    function changed(request: CanonicalRequest): CanonicalRequest {
      const value = place.read(request);
      if (value === undefined) return request;
      known ??= value;
      switch (operator) {
        case 'ignored': {
          const own = place.is_needed ? known : undefined;
          if (own === value || !isDue()) return request;
          note();
          return place.write(request, own);
        }
        case 'cut': {
          const short = cut(value);
          if (short === undefined || !isDue()) return request;
          note();
          return place.write(request, short);
        }
        case 'refused':
          if (!isDue()) return request;
          note();
          throw new Refused('invalid');
        case 'refused-at-lower-bound':
        case 'refused-at-upper-bound': {
          const bound = operator === 'refused-at-lower-bound' ? place.bounds.lower : place.bounds.upper;
          if (sizeOf(value) !== bound || !isDue()) return request;
          note();
          throw new Refused('invalid');
        }
        default:
          return request;
      }
    }

    return {
      ...parts,
      validate(world, found, sent) {
        if (found.id !== operation || !isMeant()) return parts.validate(world, found, sent);
        if (operator !== 'beyond-bound') return changed(parts.validate(world, found, sent));
        try {
          const request = parts.validate(world, found, sent);
          known ??= place.read(request);
          return request;
        } catch (error) {
          if (!(error instanceof Refused) || !isAbout(error, of, name) || !isDue()) throw error;
          const request = parts.validate(world, found, place.write(sent, known));
          note();
          return request;
        }
      },
    };
  };
}

function isAbout({ issues }: Refused, of: string, name: string): boolean {
  return issues.some(({ at }) => at[0] === of && at[1] === name);
}

/** One parameter or field of a request. */
interface MemberPlace {
  bounds: { lower?: number; upper?: number };
  /** True where the server needs a value. */
  is_needed: boolean;
  read(request: CanonicalRequest): unknown;
  write(request: CanonicalRequest, value: unknown): CanonicalRequest;
}

/** Stated of the lists of assets and asset types (section 8). */
const page_bounds = { lower: 1, upper: 500 };

function queryPlace(name: string): MemberPlace {
  const role = Object.entries(roles).find(([, parameter]) => parameter === name)![0] as QueryRole;
  return {
    bounds: role === 'page_size' ? page_bounds : {},
    is_needed: false,
    read: ({ query }) => query[role],
    write: (request, value) => ({ ...request, query: withValue(request.query, role, value) as CanonicalQuery }),
  };
}

function bodyPlace(operation: Operation, name: string): MemberPlace {
  const fields = fieldsOf(operation);
  const is_needed = fields.find((field) => field.name === name)?.is_required ?? false;
  const named = new Set(fields.map((field) => field.name));
  const nameIn = (body: AnyRecord) => (name === other_fields ? Object.keys(body).find((key) => !named.has(key)) : name);
  return {
    bounds: boundsOf(operation, name),
    is_needed: is_needed || name === other_fields,
    read({ body }) {
      const key = isRecord(body) ? nameIn(body) : undefined;
      return key === undefined ? undefined : (body as AnyRecord)[key];
    },
    write(request, value) {
      const { body } = request;
      const key = isRecord(body) ? nameIn(body) : undefined;
      return key === undefined ? request : { ...request, body: withValue(body as AnyRecord, key, value) };
    },
  };
}

function isRecord(value: unknown): value is AnyRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withValue(record: object, key: string, value: unknown): object {
  const { [key]: _, ...others } = record as AnyRecord;
  return value === undefined ? others : { ...others, [key]: value };
}

/** The value without its last part; undefined where it has none to lose. */
function cut(value: unknown): unknown {
  if (typeof value === 'number') {
    const digits = String(Math.abs(value));
    return digits.length > 1 && !digits.includes('e') ? Number(digits.slice(0, -1)) * Math.sign(value) : undefined;
  }
  if (typeof value === 'string') return value.length > 1 ? value.slice(0, -1) : undefined;
  if (Array.isArray(value)) return cutList(value);
  if (!isRecord(value) || 'raw' in value) return undefined;
  const entries = Object.entries(value);
  return entries.length > 1 ? Object.fromEntries(entries.slice(0, -1)) : undefined;
}

/** A filter loses the last letter of its last value, any other list its last member. */
function cutList(list: readonly unknown[]): unknown[] | undefined {
  const last = list.at(-1);
  if (last === undefined) return undefined;
  if (!isRecord(last) || !('operator' in last)) return list.slice(0, -1);
  const { value } = last;
  return typeof value === 'string' && value.length > 1
    ? [...list.slice(0, -1), { ...last, value: value.slice(0, -1) }]
    : undefined;
}
