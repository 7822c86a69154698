/**
 * Requests that make something. Of each kind some are sent that are refused, or may be, beside a right one: it shows
 * where one that was made in spite of its refusal would show, too.
 */
import { chosen } from '../../src/choices/chosen.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import { assetSpecs } from '../arbitraries/lists.ts';
import { no_scalar, unknown_event } from '../arbitraries/way.ts';
import { actsIn } from '../models/acts-in.ts';
import { ownIds } from '../models/own-items.ts';
import { callable } from '../models/plain-operations.ts';
import { isOffered, ofMediaType } from '../models/queryable.ts';
import { offeredRunKinds } from '../models/shown-runs.ts';
import { isRefused, isSuccess, statusOf } from '../models/steps.ts';
import { fileName } from '../models/uploadable.ts';
import { workflowDispatch } from '../models/workflow-requests.ts';
import type { Caller, CheckContext, RequestDraft } from '../suite/context.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { DispatchOptions, RunName } from '../suite/polled-run.ts';
import type { PrincipalName } from '../target/target.ts';
import { attemptTwice } from './attempt-twice.ts';
import { countWebhook, unspentWebhookBody, webhookBody } from './fresh-webhook.ts';
import { freshWorkflow, workflowBody } from './fresh-workflow.ts';
import { hear } from './hear.ts';
import { pollRun } from './poll-runs.ts';
import { refusableCallers } from './refusable-callers.ts';
import { strangers } from './strangers.ts';
import { walk } from './walk.ts';

type Body = Readonly<Record<string, unknown>>;

/** Knowledge of the attempts, by their steps, that is in no exchange. */
export interface CreationNotes {
  /** The names that were asked for. */
  names: Record<string, string>;
  /** Ids of what was made to be compared with. */
  own?: readonly string[];
  /** The requests that came to the URLs that were given. */
  heard?: Record<string, Heard>;
}

interface Heard {
  /** Until the right request was sent, or that of a run that a webhook is told of. */
  before: number;
  /** In all. */
  after: number;
}

/** The step of the right request; also of the first workflow, where a last one follows. */
export const witness = 'witness';

interface Wrong {
  /** Broken where a request that was refused for it had its effect. */
  clause: string;
  /** Makes the body wrong. Left out where the path is. */
  change?: (body: Body) => Body;
  /** False where the target need not refuse it. */
  isRefused?: (facts: Facts) => boolean;
}

interface Attempt {
  step: string;
  caller: Caller;
  /** To be spread into the request. */
  acts: { organization?: string };
  change?: Wrong['change'];
}

interface Trial {
  attempt(one: Required<Attempt>): Promise<unknown>;
  /** Sends the right request, and looks for all of them. */
  look(): Promise<CreationNotes>;
}

interface Creation {
  /** All must be callable. */
  operations: readonly OperationId[];
  isShown?: (facts: Facts) => boolean;
  /** A look costs a run, so that all attempts share it. */
  one_look?: true;
  wrong: Readonly<Record<string, Wrong>>;
  begin(ctx: CheckContext, maker: PrincipalName): Promise<Trial>;
}

const invalid_clause = 'errors.invalid-changes-nothing';
const invalid_workflow = 'workflows.invalid-create-changes-nothing';

export type Made = 'asset' | 'workflow' | 'webhook' | 'run';

export const creations: Readonly<Record<Made, Creation>> = {
  asset: {
    operations: ['createAssetUpload', 'listAssets'],
    isShown: (facts) => isOffered(facts, 'filter', 'mime_type'),
    wrong: { size: { clause: invalid_clause, change: (body) => ({ ...body, size_bytes: no_scalar }) } },
    begin: openSessions,
  },
  workflow: {
    operations: ['createGraphWorkflow'],
    wrong: {
      graph: { clause: invalid_workflow, change: ({ workflow_json: _, ...body }) => body },
      // Many write the workflow before they come to the items.
      item: { clause: invalid_workflow, change: (body) => ({ ...body, inputs: withBadItem(body.inputs) }) },
    },
    begin: createWorkflows,
  },
  webhook: {
    operations: ['createWebhook'],
    isShown: (facts) => offeredRunKinds(facts).includes('succeeds'),
    one_look: true,
    wrong: {
      name: { clause: 'webhooks.required-refused', change: ({ name: _, ...body }) => body },
      event: {
        clause: 'errors.refusal-changes-nothing',
        change: (body) => ({ ...body, event_types: ['run.completed', unknown_event] }),
        isRefused: ({ choices }) =>
          (chosen(choices, 'events.subscription_unknown', 'createWebhook') ?? 'refused') === 'refused',
      },
    },
    begin: createWebhooks,
  },
  run: {
    operations: ['getRun'],
    isShown: (facts) => runKinds(facts).length > 0,
    one_look: true,
    wrong: {
      inputs: {
        clause: invalid_clause,
        change: (body) => Object.fromEntries(Object.keys(body).map((name) => [name, no_scalar])),
      },
      deleted: { clause: 'workflows.refused-dispatch-starts-nothing' },
    },
    begin: dispatchRuns,
  },
};

