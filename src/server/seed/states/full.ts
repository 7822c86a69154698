/** The small state, and more around it than the largest page holds: thousands of assets, and a batch of hundreds. */
import type { SeedState } from '../seed-state.ts';
import { largeBatch } from './batches.ts';
import { small } from './small.ts';

export const full: SeedState = {
  ...small,
  batches: [...small.batches!, largeBatch],
  bulk: [
    { organization: 'acme-studio', created_by: 'owner@acme.example', count: 1_500 },
    { organization: 'acme-studio', created_by: 'human@acme.example', count: 700 },
    { organization: 'borealis-lab', created_by: 'outsider@borealis.example', count: 800 },
    { organization: 'quiet-works', created_by: 'owner@quiet.example', count: 120 },
  ],
};
