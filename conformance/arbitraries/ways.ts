/** The ways in which the schema checks call each operation: its features, one at a time, and what it must refuse. */
import { randomUUID } from 'node:crypto';
import type { CanonicalQuery, QueryRole } from '../../src/choices/canonical.ts';
import { chosen } from '../../src/choices/choices.ts';
import type { Facts } from '../runner/check.ts';
import type { RequestDraft } from '../runner/context.ts';
import type { PlainOperation } from '../runner/plain-requests.ts';
import type { PrincipalName } from '../target/target.ts';

export interface Way {
  /** `success`: nothing is wrong with the request. `refusal`: a stated rule is broken. `either`: it is left open. */
  expects: 'success' | 'refusal' | 'either';
  /** The clause that a success breaks where a refusal is expected. */
  clause?: string;
  /** Laid over a plain request. */
  change?(plain: RequestDraft, facts: Facts): Partial<RequestDraft>;
  /** Parameters that need a name; a target that declares none is not called this way. */
  roles?: readonly QueryRole[];
  /** Who calls, where it is not the one who always may. */
  caller?: PrincipalName;
  /** What is done with the same request before: a record is deleted, or deleted already. */
  before?: 'delete';
  read_only?: false;
}

const plain: Way = { expects: 'success' };

const query = (expects: Way['expects'], query: CanonicalQuery): Way => ({
  expects,
  roles: Object.keys(query).filter((role) => role !== 'unknown') as QueryRole[],
  change: () => ({ query }),
});

const body = (expects: Way['expects'], change: Record<string, unknown>, clause?: string): Way => ({
  expects,
  ...(clause !== undefined && { clause }),
  change: (request) => ({ body: { ...(request.body as object), ...change } }),
});

/** An object stands where a text or a number must: no conversion makes one of it. */
const no_scalar = { not: 'a scalar' };

const unknown_id: Way = {
  expects: 'refusal',
  clause: 'assets.unknown-not-served',
  change: () => ({ path: { id: randomUUID() } }),
};
const unknown_parameter = query('either', { unknown: [['mrk_unknown', '1']] });
const deleted: Way = { expects: 'either', before: 'delete', read_only: false };

export const ways: { readonly [Id in PlainOperation]: Readonly<Record<string, Way>> } = {
  getHealth: { plain, 'with an unknown parameter': unknown_parameter },
  getMe: {
    plain,
    'with memberships': query('success', { embed: ['memberships'] }),
    'with organizations': query('success', { embed: ['organizations'] }),
    'with invitations': query('success', { embed: ['pending_invitations'] }),
    'with everything': query('success', { embed: ['memberships', 'organizations', 'pending_invitations'] }),
    'with an API key': { expects: 'either', caller: 'owner', change: () => ({ organization: undefined }) },
    'with an unknown embed': query('either', { embed: ['nothing'] }),
  },
  updateBalance: {
    plain,
    'with a fraction': {
      expects: 'success',
      change: (_, facts) => ({ body: { low_balance_threshold: Math.floor(facts.restore_threshold!) + 0.25 } }),
    },
    'with an old updated_at': body('either', { updated_at: '2001-02-03T04:05:06.000Z' }),
    'with an object for the threshold': body(
      'refusal',
      { low_balance_threshold: no_scalar },
      'billing.invalid-refused',
    ),
  },
  listAssets: {
    plain,
    'with a page size': query('success', { page_size: 2 }),
    'with presigned URLs': query('success', { page_size: 5, presign: true }),
    'without presigned URLs': query('success', { page_size: 5, presign: false }),
    'with users': query('success', { embed: ['created_by_user'] }),
    'with some fields': query('either', { fields: ['id', 'name', 'created_at'] }),
    sorted: query('either', { sort: [{ field: 'size_bytes', direction: 'desc' }] }),
    filtered: query('either', { filter: [{ field: 'asset_type', operator: 'eq', value: 'image' }] }),
    'with a page size that is no number': query('either', { page_size: { raw: 'many' } }),
    'with a damaged cursor': query('either', { cursor: 'mrk-no-cursor' }),
  },
  getAsset: {
    plain,
    'with presigned URLs': query('success', { presign: true }),
    'without presigned URLs': query('success', { presign: false }),
    'with the user': query('success', { embed: ['created_by_user'] }),
    deleted,
    'by an unknown id': unknown_id,
  },
  deleteAsset: { plain, again: deleted, 'by an unknown id': unknown_id },
  listAssetTypes: {
    plain,
    'with a page size': query('success', { page_size: 1 }),
    'with some fields': query('either', { fields: ['name'] }),
    sorted: query('either', { sort: [{ field: 'name', direction: 'desc' }] }),
    'with an unknown parameter': unknown_parameter,
  },
  createAssetUpload: {
    plain,
    'of a rare type': body('either', { mime_type: 'application/x-mrk-rare' }),
    'with a name in other scripts': body('either', { filename: 'Ωmega 写真 🌅.png' }),
    'of an empty file': body('either', { size_bytes: 0 }),
    'with an unknown field': body('either', { mrk_unknown: true }),
    'with an object for the name': body('refusal', { filename: no_scalar }, 'uploads.invalid-refused'),
    'with an object for the type': body('refusal', { mime_type: no_scalar }, 'uploads.invalid-refused'),
    'with an object for the size': body('refusal', { size_bytes: no_scalar }, 'uploads.invalid-refused'),
  },
  createAssetFolder: {
    plain,
    'with a name in other scripts': body('either', { name: 'Ωmega 写真 🌅' }),
    'with an object for the name': body('refusal', { name: no_scalar }, 'folders.invalid-refused'),
  },
  getAssetFolder: { plain, deleted, 'by an unknown id': unknown_id },
  deleteAssetFolder: { plain, again: deleted, 'by an unknown id': unknown_id },
  dispatchModelRun2: { plain },
  dispatchModelRun3: { plain },
  dispatchModelRun4: { plain },
  dispatchModelRun5: { plain },
  getRun: { plain },
  getModelText: { plain },
  rateRun: { plain },
  createGraphWorkflow: { plain },
  deleteGraphWorkflow: { plain },
  dispatchGraphWorkflowRun: { plain },
  listBatchItems: { plain },
  getBatchItem: { plain },
  createWebhook: { plain },
  listEventTypes: { plain },
  listWebhookDeliveries: { plain },
  listAllDeliveries: { plain },
};

/** The ways that this target can be called in, simplest first. */
export function waysFor(facts: Facts, operation: PlainOperation): string[] {
  const names = chosen(facts.choices, 'lists.parameters', operation) ?? {};
  return Object.entries(ways[operation])
    .filter(([, { roles = [], read_only, caller }]) => {
      if (roles.some((role) => names[role] === undefined)) return false;
      if (caller !== undefined && facts.principals[caller] === undefined) return false;
      return !facts.read_only || read_only !== false;
    })
    .map(([name]) => name);
}
