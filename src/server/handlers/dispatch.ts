import { Decimal } from 'decimal.js';
import type { ModelRunCreate } from '../../contract/types.ts';
import { timestampOf } from '../../engine/clock.ts';
import { type InputRule, readRunInput } from '../../engine/run-input.ts';
import { urlIssues } from '../absolute-url.ts';
import { mayRunModel } from '../model-sight.ts';
import { newRun, type RunTarget } from '../new-run.ts';
import { type Call, callerOf, type Handler, type HandlerReply } from '../parts.ts';
import { Refused } from '../refused.ts';

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
  const organization = await store.organization(organization_id);
  const workflow = organization?.slug === owner ? await store.workflowBySlug(organization_id, slug) : undefined;
  if (!workflow || workflow.record.deleted_at !== null) {
    throw new Refused('not_found', { message: 'No such graph workflow exists.' });
  }
  return dispatched(call, { graph_workflow: workflow.record }, workflow.record.inputs);
};

/** @throws Refused `invalid` with everything that is wrong with the inputs, `insufficient_balance` */
async function dispatched(call: Call, target: RunTarget, inputs: readonly InputRule[]): Promise<HandlerReply> {
  const { runs, random, clock } = call.world.parts;
  const { user_id, organization_id } = callerOf(call);
  const body = call.request.body as ModelRunCreate;
  const { callback_url = null } = body;
  const { issues, sent } = readRunInput(inputs, body, call.world.policies(call.operation.id).unknown_body_field);
  if (callback_url !== null) issues.push(...urlIssues(callback_url, ['body', 'callback_url']));
  if (issues.length > 0) throw new Refused('invalid', { issues });
  await requireBalance(call, organization_id);
  const id = random.uuid();
  const record = newRun(
    target,
    {
      id,
      org_id: organization_id,
      created_by: user_id,
      request_id: random.uuid(),
      input: sent,
      created_at: timestampOf(clock),
    },
    { callback_url },
  );
  await runs.start(call.world, { id, record, logs: [], node_runs: [] });
  return { kind: 'record', success: 'dispatched', record: { run_id: id, status: record.status_code } };
}

/** The balance may go below zero by the cost of the runs that were dispatched while it was above. */
async function requireBalance({ world }: Call, organization: string): Promise<void> {
  const balance = await world.parts.store.balance(organization);
  if (!balance) throw new Error(`the organization ${organization} has no balance`);
  if (new Decimal(balance.balance).gt(0)) return;
  throw new Refused('insufficient_balance');
}
