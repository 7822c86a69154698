import { allowed } from '../../acts/allowed.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { actsIn } from '../../models/acts-in.ts';
import { asksTheSame } from '../../models/equal-dispatches.ts';
import { judgeText, shownText } from '../../models/sent-texts.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isSuccess, serverError, stepsOf } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange, Stop } from '../../suite/exchange.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';

interface Case {
  run: string;
  /** One dispatch of a text out of the ordinary, in the place of three at once. */
  text?: keyof typeof unusual_texts;
  /** Who dispatches it, where it is not the owner. */
  by?: 'outsider';
}

/** What is written otherwise in a page, what takes more bytes than most, and more of it than a short column holds. */
const unusual_texts = {
  signs: `r&b <b>"one"</b> it's 100% 写真 süß 🌅 \\o/`,
  long: 'a tree by the sea, a house on the hill, '.repeat(40).trim(),
  // More than most columns for texts hold, and a prompt that some write.
  longest: 'a boat in the bay, a cloud on the lake, '.repeat(450).trim(),
} as const;

interface Notes {
  /** The text that each of the dispatches sent. */
  texts?: readonly string[];
}

/** Two equal dispatches and one with another text, all at once; a run with the usual input has been there before. */
export const eachItsOwn = check<Case, Notes>({
  id: 'runs/each-its-own',
  title: 'Each dispatch makes a run of its own, with its own inputs',
  how: 'A model is dispatched three times at once, twice with equal inputs: those with different inputs must not answer with one id, nor with that of an earlier run of the model; all must name one model; and no run may show the text that was sent for another, nor any but its own in the field that it was sent in. A fourth dispatch leaves the text out, and where that is taken, its run shows none of the others. A text with signs in it, also by somebody of another organization, a long one, and one of 18,000 characters, are sent alone: they may be refused, and not changed.',
  clauses: ['runs.ids-distinct', 'runs.target-matches', 'runs.dispatch-inputs'],
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => table(rows(facts)),
  async run(ctx, { run, text, by = 'owner' as const }) {
    if (text !== undefined) {
      const unusual = `${ctx.newName(text)} ${unusual_texts[text]}`;
      await allowed(ctx, by, () => dispatchAndRead(ctx, run, { text: unusual }, 1, by));
      return { texts: [unusual] };
    }
    await ctx.polledRun(run);
    const [equal, other] = [ctx.newName('equal'), ctx.newName('other')];
    const texts = [equal, equal, other];
    await Promise.all(texts.map((text, index) => dispatchAndRead(ctx, run, { text }, index + 1)));
    await dispatchWithoutText(ctx, run, texts.length + 1);
    return { texts };
  },
  control(evidence) {
    // What others may do is for the target to say, and costs no verdict.
    if (evidence.case.by !== undefined) return unshownText(evidence);
    if (evidence.case.text !== undefined) return serverError(evidence) ?? unshownText(evidence);
    const answered = ids(evidence).length;
    if (answered <= 2) return serverError(evidence) ?? 'the model could not be dispatched again';
    const is_shown = judgeIds(evidence, uncounted).length > 0 || stepsOf(evidence, 'read').some(isSuccess);
    return is_shown ? undefined : (serverError(evidence) ?? 'none of the runs could be read');
  },
  judge(evidence, tally) {
    const shared = judgeIds(evidence, tally);
    // What one run shows for two dispatches, tells nothing of the inputs of either.
    return shared.length > 0
      ? shared
      : [...judgeModel(evidence, tally), ...judgeTexts(evidence, tally), ...judgeOwnText(evidence, tally)];
  },
});

function rows(facts: Facts): Case[] {
  const models = offeredRunKinds(facts).filter((name) => name !== 'workflow' && facts.fixtures?.models?.[name]);
  const [run] = models.filter((name) => facts.fixtures?.models?.[name]?.text_field !== undefined).concat(models);
  if (run === undefined) return [];
  const takes_text = facts.fixtures?.models?.[run]?.text_field !== undefined;
  const texts = takes_text ? (Object.keys(unusual_texts) as (keyof typeof unusual_texts)[]) : [];
  const elsewhere = facts.principals.outsider ? texts.filter((text) => text === 'signs') : [];
  return [
    { run },
    ...texts.map((text) => ({ run, text })),
    ...elsewhere.map((text) => ({ run, text, by: 'outsider' as const })),
  ];
}

/** Which texts a model takes, and whether its runs show them, is left to the target. */
function unshownText(evidence: Evidence<Case, Notes>): Stop | undefined {
  const [read] = stepsOf(evidence, 'read');
  if (!isSuccess(exchangeAt(evidence, 'again/1')))
    return { verdict: 'not-claimed', reason: 'the model does not take a text out of the ordinary' };
  return read && shownText(evidence.facts, evidence.case.run, read) !== undefined
    ? undefined
    : { verdict: 'not-claimed', reason: 'the run does not show the text with which it was dispatched' };
}

/** @returns the last answer */
async function dispatchAndRead(
  ctx: CheckContext,
  run: string,
  asked: { text: string } | { body: Record<string, unknown> },
  number: number,
  by: 'owner' | 'outsider' = 'owner',
): Promise<Exchange> {
  const dispatch = await ctx.dispatch(by, run, `again/${number}`, asked);
  const id = dispatch.decoded?.record?.run_id;
  if (typeof id !== 'string') return dispatch;
  return ctx.call(by, { operation: 'getRun', path: { id }, ...actsIn(ctx.facts, by) }, `read/${number}`);
}

/** Many models need a text, and refuse what has none; one that takes it knows of none. */
async function dispatchWithoutText(ctx: CheckContext, run: string, number: number): Promise<void> {
  const field = ctx.facts.fixtures?.models?.[run]?.text_field;
  if (field === undefined) return;
  await answerOrStop(() => dispatchAndRead(ctx, run, { body: { [field]: undefined } }, number));
}

function ids(evidence: Evidence<Case, Notes>) {
  const first = exchangeAt(evidence, `dispatch-${evidence.case.run}`);
  return [...(first ? [first] : []), ...stepsOf(evidence, 'again')].flatMap((exchange) => {
    const id = exchange.decoded?.outcome === 'success' ? exchange.decoded.record?.run_id : undefined;
    return typeof id === 'string' ? [{ id, exchange }] : [];
  });
}

type Answered = ReturnType<typeof ids>[number];

/** Equal dispatches may be taken for one that was sent again. */
function isShared(one: Answered, other: Answered, tally: Tally): boolean {
  return !asksTheSame(one.exchange, other.exchange) && tally.compared(sameId(one.id, other.id));
}

function judgeIds(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const all = ids(evidence);
  const twice = all.find((one, index) => all.slice(0, index).some((other) => isShared(one, other, tally)));
  if (!twice) return [];
  return [
    {
      code: 'shared-id',
      clause: 'runs.ids-distinct',
      message: 'two dispatches of a model with different inputs answer with the id of one run',
      expected: 'an id for each',
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

function judgeOwnText(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  return stepsOf(evidence, 'read').flatMap((read): Mismatch[] => {
    const own = evidence.notes.texts?.[Number(read.step.split('/')[1]) - 1];
    return own === undefined ? [] : judgeText(evidence.facts, evidence.case.run, read, own, tally);
  });
}
