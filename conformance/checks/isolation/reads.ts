import { assetSpecs } from '../../arbitraries/lists.ts';
import { at, serverError, statusOf, succeeded, unproven } from '../../models/steps.ts';
import { check, type Evidence, type Facts, type Mismatch, table } from '../../runner/check.ts';
import { freshFolder } from '../../runner/fresh-folder.ts';

interface Case {
  record: 'asset' | 'folder';
  embed: boolean;
}

/** A record of one organization is refused to a caller of another, and the refusal tells nothing of it. */
export const isolatedReads = check<Case>({
  id: 'isolation/reads',
  title: 'A record cannot be read from another organization',
  clauses: ['isolation.reads'],
  since: '0.1.0',
  area: 'isolation',
  operations: ['createAssetUpload', 'getAsset'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases: (facts) => table(rows(facts)),
  async run(ctx, { record, embed }) {
    const isAsset = record === 'asset';
    const operation = isAsset ? ('getAsset' as const) : ('getAssetFolder' as const);
    const make = async (caller: 'owner' | 'outsider') =>
      isAsset ? (await ctx.shared(caller, assetSpecs(1))).assets[0]!.id : freshFolder(ctx, caller, `of-${caller}`);
    const [ours, theirs] = [await make('owner'), await make('outsider')];
    const query = embed ? { embed: ['created_by_user'] } : {};
    await ctx.call('owner', { operation, path: { id: ours }, query }, 'ours');
    await ctx.call('outsider', { operation, path: { id: theirs }, query }, 'theirs');
    await ctx.call('outsider', { operation, path: { id: ours }, query }, 'attempt');
  },
  control(evidence) {
    return (
      serverError(evidence) ??
      unproven(evidence, 'ours', 'the record could not be read by its own organization') ??
      unproven(evidence, 'theirs', 'the outsider could not read a record of its own')
    );
  },
  judge(evidence) {
    const attempt = at(evidence, 'attempt');
    const { record } = evidence.case;
    const where = { operation: attempt?.request.operation, exchange: attempt?.number };
    if (succeeded(attempt)) {
      const message = `${record === 'asset' ? 'an asset' : 'a folder'} of another organization can be read`;
      const { id, org_id } = attempt?.decoded?.record ?? {};
      return [
        {
          code: 'foreign-read',
          clause,
          message,
          expected: 'a refusal',
          actual: { status: statusOf(attempt), id, org_id },
          ...where,
        },
      ];
    }
    return judgeTelling(evidence, where);
  },
  observe(evidence) {
    const attempt = at(evidence, 'attempt');
    if (!attempt || succeeded(attempt)) return [];
    return [{ choice: 'codes.foreign_record', operation: attempt.request.operation, value: attempt.received?.status }];
  },
});

const clause = 'isolation.reads';

function rows(facts: Facts): Case[] {
  const folders = (['createAssetFolder', 'getAssetFolder'] as const).every((id) => facts.operations.includes(id));
  const assets = [false, true].map((embed) => ({ record: 'asset' as const, embed }));
  return folders ? [...assets, { record: 'folder', embed: false }] : assets;
}

/** The name is one that nobody could guess: a refusal that holds it has read the record. */
function judgeTelling(evidence: Evidence<Case>, where: Pick<Mismatch, 'operation' | 'exchange'>): Mismatch[] {
  const name = at(evidence, 'ours')?.decoded?.record?.name;
  const body = at(evidence, 'attempt')?.received?.body ?? '';
  if (typeof name !== 'string' || name.length < 8 || !body.includes(name)) return [];
  const message = `the refusal of a foreign ${evidence.case.record} holds its name`;
  return [{ code: 'foreign-told', clause, message, expected: 'a refusal that tells nothing', actual: name, ...where }];
}
