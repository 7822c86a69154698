/** A check that sends hostile input, which is answered by a success or a refusal, never by an error of the server. */
import type { OperationId } from '../../src/contract/operations.ts';
import { isSuccess, statusOf } from '../models/steps.ts';
import {
  type ControlNotes,
  controlExchange,
  judgeServerErrors,
  server_error_codes,
  transientError,
} from '../models/tested-requests.ts';
import { type Check, type CheckDraft, check } from '../suite/check.ts';
import type { CheckContext, RequestDraft } from '../suite/context.ts';
import type { Evidence } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import { acceptedRequest } from './accepted-request.ts';
import { untilAnswered } from './until-answered.ts';

type Draft<Case> = CheckDraft<Case, ControlNotes>;

export interface AttackCheck<Case> extends Pick<Draft<Case>, 'id' | 'title' | 'how' | 'since' | 'cases'> {
  /** None unless given. */
  operations?: Check['operations'];
  /** Beside the owner. */
  needs: Check['needs'];
  /** The plain request, and the evidence that it is accepted: one of the run, unless given. */
  plain?(ctx: CheckContext, input: Case): Promise<ControlNotes & { request: RequestDraft }>;
  /** Sends the input in the step `attempt`: again where an error of the server is the answer. */
  attack(ctx: CheckContext, input: Case, plain: RequestDraft): Promise<Exchange>;
  /** Acts behind the last answer. */
  after?(ctx: CheckContext, plain: RequestDraft, last: Exchange): Promise<void>;
  /** Names the input, for the sentence. */
  nameOf(input: Case): string;
}

export function attackCheck<Case extends { operation: OperationId }>({
  operations = [],
  needs,
  plain = (ctx, { operation }) => acceptedRequest(ctx, operation),
  attack,
  after,
  nameOf,
  ...about
}: AttackCheck<Case>): Check {
  return check<Case, ControlNotes>({
    ...about,
    clauses: [server_error_codes['server-error'].clause],
    codes: server_error_codes,
    operations,
    needs: { principals: ['owner'], ...needs },
    async run(ctx, input) {
      const { request, ...notes } = await plain(ctx, input);
      const last = await untilAnswered(() => attack(ctx, input, request));
      await after?.(ctx, request, last);
      return notes;
    },
    control: unproven,
    judge: (evidence, tally) => judgeServerErrors(evidence, nameOf(evidence.case), tally),
  });
}

/**
 * An error that another try did not show has another cause than the input; so has one that the plain request meets too.
 */
function unproven(evidence: Evidence<unknown, ControlNotes>): string | undefined {
  const control = controlExchange(evidence);
  const refused = control && !isSuccess(control);
  return (
    transientError(evidence) ??
    (refused
      ? `the plain request is not accepted (${statusOf(control)}), so that an error does not show a fault with the input`
      : undefined)
  );
}
