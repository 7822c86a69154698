import type { OperationId } from '../../../src/contract/operations.ts';
import { callUnauthenticated } from '../../acts/call-unauthenticated.ts';
import { type StrangerName, strangers } from '../../acts/strangers.ts';
import { tokenNeeded } from '../../models/plain-operations.ts';
import { judgeUnauthenticated, observeUnauthenticated, unprovenRefusal } from '../../models/refusals.ts';
import { exchangeAt } from '../../models/steps.ts';
import type { ControlNotes } from '../../models/tested-requests.ts';
import { check, table } from '../../suite/check.ts';

interface Case {
  operation: OperationId;
  token: StrangerName;
}

const words: Readonly<Record<StrangerName, string>> = {
  unknown: 'a token that was never issued',
  altered: 'a token in which one character is exchanged',
  lengthened: 'a token with one character more than was issued',
  empty: 'an empty token',
  basic: 'another scheme than Bearer',
};

export const badToken = check<Case, ControlNotes>({
  id: 'authentication/bad-token',
  title: 'A request with a token that was never issued is refused',
  how: "Each operation that needs a token is called with an unknown token, with the owner's in which one character is exchanged or behind which one stands, with an empty one, and under another scheme; each must be refused. The same request with a valid token must be accepted, else its refusal proves nothing.",
  clauses: ['authentication.required', 'codes.unauthenticated'],
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'] },
  cases(facts) {
    const operations = tokenNeeded(facts);
    const tokens = Object.keys(strangers) as StrangerName[];
    return table(operations.flatMap((operation) => tokens.map((token) => ({ operation, token }))));
  },
  run: (ctx, { operation, token }) => callUnauthenticated(ctx, operation, strangers[token]),
  control: unprovenRefusal,
  judge({ case: { token }, ...evidence }, tally) {
    return judgeUnauthenticated(
      { ...evidence, case: token },
      words[token],
      tally,
      token === 'empty' || token === 'basic',
    );
  },
  observe: (evidence) => observeUnauthenticated(exchangeAt(evidence, 'attempt')),
});
