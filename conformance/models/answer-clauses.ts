/** Which clause an answer breaks: by the operation, and by the field at fault. */
import { type OperationId, operations } from '../../src/contract/operations.ts';

/** What an operation owes in the first place: the clause that is broken where a plain request gets no such answer. */
const own_clauses: { readonly [Id in OperationId]?: string } = {
  getHealth: 'health.probe',
  getMe: 'account.profile',
  updateBalance: 'billing.answers-balance',
  listAssets: 'pagination.envelope',
  getAsset: 'assets.read',
  deleteAsset: 'soft-delete.asset',
  listAssetTypes: 'pagination.envelope',
  createAssetUpload: 'uploads.answer',
  createAssetFolder: 'folders.create',
  getAssetFolder: 'folders.read',
  deleteAssetFolder: 'soft-delete.folder',
};

/** The clause about the fields of an operation's record, as a whole. */
const field_clauses: { readonly [Id in OperationId]?: string } = {
  getHealth: 'health.probe',
  getMe: 'types.user-profile-fields',
  updateBalance: 'types.credit-balance-fields',
  listAssets: 'types.asset-fields',
  getAsset: 'types.asset-fields',
  listAssetTypes: 'types.asset-type-fields',
  createAssetUpload: 'types.upload-session-fields',
  createAssetFolder: 'types.asset-folder-fields',
  getAssetFolder: 'types.asset-folder-fields',
};

/** Clauses about the shape of single values, beyond those of every answer. */
const shape_clauses: { readonly [Id in OperationId]?: readonly string[] } = {
  getHealth: ['errors.validation-envelope'],
  updateBalance: ['types.decimal'],
  listAssets: ['types.minimal-user-fields', 'types.minimal-user-omits', 'pagination.at-most-500'],
  getAsset: ['types.minimal-user-fields', 'types.minimal-user-omits'],
  listAssetTypes: ['pagination.at-most-500'],
};

/** Clauses about what an operation makes of a request. */
const request_clauses: { readonly [Id in OperationId]?: readonly string[] } = {
  getMe: ['account.memberships-when-embedded'],
  updateBalance: ['billing.update', 'billing.threshold-taken', 'billing.invalid-refused'],
  listAssets: ['embedding.asset-user'],
  getAsset: ['embedding.asset-user', 'assets.unknown-not-served'],
  deleteAsset: ['assets.unknown-not-served'],
  createAssetUpload: ['uploads.body', 'uploads.invalid-refused'],
  createAssetFolder: ['folders.invalid-refused'],
  getAssetFolder: ['assets.unknown-not-served'],
  deleteAssetFolder: ['assets.unknown-not-served'],
};

export function ownClause(operation: OperationId): string {
  return own_clauses[operation] ?? 'document.json';
}

/** Every clause that the way an operation takes its requests can be found to break. */
export function requestClauses(operation: OperationId): string[] {
  return [...new Set([ownClause(operation), ...(request_clauses[operation] ?? []), 'errors.no-server-error'])];
}

/** Every clause that the shape of an operation's answers can be found to break. */
export function shapeClauses(operation: OperationId): string[] {
  const { kind } = operations[operation].success;
  const values = kind === 'empty' ? [] : ['types.uuid', 'types.timestamp', 'types.code-string'];
  const fields = field_clauses[operation];
  const all = [
    ownClause(operation),
    'document.json',
    ...values,
    ...(fields === undefined ? [] : [fields]),
    ...(shape_clauses[operation] ?? []),
    ...(operation === 'getHealth' ? [] : ['errors.envelope-elsewhere']),
    'errors.refusal-is-4xx',
  ];
  return [...new Set(all)];
}

/** Fields that hold decimal numbers as texts (section 2). */
const decimals = ['cost', 'balance', 'price', 'low_balance_threshold', 'min_value', 'max_value'];
/** Identifiers without `_id` in their name; `source_id` is listed as a text of any form. */
const identifiers = ['id', 'created_by', 'deleted_by'];

/** The clause that a wrong value breaks. @param pointer where it stands in the record or page */
export function valueClause(operation: OperationId, pointer: string, keyword: string): string {
  const path = pointer.split('/').slice(1);
  const isPage = operations[operation].success.kind === 'page';
  const inside = isPage ? path.slice(2) : path;
  if (isPage && inside.length === 0) return keyword === 'maxItems' ? 'pagination.at-most-500' : 'pagination.envelope';
  const allowed = new Set(shapeClauses(operation));
  const found = keyword === 'required' ? undefined : ruleOfField(inside.at(-1) ?? '');
  if (found !== undefined && allowed.has(found)) return found;
  if (inside.includes('created_by_user') && allowed.has('types.minimal-user-fields'))
    return 'types.minimal-user-fields';
  return field_clauses[operation] ?? ownClause(operation);
}

function ruleOfField(name: string): string | undefined {
  if (identifiers.includes(name) || (name.endsWith('_id') && name !== 'source_id')) return 'types.uuid';
  if (name.endsWith('_at')) return 'types.timestamp';
  if (name.endsWith('_code')) return 'types.code-string';
  return decimals.includes(name) ? 'types.decimal' : undefined;
}
