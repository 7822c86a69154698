/** Description of this implementation for the suite: its callers, its records, and most of its choices. */
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import type { ModelFixture, Target, TargetPrincipal } from '../target/target.ts';
import { item_words } from './batches.ts';
import { control_path } from './control.ts';
import { callback_timeout_ms, webhook_plan } from './deliveries.ts';
import { end_words, steps } from './runs.ts';
import { type Seed, threshold } from './seed.ts';
import type { SecondServer } from './server.ts';
import type { Organization } from './state.ts';

export function targetOf({ state, seed }: SecondServer): Target {
  return {
    implementation: { name: 'second implementation', version: '1' },
    base_url: state.base_url,
    principals: principals(seed),
    fixtures: {
      models,
      catalog: {
        public: { owner: 'aurora', slug: 'still' },
        private: { owner: 'northlight', slug: 'hidden' },
        unpublished: { owner: 'northlight', slug: 'draft' },
      },
      batches: { finished: { id: seed.finished }, running: { id: seed.running } },
      workflow: {
        create: seed.workflow_body,
        input: { prompt: 'a tree' },
        text_field: 'prompt',
        ends_within_s: 5,
        id: seed.workflow.id,
        owner: seed.owner.id,
        slug: seed.workflow.slug,
      },
      invitation: { email: seed.human.email, organization: named(seed.outside), role_code: 'guest' },
    },
    choices,
    consistency_ms: 250,
    billing: { restore_threshold: threshold },
    control: { base_url: `${state.base_url}${control_path}`, steps_replication: true },
    network: { storage_origins: [state.storage_url] },
  };
}

function named({ id, slug }: Organization) {
  return { id, slug };
}

function principals({ tokens, owner, second, outside, unsigned }: Seed): Record<string, TargetPrincipal> {
  const own = { ...named(owner), callback_secret: owner.callback_secret };
  return {
    owner: { kind: 'api_key', organization: own, token: tokens.owner },
    reader: { kind: 'api_key', organization: own, token: tokens.reader },
    human: { kind: 'user', organization: own, token: tokens.human },
    member: { kind: 'user', organization: own, second_organization: named(second), token: tokens.member },
    outsider: {
      kind: 'api_key',
      organization: { ...named(outside), callback_secret: outside.callback_secret },
      token: tokens.outsider,
    },
    no_secret: {
      kind: 'api_key',
      organization: { ...named(unsigned), callback_secret: null },
      token: tokens.no_secret,
    },
  };
}

function model(path: string, ends_within_s = 5): ModelFixture {
  return { path, input: { prompt: 'a tree' }, text_field: 'prompt', ends_within_s };
}

const models = {
  succeeds: model('aurora/still'),
  fails: model('aurora/brittle'),
  cancels: model('aurora/fickle'),
  slow: model('aurora/patient', 20),
  two_segments: model('aurora/still'),
  three_segments: model('aurora/still/wide'),
  four_segments: model('aurora/still/wide/quick'),
  five_segments: model('aurora/still/wide/quick/r2'),
};

const stated_grammar = { condition: '{field}.{operator}:{value}', join: ',', list_separator: '|', null_word: '~' };

/**
 * Left out, for the suite to find out by itself: what the lists do about what they do not know, their default order and
 * page size, the order of texts, of nothing and of ties, cursors that are too old, what a file shows before it is there,
 * names of stored files, what a payload repeats, what receivers may ask for, and whose names records bear.
 */
