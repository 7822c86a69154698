/** A server that refuses what it must take, or takes what it must refuse. */
import type { CanonicalRequest, Refusal } from '../../src/choices/canonical.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Call, HandlerReply, Parts } from '../../src/server/parts.ts';
import { Refused } from '../../src/server/refused.ts';
import { withHandlers, withPart } from './changed-parts.ts';
import { withReply } from './changed-replies.ts';

type Body = Record<string, unknown>;

/** Requests are refused that should be taken. @param operation `null` for any */
export function withRefusal(
  parts: Parts,
  operation: OperationId | null,
  which: (request: CanonicalRequest, body: Body) => boolean,
  refusal: Refusal = 'invalid',
): Parts {
  return {
    ...parts,
    validate(world, found, request) {
      if ((operation === null || found.id === operation) && which(request, bodyOf(request))) throw new Refused(refusal);
      return parts.validate(world, found, request);
    },
  };
}

/**
 * Requests with some headers are refused as a media type that is not taken.
 *
 * @param which is told the headers by their names in lower case
 */
export function withRefusedHeaders(
  parts: Parts,
  which: (headers: Readonly<Record<string, string | string[] | undefined>>) => boolean,
): Parts {
  return withPart(parts, 'dialect', (dialect) => ({
    decodeRequest(operation, path, query, headers, body) {
      if (which(headers)) throw new Refused('wrong_media_type');
      return dialect.decodeRequest(operation, path, query, headers, body);
    },
  }));
}

/** The body of one operation is taken for another, before anything is looked at. */
export function withBody(parts: Parts, operation: OperationId, change: (body: Body) => unknown): Parts {
  return {
    ...parts,
    validate(world, found, request) {
      const read = found.id === operation ? { ...request, body: change(bodyOf(request)) } : request;
      return parts.validate(world, found, read);
    },
  };
}

/**
 * A request is carried out without what is wrong in its body, and refused then.
 *
 * @param right what is done, undefined where nothing is wrong
 */
export function withInvalidDone(parts: Parts, operation: OperationId, right: (body: Body) => Body | undefined): Parts {
  const wrong = new WeakSet<object>();
  const done = withReply(parts, operation, (reply, { request }) => {
    if (wrong.has(request.body as object)) throw new Refused('invalid');
    return reply;
  });
  return {
    ...done,
    validate(world, found, request) {
      const body = found.id === operation ? right(bodyOf(request)) : undefined;
      if (!body) return parts.validate(world, found, request);
      const valid = parts.validate(world, found, { ...request, body });
      wrong.add(valid.body as object);
      return valid;
    },
  };
}

/** One operation answers where its handler finds nothing. */
export function withoutNotFound(
  parts: Parts,
  operation: OperationId,
  answer: (call: Call) => HandlerReply | Promise<HandlerReply>,
): Parts {
  return withHandlers(parts, ({ [operation]: original }) => ({
    async [operation](call: Call) {
      try {
        return await original(call);
      } catch (error) {
        if (!(error instanceof Refused) || error.refusal !== 'not_found') throw error;
        return answer(call);
      }
    },
  }));
}

/** A path in which an id or a name is none is read as another. @param other undefined has the path refused */
export function withNoneReadAs(
  parts: Parts,
  operation: OperationId,
  other: (path: CanonicalRequest['path']) => CanonicalRequest['path'] | undefined,
): Parts {
  return {
    ...parts,
    validate(world, found, request) {
      try {
        return parts.validate(world, found, request);
      } catch (error) {
        const is_none = error instanceof Refused && error.refusal === 'malformed_id';
        const path = found.id === operation && is_none ? other(request.path) : undefined;
        if (!path) throw error;
        return parts.validate(world, found, { ...request, path });
      }
    },
  };
}

/** A path in which an id or a name is none is read as the last one that led to something. */
export function withLastPath(parts: Parts, operation: OperationId): Parts {
  let last: CanonicalRequest['path'] | undefined;
  const kept = withReply(parts, operation, (reply, { request }) => {
    last = request.path;
    return reply;
  });
  return withNoneReadAs(kept, operation, () => last);
}

/** The body as it came: a list stays one. */
function bodyOf({ body }: CanonicalRequest): Body {
  return (body ?? {}) as Body;
}
