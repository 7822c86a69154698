import type { OperationId } from '../../../src/contract/operations.ts';
import { callUnauthenticated } from '../../acts/call-unauthenticated.ts';
import { tokenNeeded } from '../../models/plain-operations.ts';
import { judgeUnauthenticated, observeUnauthenticated, unprovenRefusal } from '../../models/refusals.ts';
import { exchangeAt } from '../../models/steps.ts';
import type { ControlNotes } from '../../models/tested-requests.ts';
import { check, table } from '../../suite/check.ts';

interface Case {
  operation: OperationId;
}

export const tokenRequired = check<Case, ControlNotes>({
  id: 'authentication/token-required',
  title: 'A request without a token is refused',
  how: 'Each operation that is not anonymous is called without a token and must be refused; the same request with a token must be accepted, else the refusal proves nothing.',
  clauses: ['authentication.required', 'codes.unauthenticated'],
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'] },
  cases: (facts) => table(tokenNeeded(facts).map((operation) => ({ operation }))),
  run: (ctx, { operation }) => callUnauthenticated(ctx, operation, 'nobody'),
  control: unprovenRefusal,
  judge: (evidence, tally) => judgeUnauthenticated(evidence, 'a request without a token', tally),
  observe: (evidence) => observeUnauthenticated(exchangeAt(evidence, 'attempt')),
});
