import { judgeAttempt, observeAttempt, unprovenAttempt } from '../../models/refusals.ts';
import { at } from '../../models/steps.ts';
import { check, table } from '../../runner/check.ts';
import { callerOf, type PlainOperation, plainRequest, tokenNeeded } from '../../runner/plain-requests.ts';
import { type StrangerName, strangers } from '../../runner/strangers.ts';

interface Case {
  operation: PlainOperation;
  token: StrangerName;
}

const words: Readonly<Record<StrangerName, string>> = {
  unknown: 'a token that was never issued',
  altered: 'a token in which one character is exchanged',
  empty: 'an empty token',
  basic: 'another scheme than Bearer',
};

/** A token that was never given out opens nothing, however like one of the target's own it looks. */
export const badToken = check<Case>({
  id: 'authentication/bad-token',
  title: 'A request with a token that was never issued is refused',
  clauses: ['authentication.required', 'codes.unauthenticated'],
  since: '0.1.0',
  area: 'authentication',
  operations: [],
  needs: { principals: ['owner'] },
  cases(facts) {
    const operations = tokenNeeded(facts);
    const tokens = Object.keys(strangers) as StrangerName[];
    return table(operations.flatMap((operation) => tokens.map((token) => ({ operation, token }))));
  },
  async run(ctx, { operation, token }) {
    const request = await plainRequest(ctx, operation);
    // Whoever is not known acts in no organization.
    await ctx.call(strangers[token], { ...request, organization: undefined }, 'attempt');
    await ctx.call(callerOf(operation), request, 'control');
  },
  control: unprovenAttempt,
  judge({ case: { token }, ...evidence }) {
    return judgeAttempt({ ...evidence, case: token }, words[token], token === 'empty' || token === 'basic');
  },
  observe: (evidence) => observeAttempt(at(evidence, 'attempt')),
});
