import { surelyStrange } from '../../acts/strange-organization.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { marksOf, notLiveBefore, shownState } from '../../models/deletion.ts';
import { ownIds, ownQuery } from '../../models/own-items.ts';
import { exchangeAt, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { fileName } from '../../models/uploadable.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  operation: 'getAsset' | 'listAssets' | 'deleteAsset' | 'createAssetUpload' | 'createGraphWorkflow';
}

interface Notes {
  /** Made by the outsider. */
  data: DataSet;
}

export const organizationHeader = check<Case, Notes>({
  id: 'authentication/organization-header',
  title: 'Naming an organization in the header gives no access to it',
  how: "The owner names the outsider's organization in the header, and reads, lists, deletes and creates; nothing of that organization may be shown or changed. The header may be ignored.",
  clauses: ['isolation.reads', 'isolation.lists', 'isolation.writes'],
  codes: {
    'foreign-read': {
      clause: 'isolation.reads',
      message: 'A caller reads an asset of a foreign organization by naming it in X-Organization-Id.',
    },
    'foreign-listed': {
      clause: 'isolation.lists',
      message: 'A caller lists assets of a foreign organization by naming it in X-Organization-Id.',
    },
    'foreign-created': {
      clause: 'isolation.writes',
      message: 'A caller creates in a foreign organization by naming it in X-Organization-Id.',
    },
    'foreign-deleted': {
      clause: 'isolation.writes',
      message: 'A caller deletes an asset of a foreign organization by naming it in X-Organization-Id.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'listAssets', 'deleteAsset'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases({ operations, fixtures }) {
    const has_workflows = operations.includes('createGraphWorkflow') && fixtures?.workflow?.create !== undefined;
    const assets = ['getAsset', 'listAssets', 'deleteAsset', 'createAssetUpload'] as const;
    return table(
      [...assets, ...(has_workflows ? (['createGraphWorkflow'] as const) : [])].map((operation) => ({ operation })),
    );
  },
  async run(ctx, { operation }) {
    const foreign = await ctx.data.fresh('outsider', assetSpecs(1));
    const path = { id: foreign.assets[0]!.id };
    const before = await ctx.call('outsider', { operation: 'getAsset', path }, 'before');
    const organization = before.decoded?.record?.org_id ?? ctx.facts.principals.outsider?.organization?.id;
    if (typeof organization !== 'string') {
      return ctx.stop(
        'could-not-run',
        'neither org_id of an asset nor principals.outsider.organization.id tells the organization',
      );
    }
    await surelyStrange(ctx, 'owner', organization);
    await ctx.call('owner', { operation: 'listAssets' }, 'own');
    const body = {
      filename: fileName(ctx.facts, ctx.newName('misplaced')),
      mime_type: foreign.mime_type,
      size_bytes: 512,
    };
    const requests = {
      getAsset: { operation, path },
      deleteAsset: { operation, path },
      listAssets: { operation, query: ownQuery(foreign) },
      createAssetUpload: { operation, body },
      createGraphWorkflow: {
        operation,
        body: { ...ctx.facts.fixtures?.workflow?.create, name: ctx.newName('misplaced') },
      },
    };
    const attempt = await ctx.call('owner', { ...requests[operation], organization }, 'attempt');
    await ctx.time.settle();
    await ctx.call('outsider', { operation: 'getAsset', path }, 'kept');
    const made = attempt.decoded?.record?.asset_id;
    if (operation === 'createAssetUpload' && typeof made === 'string') {
      await ctx.call('outsider', { operation: 'getAsset', path: { id: made } }, 'made');
    }
    return { data: foreign };
  },
  control(evidence) {
    const own = exchangeAt(evidence, 'own');
    const refusedAnyway = isSuccess(own) ? undefined : `the owner is refused without the header too (${statusOf(own)})`;
    return serverError(evidence) ?? notLiveBefore(exchangeAt(evidence, 'before')) ?? refusedAnyway;
  },
  judge(evidence, tally) {
    const at = exchangeAt(evidence, 'attempt');
    return at ? [...judgeShown(evidence, at, tally), ...judgeChanged(evidence, at, tally)] : [];
  },
  observe(evidence) {
    const attempt = exchangeAt(evidence, 'attempt');
    const { operation } = evidence.case;
    // A foreign id is refused with the header and without it.
    if (operation === 'getAsset' || operation === 'deleteAsset') return [];
    return [{ choice: 'access.organization_header', operation, value: seenOfHeader(attempt, operation) }];
  },
});

/** Of workflows it is stated that the header counts. */
function seenOfHeader(attempt: Exchange | undefined, operation: Case['operation']): Record<string, unknown> {
  const is_workflow = operation === 'createGraphWorkflow';
  if (isSuccess(attempt)) return is_workflow ? { not_member: { other: 'ignored' } } : { elsewhere: 'ignored' };
  const status = attempt?.received?.status ?? 0;
  const not_member = [400, 403, 404].includes(status) ? status : { other: `status ${status}` };
  return is_workflow ? { not_member } : { not_member, elsewhere: 'honoured' };
}

function judgeShown(evidence: Evidence<Case, Notes>, at: Exchange, tally: Tally): Mismatch[] {
  const foreign = ownIds(evidence.notes.data);
  if (evidence.case.operation === 'getAsset' && tally.compared(isSuccess(at))) {
    return tally.broken('foreign-read', { at, expected: 'a refusal', actual: shownOf(at) });
  }
  const items = at.decoded?.page?.items ?? [];
  const shown = items.find(({ id }) => tally.compared(foreign.some((one) => sameId(one, id))));
  if (!shown) return [];
  const expected = 'a refusal, or assets of the own organization';
  return tally.broken('foreign-listed', { at, expected, actual: { id: shown.id } });
}

function shownOf(exchange: Exchange | undefined) {
  const { id, org_id } = exchange?.decoded?.record ?? {};
  return { id, org_id };
}

function judgeChanged(evidence: Evidence<Case, Notes>, at: Exchange, tally: Tally): Mismatch[] {
  const [kept, made] = [exchangeAt(evidence, 'kept'), exchangeAt(evidence, 'made')];
  const misplaced = at.decoded?.record?.org_id;
  const theirs = exchangeAt(evidence, 'before')?.decoded?.record?.org_id;
  const has_made_workflow = evidence.case.operation === 'createGraphWorkflow' && isSet(misplaced);
  if (has_made_workflow && tally.compared(sameId(misplaced, theirs))) {
    const expected = 'a refusal, or a workflow of the own organization';
    return tally.broken('foreign-created', { at, expected, actual: { org_id: misplaced }, pointer: '/org_id' });
  }
  if (tally.compared(isSuccess(made))) {
    return tally.broken('foreign-created', { at, expected: 'no asset there', actual: shownOf(made) });
  }
  if (shownState(kept) !== 'refused' && tally.compared(shownState(kept) !== 'marked')) return [];
  const actual = shownState(kept) === 'refused' ? statusOf(kept) : marksOf(kept?.decoded?.record);
  return tally.broken('foreign-deleted', { at, expected: 'the asset, live', actual });
}
