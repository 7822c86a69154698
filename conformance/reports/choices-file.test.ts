import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startEmbedded } from '../../cli/embedded.ts';
import { choiceKeys, choiceOf } from '../../src/choices/catalog/catalog.ts';
import { type ChoicesDocument, chosen, referenceChoices, resolve } from '../../src/choices/choices.ts';
import { checkChoices, loadChoices } from '../../src/choices/load.ts';
import { allChecks } from '../checks/all.ts';
import { runEmbedded } from '../trials/embedded-run.ts';
import type { Fail } from '../verdicts/verdict.ts';
import { type FoundChoices, renderChoices } from './choices-file.ts';

const rendered = (found: Partial<FoundChoices>) =>
  renderChoices({ declared: {}, observed: [], verdicts: [], ...found });
const seen = (choice: string, operation: string | null, value: unknown) => ({ choice, operation, value });
const body = (text: string) => text.split('\n').slice(2).join('\n').trim();

describe('the document', () => {
  const rows: [string, Partial<FoundChoices>, string][] = [
    ['says nothing of nothing', {}, ''],
    [
      'says of no operation what others showed, though they all do the same',
      { observed: [seen('codes.unauthenticated', 'getAsset', 403), seen('codes.unauthenticated', 'listAssets', 403)] },
      'codes:\n  for:\n    listAssets:\n      unauthenticated: 403\n    getAsset:\n      unauthenticated: 403',
    ],
    [
      'says of the one list that showed them what its order and its bounds are',
      {
        observed: [
          seen('lists.default_order', 'listAssets', { field: 'name', direction: 'asc' }),
          seen('lists.page_size_bounds', 'listBatchItems', [1, 100]),
        ],
      },
      [
        'lists:',
        '  for:',
        '    listAssets:',
        '      default_order:',
        '        field: name',
        '        direction: asc',
        '    listBatchItems:',
        '      page_size_bounds:',
        '        - 1',
        '        - 100',
      ].join('\n'),
    ],
    [
      'has one value for the group where a choice is one for all',
      { observed: [seen('records.header_prefix', 'getRun', 'X-')] },
      'records:\n  header_prefix: X-',
    ],
    [
      'has them by operation where they differ, in the order of the document',
      { observed: [seen('codes.unauthenticated', 'getAsset', 403), seen('codes.unauthenticated', 'listAssets', 404)] },
      'codes:\n  for:\n    listAssets:\n      unauthenticated: 404\n    getAsset:\n      unauthenticated: 403',
    ],
    [
      'keeps what is declared where it was seen',
      { declared: { codes: { unauthenticated: 403 } }, observed: [seen('codes.unauthenticated', 'getAsset', 403)] },
      'codes:\n  unauthenticated: 403',
    ],
    [
      'says what was seen where something else is declared',
      { declared: { codes: { unauthenticated: 403 } }, observed: [seen('codes.unauthenticated', 'getAsset', 404)] },
      'codes:\n  unauthenticated: 403\n  for:\n    getAsset:\n      # declared: 403\n      unauthenticated: 404',
    ],
    [
      'leaves out what cannot be said',
      {
        observed: [
          seen('codes.unauthenticated', 'getAsset', 'mixed'),
          seen('codes.success', 'createWebhook', 201),
          seen('codes.malformed_id', null, 418),
          seen('codes.none', null, 1),
        ],
      },
      [
        '# codes.success observed on createWebhook: 201',
        '# codes.unauthenticated observed on getAsset: mixed',
        '# codes.malformed_id observed: 418',
        '',
        '# codes.none observed: 1',
      ].join('\n'),
    ],
    [
      'leaves out what no server can do',
      { declared: { codes: { malformed_id: { other: 'it hangs up' } } } },
      '# codes.malformed_id declared: {"other":"it hangs up"}',
    ],
    [
      'leaves out what goes only with something else',
      { declared: { lists: { filter_grammar: { other: 'SQL' }, operators: { eq: ':' } } } },
      '# lists.filter_grammar declared: {"other":"SQL"}\nlists:\n  operators:\n    eq: ":"',
    ],
    [
      'tells which declaration does not hold',
      {
        declared: { lists: { bad_cursor: 422 } },
        verdicts: [
          { verdict: 'fail', level: 'declared', clause: 'lists.bad-cursor', check: 'a/b', message: 'no' } as Fail,
        ],
      },
      '# lists.bad_cursor contradicted by a/b: no\nlists:\n  bad_cursor: 422',
    ],
  ];
  it.each(rows)('%s', (_, found, want) => {
    expect(body(rendered(found))).toBe(want);
    resolve(checkChoices(parse(rendered(found)) ?? {}));
  });

  it('keeps words that YAML would take for something else', () => {
    const declared = { lists: { boolean_values: ['yes', 'no'], end_of_list: 'null' } } as const;
    expect(checkChoices(parse(rendered({ declared })))).toEqual(declared);
  });

  it('is the declared one where nothing was seen', () => {
    for (const declared of [
      referenceChoices as unknown as ChoicesDocument,
      loadChoices('fixtures/choices/unlike.yaml'),
    ]) {
      expect(checkChoices(parse(rendered({ declared })))).toEqual(declared);
    }
  });
});

describe('what a run found out can be served', () => {
  const unlike = loadChoices('fixtures/choices/unlike.yaml');
  const found_out = choiceKeys.filter((key) => choiceOf(key).untold !== undefined);
  const reference = referenceChoices as unknown as ChoicesDocument;
  // The others observe what these do, or nothing of the assets and lists that are looked at.
  const areas = ['authentication', 'assets', 'isolation', 'lists', 'pagination', 'scopes', 'soft-delete', 'uploads'];
  const checks = allChecks.filter(({ wave, area }) => !wave && areas.includes(area));
  it.each([
    ['the reference, told what the suite needs', {}, without(reference, found_out)],
    ['one that is unlike it, told what the suite needs', unlike, without(unlike, found_out)],
  ])('%s', { timeout: 120_000 }, async (_, choices, told) => {
    const { choices: observed, verdicts } = await runEmbedded({
      checks,
      choices,
      told,
      seed_state: 'small',
      samples: 1,
    });
    const text = renderChoices({ declared: told, observed, verdicts });
    expect(renderChoices({ declared: told, observed: observed.toReversed(), verdicts })).toBe(text);
    const document = checkChoices(parse(text));
    resolve(document);
    const { close } = await startEmbedded({ clock: 'virtual', choices: document, seedState: 'small' });
    await close();
    const served = resolve(choices as ChoicesDocument) as unknown as ChoicesDocument;
    for (const [key, operation] of [
      ['codes.foreign_record', 'getAsset'],
      ['codes.missing_scope', 'deleteGraphWorkflow'],
      ['lists.bad_cursor', 'listAssets'],
      ['deletion.in_lists', 'listAssets'],
    ] as const) {
      expect([key, chosen(document, key, operation)]).toEqual([key, chosen(served, key, operation)]);
    }
  });
});

/** The document without these choices. */
function without(document: ChoicesDocument, keys: readonly string[]): ChoicesDocument {
  const told = structuredClone(document) as Record<string, Record<string, unknown> & { for?: Record<string, object> }>;
  for (const key of keys) {
    const [group, name] = key.split('.') as [string, string];
    for (const place of [told[group], ...Object.values(told[group]?.for ?? {})]) {
      if (place) delete (place as Record<string, unknown>)[name];
    }
  }
  return told as ChoicesDocument;
}
