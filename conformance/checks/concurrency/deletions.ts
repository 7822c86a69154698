import fc from 'fast-check';
import { atOnce, judgeRounds, roundsOf } from '../../acts/simultaneous.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn } from '../../models/acts-in.ts';
import { marksOf, notLiveBefore, shownState } from '../../models/deletion.ts';
import { exchangeAt, isSuccess, serverError, stepsOf } from '../../models/steps.ts';
import { sameId, sameInstant } from '../../models/values.ts';
import { check, drawn } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';
import type { PrincipalName } from '../../target/target.ts';

const clause = 'concurrency.some-order-explains';

interface Case {
  by: readonly PrincipalName[];
}

/**
 * Each caller reads the asset right behind its own deletion, while the others may still be at theirs. The rounds are
 * under way together: a deletion must not get lost beside that of another asset either.
 */
export const deletionsAtOnce = check<Case>({
  id: 'concurrency/deletions',
  title: 'An asset that several delete at the same time is deleted once',
  how: 'Several delete one asset at the same time and read it behind their answers. No read may show it live; all must show the same deleted_at and deleted_by.',
  clauses: [clause],
  codes: {
    'live-again': { clause, message: 'An asset that several deleted at the same time is read as if it were live.' },
    'deleted-twice': { clause, message: 'A later one of several deletions of an asset takes the place of the first.' },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'deleteAsset'],
  needs: { principals: ['owner'], writes: true },
  cases(facts) {
    const callers = (['owner', 'human'] as const).filter((name) => facts.principals[name]);
    const more = fc.array(fc.constantFrom<PrincipalName>(...callers), { maxLength: 1 });
    return drawn(
      more.map((others) => ({ by: [callers[0]!, callers.at(-1)!, ...others] })),
      3,
    );
  },
  async run(ctx, { by }) {
    const assets = await ctx.data.fresh('owner', assetSpecs(roundsOf().length));
    const ids = assets.assets.map(({ id }) => id);
    const pathOf = (round: number) => ({ id: ids[round - 1]! });
    for (const round of roundsOf()) {
      await ctx.call('owner', { operation: 'getAsset', path: pathOf(round) }, `before/${round}`);
    }
    const calls = roundsOf().flatMap((round) =>
      by.map((caller, index) => async () => {
        const path = pathOf(round);
        const deleted = await remove(ctx, caller, path.id, `delete-${round}/${index + 1}`);
        if (!isSuccess(deleted) || ctx.facts.consistency_ms > 0) return deleted;
        const request = { operation: 'getAsset' as const, path, ...actsIn(ctx.facts, caller) };
        return ctx.call(caller, request, `read-${round}/${index + 1}`);
      }),
    );
    await atOnce(calls);
    await ctx.time.settle();
    for (const round of roundsOf()) {
      await ctx.call('owner', { operation: 'getAsset', path: pathOf(round) }, `read-${round}/last`);
    }
  },
  control: (evidence) =>
    serverError(evidence) ??
    roundsOf()
      .map((round) => notLiveBefore(exchangeAt(evidence, `before/${round}`)))
      .find(Boolean) ??
    (roundsOf().every((round) => stepsOf(evidence, `delete-${round}`).some(isSuccess))
      ? undefined
      : 'none of the deletions at the same time was accepted'),
  judge(evidence, tally) {
    const readsOf = (round: number) =>
      stepsOf(evidence, `delete-${round}`).some(isSuccess) ? stepsOf(evidence, `read-${round}`) : [];
    return judgeRounds(
      (round) => judgeLive(readsOf(round), tally),
      (round) => judgeMarks(readsOf(round), tally),
    );
  },
});

function remove(ctx: CheckContext, caller: PrincipalName, id: string, step: string): Promise<Exchange> {
  return ctx.call(caller, { operation: 'deleteAsset', path: { id }, ...actsIn(ctx.facts, caller) }, step);
}

function judgeLive(reads: readonly Exchange[], tally: Tally): Mismatch[] {
  const live = reads.find((read) => tally.compared(shownState(read) === 'live'));
  if (!live) return [];
  const [expected, actual] = ['a refusal, or the record with deleted_at', marksOf(live.decoded?.record)];
  return tally.broken('live-again', { at: live, expected, actual, pointer: '/deleted_at' });
}

/** Any deletion may come first; every later read must then show that one. */
function judgeMarks(reads: readonly Exchange[], tally: Tally): Mismatch[] {
  const [first, ...others] = reads.filter((read) => shownState(read) === 'marked');
  const was = marksOf(first?.decoded?.record);
  const other = others.find((read) => {
    const is = marksOf(read.decoded?.record);
    return !sameInstant(was.deleted_at, is.deleted_at) || tally.compared(!sameId(was.deleted_by, is.deleted_by));
  });
  if (!other) return [];
  const actual = marksOf(other.decoded?.record);
  return tally.broken('deleted-twice', { at: other, expected: was, actual, pointer: '/deleted_at' });
}
