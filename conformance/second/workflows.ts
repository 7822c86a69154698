/** Graph workflows: made, dispatched and soft-deleted. */

import { randomUUID } from 'node:crypto';
import { isObject } from '../../src/json/is-object.ts';
import { type Answer, Refusal } from './answers.ts';
import { type Call, idIn, objectIn, owned, textIn } from './calls.ts';
import { endRun, orderIn, startRun } from './runs.ts';
import type { Body } from './spelling.ts';
import { creatorOf, type Workflow } from './state.ts';
import { workflow_texts, workflowView } from './workflow-view.ts';

const run_ms = 1_100;
const arrays = ['inputs', 'outputs', 'gpu_explicit_models', 'custom_nodes', 'models'] as const;
const objects = ['environment', 'resources'] as const;

export function createGraphWorkflow(call: Call): Answer {
  const { state, caller } = call;
  const body = workflowIn(objectIn(call));
  // Names stay taken when their workflow is deleted.
  if ([...state.workflows.values()].some(({ org, body: { name } }) => org === caller.org && name === body.name))
    throw new Refusal('conflict', 'the name is taken', ['body', 'name']);
  const id = randomUUID();
  const workflow: Workflow = {
    id,
    org: caller.org,
    slug: `w${id.slice(0, 13)}`,
    body,
    created_by: creatorOf(caller),
    created_ms: state.clock.now(),
  };
  state.workflows.set(id, workflow);
  return { status: 200, body: workflowView(workflow) };
}

/** @throws Refusal */
export function workflowIn(given: Body): Body {
  const name = textIn(given, 'name');
  check('workflow_json', isObject(given.workflow_json));
  for (const field of arrays) check(field, given[field] == null || Array.isArray(given[field]));
  for (const field of objects) check(field, given[field] == null || isObject(given[field]));
  for (const field of ['inputs', 'outputs', 'gpu_explicit_models'])
    check(field, ((given[field] ?? []) as unknown[]).every(isChild));
  return {
    name,
    workflow_json: given.workflow_json,
    ...Object.fromEntries(arrays.map((field) => [field, given[field] ?? []])),
    ...Object.fromEntries(objects.map((field) => [field, given[field] ?? {}])),
  };
}

function check(field: string, is_right: boolean): void {
  if (!is_right) throw new Refusal('invalid', `${field} has another type`, ['body', field]);
}

function isChild(value: unknown): boolean {
  if (!isObject(value)) return false;
  const is_text = [...workflow_texts, 'default_behavior_code', 'gpu_model_code'].every((field) => {
    return value[field] == null || typeof value[field] === 'string';
  });
  const is_flag = value.is_required == null || typeof value.is_required === 'boolean';
  return is_text && is_flag && (value.validator_attrs == null || isObject(value.validator_attrs));
}

export function deleteGraphWorkflow(call: Call): Answer {
  const { state } = call;
  const workflow = owned(state.workflows.get(idIn(call)), call);
  if (workflow.deleted_ms !== undefined) throw new Refusal('not_found', 'there is no such record');
  workflow.deleted_ms = state.clock.now();
  for (const run of state.runs.values()) {
    if ('workflow' in run.target && run.target.workflow === workflow) endRun(state, run, 'canceled');
  }
  return { status: 202, body: { deleted: true } };
}

export function dispatchGraphWorkflowRun(call: Call): Answer {
  const { state, caller, path } = call;
  const named = [...state.workflows.values()].find(({ org, slug }) => org.id === path.owner && slug === path.slug);
  if (named?.deleted_ms !== undefined) throw new Refusal('not_found', 'there is no such workflow');
  const workflow = owned(named, call);
  const run = startRun(state, caller, { target: { workflow }, ...orderIn(call), outcome: 'completed', run_ms });
  return { status: 200, body: { run_id: run.id, status: 'queued' } };
}