/** The kinds of which the target shows whether one was made. */
export function madeOf(facts: Facts): Made[] {
  const able = callable(facts);
  return (Object.keys(creations) as Made[]).filter((made) => {
    const { operations, isShown = () => true } = creations[made];
    return operations.every((id) => able.includes(id)) && isShown(facts);
  });
}

/**
 * Those of what is wrong in itself, of strangers, and of callers who may be refused; and of a member of two organizations
 * in the one where it has fewer scopes. Their steps begin so.
 */
export const groups = ['wrong', 'stranger', 'refusable', 'member'] as const;

export type Group = (typeof groups)[number];

const attempts_of: Readonly<Record<Group, (ctx: CheckContext, made: Made) => Attempt[] | Promise<Attempt[]>>> = {
  wrong({ facts }, made) {
    const by_owner = { caller: 'owner' as const, acts: actsIn(facts, 'owner') };
    return Object.entries(creations[made].wrong).flatMap(([name, { change, isRefused: mayBe = () => true }]) =>
      change && mayBe(facts) ? [{ step: `wrong/${name}`, ...by_owner, change }] : [],
    );
  },
  stranger: () =>
    (['nobody', 'unknown', 'altered'] as const).map((by) => {
      return { step: `stranger/${by}`, caller: by === 'nobody' ? by : strangers[by], acts: {} };
    }),
  refusable: refusableCallers,
  member({ facts }) {
    const organization = facts.principals.member!.second_organization!.id!;
    return [{ step: 'member/there', caller: 'member', acts: { organization } }];
  },
};

/** Sends the attempts of these groups, and looks for what was made. */
export async function tryToCreate(ctx: CheckContext, made: Made, of: readonly Group[]): Promise<CreationNotes> {
  // In the member's second organization only somebody who belongs there alone can tell what was made.
  const trial = await creations[made].begin(ctx, of.includes('member') ? 'no_secret' : 'owner');
  for (const group of of) {
    for (const attempt of await attempts_of[group](ctx, made)) {
      await trial.attempt({ change: (body) => body, ...attempt });
    }
  }
  return trial.look();
}

/** An asset is listed as soon as its session is there, where the target needs no file for that. */
async function openSessions(ctx: CheckContext): Promise<Trial> {
  const data = await ctx.data.fresh('owner', assetSpecs(1));
  const names: Record<string, string> = {};
  return {
    attempt({ step, caller, acts, change }) {
      const filename = fileName(ctx.facts, ctx.newName('refused'));
      names[step] = filename;
      const body = change({ filename, mime_type: data.mime_type, size_bytes: 512 });
      // A rule that is kept once only shows by the second.
      return attemptTwice(() => ctx.call(caller, { operation: 'createAssetUpload', body, ...acts }, step));
    },
    async look() {
      await ctx.time.settle();
      const request = { operation: 'listAssets' as const, query: ofMediaType(data.mime_type) };
      await walk(ctx, { caller: 'owner', request, step: 'list' });
      return { names, own: ownIds(data) };
    },
  };
}

/**
 * No operation lists workflows; but a name that is taken shows when it is used again: in `again/STEP`. Before and behind
 * all of them, two whose names nobody used show how slugs are made.
 */
async function createWorkflows(ctx: CheckContext, maker: PrincipalName): Promise<Trial> {
  const names: Record<string, string> = {};
  const create = (caller: Caller, body: Body, acts: Attempt['acts'], step: string) =>
    ctx.call(caller, { operation: 'createGraphWorkflow', body, ...acts }, step);
  const own = actsIn(ctx.facts, maker);
  const createRight = async (step: string, name: string) => {
    const body = workflowBody(ctx, name);
    names[step] = String(body.name);
    await create(maker, body, own, step);
  };
  await createRight(witness, 'beforehand');
  return {
    async attempt({ step, caller, acts, change }) {
      // A refused name is cut in a slug only if the others are.
      const body = workflowBody(ctx, 'refused');
      names[step] = String(body.name);
      await attemptTwice(() => create(caller, change(body), acts, step));
      await create(maker, body, own, `again/${step}`);
    },
    async look() {
      await createRight('last', 'afterwards');
      return { names };
    },
  };
}

/** One item more, whose name no conversion makes a text. */
function withBadItem(inputs: unknown): unknown[] {
  const items: unknown[] = Array.isArray(inputs) ? inputs : [];
  return [...items, { ...(items.at(-1) as object | undefined), name: no_scalar }];
}

