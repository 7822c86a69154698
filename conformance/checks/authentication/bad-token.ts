import { operations as documented, isIn, type OperationId } from '../../../src/contract/operations.ts';
import { callUnauthenticated } from '../../acts/call-unauthenticated.ts';
import { type StrangerName, strangers } from '../../acts/strangers.ts';
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
  token: StrangerName;
}

const words: Readonly<Record<StrangerName, string>> = {
  unknown: 'a token that was never issued',
  altered: 'a token in which one character is exchanged',
  lengthened: 'a token with one character more than was issued',
  recased: 'a token whose letters have the other case',
  empty: 'an empty token',
  basic: 'another scheme than Bearer',
  null: 'the word null in the place of a token',
  undefined: 'the word undefined in the place of a token',
};

/** In no form that a token has: a refusal may have another status than that of a token which is not known. */
const malformed: readonly StrangerName[] = ['empty', 'basic', 'null', 'undefined'];

export const badToken = check<Case, ControlNotes>({
  id: 'authentication/bad-token',
  title: 'A request with a token that was never issued is refused',
  how: 'Each operation is called with unknown, altered and malformed tokens, and must refuse them; the same request with a valid token must be accepted, else its refusal proves nothing.',
  clauses: ['authentication.required', 'codes.unauthenticated'],
  codes: unauthenticated_codes,
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], writes: 'unless_read_only', one_of: token_needed },
  cases(facts) {
    const operations = tokenNeeded(facts);
    const reads: OperationId[] = operations.filter((operation) => !isIn('writes', operation));
    // Each area may be a service of its own.
    const byArea = (some: readonly OperationId[]) => [
      ...Map.groupBy(some, (operation) => documented[operation].tag).values(),
    ];
    const [areas, writing] = [byArea(reads), byArea(operations.filter((operation) => !reads.includes(operation)))];
    const issued = ['unknown', 'altered', 'lengthened'] as const;
    const formless = ['empty', 'basic'] as const;
    return table<Case>([
      ...operations.flatMap((operation) => issued.map((token) => ({ operation, token }))),
      ...[...areas, ...writing].flatMap(([operation]) => formless.map((token) => ({ operation: operation!, token }))),
      ...areas.map(([operation]) => ({ operation: operation!, token: 'null' as const })),
      ...reads
        .slice(0, 1)
        .flatMap((operation) => (['undefined', 'recased'] as const).map((token) => ({ operation, token }))),
    ]);
  },
  run: (ctx, { operation, token }) => callUnauthenticated(ctx, operation, strangers[token]),
  control: unprovenRefusal,
  judge({ case: { token }, ...evidence }, tally) {
    return judgeUnauthenticated({ ...evidence, case: token }, words[token], tally, malformed.includes(token));
  },
  observe: (evidence) => observeUnauthenticated(exchangeAt(evidence, 'attempt')),
});
