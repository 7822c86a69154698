/** The runs of a stage: dispatched several at once, and read when an event tells of them. */

import { isIn } from '../../src/contract/operations.ts';
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { actsIn } from '../models/acts-in.ts';
import { showsEnd } from '../models/run-state.ts';
import { unusualPaths } from '../receiver/receiver.ts';
import type { CheckContext, RequestDraft } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import { lacking } from '../suite/lacking.ts';
import type { Hooks } from './hooks.ts';
import type { Mailroom } from './mailroom.ts';
import type { PlannedRun } from './plan.ts';
import { groupOf, type StagedInbox, type StagedRun } from './staged.ts';
import { waitsForClock } from './target-clock.ts';
import { endsWithin, fixtureDispatch, fixtureName, wantsCancel } from './target-offers.ts';
import type { WaveSession } from './wave-session.ts';

export interface StagedRuns {
  stage(planned: PlannedRun): StagedRun;
  dispatch(runs: readonly StagedRun[]): Promise<void>;
  /** @param after the number of the arrival that it comes right behind */
  read(run: StagedRun, after?: number): Promise<void>;
}

const dispatch_step_ms = 1_000;
const default_concurrency = 8;
/** Of a text that every model takes, in UTF-16 units. */
const usual_length = 200;

export function createStagedRuns(
  { target, facts, clock, budgets, history }: WaveSession,
  { ctx, mailroom, hooks }: { ctx: CheckContext; mailroom: Mailroom; hooks: Hooks },
): StagedRuns {
  let used = 0;
  let callbacks = 0;
  /** A URL with so many plainer ones behind it is refused, as far as that has shown. */
  let refused_with = Number.POSITIVE_INFINITY;

  function namesEarlierRun({ number, decoded }: Exchange): boolean {
    const id = decoded?.record?.run_id;
    if (typeof id !== 'string') return false;
    return history.exchanges.some(
      (one) => one.decoded?.record?.run_id === id && one.number < number && isIn('dispatches', one.request.operation),
    );
  }

  async function dispatchOne(run: StagedRun): Promise<void> {
    const { part, by } = run.planned;
    let { text } = run.planned;
    run.note.dispatched_ms = clock.now_ms();
    while (run.callback && run.callback.plainer.length >= refused_with && takePlainer(run.callback));
    const draft = fixtureDispatch(target, part, { text, callback_url: run.callback?.url });
    if (!draft || target.principals[by] === undefined) {
      const missing = draft ? `principals.${by}` : fixtureName(part);
      run.stop = lacking(facts, missing);
      return;
    }
    const send = (request: RequestDraft) =>
      answerOrStop(() => ctx.call(by, { ...request, ...actsIn(facts, by) }, `dispatch-${run.note.name}`));
    let { exchange, stop } = await send(draft);
    if (stop?.server_error && !stop.silent) {
      // A run may have been begun all the same: what it calls is no URL of the other one.
      if (run.callback) openCallback(run);
      ({ exchange, stop } = await send(fixtureDispatch(target, part, { text, callback_url: run.callback?.url })!));
    }
    if (text !== undefined && text.length > usual_length && exchange?.decoded?.outcome === 'refusal') {
      // The length of text that a model takes is open.
      text = text.slice(0, usual_length).toWellFormed();
      ({ exchange, stop } = await send(fixtureDispatch(target, part, { text, callback_url: run.callback?.url })!));
    }
    while (run.callback && exchange?.decoded?.outcome === 'refusal') {
      // A target may refuse URLs, but must use those that it takes as they stand.
      const left = run.callback.plainer.length;
      if (!takePlainer(run.callback)) break;
      ({ exchange, stop } = await send(fixtureDispatch(target, part, { text, callback_url: run.callback.url })!));
      if (exchange?.decoded?.outcome === 'success') refused_with = Math.min(refused_with, left);
    }
    if (run.callback && exchange?.decoded?.outcome === 'refusal') {
      // A run whose private URL is refused still has webhooks to tell.
      const again = await send(fixtureDispatch(target, part, { text })!);
      if (again.exchange?.decoded?.outcome === 'success') {
        refused_with = 1;
        const { origin } = new URL(run.callback.url);
        const why = `the target refuses a callback_url at ${origin} (status ${exchange.received?.status})`;
        run.no_callback = { verdict: 'could-not-run', reason: `${why}; give a receiver.public_url that it takes` };
        ({ exchange, stop } = again);
      }
    }
    if (exchange && text === undefined && namesEarlierRun(exchange)) {
      // An equal dispatch may be answered as the one before it was; with another text it is not equal.
      const other = { text: ctx.newName('run'), callback_url: run.callback?.url };
      ({ exchange, stop } = await send(fixtureDispatch(target, part, other)!));
    }
    run.note.dispatched = exchange?.number ?? null;
    const id = exchange?.decoded?.record?.run_id;
    if (typeof id === 'string') {
      run.note.id = id;
      mailroom.know(id, run);
      if (wantsCancel(target, part)) await hooks.cancelRun(id);
      return;
    }
    if (by === 'human' && exchange?.decoded?.outcome === 'refusal') {
      const status = exchange.received?.status;
      run.stop = {
        verdict: 'not-claimed',
        reason: `the target lets principals.human dispatch no run (status ${status})`,
      };
      return;
    }
    const why = `${draft.operation} answered ${exchange?.received?.status} without the id of a run`;
    run.stop = stop ?? {
      verdict: 'could-not-run',
      reason: `the suite could dispatch no run of ${fixtureName(part)}: ${why}`,
      operation: draft.operation,
    };
  }

  /** A URL for the callbacks of this run alone. */
  function openCallback(run: StagedRun): void {
    callbacks += 1;
    // A proxy between a public URL and the receiver may tidy a path up.
    const is_unusual = callbacks % 2 === 1 && target.receiver?.public_url === undefined;
    run.callback = mailroom.open('callback', `callback/${callbacks}`, is_unusual ? unusualPaths() : []);
    run.callback.run = run;
    run.note.callback = run.callback.name;
    groupOf(run.callback, run).script = run.planned.callback!;
  }

  return {
    stage(planned) {
      used += 1;
      budgets.wave_runs.spend();
      const { part, by } = planned;
      const note = {
        name: `run/${used}`,
        part,
        by,
        id: null,
        callback: null,
        dispatched: null,
        dispatched_ms: 0,
        reads: [],
      };
      const run: StagedRun = { note, planned, ends_within_ms: endsWithin(target, part), is_told: false };
      if (planned.callback) openCallback(run);
      return run;
    },
    async dispatch(runs) {
      const waiting = [...runs];
      let done = 0;
      const lane = async () => {
        for (let run = waiting.shift(); run; run = waiting.shift()) {
          const answered = dispatchOne(run);
          mailroom.awaitDispatch(answered.catch(() => {}));
          await answered;
          done += 1;
        }
      };
      const lanes = Math.min(target.limits?.concurrency ?? default_concurrency, runs.length);
      const all = Promise.all(Array.from({ length: lanes }, lane));
      if (clock.kind === 'stepped') {
        for (let before = 0; await waitsForClock(clock, all); before = done) {
          // As long as some are answered, none of them waits for the clock.
          if (done === before) await clock.goOn(dispatch_step_ms);
        }
      }
      await all;
    },
    async read(run, after) {
      const { id, by } = run.note;
      if (id === null) return;
      const at_ms = clock.now_ms();
      const request = { operation: 'getRun' as const, path: { id }, ...actsIn(facts, by) };
      const { exchange } = await answerOrStop(() => ctx.call(by, request, `read-${run.note.name}`));
      if (!exchange) return;
      run.note.reads.push({ exchange: exchange.number, at_ms, ...(after !== undefined && { after }) });
      if (run.ended_ms === undefined && showsEnd(exchange)) run.ended_ms = at_ms;
    },
  };
}

/** @returns false where there is none */
function takePlainer(inbox: StagedInbox): boolean {
  const url = inbox.plainer.shift();
  if (url !== undefined) inbox.url = url;
  return url !== undefined;
}
