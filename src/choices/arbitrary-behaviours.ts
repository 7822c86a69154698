/** Draws the choices that are no matter of lists and codes. */
import fc from 'fast-check';
import { secretForms } from '../webhooks/secret-key.ts';
import type {
  AccessChoices,
  AssetChoices,
  BillingChoices,
  EventChoices,
  FeedbackChoices,
  RunChoices,
  WorkflowChoices,
} from './behaviour-choices.ts';
import type { RecordChoices } from './choices-document.ts';

/** One arbitrary for each choice of a group. */
export type ChoiceArbitraries<Choices> = { [Name in keyof Choices]-?: fc.Arbitrary<Choices[Name]> };

const oneOf = <const T extends readonly unknown[]>(...values: T): fc.Arbitrary<T[number]> => fc.constantFrom(...values);

/** Some of the parts of a choice that is made part by part. */
const parts = <T extends object>(values: { [Part in keyof T]-?: fc.Arbitrary<T[Part]> }): fc.Arbitrary<T> =>
  fc.record(values as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [],
    noNullPrototype: true,
  }) as unknown as fc.Arbitrary<T>;

const words = (...of: string[]) => fc.shuffledSubarray(of, { minLength: 1 });

export const recordChoices: ChoiceArbitraries<RecordChoices> = {
  nulls: oneOf('present', 'absent'),
  extra_fields: oneOf('none', { add: { x_revision: 3, x_labels: ['blue'] } }, { add: { links_: { self: null } } }),
  key_order: oneOf('document', 'alphabetical', 'reversed'),
  timestamps: parts({ offset: oneOf('Z', '+00:00', 'none'), fraction_digits: fc.integer({ min: 0, max: 9 }) }),
  decimals: oneOf('plain', 'signed', 'exponent', 'zeros'),
  actor: oneOf('user', 'key', 'none'),
  run_embeds: oneOf('always', 'on_request'),
  status_words: parts({
    running: words('running', 'starting', 'processing', 'in_progress'),
    completed: words('completed', 'succeeded', 'done'),
    failed: words('failed', 'error', 'errored'),
  }),
  batch_item_words: oneOf(
    'as_runs',
    { queued: 'waiting', running: 'active', completed: 'ok', failed: 'broken', canceled: 'stopped' },
    { queued: 'QUEUED', running: 'RUNNING', completed: 'COMPLETED', failed: 'FAILED', canceled: 'CANCELLED' },
  ),
  attempt_status_code: oneOf('string', 'integer'),
  workflow_shapes: parts({
    workflow_json: oneOf('nodes_by_id', 'node_list'),
    collections: oneOf('items', 'array'),
  }),
  header_prefix: oneOf('Service-', 'X-Acme-', 'ModelRun-'),
};

export const accessChoices: ChoiceArbitraries<AccessChoices> = {
  organization_header: parts({
    not_member: oneOf(400, 403, 404),
    malformed: oneOf(400, 422),
    elsewhere: oneOf('honoured', 'ignored'),
  }),
  user_default_organization: oneOf('first_membership', 'refused'),
  scopes: oneOf(
    {},
    { 'assets:write': 'files.edit', 'runs:create': 'run', 'webhooks:create': 'hooks' },
    { 'assets:write': null, 'runs:create': null, 'runs:rate': null },
    { 'assets:write': 'write', 'billing:edit': 'write' },
  ),
  account_with_api_key: oneOf('issuing_user', 'service_account', 'refused'),
  anonymous_operations: fc.subarray(['getHealth', 'listEventTypes']),
  own_private_model_text: oneOf('not_found', 'shown'),
};

export const runChoices: ChoiceArbitraries<RunChoices> = {
  dispatch_response: fc.oneof(
    fc.constant({}),
    fc.record(
      {
        id: oneOf('/run_id', '/run/id', '/data/run', '/id', '/a~1b'),
        status: oneOf('/status', '/run/state', null),
        body: fc.constant('only' as const),
        answers: oneOf('at_once', 'ended'),
      },
      { noNullPrototype: true },
    ),
    fc.record(
      {
        id: fc.constant('/id'),
        status: fc.constant('/status_code'),
        body: fc.constant('run' as const),
        answers: oneOf('at_once', 'ended'),
      },
      { noNullPrototype: true },
    ),
  ),
  callback_url: parts({
    malformed: oneOf('refused', 'ignored', 'accepted'),
    private: oneOf('accepted', 'refused'),
  }),
};

export const workflowChoices: ChoiceArbitraries<WorkflowChoices> = {
  in_flight_on_delete: oneOf('go_on', 'canceled'),
  name_twice: oneOf('suffix', 'refused'),
  owner: oneOf('organization_slug', 'organization_id', 'user_id'),
  slug: oneOf('from_name', 'from_id'),
};

