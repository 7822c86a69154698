import { type OperationId, operationIds, operations } from '../../../src/contract/operations.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { plainRequest, unknownPath } from '../../acts/plain-requests.ts';
import { actsIn } from '../../models/acts-in.ts';
import { isByHandler, isOwnRefusal, isProblemDetails, isWithoutEnvelope } from '../../models/envelopes.ts';
import { callable } from '../../models/plain-operations.ts';
import { showsAnswer, stepsOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/** Operations whose refusal the text leaves to "most", and how each is brought to refuse. */
const unknown_record: readonly OperationId[] = [
  'getAsset',
  'deleteAsset',
  'getAssetFolder',
  'deleteAssetFolder',
  'dispatchModelRun2',
  'dispatchModelRun3',
  'dispatchModelRun4',
  'dispatchModelRun5',
  'getRun',
  'deleteGraphWorkflow',
  'dispatchGraphWorkflowRun',
  'listBatchItems',
  'listWebhookDeliveries',
];
const no_text: readonly OperationId[] = [
  'createAssetUpload',
  'createAssetFolder',
  'createGraphWorkflow',
  'createWebhook',
];

/** Routes whose records the suite has or makes, so that an answer about another id there is the operation's own. */
const of_known_routes: readonly OperationId[] = ['getAsset', 'getAssetFolder', 'getRun'];

/** The text leaves room for a few; these have a form that nobody else has, for one and the same fault. */
const more_than_a_few = 3;

/** So many without an envelope, and most of all operations have none. */
const too_many = Math.ceil(operationIds.length / 2);

export const errorEnvelopes = check<Record<string, never>>({
  id: 'document/error-envelopes',
  title: 'Most operations refuse with an error envelope',
  how: 'Operations are asked for unknown records, and creations for things without a text: most that refuse have one of two envelopes, as have routes that show other records.',
  clauses: ['errors.envelope-elsewhere'],
  codes: {
    'most-without-envelope': {
      clause: 'errors.envelope-elsewhere',
      message: 'Most operations refuse without an error envelope.',
    },
    'unknown-without-envelope': {
      clause: 'errors.envelope-elsewhere',
      message: 'Several routes that show records answer for an unknown one without an error envelope.',
    },
  },
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], writes: true, one_of: [...unknown_record, ...no_text] },
  cases: () => table([{}]),
  async run(ctx) {
    const offered = callable(ctx.facts);
    for (const operation of [...unknown_record, ...no_text].filter((one) => offered.includes(one))) {
      const body = operations[operation].request && { name: {}, filename: {} };
      const request = { operation, path: unknownPath(operation), ...(body && { body }), ...actsIn(ctx.facts, 'owner') };
      await answerOrStop(() => ctx.call('owner', request, `refused/${operation}`));
    }
    for (const operation of of_known_routes.filter((one) => offered.includes(one))) {
      await answerOrStop(async () => ctx.call('owner', await plainRequest(ctx, operation), `shown/${operation}`));
    }
  },
  control: (evidence, found) =>
    found.length > 0 || refusalsIn(evidence).length > 0 ? undefined : 'nothing was refused by an operation itself',
  judge(evidence, tally) {
    const without = tally.each(refusalsIn(evidence)).filter(isWithoutEnvelope);
    const [first] = without;
    if (without.length < too_many) return judgeUnknown(evidence, tally);
    return tally.broken('most-without-envelope', {
      at: first,
      message: `${without.length} of ${operationIds.length} operations refuse without an error envelope`,
      expected: '{code, message, errors} or {detail: […]}',
      actual: first?.decoded?.json,
    });
  },
});

/** A framework that answers for a path that it does not know has no reason to on a route that shows other records. */
function judgeUnknown(evidence: Evidence, tally: Tally): Mismatch[] {
  const routes = new Set(stepsOf(evidence, 'shown').filter(showsAnswer).map(routeOf));
  const unknown = stepsOf(evidence, 'refused').filter((one) => routes.has(routeOf(one)) && isNotFound(one));
  const without = tally.each(unknown).filter((one) => isWithoutEnvelope(one) && !isProblemDetails(one));
  if (without.length < more_than_a_few) return [];
  const [first] = without;
  const told = without.map(({ request }) => request.operation).join(', ');
  return tally.broken('unknown-without-envelope', {
    at: first,
    message: `${told} answer for an unknown record without an error envelope`,
    expected: '{code, message, errors} or {detail: […]}',
    actual: first?.decoded?.json ?? first?.received?.body.slice(0, 120),
  });
}

/** Of other statuses a guard in front may think that it knows them too. */
function isNotFound(exchange: Exchange): boolean {
  return isOwnRefusal(exchange) && exchange.received?.status === 404;
}

function routeOf({ request: { operation } }: Exchange): string {
  return operations[operation].path;
}

function refusalsIn(evidence: Evidence): Exchange[] {
  return stepsOf(evidence, 'refused').filter((one) => isByHandler(one, evidence.facts));
}
