import { isIn } from '../../../src/contract/operations.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { plainRequest } from '../../acts/plain-requests.ts';
import { actsIn } from '../../models/acts-in.ts';
import { token_needed, tokenNeeded } from '../../models/plain-operations.ts';
import { exchangeAt, isRefused, showsAnswer, statusOf, stepsOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/**
 * A role need not open everything that an API key opens, so that only a token that opens nothing at all is not taken. A
 * user who names no organization may act in any, so that the header names it where the target file tells its id.
 */
export const userTokens = check<null>({
  id: 'authentication/user-tokens',
  title: 'A user token is taken where an API key is',
  how: 'A user of the same organization calls the reads that an API key opens, and the account read. Not all of them may be refused.',
  clauses: ['authentication.bearer'],
  codes: {
    'user-refused': {
      clause: 'authentication.bearer',
      message: 'The token of a user opens none of the reads that an API key opens, nor the account of the user.',
    },
  },
  since: '0.1.0',
  operations: [],
  needs: {
    principals: ['owner', 'human'],
    writes: 'unless_read_only',
    one_of: token_needed.filter((id) => !isIn('writes', id)),
  },
  cases: () => table([null]),
  async run(ctx) {
    if (ctx.facts.principals.human?.kind !== 'user') {
      ctx.stop('could-not-run', 'principals.human of the target file is no user (kind: user)');
    }
    const acts = actsIn(ctx.facts, 'human');
    // An operation that is open without a token says nothing of one.
    const reads = tokenNeeded(ctx.facts).filter((operation) => !isIn('writes', operation));
    for (const operation of reads) {
      // One read for which something is lacking is no reason not to look at the others.
      await answerOrStop(async () => {
        const { organization: _, ...request } = await plainRequest(ctx, operation);
        // An API key may be refused the account read; that of a user has nobody to compare with.
        if (operation !== 'getMe') await ctx.call('owner', request, `control/${operation}`);
        return ctx.call('human', { ...request, ...acts }, `attempt/${operation}`);
      });
    }
  },
  control(evidence) {
    const attempts = comparable(evidence);
    if (attempts.length === 0) return 'the owner is answered no read either, so that a refusal proves nothing';
    if (evidence.facts.principals.human?.organization?.id !== undefined || attempts.some(showsAnswer)) return undefined;
    return { verdict: 'not-claimed', reason: 'a user who names no organization is refused everywhere, which may be' };
  },
  judge: (evidence, tally) => judgeTaken(comparable(evidence), tally),
});

/** Requests of the user that the owner was answered too, or that are about the user alone. */
function comparable(evidence: Evidence<null>): Exchange[] {
  return stepsOf(evidence, 'attempt').filter((attempt) => {
    const { operation } = attempt.request;
    const is_told = showsAnswer(attempt) || isRefused(attempt);
    return is_told && (operation === 'getMe' || showsAnswer(exchangeAt(evidence, `control/${operation}`)));
  });
}

function judgeTaken(attempts: readonly Exchange[], tally: Tally): Mismatch[] {
  const [first] = attempts;
  if (!first || attempts.length === 1 || tally.each(attempts).some(showsAnswer)) return [];
  return tally.broken('user-refused', { at: first, expected: 'a 2xx', actual: statusOf(first) });
}
