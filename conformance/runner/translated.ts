/** Requests and answers between the canonical form and the target's own; ends a case where nobody can tell how. */
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import {
  type DecodedReply,
  type Dialect,
  Inexpressible,
  MissingChoice,
  type WireReply,
} from '../../src/choices/dialect.ts';
import { CaseStopped } from '../suite/context.ts';

/** @throws CaseStopped where the target cannot be asked for it, or its file does not say how */
export function encode(dialect: Dialect, request: CanonicalRequest) {
  const { operation } = request;
  if (!isText([request.path, request.query])) {
    const reason = `${operation} cannot be asked for a text that holds half of a character, which no URL can`;
    throw new CaseStopped({ verdict: 'could-not-run', reason });
  }
  try {
    return dialect.encodeRequest(request);
  } catch (error) {
    if (error instanceof Inexpressible) throw new CaseStopped({ verdict: 'not-claimed', reason: error.message });
    throw undeclared(error);
  }
}

/** False where a text within it has half of a surrogate pair, which has no UTF-8. */
function isText(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  return value === null || typeof value !== 'object' || Object.values(value).every(isText);
}

/** The decoded answer, or the reason why nobody can tell. */
export function decode(
  dialect: Dialect,
  request: CanonicalRequest,
  wire: WireReply,
): DecodedReply | { stop: CaseStopped } {
  try {
    return dialect.decodeReply(request, wire);
  } catch (error) {
    return { stop: undeclared(error) };
  }
}

/** @throws what is no want of a choice */
function undeclared(error: unknown): CaseStopped {
  if (!(error instanceof MissingChoice)) throw error;
  const reason = `the target file does not declare choices.${error.key}, which ${error.operation} needs`;
  return new CaseStopped({ verdict: 'could-not-run', reason, undeclared: true });
}
