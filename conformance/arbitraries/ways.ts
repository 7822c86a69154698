/** The ways in which each operation is called: its features, one at a time, and what it must refuse. */

import { randomUUID } from 'node:crypto';
import { chosen } from '../../src/choices/chosen.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Facts } from '../suite/evidence.ts';
import type { RunName } from '../suite/polled-run.ts';
import { runWays } from './run-ways.ts';
import {
  afterDeletion,
  belowNothing,
  body,
  bodyWithout,
  elsewhere,
  no_scalar,
  noId,
  noName,
  ofNobody,
  path,
  plain,
  query,
  unknown_parameter,
  unusedName,
  type Way,
  type Ways,
} from './way.ts';

const no_such_asset: Ways = {
  'by an unknown id': path('refusal', () => ({ id: randomUUID() }), 'assets.unknown-not-served'),
  'by an id that is none': noId('assets.unknown-not-served'),
};

/** True where the third of the required fields of a webhook is a secret of the caller's making. */
function sendsSecret(facts: Facts): boolean {
  return chosen(facts.choices, 'events.webhook_fields', 'createWebhook')?.secret_from === 'request';
}

/** @param text of the number, near the threshold that stands: `whole` is that one without its decimals */
function threshold(expects: Way['expects'], text: (whole: number) => string): Way {
  return {
    expects,
    clause: 'billing.update',
    change: ({ body }, facts) => ({
      body: { ...(body as object), low_balance_threshold: Number(text(Math.floor(facts.restore_threshold!))) },
    }),
  };
}

/** Cents that are lost where amounts are multiplied by a hundred as binary numbers. */
function centsShort(whole: number): string {
  const texts = Array.from({ length: 90 }, (_, cents) => `${whole}.${cents + 10}`);
  return texts.find((text) => Math.trunc(Number(text) * 100) !== Number(text.replace('.', ''))) ?? `${whole}.29`;
}

