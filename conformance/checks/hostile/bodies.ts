import { isIn, type OperationId, operationsIn } from '../../../src/contract/operations.ts';
import { isObject } from '../../../src/json/is-object.ts';
import { acceptedRequest } from '../../acts/call-unauthenticated.ts';
import { plainRequest } from '../../acts/plain-requests.ts';
import { untilAnswered } from '../../acts/until-answered.ts';
import { type HostileBody, hostileBody, worstBodies } from '../../arbitraries/hostile.ts';
import { canClear } from '../../arbitraries/ratings.ts';
import { hostile_clause, unprovenAttack } from '../../models/hostile.ts';
import { callable, callerOf } from '../../models/plain-operations.ts';
import { type ControlNotes, judgeServerErrors, server_error_codes } from '../../models/tested-requests.ts';
import { check, drawn, table } from '../../suite/check.ts';
import type { Facts } from '../../suite/evidence.ts';

/** Operations whose bodies cost nothing but a record that is deleted again: no dispatch, no webhook. */
const cheap: readonly OperationId[] = operationsIn('bodies').filter(
  (id) => !isIn('dispatches', id) && id !== 'createWebhook',
);

/** A server refuses a body or makes something of it. */
export const hostileBodies = check<HostileBody, ControlNotes>({
  id: 'hostile/bodies',
  title: 'No body brings an operation down',
  how: 'One member of a plain body, or the whole, is exchanged for a hostile value: any success and any refusal is right, the same 5xx three times is not.',
  clauses: [hostile_clause],
  codes: server_error_codes,
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], writes: true, one_of: cheap },
  cases(facts) {
    const taken = attackable(facts);
    if (taken.length === 0) return table([]);
    return { ...drawn(hostileBody(taken), 60), named: worstBodies(taken) };
  },
  async run(ctx, { operation, member, value }) {
    const id = operation as OperationId;
    const { request: _, ...notes } = await acceptedRequest(ctx, id);
    const plain = await plainRequest(ctx, id);
    const body = member === undefined ? value : { ...(plain.body as object), [member]: value };
    if (id === 'rateRun' && asksToClear(body) && !canClear(ctx.facts)) {
      ctx.stop('not-claimed', 'the target file does not say how a rating is cleared (choices.feedback.clearing)');
    }
    await untilAnswered(() => ctx.call(callerOf(id), { ...plain, body }, 'attempt'));
    if (id === 'updateBalance') await ctx.call('owner', await plainRequest(ctx, id), 'restore');
    return notes;
  },
  control: unprovenAttack,
  judge: (evidence, tally) => judgeServerErrors(evidence, placeOf(evidence.case), tally),
});

function asksToClear(body: unknown): boolean {
  return isObject(body) && body.is_positive === null;
}

function attackable(facts: Facts): OperationId[] {
  return callable(facts).filter((operation) => cheap.includes(operation));
}

function placeOf({ member }: HostileBody): string {
  return member === undefined ? 'a hostile body' : `a hostile value of ${member}`;
}
