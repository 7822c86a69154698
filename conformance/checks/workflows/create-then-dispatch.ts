import { chosen } from '../../../src/choices/chosen.ts';
import { type FreshWorkflow, freshWorkflow, workflowBody } from '../../acts/fresh-workflow.ts';
import { muchLater } from '../../acts/much-later.ts';
import { untilAnswered } from '../../acts/until-answered.ts';
import { actsIn } from '../../models/acts-in.ts';
import { isGarbled } from '../../models/callback-urls.ts';
import { isMasked, isMaskedAmongOthers } from '../../models/masked.ts';
import { exchangeAt, isFoundInvalid, isRefused, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { judgeNameOfDeleted, server_error_codes } from '../../models/tested-requests.ts';
import { isSet, sameId } from '../../models/values.ts';
import { unknownOwner } from '../../models/workflow-requests.ts';
import { check, table } from '../../suite/check.ts';
import { CaseStopped, type CheckContext } from '../../suite/context.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Codes, Shown, Tally } from '../../suite/tally.ts';

/** In messages. */
const about = {
  alone: '',
  'as a deleted one': 'with the name of a deleted one ',
  'before another': 'before another one ',
  'without inputs': 'without inputs ',
};

/** Any text will do; it is looked for in the run. */
export const text_sent = 'A lighthouse, seen from the water';

/**
 * The new workflow has the name of no other one, or that of one that was deleted before. Or one more is made before it
 * is dispatched. Or it declares no inputs, so that a dispatch need hold nothing.
 */
type Case = null | 'as a deleted one' | 'before another' | 'without inputs';

export interface Notes {
  workflow: { id: string; owner: string; slug: string };
}

/** Of `judgeAnswer` and `judgeRun`. */
export const dispatch_codes = {
  'no-run-id-or-status': {
    clause: 'workflows.dispatch-answer',
    message: 'The answer to the dispatch of a workflow does not hold run_id and status, each a text.',
  },
  'whole-run': {
    clause: 'workflows.dispatch-answer',
    message: 'The dispatch of a workflow is answered with the whole run.',
  },
  'another-workflow': {
    clause: 'workflows.dispatch-path',
    message: 'The dispatch starts a run of another workflow than the one that its owner and slug name.',
  },
  'input-lost': {
    clause: 'workflows.request-shown',
    message: 'The input of the run does not hold the text that was sent.',
  },
  'another-callback': {
    clause: 'workflows.request-shown',
    message: 'The run has another callback_url than the one that was sent.',
  },
} satisfies Codes;

/**
 * The workflow is made like the sample one, so that what the sample is dispatched with is right for it too. That the
 * sample can be dispatched is the control: then nothing but the newness of the other one could stand in the way.
 */
export const createThenDispatch = check<Case, Notes>({
  id: 'workflows/create-then-dispatch',
  title: 'A new workflow can be dispatched under its owner and slug',
  how: 'A workflow is created and dispatched: the answer names a run of it that carries the inputs. Also with the name of a deleted one, beside another, and without inputs.',
  clauses: [
    'workflows.create-then-dispatch',
    'workflows.dispatch-path',
    'workflows.dispatch-body',
    'workflows.request-shown',
    'workflows.dispatch-answer',
    'errors.no-server-error',
  ],
  codes: {
    ...server_error_codes,
    'not-dispatched': {
      clause: 'workflows.create-then-dispatch',
      message: 'A workflow that was just created cannot be dispatched.',
    },
    'empty-body-refused': {
      clause: 'workflows.dispatch-body',
      message: 'A workflow that declares no inputs is dispatched with a callback URL, and not with an empty body.',
    },
    ...dispatch_codes,
  },
  since: '0.1.0',
  operations: ['createGraphWorkflow', 'dispatchGraphWorkflowRun', 'getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: ({ operations }) =>
    table<Case>([
      null,
      'before another',
      'without inputs',
      ...(operations.includes('deleteGraphWorkflow') ? (['as a deleted one'] as const) : []),
    ]),
  async run(ctx, named) {
    await ctx.runs.polled('workflow');
    const { id, owner, slug, created } = await makers[named ?? 'alone'](ctx);
    if (named === 'without inputs') {
      await dispatchBare(ctx, { owner, slug });
      return { workflow: { id, owner, slug } };
    }
    if (named === 'before another') {
      const another = await namedLike(ctx, created);
      if (ctx.facts.operations.includes('deleteGraphWorkflow')) {
        await ctx.call('owner', { operation: 'deleteGraphWorkflow', path: { id: another.id } }, 'delete-another');
      }
      await muchLater(ctx);
    }
    const callback_url = await ctx.hooks.url('new');
    const path = { owner, slug };
    let dispatch = await ctx.runs.dispatch('owner', 'workflow', 'dispatch', { path, text: text_sent, callback_url });
    // A target may refuse URLs in networks of its own.
    const { outcome, refusals } = dispatch.decoded ?? {};
    if (outcome === 'refusal' && (dispatch.received?.status !== 404 || refusals?.includes('invalid'))) {
      dispatch = await ctx.runs.dispatch('owner', 'workflow', 'dispatch', { path, text: text_sent });
    }
    const run = dispatch.decoded?.record?.run_id;
    if (typeof run === 'string') await ctx.call('owner', { operation: 'getRun', path: { id: run } }, 'read');
    return { workflow: { id, owner, slug } };
  },
  control(evidence, found) {
    if (found.some(({ code }) => code === 'server-error')) return undefined;
    const dispatch = exchangeAt(evidence, evidence.case === 'without inputs' ? 'called-back' : 'dispatch');
    const status = dispatch?.received?.status;
    if (status === 402) return 'the balance is too small for another run, so that nothing was shown';
    return serverError(evidence) ?? (status === 404 ? unknownOwner(evidence) : undefined);
  },
  judge(evidence, tally) {
    if (evidence.case === 'without inputs') return judgeBare(evidence, tally);
    const failed = judgeNameOfDeleted(evidence, 'workflow', tally);
    if (failed.length > 0) return failed;
    const dispatch = exchangeAt(evidence, 'dispatch');
    if (!dispatch) return [];
    return isSuccess(dispatch)
      ? [...judgeAnswer(dispatch, tally), ...judgeRun(evidence, dispatch, tally)]
      : tally.broken('not-dispatched', {
          at: dispatch,
          message: `a workflow that was just created ${about[evidence.case ?? 'alone']}cannot be dispatched (${statusOf(dispatch)})`,
          expected: 'a 2xx',
          actual: { status: statusOf(dispatch), ...dispatch.request.path },
        });
  },
});

const makers: Readonly<Record<keyof typeof about, (ctx: CheckContext) => Promise<FreshWorkflow>>> = {
  alone: (ctx) => freshWorkflow(ctx, 'owner', 'new'),
  'as a deleted one': namedAsDeleted,
  'before another': (ctx) => longNamed(ctx, 'new'),
  'without inputs': (ctx) => freshWorkflow(ctx, 'owner', 'bare', { body: { inputs: undefined } }),
};

/** A graph may not run without what its inputs bind: then it is refused with the URL too. */
async function dispatchBare(ctx: CheckContext, path: { owner: string; slug: string }): Promise<void> {
  const callback_url = await ctx.hooks.url('bare');
  const none = Object.fromEntries(
    Object.keys(ctx.facts.fixtures?.workflow?.input ?? {}).map((name) => [name, undefined]),
  );
  const dispatch = (step: string, body: object) =>
    ctx.runs.dispatch('owner', 'workflow', step, { path, body: { ...none, ...body } });
  const accepted = await dispatch('called-back', { callback_url });
  if (isRefused(accepted)) {
    const why = `a workflow that declares no inputs is not dispatched with a callback URL alone (${statusOf(accepted)})`;
    ctx.stop('not-claimed', why);
  }
  if (isRefused(await dispatch('bare', {}))) await dispatch('called-back-again', { callback_url });
}

/** The URL alone makes no difference between what is right and what is wrong: it is optional. */
function judgeBare(evidence: Pick<Evidence, 'exchanges'>, tally: Tally): Mismatch[] {
  const [before, bare, after] = ['called-back', 'bare', 'called-back-again'].map((step) => exchangeAt(evidence, step));
  if (!isSuccess(before) || !bare) return [];
  return tally.holds(!isFoundInvalid(bare) || !isSuccess(after), 'empty-body-refused', {
    at: bare,
    expected: 'a 2xx, as with the URL',
    actual: statusOf(bare),
  });
}

/** Under one name where the target is known to keep both apart: else the second may be the first, or stand in its place. */
async function namedLike(ctx: CheckContext, { request }: Exchange): Promise<FreshWorkflow> {
  const keeps_both = chosen(ctx.facts.choices, 'workflows.name_twice', 'createGraphWorkflow') === 'suffix';
  const { name } = request.body as { name: string };
  return keeps_both ? freshWorkflow(ctx, 'owner', 'another', { body: { name } }) : longNamed(ctx, 'another');
}

const long_name = 'postcard-of-the-harbour-in-the-morning';

/** Begins as another one does, for longer than a short column holds; how long a name may be is open. */
async function longNamed(ctx: CheckContext, name: string): Promise<FreshWorkflow> {
  try {
    return await freshWorkflow(ctx, 'owner', name, { body: { name: ctx.newName(long_name) } });
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
    return freshWorkflow(ctx, 'owner', name);
  }
}

/** The name of a deleted workflow may be refused to another one. */
async function namedAsDeleted(ctx: CheckContext): Promise<FreshWorkflow> {
  const { id, created } = await freshWorkflow(ctx, 'owner', 'gone');
  const deletion = await ctx.call('owner', { operation: 'deleteGraphWorkflow', path: { id } }, 'delete');
  if (!isSuccess(deletion)) {
    return ctx.stop('not-claimed', `a new workflow could not be deleted (${statusOf(deletion)})`);
  }
  await ctx.time.settle();
  const { name } = created.request.body as { name: string };
  try {
    return await freshWorkflow(ctx, 'owner', 'new', { body: { name } });
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
    const body = { ...workflowBody(ctx, 'new'), name };
    const request = { operation: 'createGraphWorkflow' as const, body, ...actsIn(ctx.facts, 'owner') };
    const last = await untilAnswered(() => ctx.call('owner', request, 'attempt'));
    if (last.received!.status >= 500) return freshWorkflow(ctx, 'owner', 'other');
    return ctx.stop('not-claimed', `the name of a deleted workflow is not given again: ${error.stop.reason}`);
  }
}

/**
 * Fields that only the run's own record has a use for. Further fields are permitted, such as when the run was created
 * or where it is read; so many of these are the run, but for its name.
 */
const fields_of_a_run = [
  'input',
  'output',
  'metadata',
  'context',
  'links',
  'org_id',
  'created_by',
  'duration_ms',
  'cost',
  'has_logs',
  'has_node_runs',
  'node_runs',
  'logs',
  'nodes_total',
  'nodes_completed',
  'status_code',
  'graph_workflow_id',
  'target_version',
  'started_at',
  'completed_at',
];
/** All of these together are the run, whatever it leaves out. */
const marks_of_a_run = ['id', 'status_code', 'created_at', 'graph_workflow_id'];
const most_of_a_run = 0.75 * fields_of_a_run.length;

/** `run_id` and `status`, and not the whole run. */
export function judgeAnswer(dispatch: Exchange, tally: Tally): Mismatch[] {
  const { run_id, status } = dispatch.decoded?.record ?? {};
  if (typeof run_id !== 'string' || tally.compared(typeof status !== 'string')) {
    const shown = { at: dispatch, expected: 'two texts', actual: { run_id, status } };
    return tally.broken('no-run-id-or-status', shown);
  }
  const body = (dispatch.decoded?.json ?? {}) as Record<string, unknown>;
  const is_marked = marks_of_a_run.every((field) => isSet(body[field]));
  const is_whole = is_marked || fields_of_a_run.filter((field) => field in body).length >= most_of_a_run;
  const shown = { at: dispatch, expected: 'run_id and status', actual: Object.keys(body) };
  return tally.holds(!is_whole, 'whole-run', shown);
}

export function judgeRun(
  evidence: Pick<Evidence<unknown, Notes>, 'exchanges' | 'notes'>,
  dispatch: Exchange,
  tally: Tally,
): Mismatch[] {
  const read = exchangeAt(evidence, 'read');
  const run = read?.decoded?.record;
  if (!run) return [];
  const { id } = evidence.notes.workflow;
  const where = { at: read, operation: 'dispatchGraphWorkflowRun' as const };
  const actual = run.graph_workflow_id;
  const shown = { ...where, expected: id, actual, pointer: '/graph_workflow_id' };
  const other = isSet(actual) ? tally.holds(sameId(actual, id), 'another-workflow', shown) : [];
  return [...other, ...judgeBody(dispatch, run, where, tally)];
}

/** A run that shows inputs or a callback URL shows those that were sent, in any place. */
function judgeBody(
  dispatch: Exchange,
  run: Record<string, unknown>,
  where: Pick<Shown, 'operation' | 'at'>,
  tally: Tally,
): Mismatch[] {
  const { callback_url, ...inputs } = dispatch.request.body as Record<string, unknown>;
  const shown = JSON.stringify(run.input ?? {});
  const field = Object.keys(inputs).find((name) => inputs[name] === text_sent);
  const is_shown = shown !== '{}' && field !== undefined;
  if (is_shown && tally.compared(!shown.includes(text_sent) && !isKeptBack(run.input, field, inputs))) {
    return tally.broken('input-lost', { ...where, expected: text_sent, actual: run.input, pointer: '/input' });
  }
  if (!isSet(run.callback_url)) return [];
  const actual = run.callback_url;
  const is_right = mayStandFor(String(actual), String(callback_url));
  return tally.holds(is_right, 'another-callback', {
    ...where,
    expected: callback_url,
    actual,
    pointer: '/callback_url',
  });
}

/** The value in the place of the text tells, and without one, a sign among the other inputs. */
function isKeptBack(input: unknown, field: string, inputs: object): boolean {
  const sent = JSON.stringify(inputs);
  const here = valuesOf(input, field);
  return here.length > 0
    ? here.some((value) => isMasked(JSON.stringify(value), sent))
    : isMaskedAmongOthers(JSON.stringify(input), sent);
}

/** All that is shown under a name, however deep. */
function valuesOf(json: unknown, name: string): unknown[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    key === name && isSet(value) ? [value] : valuesOf(value, name),
  );
}

/** A URL may be masked, or be shown with its path left out, and may not lead anywhere else. A garbled text is no mask. */
function mayStandFor(shown: string, sent: string): boolean {
  if (!URL.canParse(shown) || !URL.canParse(sent) || isMasked(shown, sent)) return true;
  if (isGarbled(shown, sent)) return false;
  const [one, other] = [new URL(shown), new URL(sent)];
  return one.origin === other.origin && (one.href === other.href || !one.href.startsWith(other.href));
}
