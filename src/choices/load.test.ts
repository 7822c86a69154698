import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { operationIds } from '../contract/operations.ts';
import schema from '../generated/choices.schema.json' with { type: 'json' };
import { choicesDocuments } from './arbitrary.ts';
import { refusals, successes } from './canonical.ts';
import { chosen, referenceChoices, resolve } from './choices.ts';
import type { ChoiceKey, ChoicesDocument } from './choices-document.ts';
import { loadChoices } from './load.ts';
import { statedPart } from './stated.ts';

const file = (name: string) => new URL(`../../fixtures/choices/${name}.yaml`, import.meta.url).pathname;
const load = (text: string) => loadChoices({ name: 'c.yaml', text }, parse(text));
const keys = Object.keys(schema.$defs).filter((name): name is ChoiceKey => name.includes('.'));

describe('what is refused, in one line', () => {
  const table: [string, string, string][] = [
    [
      'an unknown group',
      'list: {}',
      'list: unknown key; allowed: lists, codes, records, access, runs, workflows, deletion, feedback, billing, assets, events',
    ],
    [
      'an unknown choice',
      'deletion: {first: shown}',
      'deletion.first: unknown key; allowed: second, read, in_lists, for',
    ],
    [
      'an unknown choice of another group',
      'billing: {charge: never}',
      'billing.charge: unknown key; allowed: charging, balance_too_small, updated_at, for',
    ],
    [
      'an unknown role',
      'lists: {parameters: {size: n}}',
      'lists.parameters.size: unknown key; allowed: filter, page_size, sort, fields, embed, cursor, backward, presign',
    ],
    [
      'a word that is none',
      'lists: {end_of_list: nothing}',
      'lists.end_of_list: "nothing" is not allowed; allowed: null, absent, empty_string, url_to_empty_page, {other: text}',
    ],
    [
      'a word of another operation',
      'lists: {for: {listAssets: {quoting: sql}}}',
      'lists.for.listAssets.quoting: "sql" is not allowed; allowed: backslash, double_quote, percent, none, {other: text}',
    ],
    [
      'an operation that is none',
      'lists: {for: {listThings: {}}}',
      'lists.for.listThings: no operation is called listThings; allowed: getHealth, getMe,',
    ],
    [
      'a status that is no refusal',
      'codes: {refusal: {invalid: 200}}',
      'codes.refusal.invalid: 200 is not allowed; allowed: a whole number from 400 to 499',
    ],
    [
      'a status that is no success',
      'codes: {success: {created: 302}}',
      'codes.success.created: 302 is not allowed; allowed: a whole number from 200 to 299 that may have a body',
    ],
    [
      'a record without a body to be in',
      'codes: {success: {created: 204}}',
      'codes.success.created: 204 is not allowed; allowed: a whole number from 200 to 299 that may have a body',
    ],
    [
      'a status beyond the permitted',
      'codes: {unauthenticated: 418}',
      'codes.unauthenticated: 418 is not allowed; allowed: 401, 403, 404, {other: text}',
    ],
    [
      'a grammar of no form',
      "lists: {filter_grammar: '{field}:{value}'}",
      'lists.filter_grammar: "{field}:{value}" is not allowed; allowed: {condition, join, list_separator, null_word, null_operator, any_text}, {parameter, value, list_separator, null_word, null_operator, any_text}, {other: text}',
    ],
    [
      'three words for a flag',
      'lists: {boolean_values: [a, b, c]}',
      'lists.boolean_values: ["a","b","c"] is not allowed; allowed: [word for true, word for false]',
    ],
    [
      'two roles with one name',
      'lists: {parameters: {page_size: n, cursor: n}}',
      'lists.parameters: page_size and cursor of listAssets are both called "n"; give each a name of its own',
    ],
    [
      'a role with the stated name of another',
      'lists: {for: {listBatchItems: {parameters: {cursor: q}}}}',
      'lists.parameters: filter and cursor of listBatchItems are both called "q"; give each a name of its own',
    ],
    [
      'a role with the name of a filter',
      "lists: {parameters: {cursor: name}, filter_grammar: {parameter: '{field}', value: '{value}'}}",
      'lists.parameters: cursor and the filter on name of listAssets are both called "name"; give each a name of its own',
    ],
    [
      'a role that an operation does not take',
      'lists: {for: {getAsset: {parameters: {filter: f}}}}',
      'lists.for.getAsset.parameters.filter: getAsset does not take it; it takes embed, presign',
    ],
    [
      'no name for a role that is stated',
      'lists: {for: {listAssetTypes: {parameters: {page_size: null}}}}',
      'lists.for.listAssetTypes.parameters.page_size: the specification states that listAssetTypes takes one',
    ],
    [
      'no name for a role anywhere',
      'lists: {parameters: {page_size: null}}',
      'lists.parameters.page_size: the specification states that listAssets takes one; write null under lists.for, for the operation that takes none',
    ],
    [
      'a stated name',
      'lists: {for: {listBatchItems: {parameters: {filter: where}}}}',
      'lists.for.listBatchItems.parameters.filter: the specification states "q" here; it cannot be chosen',
    ],
    [
      'a name that is stated everywhere',
      'lists: {parameters: {embed: include}}',
      'lists.parameters.embed: the specification states "embed" wherever it occurs; it cannot be chosen',
    ],
    [
      'the stated grammar of batches',
      "lists: {for: {getBatchItem: {filter_grammar: {parameter: 'f[{field}]', value: '{value}'}}}}",
      'lists.for.getBatchItem.filter_grammar: the specification states {"condition":"{field}.{operator}:{value}","join":","} here; it cannot be chosen',
    ],
    [
      'the stated sort form of assets',
      "lists: {for: {listAssets: {sort_grammar: {ascending: '{field}', descending: '-{field}'}}}}",
      'lists.for.listAssets.sort_grammar.ascending: the specification states "{field}:asc" here; it cannot be chosen',
    ],
    [
      'the stated page sizes',
      'lists: {for: {listAssetTypes: {page_size_bounds: [1, 100]}}}',
      'lists.for.listAssetTypes.page_size_bounds: the specification states [1,500] here; it cannot be chosen',
    ],
    [
      'the stated envelope of feedback',
      'codes: {for: {rateRun: {error_envelope: validation}}}',
      'codes.for.rateRun.error_envelope: the specification states "envelope" here; it cannot be chosen',
    ],
    [
      'the status of a read',
      'codes: {for: {getRun: {success: {updated: 202}}}}',
      'codes.for.getRun.success: getRun is a read, which succeeds with 200; it cannot be chosen',
    ],
    [
      'one word for two operators',
      'lists: {operators: {eq: is, ne: is}}',
      'lists.operators: eq and ne are both written "is"; give each a word of its own',
    ],
    [
      'one word for true and false',
      "lists: {boolean_values: ['1', '0'], boolean_values_accepted: [['0', '2']]}",
      'lists.boolean_values: "0" means both true and false',
    ],
    [
      'bounds the wrong way round',
      'lists: {page_size_bounds: [100, 1]}',
      'lists.page_size_bounds: 100 is greater than 1; write the least first',
    ],
    [
      'a default beyond the bounds',
      'lists: {default_page_size: 200, page_size_bounds: [1, 100]}',
      'lists.default_page_size: 200 lies outside the bounds 1 to 100 of ',
    ],
    [
      'an order by what no item has',
      'lists: {default_order: {field: colour, direction: asc}}',
      'lists.default_order.field: no list has items with a field "colour"',
    ],
    [
      'a filter on what the items of a list do not have',
      'lists: {for: {listAssetTypes: {queryable_fields: {filter: [name, size_bytes]}}}}',
      'lists.for.listAssetTypes.queryable_fields.filter: listAssetTypes has no items with a field "size_bytes"; they have name, created_at',
    ],
    [
      'pages of what is no list',
      'lists: {for: {getBatchItem: {short_pages: empty}}}',
      'lists.for.getBatchItem.short_pages: getBatchItem answers no list; it cannot be chosen',
    ],
    [
      'the fields of an operation that takes none',
      'lists: {for: {getAsset: {queryable_fields: {sort: [name]}}}}',
      'lists.for.getAsset.queryable_fields: getAsset answers no list; it cannot be chosen',
    ],
    [
      'a template without its field',
      "lists: {filter_grammar: {condition: '{value}'}}",
      'lists.filter_grammar: {field} must stand in it exactly once',
    ],
    [
      'a placeholder that is none',
      "lists: {sort_grammar: {ascending: '{field}:{dir}', descending: '-{field}'}}",
      'lists.sort_grammar.ascending: {dir} is no placeholder; allowed: {field}',
    ],
    [
      'a template that says the value first',
      "lists: {filter_grammar: {condition: '{value}<{field}'}}",
      'lists.filter_grammar: {value} must come after {field} and {operator}',
    ],
    [
      'a word for null that holds the join',
      "lists: {filter_grammar: {condition: '{field}.{operator}:{value}', join: ',', null_word: 'a,b'}, operators: {eq: eq}, multiple_conditions: and}",
      'lists.filter_grammar: what it writes for ',
    ],
    [
      'a field that ends in an operator',
      "lists: {filter_grammar: {condition: '{field}{operator}{value}'}, operators: {eq: eq, ne: ne}, quoting: backslash}",
      'lists.filter_grammar: what it writes for listEventTypes cannot be read back; part its pieces more clearly',
    ],
    [
      'a list that swallows the next condition',
      "lists: {filter_grammar: {condition: '{field}.{operator}:{value}', join: ',', list_separator: ','}, operators: {eq: eq, in: in}, multiple_conditions: and, quoting: none}",
      'lists.filter_grammar: what it writes for ',
    ],
    [
      'sort keys that run into each other',
      "lists: {sort_grammar: {ascending: '{field}', descending: '-{field}', join: '_'}}",
      'lists.sort_grammar: what it writes for ',
    ],
    [
      'directions that are alike',
      "lists: {sort_grammar: {ascending: '{field}', descending: '{field}'}}",
      'lists.sort_grammar: both directions are written "{field}"',
    ],
    [
      'a choice of another operation',
      'feedback: {for: {getRun: {clearing: omitted}}}',
      'feedback.for.getRun.clearing: it is a matter of rateRun; for getRun it cannot be chosen',
    ],
    [
      'a choice of one operation that is one for all',
      'billing: {for: {dispatchModelRun2: {charging: never}}}',
      'billing.for.dispatchModelRun2.charging: it is one for all; for dispatchModelRun2 it cannot be chosen',
    ],
    [
      'a scope that nothing needs',
      'access: {scopes: {assets:read: files.read}}',
      'access.scopes: billing:edit, assets:write, runs:create, runs:rate, graph-workflows:create,',
    ],
    [
      'a scope that is stated',
      'access: {scopes: {graph-workflows:create: null}}',
      'access.scopes: the specification states graph-workflows:create for createGraphWorkflow; give access.for.dispatchGraphWorkflowRun.scopes instead',
    ],
    [
      'a user with nowhere to act',
      'access: {user_default_organization: refused, organization_header: {elsewhere: ignored}}',
      'access.user_default_organization: a user who names no organization is refused, and getMe ignores the header',
    ],
    [
      'pointers of which one is in the way of the other',
      'runs: {dispatch_response: {id: /run, status: /run/state}}',
      'runs.dispatch_response: the id of the run (/run) and its status (/run/state) need places beside each other',
    ],
    [
      'a pointer to where the run has a field',
      'runs: {dispatch_response: {id: /input/id, body: run}}',
      'runs.dispatch_response: /input/id is where the run beside it has a field of its own; take /id and /status_code',
    ],
    [
      'a body that nothing carries',
      'assets: {put_answer: {status: 204, body: xml}}',
      'assets.put_answer: an answer of status 204 has no body; take body: empty, or another status',
    ],
    [
      'an extra field that is none',
      'records: {extra_fields: {add: {name: x}}}',
      'records.extra_fields.add.name: the record of listAssets has this field already',
    ],
    [
      'one word for two outcomes',
      'records: {status_words: {completed: [done], failed: [error, done]}}',
      'records.status_words: completed and failed are both written "done"; give each a word of its own',
    ],
    [
      'a word that is stated for another status',
      'records: {for: {getRun: {status_words: {failed: [canceled]}}}}',
      'records.for.getRun.status_words: canceled and failed are both written "canceled"; give each a word of its own',
    ],
    [
      'one word for two items',
      'records: {batch_item_words: {queued: a, running: b, completed: c, failed: a, canceled: d}}',
      'records.batch_item_words: queued and failed are both written "a"; give each a word of its own',
    ],
    [
      'a choice that says nothing of an operation',
      'records: {for: {getAsset: {run_embeds: always}}}',
      'records.for.getAsset.run_embeds: it says nothing of getAsset; it cannot be chosen',
    ],
    [
      'a prefix for one operation',
      'records: {for: {getRun: {header_prefix: X-}}}',
      'records.for.getRun.header_prefix: one prefix holds for all; it cannot be chosen',
    ],
    [
      'another word for a code that is none',
      'codes: {error_values: {codes: {gone: GONE}}}',
      'codes.error_values.codes.gone: the document has no such code; it has invalid_request, ',
    ],
    [
      'the word of another code',
      'codes: {error_values: {codes: {not_found: conflict}}}',
      'codes.error_values: not_found and conflict are both written "conflict"; give each a word of its own',
    ],
    [
      'a media type that is none',
      'codes: {gateway: {refusals: [too_large], media_type: html, body: x}}',
      'codes.gateway.media_type: "html" is no media type; write one such as text/html',
    ],
    [
      'workflows that nobody owns',
      'records: {actor: none}\nworkflows: {owner: user_id}',
      'records.actor: with none a workflow that a key made has no owner, and workflows.owner is user_id; choose user or key',
    ],
  ];
  it.each(table)('%s', (_, text, line) => {
    expect(() => load(text)).toThrow(
      expect.objectContaining({ name: 'InputError', message: expect.stringContaining(`c.yaml: choices.${line}`) }),
    );
    expect(() => load(text)).not.toThrow(/\n/);
  });

  it('a file that is not there', () => {
    expect(() => loadChoices('nowhere.yaml')).toThrow('nowhere.yaml: no such file');
  });

  it('a behaviour without a word, by the server alone', () => {
    const document = load('deletion: {second: {other: it depends}}');
    expect(() => resolve(document)).toThrow(
      'deletion.second: the server cannot do {other: it depends}; leave it out, or choose a word',
    );
  });

  it('a name that collides with a reference name, by the server alone', () => {
    const document = load('lists: {parameters: {cursor: limit}}');
    expect(() => resolve(document)).toThrow(
      'lists.parameters: page_size and cursor of listAssets are both called "limit"; give each a name of its own',
    );
  });
});

