import { isIn, operations } from '../../../src/contract/operations.ts';
import { isObject } from '../../../src/json/is-object.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { pollRun } from '../../acts/poll-runs.ts';
import { judgeText } from '../../models/sent-texts.ts';
import { dispatchedPath, offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';

/** Statuses that say "there is nothing here"; others may have their reason in the input or the account. */
const nothing_there = [404, 405];

/**
 * The same token and the same service: if one length of path is found, so are the others that the target file names.
 */
export const modelPaths = check<Record<string, never>>({
  id: 'runs/model-path',
  title: 'Models are dispatched at paths of every length',
  how: 'A model of each length of path (2 to 5 segments) that the target file names is dispatched: each must be found, the answer must hold the id of a run, and a run that shows the text in the field in which it was sent must show it as it was.',
  clauses: ['runs.model-path', 'runs.dispatch-answers-id', 'runs.dispatch-inputs'],
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([{}]),
  async run(ctx) {
    for (const name of offeredRunKinds(ctx.facts).filter((one) => one !== 'workflow')) {
      const polled = await pollRun(ctx, name);
      // A dispatch that gave no run is made once more, to be looked at.
      if (!('id' in polled)) await answerOrStop(() => ctx.dispatch('owner', name, `again-${name}`));
    }
  },
  control(evidence) {
    if (judgeAll(evidence, uncounted).length > 0) return undefined;
    if (dispatchesIn(evidence).some(isSuccess)) return undefined;
    return serverError(evidence) ?? 'no model could be dispatched, whatever the length of its path';
  },
  judge: (evidence, tally) => [...judgeAll(evidence, tally), ...judgeInputs(evidence, tally)],
});

/** Each length of path may have a route of its own, which reads the body by itself. */
function judgeInputs(evidence: Evidence, tally: Tally): Mismatch[] {
  const { models = {} } = evidence.facts.fixtures ?? {};
  return Object.entries(models).flatMap(([name, model]): Mismatch[] => {
    const body = exchangeAt(evidence, `dispatch-${name}`)?.request.body;
    const sent = isObject(body) && model?.text_field !== undefined ? body[model.text_field] : undefined;
    const [read] = stepsOf(evidence, `life-${name}`).filter(isSuccess).slice(-1);
    return typeof sent === 'string' && read ? judgeText(evidence.facts, name, read, sent, tally) : [];
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
  // Where nobody declared the place of the id, the answer cannot be read, which shows nothing.
  if (!exchange.decoded) return [];
  const id = exchange.decoded.record?.run_id ?? null;
  if (typeof id === 'string' && tally.compared(id !== '')) return [];
  return [
    {
      code: 'no-id',
      clause: 'runs.dispatch-answers-id',
      message: `the dispatch of the model ${dispatchedPath(exchange)} answers without the id of the run`,
      expected: 'the id of the run',
      actual: id,
      operation: exchange.request.operation,
      exchange: exchange.number,
    },
  ];
}

function judgeFound(exchange: Exchange, found: readonly Exchange[], tally: Tally): Mismatch[] {
  const { operation } = exchange.request;
  const is_missing = isRefused(exchange) && nothing_there.includes(exchange.received?.status ?? 0);
  // Where another model is found at a path of this length, this one itself is missing, which the target file says it is not.
  if (!is_missing || found.some(({ request }) => tally.compared(request.operation === operation))) return [];
  const { length } = operations[operation].path_parameters;
  return [
    {
      code: 'path-not-found',
      clause: 'runs.model-path',
      message: `a model whose path has ${length} segments (${dispatchedPath(exchange)}) is not found, although others are`,
      expected: 'a 2xx',
      actual: statusOf(exchange),
      operation,
      exchange: exchange.number,
    },
  ];
}