/** A sender may try a URL before it takes or refuses a webhook: only requests behind the run count. */
async function createWebhooks(ctx: CheckContext): Promise<Trial> {
  // The URLs that a webhook may have are open: where the suite's own are refused, nothing can be said.
  await ctx.hooks.shared();
  const right = await webhookBody(ctx, witness);
  const urls: Record<string, string> = { [witness]: String(right.url) };
  return {
    async attempt({ step, caller, acts, change }) {
      const body = change(await unspentWebhookBody(ctx, 'refused'));
      const answer = await ctx.call(caller, { operation: 'createWebhook', body, ...acts }, step);
      if (isSuccess(answer)) countWebhook(ctx, body);
      urls[step] = String(body.url);
    },
    async look() {
      await ctx.call('owner', { operation: 'createWebhook', body: right, ...actsIn(ctx.facts, 'owner') }, witness);
      await ctx.time.settle();
      const before = await countAll(ctx, urls);
      await runToEnd(ctx, 'succeeds', 'dispatch');
      await hear(ctx, urls[witness]!, before[witness]);
      return { names: {}, heard: await heardSince(ctx, urls, before) };
    },
  };
}

/**
 * Each attempt names a callback URL, and so does a right dispatch behind them: once its callback is there, one of a run
 * that had started before it would be there too.
 */
async function dispatchRuns(ctx: CheckContext): Promise<Trial> {
  const urls: Record<string, string> = { [witness]: await ctx.hooks.url(witness) };
  const drafts = new Map<RunName, RequestDraft>();
  for (const run of runKinds(ctx.facts)) {
    // A kind that cannot be run is the finding of the checks of those runs.
    const polled = await pollRun(ctx, run);
    if (!('dispatch' in polled)) continue;
    const { organization: _, ...anywhere } = polled.dispatch.request;
    drafts.set(run, anywhere);
  }
  const dispatch = async (step: string, caller: Caller, draft: RequestDraft) => {
    const url = await ctx.hooks.url('refused');
    urls[step] = url;
    const request = { ...draft, body: { ...(draft.body as object), callback_url: url } };
    return typeof caller === 'string' && caller !== 'nobody'
      ? ctx.runs.tryDispatch(caller, request, step)
      : ctx.call(caller, request, step);
  };
  await dispatchDeleted(ctx, (draft) => dispatch('wrong/deleted', 'owner', draft));
  return {
    async attempt({ step, caller, acts, change }) {
      for (const [run, draft] of drafts) {
        await dispatch(`${step}/${run}`, caller, { ...draft, body: change(draft.body as Body), ...acts });
      }
    },
    async look() {
      const run = drafts.has('workflow') ? 'workflow' : 'succeeds';
      const right = await runToEnd(ctx, run, witness, { callback_url: urls[witness]! });
      if (isRefused(right)) {
        const reason = `the target refuses a run with a callback URL of the suite (${statusOf(right)}); give a receiver.public_url`;
        ctx.stop('could-not-run', reason, right.request.operation);
      }
      await hear(ctx, urls[witness]!);
      return { names: {}, heard: await heardSince(ctx, urls) };
    },
  };
}

/** A run of either kind, as the owner has started it. */
function runKinds(facts: Facts): RunName[] {
  const offered = offeredRunKinds(facts);
  return ['succeeds', 'workflow'].filter((run) => offered.includes(run));
}

const to_delete: readonly OperationId[] = ['createGraphWorkflow', 'deleteGraphWorkflow', 'dispatchGraphWorkflowRun'];

/** A refusal that names a run, `named`, is asked for it. */
async function dispatchDeleted(
  ctx: CheckContext,
  dispatch: (draft: RequestDraft) => Promise<Exchange | undefined>,
): Promise<void> {
  const able = callable(ctx.facts);
  if (!to_delete.every((id) => able.includes(id))) return;
  const gone = await freshWorkflow(ctx, 'owner', 'gone');
  const acts = actsIn(ctx.facts, 'owner');
  await ctx.call('owner', { operation: 'deleteGraphWorkflow', path: { id: gone.id }, ...acts }, 'delete');
  await ctx.time.settle();
  const attempt = await dispatch({ ...workflowDispatch(ctx.facts, gone), ...acts });
  const { run_id } = (attempt?.decoded?.json ?? {}) as { run_id?: unknown };
  if (typeof run_id === 'string') {
    await ctx.call('owner', { operation: 'getRun', path: { id: run_id }, ...acts }, 'named');
  }
}

async function runToEnd(ctx: CheckContext, name: RunName, step: string, options?: DispatchOptions): Promise<Exchange> {
  const dispatch = await ctx.runs.dispatch('owner', name, step, options);
  const id = dispatch.decoded?.record?.run_id;
  if (typeof id === 'string') await ctx.runs.untilEnd('owner', { id, name }, 'end');
  return dispatch;
}

type Counts = Readonly<Record<string, number>>;

async function countAll(ctx: CheckContext, urls: Readonly<Record<string, string>>): Promise<Counts> {
  const counts = Object.entries(urls).map(async ([step, url]) => [step, await ctx.hooks.heard(url)] as const);
  return Object.fromEntries(await Promise.all(counts));
}

async function heardSince(
  ctx: CheckContext,
  urls: Readonly<Record<string, string>>,
  before: Counts = {},
): Promise<Record<string, Heard>> {
  const after = Object.entries(await countAll(ctx, urls));
  return Object.fromEntries(after.map(([step, count]) => [step, { before: before[step] ?? 0, after: count }]));
}
