/** Requests that some callers are refused, and that must then have changed nothing. */
import type { Exchange } from '../suite/exchange.ts';
import type { Codes } from '../suite/tally.ts';
import type { PrincipalName } from '../target/target.ts';

/** Begins the steps of their attempts; the caller follows. */
export const refusable = 'refusable';

export const refusal_clause = 'errors.refusal-changes-nothing';

export const refused_caller_codes = {
  'refused-to-reader-and-done': {
    clause: refusal_clause,
    message: 'A request that was refused to a principal that may only read was carried out.',
  },
  'refused-for-organization-and-done': {
    clause: refusal_clause,
    message: 'A request that was refused for the organization that it named was carried out.',
  },
} satisfies Codes;

export interface RefusedFor {
  code: keyof typeof refused_caller_codes;
  why: string;
}

/** The reason why this caller may be refused: the others name an organization of which they are no members. */
export function refusedFor({ principal }: Pick<Exchange, 'principal'>): RefusedFor {
  return principal === ('reader' satisfies PrincipalName)
    ? { code: 'refused-to-reader-and-done', why: 'to a principal that may only read' }
    : { code: 'refused-for-organization-and-done', why: 'for the organization that it named' };
}
