/** The store port on PostgreSQL: one state of many in a database that several processes use at the same time. */
import type { EventType } from '../../contract/types.ts';
import { type KeptBalance, shownBalance } from '../charge.ts';
import { collections } from '../collections.ts';
import { positionIn } from '../list-request.ts';
import type {
  AssetRow,
  AssetTypeRow,
  FolderRow,
  InvitationRow,
  MembershipRow,
  OrganizationRow,
  TokenRow,
  UserRow,
} from '../rows.ts';
import type { Collection, ListRequest, ListSlice, Store, ThresholdUpdate } from '../store.ts';
import { withThreshold } from '../threshold.ts';
import { oneByOne, softDeletedRecord } from './catalog.ts';
import { collected, most_rows } from './collection.ts';
import type { Database, Sql } from './database.ts';
import { keptRecords } from './records.ts';
import { postgresRunStore } from './run-store.ts';
import { keptText } from './text.ts';

/** Beside those in the database: as many callers as one server is likely to have at once. */
const most_known_tokens = 1_024;

type List = (sql: Sql, organization: number | null, request: ListRequest) => Promise<ListSlice<unknown>>;

/**
 * @param database stays open when the store is closed
 * @param state the number of the state
 * @param member the number of this replica, where there may be several: runs and deliveries belong to one each
 */
