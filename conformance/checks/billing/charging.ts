import { chosen } from '../../../src/choices/choices.ts';
import { restoringThreshold, updateThreshold } from '../../acts/threshold-updates.ts';
import { amountOf, balanceIn } from '../../models/balances.ts';
import { isTerminalRun } from '../../models/run-state.ts';
import { exchangeAt, isSuccess, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

type When = 'at_dispatch' | 'at_end' | 'not_yet';

/** The time of a charge is open. Others move the balance too: only a move by the very cost of the run says something. */
export const chargedWhen = check<null>({
  id: 'billing/charging',
  title: 'The cost of a run is taken from the balance when it is declared to be',
  how: 'The balance before a dispatch, behind it and behind the end of the run is compared with its cost: as the target file declares, or observed.',
  clauses: ['billing.charging'],
  codes: {
    'not-as-declared': {
      clause: 'billing.charging',
      level: 'declared',
      message: 'The cost of a run is taken at another time than the target file declares.',
    },
  },
  since: '0.1.0',
  operations: ['updateBalance', 'getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([null]),
  run: (ctx) =>
    restoringThreshold(ctx, async () => {
      const look = (step: string) => updateThreshold(ctx, ctx.facts.restore_threshold, step);
      await look('before');
      const dispatched = await ctx.runs.dispatch('owner', 'succeeds', 'dispatch');
      const id = dispatched.decoded?.record?.run_id;
      if (!isSuccess(dispatched) || typeof id !== 'string') {
        const reason = `the suite could dispatch no run to be charged (${statusOf(dispatched)})`;
        return ctx.stop('could-not-run', reason, dispatched.request.operation);
      }
      await ctx.time.settle();
      await look('dispatched');
      // A read that is behind may show a run as under way whose end the look was told of already.
      await ctx.time.settle();
      await ctx.runs.untilEnd('owner', { id, name: 'succeeds' }, 'read');
      await ctx.time.settle();
      await look('ended');
    }),
  control: (evidence) =>
    serverError(evidence) ??
    ['before', 'dispatched', 'ended']
      .map((step) => unproven(evidence, step, 'the balance could not be seen'))
      .find(Boolean) ??
    (isTerminalRun(runOf(evidence)) ? undefined : 'the run did not end in time') ??
    ((amountOf(runOf(evidence)?.cost) ?? 0) > 0
      ? undefined
      : { verdict: 'not-claimed', reason: 'the run of fixtures.models.succeeds costs nothing, or does not say what' }),
  judge: judgeDeclared,
  observe(evidence) {
    const when = seen(evidence);
    // It may be taken later still, or never.
    const value = when === 'not_yet' ? { other: 'not by the end of the run' } : when;
    return value
      ? [{ choice: 'billing.charging', operation: exchangeAt(evidence, 'dispatch')!.request.operation, value }]
      : [];
  },
});

function runOf(evidence: Evidence<null>): Record<string, unknown> | undefined {
  return stepsOf(evidence, 'read').at(-1)?.decoded?.record;
}

/** The amount that is gone since `before`. */
function taken(evidence: Evidence<null>, step: string): number {
  const [before, now] = ['before', step].map((one) => amountOf(balanceIn(exchangeAt(evidence, one))?.balance));
  return (before ?? Number.NaN) - (now ?? Number.NaN);
}

/** Undefined where something else moved the balance, or no more than could be. */
function seen(evidence: Evidence<null>): When | undefined {
  const cost = amountOf(runOf(evidence)?.cost) ?? 0;
  const [first, last] = [taken(evidence, 'dispatched'), taken(evidence, 'ended')];
  const has_ended = isTerminalRun(stepsOf(evidence, 'read')[0]?.decoded?.record);
  if (first === 0 && last === 0) return 'not_yet';
  if (!isAmount(last, cost)) return undefined;
  if (first === 0) return 'at_end';
  // A run that ends within its dispatch shows nothing between the two.
  return isAmount(first, cost) && !has_ended ? 'at_dispatch' : undefined;
}

function isAmount(difference: number, cost: number): boolean {
  return Math.abs(difference - cost) < cost * 1e-6;
}

/** Held against a declaration: that the balance moved by the cost where it must not, or not at all where it must. */
function judgeDeclared(evidence: Evidence<null>, tally: Tally): Mismatch[] {
  const dispatched = exchangeAt(evidence, 'dispatch');
  const declared = dispatched && chosen(evidence.facts.choices, 'billing.charging', dispatched.request.operation);
  const found = seen(evidence);
  if (!found || typeof declared !== 'string' || tally.compared(found === declared)) return [];
  // In real time a charge may be late without being another one.
  if (found === 'not_yet' && (declared === 'never' || !evidence.facts.steps_time)) return [];
  return tally.broken('not-as-declared', {
    at: exchangeAt(evidence, 'ended'),
    message: `the target file declares billing.charging: ${declared}, and the cost of a run is taken ${words[found]}`,
    expected: declared,
    actual: found,
    pointer: '/balance',
  });
}

const words: Readonly<Record<When, string>> = {
  at_dispatch: 'before its end',
  at_end: 'at its end',
  not_yet: 'neither at its dispatch nor at its end',
};
