import fc from 'fast-check';
import { chosen } from '../../../src/choices/choices.ts';
import { muchLater } from '../../acts/much-later.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn } from '../../models/acts-in.ts';
import {
  backAgain,
  deleted_read_codes,
  judgeDeletedRead,
  marksOf,
  notLiveBefore,
  shownState,
} from '../../models/deletion.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { sameId, sameInstant } from '../../models/values.ts';
import { check, drawn } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';
import type { PrincipalName } from '../../target/target.ts';

interface Case {
  /** The first deleter, the owner unless named; the outsider deletes its own. */
  first?: 'human' | 'outsider';
  /** Those who delete it again, one after the other. */
  again: readonly PrincipalName[];
  /** Before the last read something else is made, and it is read several times. */
  meanwhile?: true;
}

/** An asset that comes back after some requests is seen by the last. */
const reads_between = 4;

const clause = 'soft-delete.stays-deleted';

export const deletionRepeated = check<Case>({
  id: 'soft-delete/repeat',
  title: 'A second delete leaves the first one as it was',
  how: 'An asset is deleted by an API key or a user, and again by one caller or several: the time and the author of the first deletion stay.',
  clauses: [clause, 'soft-delete.never-live-on-read', 'deletion.second'],
  codes: {
    ...deleted_read_codes,
    'live-again': {
      clause,
      message: 'An asset that was deleted more than once is read as if it were live.',
    },
    'deleted-at-moved': { clause, message: 'Deleting an asset again changes deleted_at.' },
    'deleted-by-changed': { clause, message: 'Deleting an asset again changes deleted_by.' },
    'not-as-declared': {
      clause: 'deletion.second',
      level: 'declared',
      message: 'A second delete is answered otherwise than the target file declares.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'deleteAsset'],
  needs: { principals: ['owner'], writes: true },
  cases(facts) {
    // Overwritten marks show by a second deleter at once, but by the time only if the target's clock went on.
    const callers = (['owner', 'human'] as const).filter((name) => facts.principals[name]);
    const one = fc.constantFrom(...callers.toReversed());
    return {
      // Deletions by others may take code of their own, and are looked at so much later that the asset could be back.
      named: (['human', 'outsider'] as const)
        .filter((name) => facts.principals[name])
        .map((first): Case => {
          // A maker that deletes its own again would delete anew an asset that had come back.
          if (first === 'outsider') return { first, again: [first], meanwhile: true };
          return { first, again: Array(4).fill('owner') };
        }),
      ...drawn(fc.record({ again: fc.array(one, { minLength: 1, maxLength: 3 }) }), 6),
    };
  },
  async run(ctx, { first, again, meanwhile }) {
    const deleter: PrincipalName = first ?? 'owner';
    const reader: PrincipalName = first === 'outsider' ? first : 'owner';
    const data = await ctx.fresh(reader, assetSpecs(1));
    const path = { id: data.assets[0]!.id };
    const reads = { operation: 'getAsset' as const, path, ...actsIn(ctx.facts, reader) };
    await ctx.call(reader, reads, 'before');
    const deletion = await ctx.call(
      deleter,
      { operation: 'deleteAsset', path, ...actsIn(ctx.facts, deleter) },
      'delete',
    );
    if (deleter === 'human' && isRefused(deletion)) {
      ctx.stop(
        'not-claimed',
        `the target does not let principals.human delete the owner's assets (${statusOf(deletion)})`,
      );
    }
    await ctx.settle();
    await ctx.call(reader, reads, 'first');
    for (const [index, caller] of again.entries()) {
      await ctx.call(caller, { operation: 'deleteAsset', path, ...actsIn(ctx.facts, caller) }, `again/${index + 1}`);
    }
    await ctx.settle();
    await muchLater(ctx);
    if (meanwhile) {
      await ctx.fresh(reader, assetSpecs(1));
      for (let read = 1; read <= reads_between; read++) await ctx.call(reader, reads, `between/${read}`);
    }
    await ctx.call(reader, reads, 'last');
  },
  control(evidence) {
    return (
      serverError(evidence) ??
      notLiveBefore(exchangeAt(evidence, 'before')) ??
      unproven(evidence, 'delete', 'the asset could not be deleted')
    );
  },
  judge(evidence, tally) {
    const [first, last] = [exchangeAt(evidence, 'first'), exchangeAt(evidence, 'last')];
    // An asset that the first deletion left live cannot come back: that is the finding, then.
    if (shownState(first) === 'live') return judgeDeletedRead(first, tally);
    return [
      ...judgeMarks(evidence, tally),
      ...judgeDeclared(evidence, tally),
      ...(shownState(last) === 'live' ? tally.broken('live-again', backAgain(last)) : []),
    ];
  },
  observe(evidence) {
    return stepsOf(evidence, 'again')
      .filter((exchange) => exchange.principal === 'owner')
      .map((exchange) => ({
        choice: 'deletion.second',
        operation: 'deleteAsset' as const,
        value: isSuccess(exchange) ? 'success' : 'not_found',
      }));
  },
});

function judgeMarks(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [first, last] = [exchangeAt(evidence, 'first'), exchangeAt(evidence, 'last')];
  if (shownState(first) !== 'marked' || shownState(last) !== 'marked') return [];
  const [before, after] = [marksOf(first?.decoded?.record), marksOf(last?.decoded?.record)];
  const moved = !sameInstant(before.deleted_at, after.deleted_at);
  if (!moved && tally.compared(sameId(before.deleted_by, after.deleted_by))) return [];
  const field = moved ? 'deleted_at' : 'deleted_by';
  const shown = { at: last, expected: before, actual: after, pointer: `/${field}` };
  return tally.broken(moved ? 'deleted-at-moved' : 'deleted-by-changed', shown);
}

function judgeDeclared(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const choice = chosen(evidence.facts.choices, 'deletion.second', 'deleteAsset');
  const second = stepsOf(evidence, 'again').find(({ principal }) => principal === 'owner');
  if (!second || (choice !== 'success' && choice !== 'not_found')) return [];
  return tally.holds(choice === 'success' ? isSuccess(second) : isRefused(second), 'not-as-declared', {
    at: second,
    message: `the target file declares deletion.second: ${choice}, and a second delete is answered otherwise`,
    expected: choice === 'success' ? 'a 2xx' : 'a refusal',
    actual: statusOf(second),
  });
}
