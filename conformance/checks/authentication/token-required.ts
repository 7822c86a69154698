import { isIn, type OperationId } from '../../../src/contract/operations.ts';
import { callUnauthenticated } from '../../acts/call-unauthenticated.ts';
import { namesOwner } from '../../models/acts-in.ts';
import { token_needed, tokenNeeded } from '../../models/plain-operations.ts';
import {
  judgeUnauthenticated,
  observeUnauthenticated,
  unauthenticated_codes,
  unprovenRefusal,
} from '../../models/refusals.ts';
import { exchangeAt } from '../../models/steps.ts';
import type { ControlNotes } from '../../models/tested-requests.ts';
import { check, table } from '../../suite/check.ts';

interface Case {
  operation: OperationId;
  /** The request names the owner's organization in its header. */
  named?: true;
}

export const tokenRequired = check<Case, ControlNotes>({
  id: 'authentication/token-required',
  title: 'A request without a token is refused',
  how: 'Each operation is called without a token, and must refuse; the same request with a token must be accepted, else its refusal proves nothing.',
  clauses: ['authentication.required', 'codes.unauthenticated'],
  codes: unauthenticated_codes,
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], writes: 'unless_read_only', one_of: token_needed },
  cases(facts) {
    const operations = tokenNeeded(facts);
    const reads = namesOwner(facts) ? operations.filter((operation) => !isIn('writes', operation)) : [];
    return table<Case>([
      ...operations.map((operation) => ({ operation })),
      ...reads.map((operation) => ({ operation, named: true as const })),
    ]);
  },
  run(ctx, { operation, named }) {
    return callUnauthenticated(ctx, operation, 'nobody', named && namesOwner(ctx.facts)?.organization);
  },
  control: unprovenRefusal,
  judge({ case: { named }, ...evidence }, tally) {
    const who = `a request without a token${named ? ' that names an organization in X-Organization-Id' : ''}`;
    // The organization may be looked at before the token, and refused with a status of its own.
    return judgeUnauthenticated({ ...evidence, case: named }, who, tally, named);
  },
  observe: (evidence) => (evidence.case.named ? [] : observeUnauthenticated(exchangeAt(evidence, 'attempt'))),
});