describe('what YAML takes for a value', () => {
  it('is the word that is written', () => {
    const text = 'lists: {end_of_list: null, boolean_values: [true, false], boolean_values_accepted: [[1, 0]]}';
    expect(load(text)).toEqual({
      lists: { end_of_list: 'null', boolean_values: ['true', 'false'], boolean_values_accepted: [['1', '0']] },
    });
    expect(load('feedback: {clearing: null}')).toEqual({ feedback: { clearing: 'null' } });
    expect(load('codes: {error_values: {details: null}}')).toEqual({ codes: { error_values: { details: 'null' } } });
  });
});

describe('the fixtures', () => {
  it('reference.yaml is the reference, completely', () => {
    expect(loadChoices(file('reference'))).toEqual(referenceChoices);
    expect(resolve({})).toBe(referenceChoices);
    expect(resolve(referenceChoices as ChoicesDocument)).toEqual(referenceChoices);
  });

  it.each(keys)('unlike.yaml differs in %s', (key) => {
    const unlike = resolve(loadChoices(file('unlike'))) as ChoicesDocument;
    const differs = operationIds.some((id) => {
      const stated = statedPart(id, key) !== undefined;
      return (
        !stated &&
        JSON.stringify(chosen(unlike, key, id)) !== JSON.stringify(chosen(referenceChoices as ChoicesDocument, key, id))
      );
    });
    expect(differs).toBe(true);
  });

  it.each(['codes.success', 'codes.refusal', 'lists.operators', 'lists.parameters'] as const)(
    'unlike.yaml differs in all of %s',
    (key) => {
      const names = Object.entries(chosen(referenceChoices as ChoicesDocument, key)!).filter(
        ([name]) => name !== 'embed',
      );
      const unlike = chosen(loadChoices(file('unlike')), key) as Record<string, unknown>;
      expect(names.filter(([name, value]) => unlike[name] === value || unlike[name] === undefined)).toEqual([]);
    },
  );
});

