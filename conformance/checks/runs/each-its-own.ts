import { allowed } from '../../acts/allowed.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { actsIn } from '../../models/acts-in.ts';
import { asksTheSame } from '../../models/equal-dispatches.ts';
import { judgeText, shownText, text_codes } from '../../models/sent-texts.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isSuccess, serverError, stepsOf } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange, Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  run: string;
  /** An unusual text, which is dispatched alone. */
  text?: keyof typeof unusual_texts;
  /** Left out, the owner dispatches it. */
  by?: 'outsider';
}

/** Signs that pages escape and that take several bytes, and texts that are too long for some columns. */
const unusual_texts = {
  signs: `r&b <b>"one"</b> it's 100% 写真 süß 🌅 \\o/`,
  long: 'a tree by the sea, a house on the hill, '.repeat(40).trim(),
  longest: 'a boat in the bay, a cloud on the lake, '.repeat(450).trim(),
} as const;

interface Notes {
  /** The text that each of the dispatches sent. */
  texts?: readonly string[];
}

export const eachItsOwn = check<Case, Notes>({
  id: 'runs/each-its-own',
  title: 'Each dispatch makes a run of its own, with its own inputs',
  how: 'Runs that are dispatched at once, or with unusual texts, have ids of their own where their inputs differ, name one model, and show no text of another run.',
  clauses: ['runs.ids-distinct', 'runs.target-matches', 'runs.dispatch-inputs'],
  codes: {
    ...text_codes,
    'shared-run-id': {
      clause: 'runs.ids-distinct',
      message: 'Two dispatches of a model with different inputs answer with the id of one run.',
    },
    'another-model': {
      clause: 'runs.target-matches',
      message: 'Two runs that were dispatched at one path name two models.',
    },
    'input-of-another': {
      clause: 'runs.dispatch-inputs',
      message: 'A run shows the input that was sent for another run.',
    },
  },
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
    await ctx.runs.polled(run);
    const [equal, other] = [ctx.newName('equal'), ctx.newName('other')];
    const texts = [equal, equal, other];
    await Promise.all(texts.map((text, index) => dispatchAndRead(ctx, run, { text }, index + 1)));
    await dispatchWithoutText(ctx, run, texts.length + 1);
    return { texts };
  },
  control(evidence, found) {
    // Others may be refused, and their errors cost no verdict.
    if (evidence.case.by !== undefined) return unshownText(evidence);
    if (evidence.case.text !== undefined) return serverError(evidence) ?? unshownText(evidence);
    const answered = ids(evidence).length;
    if (answered <= 2) return serverError(evidence) ?? 'the model could not be dispatched again';
    const is_shown = found.some(({ code }) => code === 'shared-run-id') || stepsOf(evidence, 'read').some(isSuccess);
    return is_shown ? undefined : (serverError(evidence) ?? 'none of the runs could be read');
  },
  judge(evidence, tally) {
    const shared = judgeIds(evidence, tally);
    // One run for two dispatches tells nothing of the inputs of either.
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

/** A model may refuse a text, and its runs need not show it. */
function unshownText(evidence: Evidence<Case, Notes>): Stop | undefined {
  const [read] = stepsOf(evidence, 'read');
  if (!isSuccess(exchangeAt(evidence, 'again/1')))
    return { verdict: 'not-claimed', reason: 'the model does not take a text out of the ordinary' };
  if (shownText(evidence.facts, evidence.case.run, read) !== undefined) return undefined;
  return { verdict: 'not-claimed', reason: 'the run does not show the text with which it was dispatched' };
}

/** @returns the last answer */
async function dispatchAndRead(
  ctx: CheckContext,
  run: string,
  asked: { text: string } | { body: Record<string, unknown> },
  number: number,
  by: 'owner' | 'outsider' = 'owner',
): Promise<Exchange> {
  const dispatch = await ctx.runs.dispatch(by, run, `again/${number}`, asked);
  const id = dispatch.decoded?.record?.run_id;
  if (typeof id !== 'string') return dispatch;
  return ctx.call(by, { operation: 'getRun', path: { id }, ...actsIn(ctx.facts, by) }, `read/${number}`);
}

/** Many models refuse inputs without a text; one that takes them has no text to show. */
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
  const shown = { expected: 'an id for each', actual: all.map(({ id }) => id) };
  return tally.broken('shared-run-id', { at: twice.exchange, ...shown });
}

function judgeModel(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const reads = [...stepsOf(evidence, `life-${evidence.case.run}`), ...stepsOf(evidence, 'read')].filter(
    ({ decoded }) => decoded?.outcome === 'success' && isSet(decoded.record?.model_id),
  );
  const modelOf = ({ decoded }: Exchange) => decoded!.record!.model_id;
  const other = reads.find((exchange) => tally.compared(!sameId(modelOf(exchange), modelOf(reads[0]!))));
  if (!other) return [];
  const shown = { expected: modelOf(reads[0]!), actual: modelOf(other), pointer: '/model_id' };
  return tally.broken('another-model', { at: other, ...shown });
}

/** A run shows as much of its input as the target likes, but no text that was sent for another run. */
function judgeTexts(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const texts = evidence.notes.texts ?? [];
  return stepsOf(evidence, 'read').flatMap((read) => {
    const own = ownText(evidence, read);
    const actual = read.decoded?.record?.input;
    const shown = JSON.stringify(actual ?? null);
    if (!texts.some((text) => text !== own && tally.compared(shown.includes(text)))) return [];
    return tally.broken('input-of-another', { at: read, expected: own, actual, pointer: '/input' });
  });
}

function judgeOwnText(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { case: asked, facts } = evidence;
  return stepsOf(evidence, 'read').flatMap((read) => judgeText(facts, asked.run, read, ownText(evidence, read), tally));
}

/** The text that was sent for the run of a read. */
function ownText({ notes }: Evidence<Case, Notes>, { step }: Exchange): string | undefined {
  return notes.texts?.[Number(step.split('/')[1]) - 1];
}
