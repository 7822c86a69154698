import { isUuid } from '../../../src/contract/formats.ts';
import { allowed } from '../../acts/allowed.ts';
import { webhookBody } from '../../acts/fresh-webhook.ts';
import { workflowBody } from '../../acts/fresh-workflow.ts';
import { surelyStrange, tellsMemberships } from '../../acts/strange-organization.ts';
import { actsIn, isOfOwner } from '../../models/acts-in.ts';
import { whyNotCallable } from '../../models/plain-operations.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { commonType, fileName } from '../../models/uploadable.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext, RequestDraft } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/** Creations, with the reads of what they make; no operation reads a workflow. */
const creations = {
  createAssetFolder: { noun: 'a folder', read: 'getAssetFolder' },
  createAssetUpload: { noun: 'an asset', read: 'getAsset' },
  createGraphWorkflow: { noun: 'a workflow', read: undefined },
  createWebhook: { noun: 'a webhook', read: 'listWebhookDeliveries' },
} as const;

type Creation = keyof typeof creations;

interface Case {
  operation: Creation;
  names_it: 'in the header' | 'in the body';
  /** The maker, where it is not the outsider: a user of the owner's organization, who names the outsider's. */
  by?: 'human';
}

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
    one_of: (Object.keys(creations) as Creation[]).map((id) => [id, creations[id].read ?? id]),
  },
  cases: (facts) => table(rows(facts)),
  async run(ctx, { operation, names_it, by }) {
    if (by === 'human') return makeAsUser(ctx, operation);
    const other = ctx.facts.principals.owner?.organization?.id;
    if (other === undefined) {
      return ctx.stop('could-not-run', 'the target file does not give principals.owner.organization.id');
    }
    const acts = actsIn(ctx.facts, 'outsider');
    const own = await ctx.once(`the outsider's ${operation}`, async () => {
      return ctx.call('outsider', { operation, body: await bodyFor(ctx, operation), ...acts }, 'own');
    });
    // A webhook at a URL of the suite's, say; the other cases judge.
    if (isRefused(own)) {
      return ctx.stop('not-claimed', `${operation} is refused to the outsider, whomever it names (${statusOf(own)})`);
    }
    const plain = await bodyFor(ctx, operation);
    const request =
      names_it === 'in the body'
        ? { operation, body: { ...plain, org_id: other }, ...acts }
        : { operation, body: plain, organization: other };
    const made = idIn((await ctx.call('outsider', request, 'attempt')).decoded?.record);
    const read = readOf(operation, made);
    if (!read) return;
    await ctx.settle();
    await ctx.call('owner', read, 'theirs');
    // An asset may be shown to nobody until its file is there.
    if (operation !== 'createAssetUpload') await ctx.call('outsider', { ...read, ...acts }, 'ours');
  },
  control: (evidence) =>
    serverError(evidence) ??
    unproven(evidence, 'own', 'the caller could not create one of its own without naming anybody else') ??
    unnamed(evidence) ??
    another(evidence),
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt');
    const { operation, names_it } = evidence.case;
    if (!attempt?.received || !tally.compared(isElsewhere(evidence))) return judgeTold(evidence, tally);
    const named = names_it === 'in the body' ? 'as org_id in the body' : 'in X-Organization-Id';
    const { noun } = creations[operation];
    return tally.broken('made-elsewhere', {
      message: `a caller that names another organization ${named} can make ${noun} in it`,
      expected: `a refusal, or ${noun} of the own organization`,
      actual: { id: idIn(attempt.decoded?.record), org_id: attempt.decoded?.record?.org_id },
      operation,
      at: attempt,
    });
  },
});

/** A folder tells in its creation whose it is, whomever that named. */
function judgeTold(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const { operation, by } = evidence.case;
  if (operation !== 'createAssetFolder') return [];
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
    operation,
    pointer: '/org_id',
    at: stray,
  });
}

/** In the user's own organization the owner reads it, since the role of a user may lack that. */
async function makeAsUser(ctx: CheckContext, operation: Creation): Promise<void> {
  const organization = await surelyStrange(ctx);
  const acts = actsIn(ctx.facts, 'human');
  const own = await ctx.call('human', { operation, body: await bodyFor(ctx, operation, 'human'), ...acts }, 'own');
  if (isRefused(own)) ctx.stop('not-claimed', `${operation} is refused to the user (${statusOf(own)})`);
  const body = await bodyFor(ctx, operation, 'human');
  const made = await ctx.call('human', { operation, body, organization }, 'attempt');
  const read = readOf(operation, idIn(made.decoded?.record));
  if (!read) return;
  await ctx.settle();
  await ctx.call('outsider', { ...read, ...actsIn(ctx.facts, 'outsider') }, 'theirs');
  if (operation !== 'createAssetUpload') await ctx.call('owner', read, 'ours');
}

