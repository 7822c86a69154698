import { isObject } from '../../../src/json/is-object.ts';
import { actsIn, isOfOwner } from '../../models/acts-in.ts';
import { type Caller, caller_words, callersOf } from '../../models/callers.ts';
import { declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import {
  exchangeAt,
  isRefused,
  isSuccess,
  saysInvalid,
  saysNotThere,
  serverError,
  statusOf,
  unproven,
} from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { part_lists, workflowsNamedIn } from '../../models/workflow-parts.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { stopLacking } from '../../suite/lacking.ts';
import type { Tally } from '../../suite/tally.ts';

const optional_fields = {
  inputs: [],
  outputs: [],
  gpu_explicit_models: [],
  custom_nodes: [],
  models: [],
  environment: {},
  resources: {},
} as const;

type OptionalField = keyof typeof optional_fields;

interface Case {
  /** The optional fields of the request: as in the sample workflow, or else empty. */
  fields: OptionalField[];
  /** Put behind the run's prefix. */
  name: string;
  by: Caller;
  /** The last input and the last output of the sample stand there once more, under other names. */
  one_more?: true;
}

/** Beyond ASCII, and longer than most. A target may have rules for names: such a one is judged where it is taken. */
const unusual_name = ' Ōsaka – Grüße aus dem Hafen, 写真の絵葉書, third edition with a rather long title';
const spacious_name = ' of  two words ';
/** Nearly as long as the document allows. */
const long_name = ' long'.repeat(44);

/** Free-form fields are sent empty where the sample workflow has none, since their members are the target's own matter. */
export const createFields = check<Case>({
  id: 'workflows/create-fields',
  title: 'A workflow is created from its fields, and the answer is that workflow',
  how: "Workflows are created with none, each and all optional fields: each answer shows a new workflow with that name, in the caller's organization, and whole lists.",
  clauses: [
    'workflows.create-optional',
    'workflows.create-required',
    'workflows.create-answers-workflow',
    'workflows.create-echoes',
    'workflows.stored-name',
    'workflows.prefix',
  ],
  codes: {
    ...declared_codes,
    'refused-to-user': {
      clause: 'workflows.create-optional',
      message: 'A workflow that the owner can create is refused as invalid to a user of the same organization.',
    },
    'no-such-path': {
      clause: 'workflows.prefix',
      message: 'POST /v1/graph-workflows is answered as if there were no such path or method.',
    },
    'created-not-found': {
      clause: 'workflows.create-answers-workflow',
      message: 'A workflow that was just created is not found by its id by the caller that created it.',
    },
    'valid-refused': {
      message: 'A workflow cannot be created with fields that may be given, or without those that are optional.',
    },
    'no-workflow': {
      clause: 'workflows.create-answers-workflow',
      message: 'The answer to a creation is no workflow: it has no id.',
    },
    'shared-workflow': {
      clause: 'workflows.create-answers-workflow',
      message: 'Two creations under two names are answered with the same workflow.',
    },
    'another-name': {
      clause: 'workflows.create-echoes',
      message: 'The workflow that was created has another name than the one that was asked for.',
    },
    'list-cut-short': {
      clause: 'workflows.create-echoes',
      message: 'The workflow that was created shows some of the inputs, outputs or models that were sent, and not all.',
    },
    'parts-of-another': {
      clause: 'workflows.create-echoes',
      message: 'An input, an output or a GPU model of the workflow that was created names another workflow.',
    },
    'another-organization': {
      clause: 'workflows.create-echoes',
      message: 'The workflow that was created belongs to another organization than the one that its creator acts in.',
    },
  },
  since: '0.1.0',
  operations: ['createGraphWorkflow'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => table(rows(facts)),
  async run(ctx, { fields, name, by, one_more }) {
    const acts = actsIn(ctx.facts, by);
    const sample = ctx.facts.fixtures?.workflow?.create;
    if (!sample) return stopLacking(ctx, 'fixtures.workflow.create');
    const operation = 'createGraphWorkflow' as const;
    const own = (more: object) => ({ ...sample, ...more });
    const plain = { operation, body: own({ name: ctx.newName('sample') }) };
    const first = await ctx.call(by, { ...plain, ...acts }, 'sample');
    if (by === 'human' && saysInvalid(first)) {
      await ctx.call('owner', plain, 'sample-of-owner');
      return;
    }
    const given: Record<string, unknown> = Object.fromEntries(
      fields.map((field) => [field, sample[field] ?? optional_fields[field]]),
    );
    if (one_more) for (const field of ['inputs', 'outputs']) given[field] = withOneMore(given[field]);
    const body = { name: `${ctx.newName('workflow')}${name}`, workflow_json: sample.workflow_json, ...given };
    const made = await ctx.call(by, { operation, body, ...acts }, 'create');
    const id = made.decoded?.record?.id;
    if (by === 'owner' || !isSuccess(made) || typeof id !== 'string') return;
    await ctx.call(by, { operation: 'deleteGraphWorkflow', path: { id }, ...acts }, 'delete');
  },
  control(evidence, found) {
    const { by } = evidence.case;
    if (isInvalidOfUser(evidence)) return undefined;
    if (by !== 'owner' && isRefused(exchangeAt(evidence, 'sample'))) {
      return { verdict: 'not-claimed', reason: `${caller_words[by]} may create no workflows` };
    }
    if (found.some(({ code }) => code === 'no-such-path')) return undefined;
    const failed =
      serverError(evidence) ?? unproven(evidence, 'sample', 'the sample workflow of the target file is refused');
    if (failed !== undefined || isSuccess(exchangeAt(evidence, 'create'))) return failed;
    if (isNoMore(evidence)) {
      return { verdict: 'not-claimed', reason: `${caller_words[by]} may create one workflow, and no other` };
    }
    if (!mayBeRefused(evidence)) return undefined;
    return {
      verdict: 'not-claimed',
      reason: 'the target refuses an unusual name, or an empty object, as the specification permits',
    };
  },
  judge(evidence, tally) {
    const create = exchangeAt(evidence, 'create');
    if (isInvalidOfUser(evidence)) return judgeOfUser(evidence, tally);
    const elsewhere = [...judgePath(evidence, tally), ...judgeDeletion(evidence, tally)];
    if (elsewhere.length > 0) return elsewhere;
    if (!isSuccess(create)) return judgeRefusal(evidence, create, tally);
    const seen = judgeSeen(evidence, seenName(evidence), tally);
    return [...judgeRecord(evidence, create!, tally), ...judgeEcho(evidence, create!, tally), ...seen];
  },
  observe: (evidence) => observeSeen(seenName(evidence)),
});

/** Each request is the sample's own graph: without its inputs and outputs, nothing says which nodes are bound. */
function rows(facts: Facts): Case[] {
  const by = 'owner' as const;
  const sample = facts.fixtures?.workflow?.create ?? {};
  const names = Object.keys(optional_fields) as OptionalField[];
  const own = names.filter((field) => isSet(sample[field]));
  const others = names.filter((field) => !own.includes(field));
  const lists = others.filter((field) => Array.isArray(optional_fields[field]));
  return [
    { fields: [], name: '', by },
    ...others.map((field) => ({ fields: [...own, field], name: '', by })),
    { fields: [...own, ...lists], name: '', by },
    ...(own.includes('inputs') ? [{ fields: own, name: '', by, one_more: true as const }] : []),
    { fields: own, name: unusual_name, by },
    { fields: own, name: spacious_name, by },
    { fields: own, name: long_name, by },
    ...callersOf(facts)
      .filter((one) => one !== by)
      .map((one) => ({ fields: own, name: '', by: one })),
  ];
}

/**
 * A user of the owner's organization asks for what the owner is given: nothing of it can be wrong in itself, unless it
 * names something that the user is not shown. A user whose organization is not known may have to name it.
 */
function isInvalidOfUser(evidence: Evidence<Case>): boolean {
  const { facts } = evidence;
  const may_be_wrong = !isOfOwner(facts, 'human') || naming.test(JSON.stringify(facts.fixtures?.workflow?.create));
  return (
    !may_be_wrong && saysInvalid(exchangeAt(evidence, 'sample')) && isSuccess(exchangeAt(evidence, 'sample-of-owner'))
  );
}

/** By ids and URLs records are named. */
const naming = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|https?:/i;

/** The number of workflows that others than the owner may create is the target's to say. */
function isNoMore(evidence: Evidence<Case>): boolean {
  const create = exchangeAt(evidence, 'create');
  return evidence.case.by !== 'owner' && isRefused(create) && !saysInvalid(create);
}

function judgeOfUser(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const sample = exchangeAt(evidence, 'sample');
  const expected = 'a 2xx, or a refusal that says who may not';
  return tally.holds(false, 'refused-to-user', { at: sample, expected, actual: statusOf(sample) });
}

/** `no-such-path`: the owner has every scope, so that there is nothing here that could be hidden from it. */
function judgePath(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const sample = exchangeAt(evidence, 'sample');
  const status = sample?.received?.status;
  if (status !== 404 && tally.compared(status !== 405)) return [];
  return tally.broken('no-such-path', { at: sample, expected: 'a 2xx', actual: statusOf(sample) });
}

/** `created-not-found`: a caller that may not delete it is refused otherwise. */
function judgeDeletion(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const deletion = exchangeAt(evidence, 'delete');
  if (!deletion) return [];
  return tally.holds(!saysNotThere(deletion), 'created-not-found', {
    at: deletion,
    operation: 'createGraphWorkflow',
    expected: 'a 2xx',
    actual: statusOf(deletion),
  });
}

function judgeRefusal(evidence: Evidence<Case>, create: Exchange | undefined, tally: Tally): Mismatch[] {
  const { fields } = evidence.case;
  if (!create || tally.compared(mayBeRefused(evidence) || isNoMore(evidence))) return [];
  const clause = fields.length === 0 ? 'workflows.create-required' : 'workflows.create-optional';
  const message =
    fields.length === 0
      ? 'a workflow cannot be created from its name and workflow_json alone'
      : `a workflow cannot be created with ${fields.join(', ')}, all of which may be given`;
  return tally.broken('valid-refused', { at: create, clause, message, expected: 'a 2xx', actual: statusOf(create) });
}

/** Two inputs may be too many for one node. */
function withOneMore(list: unknown): unknown {
  const last: unknown = Array.isArray(list) ? list.at(-1) : undefined;
  return isObject(last) && typeof last.name === 'string'
    ? [...(list as unknown[]), { ...last, name: `${last.name}_more` }]
    : list;
}

/** Names may have rules, and an object of the target's own shape may need something in it. */
function mayBeRefused({ case: { fields, name, one_more }, facts }: Evidence<Case>): boolean {
  const sample = facts.fixtures?.workflow?.create ?? {};
  return (
    name !== '' ||
    one_more === true ||
    fields.some((field) => !isSet(sample[field]) && !Array.isArray(optional_fields[field]))
  );
}

function judgeRecord(evidence: Evidence<Case>, create: Exchange, tally: Tally): Mismatch[] {
  const { id, slug } = create.decoded?.record ?? {};
  const before = exchangeAt(evidence, 'sample')?.decoded?.record;
  const shown = { at: create, pointer: '/id' };
  if (tally.compared(!isSet(id))) {
    const actual = create.received?.body.slice(0, 200);
    return tally.broken('no-workflow', { ...shown, expected: 'a graph workflow', actual });
  }
  return tally.holds(!sameId(before?.id, id), 'shared-workflow', {
    ...shown,
    expected: 'a new id',
    actual: { id, slug },
  });
}

/** `another-name`, `another-organization`, and what is wrong with the parts. */
function judgeEcho(evidence: Evidence<Case>, create: Exchange, tally: Tally): Mismatch[] {
  const { name, org_id } = create.decoded?.record ?? {};
  const sent = (create.request.body as { name: string }).name;
  const own = evidence.facts.principals[evidence.case.by]?.organization?.id;
  const of_name = { at: create, expected: sent, actual: name ?? null, pointer: '/name' };
  const of_organization = { at: create, expected: own, actual: org_id, pointer: '/org_id' };
  return [
    ...judgeLists(evidence, create, tally),
    ...judgeParts(create, tally),
    ...tally.holds(normalised(name) === normalised(sent), 'another-name', of_name),
    ...(own === undefined || !isSet(org_id)
      ? []
      : tally.holds(sameId(org_id, own), 'another-organization', of_organization)),
  ];
}

/**
 * The answer may show none of what was sent; a list of which it shows something, or shows something of the sample, is
 * shown whole.
 */
function judgeLists(evidence: Evidence<Case>, create: Exchange, tally: Tally): Mismatch[] {
  for (const field of part_lists) {
    const [sent, shown, of_sample] = [
      create.request.body as Record<string, unknown>,
      create.decoded?.record ?? {},
      exchangeAt(evidence, 'sample')?.decoded?.record ?? {},
    ].map((one) => one[field]);
    if (!Array.isArray(sent) || !Array.isArray(shown)) continue;
    if (shown.length === 0 && !(Array.isArray(of_sample) && of_sample.length > 0)) continue;
    if (tally.compared(shown.length >= sent.length)) continue;
    return tally.broken('list-cut-short', { at: create, expected: sent, actual: shown, pointer: `/${field}` });
  }
  return [];
}

function judgeParts(create: Exchange, tally: Tally): Mismatch[] {
  const { record = {} } = create.decoded ?? {};
  const foreign = tally
    .each(workflowsNamedIn(record))
    .find(({ named }) => isSet(record.id) && !sameId(named, record.id));
  if (!foreign) return [];
  const { named: actual, place } = foreign;
  return tally.broken('parts-of-another', { at: create, expected: record.id, actual, pointer: `/${place}` });
}

function seenName(evidence: Evidence<Case>): SeenChoice[] {
  const exchange = exchangeAt(evidence, 'create');
  const sent = (exchange?.request.body as { name: string } | undefined)?.name;
  const name = exchange?.decoded?.record?.name;
  // A name that would be stored as it is either way shows nothing.
  if (!isSuccess(exchange) || sent === undefined || normalised(sent) === sent) return [];
  const value = name === sent ? 'as_sent' : name === normalised(sent) ? 'normalised' : undefined;
  return [{ key: 'workflows.stored_name', value, exchange, but: `the name is ${JSON.stringify(name)}` }];
}

/** In one Unicode form, without spaces at its ends, and with one space for several. */
function normalised(name: unknown): unknown {
  return typeof name === 'string' ? name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ') : name;
}
