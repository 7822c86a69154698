/** Contract of every store: calls of an operator, who looks after a world. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliveriesListed, furnished, type Opened } from './furnished.support.ts';
import {
  at,
  attempt,
  delivery_id,
  deliveryRow,
  foreign_organization,
  modelRow,
  own_organization,
  run_id,
  runEnd,
  runRow,
  user,
  uuidOf,
  webhookRow,
} from './samples.support.ts';
import type { OrganizationSetup, Store } from './store.ts';

export function controlContract(name: string, open: () => Opened): void {
  describe(name, () => {
    let store: Store;
    beforeEach(async () => {
      store = await furnished(open());
    });
    afterEach(() => store.close());

    describe('an organization', () => {
      const id = uuidOf(910);
      const founding: OrganizationSetup = {
        organization: { id, name: 'New', slug: 'new', plan_code: 'pro', callback_secret: null },
        balance: {
          id: uuidOf(911),
          org_id: id,
          balance: '100',
          low_balance_threshold: '10',
          low_balance_notified_at: null,
          created_at: at,
          updated_at: at,
        },
        user: {
          id: uuidOf(912),
          email: 'owner@new.example',
          first_name: null,
          last_name: null,
          avatar_url: null,
          timezone: null,
          locale_code: null,
          email_verified_at: null,
        },
        membership: { user_id: uuidOf(912), organization_id: id, role_code: 'owner', scopes: ['a'] },
        tokens: [
          { hash: 'f00', kind: 'user', user_id: uuidOf(912), organization_id: null, scopes: [], expires_at: null },
        ],
      };

      it('is founded whole, and stands behind those before it', async () => {
        expect(await store.foundOrganization(founding)).toBe('inserted');
        expect((await store.organizations()).map(({ slug }) => slug)).toEqual(['studio', 'rivals', 'new']);
        expect(await store.balance(id)).toEqual(founding.balance);
        expect(await store.user(uuidOf(912))).toEqual(founding.user);
        expect(await store.membersOf(id)).toEqual([founding.membership]);
        expect(await store.tokenByHash('f00')).toEqual(founding.tokens[0]);
        // Its number is known: it can own things at once.
        await store.insertRun(runRow(1, { org_id: id }));
      });

      it('is not founded under the slug of another one, or with a token that is there, and nothing of it is kept', async () => {
        const taken = { ...founding, organization: { ...founding.organization, slug: 'studio' } };
        expect(await store.foundOrganization(taken)).toBe('slug_taken');
        await store.insertToken({ ...founding.tokens[0]!, user_id: user });
        await expect(store.foundOrganization(founding)).rejects.toThrow();
        expect(await store.organization(id)).toBeUndefined();
        expect(await store.user(uuidOf(912))).toBeUndefined();
        expect(await store.membersOf(id)).toEqual([]);
      });

      it('knows its members in the order of their coming', async () => {
        const joined = (user_id: string, organization_id: string) =>
          store.insertMembership({ user_id, organization_id, role_code: 'member', scopes: [] });
        for (const number of [3, 1, 2]) await joined(uuidOf(number), own_organization);
        await joined(uuidOf(1), foreign_organization);
        expect((await store.membersOf(own_organization)).map(({ user_id }) => user_id)).toEqual([3, 1, 2].map(uuidOf));
        expect(await store.membersOf(uuidOf(77))).toEqual([]);
      });
    });

    it('a model is added unless its path, or its owner and slug, are taken', async () => {
      const { record } = modelRow(1);
      expect(await store.addModel(modelRow(1))).toBe('inserted');
      expect(await store.addModel(modelRow(2, { path: modelRow(1).path, owner: 'other' }))).toBe('taken');
      expect(await store.addModel(modelRow(2, { record }))).toBe('taken');
      expect(await store.model(uuidOf(2))).toBeUndefined();
      expect(await store.addModel(modelRow(2, { record, owner: 'other' }))).toBe('inserted');
    });

    describe('a webhook that is deleted', () => {
      const webhook = webhookRow(1);
      beforeEach(async () => {
        await store.insertWebhook(webhook);
        await store.insertWebhook(webhookRow(2));
        await store.insertRun(runRow(1));
        const deliveries = [
          deliveryRow(1, { webhook_id: webhook.id }),
          deliveryRow(2, { webhook_id: webhookRow(2).id }),
          deliveryRow(3, { channel: 'callback', webhook_id: null }),
        ];
        await store.finishRun(run_id(1), runEnd({ deliveries }));
      });

      it('is gone, and nothing reaches it any more; others are as before', async () => {
        expect(await store.deleteWebhook(webhook.id.toUpperCase())).toBe(true);
        expect(await store.webhook(webhook.id)).toBeUndefined();
        expect((await store.webhooksFor(own_organization, 'run.completed')).map(({ id }) => id)).toEqual([
          webhookRow(2).id,
        ]);
        expect((await store.pendingDeliveries()).map(({ id }) => id)).toEqual([2, 3].map(delivery_id));
        expect(await deliveriesListed(store)).toHaveLength(2);
        expect(await store.deleteWebhook(webhook.id)).toBe(false);
      });

      it('leaves no subscription to who comes after it', async () => {
        await store.deleteWebhook(webhookRow(2).id);
        await store.insertWebhook(webhookRow(3, { event_types: [] }));
        expect((await store.webhooksFor(own_organization, 'run.completed')).map(({ id }) => id)).toEqual([webhook.id]);
      });
    });

    it('all deliveries are found by what they are for, the newest first', async () => {
      await store.insertRun(runRow(1));
      await store.insertRun(runRow(2, { org_id: foreign_organization }));
      const callback = deliveryRow(3, { channel: 'callback', webhook_id: null });
      await store.finishRun(run_id(1), runEnd({ deliveries: [deliveryRow(1), callback] }));
      const other = deliveryRow(2, { org_id: foreign_organization, run_id: run_id(2), webhook_id: uuidOf(5) });
      await store.finishRun(run_id(2), runEnd({ deliveries: [other] }));
      await store.recordAttempt(delivery_id(1), attempt(1), null);
      const tried = { ...deliveryRow(1), attempts: [attempt(1)], next_attempt_at: null };
      const found = async (filter: object) => store.deliveries({ limit: 9, ...filter });
      expect(await found({})).toEqual([other, callback, tried]);
      expect(await found({ limit: 1 })).toEqual([other]);
      expect(await found({ channel: 'callback' })).toEqual([callback]);
      expect(await found({ run_id: run_id(1).toUpperCase() })).toEqual([callback, tried]);
      expect(await found({ webhook_id: uuidOf(5) })).toEqual([other]);
      expect(await found({ pending: false })).toEqual([tried]);
      expect(await found({ pending: true, channel: 'webhook', run_id: run_id(2) })).toEqual([other]);
      expect(await found({ run_id: 'no id' })).toEqual([]);
    });
  });
}
