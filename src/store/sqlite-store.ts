/** The store port on the SQLite that Node.js ships. Each method runs to its end before anything else does. */
import type { DatabaseSync } from 'node:sqlite';
import type { EventType } from '../contract/types.ts';
import { figuresTogether } from '../json/recent.ts';
import { type KeptBalance, shownBalance } from './charge.ts';
import { collections } from './collections.ts';
import { type DatabaseOptions, isWhole, openDatabase, setWhole } from './database.ts';
import { createGroupCommit } from './group-commit.ts';
import { latestTime } from './latest-time.ts';
import { positionIn } from './list-request.ts';
import type {
  AssetRow,
  AssetTypeRow,
  FolderRow,
  InvitationRow,
  MembershipRow,
  OrganizationRow,
  TokenRow,
  UserRow,
} from './rows.ts';
import { softDelete } from './soft-delete.ts';
import { type KeptCollection, keptCollection } from './sqlite-collection.ts';
import { keyedRecords, ownedRecords } from './sqlite-records.ts';
import { sqliteRunStore } from './sqlite-run-store.ts';
import { keptStatements, type Statements } from './statements.ts';
import type { Collection, Store, ThresholdUpdate } from './store.ts';
import { withThreshold } from './threshold.ts';

export interface SqliteStore extends Store {
  /** Everything in the store as it is now, for the `template` of other stores. */
  snapshot(): Uint8Array;
  /** A file is whole from when it was told so, until it is told otherwise; what began as a template always is. */
  isWhole(): boolean;
  setWhole(is_whole: boolean): void;
  /** See `latestTime`. */
  latestTime(): string | undefined;
}

/** Beside those in the database: as many callers as one server is likely to have at once. */
const most_known_tokens = 1_024;

/** Beside those in the database: what programs read again, such as an asset that they wait for or have just listed. */
const most_known_assets = 256;

/** @throws InputError see `openDatabase` */
export function openStore(options: DatabaseOptions = {}): SqliteStore {
  return storeOn(openDatabase(options));
}