describe('the schema', () => {
  it('has every choice of the reference, and the reference has every choice of the schema', () => {
    const inReference = Object.entries(referenceChoices).flatMap(([group, choices]) =>
      Object.keys(choices)
        .filter((name) => name !== 'for')
        .map((name) => `${group}.${name}`),
    );
    expect(keys.toSorted()).toEqual(inReference.toSorted());
  });

  it('knows the operations, roles, successes and refusals of the contract', () => {
    expect(schema.$defs.operation.enum.toSorted()).toEqual([...operationIds].toSorted());
    expect(['read', ...Object.keys(schema.$defs['codes.success'].properties)].toSorted()).toEqual(
      [...successes].toSorted(),
    );
    const ownKeys = [
      'unauthenticated',
      'missing_scope',
      'foreign_record',
      'human_required',
      'malformed_id',
      'bad_cursor',
      'not_found',
      'not_member',
      'malformed_organization',
    ];
    const open = refusals.filter((refusal) => !ownKeys.includes(refusal));
    expect(Object.keys(schema.$defs['codes.refusal'].properties).toSorted()).toEqual(open.toSorted());
  });

  it('names the clause of each choice, as the clauses do', () => {
    const clauses = parse(readFileSync(new URL('../../openapi/clauses.yaml', import.meta.url), 'utf8')) as {
      clauses: { id: string; choice?: string }[];
    };
    for (const key of keys) {
      const { description } = (schema.$defs as Record<string, unknown>)[key] as { description: string };
      const id = /^Clause (\S+)\. /.exec(description)?.[1];
      expect(clauses.clauses.find((clause) => clause.id === id)?.choice, key).toBe(key);
    }
  });

  it('takes every document that is drawn', () => {
    fc.assert(
      fc.property(choicesDocuments({ other: true }), (document) => {
        const plain = JSON.parse(JSON.stringify(document)) as ChoicesDocument;
        expect(loadChoices({ name: 'drawn', text: '' }, plain)).toEqual(plain);
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});
