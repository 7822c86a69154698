import { describe, expect, it } from 'vitest';
import { operationGroups, operationsNamed } from './operation-groups.ts';
import { events, operationIds, operations, operationsIn } from './operations.ts';

const without = (ids: readonly string[]) => operationIds.filter((id) => !ids.includes(id));

/** Written down once, here, to hold the rules to; nobody else lists them. */
const anonymous = ['getHealth', 'getModelText'];
const validation = [...anonymous, 'getBatchItem'];
const model_dispatches = ['dispatchModelRun2', 'dispatchModelRun3', 'dispatchModelRun4', 'dispatchModelRun5'];
const deletes = ['deleteAsset', 'deleteAssetFolder', 'deleteGraphWorkflow'];
const text_lists = ['listAssets', 'listAssetTypes', 'listBatchItems'];
const bodies = [
  ...['updateBalance', 'createAssetUpload', 'createAssetFolder', ...model_dispatches, 'rateRun'],
  ...['createGraphWorkflow', 'dispatchGraphWorkflowRun', 'createWebhook'],
];
const by_id = [
  ...['getAsset', 'deleteAsset', 'getAssetFolder', 'deleteAssetFolder', 'getRun', 'rateRun', 'deleteGraphWorkflow'],
  ...['listBatchItems', 'getBatchItem', 'listWebhookDeliveries'],
];
const webhook_events = ['runCompleted', 'runFailed', 'runCancelled'];
const callbacks = [...[2, 3, 4, 5].map((length) => `onModelRun${length}Finished`), 'onGraphWorkflowRunFinished'];

const groups = operationGroups(operations, events);

it.each(
  Object.entries({
    lists: [...text_lists, 'listEventTypes', 'listWebhookDeliveries', 'listAllDeliveries'],
    text_lists,
    dispatches: [...model_dispatches, 'dispatchGraphWorkflowRun'],
    model_dispatches,
    deletes,
    writes: [...bodies, ...deletes],
    bodies,
    by_id,
    embedding_operations: ['getMe', 'listAssets', 'getAsset', 'listBatchItems', 'getBatchItem'],
    workflow_operations: ['createGraphWorkflow', 'deleteGraphWorkflow', 'dispatchGraphWorkflowRun'],
    anonymous,
    authenticated: without(anonymous),
    error_envelope_operations: without(validation),
    validation_envelope_operations: validation,
    webhook_events,
    callbacks,
    events: [...webhook_events, ...callbacks],
  }),
)('%s', (group, members) => {
  expect(groups[group]?.toSorted()).toEqual(members.toSorted());
});

it('a group of operations stands in the order of the document', () => {
  expect(operationsIn('deletes')).toEqual(deletes);
  expect(groups.deletes).toEqual(deletes);
});

describe('operationsNamed', () => {
  it.each([
    ['all', 'all'],
    [[], []],
    ['deletes', deletes],
    [
      ['getRun', 'deletes', 'deleteAsset'],
      ['getRun', ...deletes],
    ],
    [{ group: 'deletes', except: ['deleteAssetFolder'] }, ['deleteAsset', 'deleteGraphWorkflow']],
    ['constructor', ['constructor']],
  ])('%j', (named, ids) => {
    expect(operationsNamed(named, groups)).toEqual(ids);
  });
});
