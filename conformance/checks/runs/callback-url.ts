import { chosen } from '../../../src/choices/chosen.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { isSet } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts } from '../../suite/evidence.ts';

interface Case {
  run: string;
}

/** A text, as stated, and no URL of any scheme. */
const no_url = 'no url at all';

/** Whether addresses in private networks are taken, each dispatch with a URL of a receiver on this machine shows. */
export const malformedCallback = check<Case>({
  id: 'runs/callback-url',
  title: 'What becomes of a callback_url that is no URL',
  how: 'A model is dispatched with a callback_url that is a text but no URL: it may be refused, accepted or ignored; what the target file declares of it must hold.',
  clauses: ['runs.callback-url'],
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => table(rows(facts)),
  async run(ctx, { run }) {
    await ctx.polledRun(run);
    const dispatch = await ctx.dispatch('owner', run, 'attempt', { callback_url: no_url });
    const id = dispatch.decoded?.outcome === 'success' ? dispatch.decoded.record?.run_id : undefined;
    if (typeof id === 'string') await ctx.call('owner', { operation: 'getRun', path: { id } }, 'read');
  },
  control(evidence) {
    const attempt = exchangeAt(evidence, 'attempt');
    return isSuccess(attempt) || isRefused(attempt)
      ? undefined
      : (serverError(evidence) ?? `the dispatch was neither accepted nor refused (${statusOf(attempt)})`);
  },
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt')!;
    const { operation } = attempt.request;
    const declared = chosen(evidence.facts.choices, 'runs.callback_url', operation)?.malformed;
    const takes = declared === 'ignored' || declared === 'accepted';
    if (tally.compared(takes ? isSuccess(attempt) : declared !== 'refused' || isRefused(attempt))) return [];
    return [
      {
        code: 'not-as-declared',
        clause: 'runs.callback-url',
        level: 'declared',
        message: `the target file declares malformed: ${declared} under runs.callback_url, and a callback_url that is no URL is ${takes ? 'refused' : 'accepted'}`,
        expected: takes ? 'a 2xx' : 'a refusal',
        actual: statusOf(attempt),
        operation,
        exchange: attempt.number,
      },
    ];
  },
  observe(evidence) {
    const { operation } = exchangeAt(evidence, 'attempt')!.request;
    return [{ choice: 'runs.callback_url', operation, value: { malformed: fateOf(evidence) } }];
  },
});

function rows(facts: Facts): Case[] {
  const run = offeredRunKinds(facts).find((name) => name !== 'workflow' && facts.fixtures?.models?.[name]);
  return run === undefined ? [] : [{ run }];
}

function fateOf(evidence: Evidence<Case>): 'refused' | 'accepted' | 'ignored' {
  if (isRefused(exchangeAt(evidence, 'attempt'))) return 'refused';
  return isSet(exchangeAt(evidence, 'read')?.decoded?.record?.callback_url) ? 'accepted' : 'ignored';
}
