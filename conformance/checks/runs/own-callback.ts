import { isIn } from '../../../src/contract/operations.ts';
import { hear } from '../../acts/hear.ts';
import { callback_url_codes, judgeCallbackUrls } from '../../models/callback-urls.ts';
import { offeredRunKinds, runsShownIn } from '../../models/shown-runs.ts';
import { exchangeAt, isSuccess, serverError } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/** Null for the runs that other checks were shown. */
type Case = { run: string } | null;

interface Notes {
  /** Events that came to the URL of each of two dispatches which are one run, and to one of another run behind it. */
  heard?: readonly [first: number, second: number, witness: number];
}

export const ownCallback = check<Case, Notes>({
  id: 'runs/own-callback',
  title: 'Each run has the callback URL that was sent for it',
  how: 'Two equal dispatches with two callback URLs are two runs, or one that calls both. No run shows the URL of another, or its own with a letter changed.',
  clauses: ['runs.ids-distinct', 'runs.dispatch-inputs', 'workflows.request-shown'],
  codes: {
    ...callback_url_codes,
    'one-callback-not-called': {
      clause: 'runs.ids-distinct',
      message: 'Two dispatches with callback URLs of their own are one run, which calls one of them alone.',
    },
  },
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  hears: true,
  cases: (facts) => table<Case>(rows(facts)),
  run: (ctx, input) => callTwice(ctx, input!.run),
  gathers: (exchange) =>
    isIn('dispatches', exchange.request.operation) || runsShownIn(exchange).length > 0 ? 'runs' : undefined,
  control: (evidence) => (evidence.case ? (serverError(evidence) ?? uncalled(evidence)) : undefined),
  judge: (evidence, tally) =>
    evidence.case ? judgeCalled(evidence, tally) : judgeCallbackUrls(evidence.exchanges, tally),
});

function rows(facts: Facts): { run: string }[] {
  const models = offeredRunKinds(facts).filter((name) => name !== 'workflow' && facts.fixtures?.models?.[name]);
  const [run] = models.filter((name) => facts.fixtures?.models?.[name]?.text_field !== undefined).concat(models);
  return run === undefined ? [] : [{ run }];
}

/** Runs of their own are read; one that dispatches share is read to its end, and another behind it shows that events come. */
async function callTwice(ctx: CheckContext, run: string): Promise<Notes> {
  const text = ctx.newName('called');
  const urls = [await ctx.hooks.url('first'), await ctx.hooks.url('second')];
  const told: unknown[] = [];
  for (const [index, callback_url] of urls.entries()) {
    const dispatch = await ctx.runs.dispatch('owner', run, `called/${index + 1}`, { text, callback_url });
    told.push(dispatch.decoded?.outcome === 'success' ? dispatch.decoded.record?.run_id : undefined);
  }
  const [id, other] = told;
  if (typeof id !== 'string' || typeof other !== 'string') return {};
  if (!sameId(id, other)) {
    for (const [index, own] of [id, other].entries()) {
      await ctx.call('owner', { operation: 'getRun', path: { id: own } }, `called-read/${index + 1}`);
    }
    return {};
  }
  await ctx.runs.untilEnd('owner', { id, name: run }, 'called-end');
  const witness = await ctx.hooks.url('witness');
  const last = await ctx.runs.dispatch('owner', run, 'witness', {
    text: ctx.newName('witness'),
    callback_url: witness,
  });
  const last_id = last.decoded?.record?.run_id;
  if (typeof last_id !== 'string') return {};
  await ctx.runs.untilEnd('owner', { id: last_id, name: run }, 'witness-end');
  await hear(ctx, witness);
  return { heard: [await ctx.hooks.heard(urls[0]!), await ctx.hooks.heard(urls[1]!), await ctx.hooks.heard(witness)] };
}

/** The target may refuse the callback URLs. */
function uncalled(evidence: Evidence<Case, Notes>): Stop | string | undefined {
  const called = ['called/1', 'called/2'].map((step) => exchangeAt(evidence, step));
  if (!called.every(isSuccess)) {
    return { verdict: 'not-claimed', reason: 'the target takes no callback URL of the suite' };
  }
  const are_named = called.every((one) => isSet(one?.decoded?.record?.run_id));
  return are_named ? undefined : 'the answers to the dispatches name no runs';
}

function judgeCalled(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const [first, second] = ['called/1', 'called/2'].map((step) => exchangeAt(evidence, step)!);
  const id = first!.decoded?.record?.run_id;
  if (!tally.compared(isSet(id) && sameId(id, second!.decoded?.record?.run_id)))
    return judgeCallbackUrls(evidence.exchanges, tally);
  const [of_first, of_second, witness] = evidence.notes.heard ?? [0, 0, 0];
  if (witness === 0 || of_first > 0 === of_second > 0) return [];
  const expected = 'a run for each, or one that calls both';
  return tally.broken('one-callback-not-called', { at: second!, expected, actual: id });
}
