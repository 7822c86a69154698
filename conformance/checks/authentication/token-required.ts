import { chosen } from '../../../src/choices/choices.ts';
import { operations as documented, isIn, type OperationId } from '../../../src/contract/operations.ts';
import { refusableRequest } from '../../acts/accepted-request.ts';
import { type StrangerName, strangers } from '../../acts/strangers.ts';
import { namesOwner } from '../../models/acts-in.ts';
import { callerOf, token_needed, tokenNeeded } from '../../models/plain-operations.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { type ControlNotes, controlStep } from '../../models/tested-requests.ts';
import { check, table } from '../../suite/check.ts';

interface Case {
  operation: OperationId;
  /** None unless given. */
  token?: StrangerName;
  /** The request names the owner's organization in its header. */
  named?: true;
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

/** The status of the refusal is the target's choice; it need be one only where there is no token, or one in its usual form. */
export const tokenRequired = check<Case, ControlNotes>({
  id: 'authentication/token-required',
  title: 'A request without a valid token is refused',
  how: 'Each operation is called without a token and with unknown, altered and malformed ones, and must refuse; the same request with a valid token must be accepted.',
  clauses: ['authentication.required', 'codes.unauthenticated'],
  codes: {
    'not-refused': {
      clause: 'authentication.required',
      message: 'An operation is answered to somebody without a valid token.',
    },
    'not-as-declared': {
      clause: 'codes.unauthenticated',
      level: 'declared',
      message: 'A caller without a valid token is refused with another status than the target file declares.',
    },
  },
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
    const shown = ([operation]: readonly OperationId[], ...tokens: StrangerName[]) =>
      tokens.map((token) => ({ operation: operation!, token }));
    return table<Case>([
      ...operations.map((operation) => ({ operation })),
      ...(namesOwner(facts) ? reads.map((operation) => ({ operation, named: true as const })) : []),
      ...operations.flatMap((operation) => shown([operation], 'unknown', 'altered', 'lengthened')),
      ...[...areas, ...writing].flatMap((area) => shown(area, 'empty', 'basic')),
      ...areas.flatMap((area) => shown(area, 'null')),
      ...(reads.length > 0 ? shown(reads, 'undefined', 'recased') : []),
    ]);
  },
  async run(ctx, { operation, token, named }) {
    const { request, ...notes } = await refusableRequest(ctx, operation);
    // An unknown caller acts in no organization, whichever it names.
    const organization = named && namesOwner(ctx.facts)?.organization;
    await ctx.call(token ? strangers[token] : 'nobody', { ...request, organization }, 'attempt');
    if (isIn('deletes', operation)) await ctx.call(callerOf(operation), request, 'control');
    return notes;
  },
  // A refusal proves something only where the same request is accepted from somebody who may.
  control(evidence) {
    if (isSuccess(exchangeAt(evidence, 'attempt'))) return undefined;
    const step = controlStep(evidence);
    return serverError(evidence) ?? unproven(evidence, step, 'the same request is refused to one who may make it');
  },
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt');
    if (!attempt) return [];
    const { operation, token, named } = evidence.case;
    const without = `a request without a token${named ? ' that names an organization in X-Organization-Id' : ''}`;
    const what = token ? words[token] : without;
    const seen = { at: attempt, actual: statusOf(attempt) };
    if (attempt.received && tally.compared(isSuccess(attempt))) {
      return tally.broken('not-refused', {
        ...seen,
        message: `${operation} is answered to ${what}`,
        expected: 'a refusal',
      });
    }
    const declared = chosen(evidence.facts.choices, 'codes.unauthenticated', operation);
    // The organization may be looked at before the token, and refused with a status of its own.
    const is_other = named || (token && malformed.includes(token));
    if (is_other || !isRefused(attempt) || typeof declared !== 'number') return [];
    return tally.holds(attempt.received?.status === declared, 'not-as-declared', {
      ...seen,
      message: `the target file declares codes.unauthenticated: ${declared}, and ${what} is refused with another status`,
      expected: `status ${declared}`,
    });
  },
  observe(evidence) {
    const attempt = exchangeAt(evidence, 'attempt');
    if (evidence.case.named || !attempt || !isRefused(attempt)) return [];
    const { operation } = evidence.case;
    return [{ choice: 'codes.unauthenticated', operation, value: attempt.received?.status }];
  },
});
