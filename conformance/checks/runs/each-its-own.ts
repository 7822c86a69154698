import { offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isSuccess, serverError, stepsOf } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';

interface Case {
  run: string;
}

interface Notes {
  /** The text that each of the dispatches sent. */
  texts?: readonly string[];
}

/** Two equal dispatches and one with another text, all at once; a run with the usual input has been there before. */
export const eachItsOwn = check<Case, Notes>({
  id: 'runs/each-its-own',
  title: 'Each dispatch makes a run of its own, with its own inputs',
  how: 'A model is dispatched three times at once, twice with equal inputs: no two may answer with one id, nor with that of an earlier run of the model; all must name one model; and no run may show the text that was sent for another.',
  clauses: ['runs.ids-distinct', 'runs.target-matches', 'runs.dispatch-inputs'],
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => table(rows(facts)),
  async run(ctx, { run }) {
    await ctx.polledRun(run);
    const [equal, other] = [ctx.newName('equal'), ctx.newName('other')];
    const texts = [equal, equal, other];
    await Promise.all(texts.map((text, index) => dispatchAndRead(ctx, run, text, index + 1)));
    return { texts };
  },
  control(evidence) {
    const answered = ids(evidence).length;
    if (answered <= 2) return serverError(evidence) ?? 'the model could not be dispatched again';
    const is_shown = judgeIds(evidence, uncounted).length > 0 || stepsOf(evidence, 'read').some(isSuccess);
    return is_shown ? undefined : (serverError(evidence) ?? 'none of the runs could be read');
  },
  judge(evidence, tally) {
    const shared = judgeIds(evidence, tally);
    // What one run shows for two dispatches, tells nothing of the inputs of either.
    return shared.length > 0 ? shared : [...judgeModel(evidence, tally), ...judgeTexts(evidence, tally)];
  },
});

function rows(facts: Facts): Case[] {
  const models = offeredRunKinds(facts).filter((name) => name !== 'workflow' && facts.fixtures?.models?.[name]);
  const [run] = models.filter((name) => facts.fixtures?.models?.[name]?.text_field !== undefined).concat(models);
  return run === undefined ? [] : [{ run }];
}

async function dispatchAndRead(ctx: CheckContext, run: string, text: string, number: number): Promise<void> {
  const dispatch = await ctx.dispatch('owner', run, `again/${number}`, { text });
  const id = dispatch.decoded?.record?.run_id;
  if (typeof id === 'string') await ctx.call('owner', { operation: 'getRun', path: { id } }, `read/${number}`);
}

function ids(evidence: Evidence<Case, Notes>) {
  const first = exchangeAt(evidence, `dispatch-${evidence.case.run}`);
  return [...(first ? [first] : []), ...stepsOf(evidence, 'again')].flatMap((exchange) => {
    const id = exchange.decoded?.outcome === 'success' ? exchange.decoded.record?.run_id : undefined;
    return typeof id === 'string' ? [{ id, exchange }] : [];
  });
}

function judgeIds(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const all = ids(evidence);
  const twice = all.find(({ id }, index) => tally.compared(all.findIndex((one) => sameId(one.id, id)) < index));
  if (!twice) return [];
  return [
    {
      code: 'shared-id',
      clause: 'runs.ids-distinct',
      message: 'two dispatches of a model answer with the id of one run',
      expected: `${all.length} different ids`,
      actual: all.map(({ id }) => id),
      operation: twice.exchange.request.operation,
      exchange: twice.exchange.number,
    },
  ];
}

function judgeModel(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const reads = [...stepsOf(evidence, `life-${evidence.case.run}`), ...stepsOf(evidence, 'read')].filter(
    ({ decoded }) => decoded?.outcome === 'success' && isSet(decoded.record?.model_id),
  );
  const modelOf = (exchange: (typeof reads)[number]) => exchange.decoded!.record!.model_id;
  const other = reads.find((exchange) => tally.compared(!sameId(modelOf(exchange), modelOf(reads[0]!))));
  if (!other) return [];
  return [
    {
      code: 'another-model',
      clause: 'runs.target-matches',
      message: 'two runs that were dispatched at one path name two models',
      expected: modelOf(reads[0]!),
      actual: modelOf(other),
      operation: 'getRun',
      pointer: '/model_id',
      exchange: other.number,
    },
  ];
}

/**
 * How much of its input a run shows is left to the target; but it must not show a text that was sent for another run.
 */
function judgeTexts(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const texts = evidence.notes.texts ?? [];
  return stepsOf(evidence, 'read').flatMap((read): Mismatch[] => {
    const own = texts[Number(read.step.split('/')[1]) - 1];
    const shown = JSON.stringify(read.decoded?.record?.input ?? null);
    const foreign = texts.find((text) => text !== own && tally.compared(shown.includes(text)));
    if (foreign === undefined) return [];
    return [
      {
        code: 'input-of-another',
        clause: 'runs.dispatch-inputs',
        message: 'a run shows the input that was sent for another run',
        expected: own,
        actual: read.decoded?.record?.input,
        operation: 'getRun',
        pointer: '/input',
        exchange: read.number,
      },
    ];
  });
}