export function postgresStore(database: Database, state: number, member?: () => number): Store {
  let is_closed = false;
  const whileOpen = <Given extends unknown[], Result>(operation: (...given: Given) => Promise<Result>) => {
    return (...given: Given) => (is_closed ? Promise.reject(new Error('the store is closed')) : operation(...given));
  };
  const sql = whileOpen(database.sql) as Sql;
  const once = whileOpen(database.once) as Sql;
  const atomically = whileOpen(database.atomically) as Database['atomically'];
  const organizations = keptRecords<OrganizationRow>(state, 'organizations');
  const users = keptRecords<UserRow>(state, 'users');
  const tokens = keptRecords<TokenRow>(state, 'tokens');
  const folders = keptRecords<FolderRow>(state, 'folders');
  const balances = keptRecords<KeptBalance>(state, 'balances');
  const memberships = keptRecords<MembershipRow>(state, 'memberships');
  const invitations = keptRecords<InvitationRow>(state, 'invitations');
  const assets = collected<AssetRow>(state, collections.assets);
  const asset_types = collected<AssetTypeRow>(state, collections.asset_types);
  const event_types = collected<EventType>(state, collections.event_types);
  const ownerless = -state;

  // Numbers never change and organizations never go, so what was found once stays true.
  const numbers = new Map<string, number>();
  const knownNumberOf = async (on: Sql, organization: string): Promise<number | undefined> => {
    const known = numbers.get(organization);
    if (known !== undefined) return known;
    const find = `SELECT seq FROM records WHERE state = $1 AND kind = 'organizations' AND key = $2`;
    const [row] = await on<[string]>(find, state, keptText(organization));
    if (!row) return undefined;
    numbers.set(organization, Number(row[0]));
    return Number(row[0]);
  };
  const numberOf = async (on: Sql, organization: string): Promise<number> => {
    const number = await knownNumberOf(on, organization);
    if (number === undefined) throw new RangeError(`no organization has the id ${organization}`);
    return number;
  };
  // Nor are tokens ever changed or taken out: one that ends says when.
  const known_tokens = new Map<string, TokenRow>();
  const tokenByHash = async (hash: string): Promise<TokenRow | undefined> => {
    const token = known_tokens.get(hash) ?? (await tokens.get(sql, hash));
    if (!token) return undefined;
    if (known_tokens.size >= most_known_tokens) known_tokens.clear();
    known_tokens.set(hash, token);
    return { ...token, scopes: [...token.scopes] };
  };

  const insertAssets = async (on: Sql, rows: Iterable<AssetRow>): Promise<void> => {
    const numbered: { organization: number; record: AssetRow }[] = [];
    for (const record of rows) {
      numbered.push({ organization: await numberOf(on, record.org_id), record });
      if (numbered.length === most_rows) await assets.insert(on, numbered.splice(0));
    }
    await assets.insert(on, numbered);
  };
  const insertMembership = (on: Sql, row: MembershipRow) =>
    memberships.insert(on, `${row.user_id} ${row.organization_id}`, row, {
      ...{ owner: row.user_id, name: row.organization_id },
    });
  const about_runs = postgresRunStore({
    database: { ...database, sql, once, atomically },
    state,
    member,
    numberOf,
    balances,
    insertAssets,
  });
  const lists: Readonly<Record<Collection, List>> = {
    assets: assets.list,
    asset_types: asset_types.list,
    event_types: event_types.list,
    ...about_runs.lists,
  };

  return {
    ...about_runs.store,
    insertOrganization: async (row) => void (await organizations.insert(sql, row.id, row)),
    organization: (id) => organizations.get(sql, id),
    organizations: () => organizations.all(sql),
    foundOrganization: ({ organization, balance, user, membership, tokens: of_user }) =>
      atomically(async (within) => {
        await oneByOne(within, state, 'organizations');
        if ((await organizations.all(within)).some(({ slug }) => slug === organization.slug)) return 'slug_taken';
        await organizations.insert(within, organization.id, organization);
        await balances.insert(within, balance.org_id, balance);
        await users.insert(within, user.id, user);
        await insertMembership(within, membership);
        for (const token of of_user) await tokens.insert(within, token.hash, token);
        return 'inserted';
      }),
    insertUser: async (row) => void (await users.insert(sql, row.id, row)),
    user: (id) => users.get(sql, id),
    insertMembership: async (row) => void (await insertMembership(sql, row)),
    membershipsOf: (user_id) => memberships.at(sql, { owner: user_id }),
    membersOf: (organization) => memberships.at(sql, { name: organization }),
    insertInvitation: async (row) =>
      void (await invitations.insert(sql, row.id, row, { owner: row.email.toLowerCase() })),
    invitationsFor: (email) => invitations.at(sql, { owner: email.toLowerCase() }),
    insertToken: async (row) => void (await tokens.insert(sql, row.hash, row)),
    tokenByHash,
    tokens: () => tokens.all(sql),

    insertAssetType: (record) => asset_types.insert(sql, [{ organization: ownerless, record }]),
    putEventType: (record) =>
      atomically(async (within) => {
        await oneByOne(within, state, 'event types');
        if (await event_types.get(within, record.code)) await event_types.change(within, record.code, () => record);
        else await event_types.insert(within, [{ organization: ownerless, record }]);
      }),
    insertAsset: (row) => insertAssets(sql, [row]),
    insertAssets: (rows) => atomically((within) => insertAssets(within, rows)),
    asset: (id) => assets.get(sql, id),
    markAssetUploaded: (id, patch) =>
      atomically((within) => assets.change(within, id, (row) => ({ ...row, ...patch }))),
    softDeleteAsset: (id, deletion) =>
      atomically((within) => softDeletedRecord<AssetRow>((change) => assets.change(within, id, change), deletion)),

    insertFolder: async (row) => void (await folders.insert(sql, row.id, row)),
    folder: (id) => folders.get(sql, id.toLowerCase()),
    softDeleteFolder: (id, deletion) =>
      atomically((within) =>
        softDeletedRecord<FolderRow>((change) => folders.change(within, id.toLowerCase(), change), deletion),
      ),

    insertBalance: async (row) => void (await balances.insert(sql, row.org_id, row)),
    async balance(organization) {
      const balance = await balances.get(sql, organization);
      return balance && shownBalance(balance);
    },
    updateThreshold: (organization, threshold, at, expected) =>
      atomically(async (within) => {
        let result: ThresholdUpdate = { kind: 'absent' };
        await balances.change(within, organization, (balance) => {
          const { told, kept } = withThreshold(balance, threshold, at, expected);
          result = told;
          return kept;
        });
        return result;
      }),

    async list<Row>(request: ListRequest) {
      const { organized } = collections[request.collection];
      const number = organized ? await knownNumberOf(sql, request.organization ?? '') : ownerless;
      // An organization that nobody knows has no rows, and the request is still checked.
      return (await lists[request.collection](once, number ?? null, request)) as ListSlice<Row>;
    },
    positionOf: (collection, row, sort) => positionIn(collections[collection], row, sort),
    async close() {
      is_closed = true;
      known_tokens.clear();
    },
  };
}
