import { chosen } from '../../../src/choices/chosen.ts';
import { isWorkflowDispatch, offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { isSet } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';

interface Case {
  run: string;
  /** It is no text either. */
  is_object?: true;
}

/** A text, as stated, and no URL of any scheme. */
const no_url = 'no url at all';
/** No conversion makes a text of it. */
const no_text = { not: 'a text' };

/** Addresses in private networks are no matter of this check. */
export const malformedCallback = check<Case>({
  id: 'runs/callback-url',
  title: 'A callback_url that is no URL is refused, accepted or ignored, as declared',
  how: 'Runs are dispatched with a text that is no URL, or an object, for the callback_url: refused, accepted or ignored, as the target file declares, or observed.',
  clauses: ['runs.callback-url'],
  codes: {
    'not-as-declared': {
      clause: 'runs.callback-url',
      level: 'declared',
      message: 'A callback_url that is no URL is refused or accepted otherwise than the target file declares.',
    },
  },
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => table(rows(facts)),
  async run(ctx, { run, is_object }) {
    const attempt = await (is_object ? withAnObject(ctx, run) : withNoUrl(ctx, run));
    const id = attempt.decoded?.outcome === 'success' ? attempt.decoded.record?.run_id : undefined;
    if (typeof id === 'string') await ctx.call('owner', { operation: 'getRun', path: { id } }, 'read');
  },
  control(evidence) {
    const attempt = exchangeAt(evidence, 'attempt');
    if (isSuccess(attempt) || isRefused(attempt)) return undefined;
    return serverError(evidence) ?? `the dispatch was neither accepted nor refused (${statusOf(attempt)})`;
  },
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt')!;
    const { operation } = attempt.request;
    const declared = chosen(evidence.facts.choices, 'runs.callback_url', operation)?.malformed;
    const takes = declared === 'ignored' || declared === 'accepted';
    const { is_object } = evidence.case;
    // A target that takes a text that is no URL may well refuse what is no text.
    if (is_object && takes) return [];
    const kind = isWorkflowDispatch(attempt) ? 'graph workflow' : 'model';
    const what = is_object ? `an object for the callback_url of a ${kind}` : 'a callback_url that is no URL';
    const is_kept = takes ? isSuccess(attempt) : declared !== 'refused' || isRefused(attempt);
    return tally.holds(is_kept, 'not-as-declared', {
      at: attempt,
      message: `the target file declares malformed: ${declared} under runs.callback_url, and ${what} is ${takes ? 'refused' : 'accepted'}`,
      expected: takes ? 'a 2xx' : 'a refusal',
      actual: statusOf(attempt),
    });
  },
  observe(evidence) {
    if (evidence.case.is_object) return [];
    const { operation } = exchangeAt(evidence, 'attempt')!.request;
    return [{ choice: 'runs.callback_url', operation, value: { malformed: fateOf(evidence) } }];
  },
});

function rows(facts: Facts): Case[] {
  const offered = offeredRunKinds(facts);
  const model = offered.find((name) => name !== 'workflow' && facts.fixtures?.models?.[name]);
  const workflow = offered.find((name) => name === 'workflow');
  return [
    ...(model === undefined ? [] : [{ run: model }, { run: model, is_object: true as const }]),
    ...(workflow === undefined ? [] : [{ run: workflow, is_object: true as const }]),
  ];
}

async function withNoUrl(ctx: CheckContext, run: string): Promise<Exchange> {
  await ctx.runs.polled(run);
  return ctx.runs.dispatch('owner', run, 'attempt', { callback_url: no_url });
}

/** The request that started a run, with an object besides. */
async function withAnObject(ctx: CheckContext, run: string): Promise<Exchange> {
  const { dispatch } = await ctx.runs.polled(run);
  const body = { ...((dispatch.request.body ?? {}) as object), callback_url: no_text };
  return ctx.call('owner', { ...dispatch.request, body }, 'attempt');
}

function fateOf(evidence: Evidence<Case>): 'refused' | 'accepted' | 'ignored' {
  if (isRefused(exchangeAt(evidence, 'attempt'))) return 'refused';
  return isSet(exchangeAt(evidence, 'read')?.decoded?.record?.callback_url) ? 'accepted' : 'ignored';
}
