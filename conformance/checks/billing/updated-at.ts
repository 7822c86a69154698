import { chosen } from '../../../src/choices/choices.ts';
import { isObject } from '../../../src/json/is-object.ts';
import { lastChange, restoringThreshold } from '../../acts/threshold-updates.ts';
import {
  type Balance,
  long_ago,
  otherThreshold,
  peekRequest,
  peeks,
  thresholdIn,
  updateRequest,
} from '../../models/balances.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

/** A charge that comes between an update and the next may count as the last change. */
const most_attempts = 2;

/** The effect of `updated_at` is open: it may be compared with the time of the last change, or not be looked at. */
export const updatedAtOfBalance = check<null>({
  id: 'billing/updated-at',
  title: 'updated_at of an update is compared with the record as it is declared',
  how: 'The threshold is set without updated_at, with the last one, and with one of long ago: answered as declared, or observed. A refused one sets nothing.',
  clauses: ['billing.updated-at', 'errors.refusal-changes-nothing'],
  codes: {
    'not-as-declared': {
      clause: 'billing.updated-at',
      level: 'declared',
      message: 'An update is answered otherwise than the target file declares of updated_at.',
    },
    'refused-and-set': {
      clause: 'errors.refusal-changes-nothing',
      message: 'An update that was refused for its updated_at sets the threshold.',
    },
  },
  since: '0.1.0',
  operations: ['updateBalance'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([null]),
  run: (ctx) =>
    restoringThreshold(ctx, async () => {
      const update = (place: number, step: string, updated_at?: unknown) => {
        const body = { low_balance_threshold: otherThreshold(ctx.facts, place) };
        return ctx.call('owner', updateRequest(updated_at === undefined ? body : { ...body, updated_at }), step);
      };
      for (let attempt = 1; attempt <= most_attempts; attempt++) {
        const absent = await update(1, 'absent');
        const { updated_at } = absent.decoded?.record ?? (await lastChange(ctx));
        if (typeof updated_at !== 'string' || !isRefused(await update(2, 'equal', updated_at))) break;
      }
      if (!isRefused(await update(3, 'stale', long_ago))) return;
      await ctx.time.settle();
      for (const peek of peeks)
        await ctx.call('owner', peekRequest(peek, otherThreshold(ctx.facts, 4)), `peek/${peek}`);
    }),
  control: (evidence) =>
    serverError(evidence) ?? unproven(evidence, 'restore', 'the owner could not update the balance'),
  judge(evidence, tally) {
    const set = judgeRefused(evidence, tally);
    if (set.length > 0) return set;
    const declared = chosen(evidence.facts.choices, 'billing.updated_at', 'updateBalance');
    if (declared !== 'checked' && declared !== 'ignored') return [];
    const steps = { absent: true, equal: true, stale: declared === 'ignored' };
    const broken = Object.entries(steps).find(([step, is_taken]) => {
      const exchange = exchangeAt(evidence, step);
      return tally.compared(is_taken ? isRefused(exchange) : isSuccess(exchange));
    });
    if (!broken) return [];
    const [step, is_taken] = broken;
    return tally.broken('not-as-declared', {
      at: exchangeAt(evidence, step),
      message: `the target file declares billing.updated_at: ${declared}, and an update ${said[step]} is answered otherwise${unmarked(evidence)}`,
      expected: is_taken ? 'a 2xx' : 'a refusal',
      actual: statusOf(exchangeAt(evidence, step)),
    });
  },
  observe(evidence) {
    const value = observed(evidence);
    return value ? [{ choice: 'billing.updated_at', operation: 'updateBalance', value }] : [];
  },
});

function judgeRefused(evidence: Evidence<null>, tally: Tally): Mismatch[] {
  const stale = exchangeAt(evidence, 'stale');
  const refused = (stale?.request.body as Balance | undefined)?.low_balance_threshold;
  if (!isRefused(stale)) return [];
  const peek = stepsOf(evidence, 'peek').find((one) => {
    const shown = thresholdIn(one);
    return shown !== undefined && tally.compared(shown === refused);
  });
  return peek ? tally.broken('refused-and-set', { at: peek, expected: 'another threshold', actual: refused }) : [];
}

const said: Readonly<Record<string, string>> = {
  absent: 'without updated_at',
  equal: 'with the updated_at of the record',
  stale: 'with an updated_at of long ago',
};

function observed(evidence: Evidence<null>): unknown {
  const [absent, equal, stale] = ['absent', 'equal', 'stale'].map((step) => exchangeAt(evidence, step));
  const is_taken = isSuccess(absent) && (equal === undefined || isSuccess(equal));
  if (is_taken && isRefused(stale)) return 'checked';
  if (is_taken && isSuccess(stale)) return 'ignored';
  return {
    other: `absent: ${statusOf(absent)}, equal: ${statusOf(equal)}, older: ${statusOf(stale)}${unmarked(evidence)}`,
  };
}

/** The commonest cause of an equal time that is refused. */
function unmarked(evidence: Pick<Evidence, 'exchanges'>): string {
  const json = exchangeAt(evidence, 'absent')?.decoded?.json;
  const text = isObject(json) ? json.updated_at : undefined;
  const is_bare = typeof text === 'string' && !/(?:Z|[+-]\d{2}(?::?\d{2})?)$/i.test(text);
  return is_bare && isRefused(exchangeAt(evidence, 'equal'))
    ? `; it was sent back as ${text}, which bears no mark of UTC: a reader may take it for local time`
    : '';
}
