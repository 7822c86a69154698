import { judgeAttempt, observeAttempt, unprovenAttempt } from '../../models/refusals.ts';
import { at } from '../../models/steps.ts';
import { check, table } from '../../runner/check.ts';
import { callerOf, type PlainOperation, plainRequest, tokenNeeded } from '../../runner/plain-requests.ts';

interface Case {
  operation: PlainOperation;
}

/** Each operation that is not anonymous refuses a request without a token; the same request with one is accepted. */
export const tokenRequired = check<Case>({
  id: 'authentication/token-required',
  title: 'A request without a token is refused',
  clauses: ['authentication.required', 'codes.unauthenticated'],
  since: '0.1.0',
  area: 'authentication',
  operations: [],
  needs: { principals: ['owner'] },
  cases: (facts) => table(tokenNeeded(facts).map((operation) => ({ operation }))),
  async run(ctx, { operation }) {
    const request = await plainRequest(ctx, operation);
    // Whoever is not known acts in no organization.
    await ctx.call('nobody', { ...request, organization: undefined }, 'attempt');
    await ctx.call(callerOf(operation), request, 'control');
  },
  control: unprovenAttempt,
  judge: (evidence) => judgeAttempt(evidence, 'a request without a token'),
  observe: (evidence) => observeAttempt(at(evidence, 'attempt')),
});
