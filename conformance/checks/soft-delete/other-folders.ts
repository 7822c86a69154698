import fc from 'fast-check';
import { allowed } from '../../acts/allowed.ts';
import { freshFolder } from '../../acts/fresh-folder.ts';
import { muchLater } from '../../acts/much-later.ts';
import { actsIn } from '../../models/acts-in.ts';
import { refusedToOther } from '../../models/callers.ts';
import { marksOf, shownState } from '../../models/deletion.ts';
import { exchangeAt, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { check, drawn } from '../../suite/check.ts';
import { CaseStopped, type CheckContext } from '../../suite/context.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import type { PrincipalName } from '../../target/target.ts';

interface Case {
  folders: number;
  index: number;
  /**
   * The maker and deleter, the owner unless named; the folders have one name then where the target takes it again, time
   * goes by, and they are read several times.
   */
  by?: 'human' | 'outsider';
}

/** A folder that is gone after some requests is missing in the last. */
const reads_between = 2;

const clause = 'soft-delete.others-untouched';

export const otherFolders = check<Case>({
  id: 'soft-delete/other-folders',
  title: 'Deleting a folder leaves the other folders as they were',
  how: 'One of several folders, some of one name, is deleted, and the others are read before and after: they are as they were.',
  clauses: [clause],
  codes: {
    'other-gone': { clause, message: 'Another folder is gone after the deletion of one.' },
    'other-changed': { clause, message: 'Another record is changed after the deletion of one.' },
  },
  since: '0.1.0',
  operations: ['createAssetFolder', 'getAssetFolder', 'deleteAssetFolder'],
  needs: { principals: ['owner'], writes: true },
  cases: ({ principals }) => ({
    named: (['human', 'outsider'] as const)
      .filter((by) => principals[by])
      .map((by): Case => ({ folders: 2, index: 1, by })),
    ...drawn<Case>(fc.record({ folders: fc.integer({ min: 2, max: 4 }), index: fc.integer({ min: 0, max: 3 }) }), 5),
  }),
  async run(ctx, { folders, index, by: other }) {
    const by: PrincipalName = other ?? 'owner';
    const acts = actsIn(ctx.facts, by);
    const ids: string[] = [];
    const name = ctx.newName('folder1');
    for (let made = 1; made <= folders; made++) {
      const namesake = other && made > 1 ? await namesakeOf(ctx, by, ids, name) : undefined;
      ids.push(
        namesake ??
          (await allowed(ctx, by, () => freshFolder(ctx, by, `folder${made}`, made === 1 ? name : undefined))),
      );
    }
    const gone = ids[index % ids.length]!;
    const others = ids.filter((id) => !sameId(id, gone));
    // With one id for all, the deleted folder cannot be told from the others; folders/read-after-create shows it.
    if (others.length === 0)
      ctx.stop('could-not-run', 'all new folders were given one id, so that there is no other folder');
    const readAll = async (step: string) => {
      for (const [place, id] of others.entries()) {
        await ctx.call(by, { operation: 'getAssetFolder', path: { id }, ...acts }, `${step}/${place + 1}`);
      }
    };
    await readAll('before');
    await ctx.call(by, { operation: 'deleteAssetFolder', path: { id: gone }, ...acts }, 'delete');
    await ctx.settle();
    if (other) {
      await muchLater(ctx);
      for (let read = 1; read <= reads_between; read++) await readAll('between');
    }
    await readAll('after');
  },
  control(evidence) {
    const unread = stepsOf(evidence, 'before').find((exchange) => shownState(exchange) !== 'live');
    return (
      serverError(evidence) ??
      refusedToOther(evidence.case.by ?? 'owner', [
        ...['before', 'after'].flatMap((step) => stepsOf(evidence, step)),
        exchangeAt(evidence, 'delete'),
      ]) ??
      unproven(evidence, 'delete', 'the folder could not be deleted') ??
      (unread && `a new folder was not read before the deletion (${statusOf(unread)})`)
    );
  },
  judge(evidence, tally) {
    const before = stepsOf(evidence, 'before');
    return stepsOf(evidence, 'after').flatMap((read, place): Mismatch[] => {
      const shown = shownState(read);
      const [was, is] = [before[place]?.decoded?.record, read.decoded?.record];
      const renamed = shown === 'live' && tally.compared(was?.name !== is?.name);
      if (shown !== 'refused' && shown !== 'marked' && !renamed) return [];
      return tally.broken(renamed ? 'other-changed' : 'other-gone', {
        at: read,
        expected: { name: was?.name },
        actual: shown === 'refused' ? statusOf(read) : { name: is?.name, ...marksOf(is) },
      });
    });
  },
});

/** Another folder of that name; undefined where the target gives a name once, or answers with the folder that has it. */
async function namesakeOf(
  ctx: CheckContext,
  by: PrincipalName,
  ids: readonly string[],
  name: string,
): Promise<string | undefined> {
  try {
    const id = await freshFolder(ctx, by, 'namesake', name);
    return ids.some((one) => sameId(one, id)) ? undefined : id;
  } catch (error) {
    if (error instanceof CaseStopped) return undefined;
    throw error;
  }
}
