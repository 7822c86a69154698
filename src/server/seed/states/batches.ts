/** Batches: one with a run that is still under way, one with every outcome and many ties, an empty one, and foreign ones. */
import type { SeedBatch, SeedBatchItem } from '../seed-work.ts';

const owner = { organization: 'acme-studio', created_by: 'owner@acme.example' };
const foreign = { organization: 'borealis-lab', created_by: 'outsider@borealis.example' };
const quiet = { organization: 'quiet-works', created_by: 'owner@quiet.example' };

const drawn = { model: 'lumen/sketch', status_code: 'completed', cost: '0.004' } as const;

const hours: SeedBatch = {
  ...owner,
  name: 'hours',
  id: 'f026826c-369f-40a8-b50b-c5bbe49c41e3',
  items: [
    {
      ...drawn,
      id: '655f0d08-44bc-4621-97db-bf54e0e96bf0',
      run_id: 'a6336f7e-5db8-4b50-bfa3-b2090dd14638',
      client_ref: 'dawn',
      input: { prompt: 'A harbour at dawn', seed: 1 },
      output: { image: { asset: 'kite.png', width: 1, height: 1 } },
    },
    {
      id: 'dcb2b9e5-7467-4b10-a7ca-80ec7f067ef3',
      run_id: '60e657c1-0ab4-4d7b-8e67-62784662b192',
      model: 'trial/glacier',
      client_ref: 'noon',
      input: { prompt: 'A harbour at noon' },
      status_code: 'running',
    },
    { model: 'trial/glacier', client_ref: 'dusk', input: { prompt: 'A harbour at dusk' }, status_code: 'queued' },
    // Not dispatched: it has no run.
    { client_ref: 'night', input: { prompt: 'A harbour at night' }, status_code: 'queued' },
  ],
};

const outcomes: SeedBatchItem[] = [
  { ...drawn, client_ref: 'a', input: { prompt: 'one' } },
  { ...drawn, client_ref: 'a', input: { prompt: 'two' }, cost: '0.0125' },
  {
    model: 'trial/dud',
    client_ref: 'b',
    input: { prompt: 'three' },
    status_code: 'failed',
    failure_code: 'content_policy',
    failure_message: 'The prompt goes against the content policy of the model.',
  },
  { model: 'trial/snuffed', client_ref: '', input: { prompt: 'four' }, status_code: 'canceled' },
  { model: 'trial/snuffed', input: { prompt: 'five' }, status_code: 'canceled', started_at: null },
  {
    workflow: 'postcard',
    client_ref: '🏝️ a,b\\c|d',
    input: { text: 'six' },
    status_code: 'completed',
    output: {},
    cost: '9.75',
  },
  // More than the one before, and before it as a text.
  { ...drawn, client_ref: 'מלפפון', input: { prompt: 'seven' }, cost: '12.5' },
];

/** All of them made at one moment, so that only the id decides their order by time. */
const created_at = '2026-01-04T10:00:00.000Z';

/** Two, so that a part of them can be told from all. */
const logs = [
  { level_code: 'info', message: 'Run queued.', timestamp: created_at },
  { level_code: 'info', message: 'Run ended.', timestamp: '2026-01-04T10:00:02.600Z' },
];

const finished: SeedBatch = {
  ...owner,
  name: 'finished',
  created_at,
  items: [...outcomes, ...outcomes].map((item) => ({ ...item, created_at, logs })),
};

export const batches: SeedBatch[] = [
  hours,
  finished,
  { ...owner, name: 'empty', created_at, items: [] },
  {
    ...foreign,
    name: 'foreign',
    created_at,
    items: [
      {
        model: 'borealis-lab/aurora',
        client_ref: 'secret',
        input: { prompt: 'Nobody may see this' },
        status_code: 'completed',
      },
    ],
  },
  {
    ...quiet,
    name: 'quiet',
    created_at,
    items: [
      { model: 'trial/spark', client_ref: 'hush', input: { prompt: 'Hush' }, status_code: 'completed', cost: '0.0001' },
    ],
  },
];

/** More items than the largest page holds. */
export const largeBatch: SeedBatch = {
  ...owner,
  name: 'large',
  created_at: '2026-01-03T10:00:00.000Z',
  items: Array.from({ length: 620 }, (_, index) => {
    const outcome = outcomes[index % outcomes.length]!;
    return { ...outcome, client_ref: index % 5 === 0 ? undefined : `shot-${index % 40}` };
  }),
};
