// generated from src/choices/catalog by scripts/generate.ts; do not edit, run `npm run generate`
/** A behaviour that has no word of its own. The suite then only observes; the server refuses to start with it. */
export interface Other {
  other: string;
}

/** What each group of choices may hold. */
export interface ChoiceGroups {
  /** Lists: names, grammars, pages, cursors. */
  lists: {
    /** Names of the query parameters, role by role. Any name that no other role has. */
    parameters?: {
      /** Holds all conditions of a filter. Unused where each condition has a parameter of its own. Fixed on the batch reads: q. */
      filter?: string;
      /** The largest number of items on a page. null, for one operation: its list takes none, which may be so where the text states none. */
      page_size?: string | null;
      /** The order of the list. Fixed on the batch reads: sort_by. */
      sort?: string;
      /** The projection. Fixed on the batch reads: fields. */
      fields?: string;
      /** What to embed. The specification names it everywhere, so that only embed is possible. */
      embed?: string;
      /** The place to go on from; it stands in cursor URLs only. */
      cursor?: string;
      /** Whether to go towards the start of the list. */
      backward?: string;
      /** Whether URLs of assets are presigned. */
      presign?: string;
    };
    /** The words for true and false that are sent, and understood. */
    boolean_values?: readonly [string, string];
    /** Further pairs of words for true and false that are understood. */
    boolean_values_accepted?: readonly (readonly [string, string])[];
    /** How filter conditions are written, as a template with {field}, {operator} and, last of the three, {value}; without {operator} only eq can be said. The batch reads state {field}.{operator}:{value}, joined by commas; a grammar of another form says nothing about them. */
    filter_grammar?: {
      /** One condition, such as {field}.{operator}:{value}. */
      condition: string;
      /** Between conditions; left out, there is only ever one. */
      join?: string;
      /** Between the values of the operator in; left out, it takes one value. */
      list_separator?: string;
      /** Stands for no value after eq and ne; left out, null cannot be asked for. */
      null_word?: string;
      /** Asks for no value in the place of that word, as an operator of its own with a word for no value and one for any. */
      null_operator?: {
        /** Of the operator, such as is_null. */
        word: string;
        /** What stands for no value, and for any. */
        values: readonly [string, string];
      };
      /** Stands for any text in a value of like: % where left out. Empty: nothing does, and what holds the value is found. */
      any_text?: '%' | '*' | '';
    } | {
      /** The name of the parameter that holds one condition, such as filter[{field}][{operator}]. */
      parameter: string;
      /** What the parameter holds, such as {value}. */
      value: string;
      /** Between the values of the operator in; left out, it takes one value. */
      list_separator?: string;
      /** Stands for no value after eq and ne; left out, null cannot be asked for. */
      null_word?: string;
      /** Asks for no value in the place of that word, as an operator of its own with a word for no value and one for any. */
      null_operator?: {
        /** Of the operator, such as is_null. */
        word: string;
        /** What stands for no value, and for any. */
        values: readonly [string, string];
      };
      /** Stands for any text in a value of like: % where left out. Empty: nothing does, and what holds the value is found. */
      any_text?: '%' | '*' | '';
    } | Other;
    /** How sort keys are written, as a template for each direction with {field} in it. listAssets and the batch reads state {field}:asc and {field}:desc. */
    sort_grammar?: {
      /** An ascending key, such as {field}:asc or {field}. */
      ascending: string;
      /** A descending key, such as {field}:desc or -{field}. */
      descending: string;
      /** Between keys; left out, there is only ever one. */
      join?: string;
    } | Other;
    /** How the names of a projection are joined. listAssets and the batch reads state the comma. */
    fields_grammar?: {
      /** Between names. */
      join: string;
    } | Other;
    /** The word for each operator of filters. An operator that is left out is not offered. The batch reads state eq. */
    operators?: {
      /** Equal. */
      eq?: string;
      /** Not equal. */
      ne?: string;
      /** Greater. */
      gt?: string;
      /** Greater or equal. */
      gte?: string;
      /** Less. */
      lt?: string;
      /** Less or equal. */
      lte?: string;
      /** One of several values. */
      in?: string;
      /** A pattern, where % stands for any text, or what the grammar has for it. */
      like?: string;
    };
    /** How a filter value keeps the grammar's own characters apart: a backslash before each; double quotes around the value, with a backslash before a quote or backslash inside; percent-encoding before the query string is encoded as a whole; or no means, so that such values cannot be sent. */
    quoting?: 'backslash' | 'double_quote' | 'percent' | 'none' | Other;
    /** What several conditions mean: an item must meet all of them, or only one can be sent. The batch reads state and. */
    multiple_conditions?: 'and' | 'none' | Other;
    /** Items on a page when no page size is given. */
    default_page_size?: number | Other;
    /** Least and greatest page size. The asset and asset-type lists state 1 to 500. */
    page_size_bounds?: readonly [number, number] | Other;
    /** What happens to a page size outside the bounds. */
    page_size_out_of_range?: 'refused' | 'clamped' | Other;
    /** What next holds on the last page, and previous on the first: null, nothing at all, an empty string, or a URL that leads to one empty page. */
    end_of_list?: 'null' | 'absent' | 'empty_string' | 'url_to_empty_page' | Other;
    /** What first holds on the first page. */
    first_on_page_one?: 'url' | 'absent' | Other;
    /** Cursor URLs: absolute, relative to the URL of the request, or absolute at another origin with the same path. */
    cursor_url_form?: 'absolute' | 'relative' | 'other_origin' | Other;
    /** What a cursor URL keeps of the request beside filter and sort, which always go along. */
    cursor_url_carries?: readonly ('page_size' | 'fields' | 'embed' | 'presign')[] | Other;
    /** Whether a projection keeps id even where it does not name it. */
    id_always_projected?: boolean | Other;
    /** The order of items on a page asked for backward. */
    backward_order?: 'list_order' | 'reversed' | Other;
    /** The page that backward asks for without a cursor. */
    backward_without_cursor?: 'last_page' | 'first_page' | 'refused' | Other;
    /** A cursor that is damaged or another's: the status of the refusal, or the caller's own first page. */
    bad_cursor?: 400 | 403 | 404 | 422 | 'first_page' | Other;
    /** A query parameter that the operation does not have. */
    unknown_parameter?: 'refused' | 'ignored' | Other;
    /** A filter on a field that cannot be filtered by. */
    unknown_filter?: 'refused' | 'ignored' | Other;
    /** A sort by a field that cannot be sorted by. */
    unknown_sort?: 'refused' | 'ignored' | Other;
    /** A projection of a field that the record does not have. */
    unknown_field?: 'refused' | 'ignored' | Other;
    /** An embed that the operation does not offer. */
    unknown_embed?: 'refused' | 'ignored' | Other;
    /** Fields that a list may be sorted by, filtered by and projected to: all with a single value, or those named. */
    queryable_fields?: {
      /** To sort by. */
      sort?: 'scalars' | readonly (string)[] | Other;
      /** To filter by. */
      filter?: 'scalars' | readonly (string)[] | Other;
      /** To project to. */
      project?: 'scalars' | readonly (string)[] | Other;
    };
    /** Pages before the end that hold less than their size, or nothing. */
    short_pages?: 'never' | 'short' | 'empty' | Other;
    /** The order of a list when none is asked for. */
    default_order?: {
      /** Any field that can be sorted by. */
      field: string;
      direction: 'asc' | 'desc';
    } | Other;
    /** How texts are ordered. */
    text_order?: 'code_point' | 'case_insensitive' | Other;
    /** Where items without a value stand. lowest: first in ascending order, last in descending order. */
    null_order?: 'last' | 'first' | 'lowest' | 'highest' | Other;
    /** The order of items that are equal in the field sorted by: by id, in the direction of the sort, against it, or always ascending. */
    tie_break?: 'with_sort' | 'against_sort' | 'ascending' | Other;
    /** How long a cursor works, in seconds. */
    cursor_lifetime?: 'none' | number | Other;
    /** How far a list may lag behind what was acknowledged, in milliseconds; at most 30000. */
    read_your_writes?: 'at_once' | number | Other;
  };
  /** Statuses and errors. */
  codes: {
    /** The status of each success (section 7 of the specification shows none). Any 2xx. */
    success?: {
      /** A record was made. */
      created?: number;
      /** An upload session was made. */
      session?: number;
      /** A run was dispatched. */
      dispatched?: number;
      /** A record was changed. */
      updated?: number;
      /** A record was deleted: a status, or a status and a body. */
      deleted?: number | {
        /** Any 2xx that may have a body. */
        status: number;
        /** The JSON body, sent as it stands. */
        body: unknown;
      };
      /** A record was deleted that had been before; left out, as deleted. */
      deleted_again?: number | {
        /** Any 2xx that may have a body. */
        status: number;
        /** The JSON body, sent as it stands. */
        body: unknown;
      };
    };
    /** The status of each refusal (section 7 of the specification shows none). */
    refusal?: {
      /** A request that breaks a rule of the document. Any 4xx. */
      invalid?: number;
      /** A body that is no JSON. Any 4xx. */
      malformed_json?: number;
      /** A path that no operation has. Any 4xx. */
      unknown_route?: number;
      /** A method that the path does not take. Any 4xx. */
      wrong_method?: number;
      /** A body that is declared as no JSON. Any 4xx. */
      wrong_media_type?: number;
      /** A body beyond the size the server takes. Any 4xx. */
      too_large?: number;
      /** A request that the record's state forbids. Any 4xx. */
      conflict?: number;
      /** A write based on a stale copy. Any 4xx. */
      stale_record?: number;
      /** A balance that is too small. Any 4xx. */
      insufficient_balance?: number;
      /** Too many requests. Any 4xx. */
      rate_limited?: number;
    };
    /** No token, or one that is unknown or ended. */
    unauthenticated?: 401 | 403 | 404 | Other;
    /** A token without a scope that the operation needs. */
    missing_scope?: 401 | 403 | 404 | Other;
    /** A record of an organization that the caller does not act in. */
    foreign_record?: 401 | 403 | 404 | Other;
    /** A rating with an API key, which section 5 refuses. */
    api_key_on_feedback?: 401 | 403 | 404 | Other;
    /** A bad token where none is needed. */
    bad_token_on_anonymous?: 'refused' | 'ignored' | Other;
    /** An id in a path that is no UUID. */
    malformed_id?: 400 | 404 | 422 | Other;
    /** A field of the body that the document does not have. */
    unknown_body_field?: 'refused' | 'ignored' | Other;
    /** The envelope of errors: 7.1 {code, message, errors}, 7.2 {detail}, or both merged. Stated: 7.1 for feedback; 7.2 at the batch item read, the catalog text read and health, but for their 401, 403, 404 and 405. */
    error_envelope?: 'envelope' | 'validation' | 'merged' | Other;
    /** The values of code, and the parts of an error that say nothing. */
    error_values?: {
      /** Other words for the codes of the document. */
      codes?: Readonly<Record<string, string>>;
      /** errors, ctx, input and type where there is nothing to say. */
      details?: 'present' | 'null' | 'absent' | Other;
    };
    /** What a gateway in front answers by itself, in no envelope. */
    gateway?: 'none' | {
      /** Which refusals it answers. */
      refusals: readonly ('unauthenticated' | 'unknown_route' | 'wrong_method' | 'too_large' | 'rate_limited')[];
      /** Such as text/html. */
      media_type: string;
      /** Sent as it stands. */
      body: string;
    } | Other;
  };
  /** Records. */
  records: {
    /** Whether a field without a value is null or left out. */
    nulls?: 'present' | 'absent' | Other;
    /** Fields of records beyond the document's. */
    extra_fields?: 'none' | {
      /** Names and JSON values that every record holds beyond the document's. */
      add: Readonly<Record<string, unknown>>;
    } | Other;
    /** The order of the fields of a record. */
    key_order?: 'document' | 'alphabetical' | 'reversed' | Other;
    /** How UTC is marked, and how many digits the fraction of a second has. */
    timestamps?: {
      /** How UTC is marked. */
      offset?: 'Z' | '+00:00' | 'none' | Other;
      fraction_digits?: number;
    };
    /** How a decimal is written: plain digits, with a plus sign, with an exponent, or with zeros at its ends. */
    decimals?: 'plain' | 'signed' | 'exponent' | 'zeros' | Other;
    /** Whom created_by and deleted_by name when an API key acted: the user who issued it, the key, or for created_by nobody. */
    actor?: 'user' | 'key' | 'none' | Other;
    /** Whether the read of a run shows logs, node_runs, model and graph_workflow without being asked. */
    run_embeds?: 'always' | 'on_request' | Other;
    /** Whether the account read shows memberships without being asked. */
    memberships?: 'when_embedded' | 'always' | Other;
    /** Words of the status of a run: several for one outcome, several steps of running. queued and canceled are stated. */
    status_words?: {
      /** One after another while it runs. */
      running?: readonly (string)[];
      /** One of them. */
      completed?: readonly (string)[];
      /** One of them. */
      failed?: readonly (string)[];
    };
    /** Words of the status of a batch item. */
    batch_item_words?: 'as_runs' | {
      queued: string;
      running: string;
      completed: string;
      failed: string;
      canceled: string;
    } | Other;
    /** Whether the status_code of an attempt is a text or an integer. */
    attempt_status_code?: 'string' | 'integer' | Other;
    /** What stands within the free parts of a workflow. */
    workflow_shapes?: {
      /** Nodes by their ids, or a list of nodes that hold theirs. */
      workflow_json?: 'nodes_by_id' | 'node_list' | Other;
      /** models and custom_nodes of a record: an object with items, or the array itself. */
      collections?: 'items' | 'array' | Other;
    };
    /** What stands before Request-Id and Signature in the names of headers. */
    header_prefix?: string;
  };
  /** Organizations, principals and scopes. */
  access: {
    /** What X-Organization-Id does. */
    organization_header?: {
      /** The status when the caller does not belong to it. */
      not_member?: 400 | 403 | 404 | Other;
      /** The status when it is no UUID. */
      malformed?: 400 | 422 | Other;
      /** Outside the operations on workflows. */
      elsewhere?: 'honoured' | 'ignored' | Other;
    };
    /** Where the token of a user acts without the header. */
    user_default_organization?: 'first_membership' | 'refused' | Other;
    /** Names of scopes by the name that the document has for them; null where none is needed. */
    scopes?: Readonly<Record<string, string | null>> | Other;
    /** What the account read answers to an API key. */
    account_with_api_key?: 'issuing_user' | 'service_account' | 'refused' | Other;
    /** Operations that need no token, beside the text of a model. */
    anonymous_operations?: readonly ('getHealth' | 'listEventTypes')[] | Other;
    /** What the owner of a private model is answered who asks for its text with a token. */
    own_private_model_text?: 'not_found' | 'shown' | Other;
  };
  /** Dispatches of models. */
  runs: {
    /** What the dispatch of a model answers. */
    dispatch_response?: {
      /** Where the id of the run stands. */
      id?: string;
      /** Where its status stands; null where it is left out. */
      status?: string | null;
      /** Whether the whole run is in the body too. */
      body?: 'only' | 'run' | Other;
      /** ended: once the run has ended. */
      answers?: 'at_once' | 'ended' | Other;
    };
    /** A callback_url that is malformed, or leads to loopback or a private network. */
    callback_url?: {
      /** No absolute http or https URL, or no text at all. */
      malformed?: 'refused' | 'ignored' | 'accepted' | Other;
      /** One that leads to loopback or a private network. */
      private?: 'accepted' | 'refused' | Other;
    };
  };
  /** Graph workflows. */
  workflows: {
    /** Runs under way when their workflow is deleted. */
    in_flight_on_delete?: 'go_on' | 'canceled' | Other;
    /** A name that is used a second time: the slug is given a suffix, or it is refused as a conflict. */
    name_twice?: 'suffix' | 'refused' | Other;
    /** What stands for {owner} in the path of a dispatch. */
    owner?: 'organization_slug' | 'organization_id' | 'user_id' | Other;
    /** How the slug is made. */
    slug?: 'from_name' | 'from_id' | Other;
    /** The name under which a workflow is stored. */
    stored_name?: 'as_sent' | 'normalised' | Other;
  };
  /** Soft deletion. */
  deletion: {
    /** A second delete of the same record: a success that changes nothing, or not found. */
    second?: 'success' | 'not_found' | Other;
    /** A read of a deleted record: the record with deleted_at and deleted_by, or not found. */
    read?: 'shown' | 'not_found' | Other;
    /** Deleted records in lists. */
    in_lists?: 'left_out' | 'shown' | Other;
  };
  /** Ratings of runs. */
  feedback: {
    /** How a request clears a rating: is_positive null, left out, or no field at all. */
    clearing?: 'null' | 'omitted' | 'empty_body' | Other;
    /** Rating a run before its end. */
    before_end?: 'allowed' | 'refused' | Other;
    /** A negative rating without a reason. */
    negative_without_reason?: 'allowed' | 'refused' | Other;
    /** The reason once the rating is cleared. */
    reason_after_clearing?: 'null' | 'kept' | Other;
  };
  /** Balance and charges. */
  billing: {
    /** When the cost of a run is taken from the balance; a number: so many seconds after its end. */
    charging?: 'at_end' | 'at_dispatch' | 'never' | number | Other;
    /** A dispatch without enough balance is refused, or the balance becomes negative. */
    balance_too_small?: 'refused' | 'negative' | Other;
    /** Whether updated_at of an update must be that of the record. */
    updated_at?: 'checked' | 'ignored' | Other;
  };
  /** Assets and their storage. */
  assets: {
    /** A presigned GET before the file is there: the status of the refusal, or an empty 200. */
    get_before_put?: 'empty' | number | Other;
    /** What storage answers to a PUT. */
    put_answer?: {
      status?: number;
      body?: 'empty' | 'json' | 'xml' | Other;
    };
    /** From when on an asset is listed and can be read; a number: so many milliseconds after the PUT, at most 30000. */
    listed_from?: 'session' | 'put' | number | Other;
    /** A PUT of another content type or size than declared. type_refused: another type is refused, and another size taken; size_refused: the other way round. */
    put_mismatch?: 'refused' | 'accepted' | 'type_refused' | 'size_refused' | Other;
    /** What url holds with presigning off. */
    presign_off_url?: 'plain' | 'null' | 'relative' | 'other_scheme' | Other;
    /** Where a presigned URL tells when it ends: X-Amz-Date and X-Amz-Expires, a parameter with seconds since 1970, or nowhere. */
    signed_url_end?: 'amz' | 'epoch' | 'hidden' | Other;
    /** Which assets have a thumbnail_url: images, all, or none. */
    thumbnail_url?: 'images' | 'all' | 'null' | Other;
    /** The name under which an asset is stored: as sent, normalised, or made unique. */
    stored_name?: 'as_sent' | 'normalised' | 'made_unique' | Other;
  };
  /** Webhooks, callbacks and their deliveries. */
  events: {
    /** Names of the fields of a webhook, and who makes the secret. */
    webhook_fields?: {
      name?: string;
      url?: string;
      secret?: string;
      event_types?: string;
      /** Who makes the secret. */
      secret_from?: 'request' | 'server' | Other;
    };
    /** Where things stand in the answers. Queries of lists keep the names of the document. */
    answer_pointers?: {
      webhook_id?: string;
      webhook_secret?: string;
      attempts?: string;
      event_code?: string;
      event_schema?: string;
    };
    /** A webhook without a list of subscriptions. */
    subscription_absent?: 'none' | 'all' | Other;
    /** A webhook with an empty list. */
    subscription_empty?: 'accepted' | 'refused' | Other;
    /** A subscription to an unknown event code. */
    subscription_unknown?: 'refused' | 'ignored' | Other;
    /** Which URLs a webhook may have. */
    webhook_url?: 'any' | 'https_public' | Other;
    /** Whether creating a webhook sends something to its URL; challenge: what must be sent back. */
    ping?: 'none' | 'ping' | 'challenge' | Other;
    /** The pagination envelope, a plain array, or an object with event_types. Without the envelope there are no pages: an answer holds up to 500 items. */
    event_types_answer?: 'envelope' | 'array' | 'event_types' | Other;
    /** How a signature is written. Its parts do not depend on each other. For createWebhook alone: on webhooks, and not on callbacks. */
    signature?: {
      /** What stands before each signature, such as sha256=. */
      prefix?: string;
      encoding?: 'hex' | 'HEX' | 'base64' | 'base64_unpadded' | 'base64url' | 'base64url_padded';
      key?: 'utf8' | 'base64' | 'hex' | 'whsec';
      /** Between several signatures; null: the header holds exactly one. */
      separator?: string | null;
      count?: number;
    };
    /** Where things stand in a payload. */
    payload_layout?: {
      event?: string;
      delivery_id?: string;
      run_id?: string;
      /** Where the run stands; null where it is left out. */
      run?: string | null;
    };
    /** What a repeat has anew; nothing: it sends the same bytes. */
    payload_on_repeat?: readonly ('attempt_number' | 'sent_at')[] | Other;
    /** Service-Request-Id is new for each attempt, one for each delivery, or the id of the delivery. */
    request_id?: 'attempt' | 'delivery' | 'delivery_id' | Other;
    /** How long an attempt of a callback waits for an answer, in seconds, and whether that counts as a network error. */
    callback_timeout?: {
      timeout_s?: number;
      counts_as_network_error?: boolean;
    };
    /** Attempts of a webhook: how many, the first one included, their timeout, and the waits between them, in seconds. */
    webhook_schedule?: {
      attempts?: number;
      timeout_s?: number;
      first_retry_s?: number;
      factor?: number;
      jitter?: 'none' | 'full' | 'equal' | Other;
      cap_s?: number | null;
    };
    /** Whether the next_retry_at of an attempt binds the sender, or says when the next one comes at the latest. */
    next_retry_at?: 'binding' | 'estimate' | Other;
    /** What some answers of a receiver do. */
    receiver_answers?: {
      /** 3xx. */
      redirect?: 'not_followed' | 'followed' | Other;
      /** A connection cut after the head of a 2xx. */
      cut_after_2xx?: 'network_error' | 'success' | Other;
      /** Retry-After. */
      retry_after?: 'ignored' | 'obeyed' | Other;
      /** 410. */
      gone?: 'ignored' | 'obeyed' | Other;
    };
    /** Whether the deliveries across all webhooks hold callbacks too. */
    callbacks_in_any?: 'no' | 'yes' | Other;
    /** In what deliveries are wrapped, and when an entry appears. A plain array holds up to 500 of them. */
    delivery_lists?: {
      answer?: 'envelope' | 'array' | Other;
      appears?: 'with_event' | 'after_first_attempt' | Other;
    };
  };
}

/** Choices made part by part, of which every part is there when nothing is left open. */
export type PartKey =
  | 'lists.parameters'
  | 'lists.queryable_fields'
  | 'codes.refusal'
  | 'codes.error_values'
  | 'records.timestamps'
  | 'records.status_words'
  | 'records.workflow_shapes'
  | 'access.organization_header'
  | 'runs.dispatch_response'
  | 'runs.callback_url'
  | 'assets.put_answer'
  | 'events.webhook_fields'
  | 'events.answer_pointers'
  | 'events.signature'
  | 'events.payload_layout'
  | 'events.callback_timeout'
  | 'events.webhook_schedule'
  | 'events.receiver_answers'
  | 'events.delivery_lists';
