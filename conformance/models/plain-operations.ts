/** Plain calls of each operation: what they do and take, who may make them, and whether this target offers it. */
import { isIn, type OperationId, operationIds, operations, operationsIn } from '../../src/contract/operations.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Stop } from '../suite/exchange.ts';
import { lacking } from '../suite/lacking.ts';
import type { ModelFixture, PrincipalName } from '../target/target.ts';

function couldNotRun(reason: string): Stop {
  return { verdict: 'could-not-run', reason };
}

/** Operations that have to be called before another can be. */
const makers: { readonly [Id in OperationId]?: readonly OperationId[] } = {
  deleteAsset: ['createAssetUpload'],
  getAssetFolder: ['createAssetFolder'],
  deleteAssetFolder: ['createAssetFolder'],
  rateRun: ['getRun'],
  deleteGraphWorkflow: ['createGraphWorkflow'],
  getBatchItem: ['listBatchItems'],
};

/** The reason why an operation of a claimed area cannot be called on this target; undefined where it can. */
export function whyNotCallable(facts: Facts, operation: OperationId): Stop | undefined {
  const { fixtures = {} } = facts;
  const maker = makers[operation]?.find((id) => !facts.operations.includes(id));
  if (maker) {
    const reason = `the target does not claim ${maker}, which makes the record that it takes`;
    return { verdict: 'not-claimed', reason };
  }
  if (isIn('model_dispatches', operation)) {
    const { length } = operations[operation].path_parameters;
    if (modelOf(facts, length)) return undefined;
    const none = lacking(facts, `fixtures.models.${segment_names[length]}`);
    return none.verdict === 'not-claimed'
      ? none
      : couldNotRun(`no model in fixtures.models has a path of ${length} segments`);
  }
  switch (operation) {
    // The answer of the account read to an API key is the target's choice.
    case 'getMe':
      return facts.principals.human ? undefined : lacking(facts, 'principals.human');
    case 'updateBalance':
      return facts.restore_threshold === undefined
        ? couldNotRun('the target file does not give billing.restore_threshold, the threshold to put back')
        : undefined;
    case 'getRun':
      return fixtures.models?.succeeds ? undefined : lacking(facts, 'fixtures.models.succeeds');
    case 'rateRun': {
      const missing = fixtures.models?.succeeds ? 'principals.human' : 'fixtures.models.succeeds';
      return fixtures.models?.succeeds && facts.principals.human ? undefined : lacking(facts, missing);
    }
    case 'createGraphWorkflow':
    case 'deleteGraphWorkflow':
      return fixtures.workflow?.create ? undefined : lacking(facts, 'fixtures.workflow.create');
    case 'dispatchGraphWorkflowRun':
      return fixtures.workflow?.slug && fixtures.workflow.owner
        ? undefined
        : lacking(facts, 'fixtures.workflow with owner and slug');
    case 'listBatchItems':
    case 'getBatchItem':
      return fixtures.batches?.finished ? undefined : lacking(facts, 'fixtures.batches.finished');
    case 'getModelText':
      return fixtures.catalog?.public ? undefined : lacking(facts, 'fixtures.catalog.public');
    case 'createWebhook':
      return facts.no_new_webhooks ?? facts.no_webhooks;
    case 'listWebhookDeliveries':
      return facts.no_webhooks;
    default:
      return undefined;
  }
}

/** The operations that can be called on this target: claimed, not forbidden, and with all that they take. */
export function callable(facts: Facts): OperationId[] {
  return operationIds.filter((operation) => {
    if (!facts.operations.includes(operation) || whyNotCallable(facts, operation) !== undefined) return false;
    return !facts.read_only || !needsWrites(operation);
  });
}

/** Reads of records that the target file does not name, which the suite has to make. */
const reads_of_made = ['getAssetFolder', 'getRun', 'listWebhookDeliveries'];

/** As `needs` of a check of this operation alone tells it: an asset to read is made where one may be. */
export function writesFor(operation: OperationId): boolean | 'unless_read_only' {
  return needsWrites(operation) || (operation === 'getAsset' && 'unless_read_only');
}

export function needsWrites(operation: OperationId): boolean {
  return isIn('writes', operation) || reads_of_made.includes(operation);
}

/**
 * Operations that a caller without a token may be answered, on some targets or on all (section 5, and an open clause).
 */
const perhaps_anonymous: readonly OperationId[] = [...operationsIn('anonymous'), 'listEventTypes'];

/** The operations that nobody may call without a token. */
export const token_needed: readonly OperationId[] = operationIds.filter((id) => !perhaps_anonymous.includes(id));

/** Those of them that can be called on this target. */
export function tokenNeeded(facts: Facts): OperationId[] {
  return callable(facts).filter((operation) => token_needed.includes(operation));
}

const humans: readonly OperationId[] = ['getMe', 'rateRun'];

/** The principal who may call it on every target. */
export function callerOf(operation: OperationId): PrincipalName {
  return humans.includes(operation) ? 'human' : 'owner';
}

/** A model whose path has so many segments: the one that is named for it, or any that ends well. */
export function modelOf({ fixtures = {} }: Pick<Facts, 'fixtures'>, segments: number): ModelFixture | undefined {
  const names = [segment_names[segments] ?? '', 'succeeds'];
  const { models = {} } = fixtures;
  return names.map((name) => models[name]).find((model) => model?.path.split('/').length === segments);
}

const segment_names: { readonly [segments: number]: string } = {
  2: 'two_segments',
  3: 'three_segments',
  4: 'four_segments',
  5: 'five_segments',
};
