/** Runs in every status, those of the document's examples among them, and with texts of every kind. */
import type { SeedRun } from '../seed-work.ts';
import { workflowRuns } from './workflow-runs.ts';

const owner = { organization: 'acme-studio', created_by: 'owner@acme.example' };
const human = { organization: 'acme-studio', created_by: 'human@acme.example' };
const foreign = { organization: 'borealis-lab', created_by: 'outsider@borealis.example' };
const quiet = { organization: 'quiet-works', created_by: 'owner@quiet.example' };

/** Nothing listens there: these runs have ended long ago. */
const callback_url = 'http://127.0.0.1:4020/callbacks/runs';
const picture = 'https://static.example/pictures/harbour.png';

function bill(unit: string, quantity: string, price: string, amount: string) {
  return { currency: 'USD', lines: [{ unit, quantity, price, amount }], total: amount };
}

const ofModels: SeedRun[] = [
  {
    ...owner,
    name: 'kite',
    id: '896daeee-42ac-4ebe-a3b5-c7909be56c60',
    model: 'lumen/sketch',
    input: { prompt: 'A red kite over a field', seed: 7 },
    status_code: 'completed',
    created_at: '2026-01-05T08:40:00.000Z',
    started_at: '2026-01-05T08:40:00.120Z',
    completed_at: '2026-01-05T08:40:02.520Z',
    output: { image: { asset: 'kite.png', width: 1, height: 1 } },
    cost: '0.004',
    cost_breakdown: bill('request', '1', '0.004', '0.004'),
    evaluation: { passed: true, status_code: 'completed', score: 0.93 },
    node_runs: [{ preview_type: 'text/plain', preview_value: '1x1 PNG' }],
    logs: [
      { level_code: 'info', message: 'Run started.', timestamp: '2026-01-05T08:40:00.120Z' },
      {
        level_code: 'info',
        message: 'Image stored.',
        timestamp: '2026-01-05T08:40:02.480Z',
        meta: { size_bytes: 69 },
      },
      { level_code: 'info', message: 'Run completed.', timestamp: '2026-01-05T08:40:02.520Z' },
    ],
  },
  {
    ...owner,
    name: 'refused prompt',
    id: '36a53916-589a-44b0-ae8d-09ae8976be31',
    model: 'lumen/sketch',
    input: { prompt: 'Something the model will not draw' },
    callback_url,
    status_code: 'failed',
    created_at: '2026-01-05T08:41:00.000Z',
    started_at: '2026-01-05T08:41:00.100Z',
    completed_at: '2026-01-05T08:41:00.900Z',
    failure_code: 'content_policy',
    failure_message: 'The prompt goes against the content policy of the model.',
    logs: [
      {
        level_code: 'error',
        message: 'The prompt was refused.',
        timestamp: '2026-01-05T08:41:00.900Z',
        meta: { failure_code: 'content_policy' },
      },
    ],
  },
  {
    ...owner,
    name: 'styled',
    id: '0ea28aa3-2a81-49c5-b8ee-9355c86c6bcc',
    model: 'lumen/canvas/fast/styled',
    input: { prompt: 'A harbour at dawn', style: 'woodcut' },
    callback_url,
    status_code: 'canceled',
    created_at: '2026-01-05T08:43:00.000Z',
    started_at: '2026-01-05T08:43:00.140Z',
    completed_at: '2026-01-05T08:43:01.340Z',
    logs: [{ level_code: 'warning', message: 'Run canceled.', timestamp: '2026-01-05T08:43:01.340Z' }],
  },
  {
    ...owner,
    name: 'harbour',
    id: '0d4b8f7a-9e21-4c36-a5b8-7f1c2e3d4a59',
    model: 'lumen/reel/v2/turbo/image-to-video',
    input: { image_url: picture, prompt: 'The boats leave the harbour', seconds: 4 },
    callback_url,
    status_code: 'completed',
    created_at: '2026-01-04T16:04:50.000Z',
    started_at: '2026-01-04T16:04:50.180Z',
    completed_at: '2026-01-04T16:05:12.480Z',
    output: { video: { asset: 'harbour.mp4', seconds: 4 } },
    cost: '0.2',
    cost_breakdown: bill('second', '4', '0.05', '0.2'),
    logs: [{ level_code: 'info', message: 'Run completed.', timestamp: '2026-01-04T16:05:12.480Z' }],
  },
  {
    ...human,
    name: 'called off in the queue',
    model: 'lumen/canvas/fast',
    input: { prompt: 'x' },
    status_code: 'canceled',
    created_at: '2026-01-05T08:44:00.000Z',
    started_at: null,
    completed_at: '2026-01-05T08:44:00.050Z',
  },
  {
    ...human,
    name: 'liked',
    model: 'trial/echo',
    input: { text: '👩‍👩‍👧‍👦 e\u0301 שלום \u202Eabc' },
    status_code: 'completed',
    created_at: '2026-01-05T08:45:00.000Z',
    output: { text: 'A few words on: 👩‍👩‍👧‍👦 e\u0301 שלום \u202Eabc' },
    feedback: { is_positive: true },
  },
  {
    ...human,
    name: 'disliked',
    model: 'nadir/star',
    input: { שם: `${'long '.repeat(2_000)}end` },
    client_ref: '',
    status_code: 'completed',
    created_at: '2026-01-05T08:46:00.000Z',
    output: { '🎁': null },
    feedback: { is_positive: false, reason: 'הסירות שטות לאחור 🙃\nand "quotes" too' },
    evaluation: { passed: false, status_code: 'completed', score: 0 },
  },
  { ...owner, name: 'waiting', model: 'trial/glacier', input: { prompt: 'First in the queue' }, status_code: 'queued' },
  { ...owner, name: 'under way', model: 'trial/glacier', input: { prompt: 'Slow ice' }, status_code: 'running' },
  {
    ...foreign,
    name: 'foreign',
    model: 'borealis-lab/aurora',
    input: { prompt: 'Northern lights nobody may see' },
    status_code: 'completed',
    created_at: '2026-01-05T08:40:00.000Z',
    cost: '0.0001',
    feedback: { is_positive: true, reason: 'Secret.' },
  },
  {
    ...quiet,
    name: 'quiet',
    model: 'trial/spark',
    input: { prompt: 'Hush' },
    status_code: 'completed',
    created_at: '2026-01-05T08:40:00.000Z',
    cost: '0.0001',
  },
];

export const runs: SeedRun[] = [...ofModels, ...workflowRuns];
