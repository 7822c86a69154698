import { surelyStrange } from '../../acts/strange-organization.ts';
import { restoringThreshold, updateThreshold } from '../../acts/threshold-updates.ts';
import { actsIn } from '../../models/acts-in.ts';
import {
  amountOf,
  type Balance,
  balanceIn,
  isPeek,
  otherThreshold,
  type Peek,
  peekRequest,
  peeks,
  thresholdIn,
  updateRequest,
  updateShownBy,
} from '../../models/balances.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange, Stop } from '../../suite/exchange.ts';
import { stopLacking } from '../../suite/lacking.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  /** The owner names the other organization nowhere, in the header, or in the body. */
  names_it: 'nowhere' | 'header' | 'body';
}

const day_ms = 24 * 60 * 60_000;
const pointer = '/low_balance_threshold';
/** A value that no conversion makes a number of. */
const no_number = { not: 'a number' };

/**
 * The threshold of the other organization cannot be put back, so that nothing may change it. It is looked at by
 * requests that change nothing, as was seen before on the owner's own; the owner's is looked at so once more at the end.
 */
export const balanceOfTheOrganization = check<Case>({
  id: 'billing/organization-only',
  title: 'An update reaches the balance of one organization alone, and stays there',
  how: 'The owner changes its threshold, once naming another organization, whose own stays. Refused updates change nothing, and the threshold still stands a day later.',
  clauses: [
    'billing.organization-only',
    'billing.threshold-taken',
    'billing.answers-balance',
    'billing.invalid-refused',
    'billing.refusal-changes-nothing',
    'authentication.refusal-changes-nothing',
  ],
  codes: {
    'changed-elsewhere': {
      clause: 'billing.organization-only',
      message: 'An update by one organization changes the threshold of another.',
    },
    'threshold-not-taken': {
      clause: 'billing.threshold-taken',
      message: 'The balance of another organization shows another threshold than the one that it sent.',
    },
    'threshold-gone-later': {
      clause: 'billing.answers-balance',
      message: 'The threshold that an update was answered with is not the one that stands afterwards.',
    },
    'set-without-token': {
      clause: 'authentication.refusal-changes-nothing',
      message: 'An update that was refused to somebody without a token sets the threshold.',
    },
    'set-though-invalid': {
      clause: 'billing.invalid-refused',
      message: 'The threshold is another one behind an update that was refused as invalid.',
    },
    'refused-and-set': {
      clause: 'billing.refusal-changes-nothing',
      message: 'An update that was refused sets the threshold.',
    },
  },
  since: '0.1.0',
  operations: ['updateBalance'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases: () => table<Case>([{ names_it: 'nowhere' }, { names_it: 'header' }, { names_it: 'body' }]),
  run: (ctx, { names_it }) =>
    restoringThreshold(ctx, async () => {
      const [standing, set] = [otherThreshold(ctx.facts, 1), otherThreshold(ctx.facts, 3)];
      const sent = otherThreshold(ctx.facts, 2);
      let peek: Peek | undefined;
      for (const way of peeks) {
        // Another threshold stands by now if the peek before was taken after all.
        await updateThreshold(ctx, standing, 'set');
        await ctx.time.settle();
        const looked = await ctx.call('owner', peekRequest(way, sent), `try-${way}`);
        if (!isPeek(looked, standing)) continue;
        peek = way;
        break;
      }
      if (peek === undefined) {
        const reason = 'no request shows a threshold without setting it, which is permitted';
        return ctx.stop('not-claimed', reason, 'updateBalance');
      }
      const before = await ctx.call('outsider', peekRequest(peek, standing), 'before');
      const theirs = (before.decoded?.record ?? recordOf(before.decoded?.json))?.org_id;
      const other = ctx.facts.principals.outsider?.organization?.id ?? theirs;
      if (names_it !== 'nowhere' && typeof other !== 'string') {
        return stopLacking(ctx, 'principals.outsider.organization.id');
      }
      if (names_it === 'header') await surelyStrange(ctx, 'owner', String(other));
      const update = await updateThreshold(ctx, set, 'update', {
        ...(names_it === 'body' && { others: { org_id: other } }),
        ...(names_it === 'header' && { organization: String(other) }),
      });
      await ctx.time.settle();
      const after = await ctx.call('outsider', peekRequest(peek, standing), 'after');
      if (names_it === 'header' && isRefused(update)) await ctx.call('owner', peekRequest(peek, sent), 'own');
      if (names_it !== 'nowhere') return;
      // A member of two sees one of two balances; all answers are held against the header that they were asked with.
      const organization = ctx.facts.principals.member?.second_organization?.id;
      if (organization !== undefined)
        await ctx.call('member', { ...peekRequest(peek, standing), organization }, 'named');
      const low_balance_threshold = thresholdIn(before);
      if (low_balance_threshold !== undefined) {
        const updated_at = updateShownBy(after);
        const same = { low_balance_threshold, ...(updated_at !== undefined && { updated_at }) };
        await ctx.call('outsider', updateRequest(same), 'same');
      }
      if (ctx.facts.steps_time) await ctx.time.skip(day_ms);
      await ctx.call('owner', peekRequest(peek, sent), 'later');
      const strangers = { low_balance_threshold: otherThreshold(ctx.facts, 4) };
      await ctx.call('nobody', updateRequest(strangers), 'refused/stranger');
      await ctx.call('owner', updateRequest({ low_balance_threshold: no_number }), 'refused/invalid');
      await ctx.time.settle();
      await ctx.call('owner', peekRequest(peek, sent), 'kept');
      if (!ctx.facts.principals.reader) return;
      // A key that may only read may be let do this.
      const readers = { low_balance_threshold: otherThreshold(ctx.facts, 5) };
      const attempt = await ctx.call('reader', { ...updateRequest(readers), ...actsIn(ctx.facts, 'reader') }, 'reader');
      await ctx.time.settle();
      if (isRefused(attempt)) await ctx.call('owner', peekRequest(peek, sent), 'own');
    }),
  control: (evidence) => serverError(evidence) ?? sameOrganization(evidence) ?? unshown(evidence),
  judge(evidence, tally) {
    const [before, after] = [exchangeAt(evidence, 'before'), exchangeAt(evidence, 'after')];
    const [was, is] = [thresholdIn(before), thresholdIn(after)];
    if (was === undefined || is === undefined || isTaken(after) || tally.compared(was === is)) {
      return [...judgeSame(evidence, tally), ...judgeStanding(evidence, tally), ...judgeRefused(evidence, tally)];
    }
    return tally.broken('changed-elsewhere', { at: after, expected: was, actual: is, pointer });
  },
});

/** The threshold that the outsider set, in the answer to that. */
function judgeSame(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const same = exchangeAt(evidence, 'same');
  const sent = amountOf((same?.request.body as { low_balance_threshold?: unknown } | undefined)?.low_balance_threshold);
  const shown = amountOf(balanceIn(same)?.low_balance_threshold);
  if (shown === undefined) return [];
  return tally.holds(shown === sent, 'threshold-not-taken', { at: same, expected: sent, actual: shown, pointer });
}

/** The owner's own, a day after it was set, and behind requests that were refused. */
function judgeStanding(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [update, later, kept] = ['update', 'later', 'kept'].map((step) => exchangeAt(evidence, step));
  const [set, stood, stands] = [
    amountOf(balanceIn(update)?.low_balance_threshold),
    thresholdIn(later),
    thresholdIn(kept),
  ];
  if (set === undefined || stood === undefined || isTaken(later) || isTaken(kept)) return [];
  const gone = tally.holds(stood === set, 'threshold-gone-later', { at: later, expected: set, actual: stood, pointer });
  if (gone.length > 0) return gone;
  const refused = stepsOf(evidence, 'refused');
  if (stands === undefined || !refused.every(isRefused) || tally.compared(stands === stood)) return [];
  const [stranger] = refused;
  const is_strangers = stands === amountOf((stranger?.request.body as Balance | undefined)?.low_balance_threshold);
  const code = is_strangers ? 'set-without-token' : 'set-though-invalid';
  return tally.broken(code, { at: kept, expected: stood, actual: stands, pointer });
}

/** A look that should change nothing has set its own threshold: an outdated update may be refused for a while alone. */
function isTaken(look: Exchange | undefined): boolean {
  const sent = amountOf((look?.request.body as Balance | undefined)?.low_balance_threshold);
  return isSuccess(look) && sent !== undefined && thresholdIn(look) === sent;
}

/** The owner's own, behind an update that was refused for the organization that it named, or to the reader. */
function judgeRefused(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const reader = exchangeAt(evidence, 'reader');
  const [update, own] = [reader ?? exchangeAt(evidence, 'update'), exchangeAt(evidence, 'own')];
  const stands = thresholdIn(own);
  const [stood] = ['kept', ...peeks.map((way) => `try-${way}`)]
    .map((step) => thresholdIn(exchangeAt(evidence, step)))
    .filter(isSet);
  if (!isRefused(update) || stands === undefined || stood === undefined || isTaken(own)) return [];
  const sent = amountOf((update?.request.body as Balance | undefined)?.low_balance_threshold);
  const why = reader ? 'to a key that may only read' : 'for the organization that it named';
  return tally.holds(stands !== sent, 'refused-and-set', {
    at: own,
    message: `an update that was refused (${statusOf(update)}) ${why} sets the threshold`,
    expected: stood,
    actual: stands,
    pointer,
  });
}

function unshown(evidence: Evidence<Case>): string | Stop | undefined {
  const shown = [exchangeAt(evidence, 'before'), exchangeAt(evidence, 'after')].every(
    (one) => thresholdIn(one) !== undefined,
  );
  if (!shown) {
    const reason = 'the outsider may not look at the balance of its organization as the owner may at its own';
    return { verdict: 'could-not-run', reason, operation: 'updateBalance' };
  }
  // With the other organization named, a refusal is as good as an update of one's own.
  if (evidence.case.names_it !== 'nowhere' && isRefused(exchangeAt(evidence, 'update'))) return undefined;
  return unproven(evidence, 'update', 'the owner could not change its threshold');
}

function sameOrganization(evidence: Evidence<Case>): string | undefined {
  const [ours, theirs] = [
    exchangeAt(evidence, 'set')?.decoded?.record?.org_id,
    recordOf(exchangeAt(evidence, 'before')?.decoded?.json)?.org_id,
  ];
  if (!isSet(ours) || !isSet(theirs) || !sameId(ours, theirs)) return undefined;
  const { owner, outsider } = evidence.facts.principals;
  const is_told = owner?.organization?.id !== undefined && outsider?.organization?.id !== undefined;
  if (is_told && !sameId(owner.organization?.id, outsider.organization?.id)) return undefined;
  return 'the outsider of the target file acts in the same organization';
}

function recordOf(json: unknown): Record<string, unknown> | undefined {
  return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : undefined;
}
