import fc from 'fast-check';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { freshFolder } from '../../acts/fresh-folder.ts';
import { muchLater } from '../../acts/much-later.ts';
import { untilAnswered } from '../../acts/until-answered.ts';
import { actsIn } from '../../models/acts-in.ts';
import { type Caller, callersOf, refusedToOther } from '../../models/callers.ts';
import { marksOf } from '../../models/deletion.ts';
import { isFoundInvalid, isRefused, isSuccess, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { judgeNameOfDeleted, server_error_codes } from '../../models/tested-requests.ts';
import { isSet, sameId, sameMoment } from '../../models/values.ts';
import { check, drawn } from '../../suite/check.ts';
import { CaseStopped, type CheckContext } from '../../suite/context.ts';
import type { Mismatch } from '../../suite/evidence.ts';

interface Case {
  by: Caller;
  /** Of the folders, behind the run's prefix. */
  names: readonly string[];
  /** A folder of that name was made and deleted before. */
  again?: true;
  /** They are read much later. */
  late?: true;
  /** The bodies of all but the first name their charset, which says nothing that JSON does not. */
  labelled?: true;
}

const plain = /^[a-z0-9]{1,8}$/;
/** Many clients label JSON so. The type has no such parameter, and a reader is to pass it over (RFC 8259, 11). */
const with_charset = 'application/json; charset=utf-8';
/** Names that a column is too short for, once nearly as long as the document allows, or that a page writes otherwise. */
const unusual = ['long'.repeat(30), 'long'.repeat(55), `r&b "one" it's 100%`, 'süß 写真', 'dawn 🌅'];

export const folderReadBack = check<Case>({
  id: 'folders/read-after-create',
  title: 'A folder reads back as it was created',
  how: 'Folders with plain, long and odd names, and that of a deleted folder, are created and read: id, name and times are those of the creation.',
  clauses: ['folders.create', 'folders.read', 'folders.read-after-create', 'document.json', 'errors.no-server-error'],
  codes: {
    ...server_error_codes,
    'charset-refused': {
      clause: 'document.json',
      message: 'A JSON body is refused for its charset that is taken without one.',
    },
    'not-readable': { clause: 'folders.read', message: 'A new folder cannot be read.' },
    'deleted-at-once': {
      clause: 'folders.create',
      message: 'A new folder with the name of a deleted one is read as deleted.',
    },
    'another-name': { clause: 'folders.create', message: 'A new folder has another name than it was given.' },
    'value-changed': {
      clause: 'folders.read-after-create',
      message: 'A field of a new folder reads otherwise than its creation answered.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetFolder', 'getAssetFolder'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => {
    const by = fc.constantFrom(...callersOf(facts));
    const names = fc.uniqueArray(fc.stringMatching(plain), { minLength: 1, maxLength: 3 });
    return {
      ...drawn(fc.record({ by, names }), 4),
      named: [
        ...unusual.map((name): Case => ({ by: 'owner', names: [name] })),
        ...callersOf(facts).map((by): Case => ({ by, names: ['one', 'two'], ...(by === 'owner' && { late: true }) })),
        ...(facts.operations.includes('deleteAssetFolder')
          ? [{ by: 'owner', names: ['gone'], again: true } as const]
          : []),
        { by: 'owner', names: ['bare', 'labelled'], labelled: true },
      ],
    };
  },
  async run(ctx, { by, names, again, late, labelled }) {
    const acts = actsIn(ctx.facts, by);
    const ids: string[] = [];
    for (const [index, name] of names.entries()) {
      const body = { name: ctx.newName(name) };
      if (again) await makeAndDelete(ctx, body.name);
      const request = { operation: 'createAssetFolder' as const, body, ...acts };
      const form = labelled && index > 0 ? { type: with_charset } : undefined;
      const { exchange: made, stop } = await answerOrStop(() => ctx.call(by, request, `create/${index + 1}`, form));
      if (form && isRefused(made)) return;
      if (!made && !(again && stop!.server_error)) throw new CaseStopped(stop!);
      if (!made) {
        await untilAnswered(() => ctx.call(by, request, 'attempt'));
        await freshFolder(ctx, by, 'other');
        return;
      }
      const id = made.decoded?.record?.id;
      if (isRefused(made) && !plain.test(name))
        ctx.stop('not-claimed', 'a long name, or one with signs in it, is refused');
      if (isRefused(made) && again) ctx.stop('not-claimed', 'the name of a deleted folder is not given again');
      const refused = refusedToOther(by, [made]);
      if (refused) ctx.stop(refused.verdict, refused.reason);
      if (!isSuccess(made) || typeof id !== 'string') {
        const why = `POST /v1/asset-folders answered ${made.received?.status} without an id`;
        ctx.stop('could-not-run', why, 'createAssetFolder');
      }
      ids.push(id as string);
    }
    if (late) await muchLater(ctx);
    for (const [index, id] of ids.entries()) {
      await ctx.call(by, { operation: 'getAssetFolder', path: { id }, ...acts }, `read/${index + 1}`);
    }
  },
  control: (evidence, found) =>
    found.some(({ code }) => code === 'server-error')
      ? undefined
      : (serverError(evidence) ?? refusedToOther(evidence.case.by, stepsOf(evidence, 'read'))),
  judge(evidence, tally) {
    const failed = judgeNameOfDeleted(evidence, 'folder', tally);
    if (failed.length > 0) return failed;
    const reads = stepsOf(evidence, 'read');
    const creations = stepsOf(evidence, 'create');
    const [bare, ...others] = creations;
    const labelled = evidence.case.labelled && isSuccess(bare) ? others : [];
    const refused = labelled.find((one) => tally.compared(isFoundInvalid(one)));
    if (refused) {
      const message = `a body of ${with_charset} is refused that is taken without its charset`;
      return tally.broken('charset-refused', { at: refused, message, expected: 'a 2xx', actual: statusOf(refused) });
    }
    return creations.flatMap((made, index): Mismatch[] => {
      const read = reads[index];
      const [was, is] = [made.decoded?.record ?? {}, read?.decoded?.record];
      if (!is) {
        const where = { operation: 'getAssetFolder', at: read } as const;
        return tally.broken('not-readable', { ...where, expected: 'the folder', actual: statusOf(read) });
      }
      if (evidence.case.again && tally.compared(isSet(is.deleted_at))) {
        const shown = { expected: 'a live folder', actual: marksOf(is), pointer: '/deleted_at' };
        return tally.broken('deleted-at-once', { at: read, ...shown });
      }
      const given = (made.request.body as { name: string }).name;
      // A target may add to a name, or change its case or its Unicode form; that name may not be lost.
      if (tally.compared(!folded(String(was.name)).includes(folded(given)))) {
        const actual = was.name ?? null;
        return tally.broken('another-name', { at: made, expected: given, actual, pointer: '/name' });
      }
      const field = differing(was, is);
      if (!field) return [];
      const message = `${field} of a new folder reads otherwise than its creation answered`;
      const values = { expected: was[field] ?? null, actual: is[field] ?? null };
      return tally.broken('value-changed', { at: read, message, ...values, pointer: `/${field}` });
    });
  },
});

async function makeAndDelete(ctx: CheckContext, name: string): Promise<void> {
  const id = await freshFolder(ctx, 'owner', 'gone', name);
  const deletion = await ctx.call('owner', { operation: 'deleteAssetFolder', path: { id } }, 'delete');
  if (!isSuccess(deletion)) ctx.stop('not-claimed', `a new folder could not be deleted (${statusOf(deletion)})`);
  await ctx.time.settle();
}

/** Without a difference of case, or between a letter with a mark and the two characters that it is written as elsewhere. */
function folded(name: string): string {
  return name.normalize('NFC').toUpperCase();
}

type AnyRecord = Readonly<Record<string, unknown>>;

function differing(was: AnyRecord, is: AnyRecord): string | undefined {
  const same: Record<string, (a: unknown, b: unknown) => boolean> = {
    id: sameId,
    org_id: sameId,
    created_by: sameId,
    name: (a, b) => a === b,
    created_at: sameMoment,
  };
  // Either may show less than the other, but for what names the folder.
  const isCompared = (field: string) => isSet(was[field]) && (isSet(is[field]) || field === 'id' || field === 'name');
  return Object.keys(same).find((field) => isCompared(field) && !same[field]!(was[field], is[field]));
}
