import { withRecord } from '../../mutants/changed-replies.ts';
import type { AnyRecord } from '../front/wire-bodies.ts';
import { permittedOf } from '../permitted.ts';

/** Of the whole profile, what an embedded user does not show. */
const left_out = { email_verified_at: null, disabled_at: null, is_internal: null, locale_code: null, timezone: null };

const reads = ['listBatchItems', 'getBatchItem'] as const;

export const permitted = permittedOf(
  { id: 'everywhere/embeds' },
  {
    'users-without-names': {
      obeys: [
        'embedding.asset-user',
        'embedding.asset-user-matches',
        'types.minimal-user-fields',
        'types.minimal-user-omits',
      ],
      what: 'The embedded user of an asset has neither names nor a picture: null in the list, and left out of the read. Members of its own stand beside them, and with null those that an embedded user does not show.',
      applyTo(parts) {
        const nameless = (none: null | undefined) => (asset: AnyRecord) =>
          asset.created_by_user
            ? {
                ...asset,
                created_by_user: {
                  kind: 'user',
                  locale: none,
                  ...left_out,
                  ...(asset.created_by_user as AnyRecord),
                  first_name: none,
                  last_name: none,
                  avatar_url: none,
                },
              }
            : asset;
        return withRecord(withRecord(parts, 'listAssets', nameless(null)), 'getAsset', nameless(undefined));
      },
    },
    'runs-whole-or-not': {
      obeys: ['embedding.batch-run', 'embedding.batch-run-nested', 'embedding.batch-run-is-the-run'],
      what: 'The read of a run shows logs, node runs, model and workflow only where they are asked for, and an embedded run likewise.',
      choices: { records: { run_embeds: 'on_request' } },
    },
    'braces-for-nothing': {
      obeys: ['records.run-embeds', 'types.run-fields'],
      what: 'The parts of a run are shown on request; otherwise an empty object or list stands in their place.',
      choices: { records: { run_embeds: 'on_request' } },
      applyTo: (parts) =>
        (['getRun', 'rateRun'] as const).reduce(
          (changed, operation) =>
            withRecord(changed, operation, (run) => ({ ...nothing_of_a_run, ...withoutNulls(run) })),
          parts,
        ),
    },
    'nothing-in-the-model': {
      obeys: ['catalog.record-complete', 'types.model-fields'],
      what: 'The lists of an embedded model are there, and all of them are empty.',
      applyTo: (parts) =>
        reads.reduce(
          (changed, operation) =>
            withRecord(changed, operation, (item) =>
              item.run ? { ...item, run: emptied(item.run as AnyRecord) } : item,
            ),
          withRecord(withRecord(parts, 'getRun', emptied), 'rateRun', emptied),
        ),
    },
  },
);

const nothing_of_a_run = { model: {}, graph_workflow: {}, logs: [], node_runs: [] };

function withoutNulls(run: AnyRecord): AnyRecord {
  return Object.fromEntries(Object.entries(run).filter(([, value]) => value !== null && value !== undefined));
}

const lists = ['inputs', 'outputs', 'examples', 'faq_entries', 'pricing', 'related_links', 'notable_features'];

function emptied(run: AnyRecord): AnyRecord {
  const { model } = run;
  if (typeof model !== 'object' || model === null) return run;
  const empty = Object.fromEntries(lists.filter((name) => name in model).map((name) => [name, []]));
  return { ...run, model: { ...model, ...empty } };
}
