/** Contract of every store: runs, from the queue to the rating. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { furnished, itemsListed, type Opened } from './furnished.support.ts';
import {
  assetRow,
  at,
  delivery_id,
  deliveryRow,
  foreign_organization,
  item_id,
  itemRow,
  later,
  nodeRun,
  own_organization,
  run_id,
  runEnd,
  runLog,
  runRow,
  uuidOf,
} from './samples.support.ts';
import type { Store } from './store.ts';

export function runContract(name: string, open: () => Opened): void {
  describe(name, () => {
    let store: Store;
    beforeEach(async () => {
      store = await furnished(open());
    });
    afterEach(() => store.close());
    const item = async (number: number) => (await itemsListed(store)).find((row) => row.id === item_id(number));

    describe('scripts that wait for runs', () => {
      const script = (id: number, times: number | null) => ({ id: String(id), times, outcome: { kind: 'stall' } });

      it('are kept in the order of their ids, until they are removed', async () => {
        for (const one of [script(10, 1), script(9, null), script(11, 2)]) await store.putScript(one);
        await store.putScript(script(10, 5));
        await store.removeScript('11');
        await store.removeScript('12');
        expect(await store.scripts()).toEqual([script(9, null), script(10, 5)]);
        await store.setScripts([script(3, 1)]);
        expect(await store.scripts()).toEqual([script(3, 1)]);
      });

      it('are for a run less with each that is kept, and for as many when it is not', async () => {
        await store.setScripts([script(1, 2), script(2, null)]);
        await store.insertRun(runRow(1), undefined, '1');
        expect(await store.scripts()).toEqual([script(1, 1), script(2, null)]);
        await expect(store.insertRun(runRow(1), undefined, '1')).rejects.toThrow();
        await store.insertRun(runRow(2), undefined, '2');
        await store.insertRun(runRow(3), undefined, '7');
        expect(await store.scripts()).toEqual([script(1, 1), script(2, null)]);
        await store.insertRun(runRow(4), undefined, '1');
        expect(await store.scripts()).toEqual([script(2, null)]);
      });
    });

    const first = run_id(1);
    const log = runLog(1, first);
    const node = nodeRun(1, first);

    it('come back as they went in, and are absent otherwise', async () => {
      const whole = { ...runRow(1, { input: { prompt: '\u{1f600} a\u0000b "' } }), logs: [log], node_runs: [node] };
      await store.insertRun(whole);
      expect(await store.run(first.toUpperCase())).toEqual(whole);
      for (const id of [run_id(2), 'no-id', '']) expect(await store.run(id)).toBeUndefined();
    });

    it.each([
      ['whose id is taken', runRow(1)],
      ['of an organization nobody knows', runRow(2, { org_id: uuidOf(5) })],
      ['without a time', runRow(2, { created_at: 'yesterday' })],
      ['whose record is another', { ...runRow(2), id: run_id(3) }],
      ['whose id is none', { ...runRow(2), id: '7' }],
    ])('are refused %s', async (_, run) => {
      await store.insertRun(runRow(1));
      await expect(store.insertRun(run)).rejects.toThrow();
      expect(await store.unfinishedRuns()).toEqual([runRow(1)]);
    });

    it('change what is said and nothing else', async () => {
      await store.insertRun(runRow(1));
      expect(await store.changeRun(first, { record: { status_code: 'running', started_at: at } })).toBe('changed');
      expect(await store.changeRun(first, { logs: [log] })).toBe('changed');
      expect(await store.changeRun(first, { record: { nodes_completed: 1, started_at: undefined } })).toBe('changed');
      expect(await store.changeRun(first, { node_runs: [node], record: { output: { text: 'x' } } })).toBe('changed');
      expect(await store.changeRun(first, {})).toBe('changed');
      const fields = { status_code: 'running', started_at: at, nodes_completed: 1, output: { text: 'x' } } as const;
      expect(await store.run(first)).toEqual({ ...runRow(1, fields), logs: [log], node_runs: [node] });
      expect(await store.changeRun(run_id(2), { logs: [] })).toBe('absent');
    });

    it('keep what their node runs say when they say otherwise themselves', async () => {
      const { input, output } = node;
      await store.insertRun({ ...runRow(1, { input, output }), node_runs: [node] });
      const rerun = { input: { prompt: 'another' }, output: null };
      await store.changeRun(first, { record: rerun });
      expect(await store.run(first)).toEqual({ ...runRow(1, rerun), node_runs: [node] });
      await store.changeRun(first, { record: { input, output } });
      const read = (await store.run(first))!;
      expect(read.node_runs).toEqual([node]);
      expect(read.node_runs[0]!.input).not.toBe(read.record.input);
    });

    it('end through finishRun alone, and say how', async () => {
      await store.insertRun(runRow(1));
      await expect(store.changeRun(first, { record: { status_code: 'failed' } })).rejects.toThrow(RangeError);
      await expect(store.finishRun(first, runEnd({ record: { status_code: 'running' } }))).rejects.toThrow(RangeError);
      expect(await store.run(first)).toEqual(runRow(1));
    });

    it.each(['completed', 'failed', 'canceled'] as const)('that are %s change no more', async (status_code) => {
      await store.insertRun(runRow(1));
      expect(await store.finishRun(first, runEnd({ record: { status_code }, charge: '1' }))).toBe('finished');
      const ended = await store.run(first);
      expect(ended!.record).toMatchObject({ status_code, completed_at: later });
      expect(await store.changeRun(first, { record: { nodes_total: 9 }, logs: [log] })).toBe('ended');
      const again = runEnd({ charge: '1', assets: [assetRow(1)], deliveries: [deliveryRow(1)] });
      expect(await store.finishRun(first, again)).toBe('ended');
      expect(await store.run(first)).toEqual(ended);
      expect((await store.balance(own_organization))!.balance).toBe('9.00');
      expect(await store.asset(assetRow(1).id)).toBeUndefined();
      expect(await store.delivery(delivery_id(1))).toBeUndefined();
      expect(await store.finishRun(run_id(2), again)).toBe('absent');
    });

    it('end with all that belongs to it', async () => {
      await store.insertRun(runRow(1));
      const callback = deliveryRow(2, { channel: 'callback', webhook_id: null, secret: null });
      const record = { status_code: 'failed', failure_code: 'content_policy', failure_message: 'No.' } as const;
      const end = runEnd({ record, logs: [log], node_runs: [node], charge: '0.125', assets: [assetRow(1)] });
      expect(await store.finishRun(first, { ...end, deliveries: [deliveryRow(1), callback] })).toBe('finished');
      expect(await store.run(first)).toEqual({
        ...runRow(1, { ...record, completed_at: later }),
        logs: [log],
        node_runs: [node],
      });
      expect(await store.balance(own_organization)).toMatchObject({ balance: '9.875', updated_at: at });
      expect(await store.asset(assetRow(1).id)).toEqual(assetRow(1));
      expect(await store.delivery(delivery_id(1))).toEqual(deliveryRow(1));
      expect(await store.delivery(delivery_id(2))).toEqual(callback);
    });

    it.each([
      ['an asset that is there', { assets: [assetRow(1), assetRow(2)] }],
      ['an asset of an organization nobody knows', { assets: [assetRow(2), assetRow(3, { org_id: uuidOf(5) })] }],
      ['a delivery twice', { deliveries: [deliveryRow(1), deliveryRow(1)] }],
      ['a delivery due at no time', { deliveries: [deliveryRow(1), deliveryRow(2, { next_attempt_at: 'soon' })] }],
      ['a charge that is no number', { charge: '1e2' }],
    ])('do not end with %s, not even by half', async (_, end) => {
      await store.insertAsset(assetRow(1));
      await store.insertRun(runRow(1, { batch_id: itemRow(1).batch_id }));
      await store.insertBatch({ id: itemRow(1).batch_id, org_id: own_organization, created_at: at }, [
        itemRow(1, { run_id: first }),
      ]);
      const whole = { charge: '1', assets: [assetRow(2)], deliveries: [deliveryRow(1)], logs: [log], ...end };
      await expect(store.finishRun(first, runEnd(whole))).rejects.toThrow();
      expect(await store.run(first)).toEqual(runRow(1, { batch_id: itemRow(1).batch_id }));
      expect(await item(1)).toEqual(itemRow(1, { run_id: first }));
      expect((await store.balance(own_organization))!.balance).toBe('10.00');
      expect(await store.asset(assetRow(2).id)).toBeUndefined();
      expect(await store.pendingDeliveries()).toEqual([]);
      expect(await store.finishRun(first, runEnd({ charge: '1', deliveries: [deliveryRow(1)] }))).toBe('finished');
    });

    it('charge each once, however many end at a time, and whoever asks twice', async () => {
      const numbers = Array.from({ length: 50 }, (_, n) => n);
      for (const n of numbers) await store.insertRun(runRow(n));
      const ends = numbers.flatMap((n) => [n, n]).map((n) => store.finishRun(run_id(n), runEnd({ charge: '0.01' })));
      const answers = await Promise.all(ends);
      expect(answers.filter((answer) => answer === 'finished')).toHaveLength(50);
      expect((await store.balance(own_organization))!.balance).toBe('9.50');
    });

    it('charge nothing where there is no balance, and more than there is', async () => {
      await store.insertRun(runRow(1, { org_id: foreign_organization }));
      await store.insertRun(runRow(2));
      expect(await store.finishRun(run_id(1), runEnd({ charge: '3' }))).toBe('finished');
      expect(await store.balance(foreign_organization)).toBeUndefined();
      expect(await store.finishRun(run_id(2), runEnd({ charge: '10.005' }))).toBe('finished');
      expect((await store.balance(own_organization))!.balance).toBe('-0.005');
    });

    it('give back a charge below nothing, and take one with the dispatch', async () => {
      await store.insertRun(runRow(1), '1.5');
      expect((await store.balance(own_organization))!.balance).toBe('8.50');
      await store.finishRun(first, runEnd({ charge: '-0.25' }));
      expect((await store.balance(own_organization))!.balance).toBe('8.75');
    });

    it('are charged later where that is said, once, and no balance shows what is to come', async () => {
      const before = await store.balance(own_organization);
      await store.insertRun(runRow(1));
      await store.finishRun(first, runEnd({ charge: '1', charge_due_at: later }));
      await store.takeDueCharges(own_organization, at);
      expect(await store.balance(own_organization)).toEqual(before);
      await store.takeDueCharges(own_organization, later);
      await store.takeDueCharges(own_organization, later);
      expect(await store.balance(own_organization)).toEqual({ ...before, balance: '9.00' });
      await store.takeDueCharges(foreign_organization, later);
    });

    it('keep the reason of a rating that is cleared without one', async () => {
      await store.insertRun(runRow(1));
      await store.rateRun(first, { is_positive: false, reason: 'Too dark' });
      const cleared = await store.rateRun(first, { is_positive: null });
      expect(cleared!.record).toMatchObject({ feedback_is_positive: null, feedback_reason: 'Too dark' });
    });

    it('are rated in every state, and the rating changed and cleared', async () => {
      await store.insertRun(runRow(1));
      const bad = { is_positive: false, reason: 'Blurred.' };
      const rated = runRow(1, { feedback_is_positive: false, feedback_reason: 'Blurred.' });
      expect(await store.rateRun(first, bad)).toEqual(rated);
      await store.changeRun(first, { record: { status_code: 'running' } });
      await store.finishRun(first, runEnd());
      expect((await store.run(first))!.record).toMatchObject({
        feedback_is_positive: false,
        status_code: 'completed',
      });
      expect((await store.rateRun(first, { is_positive: true, reason: null }))!.record.feedback_reason).toBeNull();
      const cleared = await store.rateRun(first, { is_positive: null, reason: null });
      expect(cleared!.record).toMatchObject({ feedback_is_positive: null, status_code: 'completed' });
      expect(await store.run(first)).toEqual(cleared);
      expect(await store.rateRun(run_id(2), bad)).toBeUndefined();
    });

    it('that have not ended are known in the order of their creation', async () => {
      await store.insertRun(runRow(1, { created_at: later }));
      await store.insertRun(runRow(3));
      await store.insertRun(runRow(2));
      await store.insertRun(runRow(4, { status_code: 'completed' }));
      await store.finishRun(run_id(3), runEnd());
      await store.changeRun(run_id(1), { record: { status_code: 'running' } });
      expect((await store.unfinishedRuns()).map(({ id }) => id)).toEqual([run_id(2), run_id(1)]);
    });

    it('come back as copies', async () => {
      await store.insertRun(runRow(1));
      (await store.run(first))!.record.input.prompt = 'changed';
      expect(await store.run(first)).toEqual(runRow(1));
    });
  });
}
