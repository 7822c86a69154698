import { attemptAs } from '../../acts/attempt-as.ts';
import type { ControlNotes } from '../../models/attempts.ts';
import { type PlainOperation, tokenNeeded } from '../../models/plain-operations.ts';
import { judgeAttempt, observeAttempt, unprovenAttempt } from '../../models/refusals.ts';
import { at } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';

interface Case {
  operation: PlainOperation;
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
  run: (ctx, { operation }) => attemptAs(ctx, operation, 'nobody'),
  control: unprovenAttempt,
  judge: (evidence) => judgeAttempt(evidence, 'a request without a token'),
  observe: (evidence) => observeAttempt(at(evidence, 'attempt')),
});
