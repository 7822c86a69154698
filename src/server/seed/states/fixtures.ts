/** Records that tests may count on in every seed state of this folder: those that a target file names. */
import type { SeedFixtures } from '../seed-fixtures.ts';
import { postcard } from './workflows.ts';

const trial = { input: { prompt: 'A paper boat' }, text_field: 'prompt', ends_within_s: 10 };

export const fixtures: SeedFixtures = {
  models: {
    succeeds: { path: 'trial/spark', ...trial },
    fails: { path: 'trial/dud', ...trial },
    cancels: { path: 'trial/snuffed', ...trial },
    slow: { path: 'trial/smoulder', ...trial, ends_within_s: 20 },
    two_segments: { path: 'lumen/sketch', ...trial },
    three_segments: { path: 'lumen/canvas/fast', ...trial },
    four_segments: { path: 'lumen/canvas/fast/styled', ...trial },
    five_segments: { path: 'lumen/reel/v2/turbo/image-to-video', ...trial },
  },
  catalog: { public: 'lumen/sketch', private: 'acme-studio/house-style', unpublished: 'lumen/prototype' },
  batches: { finished: 'finished', running: 'hours' },
  workflow: {
    create: postcard,
    organization: 'acme-studio',
    slug: 'postcard',
    input: { text: 'Greetings from the harbour' },
    text_field: 'text',
    ends_within_s: 10,
  },
  invitation: { organization: 'borealis-lab', email: 'owner@acme.example' },
};
