import { isIn, type OperationId, operationsIn } from '../../../src/contract/operations.ts';
import { isObject } from '../../../src/json/is-object.ts';
import { acceptedRequest } from '../../acts/accepted-request.ts';
import { attackCheck } from '../../acts/attack-check.ts';
import { plainRequest } from '../../acts/plain-requests.ts';
import { type HostileBody, hostileBody, worstBodies } from '../../arbitraries/hostile.ts';
import { canClear } from '../../arbitraries/ratings.ts';
import { callable, callerOf } from '../../models/plain-operations.ts';
import { drawn, table } from '../../suite/check.ts';
import type { Facts } from '../../suite/evidence.ts';

/** Operations whose bodies cost nothing but a record that is deleted again: no dispatch, no webhook. */
const cheap: readonly OperationId[] = operationsIn('bodies').filter(
  (id) => !isIn('dispatches', id) && id !== 'createWebhook',
);

/** A server refuses a body or makes something of it. */
export const hostileBodies = attackCheck<HostileBody>({
  id: 'hostile/bodies',
  title: 'No body brings an operation down',
  how: 'One member of a plain body, or the whole, is exchanged for a hostile value: any success and any refusal is right, the same 5xx three times is not.',
  since: '0.1.0',
  needs: { writes: true, one_of: cheap },
  cases(facts) {
    const taken = attackable(facts);
    if (taken.length === 0) return table([]);
    return { ...drawn(hostileBody(taken), 60), named: worstBodies(taken) };
  },
  // A name that was taken may be good for one record.
  plain: async (ctx, { operation }) => ({
    ...(await acceptedRequest(ctx, operation)),
    request: await plainRequest(ctx, operation),
  }),
  attack(ctx, { operation, member, value }, plain) {
    const body = member === undefined ? value : { ...(plain.body as object), [member]: value };
    if (operation === 'rateRun' && asksToClear(body) && !canClear(ctx.facts)) {
      ctx.stop('not-claimed', 'the target file does not say how a rating is cleared (choices.feedback.clearing)');
    }
    return ctx.call(callerOf(operation), { ...plain, body }, 'attempt');
  },
  async after(ctx, { operation }) {
    if (operation === 'updateBalance') await ctx.call('owner', await plainRequest(ctx, operation), 'restore');
  },
  nameOf: ({ member }) => (member === undefined ? 'a hostile body' : `a hostile value of ${member}`),
});

function asksToClear(body: unknown): boolean {
  return isObject(body) && body.is_positive === null;
}

function attackable(facts: Facts): OperationId[] {
  return callable(facts).filter((operation) => cheap.includes(operation));
}
