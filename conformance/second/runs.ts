/** Runs: dispatched, on their way through their states, read and rated. */
import { randomUUID } from 'node:crypto';
import { type Answer, Refusal } from './answers.ts';
import { type Call, idIn, objectIn, owned } from './calls.ts';
import { modelView } from './catalog.ts';
import { announce } from './deliveries.ts';
import { type Body, decimal, record, time } from './spelling.ts';
import { type Caller, creatorOf, type Outcome, type Run, type State } from './state.ts';
import { workflowView } from './workflow-view.ts';

/** Besides the two words that are not to be chosen: the steps, and several words for each end. */
export const steps = ['accepted', 'preparing', 'rendering'] as const;
export const end_words = { completed: ['done', 'delivered'], failed: ['crashed', 'rejected'], canceled: ['canceled'] };

const queue_ms = 150;

export interface Order {
  target: Run['target'];
  input: Body;
  callback_url: string | null;
  outcome: Outcome;
  run_ms: number;
  batch_id?: string;
  client_ref?: string | null;
}

export function startRun(state: State, caller: Pick<Caller, 'org' | 'kind' | 'actor_id'>, order: Order): Run {
  const { target, input, callback_url, outcome, run_ms, batch_id = null, client_ref = null } = order;
  const run: Run = {
    id: randomUUID(),
    node_run_id: randomUUID(),
    log_ids: [randomUUID(), randomUUID()],
    org: caller.org,
    target,
    batch_id,
    client_ref,
    created_by: creatorOf(caller as Caller),
    input,
    callback_url,
    status: 'workflow' in target ? 'queued' : steps[0],
    created_ms: state.clock.now(),
  };
  state.runs.set(run.id, run);
  const step = (after_ms: number, action: () => void) =>
    state.clock.at(run.created_ms + after_ms, () => run.outcome === undefined && action());
  step(queue_ms, () => Object.assign(run, { status: steps[1], started_ms: state.clock.now() }));
  step(queue_ms + run_ms / 2, () => Object.assign(run, { status: steps[2] }));
  step(queue_ms + run_ms, () => endRun(state, run, outcome));
  return run;
}

/** Nothing where it has ended. */
export function endRun(state: State, run: Run, outcome: Outcome): void {
  if (run.outcome !== undefined) return;
  const words = end_words[outcome];
  const now_ms = state.clock.now();
  Object.assign(run, { outcome, completed_ms: now_ms, status: words[Number.parseInt(run.id[0]!, 16) % words.length] });
  if (outcome === 'completed')
    Object.assign(run, { cost: 0.25, output: { urls: [`${state.storage_url}/made/${run.id}`] } });
  if (outcome === 'failed') run.cost = 0;
  if (state.faults.has('a terminal run moves on'))
    state.clock.at(now_ms + 300, () => Object.assign(run, { status: steps[2] }));
  announce(state, run);
}

const parts = ['logs', 'node_runs', 'model', 'graph_workflow'] as const;

/** @param embed what of logs, node_runs, model and graph_workflow is wanted */
export function runView(state: State, run: Run, embed: readonly string[]): Body {
  const { id, org, target, status, outcome, created_ms, started_ms, completed_ms } = run;
  const is_failed = outcome === 'failed';
  const embedded = parts.filter((part) => embed.includes(part)).map((part) => [part, embeds[part](run)]);
  return record({
    id,
    org_id: org.id,
    model_id: 'model' in target ? target.model.id : null,
    graph_workflow_id: 'workflow' in target ? target.workflow.id : null,
    batch_id: run.batch_id,
    created_by: run.created_by,
    target_version: '3',
    client_ref: run.client_ref,
    request_id: `call:${id}`,
    callback_url: run.callback_url,
    failure_code: is_failed ? 'out_of_memory' : null,
    failure_message: is_failed ? 'The worker ran out of memory.' : null,
    feedback_reason: run.reason,
    feedback_is_positive: run.rating,
    status_code: status,
    input: run.input,
    output: run.output,
    context: { region: 'north' },
    metadata: {},
    links: { self: `${state.base_url}/v1/runs/${id}` },
    cost_breakdown: run.cost === undefined ? null : { total: run.cost },
    duration_ms: started_ms === undefined || completed_ms === undefined ? null : completed_ms - started_ms,
    nodes_total: 1,
    nodes_completed: outcome === 'completed' ? 1 : 0,
    cost: decimal(run.cost),
    created_at: time(created_ms),
    started_at: time(started_ms),
    completed_at: time(completed_ms),
    has_logs: true,
    has_node_runs: true,
    ...Object.fromEntries(embedded),
  });
}