export const ways: { readonly [Id in OperationId]: Ways } = {
  getHealth: { plain, 'with an unknown parameter': unknown_parameter },
  getMe: {
    plain,
    'with memberships': query('success', { embed: ['memberships'] }, 'account.embed'),
    'with organizations': query('success', { embed: ['organizations'] }, 'account.embed'),
    'with invitations': query('success', { embed: ['pending_invitations'] }, 'account.embed'),
    'with everything': query(
      'success',
      { embed: ['memberships', 'organizations', 'pending_invitations'] },
      'account.embed',
    ),
    'with an API key': { expects: 'either', caller: 'owner', change: () => ({ organization: undefined }) },
    'with an unknown embed': query('either', { embed: ['nothing'] }),
  },
  updateBalance: {
    plain,
    'with a fraction': {
      expects: 'success',
      clause: 'billing.update',
      change: ({ body }, facts) => ({
        body: { ...(body as object), low_balance_threshold: Math.floor(facts.restore_threshold!) + 0.25 },
      }),
    },
    // Values that no binary fraction holds, and that come out a cent short when multiplied by a hundred and cut.
    'with a tenth': threshold('success', (whole) => `${whole}.1`),
    'with cents': threshold('success', centsShort),
    // More places, and more digits, than a target need take.
    'with six decimals': threshold('either', (whole) => `${whole}.345678`),
    'with eight digits': threshold('either', () => '16777217'),
    // In cents, more than 32 bits hold.
    'with ten digits': threshold('either', () => '1000000000'),
    // A balance may be overdrawn; who takes such a threshold must not take it for its opposite.
    'below nought': threshold('either', () => '-5'),
    // A lazy test takes it for no value.
    'of nought': threshold('either', () => '0'),
    // Another threshold than the one that stands, so that it shows whether it was taken.
    'with an old updated_at': {
      expects: 'either',
      change: (_, facts) => ({
        body: {
          low_balance_threshold: Math.floor(facts.restore_threshold!) + 0.5,
          updated_at: '2001-02-03T04:05:06.000Z',
        },
      }),
    },
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
    'with users': query('success', { embed: ['created_by_user'] }, 'embedding.asset-user'),
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
    'with the user': query('success', { embed: ['created_by_user'] }, 'embedding.asset-user'),
    deleted: afterDeletion,
    ...no_such_asset,
  },
  deleteAsset: { plain, again: afterDeletion, ...no_such_asset },
  listAssetTypes: {
    plain,
    'with a page size': query('success', { page_size: 1 }),
    'with some fields': query('either', { fields: ['name'] }),
    sorted: query('either', { sort: [{ field: 'name', direction: 'desc' }] }),
    'with an unknown parameter': unknown_parameter,
  },
  createAssetUpload: {
    plain: { ...plain, clause: 'uploads.body' },
    'of a rare type': body('either', { mime_type: 'application/x-mrk-rare' }),
    'with a name in other scripts': body('either', { filename: 'Ωmega 写真 🌅.png' }),
    'of an empty file': body('either', { size_bytes: 0 }),
    'with an unknown field': body('either', { mrk_unknown: true }),
    'with an object for the name': body('refusal', { filename: no_scalar }, 'uploads.invalid-refused'),
    'with an object for the type': body('refusal', { mime_type: no_scalar }, 'uploads.invalid-refused'),
    'with an object for the size': body('refusal', { size_bytes: no_scalar }, 'uploads.invalid-refused'),
    'with an object for the size, in another organization': elsewhere(
      body('refusal', { size_bytes: no_scalar }, 'uploads.invalid-refused'),
    ),
  },
  createAssetFolder: {
    plain,
    'with a name in other scripts': body('either', { name: 'Ωmega 写真 🌅' }),
    'with an object for the name': body('refusal', { name: no_scalar }, 'folders.invalid-refused'),
    'with an object for the name, in another organization': elsewhere(
      body('refusal', { name: no_scalar }, 'folders.invalid-refused'),
    ),
  },
  getAssetFolder: { plain, deleted: afterDeletion, ...no_such_asset },
  deleteAssetFolder: { plain, again: afterDeletion, ...no_such_asset },
  ...runWays,
  getModelText: {
    plain,
    'under a name that nobody used': path('refusal', () => ({ slug: unusedName() }), 'catalog.published-public-only'),
    'of an owner that there is not': ofNobody('owner', 'catalog.published-public-only'),
    'under a name that is none': noName('slug', 'catalog.published-public-only'),
    'with an unknown parameter': unknown_parameter,
  },
  createWebhook: {
    plain: { ...plain, costs: true, clause: 'webhooks.create-body' },
    'without subscriptions': { ...bodyWithout('success', ['event_types'], 'webhooks.create-body'), costs: true },
    'without a name': bodyWithout('refusal', ['name'], 'webhooks.required-refused'),
    'without a URL': bodyWithout('refusal', ['url'], 'webhooks.required-refused'),
    'without a secret': { ...bodyWithout('refusal', ['secret'], 'webhooks.required-refused'), when: sendsSecret },
  },
  listEventTypes: { plain, 'with a page size': query('either', { page_size: 2 }) },
  listWebhookDeliveries: {
    plain,
    'with a page size': query('either', { page_size: 2 }),
    ...belowNothing('webhook_id', 'webhooks.deliveries-of-the-webhook'),
  },
  listAllDeliveries: { plain, 'with a page size': query('either', { page_size: 2 }) },
};

/** The ways that this target can be called in, simplest first. */
export function waysFor(facts: Facts, operation: OperationId): string[] {
  const names = chosen(facts.choices, 'lists.parameters', operation) ?? {};
  return Object.entries(ways[operation])
    .filter(([, { roles = [], read_only, caller, calls_back, of, when }]) => {
      if (when?.(facts) === false || (calls_back && facts.no_webhooks)) return false;
      if (of !== undefined && !offers(facts, of)) return false;
      if (roles.some((role) => names[role] == null)) return false;
      if (caller !== undefined && facts.principals[caller] === undefined) return false;
      return !facts.read_only || read_only !== false;
    })
    .map(([name]) => name);
}

/** True where runs of this kind can be made; a run of a workflow takes the sample's names. */
function offers({ fixtures = {}, cancels_runs }: Facts, name: RunName): boolean {
  const { models, workflow } = fixtures;
  if (name === 'workflow') return workflow?.owner !== undefined && workflow.slug !== undefined;
  return models?.[name] !== undefined || (name === 'cancels' && cancels_runs === true && models?.slow !== undefined);
}
