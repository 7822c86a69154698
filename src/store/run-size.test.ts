import { expect, it } from 'vitest';
import { furnished } from './furnished.support.ts';
import { at, later, nodeRun, run_id, runEnd, runLog, runRow, uuidOf } from './samples.support.ts';
import { openStore } from './sqlite-store.ts';

/** Size promised of a run with three logs and one node run. */
const most_bytes = 5 * 1024;

it('a run takes at most 5 KiB', async () => {
  const store = openStore();
  await furnished(store);
  const empty = store.snapshot().length;
  const count = 500;
  for (let n = 0; n < count; n++) {
    const id = run_id(n);
    await store.insertRun(runRow(n, { callback_url: 'https://client.example/hooks/runs', client_ref: `order-${n}` }));
    await store.changeRun(id, { record: { status_code: 'running', started_at: at } });
    const url = `https://storage.example/${uuidOf(901)}/${uuidOf(n)}/harbour-in-the-morning.png`;
    const line = {
      rule_id: uuidOf(5),
      effect: 'base',
      unit: 'request',
      quantity: '1',
      price: '0.004',
      amount: '0.004',
    };
    const record = {
      output: { image: { asset_id: uuidOf(n), url, mime_type: 'image/png', width: 1024, height: 1024 } },
      cost_breakdown: { currency: 'USD', total: '0.004', lines: [{ ...line, description: 'One image' }] },
      cost: '0.004',
      duration_ms: 2000,
      nodes_completed: 1,
      has_logs: true,
      has_node_runs: true,
      completed_at: later,
    };
    const logs = [1, 2, 3].map((each) =>
      runLog(3 * n + each, id, 'The output was written to storage: 1 image of 1024.'),
    );
    await store.finishRun(id, runEnd({ record, logs, node_runs: [nodeRun(n, id)] }));
  }
  expect((store.snapshot().length - empty) / count).toBeLessThan(most_bytes);
  await store.close();
});