/** @param database of `openDatabase`; the store closes it */
export function storeOn(database: DatabaseSync): SqliteStore {
  const prepared = keptStatements(database);
  const statements: Statements = (sql) => {
    group.flush();
    return prepared(sql);
  };
  const organizations = keyedRecords<OrganizationRow>(statements, 'organizations');
  const users = keyedRecords<UserRow>(statements, 'users');
  const tokens = keyedRecords<TokenRow>(statements, 'tokens');
  const folders = keyedRecords<FolderRow>(statements, 'folders');
  const balances = keyedRecords<KeptBalance>(statements, 'balances');
  const memberships = ownedRecords<MembershipRow>(statements, 'memberships');
  const invitations = ownedRecords<InvitationRow>(statements, 'invitations');
  const assets = keptCollection<AssetRow>(statements, collections.assets);
  const asset_types = keptCollection<AssetTypeRow>(statements, collections.asset_types);
  const event_types = keptCollection<EventType>(statements, collections.event_types);

  // Numbers never change and organizations never go, so what was found once stays true.
  const numbers = new Map<string, number>();
  const numberOf = (organization: string): number | undefined => {
    const known = numbers.get(organization);
    if (known !== undefined) return known;
    const found = statements('SELECT seq FROM organizations WHERE key = ?').get(organization) as [number] | undefined;
    if (found) numbers.set(organization, found[0]);
    return found?.[0];
  };
  // Nor are tokens ever changed or taken out: one that ends says when.
  const known_tokens = new Map<string, TokenRow>();
  const foundToken = (hash: string): TokenRow | undefined => {
    const found = tokens.get(hash);
    if (found) {
      if (known_tokens.size >= most_known_tokens) known_tokens.clear();
      known_tokens.set(hash, found);
    }
    return found;
  };
  const tokenByHash = (hash: string): TokenRow | undefined => {
    const token = known_tokens.get(hash) ?? foundToken(hash);
    return token && { ...token, scopes: [...token.scopes] };
  };
  // Assets change in this process alone, and only here.
  const known_assets = new Map<string, AssetRow>();
  const foundAsset = (id: string): AssetRow | undefined => {
    const found = assets.get(id);
    // By one spelling of the id alone, so that a change finds it.
    if (found?.id === id) {
      if (known_assets.size >= most_known_assets) known_assets.clear();
      known_assets.set(id, found);
    }
    return found;
  };
  const asset = (id: string): AssetRow | undefined => {
    const found = known_assets.get(id) ?? foundAsset(id);
    return found && { ...found };
  };
  const changeAsset = (id: string, change: (asset: AssetRow) => AssetRow | undefined): void =>
    assets.change(id, (row) => {
      known_assets.delete(row.id);
      return change(row);
    });
  const knownNumberOf = (organization: string): number => {
    const number = numberOf(organization);
    if (number === undefined) throw new RangeError(`no organization has the id ${organization}`);
    return number;
  };
  const atomically = <Result>(operation: () => Result): Result => {
    statements('BEGIN IMMEDIATE').run();
    try {
      const result = operation();
      statements('COMMIT').run();
      return result;
    } catch (error) {
      // A full disk has rolled it back already.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
  const group = createGroupCommit(atomically);
  const insertMembership = (row: MembershipRow): void =>
    memberships.insert(row.user_id, `${row.user_id} ${row.organization_id}`, row);
  const insertAsset = (row: AssetRow): void => void assets.insert(knownNumberOf(row.org_id), row);
  const about_runs = sqliteRunStore({
    statements,
    atomically,
    grouped: group.write,
    numberOf: knownNumberOf,
    balances,
    insertAsset,
  });
  const lists: Readonly<Record<Collection, KeptCollection<object>['list']>> = {
    assets: assets.list,
    asset_types: asset_types.list,
    batch_items: about_runs.batches.listItems,
    deliveries: about_runs.deliveries.list,
    event_types: event_types.list,
  };

  return {
    ...about_runs.store,
    insertOrganization: async (row) => organizations.insert(row.id, row),
    organization: async (id) => organizations.get(id),
    organizations: async () => organizations.all(),
    foundOrganization: async ({ organization, balance, user, membership, tokens: of_user }) =>
      atomically(() => {
        if (organizations.all().some(({ slug }) => slug === organization.slug)) return 'slug_taken';
        organizations.insert(organization.id, organization);
        balances.insert(balance.org_id, balance);
        users.insert(user.id, user);
        insertMembership(membership);
        for (const token of of_user) tokens.insert(token.hash, token);
        return 'inserted';
      }),
    insertUser: async (row) => users.insert(row.id, row),
    user: async (id) => users.get(id),
    insertMembership: async (row) => insertMembership(row),
    membershipsOf: async (user_id) => memberships.of(user_id),
    membersOf: async (organization) => memberships.having('organization_id', organization),
    insertInvitation: async (row) => invitations.insert(row.email.toLowerCase(), row.id, row),
    invitationsFor: async (email) => invitations.of(email.toLowerCase()),
    insertToken: async (row) => tokens.insert(row.hash, row),
    tokenByHash: async (hash) => tokenByHash(hash),
    tokens: async () => tokens.all(),

    insertAssetType: async (row) => void asset_types.insert(0, row),
    putEventType: async (type) =>
      atomically(() => {
        if (event_types.get(type.code)) event_types.change(type.code, () => type);
        else event_types.insert(0, type);
      }),
    insertAsset: async (row) => insertAsset(row),
    insertAssets: async (rows) =>
      atomically(() => {
        for (const row of rows) insertAsset(row);
      }),
    asset: async (id) => asset(id),
    markAssetUploaded: async (id, patch) => changeAsset(id, (row) => ({ ...row, ...patch })),
    softDeleteAsset: async (id, deletion) => softDelete<AssetRow>((change) => changeAsset(id, change), deletion),

    insertFolder: async (row) => folders.insert(row.id, row),
    folder: async (id) => folders.get(id.toLowerCase()),
    softDeleteFolder: async (id, deletion) =>
      softDelete<FolderRow>((change) => folders.change(id.toLowerCase(), change), deletion),

    insertBalance: async (row) => balances.insert(row.org_id, row),
    async balance(organization) {
      const balance = balances.get(organization);
      return balance && shownBalance(balance);
    },
    async updateThreshold(organization, threshold, at, expected) {
      let result: ThresholdUpdate = { kind: 'absent' };
      balances.change(organization, (balance) => {
        const { told, kept } = withThreshold(balance, threshold, at, expected);
        result = told;
        return kept;
      });
      return result;
    },

    async list(request) {
      const { organized } = collections[request.collection];
      const number = organized ? numberOf(request.organization ?? '') : 0;
      // An organization nobody knows has no rows; -1 is no organization's number, and the request is still checked.
      return lists[request.collection](number ?? -1, request);
    },
    positionOf: (collection, row, sort) => positionIn(collections[collection], row, sort),
    caches: () => ({
      records: figuresTogether(
        [assets, asset_types, event_types, about_runs.batches, about_runs.deliveries].map((kept) => kept.figures()),
      ),
      statements: prepared.figures(),
    }),
    snapshot() {
      group.flush();
      return withoutLog(database.serialize());
    },
    isWhole: () => isWhole(database),
    latestTime: () => latestTime(database),
    setWhole(is_whole) {
      group.flush();
      setWhole(database, is_whole);
    },
    async close() {
      group.flush();
      known_tokens.clear();
      known_assets.clear();
      if (database.isOpen) database.close();
    },
  };
}

/** A file's header says that a write-ahead log belongs to it (bytes 18 and 19); in memory there can be none. */
function withoutLog(bytes: Uint8Array): Uint8Array {
  bytes.fill(1, 18, 20);
  return bytes;
}
