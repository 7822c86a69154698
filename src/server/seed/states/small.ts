/** A few dozen records of every kind, among them the awkward ones: long, empty-looking, right-to-left, tied, deleted, foreign. */
import type { SeedState } from '../seed-state.ts';
import { assets, folders } from './assets.ts';
import { batches } from './batches.ts';
import { catalog } from './catalog.ts';
import { fixtures } from './fixtures.ts';
import { people } from './people.ts';
import { runs } from './runs.ts';
import { trialModels } from './trial-models.ts';
import { webhooks } from './webhooks.ts';
import { workflows } from './workflows.ts';

export const small: SeedState = {
  ...people,
  folders,
  assets,
  models: [...catalog, ...trialModels],
  workflows,
  runs,
  batches,
  webhooks,
  fixtures,
};
