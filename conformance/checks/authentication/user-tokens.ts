import { isIn, type OperationId } from '../../../src/contract/operations.ts';
import { plainRequest } from '../../acts/plain-requests.ts';
import { actsIn } from '../../models/acts-in.ts';
import { callable } from '../../models/plain-operations.ts';
import { exchangeAt, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';

interface Case {
  operation: OperationId;
}

export const userTokens = check<Case>({
  id: 'authentication/user-tokens',
  title: 'A user token is taken where an API key is',
  how: 'The reads that an API key opens are called with the token of a user of the same organization, and must be answered. In which organization a user acts who names none is open, so that the header names it where the target file tells its id.',
  clauses: ['authentication.bearer'],
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner', 'human'] },
  cases(facts) {
    const operations = callable(facts).filter((operation) => !isIn('writes', operation));
    return table(operations.flatMap((operation) => (operation === 'getHealth' ? [] : [{ operation }])));
  },
  async run(ctx, { operation }) {
    if (ctx.facts.principals.human?.kind !== 'user') {
      ctx.stop('could-not-run', 'principals.human of the target file is no user (kind: user)');
    }
    const { organization: _, ...request } = await plainRequest(ctx, operation);
    const acts = actsIn(ctx.facts, 'human');
    const answer = await ctx.call('human', { ...request, ...acts }, 'attempt');
    // An API key may be refused the account read; that of a user has nobody to compare with.
    if (operation !== 'getMe') await ctx.call('owner', request, 'control');
    if (!isSuccess(answer) && operation !== 'getMe' && acts.organization === undefined) {
      ctx.stop('not-claimed', `a user who names no organization is refused (${statusOf(answer)}), which may be`);
    }
  },
  control(evidence) {
    const control =
      evidence.case.operation === 'getMe' ? undefined : unproven(evidence, 'control', 'the owner is refused too');
    return serverError(evidence) ?? control;
  },
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt');
    if (tally.compared(isSuccess(attempt))) return [];
    const { operation } = evidence.case;
    return [
      {
        code: 'user-refused',
        clause: 'authentication.bearer',
        message: `${operation} refuses the token of a user`,
        expected: 'a 2xx',
        actual: statusOf(attempt),
        operation,
        exchange: attempt?.number,
      },
    ];
  },
});
