import { isIn, operationIds } from '../../../src/contract/operations.ts';
import { acceptedRequest } from '../../acts/call-unauthenticated.ts';
import { makesSecrets, webhookBody } from '../../acts/fresh-webhook.ts';
import { isDispatch, kindOfRun } from '../../acts/shared-successes.ts';
import { untilAnswered } from '../../acts/until-answered.ts';
import { a_nul, type HostileBody, odd_bodies, worstBodies } from '../../arbitraries/hostile.ts';
import { hostile_clause, unprovenAttack } from '../../models/hostile.ts';
import { callable } from '../../models/plain-operations.ts';
import { type ControlNotes, judgeServerErrors, server_error_codes } from '../../models/tested-requests.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext, RequestDraft } from '../../suite/context.ts';
import type { Facts } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';

/** Start a run, or leave a webhook. */
const costly = operationIds.filter((id) => isDispatch(id) || id === 'createWebhook');

/** Runs and webhooks cost something, so that these bodies are few. */
export const costlyBodies = check<HostileBody, ControlNotes>({
  id: 'hostile/costly-bodies',
  title: 'No body brings a dispatch or the creation of a webhook down',
  how: 'A NUL stands in each text of a dispatch and of a webhook, and other shapes than an object are sent: the same 5xx three times is wrong.',
  clauses: [hostile_clause],
  codes: server_error_codes,
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], writes: true, one_of: costly },
  cases: (facts) => table(worstOfCostly(facts)),
  async run(ctx, attack) {
    const { request, ...notes } = await acceptedRequest(ctx, attack.operation);
    await attackCostly(ctx, attack, request);
    return notes;
  },
  control: unprovenAttack,
  judge: (evidence, tally) => judgeServerErrors(evidence, placeOf(evidence.case), tally),
});

/**
 * Of operations that start a run or leave a webhook where they accept a body: the worst value of each member, and
 * bodies of another shape. One reader of bodies serves the dispatches of all models.
 */
function worstOfCostly(facts: Facts): HostileBody[] {
  const offered = callable(facts).filter((id) => costly.includes(id));
  const [model] = offered.filter((id) => isIn('model_dispatches', id));
  const taken = offered.filter((id) => id === model || !isIn('model_dispatches', id));
  const text_field = model && facts.fixtures?.models?.[kindOfRun(facts, model)]?.text_field;
  const of_text = model && text_field !== undefined ? [{ operation: model, member: text_field, value: a_nul }] : [];
  const whole = taken.flatMap((operation) => odd_bodies.map((value) => ({ operation, value })));
  const members = worstBodies(taken).filter(
    ({ operation, member }) => operation !== 'createWebhook' || member !== 'secret' || !makesSecrets(facts),
  );
  return [...members, ...of_text, ...whole];
}

/** The cost of a body of one member is counted before it is sent; another shape than an object makes nothing. */
async function attackCostly(
  ctx: CheckContext,
  { operation, member, value }: HostileBody,
  accepted: RequestDraft,
): Promise<Exchange> {
  if (member === undefined) return untilAnswered(() => ctx.call('owner', { ...accepted, body: value }, 'attempt'));
  if (!isDispatch(operation)) {
    const body = { ...(await webhookBody(ctx, 'hostile')), [member]: value };
    return untilAnswered(() => ctx.call('owner', { ...accepted, body }, 'attempt'));
  }
  const kind = kindOfRun(ctx.facts, operation);
  return untilAnswered(() => ctx.runs.dispatch('owner', kind, 'attempt', { body: { [member]: value } }));
}

function placeOf({ member }: HostileBody): string {
  return member === undefined ? 'a body of another shape' : `a NUL in ${member}`;
}
