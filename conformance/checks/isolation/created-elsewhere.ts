import { isUuid } from '../../../src/contract/formats.ts';
import type { OperationId } from '../../../src/contract/operations.ts';
import { allowed } from '../../acts/allowed.ts';
import { webhookBody } from '../../acts/fresh-webhook.ts';
import { workflowBody } from '../../acts/fresh-workflow.ts';
import { surelyStrange, tellsMemberships } from '../../acts/strange-organization.ts';
import { actsIn, isOfOwner } from '../../models/acts-in.ts';
import { whyNotCallable } from '../../models/plain-operations.ts';
import { type RecordKind, record_kinds } from '../../models/record-kinds.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { commonType, fileName } from '../../models/uploadable.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext, RequestDraft } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Stop } from '../../suite/exchange.ts';
import { stopLacking } from '../../suite/lacking.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  record: RecordKind;
  names_it: 'in the header' | 'in the body';
  /** The maker, who names the organization of the other: the outsider, or a user of the owner's organization. */
  by: 'outsider' | 'human';
}

const kinds = Object.keys(record_kinds) as RecordKind[];

/**
 * A record that the other organization can read is its own. The log of a webhook may be shown to others as empty: it is
 * another's where its maker is refused it.
 */
export const createdElsewhere = check<Case>({
  id: 'isolation/created-elsewhere',
  title: 'Nothing is created in another organization than that of the caller',
  how: 'Callers create records and name another organization in the body or the header: refused, or created in the own one, and not found by the other.',
  clauses: ['isolation.writes'],
  codes: {
    'made-elsewhere': {
      clause: 'isolation.writes',
      message: 'A caller that names another organization can make a record in it.',
    },
    'other-organization-told': {
      clause: 'isolation.writes',
      message: 'A folder that somebody makes is answered as one of an organization to which that one does not belong.',
    },
  },
  since: '0.1.0',
  operations: [],
  needs: {
    principals: ['owner', 'outsider'],
    writes: true,
    one_of: kinds.map(operationsOf),
  },
  cases: (facts) => table(rows(facts)),
  async run(ctx, { record, names_it, by }) {
    const operation = record_kinds[record].make;
    const other =
      by === 'human'
        ? await surelyStrange(ctx)
        : (ctx.facts.principals.owner?.organization?.id ?? stopLacking(ctx, 'principals.owner.organization.id'));
    const acts = actsIn(ctx.facts, by);
    const own = await ctx.once(`the ${record} of the ${by}`, async () => {
      return ctx.call(by, { operation, body: await bodyFor(ctx, record, by), ...acts }, 'own');
    });
    // A webhook at a URL of the suite's, say; the other cases judge.
    if (isRefused(own)) {
      return ctx.stop('not-claimed', `${operation} is refused, whatever organization is named (${statusOf(own)})`);
    }
    const body = await bodyFor(ctx, record, by);
    const request =
      names_it === 'in the body'
        ? { operation, body: { ...body, org_id: other }, ...acts }
        : { operation, body, organization: other };
    const read = readOf(record, idIn((await ctx.call(by, request, 'attempt')).decoded?.record));
    if (!read) return;
    await ctx.time.settle();
    // In the user's own organization the owner reads it, since the role of a user may lack that.
    const [there, here] = by === 'human' ? (['outsider', 'owner'] as const) : (['owner', 'outsider'] as const);
    await ctx.call(there, { ...read, ...actsIn(ctx.facts, there) }, 'theirs');
    // An asset may be shown to nobody until its file is there.
    if (record !== 'asset') await ctx.call(here, { ...read, ...actsIn(ctx.facts, here) }, 'ours');
  },
  control: (evidence) =>
    serverError(evidence) ??
    unproven(evidence, 'own', 'the caller could not create one of its own without naming anybody else') ??
    unnamed(evidence) ??
    another(evidence),
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt');
    const { record, names_it } = evidence.case;
    if (!attempt?.received || !tally.compared(isElsewhere(evidence))) return judgeTold(evidence, tally);
    const named = names_it === 'in the body' ? 'as org_id in the body' : 'in X-Organization-Id';
    const { noun, make } = record_kinds[record];
    return tally.broken('made-elsewhere', {
      message: `a caller that names another organization ${named} can make ${noun}s in it`,
      expected: `a refusal, or a record of the own organization`,
      actual: { id: idIn(attempt.decoded?.record), org_id: attempt.decoded?.record?.org_id },
      operation: make,
      at: attempt,
    });
  },
});

