/** Runs of graph workflows that have ended: one of a workflow that is gone, one with a node tried twice, one broken off. */
import type { SeedRun } from '../seed-work.ts';

const owner = { organization: 'acme-studio', created_by: 'owner@acme.example' };
const human = { organization: 'acme-studio', created_by: 'human@acme.example' };

const picture = 'https://static.example/pictures/harbour.png';

export const workflowRuns: SeedRun[] = [
  {
    ...owner,
    name: 'posterized',
    id: 'a0b39a3b-2380-49b5-bad4-5b671df9de75',
    workflow: 'posterize',
    input: {},
    status_code: 'completed',
    created_at: '2026-01-02T08:30:00.000Z',
    started_at: '2026-01-02T08:30:00.110Z',
    completed_at: '2026-01-02T08:30:00.910Z',
    output: {},
    node_runs: [{ node: '1', input: { url: picture } }],
  },
  {
    ...owner,
    name: 'upscaled',
    workflow: 'upscale',
    input: { image_url: picture, factor: 3 },
    callback_url: 'http://127.0.0.1:4020/callbacks/runs',
    status_code: 'completed',
    created_at: '2026-01-05T08:50:00.000Z',
    started_at: '2026-01-05T08:50:00.200Z',
    completed_at: '2026-01-05T08:50:02.000Z',
    output: { image: { asset: 'kite.png', width: 1, height: 1 } },
    node_runs: [
      {
        node: '1',
        input: { url: picture },
        output: { image: { width: 512, height: 512 } },
        completed_at: '2026-01-05T08:50:00.900Z',
      },
      {
        node: '2',
        input: { image: ['1', 0], factor: 3 },
        output: { image: { width: 1536, height: 1536 } },
        started_at: '2026-01-05T08:50:00.900Z',
        completed_at: '2026-01-05T08:50:01.600Z',
        retry_count: 1,
      },
      { node: '3', input: { image: ['2', 0] }, started_at: '2026-01-05T08:50:01.600Z' },
    ],
    logs: [
      { level_code: 'info', message: 'Run started.', timestamp: '2026-01-05T08:50:00.200Z' },
      {
        level_code: 'warning',
        message: 'UpscaleImage ran out of memory and is tried again.',
        timestamp: '2026-01-05T08:50:01.200Z',
        meta: { node: '2' },
      },
      { level_code: 'info', message: 'Run completed.', timestamp: '2026-01-05T08:50:02.000Z' },
    ],
  },
  {
    ...human,
    name: 'half blended',
    workflow: 'workflow',
    input: {},
    status_code: 'failed',
    created_at: '2026-01-05T08:51:00.000Z',
    started_at: '2026-01-05T08:51:00.200Z',
    completed_at: '2026-01-05T08:51:00.900Z',
    failure_code: 'node_failed',
    failure_message: 'The node left failed.',
    node_runs: [
      { node: 'source', state_code: 'completed', output: {}, completed_at: '2026-01-05T08:51:00.500Z' },
      {
        node: 'left',
        output: null,
        started_at: '2026-01-05T08:51:00.500Z',
        error_message: 'There is no such colour: 🔴',
      },
    ],
    logs: [{ level_code: 'error', message: 'There is no such colour: 🔴', timestamp: '2026-01-05T08:51:00.900Z' }],
  },
];
