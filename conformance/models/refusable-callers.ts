/** What is said of requests that some callers are refused, and that must then have changed nothing. */
import type { Evidence } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { PrincipalName } from '../target/target.ts';

/** Begins the steps of their attempts; the caller follows. */
export const refusable = 'refusable';

export const refusal_clause = 'errors.refusal-changes-nothing';

export interface RefusedFor {
  code: 'reader-served' | 'misplaced-served';
  why: string;
}

/** Who may be refused, and for what: the others name an organization of which they are no members. */
export function refusedFor({ principal }: Pick<Exchange, 'principal'>): RefusedFor {
  return principal === ('reader' satisfies PrincipalName)
    ? { code: 'reader-served', why: 'to a principal that may only read' }
    : { code: 'misplaced-served', why: 'for the organization that it named' };
}

/** The evidence without their attempts, and without what tells who may try: an error there costs nothing else its verdict. */
export function besideRefusable({ exchanges }: Pick<Evidence, 'exchanges'>): Pick<Evidence, 'exchanges'> {
  return {
    exchanges: exchanges.filter(
      ({ step, request }) => !step.startsWith(`${refusable}/`) && request.operation !== 'getMe',
    ),
  };
}
