import { isIn, operations } from '../../../src/contract/operations.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { pollRun } from '../../acts/poll-runs.ts';
import { judgeText, text_codes, textIn } from '../../models/sent-texts.ts';
import { dispatchedPath, offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/** Statuses that say "there is nothing here"; others may be about the input or the account. */
const nothing_there = [404, 405];

/** A service that finds one length of path finds the others that the target file names. */
export const modelPaths = check<Record<string, never>>({
  id: 'runs/model-path',
  title: 'Models are dispatched at paths of every length',
  how: 'Models at paths of 2 to 5 segments are dispatched: each is found, its answer holds the id of a run, and the run shows the text that was sent.',
  clauses: ['runs.model-path', 'runs.dispatch-answers-id', 'runs.dispatch-inputs'],
  codes: {
    ...text_codes,
    'no-run-id': {
      clause: 'runs.dispatch-answers-id',
      message: 'The dispatch of a model answers without the id of the run.',
    },
    'path-not-found': {
      clause: 'runs.model-path',
      message: 'A model is not found at a path of a certain length, although others are.',
    },
  },
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([{}]),
  async run(ctx) {
    for (const name of offeredRunKinds(ctx.facts).filter((one) => one !== 'workflow')) {
      const polled = await pollRun(ctx, name);
      // A dispatch that gave no run is made once more, to be looked at.
      if (!('id' in polled)) await answerOrStop(() => ctx.runs.dispatch('owner', name, `again-${name}`));
    }
  },
  control(evidence) {
    if (dispatchesIn(evidence).some(isSuccess)) return undefined;
    return serverError(evidence) ?? 'no model could be dispatched, whatever the length of its path';
  },
  judge: (evidence, tally) => [...judgeAll(evidence, tally), ...judgeInputs(evidence, tally)],
});

/** Each length of path may have a route of its own, which reads the body by itself. */
function judgeInputs(evidence: Evidence, tally: Tally): Mismatch[] {
  const { models = {} } = evidence.facts.fixtures ?? {};
  return Object.entries(models).flatMap(([name, model]) => {
    const sent = textIn(exchangeAt(evidence, `dispatch-${name}`)?.request.body, model?.text_field);
    const read = stepsOf(evidence, `life-${name}`).findLast(isSuccess);
    return judgeText(evidence.facts, name, read, sent, tally);
  });
}

function dispatchesIn({ exchanges }: Pick<Evidence, 'exchanges'>): Exchange[] {
  return exchanges.filter(({ request }) => isIn('model_dispatches', request.operation));
}

function judgeAll(evidence: Evidence, tally: Tally): Mismatch[] {
  const dispatches = dispatchesIn(evidence);
  const found = dispatches.filter(isSuccess);
  return [
    ...found.flatMap((one) => judgeId(one, tally)),
    ...(found.length === 0 ? [] : dispatches.flatMap((one) => judgeFound(one, found, tally))),
  ];
}

function judgeId(exchange: Exchange, tally: Tally): Mismatch[] {
  // An answer cannot be read where nobody declared the place of the id.
  if (!exchange.decoded) return [];
  const id = exchange.decoded.record?.run_id ?? null;
  return tally.holds(typeof id === 'string' && id !== '', 'no-run-id', {
    at: exchange,
    message: `the dispatch of the model ${dispatchedPath(exchange)} answers without the id of the run`,
    expected: 'the id of the run',
    actual: id,
  });
}

function judgeFound(exchange: Exchange, found: readonly Exchange[], tally: Tally): Mismatch[] {
  const { operation } = exchange.request;
  const is_missing = isRefused(exchange) && nothing_there.includes(exchange.received?.status ?? 0);
  // Another model at a path of this length is found, so that this one itself is missing.
  if (!is_missing || found.some(({ request }) => tally.compared(request.operation === operation))) return [];
  const { length } = operations[operation].path_parameters;
  return tally.broken('path-not-found', {
    at: exchange,
    message: `a model whose path has ${length} segments (${dispatchedPath(exchange)}) is not found, although others are`,
    expected: 'a 2xx',
    actual: statusOf(exchange),
  });
}