const embeds: Record<(typeof parts)[number], (run: Run) => unknown> = {
  model: ({ target }) => ('model' in target ? modelView(target.model) : null),
  graph_workflow: ({ target }) => ('workflow' in target ? workflowView(target.workflow) : null),
  logs: ({ id, log_ids, created_ms, completed_ms }) =>
    [created_ms, completed_ms].flatMap((at_ms, index) =>
      at_ms === undefined
        ? []
        : [
            record({
              id: log_ids[index],
              run_id: id,
              level_code: 'notice',
              message: index === 0 ? 'taken' : 'ended',
              timestamp: time(at_ms),
              meta: { index },
            }),
          ],
    ),
  node_runs: (run) => [
    record({
      id: run.node_run_id,
      run_id: run.id,
      node_id: run.id,
      state_code: run.outcome ?? 'open',
      input: {},
      output: run.output,
      duration_ms: run.completed_ms === undefined ? null : run.completed_ms - run.created_ms,
      retry_count: 0,
      cost: decimal(run.cost),
      created_at: time(run.created_ms),
      started_at: time(run.started_ms),
      completed_at: time(run.completed_ms),
    }),
  ],
};

/** `a,b(c,d)` as `a`, `b` and what stands in brackets behind it. */
export function nestedWords(text: string): Map<string, string[]> {
  const found = text.matchAll(/(\w+)(?:\(([^()]*)\))?/g);
  return new Map([...found].map(([, word, inner = '']) => [word!, inner.split(',').map((each) => each.trim())]));
}

export function getRun(call: Call): Answer {
  const run = owned(call.state.runs.get(idIn(call)), call);
  return { status: 200, body: runView(call.state, run, [...nestedWords(call.query.get('embed') ?? '').keys()]) };
}

/** Content of a dispatch: the inputs, and the URL to call back. @throws Refusal */
export function orderIn(call: Call): Pick<Order, 'input' | 'callback_url'> {
  const { callback_url = null, ...input } = objectIn(call);
  if (callback_url === null || typeof callback_url === 'string') return { input, callback_url };
  throw new Refusal('invalid', 'callback_url must be a text', ['body', 'callback_url']);
}

export function dispatchModel(call: Call): Answer {
  const { state, caller, path } = call;
  const model = state.models.find((each) => each.path === path.model);
  if (!model || (model.org !== caller.org && !(model.is_public && model.is_published)))
    throw new Refusal('not_found', 'there is no such model');
  const order = { target: { model }, ...orderIn(call), outcome: model.outcome, run_ms: model.run_ms };
  const alike = state.faults.has('runs dispatched together are one') && twinOf(call, order);
  const run = alike || startRun(state, caller, order);
  return { status: 200, body: { ticket: { run: run.id, region: 'north' }, accepted: true } };
}

function twinOf({ state, caller }: Call, { callback_url }: Order): Run | undefined {
  const now_ms = state.clock.now();
  return [...state.runs.values()].find(
    (run) => run.org === caller.org && run.created_ms === now_ms && run.callback_url === callback_url,
  );
}

export function rateRun(call: Call): Answer {
  const { state, caller } = call;
  if (caller.kind === 'api_key' && !state.faults.has('an API key may rate'))
    throw new Refusal('human_required', 'only people rate runs');
  const { is_positive, reason } = objectIn(call);
  if (is_positive !== undefined && typeof is_positive !== 'boolean')
    throw new Refusal('invalid', 'is_positive must be true or false', ['body', 'is_positive']);
  if (reason !== undefined && typeof reason !== 'string')
    throw new Refusal('invalid', 'reason must be a text', ['body', 'reason']);
  const run = owned(state.runs.get(idIn(call, 'run_id')), call);
  if (run.outcome === undefined) throw new Refusal('conflict', 'the run is still on its way');
  if (is_positive === false && !reason) throw new Refusal('invalid', 'say why', ['body', 'reason']);
  run.rating = is_positive;
  // The reason of a rating that is taken away stays.
  if (is_positive !== undefined) run.reason = reason;
  return { status: 202, body: runView(state, run, []) };
}
