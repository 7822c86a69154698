/** Contract of every store: models and graph workflows. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { furnished, type Opened } from './furnished.support.ts';
import {
  at,
  foreign_organization,
  later,
  modelRow,
  own_organization,
  user,
  uuidOf,
  workflowRow,
} from './samples.support.ts';
import type { Store } from './store.ts';

export function catalogContract(name: string, open: () => Opened): void {
  describe(name, () => {
    let store: Store;
    beforeEach(async () => {
      store = await furnished(open());
    });
    afterEach(() => store.close());

    describe('models', () => {
      it('are found by id, path, and owner and slug', async () => {
        await store.insertModel(modelRow(1));
        await store.insertModel(modelRow(2, { owner: 'rivals' }));
        expect(await store.model(uuidOf(1).toUpperCase())).toEqual(modelRow(1));
        expect(await store.modelByPath('acme/harbour/1')).toEqual(modelRow(1));
        expect(await store.modelBySlug('acme', 'harbour-1')).toEqual(modelRow(1));
        expect(await store.model(uuidOf(3))).toBeUndefined();
        for (const path of ['acme/harbour', 'ACME/harbour/1', 'acme/harbour/1/', '%', ''])
          expect(await store.modelByPath(path)).toBeUndefined();
        expect(await store.modelBySlug('acme', 'harbour-2')).toBeUndefined();
      });

      it('are alone with their id, path, and owner and slug', async () => {
        await store.insertModel(modelRow(1));
        const { record } = modelRow(1);
        await expect(store.insertModel(modelRow(1, { path: 'a/b', owner: 'other' }))).rejects.toThrow();
        await expect(store.insertModel(modelRow(2, { path: modelRow(1).path }))).rejects.toThrow();
        await expect(store.insertModel(modelRow(2, { record }))).rejects.toThrow();
        await store.insertModel(modelRow(2, { record, owner: 'other' }));
      });
    });

    describe('workflows', () => {
      it('keep their slug in their organization, deleted or not', async () => {
        expect(await store.insertWorkflow(workflowRow(1))).toBe('inserted');
        expect(await store.insertWorkflow(workflowRow(2))).toBe('slug_taken');
        expect(await store.workflow(uuidOf(2))).toBeUndefined();
        expect(await store.softDeleteWorkflow(uuidOf(1), { at: later, by: user })).toBe('deleted');
        expect(await store.insertWorkflow(workflowRow(2))).toBe('slug_taken');
        const elsewhere = workflowRow(3, { org_id: foreign_organization });
        expect(await store.insertWorkflow(elsewhere)).toBe('inserted');
        const deleted = workflowRow(1, { deleted_at: later, deleted_by: user });
        expect(await store.workflowBySlug(own_organization, 'upscale')).toEqual(deleted);
        expect(await store.workflowBySlug(foreign_organization, 'upscale')).toEqual(elsewhere);
        expect(await store.workflowBySlug(own_organization, 'upscale-2')).toBeUndefined();
      });

      it('are taken in by one of those who ask for the same slug', async () => {
        const asked = Array.from({ length: 10 }, (_, n) => store.insertWorkflow(workflowRow(n + 1)));
        expect((await Promise.all(asked)).filter((answer) => answer === 'inserted')).toHaveLength(1);
      });

      it('of a new name are taken in once for each name and slug of their organization, deleted or not', async () => {
        const insert = (n: number, changes: Parameters<typeof workflowRow>[1]) =>
          store.insertWorkflowOfNewName(workflowRow(n, changes));
        expect(await insert(1, { name: 'A', slug: 'a' })).toBe('inserted');
        expect(await insert(2, { name: 'A', slug: 'b' })).toBe('name_taken');
        expect(await insert(2, { name: 'B', slug: 'a' })).toBe('name_taken');
        expect(await store.workflow(uuidOf(2))).toBeUndefined();
        expect(await store.softDeleteWorkflow(uuidOf(1), { at: later, by: user })).toBe('deleted');
        expect(await insert(2, { name: 'A', slug: 'b' })).toBe('name_taken');
        expect(await insert(2, { name: 'B', slug: 'b' })).toBe('inserted');
        expect(await insert(3, { name: 'A', slug: 'a', org_id: foreign_organization })).toBe('inserted');
      });

      it('are soft-deleted once, and keep their marks', async () => {
        await store.insertWorkflow(workflowRow(1));
        expect(await store.softDeleteWorkflow(uuidOf(1).toUpperCase(), { at, by: user })).toBe('deleted');
        expect(await store.softDeleteWorkflow(uuidOf(1), { at: later, by: null })).toBe('already');
        expect(await store.softDeleteWorkflow(uuidOf(2), { at, by: null })).toBe('absent');
        expect(await store.workflow(uuidOf(1))).toEqual(workflowRow(1, { deleted_at: at, deleted_by: user }));
      });
    });
  });
}
