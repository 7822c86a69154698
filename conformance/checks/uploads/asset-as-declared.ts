import fc from 'fast-check';
import { type FileNotes, sendFile } from '../../acts/uploads.ts';
import { actsIn } from '../../models/acts-in.ts';
import { type Caller, callersOf, refusedToOther } from '../../models/callers.ts';
import { exchangeAt, isSuccess, serverError, unproven } from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { check, drawn } from '../../suite/check.ts';
import type { Mismatch } from '../../suite/evidence.ts';

interface Case {
  by: Caller;
  size: number;
}

type Notes = FileNotes;

export const assetAsDeclared = check<Case, Notes>({
  id: 'uploads/asset-as-declared',
  title: 'An asset shows the type and size that were declared for its file',
  how: 'Files are sent, by the owner, a user and another organization, and their assets read: it must show the type and size that its session declared, and belong to the organization of the session.',
  clauses: ['uploads.asset-as-declared', 'uploads.asset-readable'],
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => {
    const size = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.constantFrom(999, 1024, 65_536));
    const callers = callersOf(facts);
    return {
      ...drawn(fc.record({ by: fc.constantFrom(...callers), size }), 4),
      named: callers.flatMap((by) => [
        { by, size: 77 },
        { by, size: 78 },
      ]),
    };
  },
  async run(ctx, { by, size }) {
    const { notes } = await sendFile(ctx, `declared-${size}`, new Uint8Array(size).fill(7), by);
    await ctx.call(by, { operation: 'getAsset', path: { id: notes.id }, ...actsIn(ctx.facts, by) }, 'read');
    return notes;
  },
  control(evidence) {
    // What was not sent need not be shown; uploads/put-and-read-back finds out why.
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
    const where = { operation: 'getAsset' as const, exchange: read?.number };
    const mismatches: Mismatch[] = [];
    const { mime_type } = evidence.notes;
    const clause = 'uploads.asset-as-declared';
    if (tally.compared(String(record.mime_type).toLowerCase() !== mime_type)) {
      const message = 'the asset shows another media type than its session declared';
      const actual = record.mime_type ?? null;
      mismatches.push({
        code: 'another-type',
        clause,
        message,
        expected: mime_type,
        actual,
        pointer: '/mime_type',
        ...where,
      });
    }
    if (tally.compared(record.size_bytes !== evidence.case.size)) {
      const message = 'the asset shows another size than its session declared';
      const actual = record.size_bytes ?? null;
      mismatches.push({
        code: 'another-size',
        clause,
        message,
        expected: evidence.case.size,
        actual,
        pointer: '/size_bytes',
        ...where,
      });
    }
    const own = evidence.facts.principals[evidence.case.by]?.organization?.id;
    if (
      own !== undefined &&
      record.org_id !== undefined &&
      record.org_id !== null &&
      tally.compared(!sameId(own, record.org_id))
    ) {
      const message = 'the asset belongs to another organization than the one in which its session was opened';
      const actual = record.org_id;
      mismatches.push({
        code: 'another-organization',
        clause: 'uploads.asset-readable',
        message,
        expected: own,
        actual,
        pointer: '/org_id',
        ...where,
      });
    }
    return mismatches;
  },
});
