/**
 * The store port: everything the server remembers, behind named operations that are atomic each. There is no begin and
 * commit to hold open, so no request can write into another's transaction. Methods use no `this`: wrappers may spread.
 */
import type { Condition, SortKey } from '../choices/canonical.ts';
import type { EventType } from '../contract/types.ts';
import type { CacheFigures } from '../json/recent.ts';
import type {
  AssetPatch,
  AssetRow,
  AssetTypeRow,
  BalanceRow,
  Deletion,
  FolderRow,
  InvitationRow,
  MembershipRow,
  OrganizationRow,
  TokenRow,
  UserRow,
} from './rows.ts';
import type { RunStore } from './run-store.ts';

/** Names of the lists; `collections.ts` describes each. */
export type Collection = 'assets' | 'asset_types' | 'batch_items' | 'deliveries' | 'event_types';

/** The place of a row in a sorted list. It stays a place when the row is changed or gone. */
export interface Position {
  /** The row's value of each sort key, in their order. */
  values: readonly (string | number | boolean | null)[];
  /** The row's key: its id, or the name of an asset type. */
  id: string;
}

export interface ListRequest {
  collection: Collection;
  /** Owner of the rows; not looked at for a collection that belongs to no organization. */
  organization: string | null;
  /**
   * All of them hold for a row of the list (operators: `conditions.ts`). A collection with a scope field needs an `eq`
   * on it.
   */
  conditions: readonly Condition[];
  /** Sort keys, the first decides first. Numbers by size, false before true, else by `order`. None: by key, upwards. */
  sort: readonly SortKey[];
  /** `reference_order` when left out: the one that indexes are made for. In others a page may cost as much as the list. */
  order?: ListOrder;
  /** At least 1. */
  page_size: number;
  /** Left out: from the beginning, or going backward from the end. */
  after?: Position;
  /** The rows before the position instead of those after it. */
  backward: boolean;
  deleted: 'left_out' | 'shown';
  /**
   * The list as it was at this time: without rows made since, and with those deleted since, as not deleted. Rows changed
   * otherwise are as they are now. Costs as much as the list. Left out: as it is now.
   */
  as_of?: string;
}

/** The part of an order beyond fields and directions. */
export interface ListOrder {
  /** `case_insensitive`: text that differs by case alone is a tie. */
  text: 'code_point' | 'case_insensitive';
  /** Place of rows without a value: at one end in both directions, or as a value below or above all others. */
  nulls: 'last' | 'first' | 'lowest' | 'highest';
  /** By key: in the direction of the last sort key, against it, or ascending. */
  ties: 'with_sort' | 'against_sort' | 'ascending';
  /** Text that stands for the value of a field, by field and value: its order is that of the list. */
  words?: Readonly<Record<string, ReadonlyMap<string, string>>>;
}

export const reference_order: ListOrder = { text: 'code_point', nulls: 'last', ties: 'with_sort' };

/** One that is frozen is the same object for as long as the list is as it was. */
export interface ListSlice<Row> {
  /** In list order, whichever way was walked. */
  readonly rows: readonly Row[];
  /** Set where rows follow in the direction walked. */
  readonly more: boolean;
}

/** Reason why a list request cannot be served. The caller made a mistake: a server refuses, it does not fail. */
export class ListRefusal extends Error {
  override readonly name = 'ListRefusal';
  readonly reason: 'unknown_field' | 'bad_operator' | 'bad_value' | 'bad_position';
  /** The field of the condition or sort key; absent for a bad position. */
  readonly field: string | undefined;

  constructor(reason: ListRefusal['reason'], field: string | undefined, message: string) {
    super(message);
    this.reason = reason;
    this.field = field;
  }
}

/** `stale`: the record is not the one expected; `balance` is how it stands. */
export type ThresholdUpdate =
  | { kind: 'updated'; balance: BalanceRow }
  | { kind: 'stale'; balance: BalanceRow }
  | { kind: 'absent' };

/** A new organization with its first member, and what opens it to them. */
export interface OrganizationSetup {
  organization: OrganizationRow;
  balance: BalanceRow;
  user: UserRow;
  membership: MembershipRow;
  tokens: readonly TokenRow[];
}

/**
 * Inserts reject when the key is taken, when the organization of an asset, a run, a batch or a delivery is not known,
 * and when a value is not of the kind its collection says. Records come back as copies: changing one changes nothing kept.
 */
export interface Store extends RunStore {
  insertOrganization(organization: OrganizationRow): Promise<void>;
  organization(id: string): Promise<OrganizationRow | undefined>;
  /** In the order of their insertion. */
  organizations(): Promise<OrganizationRow[]>;
  /** All of it or, when another organization has the slug, nothing. */
  foundOrganization(founding: OrganizationSetup): Promise<'inserted' | 'slug_taken'>;
  insertUser(user: UserRow): Promise<void>;
  user(id: string): Promise<UserRow | undefined>;
  insertMembership(membership: MembershipRow): Promise<void>;
  /** In the order of their insertion. */
  membershipsOf(user_id: string): Promise<MembershipRow[]>;
  /** In the order of their insertion. */
  membersOf(organization: string): Promise<MembershipRow[]>;
  insertInvitation(invitation: InvitationRow): Promise<void>;
  /** In the order of their insertion; the case of the address does not matter. */
  invitationsFor(email: string): Promise<InvitationRow[]>;
  insertToken(token: TokenRow): Promise<void>;
  tokenByHash(hash: string): Promise<TokenRow | undefined>;
  /** In the order of their insertion. */
  tokens(): Promise<TokenRow[]>;

  insertAssetType(type: AssetTypeRow): Promise<void>;
  /** Takes the place of the one with its code: a later version of the document may describe an event otherwise. */
  putEventType(type: EventType): Promise<void>;
  insertAsset(asset: AssetRow): Promise<void>;
  /** All of them or none. */
  insertAssets(assets: Iterable<AssetRow>): Promise<void>;
  asset(id: string): Promise<AssetRow | undefined>;
  /** Changes an asset once its file has arrived, deleted or not. Does nothing when there is no such asset. */
  markAssetUploaded(id: string, patch: AssetPatch): Promise<void>;
  softDeleteAsset(id: string, deletion: { at: string; by: string | null }): Promise<Deletion>;

  insertFolder(folder: FolderRow): Promise<void>;
  folder(id: string): Promise<FolderRow | undefined>;
  softDeleteFolder(id: string, deletion: { at: string; by: string | null }): Promise<Deletion>;

  insertBalance(balance: BalanceRow): Promise<void>;
  balance(organization: string): Promise<BalanceRow | undefined>;
  /**
   * Sets the threshold if the record's `updated_at` is the `expected` instant, or whatever it is when none is expected.
   * `updated_at` becomes `at`, or 1 ms more than it was where `at` is not later: so that two changes within one
   * millisecond, or on a stopped clock, are told apart.
   */
  updateThreshold(organization: string, threshold: string, at: string, expected?: string): Promise<ThresholdUpdate>;

  /** @throws ListRefusal */
  list<Row = Record<string, unknown>>(request: ListRequest): Promise<ListSlice<Row>>;
  /** The place of a row that `list` gave. @throws ListRefusal for a field that the collection does not have */
  positionOf(collection: Collection, row: object, sort: readonly SortKey[]): Position;
  /** Bounded caches of the store, by name. Absent where it has none. */
  caches?(): Readonly<Record<'records' | 'statements', CacheFigures>>;
  /** May be called again. Every other operation rejects afterwards. */
  close(): Promise<void>;
}
