import { freshFolder } from '../../acts/fresh-folder.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { foreign_item, judgeForeignItems } from '../../models/foreign-items.ts';
import { ownIds, ownQuery } from '../../models/own-items.ts';
import { exchangeAt, serverError, stepsOf, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { sawAllOwn, walkResult } from '../../models/walk.ts';
import { check, table } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  record: 'asset' | 'folder';
}

const clause = 'assets.per-organization';
const makers = ['owner', 'outsider'] as const;
type Maker = (typeof makers)[number];

/** The records of each; a folder stands there as a set of one. */
type Notes = Record<Maker, DataSet>;

/** Two organizations make records of the same names: each keeps its own, and says whose they are. */
export const perOrganization = check<Case, Notes>({
  id: 'assets/per-organization',
  title: 'Each organization keeps assets and folders of its own',
  how: 'Callers of two organizations make assets, or a folder, under the same names: each finds its own, of its organization, and no list shows the other’s.',
  clauses: [clause],
  codes: {
    'shared-record': {
      clause,
      message: 'Two organizations that each make a record of one name are given the same one.',
    },
    'one-organization': { clause, message: 'Records that two organizations made belong to one of them.' },
    'another-organization': { clause, message: 'Assets that one caller made belong to several organizations.' },
    'foreign-item': { clause, ...foreign_item },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'listAssets'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases(facts) {
    const folders = (['createAssetFolder', 'getAssetFolder'] as const).every((id) => facts.operations.includes(id));
    return table<Case>(folders ? [{ record: 'asset' }, { record: 'folder' }] : [{ record: 'asset' }]);
  },
  async run(ctx, { record }) {
    const name = ctx.newName('same');
    return { owner: await made('owner'), outsider: await made('outsider') };

    async function made(maker: Maker): Promise<DataSet> {
      if (record === 'folder') {
        const id = await freshFolder(ctx, maker, 'same-name', name);
        await ctx.call(maker, { operation: 'getAssetFolder', path: { id } }, `${maker}-read`);
        return {
          principal: maker,
          prefix: '',
          mime_type: '',
          query: {},
          assets: [{ id, filename: '', size_bytes: 0 }],
        };
      }
      const data = await ctx.data.shared(maker, assetSpecs(2));
      await ctx.call(maker, { operation: 'getAsset', path: { id: ownIds(data)[1]! } }, `${maker}-read`);
      const request = { operation: 'listAssets' as const, query: { ...ownQuery(data), page_size: 50 } };
      await walk(ctx, { caller: maker, request, step: `${maker}-list`, until: ownIds(data), max_pages: 20 });
      return data;
    }
  },
  control(evidence) {
    const unlisted = makers.find(
      (maker) =>
        evidence.case.record === 'asset' &&
        !sawAllOwn(walkResult(evidence, `${maker}-list`), new Set(idsOf(evidence, maker))),
    );
    return (
      serverError(evidence) ??
      unproven(evidence, 'owner-read', 'the owner could not read what it made') ??
      unproven(evidence, 'outsider-read', 'the outsider could not read what it made') ??
      (unlisted && `the list of the ${unlisted} does not show what it made`)
    );
  },
  judge: (evidence, tally) =>
    [...judgeShared(evidence, tally), ...judgeOrganizations(evidence, tally), ...judgeLists(evidence, tally)].slice(
      0,
      1,
    ),
});

function idsOf(evidence: Evidence<Case, Notes>, maker: Maker): string[] {
  return ownIds(evidence.notes[maker]);
}

/** Records of two organizations have ids of their own. */
function judgeShared(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const shared = idsOf(evidence, 'owner').filter((id) =>
    tally.compared(idsOf(evidence, 'outsider').some((other) => sameId(id, other))),
  );
  if (shared.length === 0) return [];
  const operation = evidence.case.record === 'asset' ? ('createAssetUpload' as const) : ('createAssetFolder' as const);
  return tally.broken('shared-record', { expected: 'a record for each', actual: shared, operation });
}

/** Organizations of the records, as far as they say. */
function judgeOrganizations(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const reads = makers.map((maker) => exchangeAt(evidence, `${maker}-read`));
  const [ours, theirs] = reads.map((read) => read?.decoded?.record?.org_id);
  const where = { at: reads[0], pointer: '/org_id' };
  if (isSet(ours) && isSet(theirs) && tally.compared(sameId(ours, theirs))) {
    return tally.broken('one-organization', { expected: 'two organizations', actual: ours, ...where });
  }
  const items = makers.flatMap((maker) => {
    const own = idsOf(evidence, maker);
    const listed = stepsOf(evidence, `${maker}-list`).flatMap(({ decoded }) => decoded?.page?.items ?? []);
    return listed.filter(({ id }) => own.some((one) => sameId(one, id))).map((item) => ({ maker, item }));
  });
  const wrong = items.find(({ maker, item }) => {
    const told = exchangeAt(evidence, `${maker}-read`)?.decoded?.record?.org_id;
    return isSet(told) && isSet(item.org_id) && tally.compared(!sameId(told, item.org_id));
  });
  if (!wrong) return [];
  const { id, org_id } = wrong.item;
  return tally.broken('another-organization', { ...where, expected: ours, actual: { id, org_id } });
}

function judgeLists(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  if (evidence.case.record === 'folder') return [];
  const how = 'the list of one organization';
  return [
    ...judgeForeignItems(stepsOf(evidence, 'outsider-list'), evidence.notes.owner, how, tally),
    ...judgeForeignItems(stepsOf(evidence, 'owner-list'), evidence.notes.outsider, how, tally),
  ];
}
