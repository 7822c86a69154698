import { chosen } from '../../../src/choices/chosen.ts';
import { offeredLives } from '../../models/run-life.ts';
import { at, refused, serverError, statusOf, succeeded } from '../../models/steps.ts';
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
    await ctx.life(run);
    const dispatch = await ctx.dispatch('owner', run, 'attempt', { callback_url: no_url });
    const id = dispatch.decoded?.outcome === 'success' ? dispatch.decoded.record?.run_id : undefined;
    if (typeof id === 'string') await ctx.call('owner', { operation: 'getRun', path: { id } }, 'read');
  },
  control(evidence) {
    const attempt = at(evidence, 'attempt');
    return succeeded(attempt) || refused(attempt)
      ? undefined
      : (serverError(evidence) ?? `the dispatch was neither accepted nor refused (${statusOf(attempt)})`);
  },
  judge(evidence) {
    const attempt = at(evidence, 'attempt')!;
    const { operation } = attempt.request;
    const declared = chosen(evidence.facts.choices, 'runs.callback_url', operation)?.malformed;
    const takes = declared === 'ignored' || declared === 'accepted';
    if (takes ? succeeded(attempt) : declared !== 'refused' || refused(attempt)) return [];
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
    const { operation } = at(evidence, 'attempt')!.request;
    return [{ choice: 'runs.callback_url', operation, value: { malformed: fateOf(evidence) } }];
  },
});

function rows(facts: Facts): Case[] {
  const run = offeredLives(facts).find((name) => name !== 'workflow' && facts.fixtures?.models?.[name]);
  return run === undefined ? [] : [{ run }];
}

function fateOf(evidence: Evidence<Case>): 'refused' | 'accepted' | 'ignored' {
  if (refused(at(evidence, 'attempt'))) return 'refused';
  return isSet(at(evidence, 'read')?.decoded?.record?.callback_url) ? 'accepted' : 'ignored';
}
