import { isIn, operationIds } from '../../../src/contract/operations.ts';
import { acceptedRequest } from '../../acts/accepted-request.ts';
import { attackCheck } from '../../acts/attack-check.ts';
import { makesSecrets, webhookBody } from '../../acts/fresh-webhook.ts';
import { isDispatch, kindOfRun } from '../../acts/shared-successes.ts';
import { a_nul, type HostileBody, odd_bodies, worstBodies } from '../../arbitraries/hostile.ts';
import { callable } from '../../models/plain-operations.ts';
import { table } from '../../suite/check.ts';
import type { Facts } from '../../suite/evidence.ts';

/** Start a run, or leave a webhook. */
const costly = operationIds.filter((id) => isDispatch(id) || id === 'createWebhook');

/** Runs and webhooks cost something, so that these bodies are few. */
export const costlyBodies = attackCheck<HostileBody>({
  id: 'hostile/costly-bodies',
  title: 'No body brings a dispatch or the creation of a webhook down',
  how: 'A NUL stands in each text of a dispatch and of a webhook, and other shapes than an object are sent: the same 5xx three times is wrong.',
  since: '0.1.0',
  needs: { writes: true, one_of: costly },
  cases: (facts) => table(worstOfCostly(facts)),
  // The cost of a body of one member is counted before it is sent; another shape than an object makes nothing.
  async plain(ctx, { operation, member }) {
    const { request, ...notes } = await acceptedRequest(ctx, operation);
    const is_counted = member !== undefined && !isDispatch(operation);
    return { ...notes, request: is_counted ? { ...request, body: await webhookBody(ctx, 'hostile') } : request };
  },
  attack(ctx, { operation, member, value }, plain) {
    if (member === undefined) return ctx.call('owner', { ...plain, body: value }, 'attempt');
    const body = { [member]: value };
    if (isDispatch(operation)) return ctx.runs.dispatch('owner', kindOfRun(ctx.facts, operation), 'attempt', { body });
    return ctx.call('owner', { ...plain, body: { ...(plain.body as object), ...body } }, 'attempt');
  },
  nameOf: ({ member }) => (member === undefined ? 'a body of another shape' : `a NUL in ${member}`),
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