export const choices: ChoicesDocument = {
  lists: {
    parameters: {
      page_size: 'take',
      cursor: 'at',
      backward: 'back',
      sort: 'arranged',
      fields: 'only',
      presign: 'with_urls',
    },
    boolean_values: ['on', 'off'],
    filter_grammar: { parameter: '{operator}.{field}', value: '{value}', list_separator: '|', null_word: '~' },
    sort_grammar: { ascending: '{field}:asc', descending: '{field}:desc' },
    fields_grammar: { join: ',' },
    operators: { eq: 'is', ne: 'isnt', gte: 'from', in: 'among' },
    quoting: 'none',
    multiple_conditions: 'and',
    page_size_bounds: [1, 500],
    page_size_out_of_range: 'clamped',
    end_of_list: 'absent',
    first_on_page_one: 'absent',
    cursor_url_form: 'relative',
    cursor_url_carries: [],
    id_always_projected: true,
    backward_order: 'reversed',
    backward_without_cursor: 'first_page',
    queryable_fields: {
      sort: ['id', 'name', 'size_bytes', 'created_at', 'mime_type'],
      filter: ['id', 'name', 'mime_type', 'asset_type', 'size_bytes', 'created_at', 'created_by', 'folder_id'],
    },
    short_pages: 'empty',
    read_your_writes: 200,
    for: {
      listAssetTypes: {
        parameters: {
          filter: 'having',
          page_size: 'n',
          cursor: 'after',
          backward: 'upwards',
          sort: 'by',
          fields: 'show',
        },
        filter_grammar: { condition: '{field}={value}' },
        multiple_conditions: 'none',
        sort_grammar: { ascending: '{field}', descending: '!{field}' },
        end_of_list: 'empty_string',
        queryable_fields: { sort: ['name'], filter: ['name'] },
      },
      listBatchItems: {
        parameters: { page_size: 'per', cursor: 'place', backward: 'up' },
        filter_grammar: stated_grammar,
        operators: { eq: 'eq', ne: 'neq', gte: 'min', in: 'oneof' },
        end_of_list: 'url_to_empty_page',
        queryable_fields: {
          sort: ['id', 'sequence_index', 'created_at', 'client_ref', 'cost'],
          filter: ['id', 'run_id', 'sequence_index', 'status_code', 'client_ref', 'cost', 'created_at'],
        },
      },
      getBatchItem: { filter_grammar: stated_grammar, operators: { eq: 'eq', ne: 'neq', gte: 'min', in: 'oneof' } },
    },
  },
  codes: {
    success: {
      created: 200,
      session: 200,
      dispatched: 200,
      updated: 202,
      deleted: { status: 202, body: { deleted: true } },
    },
    refusal: {
      invalid: 400,
      malformed_json: 400,
      unknown_route: 410,
      wrong_method: 404,
      wrong_media_type: 406,
      too_large: 400,
      conflict: 412,
    },
    unauthenticated: 404,
    missing_scope: 401,
    foreign_record: 403,
    api_key_on_feedback: 404,
    bad_token_on_anonymous: 'refused',
    malformed_id: 400,
    unknown_body_field: 'ignored',
    error_envelope: 'validation',
    for: {
      rateRun: { error_envelope: 'envelope' },
    },
  },
  records: {
    nulls: 'absent',
    extra_fields: { add: { record_version: 1 } },
    key_order: 'alphabetical',
    timestamps: { offset: 'none', fraction_digits: 7 },
    decimals: 'zeros',
    run_embeds: 'on_request',
    status_words: { running: steps, completed: end_words.completed, failed: end_words.failed },
    batch_item_words: item_words,
    attempt_status_code: 'integer',
    workflow_shapes: { workflow_json: { other: 'vertices and edges' }, collections: 'array' },
    header_prefix: 'Northwind-',
  },
  access: {
    organization_header: { not_member: 404, malformed: 400, elsewhere: 'ignored' },
    user_default_organization: 'first_membership',
    scopes: {
      'assets:write': 'library.edit',
      'billing:edit': null,
      'runs:create': 'runs.start',
      'webhooks:create': 'hooks.manage',
    },
    account_with_api_key: 'refused',
    anonymous_operations: ['listEventTypes'],
    own_private_model_text: 'shown',
    for: {
      createGraphWorkflow: { user_default_organization: 'refused' },
      deleteGraphWorkflow: { user_default_organization: 'refused' },
      dispatchGraphWorkflowRun: {
        user_default_organization: 'refused',
        scopes: { 'graph-workflows:create': 'graph-workflows:launch' },
      },
    },
  },
  runs: {
    dispatch_response: { id: '/ticket/run', status: null, body: 'only', answers: 'at_once' },
    callback_url: { malformed: 'accepted', private: 'accepted' },
  },
  workflows: { in_flight_on_delete: 'canceled', name_twice: 'refused', owner: 'organization_id', slug: 'from_id' },
  deletion: { second: 'not_found', read: 'not_found', in_lists: 'shown' },
  feedback: {
    clearing: 'omitted',
    before_end: 'refused',
    negative_without_reason: 'refused',
    reason_after_clearing: 'kept',
  },
  billing: { charging: 'never', updated_at: 'ignored' },
  assets: {
    put_answer: { status: 201, body: 'xml' },
    listed_from: 'put',
    put_mismatch: 'accepted',
    presign_off_url: 'null',
    signed_url_end: 'epoch',
    thumbnail_url: 'null',
  },
  events: {
    webhook_fields: { name: 'label', url: 'target_url', secret: 'key', event_types: 'topics', secret_from: 'request' },
    answer_pointers: {
      webhook_id: '/webhook/id',
      webhook_secret: '/webhook/key',
      attempts: '/tries',
      event_code: '/topic',
      event_schema: '/body_schema',
    },
    subscription_absent: 'all',
    subscription_empty: 'accepted',
    subscription_unknown: 'ignored',
    webhook_url: 'any',
    ping: 'challenge',
    event_types_answer: 'event_types',
    signature: { prefix: 'sha256=', encoding: 'base64url', key: 'whsec', separator: ' ', count: 2 },
    payload_layout: { event: '/what', delivery_id: '/message/id', run_id: '/subject/run', run: null },
    request_id: 'delivery',
    callback_timeout: { timeout_s: callback_timeout_ms / 1_000, counts_as_network_error: false },
    webhook_schedule: {
      attempts: webhook_plan.attempts,
      timeout_s: webhook_plan.timeout_ms / 1_000,
      first_retry_s: webhook_plan.first_ms / 1_000,
      factor: webhook_plan.factor,
      jitter: 'full',
      cap_s: webhook_plan.cap_ms / 1_000,
    },
    callbacks_in_any: 'yes',
    delivery_lists: { answer: 'array', appears: 'after_first_attempt' },
  },
};
