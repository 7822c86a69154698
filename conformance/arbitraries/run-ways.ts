/** The ways to call what has to do with runs: dispatches, runs, ratings, workflows and batches. */

import { randomUUID } from 'node:crypto';
import { chosen } from '../../src/choices/chosen.ts';
import { run_embeds } from '../../src/choices/stated.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Facts } from '../suite/evidence.ts';
import {
  afterDeletion,
  belowNothing,
  body,
  bodyWithout,
  elsewhere,
  no_scalar,
  noId,
  noName,
  ofNobody,
  path,
  plain,
  query,
  unknown_parameter,
  unusedName,
  type Way,
  type Ways,
} from './way.ts';

const unusedId = () => ({ id: randomUUID() });

/**
 * @param owner the place in the path that names whose model or workflow it is
 * @param last the one that names it among the owner's
 */
function dispatchWays(owner: string, last: string, takes_body: string, takes_path: string): Ways {
  return {
    plain: { ...plain, costs: true, clause: takes_body },
    'with a list for a body': {
      expects: 'refusal',
      clause: 'runs.invalid-dispatch-refused',
      change: ({ body }) => ({ body: [body] }),
    },
    'under a name that nobody used': path('refusal', () => ({ [last]: unusedName() }), takes_path),
    'of an owner that there is not': ofNobody(owner, takes_path),
    'under a name that is none': noName(last, takes_path),
  };
}

/** Calls to an address in a private network are open, and the suite's receiver may have such a one. */
const called_back: Way = {
  expects: 'either',
  costs: true,
  calls_back: true,
  change: ({ body }, _, callback_url) => ({ body: { ...(body as object), callback_url } }),
};

const modelWays = (last: string): Ways => dispatchWays('provider', last, 'runs.dispatch-inputs', 'runs.model-path');

/** Reads of a run that show what belongs to it on request alone. */
const on_request = (facts: Facts) => chosen(facts.choices, 'records.run_embeds', 'getRun') === 'on_request';
const with_everything: Way = { ...query('either', { embed: run_embeds }), when: on_request };

/** A key is of one organization, which it may name too. */
const by_name: Way = {
  expects: 'success',
  change: (_, { principals }) => ({ organization: principals.owner!.organization!.id! }),
  when: ({ principals: { owner } }) => owner?.kind === 'api_key' && owner.organization?.id !== undefined,
};

const asked = 'feedback.body';

export const runWays = {
  dispatchModelRun2: { ...modelWays('name'), 'with a callback address': called_back },
  dispatchModelRun3: modelWays('variant'),
  dispatchModelRun4: modelWays('subvariant'),
  dispatchModelRun5: modelWays('revision'),
  getRun: {
    plain,
    'of a run that failed': { ...plain, of: 'fails' },
    'of a canceled run': { ...plain, of: 'cancels' },
    'of a workflow': { ...plain, of: 'workflow' },
    'of a model of two segments': { ...plain, of: 'two_segments' },
    'by an unknown id': path('refusal', unusedId, 'runs.unknown-not-served'),
    'by an id that is none': noId('runs.unknown-not-served'),
    'with everything that belongs to it': with_everything,
    'of a model with everything': { ...with_everything, of: 'two_segments' },
    'of a workflow with everything': { ...with_everything, of: 'workflow' },
    'with an unknown parameter': unknown_parameter,
  },
  rateRun: {
    plain: { ...plain, clause: asked },
    'with a negative rating': body('success', { is_positive: false, reason: 'not what was asked for' }, asked),
    'without a reason': bodyWithout('either', ['reason']),
    'with an object for the rating': body('refusal', { is_positive: no_scalar }, asked),
    'with an object for the reason': body('refusal', { reason: no_scalar }, asked),
    'with an unknown field': body('either', { mrk_unknown: true }),
    'of an unknown run': path('refusal', () => ({ run_id: randomUUID() })),
    'of a run by an id that is none': noId(undefined, 'run_id'),
  },
  createGraphWorkflow: {
    plain,
    'naming the organization of the key': by_name,
    // Lists that hold nothing: what stands in them is the target's own.
    'with empty lists': {
      expects: 'success',
      clause: 'workflows.create-optional',
      change: ({ body }) => ({ body: { gpu_explicit_models: [], custom_nodes: [], models: [], ...(body as object) } }),
    },
    'with empty objects': {
      expects: 'either',
      change: ({ body }) => ({ body: { environment: {}, resources: {}, ...(body as object) } }),
    },
    'with a graphics processor': body('either', { gpu_explicit_models: [{ gpu_model_code: 'a100' }] }),
    'with a text for the environment': body('either', { environment: 'none' }),
    'with an unknown field': body('either', { mrk_unknown: true }),
    'without a name': bodyWithout('refusal', ['name'], 'workflows.create-required'),
    'without a graph': bodyWithout('refusal', ['workflow_json'], 'workflows.create-required'),
    'without a graph, in another organization': elsewhere(
      bodyWithout('refusal', ['workflow_json'], 'workflows.create-required'),
    ),
  },
  deleteGraphWorkflow: {
    plain,
    'naming the organization of the key': by_name,
    again: afterDeletion,
    'by an unknown id': path('refusal', unusedId, 'workflows.unknown-not-deleted'),
    'by an id that is none': noId('workflows.unknown-not-deleted'),
  },
  dispatchGraphWorkflowRun: {
    ...dispatchWays('owner', 'slug', 'workflows.dispatch-body', 'workflows.dispatch-path'),
    'naming the organization of the key': { ...by_name, costs: true, clause: 'workflows.dispatch-body' },
    'with a callback address': called_back,
  },
  listBatchItems: {
    plain,
    // Sizes of a page of items are open.
    'with a page size': query('either', { page_size: 2 }),
    'with the runs': query('success', { embed: ['run'] }, 'embedding.batch-run'),
    'with the logs and node runs of the runs': query(
      'success',
      { embed: ['run(logs,node_runs)'] },
      'embedding.batch-run-nested',
    ),
    'with some fields': query('either', { fields: ['id', 'run_id'] }),
    sorted: query('either', { sort: [{ field: 'sequence_index', direction: 'desc' }] }),
    'with an embed of another list': query('either', { embed: ['created_by_user'] }),
    ...belowNothing('batch_id', 'batches.items-of-the-batch'),
  },
  getBatchItem: {
    plain,
    'with the run': query('success', { embed: ['run'] }, 'embedding.batch-run'),
    'with the logs and node runs of the run': query(
      'success',
      { embed: ['run(logs,node_runs)'] },
      'embedding.batch-run-nested',
    ),
    'by an unknown id': path('refusal', unusedId, 'batches.item-not-found-refused'),
    'by an id that is none': noId('batches.item-not-found-refused'),
    'with a filter that is none': query('either', { filter: { raw: 'mrk' } }),
    'with an embed of another list': query('either', { embed: ['created_by_user'] }),
    'with an unknown parameter': unknown_parameter,
  },
} satisfies { readonly [Id in OperationId]?: Ways };
