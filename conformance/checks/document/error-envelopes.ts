import { type OperationId, operationIds, operations } from '../../../src/contract/operations.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { unknownPath } from '../../acts/plain-requests.ts';
import { actsIn } from '../../models/acts-in.ts';
import { isByHandler, isWithoutEnvelope } from '../../models/envelopes.ts';
import { callable } from '../../models/plain-operations.ts';
import { stepsOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';

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

/** So many without an envelope, and most of all operations have none. */
const too_many = Math.ceil(operationIds.length / 2);

export const errorEnvelopes = check<Record<string, never>>({
  id: 'document/error-envelopes',
  title: 'Most operations refuse with an error envelope',
  how: 'Operations are asked for unknown records, and creations for things without a text: most of those that refuse do so with one of the two envelopes.',
  clauses: ['errors.envelope-elsewhere'],
  codes: {
    'most-without-envelope': {
      clause: 'errors.envelope-elsewhere',
      message: 'Most operations refuse without an error envelope.',
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
  },
  control: (evidence) => (refusalsIn(evidence).length > 0 ? undefined : 'nothing was refused by an operation itself'),
  judge(evidence, tally) {
    const without = tally.each(refusalsIn(evidence)).filter(isWithoutEnvelope);
    if (without.length < too_many) return [];
    const [first] = without;
    return tally.broken('most-without-envelope', {
      at: first,
      message: `${without.length} of ${operationIds.length} operations refuse without an error envelope`,
      expected: '{code, message, errors} or {detail: […]}',
      actual: first?.decoded?.json,
    });
  },
});

function refusalsIn(evidence: Evidence): Exchange[] {
  return stepsOf(evidence, 'refused').filter((one) => isByHandler(one, evidence.facts));
}
