import { Decimal } from 'decimal.js';
import type { Policies } from '../../choices/policies.ts';
import type { ModelRunCreate } from '../../contract/types.ts';
import { chargingOf } from '../../engine/charging.ts';
import { timestampOf } from '../../engine/clock.ts';
import { directiveIssues } from '../../engine/directives.ts';
import { type InputRule, readRunInput } from '../../engine/run-input.ts';
import { newRun, type RunTarget } from '../../store/new-run.ts';
import type { OrganizationRow } from '../../store/rows.ts';
import type { RunRow } from '../../store/run-rows.ts';
import { actorOf } from '../access/actor.ts';
import { mayRunModel } from '../access/model-sight.ts';
import { workflowOwners } from '../names/workflow-names.ts';
import { type Call, callerOf, type Handler, type HandlerReply } from '../parts.ts';
import { callbackOf } from '../records/callback-url.ts';
import { Refused } from '../refused.ts';
import { wholeRun } from './runs.ts';

/** The path of the model is in the parameters, however many segments it has. */
export const dispatchModelRun: Handler = async (call) => {
  const { operation, request } = call;
  const path = operation.path_parameters.map((name) => request.path[name]).join('/');
  const model = await call.world.parts.store.modelByPath(path);
  if (!model || !mayRunModel(model, callerOf(call).organization_id)) {
    throw new Refused('not_found', { message: 'No such model exists.' });
  }
  return dispatched(call, { model: model.record }, model.record.inputs);
};

export const dispatchGraphWorkflowRun: Handler = async (call) => {
  const { store } = call.world.parts;
  const { owner, slug } = call.request.path as { owner: string; slug: string };
  const { organization_id } = callerOf(call);
  const organization = (await store.organization(organization_id)) as OrganizationRow;
  const workflow = await store.workflowBySlug(organization_id, slug);
  const ownerOf = workflowOwners[call.world.policies(call.operation.id).workflows.owner];
  if (!workflow || workflow.record.deleted_at !== null || ownerOf(workflow.record, organization) !== owner) {
    throw new Refused('not_found', { message: 'No such graph workflow exists.' });
  }
  return dispatched(call, { graph_workflow: workflow.record }, workflow.record.inputs);
};

/** @throws Refused `invalid` with everything that is wrong with the inputs, `insufficient_balance` */
async function dispatched(call: Call, target: RunTarget, inputs: readonly InputRule[]): Promise<HandlerReply> {
  const { random, clock } = call.world.parts;
  const { organization_id } = callerOf(call);
  const body = call.request.body as ModelRunCreate;
  const policies = call.world.policies(call.operation.id);
  const callback = callbackOf(body.callback_url ?? null, policies.runs.callback_url);
  const { issues, sent } = readRunInput(inputs, body, policies.codes.unknown_body_field);
  issues.push(...callback.issues);
  if (call.world.directives) issues.push(...directiveIssues(sent));
  if (issues.length > 0) throw new Refused('invalid', { issues });
  await requireBalance(call, organization_id);
  const id = random.uuid();
  const record = newRun(
    target,
    {
      id,
      org_id: organization_id,
      created_by: actorOf(call).created_by,
      request_id: call.request_id,
      input: sent,
      created_at: timestampOf(clock),
    },
    { callback_url: callback.url },
  );
  const answer = 'model' in target ? policies.runs.dispatch_response : workflow_answer;
  return receipt(call, { id, record, logs: [], node_runs: [] }, answer);
}

type DispatchAnswer = Pick<Policies['runs']['dispatch_response'], 'body' | 'answers'>;

/** The specification states these for a workflow's run: its id, and that it is queued. */
const workflow_answer: DispatchAnswer = { body: 'only', answers: 'at_once' };

/** Starts the run, and tells of it: that it waits, or what came of it. */
async function receipt(call: Call, run: RunRow, { body, answers }: DispatchAnswer): Promise<HandlerReply> {
  const { runs, store } = call.world.parts;
  await (answers === 'ended' ? runs.carryOut(run) : runs.start(run));
  if (body === 'only' && answers === 'at_once') return dispatchedReply(run);
  const now = (await store.run(run.id)) as RunRow;
  return body === 'only' ? dispatchedReply(now) : dispatchedReply(now, { run: await wholeRun(call, now, 'getRun') });
}

function dispatchedReply({ id, record }: RunRow, more: Record<string, unknown> = {}): HandlerReply {
  return { kind: 'record', success: 'dispatched', record: { run_id: id, status: record.status_code, ...more } };
}

/** The balance may go below zero by the cost of the runs that were dispatched while it was above, unless it may anyway. */
async function requireBalance({ world, operation }: Call, organization: string): Promise<void> {
  if (world.policies(operation.id).billing.balance_too_small === 'negative') return;
  await chargingOf(world).settle(organization);
  const balance = await world.parts.store.balance(organization);
  if (!balance) throw new Error(`the organization ${organization} has no balance`);
  if (new Decimal(balance.balance).gt(0)) return;
  throw new Refused('insufficient_balance');
}
