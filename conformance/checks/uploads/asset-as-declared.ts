import fc from 'fast-check';
import { type FileNotes, sendFile } from '../../acts/uploads.ts';
import { actsIn } from '../../models/acts-in.ts';
import { type Caller, callersOf, refusedToOther } from '../../models/callers.ts';
import { exchangeAt, isSuccess, serverError, unproven } from '../../models/steps.ts';
import { fileName, ownType } from '../../models/uploadable.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, drawn } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence } from '../../suite/evidence.ts';

interface Case {
  by: Caller;
  size: number;
  /** Its session alone is opened. */
  unsent?: true;
  /** Of its name, which stands for another type than the declared one. */
  ending?: string;
}

type Notes = Pick<FileNotes, 'mime_type'>;

/** More than 32 bits hold, with a sign or without; it may be refused as too large. */
const large_size = 4_294_967_301;
/** Values that stand for a size that nobody knows yet. */
const unknown_sizes: readonly unknown[] = [undefined, null, 0, -1];

const clause = 'uploads.asset-as-declared';

export const assetAsDeclared = check<Case, Notes>({
  id: 'uploads/asset-as-declared',
  title: 'An asset shows the type and size that were declared for its file',
  how: 'Files are sent, and one of more than 4 GiB only declared, and their assets read: type, size and organization are those of the session.',
  clauses: [clause, 'uploads.asset-readable'],
  codes: {
    'another-type': { clause, message: 'An asset shows another media type than its session declared.' },
    'another-size': { clause, message: 'An asset shows another size than its session declared.' },
    'another-organization': {
      clause: 'uploads.asset-readable',
      message: 'An asset belongs to another organization than the one in which its session was opened.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => {
    const size = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.constantFrom(999, 1024, 65_536));
    const callers = callersOf(facts);
    return {
      ...drawn(fc.record({ by: fc.constantFrom(...callers), size }), 4),
      named: [
        ...callers.flatMap((by): Case[] => [
          { by, size: 77 },
          { by, size: 78 },
        ]),
        { by: 'owner', size: large_size, unsent: true },
        { by: 'owner', size: 79, ending: '.txt' },
      ],
    };
  },
  async run(ctx, { by, size, unsent, ending }) {
    if (unsent) return openSession(ctx, size);
    const unusual =
      ending === undefined ? undefined : { mime_type: ownType(ctx.facts, `${ctx.prefix}-ending`), ending };
    const { notes } = await sendFile(ctx, `declared-${size}`, new Uint8Array(size).fill(7), by, unusual);
    await ctx.call(by, { operation: 'getAsset', path: { id: notes.id }, ...actsIn(ctx.facts, by) }, 'read');
    return notes;
  },
  control(evidence) {
    if (evidence.case.unsent) return serverError(evidence) ?? unread(evidence);
    // An asset without its file need not be shown; uploads/put-and-read-back finds out why.
    return (
      serverError(evidence) ??
      (isSuccess(exchangeAt(evidence, 'put')) ? undefined : 'storage did not take the file') ??
      refusedToOther(evidence.case.by, [exchangeAt(evidence, 'read')]) ??
      unproven(evidence, 'read', 'the asset could not be read')
    );
  },
  judge(evidence, tally) {
    const read = exchangeAt(evidence, 'read');
    const record = read?.decoded?.record ?? {};
    const { mime_type } = evidence.notes;
    const { by, size, unsent } = evidence.case;
    const is_open = unsent === true && unknown_sizes.includes(record.size_bytes);
    const own = evidence.facts.principals[by]?.organization?.id;
    const shown = (field: 'mime_type' | 'size_bytes' | 'org_id', expected: unknown) => {
      return { at: read, expected, actual: record[field] ?? null, pointer: `/${field}` };
    };
    const is_type = String(record.mime_type).toLowerCase() === mime_type;
    return [
      ...tally.holds(is_type, 'another-type', shown('mime_type', mime_type)),
      ...(is_open ? [] : tally.holds(record.size_bytes === size, 'another-size', shown('size_bytes', size))),
      ...(own !== undefined && isSet(record.org_id)
        ? tally.holds(sameId(own, record.org_id), 'another-organization', shown('org_id', own))
        : []),
    ];
  },
});

/** The steps are `session` and `read`. */
async function openSession(ctx: CheckContext, size_bytes: number): Promise<Notes> {
  const mime_type = ownType(ctx.facts, `${ctx.prefix}-large`);
  const body = { filename: fileName(ctx.facts, ctx.newName('large')), mime_type, size_bytes };
  const session = await ctx.call('owner', { operation: 'createAssetUpload', body }, 'session');
  const id = session.decoded?.record?.asset_id;
  if (isSuccess(session) && typeof id === 'string') {
    await ctx.time.settle();
    await ctx.call('owner', { operation: 'getAsset', path: { id } }, 'read');
  }
  return { mime_type };
}

function unread(evidence: Evidence<Case, Notes>) {
  if (isSuccess(exchangeAt(evidence, 'read'))) return undefined;
  const reason = 'the target takes no file of more than 4 GiB, or shows no asset before its file is there';
  return { verdict: 'not-claimed' as const, reason };
}