/** A record without an id can be looked for nowhere. */
function unnamed(evidence: Evidence<Case>): Stop | undefined {
  const id = idIn(exchangeAt(evidence, 'own')?.decoded?.record);
  if (typeof id === 'string' && isUuid(id)) return undefined;
  return { verdict: 'not-claimed', reason: `${evidence.case.operation} answers without the id of what it made` };
}

/** A target that shows it to nobody, or any record for any id, does not show whose it is. */
function another(evidence: Evidence<Case>): string | undefined {
  const made = idIn(exchangeAt(evidence, 'attempt')?.decoded?.record);
  const [theirs, ours] = [exchangeAt(evidence, 'theirs'), exchangeAt(evidence, 'ours')];
  const shown = theirs?.decoded?.record;
  if (shown !== undefined && !sameId(shown.id, made)) {
    return 'another record is answered than the one that was asked for, so that nobody can tell whose it is';
  }
  const is_shown = !isRefused(theirs) || !isRefused(ours) || evidence.case.operation === 'createWebhook';
  return is_shown ? undefined : 'whoever made it is not shown it either, so that nobody can tell whose it is';
}

function rows(facts: Facts): Case[] {
  const operations = (Object.keys(creations) as Creation[]).filter((id) => {
    const { read } = creations[id];
    const is_read = read === undefined || facts.operations.includes(read);
    return facts.operations.includes(id) && is_read && whyNotCallable(facts, id) === undefined;
  });
  // With the header, assets and workflows are made by another check.
  const by_header = operations.filter((id) => id === 'createAssetFolder' || id === 'createWebhook');
  const is_colleague = tellsMemberships(facts) && isOfOwner(facts, 'human');
  // Of a workflow made by a user, scopes are looked at.
  const by_user = is_colleague ? operations.filter((id) => id !== 'createGraphWorkflow') : [];
  return [
    ...operations.map((operation) => ({ operation, names_it: 'in the body' as const })),
    ...by_header.map((operation) => ({ operation, names_it: 'in the header' as const })),
    ...by_user.map((operation) => ({ operation, names_it: 'in the header' as const, by: 'human' as const })),
  ];
}

async function bodyFor(
  ctx: CheckContext,
  operation: Creation,
  by: 'outsider' | 'human' = 'outsider',
): Promise<Record<string, unknown>> {
  switch (operation) {
    case 'createAssetFolder':
      return { name: ctx.newName('placed') };
    case 'createAssetUpload': {
      const filename = fileName(ctx.facts, `${ctx.newName('placed')}.png`);
      return { filename, mime_type: commonType(ctx.facts, 'image/png'), size_bytes: 512 };
    }
    case 'createGraphWorkflow':
      return workflowBody(ctx, 'placed');
    case 'createWebhook':
      // Each is one of the few that may be made: where there are no more, the other cases judge.
      return allowed(ctx, by, () => webhookBody(ctx, 'placed'));
  }
}

function idIn(record: Record<string, unknown> | undefined): unknown {
  return record?.asset_id ?? record?.id;
}

function readOf(operation: Creation, id: unknown): RequestDraft | undefined {
  const { read } = creations[operation];
  if (read === undefined || typeof id !== 'string') return undefined;
  return { operation: read, path: read === 'listWebhookDeliveries' ? { webhook_id: id } : { id } };
}

function isElsewhere(evidence: Evidence<Case>): boolean {
  const made = exchangeAt(evidence, 'attempt')?.decoded?.record;
  const [theirs, ours] = [exchangeAt(evidence, 'theirs'), exchangeAt(evidence, 'ours')];
  switch (evidence.case.operation) {
    case 'createGraphWorkflow':
      return isSet(made?.org_id) && sameId(made?.org_id, evidence.facts.principals.owner?.organization?.id);
    case 'createWebhook':
      return isSuccess(theirs) && isRefused(ours);
    default:
      return isSuccess(theirs) && sameId(theirs?.decoded?.record?.id, idIn(made));
  }
}
