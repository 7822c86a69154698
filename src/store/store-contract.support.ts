/** Contract of every store. `sqlite-store.test.ts` runs it on ours. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collections, deletion_marks } from './collections.ts';
import { listContract } from './list-contract.support.ts';
import type { ModelRow } from './list-model.support.ts';
import type { AssetRow, BalanceRow, FolderRow, OrganizationRow } from './rows.ts';
import { assetRow, at, foreign_organization, later, own_organization, user, uuidOf } from './samples.support.ts';
import { ListRefusal, type ListRequest, type Store } from './store.ts';

function organization(id: string): OrganizationRow {
  return { id, name: 'Studio', slug: `studio-${id}`, plan_code: 'team', callback_secret: null };
}

const folder: FolderRow = {
  id: uuidOf(1),
  org_id: own_organization,
  name: 'Drafts',
  created_by: user,
  created_at: at,
  updated_at: at,
  deleted_at: null,
  deleted_by: null,
};

const balance: BalanceRow = {
  id: uuidOf(1),
  org_id: own_organization,
  balance: '12.50',
  low_balance_threshold: '5',
  low_balance_notified_at: null,
  created_at: at,
  updated_at: at,
};

const asked: Omit<ListRequest, 'collection'> = {
  organization: own_organization,
  conditions: [],
  sort: [],
  page_size: 100,
  backward: false,
  deleted: 'left_out',
};

/** @param cases how many data sets the lists are tried on */
export function storeContract(name: string, open: () => Store | Promise<Store>, cases = 300): void {
  describe(name, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
      await store.insertOrganization(organization(own_organization));
      await store.insertOrganization(organization(foreign_organization));
    });
    afterEach(() => store.close());
    const names = async (request: Partial<ListRequest> = {}) =>
      (await store.list<AssetRow>({ ...asked, collection: 'assets', ...request })).rows.map((row) => row.name);

    describe('records', () => {
      it('come back as they went in, and are absent otherwise', async () => {
        const person = { id: user, email: 'a@b.example', first_name: 'A', last_name: null, avatar_url: null };
        const whole = { ...person, timezone: null, locale_code: 'de', email_verified_at: at };
        const api_key = {
          hash: 'f00',
          kind: 'api_key' as const,
          user_id: user,
          organization_id: own_organization,
          scopes: ['a'],
          expires_at: null,
        };
        await store.insertUser(whole);
        await store.insertToken(api_key);
        await store.insertFolder(folder);
        await store.insertBalance(balance);
        await store.insertAsset(assetRow(1));
        expect(await store.organization(own_organization)).toEqual(organization(own_organization));
        expect(await store.user(user)).toEqual(whole);
        // A reader who changes what it got changes nothing kept.
        for (let time = 0; time < 2; time++) {
          const token = await store.tokenByHash('f00');
          expect(token).toEqual(api_key);
          Object.assign(token!, { scopes: [...token!.scopes, 'b'], user_id: uuidOf(9) });
        }
        expect(await store.folder(folder.id)).toEqual(folder);
        expect(await store.balance(own_organization)).toEqual(balance);
        expect(await store.asset(uuidOf(1))).toEqual(assetRow(1));
        for (const absent of [uuidOf(77), '', 'no id', "' OR 1=1 --"]) {
          expect(await store.organization(absent)).toBeUndefined();
          expect(await store.user(absent)).toBeUndefined();
          expect(await store.tokenByHash(absent)).toBeUndefined();
          expect(await store.folder(absent)).toBeUndefined();
          expect(await store.balance(absent)).toBeUndefined();
          expect(await store.asset(absent)).toBeUndefined();
        }
      });

      it('are found by an id in capitals too', async () => {
        await store.insertFolder({ ...folder, id: uuidOf(0xabc) });
        await store.insertAsset(assetRow(0xabc));
        expect(await store.asset(uuidOf(0xabc).toUpperCase())).toEqual(assetRow(0xabc));
        expect((await store.folder(uuidOf(0xabc).toUpperCase()))?.name).toBe(folder.name);
      });

      it('are copies', async () => {
        await store.insertAsset(assetRow(1));
        (await store.asset(uuidOf(1)))!.name = 'changed';
        expect((await store.asset(uuidOf(1)))!.name).toBe('file-1.png');
      });

      it('keep a key for one record', async () => {
        const membership = { user_id: user, organization_id: own_organization, role_code: 'owner', scopes: [] };
        await store.insertMembership(membership);
        await store.insertAsset(assetRow(1));
        await expect(store.insertMembership({ ...membership, role_code: 'member' })).rejects.toThrow();
        await expect(store.insertAsset(assetRow(1, { org_id: foreign_organization }))).rejects.toThrow();
        await expect(store.insertOrganization(organization(own_organization))).rejects.toThrow();
        expect(await store.membershipsOf(user)).toEqual([membership]);
        expect(await store.asset(uuidOf(1))).toEqual(assetRow(1));
      });

      it('of an owner come in the order of their insertion, invitations whatever the case of the address', async () => {
        for (const organization_id of [foreign_organization, own_organization]) {
          await store.insertMembership({ user_id: user, organization_id, role_code: 'member', scopes: ['b', 'a'] });
        }
        const invitation = { organization_id: own_organization, role_code: 'member', created_at: at, expires_at: null };
        await store.insertInvitation({ ...invitation, id: uuidOf(2), email: 'Ann@Example.com' });
        await store.insertInvitation({ ...invitation, id: uuidOf(1), email: 'ann@example.com' });
        await store.insertInvitation({ ...invitation, id: uuidOf(3), email: 'bob@example.com' });
        expect((await store.membershipsOf(user)).map((each) => each.organization_id)).toEqual([
          foreign_organization,
          own_organization,
        ]);
        expect(await store.membershipsOf(own_organization)).toEqual([]);
        expect((await store.invitationsFor('ANN@example.com')).map(({ id }) => id)).toEqual([uuidOf(2), uuidOf(1)]);
      });
    });

    describe('assets', () => {
      it('go in all together or not at all', async () => {
        await expect(store.insertAssets([assetRow(1), assetRow(2), assetRow(1)])).rejects.toThrow();
        await expect(store.insertAssets([assetRow(1), assetRow(2, { org_id: uuidOf(5) })])).rejects.toThrow();
        expect(await names()).toEqual([]);
        await store.insertAssets([assetRow(1), assetRow(2)]);
        expect((await names()).sort()).toEqual(['file-1.png', 'file-2.png']);
      });

      it.each<[string, Partial<Record<keyof AssetRow, unknown>>]>([
        ['a key that is no UUID', { id: 'one' }],
        ['no key', { id: null }],
        ['an organization that nobody inserted', { org_id: uuidOf(5) }],
        ['a number in a string', { size_bytes: '12' }],
        ['a timestamp without milliseconds', { created_at: '2026-01-01T00:00:00Z' }],
        ['a name that is no text', { name: 12 }],
        ['a deleter without a deletion', { deleted_by: user }],
      ])('do not go in with %s', async (_, fields) => {
        await expect(store.insertAsset({ ...assetRow(1), ...fields } as AssetRow)).rejects.toThrow();
        expect(await names()).toEqual([]);
      });

      it('keep well-formed text alone: a lone surrogate becomes U+FFFD in the record and in its place', async () => {
        await store.insertAssets([
          assetRow(1, { name: 'a\ud800' }),
          assetRow(2, { name: 'a\ue000' }),
          assetRow(3, { name: 'b' }),
        ]);
        expect((await store.asset(uuidOf(1)))!.name).toBe('a\ufffd');
        const sort = [{ field: 'name', direction: 'asc' as const }];
        const after = { values: ['a\udc00'], id: uuidOf(0) };
        expect(await names({ sort })).toEqual(['a\ue000', 'a\ufffd', 'b']);
        expect(await names({ sort, after })).toEqual(['a\ufffd', 'b']);
        expect(await names({ conditions: [{ field: 'name', operator: 'eq', value: 'a\ud800' }] })).toEqual(['a\ufffd']);
      });

      it('change when their file has arrived, and in the lists too', async () => {
        await store.insertAsset(assetRow(1));
        await store.markAssetUploaded(uuidOf(1), { thumbnail_url: 'https://t.example', updated_at: later });
        await store.markAssetUploaded(uuidOf(2), { thumbnail_url: 'https://t.example' });
        const changed = assetRow(1, { thumbnail_url: 'https://t.example', updated_at: later });
        expect(await store.asset(uuidOf(1))).toEqual(changed);
        expect(await names({ conditions: [{ field: 'thumbnail_url', operator: 'ne', value: null }] })).toEqual([
          changed.name,
        ]);
      });
    });

    describe.each([
      ['as they are written', (id: string) => id],
      ['in capitals', (id: string) => id.toUpperCase()],
    ])('assets that were read before, by ids %s,', (_, spelled) => {
      // With letters in it.
      const id = uuidOf(0xabc);
      const both = () => Promise.all([store.asset(id), store.asset(spelled(id))]);
      beforeEach(async () => {
        await store.insertAsset(assetRow(0xabc));
        await both();
      });

      it('are read as a file changed them', async () => {
        await store.markAssetUploaded(spelled(id), { thumbnail_url: 'https://t.example' });
        const changed = assetRow(0xabc, { thumbnail_url: 'https://t.example' });
        expect(await both()).toEqual([changed, changed]);
      });

      it('are read as a deletion left them', async () => {
        await store.softDeleteAsset(spelled(id), { at: later, by: user });
        const deleted = assetRow(0xabc, { deleted_at: later, deleted_by: user });
        expect(await both()).toEqual([deleted, deleted]);
      });

      it('stay as they are when a change comes to nothing', async () => {
        await expect(store.markAssetUploaded(spelled(id), { size_bytes: 0.5 })).rejects.toThrow();
        expect(await both()).toEqual([assetRow(0xabc), assetRow(0xabc)]);
      });
    });

    describe.each([
      ['an asset', 'asset', 'softDeleteAsset'],
      ['a folder', 'folder', 'softDeleteFolder'],
    ] as const)('soft deletion of %s', (_, read, softDelete) => {
      beforeEach(async () => {
        await store.insertAsset(assetRow(1));
        await store.insertFolder(folder);
      });

      it('happens once and keeps its marks', async () => {
        expect(await store[softDelete](uuidOf(1), { at, by: user })).toBe('deleted');
        expect(await store[softDelete](uuidOf(1), { at: later, by: null })).toBe('already');
        expect(await store[softDelete](uuidOf(2), { at, by: user })).toBe('absent');
        expect(await store[read](uuidOf(1))).toMatchObject({ deleted_at: at, deleted_by: user, updated_at: at });
      });

      it('happens once when many ask at the same time', async () => {
        const asked = Array.from({ length: 20 }, (_, n) => store[softDelete](uuidOf(1), { at, by: uuidOf(n) }));
        const answers = await Promise.all(asked);
        expect(answers.filter((answer) => answer === 'deleted')).toHaveLength(1);
        expect((await store[read](uuidOf(1)))!.deleted_by).toBe(uuidOf(answers.indexOf('deleted')));
      });
    });

    it('leaves deleted assets out of lists unless they are to be shown', async () => {
      await store.insertAssets([assetRow(1), assetRow(2)]);
      await store.softDeleteAsset(uuidOf(1), { at, by: null });
      expect(await names()).toEqual(['file-2.png']);
      expect((await names({ deleted: 'shown' })).sort()).toEqual(['file-1.png', 'file-2.png']);
    });

    describe('the threshold of a balance', () => {
      beforeEach(() => store.insertBalance(balance));

      it.each([
        ['nothing expected', undefined, 'updated'],
        ['the present instant', at, 'updated'],
        ['the present instant, spelled otherwise', '2026-01-01T01:00:00+01:00', 'updated'],
        ['another instant', later, 'stale'],
        ['no instant at all', 'soon', 'stale'],
      ])('with %s', async (_, expected, kind) => {
        const result = await store.updateThreshold(own_organization, '7.5', later, expected);
        const updated = { ...balance, low_balance_threshold: '7.5', updated_at: later };
        expect(result).toEqual({ kind, balance: kind === 'updated' ? updated : balance });
        expect(await store.balance(own_organization)).toEqual(kind === 'updated' ? updated : balance);
      });

      it('is absent for an organization without a balance', async () => {
        expect(await store.updateThreshold(foreign_organization, '1', at)).toEqual({ kind: 'absent' });
      });

      it('moves updated_at even when the clock stands still', async () => {
        await store.updateThreshold(own_organization, '1', at);
        expect((await store.balance(own_organization))!.updated_at).toBe('2026-01-01T00:00:00.001Z');
        expect((await store.updateThreshold(own_organization, '2', at, at)).kind).toBe('stale');
      });

      it('is set by one of those who expect the same record', async () => {
        const asked = Array.from({ length: 10 }, (_, n) => store.updateThreshold(own_organization, String(n), at, at));
        const kinds = (await Promise.all(asked)).map(({ kind }) => kind);
        expect(kinds.filter((kind) => kind === 'updated')).toHaveLength(1);
        expect((await store.balance(own_organization))!.low_balance_threshold).toBe(String(kinds.indexOf('updated')));
      });
    });

    describe('lists', () => {
      it.each<[string, Partial<ListRequest>]>([
        ['unknown_field', { sort: [{ field: 'created_by_user', direction: 'asc' }] }],
        ['unknown_field', { sort: [{ field: '"name" ASC; DROP TABLE assets; --', direction: 'asc' }] }],
        ['unknown_field', { conditions: [{ field: '_record', operator: 'eq', value: 'a' }] }],
        ['unknown_field', { conditions: [{ field: '__proto__', operator: 'eq', value: null }] }],
        ['unknown_field', { conditions: [{ field: '1 OR 1', operator: 'eq', value: '1' }] }],
        ['bad_operator', { conditions: [{ field: 'size_bytes', operator: 'like', value: '1%' }] }],
        ['bad_value', { conditions: [{ field: 'size_bytes', operator: 'eq', value: '1 OR 1' }] }],
        ['bad_value', { conditions: [{ field: 'size_bytes', operator: 'in', value: '1' }] }],
        ['bad_value', { conditions: [{ field: 'size_bytes', operator: 'eq', value: ['1'] }] }],
        ['bad_value', { conditions: [{ field: 'name', operator: 'gt', value: null }] }],
        ['bad_value', { conditions: [{ field: 'created_at', operator: 'gt', value: 'yesterday' }] }],
        ['bad_value', { conditions: [{ field: 'created_at', operator: 'gt', value: '2026-02-30T00:00:00Z' }] }],
        ['bad_value', { conditions: [{ field: 'id', operator: 'eq', value: '7' }] }],
        ['bad_position', { after: { values: ['a'], id: uuidOf(1) } }],
        ['bad_position', { after: { values: [], id: '1' } }],
        ['bad_position', { after: { values: [1], id: uuidOf(1) }, sort: [{ field: 'name', direction: 'asc' }] }],
      ])('refuse by %s: %j', async (reason, request) => {
        const refusal = await names(request).catch((error: unknown) => error);
        expect(refusal).toBeInstanceOf(ListRefusal);
        expect(refusal).toMatchObject({ reason, message: expect.stringMatching(/^[^\n]+$/) });
      });

      it('show nothing of an organization that nobody knows, or of none', async () => {
        await store.insertAsset(assetRow(1));
        expect(await names({ organization: uuidOf(5) })).toEqual([]);
        expect(await names({ organization: null })).toEqual([]);
        expect(await names({ organization: foreign_organization })).toEqual([]);
      });

      it('show the asset types to everybody, by name', async () => {
        for (const name of ['video', 'audio', 'image']) await store.insertAssetType({ name, created_at: at });
        const request: ListRequest = {
          ...asked,
          collection: 'asset_types',
          organization: null,
          sort: [],
          page_size: 2,
        };
        const first = await store.list(request);
        expect(first).toEqual({ rows: ['audio', 'image'].map((name) => ({ name, created_at: at })), more: true });
        const sort = [{ field: 'created_at', direction: 'desc' as const }];
        const after = store.positionOf('asset_types', { name: 'image', created_at: at }, sort);
        const rest = await store.list({ ...request, organization: own_organization, sort, after });
        expect(rest).toEqual({ rows: [{ name: 'audio', created_at: at }], more: false });
      });
    });

    describe('lists of assets, against the model', () => {
      listContract({
        collection: collections.assets,
        nullable: (field) => ['folder_id', 'thumbnail_url', 'source_id', 'deleted_at'].includes(field),
        fit: (row, index) => {
          const deleted = row.deleted_at !== null && index % 4 === 0;
          return {
            ...row,
            org_id: own_organization,
            ...(deleted ? {} : Object.fromEntries(deletion_marks.map((mark) => [mark, null]))),
          };
        },
        changing: ['name', 'size_bytes', 'folder_id', 'updated_at'],
        cases,
        open: async () => {
          const each = await open();
          await each.insertOrganization(organization(foreign_organization));
          await each.insertOrganization(organization(own_organization));
          // Rows of others between ours: none of them may ever show.
          await each.insertAssets(
            [0, 1, 2].map((n) => assetRow(1_000 + n, { org_id: foreign_organization, name: ['', 'a', 'b'][n]! })),
          );
          return {
            insert: (rows) => each.insertAssets(rows as unknown as AssetRow[]),
            change: async ({ id, name, size_bytes, folder_id, updated_at }) =>
              each.markAssetUploaded(String(id), { name, size_bytes, folder_id, updated_at } as Partial<AssetRow>),
            remove: async (key) => void (await each.softDeleteAsset(key, { at, by: user })),
            list: (request) =>
              each.list<ModelRow>({ ...request, collection: 'assets', organization: own_organization }),
            positionOf: (row, sort) => each.positionOf('assets', row, sort),
            close: () => each.close(),
          };
        },
      });
    });
  });
}
