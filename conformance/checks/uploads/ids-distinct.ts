import fc from 'fast-check';
import { shared_id_codes } from '../../models/foreign-items.ts';
import { serverError, stepsOf } from '../../models/steps.ts';
import { fileName, ownType } from '../../models/uploadable.ts';
import { check, drawn } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';
import type { Stop } from '../../suite/exchange.ts';

interface Case {
  sessions: number;
  /** All at the same time, or one after the other. */
  together: boolean;
  /** The requests are equal to the last byte. */
  equal: boolean;
}

export const idsDistinct = check<Case>({
  id: 'uploads/ids-distinct',
  title: 'Each upload session names an asset of its own',
  how: 'Several sessions are opened, one after another or at once, with equal or different requests: each names an asset of its own.',
  clauses: ['uploads.ids-distinct'],
  codes: shared_id_codes,
  since: '0.1.0',
  operations: ['createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () => ({
    ...drawn(fc.record({ sessions: fc.integer({ min: 2, max: 6 }), together: fc.boolean(), equal: fc.boolean() }), 2),
    // Requests that are taken for one by mistake: equal ones, at once.
    named: [
      { sessions: 5, together: true, equal: true },
      { sessions: 5, together: false, equal: false },
    ],
  }),
  async run(ctx, { sessions, together, equal }) {
    const same = ctx.newName('same');
    const open = (index: number) => {
      const filename = fileName(ctx.facts, equal ? same : ctx.newName(`own${index}`));
      const body = { filename, mime_type: ownType(ctx.facts, `${ctx.prefix}-same`), size_bytes: 512 };
      return ctx.call('owner', { operation: 'createAssetUpload', body }, `session/${index}`);
    };
    const numbers = Array.from({ length: sessions }, (_, index) => index + 1);
    if (together) await Promise.all(numbers.map(open));
    else for (const index of numbers) await open(index);
  },
  control(evidence) {
    const few = 'fewer than two sessions named an asset';
    const once: Stop = { verdict: 'not-claimed', reason: `${few}: the target takes a file of one name once` };
    const unproven = evidence.case.equal && idsOf(evidence).length === 1 ? once : few;
    return serverError(evidence) ?? (idsOf(evidence).length > 1 ? undefined : unproven);
  },
  judge(evidence, tally) {
    const ids = idsOf(evidence);
    const twice = ids.find((id, index) => tally.compared(ids.indexOf(id) !== index));
    if (twice === undefined) return [];
    return tally.broken('id-of-two-assets', {
      message: `of ${ids.length} upload sessions, several name one asset`,
      expected: `${ids.length} different ids`,
      actual: ids,
      operation: 'createAssetUpload',
      pointer: '/asset_id',
    });
  },
});

function idsOf(evidence: Evidence<Case>): string[] {
  return stepsOf(evidence, 'session').flatMap(({ decoded }) => {
    const id = decoded?.record?.asset_id;
    return typeof id === 'string' ? [id.toLowerCase()] : [];
  });
}
