/** The shape of the choices that are no matter of lists, codes or records: who may what, runs, files, events. */
import type { SignatureScheme } from '../webhooks/scheme.ts';
import type { Other } from './choices-document.ts';

/** A place in a JSON body (RFC 6901), such as `/delivery/id`. */
export type Pointer = string;

export interface AccessChoices {
  organization_header?: {
    /** The status when the caller does not belong to it. */
    not_member?: 400 | 403 | 404 | Other;
    /** The status when it is no UUID. */
    malformed?: 400 | 422 | Other;
    /** Outside the operations on workflows. */
    elsewhere?: 'honoured' | 'ignored' | Other;
  };
  user_default_organization?: 'first_membership' | 'refused' | Other;
  /** By the name that the document has for a scope: the name used instead, or null where none is needed. */
  scopes?: Readonly<Record<string, string | null>> | Other;
  account_with_api_key?: 'issuing_user' | 'service_account' | 'refused' | Other;
  /** Operations that need no token, beside the text of a model. */
  anonymous_operations?: readonly ('getHealth' | 'listEventTypes')[] | Other;
  own_private_model_text?: 'not_found' | 'shown' | Other;
}

export interface RunChoices {
  dispatch_response?: {
    /** Where the id of the run stands, and its status, where it is given. */
    id?: Pointer;
    status?: Pointer | null;
    /** What else is in the body: nothing, or the whole run. */
    body?: 'only' | 'run' | Other;
    /** `ended`: the answer comes when the run has ended. */
    answers?: 'at_once' | 'ended' | Other;
  };
  callback_url?: {
    malformed?: 'refused' | 'ignored' | 'accepted' | Other;
    /** One that leads to loopback or a private network. */
    private?: 'accepted' | 'refused' | Other;
  };
}

export interface WorkflowChoices {
  in_flight_on_delete?: 'go_on' | 'canceled' | Other;
  name_twice?: 'suffix' | 'refused' | Other;
  /** What stands for `{owner}` in the path of a dispatch. */
  owner?: 'organization_slug' | 'organization_id' | 'user_id' | Other;
  slug?: 'from_name' | 'from_id' | Other;
}

export interface FeedbackChoices {
  clearing?: 'null' | 'omitted' | 'empty_body' | Other;
  before_end?: 'allowed' | 'refused' | Other;
  negative_without_reason?: 'allowed' | 'refused' | Other;
  reason_after_clearing?: 'null' | 'kept' | Other;
}

export interface BillingChoices {
  /** When the cost of a run is taken; a number: so many seconds after its end. */
  charging?: 'at_end' | 'at_dispatch' | 'never' | number | Other;
  balance_too_small?: 'refused' | 'negative' | Other;
  updated_at?: 'checked' | 'ignored' | Other;
}

export interface AssetChoices {
  /** The status, or 200 with nothing in it. */
  get_before_put?: number | 'empty' | Other;
  put_answer?: { status?: number; body?: 'empty' | 'json' | 'xml' | Other };
  /** `put`: once the file is there; a number: so many milliseconds after that. */
  listed_from?: 'session' | 'put' | number | Other;
  put_mismatch?: 'refused' | 'accepted' | Other;
  presign_off_url?: 'plain' | 'null' | 'relative' | 'other_scheme' | Other;
  signed_url_end?: 'amz' | 'epoch' | 'hidden' | Other;
  thumbnail_url?: 'images' | 'null' | Other;
  stored_name?: 'as_sent' | 'normalised' | 'made_unique' | Other;
}

export interface EventChoices {
  webhook_fields?: {
    name?: string;
    url?: string;
    secret?: string;
    event_types?: string;
    /** Who makes the secret. */
    secret_from?: 'request' | 'server' | Other;
  };
  answer_pointers?: {
    webhook_id?: Pointer;
    webhook_secret?: Pointer;
    attempts?: Pointer;
    event_code?: Pointer;
    event_schema?: Pointer;
  };
  subscription_absent?: 'none' | 'all' | Other;
  subscription_empty?: 'accepted' | 'refused' | Other;
  subscription_unknown?: 'refused' | 'ignored' | Other;
  webhook_url?: 'any' | 'https_public' | Other;
  /** `challenge`: the receiver must send back what it was sent. */
  ping?: 'none' | 'ping' | 'challenge' | Other;
  event_types_answer?: 'envelope' | 'array' | 'event_types' | Other;
  signature?: {
    prefix?: SignatureScheme['prefix'];
    encoding?: SignatureScheme['encoding'];
    key?: SignatureScheme['key'];
    /** Between several signatures; null: the header holds exactly one. */
    separator?: string | null;
    /** How many signatures the header holds. */
    count?: number;
  };
  payload_layout?: {
    event?: Pointer;
    delivery_id?: Pointer;
    run_id?: Pointer;
    /** Where the run stands; null where it is left out. */
    run?: Pointer | null;
  };
  /** What a repeat has anew; nothing: it sends the same bytes. */
  payload_on_repeat?: readonly ('attempt_number' | 'sent_at')[] | Other;
  request_id?: 'attempt' | 'delivery' | 'delivery_id' | Other;
  callback_timeout?: { timeout_s?: number; counts_as_network_error?: boolean };
  webhook_schedule?: {
    /** The first one included. */
    attempts?: number;
    timeout_s?: number;
    first_retry_s?: number;
    factor?: number;
    jitter?: 'none' | 'full' | 'equal' | Other;
    /** No wait is longer; null for none. */
    cap_s?: number | null;
  };
  receiver_answers?: {
    redirect?: 'not_followed' | 'followed' | Other;
    cut_after_2xx?: 'network_error' | 'success' | Other;
    retry_after?: 'ignored' | 'obeyed' | Other;
    gone?: 'ignored' | 'obeyed' | Other;
  };
  callbacks_in_any?: 'no' | 'yes' | Other;
  delivery_lists?: {
    answer?: 'envelope' | 'array' | Other;
    appears?: 'with_event' | 'after_first_attempt' | Other;
  };
}
