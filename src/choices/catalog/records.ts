/** The choices about records. */
import { operationIds } from '../../contract/operations.ts';
import type { ChoiceGroup } from './choice.ts';
import { delivery_lists, dispatches, item_reads, run_reads } from './operations.ts';
import {
  anyObject,
  anyOf,
  described,
  drawn,
  list,
  matching,
  name,
  parts,
  shape,
  whole,
  withDrawing,
  words,
} from './values.ts';

const of_runs = operationIds.filter((id) => [...run_reads, ...item_reads, ...dispatches].includes(id));

export const records: ChoiceGroup = {
  says: 'Records.',
  choices: {
    nulls: {
      says: 'Whether a field without a value is null or left out.',
      values: words('present', 'absent'),
      reference: 'present',
      unlike: 'absent',
      untold: 'an absent field that may be null is read as null',
    },
    extra_fields: {
      says: "Fields of records beyond the document's.",
      values: drawn(
        anyOf(
          words('none'),
          shape(
            { add: described("Names and JSON values that every record holds beyond the document's.", anyObject) },
            {},
            '{add: {name: value}}',
          ),
        ),
        'none',
        { add: { x_revision: 3, x_labels: ['blue'] } },
        { add: { links_: { self: null } } },
      ),
      reference: 'none',
      unlike: { add: { x_revision: 3, x_labels: ['blue'] } },
      untold: "answers may hold more than the document's fields",
    },
    key_order: {
      says: 'The order of the fields of a record.',
      values: words('document', 'alphabetical', 'reversed'),
      reference: 'document',
      unlike: 'reversed',
      unlike_for: { listAssetTypes: 'alphabetical' },
      untold: 'no check looks at the order of fields',
    },
    timestamps: {
      says: 'How UTC is marked, and how many digits the fraction of a second has.',
      values: parts({
        offset: described('How UTC is marked.', words('Z', '+00:00', 'none')),
        fraction_digits: whole(0, 9),
      }),
      reference: { offset: 'Z', fraction_digits: 3 },
      unlike: { offset: '+00:00', fraction_digits: 6 },
      unlike_for: { listAssetTypes: { offset: 'none', fraction_digits: 0 } },
      untold: 'every permitted form is read as one instant',
    },
    decimals: {
      says: 'How a decimal is written: plain digits, with a plus sign, with an exponent, or with zeros at its ends.',
      values: words('plain', 'signed', 'exponent', 'zeros'),
      reference: 'plain',
      unlike: 'signed',
      unlike_for: { getBatchItem: 'exponent' },
      untold: 'every permitted form is read as one number',
    },
    actor: {
      says: 'Whom created_by and deleted_by name when an API key acted: the user who issued it, the key, or for created_by nobody.',
      values: words('user', 'key', 'none'),
      reference: 'user',
      unlike: 'key',
      on: operationIds.filter((id) => /^(create|delete|dispatch)/.test(id)),
      untold: 'checks compare who acted only where the caller is a user',
    },
    run_embeds: {
      says: 'Whether the read of a run shows logs, node_runs, model and graph_workflow without being asked.',
      values: words('always', 'on_request'),
      reference: 'always',
      unlike: 'on_request',
      on: run_reads,
      untold: 'observed; what is shown on request is asked for where the target file says so',
    },
    memberships: {
      says: 'Whether the account read shows memberships without being asked.',
      values: words('when_embedded', 'always'),
      reference: 'when_embedded',
      unlike: 'always',
      on: ['getMe'],
      untold: 'observed; they are asked for where they are needed',
    },
    status_words: {
      says: 'Words of the status of a run: several for one outcome, several steps of running. queued and canceled are stated.',
      note: 'Several words for one outcome are used in turn.',
      values: parts({
        running: described(
          'One after another while it runs.',
          withDrawing(list(name, { title: '[word, …]', least: 1, most: 8 }), {
            subset_of: ['running', 'starting', 'processing', 'in_progress'],
            shuffled: true,
          }),
        ),
        completed: described(
          'One of them.',
          withDrawing(list(name, { title: '[word, …]', least: 1, most: 8 }), {
            subset_of: ['completed', 'succeeded', 'done'],
            shuffled: true,
          }),
        ),
        failed: described(
          'One of them.',
          withDrawing(list(name, { title: '[word, …]', least: 1, most: 8 }), {
            subset_of: ['failed', 'error', 'errored'],
            shuffled: true,
          }),
        ),
      }),
      reference: { running: ['running'], completed: ['completed'], failed: ['failed'] },
      unlike: { running: ['starting', 'processing'], completed: ['succeeded', 'done'], failed: ['error'] },
      on: of_runs,
      untold: 'an end is told by its time, and words are compared with those of the same run',
    },
    batch_item_words: {
      says: 'Words of the status of a batch item.',
      values: drawn(
        anyOf(words('as_runs'), shape({ queued: name, running: name, completed: name, failed: name, canceled: name })),
        'as_runs',
        { queued: 'waiting', running: 'active', completed: 'ok', failed: 'broken', canceled: 'stopped' },
        { queued: 'QUEUED', running: 'RUNNING', completed: 'COMPLETED', failed: 'FAILED', canceled: 'CANCELLED' },
      ),
      reference: 'as_runs',
      unlike: { queued: 'waiting', running: 'active', completed: 'ok', failed: 'broken', canceled: 'stopped' },
      unlike_for: { getBatchItem: 'as_runs' },
      on: item_reads,
      untold: 'learned from items and their runs, and then held to',
    },
    attempt_status_code: {
      says: 'Whether the status_code of an attempt is a text or an integer.',
      values: words('string', 'integer'),
      reference: 'string',
      unlike: 'integer',
      on: delivery_lists,
      untold: 'either form is read',
    },
    workflow_shapes: {
      says: 'What stands within the free parts of a workflow.',
      values: parts({
        workflow_json: described(
          'Nodes by their ids, or a list of nodes that hold theirs.',
          words('nodes_by_id', 'node_list'),
        ),
        collections: described(
          'models and custom_nodes of a record: an object with items, or the array itself.',
          words('items', 'array'),
        ),
      }),
      reference: { workflow_json: 'nodes_by_id', collections: 'items' },
      unlike: { workflow_json: 'node_list', collections: 'array' },
      on: ['createGraphWorkflow', ...run_reads, ...item_reads],
      untold: 'either form is read',
    },
    header_prefix: {
      says: 'What stands before Request-Id and Signature in the names of headers.',
      values: drawn(
        matching('letters, digits and dashes', '^[A-Za-z][A-Za-z0-9-]{0,39}$'),
        'Service-',
        'X-Acme-',
        'ModelRun-',
      ),
      names: true,
      reference: 'Service-',
      unlike: 'X-Acme-',
      on: [],
      untold: 'where the usual header is missing and another one looks like it, nothing is judged',
    },
  },
};
