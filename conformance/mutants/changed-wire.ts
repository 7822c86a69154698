/** An answer or a refusal that leaves otherwise than the dialect writes it. */
import type {
  CanonicalReply,
  CanonicalRequest,
  ProblemReply,
  Refusal,
  WireReply,
} from '../../src/choices/canonical.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import { isObject } from '../../src/json/is-object.ts';
import type { Parts } from '../../src/server/parts.ts';
import { withPart } from './changed-parts.ts';

/** Answers leave otherwise than the dialect writes them. @param of `null` for any */
export function withWire(
  parts: Parts,
  of: OperationId | null,
  change: (wire: WireReply, reply: CanonicalReply, request: CanonicalRequest) => WireReply,
): Parts {
  return withPart(parts, 'dialect', (dialect) => ({
    encodeReply(request, reply) {
      const wire = dialect.encodeReply(request, reply);
      return of === null || request.operation === of ? change(wire, reply, request) : wire;
    },
  }));
}

/** Refusals leave otherwise than the dialect writes them. @param of `null` for any */
export function withProblem(
  parts: Parts,
  of: OperationId | null,
  change: (wire: WireReply, reply: ProblemReply) => WireReply,
): Parts {
  return withPart(parts, 'dialect', (dialect) => ({
    encodeProblem(operation, reply) {
      const wire = dialect.encodeProblem(operation, reply);
      return of === null || operation === of ? change(wire, reply) : wire;
    },
  }));
}

/** The object in a body; undefined where another mutant or permitted server made it something else. */
export function objectIn({ body = '' }: WireReply): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Refusals of one operation are written as those of another. */
export function withProblemsAs(
  parts: Parts,
  of: OperationId,
  other: OperationId,
  which: (reply: ProblemReply) => boolean = () => true,
): Parts {
  return withPart(parts, 'dialect', (dialect) => ({
    encodeProblem: (operation, reply) =>
      dialect.encodeProblem(operation === of && which(reply) ? other : operation, reply),
  }));
}

/** Some refusals of one operation come as an error of the server, which nobody caught. */
export function withUncaught(parts: Parts, of: OperationId, ...refusals: readonly Refusal[]): Parts {
  return withProblem(parts, of, (wire, { refusal }) => (refusals.includes(refusal) ? { ...wire, status: 500 } : wire));
}

/** The page of a framework where nobody wrote an error handler. */
export function asPage(wire: WireReply): WireReply {
  const headers = { ...wire.headers, 'content-type': 'text/html' };
  return { ...wire, headers, body: '<html><body><h1>That did not work</h1></body></html>' };
}

/** A status alone. */
export function withoutBody(wire: WireReply): WireReply {
  return { ...wire, body: '' };
}