/** A folder tells in its creation whose it is, whomever that named. */
function judgeTold(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const { record, by } = evidence.case;
  if (record !== 'folder') return [];
  const other = evidence.facts.principals[by === 'human' ? 'outsider' : 'owner']?.organization?.id;
  const stray = ['own', 'attempt']
    .map((step) => exchangeAt(evidence, step))
    .find((one) => {
      const org_id = one?.decoded?.record?.org_id;
      return isSet(org_id) && tally.compared(sameId(org_id, other));
    });
  if (!stray) return [];
  return tally.broken('other-organization-told', {
    expected: 'the own organization',
    actual: other,
    operation: record_kinds.folder.make,
    pointer: '/org_id',
    at: stray,
  });
}

/** A record without an id can be looked for nowhere. */
function unnamed(evidence: Evidence<Case>): Stop | undefined {
  const id = idIn(exchangeAt(evidence, 'own')?.decoded?.record);
  if (typeof id === 'string' && isUuid(id)) return undefined;
  return { verdict: 'not-claimed', reason: `the ${evidence.case.record} that is made is answered without its id` };
}

/** A target that shows it to nobody, or any record for any id, does not show whose it is. */
function another(evidence: Evidence<Case>): string | undefined {
  const made = idIn(exchangeAt(evidence, 'attempt')?.decoded?.record);
  const [theirs, ours] = [exchangeAt(evidence, 'theirs'), exchangeAt(evidence, 'ours')];
  const shown = theirs?.decoded?.record;
  if (shown !== undefined && !sameId(shown.id, made)) {
    return 'another record is answered than the one that was asked for, so that nobody can tell whose it is';
  }
  const is_shown = !isRefused(theirs) || !isRefused(ours) || evidence.case.record === 'webhook';
  return is_shown ? undefined : 'whoever made it is not shown it either, so that nobody can tell whose it is';
}

function operationsOf(record: RecordKind): OperationId[] {
  const { make, ...kind } = record_kinds[record];
  return [make, ...('read' in kind ? [kind.read] : [])];
}

function rows(facts: Facts): Case[] {
  const records = kinds.filter((record) => {
    const is_claimed = operationsOf(record).every((id) => facts.operations.includes(id));
    return is_claimed && whyNotCallable(facts, record_kinds[record].make) === undefined;
  });
  const is_colleague = tellsMemberships(facts) && isOfOwner(facts, 'human');
  // The outsider's other records under the header are another check's, and so is a user's workflow, of which scopes are looked at.
  const header = { names_it: 'in the header' } as const;
  return [
    ...records.map((record) => ({ record, names_it: 'in the body', by: 'outsider' }) as const),
    ...records
      .filter((record) => record === 'folder' || record === 'webhook')
      .map((record) => ({ record, ...header, by: 'outsider' }) as const),
    ...records
      .filter((record) => is_colleague && record !== 'workflow')
      .map((record) => ({ record, ...header, by: 'human' }) as const),
  ];
}

async function bodyFor(ctx: CheckContext, record: RecordKind, by: Case['by']): Promise<Record<string, unknown>> {
  switch (record) {
    case 'folder':
      return { name: ctx.newName('placed') };
    case 'asset': {
      const filename = fileName(ctx.facts, `${ctx.newName('placed')}.png`);
      return { filename, mime_type: commonType(ctx.facts, 'image/png'), size_bytes: 512 };
    }
    case 'workflow':
      return workflowBody(ctx, 'placed');
    case 'webhook':
      // Each is one of the few that may be made: where there are no more, the other cases judge.
      return allowed(ctx, by, () => webhookBody(ctx, 'placed'));
  }
}

function idIn(record: Record<string, unknown> | undefined): unknown {
  return record?.asset_id ?? record?.id;
}

function readOf(record: RecordKind, id: unknown): RequestDraft | undefined {
  const kind = record_kinds[record];
  if (!('read' in kind) || typeof id !== 'string') return undefined;
  return { operation: kind.read, path: record === 'webhook' ? { webhook_id: id } : { id } };
}

function isElsewhere(evidence: Evidence<Case>): boolean {
  const made = exchangeAt(evidence, 'attempt')?.decoded?.record;
  const [theirs, ours] = [exchangeAt(evidence, 'theirs'), exchangeAt(evidence, 'ours')];
  switch (evidence.case.record) {
    case 'workflow':
      return isSet(made?.org_id) && sameId(made?.org_id, evidence.facts.principals.owner?.organization?.id);
    case 'webhook':
      return isSuccess(theirs) && isRefused(ours);
    default:
      return isSuccess(theirs) && sameId(theirs?.decoded?.record?.id, idIn(made));
  }
}