export const feedbackChoices: ChoiceArbitraries<FeedbackChoices> = {
  clearing: oneOf('null', 'omitted', 'empty_body'),
  before_end: oneOf('allowed', 'refused'),
  negative_without_reason: oneOf('allowed', 'refused'),
  reason_after_clearing: oneOf('null', 'kept'),
};

export const billingChoices: ChoiceArbitraries<BillingChoices> = {
  charging: oneOf('at_end', 'at_dispatch', 'never', 30),
  balance_too_small: oneOf('refused', 'negative'),
  updated_at: oneOf('checked', 'ignored'),
};

export const assetChoices: ChoiceArbitraries<AssetChoices> = {
  get_before_put: oneOf(404, 403, 425, 'empty'),
  put_answer: fc.oneof(
    parts({ status: oneOf(200, 201), body: oneOf('empty', 'json', 'xml') }),
    fc.constant({ status: 204, body: 'empty' as const }),
  ),
  listed_from: oneOf('session', 'put', 500),
  put_mismatch: oneOf('refused', 'accepted'),
  presign_off_url: oneOf('plain', 'null', 'relative', 'other_scheme'),
  signed_url_end: oneOf('amz', 'epoch', 'hidden'),
  thumbnail_url: oneOf('images', 'null'),
  stored_name: oneOf('as_sent', 'normalised', 'made_unique'),
};

const signature: fc.Arbitrary<NonNullable<EventChoices['signature']>> = fc.oneof(
  fc.record(
    {
      prefix: oneOf('', 'sha256=', 'v1='),
      encoding: oneOf('hex', 'HEX', 'base64', 'base64_unpadded', 'base64url', 'base64url_padded'),
      key: fc.constantFrom(...secretForms),
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
  fc.record(
    {
      prefix: oneOf('', 'v1='),
      encoding: oneOf('hex', 'base64'),
      key: fc.constantFrom(...secretForms),
      separator: oneOf(', ', ' '),
      count: fc.integer({ min: 1, max: 3 }),
    },
    { noNullPrototype: true },
  ),
);

export const eventChoices: ChoiceArbitraries<EventChoices> = {
  webhook_fields: parts({
    name: oneOf('name', 'title', 'label'),
    url: oneOf('url', 'endpoint', 'target_url'),
    secret: oneOf('secret', 'signing_secret'),
    event_types: oneOf('event_types', 'events', 'subscriptions'),
    secret_from: oneOf('request', 'server'),
  }),
  answer_pointers: parts({
    webhook_id: oneOf('/id', '/webhook/id', '/webhook_id'),
    webhook_secret: oneOf('/secret', '/webhook/secret', '/signing/secret'),
    attempts: oneOf('/attempts', '/tries', '/log/attempts'),
    event_code: oneOf('/code', '/name', '/event/type'),
    event_schema: oneOf('/schema', '/payload_schema', '/event/schema'),
  }),
  subscription_absent: oneOf('none', 'all'),
  subscription_empty: oneOf('accepted', 'refused'),
  subscription_unknown: oneOf('refused', 'ignored'),
  // Seldom: receivers on loopback, and those that know nothing of challenges, can subscribe to nothing then.
  webhook_url: fc.oneof({ arbitrary: fc.constant('any'), weight: 7 }, fc.constant('https_public' as const)),
  ping: fc.oneof({ arbitrary: oneOf('none', 'ping'), weight: 7 }, fc.constant('challenge' as const)),
  event_types_answer: oneOf('envelope', 'array', 'event_types'),
  signature,
  payload_layout: parts({
    event: oneOf('/event', '/type', '/meta/event'),
    delivery_id: oneOf('/delivery/id', '/delivery_id', '/id'),
    run_id: oneOf('/run_id', '/data/run_id', '/run/id'),
    run: oneOf('/run', '/data/run', null),
  }),
  payload_on_repeat: fc.subarray(['attempt_number', 'sent_at']),
  request_id: oneOf('attempt', 'delivery', 'delivery_id'),
  callback_timeout: parts({ timeout_s: oneOf(1, 5, 10), counts_as_network_error: fc.boolean() }),
  webhook_schedule: parts({
    attempts: fc.integer({ min: 2, max: 8 }),
    timeout_s: oneOf(1, 5, 30),
    first_retry_s: oneOf(0.5, 1, 5, 60),
    factor: oneOf(1.5, 2, 3),
    jitter: oneOf('none', 'full', 'equal'),
    cap_s: oneOf(null, 10, 300),
  }),
  receiver_answers: parts({
    redirect: oneOf('not_followed', 'followed'),
    cut_after_2xx: oneOf('network_error', 'success'),
    retry_after: oneOf('ignored', 'obeyed'),
    gone: oneOf('ignored', 'obeyed'),
  }),
  callbacks_in_any: oneOf('no', 'yes'),
  delivery_lists: parts({ answer: oneOf('envelope', 'array'), appears: oneOf('with_event', 'after_first_attempt') }),
};
