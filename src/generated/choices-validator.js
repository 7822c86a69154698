// generated from src/choices/catalog by scripts/generate.ts; do not edit, run `npm run generate`
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return !0;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return !1;
        var length, i, keys;
        if (Array.isArray(a)) {
          if (length = a.length, length != b.length) return !1;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return !1;
          return !0;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        if (keys = Object.keys(a), length = keys.length, length !== Object.keys(b).length) return !1;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return !1;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return !1;
        }
        return !0;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

// <stdin>
var validate = validate0, stdin_default = validate0, schema0 = { $schema: "https://json-schema.org/draft/2020-12/schema", title: "Choices document", description: "What an implementation does about the open clauses of the specification. Everything may be left out: the suite then observes it, and the reference server does as the reference choices say. Every behaviour may also be {other: text}.", type: "object", properties: { lists: { type: "object", description: "Lists: names, grammars, pages, cursors.", properties: { parameters: { $ref: "#/$defs/lists.parameters" }, boolean_values: { $ref: "#/$defs/lists.boolean_values" }, boolean_values_accepted: { $ref: "#/$defs/lists.boolean_values_accepted" }, filter_grammar: { $ref: "#/$defs/lists.filter_grammar" }, sort_grammar: { $ref: "#/$defs/lists.sort_grammar" }, fields_grammar: { $ref: "#/$defs/lists.fields_grammar" }, operators: { $ref: "#/$defs/lists.operators" }, quoting: { $ref: "#/$defs/lists.quoting" }, multiple_conditions: { $ref: "#/$defs/lists.multiple_conditions" }, default_page_size: { $ref: "#/$defs/lists.default_page_size" }, page_size_bounds: { $ref: "#/$defs/lists.page_size_bounds" }, page_size_out_of_range: { $ref: "#/$defs/lists.page_size_out_of_range" }, end_of_list: { $ref: "#/$defs/lists.end_of_list" }, first_on_page_one: { $ref: "#/$defs/lists.first_on_page_one" }, cursor_url_form: { $ref: "#/$defs/lists.cursor_url_form" }, cursor_url_carries: { $ref: "#/$defs/lists.cursor_url_carries" }, id_always_projected: { $ref: "#/$defs/lists.id_always_projected" }, backward_order: { $ref: "#/$defs/lists.backward_order" }, backward_without_cursor: { $ref: "#/$defs/lists.backward_without_cursor" }, bad_cursor: { $ref: "#/$defs/lists.bad_cursor" }, unknown_parameter: { $ref: "#/$defs/lists.unknown_parameter" }, unknown_filter: { $ref: "#/$defs/lists.unknown_filter" }, unknown_sort: { $ref: "#/$defs/lists.unknown_sort" }, unknown_field: { $ref: "#/$defs/lists.unknown_field" }, unknown_embed: { $ref: "#/$defs/lists.unknown_embed" }, queryable_fields: { $ref: "#/$defs/lists.queryable_fields" }, short_pages: { $ref: "#/$defs/lists.short_pages" }, default_order: { $ref: "#/$defs/lists.default_order" }, text_order: { $ref: "#/$defs/lists.text_order" }, null_order: { $ref: "#/$defs/lists.null_order" }, tie_break: { $ref: "#/$defs/lists.tie_break" }, cursor_lifetime: { $ref: "#/$defs/lists.cursor_lifetime" }, read_your_writes: { $ref: "#/$defs/lists.read_your_writes" }, for: { type: "object", description: "The same choices for one operation alone, by operationId.", propertyNames: { $ref: "#/$defs/operation" }, additionalProperties: { type: "object", properties: { parameters: { $ref: "#/$defs/lists.parameters" }, boolean_values: { $ref: "#/$defs/lists.boolean_values" }, boolean_values_accepted: { $ref: "#/$defs/lists.boolean_values_accepted" }, filter_grammar: { $ref: "#/$defs/lists.filter_grammar" }, sort_grammar: { $ref: "#/$defs/lists.sort_grammar" }, fields_grammar: { $ref: "#/$defs/lists.fields_grammar" }, operators: { $ref: "#/$defs/lists.operators" }, quoting: { $ref: "#/$defs/lists.quoting" }, multiple_conditions: { $ref: "#/$defs/lists.multiple_conditions" }, default_page_size: { $ref: "#/$defs/lists.default_page_size" }, page_size_bounds: { $ref: "#/$defs/lists.page_size_bounds" }, page_size_out_of_range: { $ref: "#/$defs/lists.page_size_out_of_range" }, end_of_list: { $ref: "#/$defs/lists.end_of_list" }, first_on_page_one: { $ref: "#/$defs/lists.first_on_page_one" }, cursor_url_form: { $ref: "#/$defs/lists.cursor_url_form" }, cursor_url_carries: { $ref: "#/$defs/lists.cursor_url_carries" }, id_always_projected: { $ref: "#/$defs/lists.id_always_projected" }, backward_order: { $ref: "#/$defs/lists.backward_order" }, backward_without_cursor: { $ref: "#/$defs/lists.backward_without_cursor" }, bad_cursor: { $ref: "#/$defs/lists.bad_cursor" }, unknown_parameter: { $ref: "#/$defs/lists.unknown_parameter" }, unknown_filter: { $ref: "#/$defs/lists.unknown_filter" }, unknown_sort: { $ref: "#/$defs/lists.unknown_sort" }, unknown_field: { $ref: "#/$defs/lists.unknown_field" }, unknown_embed: { $ref: "#/$defs/lists.unknown_embed" }, queryable_fields: { $ref: "#/$defs/lists.queryable_fields" }, short_pages: { $ref: "#/$defs/lists.short_pages" }, default_order: { $ref: "#/$defs/lists.default_order" }, text_order: { $ref: "#/$defs/lists.text_order" }, null_order: { $ref: "#/$defs/lists.null_order" }, tie_break: { $ref: "#/$defs/lists.tie_break" }, cursor_lifetime: { $ref: "#/$defs/lists.cursor_lifetime" }, read_your_writes: { $ref: "#/$defs/lists.read_your_writes" } }, additionalProperties: !1 } } }, additionalProperties: !1 }, codes: { type: "object", description: "Statuses and errors.", properties: { success: { $ref: "#/$defs/codes.success" }, refusal: { $ref: "#/$defs/codes.refusal" }, unauthenticated: { $ref: "#/$defs/codes.unauthenticated" }, missing_scope: { $ref: "#/$defs/codes.missing_scope" }, foreign_record: { $ref: "#/$defs/codes.foreign_record" }, api_key_on_feedback: { $ref: "#/$defs/codes.api_key_on_feedback" }, bad_token_on_anonymous: { $ref: "#/$defs/codes.bad_token_on_anonymous" }, malformed_id: { $ref: "#/$defs/codes.malformed_id" }, unknown_body_field: { $ref: "#/$defs/codes.unknown_body_field" }, error_envelope: { $ref: "#/$defs/codes.error_envelope" }, error_values: { $ref: "#/$defs/codes.error_values" }, gateway: { $ref: "#/$defs/codes.gateway" }, for: { type: "object", description: "The same choices for one operation alone, by operationId.", propertyNames: { $ref: "#/$defs/operation" }, additionalProperties: { type: "object", properties: { success: { $ref: "#/$defs/codes.success" }, refusal: { $ref: "#/$defs/codes.refusal" }, unauthenticated: { $ref: "#/$defs/codes.unauthenticated" }, missing_scope: { $ref: "#/$defs/codes.missing_scope" }, foreign_record: { $ref: "#/$defs/codes.foreign_record" }, api_key_on_feedback: { $ref: "#/$defs/codes.api_key_on_feedback" }, bad_token_on_anonymous: { $ref: "#/$defs/codes.bad_token_on_anonymous" }, malformed_id: { $ref: "#/$defs/codes.malformed_id" }, unknown_body_field: { $ref: "#/$defs/codes.unknown_body_field" }, error_envelope: { $ref: "#/$defs/codes.error_envelope" }, error_values: { $ref: "#/$defs/codes.error_values" }, gateway: { $ref: "#/$defs/codes.gateway" } }, additionalProperties: !1 } } }, additionalProperties: !1 }, records: { type: "object", description: "Records.", properties: { nulls: { $ref: "#/$defs/records.nulls" }, extra_fields: { $ref: "#/$defs/records.extra_fields" }, key_order: { $ref: "#/$defs/records.key_order" }, timestamps: { $ref: "#/$defs/records.timestamps" }, decimals: { $ref: "#/$defs/records.decimals" }, actor: { $ref: "#/$defs/records.actor" }, run_embeds: { $ref: "#/$defs/records.run_embeds" }, memberships: { $ref: "#/$defs/records.memberships" }, status_words: { $ref: "#/$defs/records.status_words" }, batch_item_words: { $ref: "#/$defs/records.batch_item_words" }, attempt_status_code: { $ref: "#/$defs/records.attempt_status_code" }, workflow_shapes: { $ref: "#/$defs/records.workflow_shapes" }, header_prefix: { $ref: "#/$defs/records.header_prefix" }, for: { type: "object", description: "The same choices for one operation alone, by operationId.", propertyNames: { $ref: "#/$defs/operation" }, additionalProperties: { type: "object", properties: { nulls: { $ref: "#/$defs/records.nulls" }, extra_fields: { $ref: "#/$defs/records.extra_fields" }, key_order: { $ref: "#/$defs/records.key_order" }, timestamps: { $ref: "#/$defs/records.timestamps" }, decimals: { $ref: "#/$defs/records.decimals" }, actor: { $ref: "#/$defs/records.actor" }, run_embeds: { $ref: "#/$defs/records.run_embeds" }, memberships: { $ref: "#/$defs/records.memberships" }, status_words: { $ref: "#/$defs/records.status_words" }, batch_item_words: { $ref: "#/$defs/records.batch_item_words" }, attempt_status_code: { $ref: "#/$defs/records.attempt_status_code" }, workflow_shapes: { $ref: "#/$defs/records.workflow_shapes" }, header_prefix: { $ref: "#/$defs/records.header_prefix" } }, additionalProperties: !1 } } }, additionalProperties: !1 }, access: { type: "object", description: "Organizations, principals and scopes.", properties: { organization_header: { $ref: "#/$defs/access.organization_header" }, user_default_organization: { $ref: "#/$defs/access.user_default_organization" }, scopes: { $ref: "#/$defs/access.scopes" }, account_with_api_key: { $ref: "#/$defs/access.account_with_api_key" }, anonymous_operations: { $ref: "#/$defs/access.anonymous_operations" }, own_private_model_text: { $ref: "#/$defs/access.own_private_model_text" }, for: { type: "object", description: "The same choices for one operation alone, by operationId.", propertyNames: { $ref: "#/$defs/operation" }, additionalProperties: { type: "object", properties: { organization_header: { $ref: "#/$defs/access.organization_header" }, user_default_organization: { $ref: "#/$defs/access.user_default_organization" }, scopes: { $ref: "#/$defs/access.scopes" }, account_with_api_key: { $ref: "#/$defs/access.account_with_api_key" }, anonymous_operations: { $ref: "#/$defs/access.anonymous_operations" }, own_private_model_text: { $ref: "#/$defs/access.own_private_model_text" } }, additionalProperties: !1 } } }, additionalProperties: !1 }, runs: { type: "object", description: "Dispatches of models.", properties: { dispatch_response: { $ref: "#/$defs/runs.dispatch_response" }, callback_url: { $ref: "#/$defs/runs.callback_url" }, for: { type: "object", description: "The same choices for one operation alone, by operationId.", propertyNames: { $ref: "#/$defs/operation" }, additionalProperties: { type: "object", properties: { dispatch_response: { $ref: "#/$defs/runs.dispatch_response" }, callback_url: { $ref: "#/$defs/runs.callback_url" } }, additionalProperties: !1 } } }, additionalProperties: !1 }, workflows: { type: "object", description: "Graph workflows.", properties: { in_flight_on_delete: { $ref: "#/$defs/workflows.in_flight_on_delete" }, name_twice: { $ref: "#/$defs/workflows.name_twice" }, owner: { $ref: "#/$defs/workflows.owner" }, slug: { $ref: "#/$defs/workflows.slug" }, stored_name: { $ref: "#/$defs/workflows.stored_name" }, for: { type: "object", description: "The same choices for one operation alone, by operationId.", propertyNames: { $ref: "#/$defs/operation" }, additionalProperties: { type: "object", properties: { in_flight_on_delete: { $ref: "#/$defs/workflows.in_flight_on_delete" }, name_twice: { $ref: "#/$defs/workflows.name_twice" }, owner: { $ref: "#/$defs/workflows.owner" }, slug: { $ref: "#/$defs/workflows.slug" }, stored_name: { $ref: "#/$defs/workflows.stored_name" } }, additionalProperties: !1 } } }, additionalProperties: !1 }, deletion: { type: "object", description: "Soft deletion.", properties: { second: { $ref: "#/$defs/deletion.second" }, read: { $ref: "#/$defs/deletion.read" }, in_lists: { $ref: "#/$defs/deletion.in_lists" }, for: { type: "object", description: "The same choices for one operation alone, by operationId.", propertyNames: { $ref: "#/$defs/operation" }, additionalProperties: { type: "object", properties: { second: { $ref: "#/$defs/deletion.second" }, read: { $ref: "#/$defs/deletion.read" }, in_lists: { $ref: "#/$defs/deletion.in_lists" } }, additionalProperties: !1 } } }, additionalProperties: !1 }, feedback: { type: "object", description: "Ratings of runs.", properties: { clearing: { $ref: "#/$defs/feedback.clearing" }, before_end: { $ref: "#/$defs/feedback.before_end" }, negative_without_reason: { $ref: "#/$defs/feedback.negative_without_reason" }, reason_after_clearing: { $ref: "#/$defs/feedback.reason_after_clearing" }, for: { type: "object", description: "The same choices for one operation alone, by operationId.", propertyNames: { $ref: "#/$defs/operation" }, additionalProperties: { type: "object", properties: { clearing: { $ref: "#/$defs/feedback.clearing" }, before_end: { $ref: "#/$defs/feedback.before_end" }, negative_without_reason: { $ref: "#/$defs/feedback.negative_without_reason" }, reason_after_clearing: { $ref: "#/$defs/feedback.reason_after_clearing" } }, additionalProperties: !1 } } }, additionalProperties: !1 }, billing: { type: "object", description: "Balance and charges.", properties: { charging: { $ref: "#/$defs/billing.charging" }, balance_too_small: { $ref: "#/$defs/billing.balance_too_small" }, updated_at: { $ref: "#/$defs/billing.updated_at" }, for: { type: "object", description: "The same choices for one operation alone, by operationId.", propertyNames: { $ref: "#/$defs/operation" }, additionalProperties: { type: "object", properties: { charging: { $ref: "#/$defs/billing.charging" }, balance_too_small: { $ref: "#/$defs/billing.balance_too_small" }, updated_at: { $ref: "#/$defs/billing.updated_at" } }, additionalProperties: !1 } } }, additionalProperties: !1 }, assets: { type: "object", description: "Assets and their storage.", properties: { get_before_put: { $ref: "#/$defs/assets.get_before_put" }, put_answer: { $ref: "#/$defs/assets.put_answer" }, listed_from: { $ref: "#/$defs/assets.listed_from" }, put_mismatch: { $ref: "#/$defs/assets.put_mismatch" }, presign_off_url: { $ref: "#/$defs/assets.presign_off_url" }, signed_url_end: { $ref: "#/$defs/assets.signed_url_end" }, thumbnail_url: { $ref: "#/$defs/assets.thumbnail_url" }, stored_name: { $ref: "#/$defs/assets.stored_name" }, for: { type: "object", description: "The same choices for one operation alone, by operationId.", propertyNames: { $ref: "#/$defs/operation" }, additionalProperties: { type: "object", properties: { get_before_put: { $ref: "#/$defs/assets.get_before_put" }, put_answer: { $ref: "#/$defs/assets.put_answer" }, listed_from: { $ref: "#/$defs/assets.listed_from" }, put_mismatch: { $ref: "#/$defs/assets.put_mismatch" }, presign_off_url: { $ref: "#/$defs/assets.presign_off_url" }, signed_url_end: { $ref: "#/$defs/assets.signed_url_end" }, thumbnail_url: { $ref: "#/$defs/assets.thumbnail_url" }, stored_name: { $ref: "#/$defs/assets.stored_name" } }, additionalProperties: !1 } } }, additionalProperties: !1 }, events: { type: "object", description: "Webhooks, callbacks and their deliveries.", properties: { webhook_fields: { $ref: "#/$defs/events.webhook_fields" }, answer_pointers: { $ref: "#/$defs/events.answer_pointers" }, subscription_absent: { $ref: "#/$defs/events.subscription_absent" }, subscription_empty: { $ref: "#/$defs/events.subscription_empty" }, subscription_unknown: { $ref: "#/$defs/events.subscription_unknown" }, webhook_url: { $ref: "#/$defs/events.webhook_url" }, ping: { $ref: "#/$defs/events.ping" }, event_types_answer: { $ref: "#/$defs/events.event_types_answer" }, signature: { $ref: "#/$defs/events.signature" }, payload_layout: { $ref: "#/$defs/events.payload_layout" }, payload_on_repeat: { $ref: "#/$defs/events.payload_on_repeat" }, request_id: { $ref: "#/$defs/events.request_id" }, callback_timeout: { $ref: "#/$defs/events.callback_timeout" }, webhook_schedule: { $ref: "#/$defs/events.webhook_schedule" }, next_retry_at: { $ref: "#/$defs/events.next_retry_at" }, receiver_answers: { $ref: "#/$defs/events.receiver_answers" }, callbacks_in_any: { $ref: "#/$defs/events.callbacks_in_any" }, delivery_lists: { $ref: "#/$defs/events.delivery_lists" }, for: { type: "object", description: "The same choices for one operation alone, by operationId.", propertyNames: { $ref: "#/$defs/operation" }, additionalProperties: { type: "object", properties: { webhook_fields: { $ref: "#/$defs/events.webhook_fields" }, answer_pointers: { $ref: "#/$defs/events.answer_pointers" }, subscription_absent: { $ref: "#/$defs/events.subscription_absent" }, subscription_empty: { $ref: "#/$defs/events.subscription_empty" }, subscription_unknown: { $ref: "#/$defs/events.subscription_unknown" }, webhook_url: { $ref: "#/$defs/events.webhook_url" }, ping: { $ref: "#/$defs/events.ping" }, event_types_answer: { $ref: "#/$defs/events.event_types_answer" }, signature: { $ref: "#/$defs/events.signature" }, payload_layout: { $ref: "#/$defs/events.payload_layout" }, payload_on_repeat: { $ref: "#/$defs/events.payload_on_repeat" }, request_id: { $ref: "#/$defs/events.request_id" }, callback_timeout: { $ref: "#/$defs/events.callback_timeout" }, webhook_schedule: { $ref: "#/$defs/events.webhook_schedule" }, next_retry_at: { $ref: "#/$defs/events.next_retry_at" }, receiver_answers: { $ref: "#/$defs/events.receiver_answers" }, callbacks_in_any: { $ref: "#/$defs/events.callbacks_in_any" }, delivery_lists: { $ref: "#/$defs/events.delivery_lists" } }, additionalProperties: !1 } } }, additionalProperties: !1 } }, additionalProperties: !1, $defs: { other: { type: "object", title: "{other: text}", description: "A behaviour that has no word of its own, in words for people.", properties: { other: { type: "string", minLength: 1 } }, required: ["other"], additionalProperties: !1 }, word: { type: ["string", "boolean", "integer"], title: "a word" }, operation: { enum: ["getHealth", "getMe", "updateBalance", "listAssets", "listAssetTypes", "getAsset", "deleteAsset", "createAssetUpload", "createAssetFolder", "getAssetFolder", "deleteAssetFolder", "dispatchModelRun2", "dispatchModelRun3", "dispatchModelRun4", "dispatchModelRun5", "getModelText", "getRun", "rateRun", "createGraphWorkflow", "deleteGraphWorkflow", "dispatchGraphWorkflowRun", "listBatchItems", "getBatchItem", "createWebhook", "listEventTypes", "listAllDeliveries", "listWebhookDeliveries"] }, "lists.parameters": { description: "Clause lists.parameters. Names of the query parameters, role by role. Any name that no other role has.", type: "object", properties: { filter: { description: "Holds all conditions of a filter. Unused where each condition has a parameter of its own. Fixed on the batch reads: q.", type: "string", minLength: 1, maxLength: 100 }, page_size: { description: "The largest number of items on a page. null, for one operation: its list takes none, which may be so where the text states none.", anyOf: [{ type: "string", minLength: 1, maxLength: 100 }, { type: "null" }] }, sort: { description: "The order of the list. Fixed on the batch reads: sort_by.", type: "string", minLength: 1, maxLength: 100 }, fields: { description: "The projection. Fixed on the batch reads: fields.", type: "string", minLength: 1, maxLength: 100 }, embed: { description: "What to embed. The specification names it everywhere, so that only embed is possible.", type: "string", minLength: 1, maxLength: 100 }, cursor: { description: "The place to go on from; it stands in cursor URLs only.", type: "string", minLength: 1, maxLength: 100 }, backward: { description: "Whether to go towards the start of the list.", type: "string", minLength: 1, maxLength: 100 }, presign: { description: "Whether URLs of assets are presigned.", type: "string", minLength: 1, maxLength: 100 } }, additionalProperties: !1 }, "lists.boolean_values": { description: "Clause lists.boolean-values. The words for true and false that are sent, and understood.", type: "array", title: "[word for true, word for false]", prefixItems: [{ $ref: "#/$defs/word" }, { $ref: "#/$defs/word" }], minItems: 2, maxItems: 2 }, "lists.boolean_values_accepted": { description: "Clause lists.boolean-values-accepted. Further pairs of words for true and false that are understood.", type: "array", title: "a list of [word for true, word for false]", items: { type: "array", title: "[word for true, word for false]", prefixItems: [{ $ref: "#/$defs/word" }, { $ref: "#/$defs/word" }], minItems: 2, maxItems: 2 } }, "lists.filter_grammar": { description: "Clause lists.filter-grammar. How filter conditions are written, as a template with {field}, {operator} and, last of the three, {value}; without {operator} only eq can be said. The batch reads state {field}.{operator}:{value}, joined by commas; a grammar of another form says nothing about them.", anyOf: [{ type: "object", title: "{condition, join, list_separator, null_word, null_operator, any_text}", properties: { condition: { description: "One condition, such as {field}.{operator}:{value}.", type: "string", minLength: 1, maxLength: 200 }, join: { description: "Between conditions; left out, there is only ever one.", type: "string", minLength: 1, maxLength: 10 }, list_separator: { description: "Between the values of the operator in; left out, it takes one value.", type: "string", minLength: 1, maxLength: 10 }, null_word: { description: "Stands for no value after eq and ne; left out, null cannot be asked for.", type: "string", maxLength: 50 }, null_operator: { description: "Asks for no value in the place of that word, as an operator of its own with a word for no value and one for any.", type: "object", title: "{word, values}", properties: { word: { description: "Of the operator, such as is_null.", type: "string", maxLength: 50 }, values: { description: "What stands for no value, and for any.", type: "array", title: "[no value, any value]", prefixItems: [{ $ref: "#/$defs/word" }, { $ref: "#/$defs/word" }], minItems: 2, maxItems: 2 } }, required: ["word", "values"], additionalProperties: !1 }, any_text: { description: "Stands for any text in a value of like: % where left out. Empty: nothing does, and what holds the value is found.", enum: ["%", "*", ""] } }, required: ["condition"], additionalProperties: !1 }, { type: "object", title: "{parameter, value, list_separator, null_word, null_operator, any_text}", properties: { parameter: { description: "The name of the parameter that holds one condition, such as filter[{field}][{operator}].", type: "string", minLength: 1, maxLength: 200 }, value: { description: "What the parameter holds, such as {value}.", type: "string", minLength: 1, maxLength: 200 }, list_separator: { description: "Between the values of the operator in; left out, it takes one value.", type: "string", minLength: 1, maxLength: 10 }, null_word: { description: "Stands for no value after eq and ne; left out, null cannot be asked for.", type: "string", maxLength: 50 }, null_operator: { description: "Asks for no value in the place of that word, as an operator of its own with a word for no value and one for any.", type: "object", title: "{word, values}", properties: { word: { description: "Of the operator, such as is_null.", type: "string", maxLength: 50 }, values: { description: "What stands for no value, and for any.", type: "array", title: "[no value, any value]", prefixItems: [{ $ref: "#/$defs/word" }, { $ref: "#/$defs/word" }], minItems: 2, maxItems: 2 } }, required: ["word", "values"], additionalProperties: !1 }, any_text: { description: "Stands for any text in a value of like: % where left out. Empty: nothing does, and what holds the value is found.", enum: ["%", "*", ""] } }, required: ["parameter", "value"], additionalProperties: !1 }, { $ref: "#/$defs/other" }] }, "lists.sort_grammar": { description: "Clause lists.sort-grammar. How sort keys are written, as a template for each direction with {field} in it. listAssets and the batch reads state {field}:asc and {field}:desc.", anyOf: [{ type: "object", title: "{ascending, descending, join}", properties: { ascending: { description: "An ascending key, such as {field}:asc or {field}.", type: "string", minLength: 1, maxLength: 200 }, descending: { description: "A descending key, such as {field}:desc or -{field}.", type: "string", minLength: 1, maxLength: 200 }, join: { description: "Between keys; left out, there is only ever one.", type: "string", minLength: 1, maxLength: 10 } }, required: ["ascending", "descending"], additionalProperties: !1 }, { $ref: "#/$defs/other" }] }, "lists.fields_grammar": { description: "Clause lists.fields-grammar. How the names of a projection are joined. listAssets and the batch reads state the comma.", anyOf: [{ type: "object", title: "{join}", properties: { join: { description: "Between names.", type: "string", minLength: 1, maxLength: 10 } }, required: ["join"], additionalProperties: !1 }, { $ref: "#/$defs/other" }] }, "lists.operators": { description: "Clause lists.operators. The word for each operator of filters. An operator that is left out is not offered. The batch reads state eq.", type: "object", properties: { eq: { description: "Equal.", type: "string", maxLength: 50 }, ne: { description: "Not equal.", type: "string", maxLength: 50 }, gt: { description: "Greater.", type: "string", maxLength: 50 }, gte: { description: "Greater or equal.", type: "string", maxLength: 50 }, lt: { description: "Less.", type: "string", maxLength: 50 }, lte: { description: "Less or equal.", type: "string", maxLength: 50 }, in: { description: "One of several values.", type: "string", maxLength: 50 }, like: { description: "A pattern, where % stands for any text, or what the grammar has for it.", type: "string", maxLength: 50 } }, additionalProperties: !1 }, "lists.quoting": { description: "Clause lists.quoting. How a filter value keeps the grammar's own characters apart: a backslash before each; double quotes around the value, with a backslash before a quote or backslash inside; percent-encoding before the query string is encoded as a whole; or no means, so that such values cannot be sent.", anyOf: [{ enum: ["backslash", "double_quote", "percent", "none"] }, { $ref: "#/$defs/other" }] }, "lists.multiple_conditions": { description: "Clause lists.multiple-conditions. What several conditions mean: an item must meet all of them, or only one can be sent. The batch reads state and.", anyOf: [{ enum: ["and", "none"] }, { $ref: "#/$defs/other" }] }, "lists.default_page_size": { description: "Clause lists.default-page-size. Items on a page when no page size is given.", anyOf: [{ type: "integer", minimum: 1, maximum: 500 }, { $ref: "#/$defs/other" }] }, "lists.page_size_bounds": { description: "Clause lists.page-size-bounds. Least and greatest page size. The asset and asset-type lists state 1 to 500.", anyOf: [{ type: "array", title: "[least, greatest]", prefixItems: [{ type: "integer", minimum: 1 }, { type: "integer", minimum: 1 }], minItems: 2, maxItems: 2 }, { $ref: "#/$defs/other" }] }, "lists.page_size_out_of_range": { description: "Clause lists.page-size-out-of-range. What happens to a page size outside the bounds.", anyOf: [{ enum: ["refused", "clamped"] }, { $ref: "#/$defs/other" }] }, "lists.end_of_list": { description: "Clause lists.end-of-list. What next holds on the last page, and previous on the first: null, nothing at all, an empty string, or a URL that leads to one empty page.", anyOf: [{ enum: ["null", null, "absent", "empty_string", "url_to_empty_page"] }, { $ref: "#/$defs/other" }] }, "lists.first_on_page_one": { description: "Clause lists.first-on-page-one. What first holds on the first page.", anyOf: [{ enum: ["url", "absent"] }, { $ref: "#/$defs/other" }] }, "lists.cursor_url_form": { description: "Clause lists.cursor-url-form. Cursor URLs: absolute, relative to the URL of the request, or absolute at another origin with the same path.", anyOf: [{ enum: ["absolute", "relative", "other_origin"] }, { $ref: "#/$defs/other" }] }, "lists.cursor_url_carries": { description: "Clause lists.cursor-url-carries. What a cursor URL keeps of the request beside filter and sort, which always go along.", anyOf: [{ type: "array", title: "a list of page_size, fields, embed, presign", items: { enum: ["page_size", "fields", "embed", "presign"] }, uniqueItems: !0 }, { $ref: "#/$defs/other" }] }, "lists.id_always_projected": { description: "Clause lists.id-always-projected. Whether a projection keeps id even where it does not name it.", anyOf: [{ type: "boolean" }, { $ref: "#/$defs/other" }] }, "lists.backward_order": { description: "Clause lists.backward-order. The order of items on a page asked for backward.", anyOf: [{ enum: ["list_order", "reversed"] }, { $ref: "#/$defs/other" }] }, "lists.backward_without_cursor": { description: "Clause lists.backward-without-cursor. The page that backward asks for without a cursor.", anyOf: [{ enum: ["last_page", "first_page", "refused"] }, { $ref: "#/$defs/other" }] }, "lists.bad_cursor": { description: "Clause lists.bad-cursor. A cursor that is damaged or another's: the status of the refusal, or the caller's own first page.", anyOf: [{ enum: [400, 403, 404, 422, "first_page"] }, { $ref: "#/$defs/other" }] }, "lists.unknown_parameter": { description: "Clause lists.unknown-parameter. A query parameter that the operation does not have.", anyOf: [{ enum: ["refused", "ignored"] }, { $ref: "#/$defs/other" }] }, "lists.unknown_filter": { description: "Clause lists.unknown-filter. A filter on a field that cannot be filtered by.", anyOf: [{ enum: ["refused", "ignored"] }, { $ref: "#/$defs/other" }] }, "lists.unknown_sort": { description: "Clause lists.unknown-sort. A sort by a field that cannot be sorted by.", anyOf: [{ enum: ["refused", "ignored"] }, { $ref: "#/$defs/other" }] }, "lists.unknown_field": { description: "Clause lists.unknown-field. A projection of a field that the record does not have.", anyOf: [{ enum: ["refused", "ignored"] }, { $ref: "#/$defs/other" }] }, "lists.unknown_embed": { description: "Clause lists.unknown-embed. An embed that the operation does not offer.", anyOf: [{ enum: ["refused", "ignored"] }, { $ref: "#/$defs/other" }] }, "lists.queryable_fields": { description: "Clause lists.queryable-fields. Fields that a list may be sorted by, filtered by and projected to: all with a single value, or those named.", type: "object", properties: { sort: { description: "To sort by.", anyOf: [{ enum: ["scalars"] }, { type: "array", title: "[field, …]", items: { type: "string", minLength: 1, maxLength: 100 }, uniqueItems: !0 }, { $ref: "#/$defs/other" }] }, filter: { description: "To filter by.", anyOf: [{ enum: ["scalars"] }, { type: "array", title: "[field, …]", items: { type: "string", minLength: 1, maxLength: 100 }, uniqueItems: !0 }, { $ref: "#/$defs/other" }] }, project: { description: "To project to.", anyOf: [{ enum: ["scalars"] }, { type: "array", title: "[field, …]", items: { type: "string", minLength: 1, maxLength: 100 }, uniqueItems: !0 }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 }, "lists.short_pages": { description: "Clause lists.short-pages. Pages before the end that hold less than their size, or nothing.", anyOf: [{ enum: ["never", "short", "empty"] }, { $ref: "#/$defs/other" }] }, "lists.default_order": { description: "Clause lists.default-order. The order of a list when none is asked for.", anyOf: [{ type: "object", title: "{field, direction}", properties: { field: { description: "Any field that can be sorted by.", type: "string", minLength: 1, maxLength: 100 }, direction: { enum: ["asc", "desc"] } }, required: ["field", "direction"], additionalProperties: !1 }, { $ref: "#/$defs/other" }] }, "lists.text_order": { description: "Clause lists.text-order. How texts are ordered.", anyOf: [{ enum: ["code_point", "case_insensitive"] }, { $ref: "#/$defs/other" }] }, "lists.null_order": { description: "Clause lists.null-order. Where items without a value stand. lowest: first in ascending order, last in descending order.", anyOf: [{ enum: ["last", "first", "lowest", "highest"] }, { $ref: "#/$defs/other" }] }, "lists.tie_break": { description: "Clause lists.tie-break. The order of items that are equal in the field sorted by: by id, in the direction of the sort, against it, or always ascending.", anyOf: [{ enum: ["with_sort", "against_sort", "ascending"] }, { $ref: "#/$defs/other" }] }, "lists.cursor_lifetime": { description: "Clause lists.cursor-lifetime. How long a cursor works, in seconds.", anyOf: [{ enum: ["none"] }, { type: "number", minimum: 1 }, { $ref: "#/$defs/other" }] }, "lists.read_your_writes": { description: "Clause lists.read-your-writes. How far a list may lag behind what was acknowledged, in milliseconds; at most 30000.", anyOf: [{ enum: ["at_once"] }, { type: "integer", minimum: 0, maximum: 3e4 }, { $ref: "#/$defs/other" }] }, "codes.success": { description: "Clause codes.success. The status of each success (section 7 of the specification shows none). Any 2xx.", type: "object", properties: { created: { description: "A record was made.", type: "integer", minimum: 200, maximum: 299, not: { enum: [204, 205] } }, session: { description: "An upload session was made.", type: "integer", minimum: 200, maximum: 299, not: { enum: [204, 205] } }, dispatched: { description: "A run was dispatched.", type: "integer", minimum: 200, maximum: 299, not: { enum: [204, 205] } }, updated: { description: "A record was changed.", type: "integer", minimum: 200, maximum: 299, not: { enum: [204, 205] } }, deleted: { description: "A record was deleted: a status, or a status and a body.", anyOf: [{ type: "integer", minimum: 200, maximum: 299 }, { type: "object", title: "{status, body}", properties: { status: { description: "Any 2xx that may have a body.", type: "integer", minimum: 200, maximum: 299, not: { enum: [204, 205] } }, body: { description: "The JSON body, sent as it stands." } }, required: ["status", "body"], additionalProperties: !1 }] }, deleted_again: { description: "A record was deleted that had been before; left out, as deleted.", anyOf: [{ type: "integer", minimum: 200, maximum: 299 }, { type: "object", title: "{status, body}", properties: { status: { description: "Any 2xx that may have a body.", type: "integer", minimum: 200, maximum: 299, not: { enum: [204, 205] } }, body: { description: "The JSON body, sent as it stands." } }, required: ["status", "body"], additionalProperties: !1 }] } }, additionalProperties: !1 }, "codes.refusal": { description: "Clause codes.refusal. The status of each refusal (section 7 of the specification shows none).", type: "object", properties: { invalid: { description: "A request that breaks a rule of the document. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, malformed_json: { description: "A body that is no JSON. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, unknown_route: { description: "A path that no operation has. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, wrong_method: { description: "A method that the path does not take. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, wrong_media_type: { description: "A body that is declared as no JSON. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, too_large: { description: "A body beyond the size the server takes. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, conflict: { description: "A request that the record's state forbids. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, stale_record: { description: "A write based on a stale copy. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, insufficient_balance: { description: "A balance that is too small. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, rate_limited: { description: "Too many requests. Any 4xx.", type: "integer", minimum: 400, maximum: 499 } }, additionalProperties: !1 }, "codes.unauthenticated": { description: "Clause codes.unauthenticated. No token, or one that is unknown or ended.", anyOf: [{ enum: [401, 403, 404] }, { $ref: "#/$defs/other" }] }, "codes.missing_scope": { description: "Clause codes.missing-scope. A token without a scope that the operation needs.", anyOf: [{ enum: [401, 403, 404] }, { $ref: "#/$defs/other" }] }, "codes.foreign_record": { description: "Clause codes.foreign-record. A record of an organization that the caller does not act in.", anyOf: [{ enum: [401, 403, 404] }, { $ref: "#/$defs/other" }] }, "codes.api_key_on_feedback": { description: "Clause codes.api-key-on-feedback. A rating with an API key, which section 5 refuses.", anyOf: [{ enum: [401, 403, 404] }, { $ref: "#/$defs/other" }] }, "codes.bad_token_on_anonymous": { description: "Clause codes.bad-token-on-anonymous. A bad token where none is needed.", anyOf: [{ enum: ["refused", "ignored"] }, { $ref: "#/$defs/other" }] }, "codes.malformed_id": { description: "Clause codes.malformed-id. An id in a path that is no UUID.", anyOf: [{ enum: [400, 404, 422] }, { $ref: "#/$defs/other" }] }, "codes.unknown_body_field": { description: "Clause codes.unknown-body-field. A field of the body that the document does not have.", anyOf: [{ enum: ["refused", "ignored"] }, { $ref: "#/$defs/other" }] }, "codes.error_envelope": { description: "Clause codes.error-envelope. The envelope of errors: 7.1 {code, message, errors}, 7.2 {detail}, or both merged. Stated: 7.1 for feedback; 7.2 at the batch item read, the catalog text read and health, but for their 401, 403, 404 and 405.", anyOf: [{ enum: ["envelope", "validation", "merged"] }, { $ref: "#/$defs/other" }] }, "codes.error_values": { description: "Clause codes.error-values. The values of code, and the parts of an error that say nothing.", type: "object", properties: { codes: { description: "Other words for the codes of the document.", type: "object", title: "{code: word}", additionalProperties: { type: "string", minLength: 1, maxLength: 100 } }, details: { description: "errors, ctx, input and type where there is nothing to say.", anyOf: [{ enum: ["present", "null", null, "absent"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 }, "codes.gateway": { description: "Clause codes.gateway. What a gateway in front answers by itself, in no envelope.", anyOf: [{ enum: ["none"] }, { type: "object", title: "{refusals, media_type, body}", properties: { refusals: { description: "Which refusals it answers.", type: "array", items: { enum: ["unauthenticated", "unknown_route", "wrong_method", "too_large", "rate_limited"] }, minItems: 1, uniqueItems: !0 }, media_type: { description: "Such as text/html.", type: "string", minLength: 1, maxLength: 100 }, body: { description: "Sent as it stands.", type: "string", maxLength: 1e4 } }, required: ["refusals", "media_type", "body"], additionalProperties: !1 }, { $ref: "#/$defs/other" }] }, "records.nulls": { description: "Clause records.nulls. Whether a field without a value is null or left out.", anyOf: [{ enum: ["present", "absent"] }, { $ref: "#/$defs/other" }] }, "records.extra_fields": { description: "Clause records.extra-fields. Fields of records beyond the document's.", anyOf: [{ enum: ["none"] }, { type: "object", title: "{add: {name: value}}", properties: { add: { description: "Names and JSON values that every record holds beyond the document's.", type: "object" } }, required: ["add"], additionalProperties: !1 }, { $ref: "#/$defs/other" }] }, "records.key_order": { description: "Clause records.key-order. The order of the fields of a record.", anyOf: [{ enum: ["document", "alphabetical", "reversed"] }, { $ref: "#/$defs/other" }] }, "records.timestamps": { description: "Clause records.timestamps. How UTC is marked, and how many digits the fraction of a second has.", type: "object", properties: { offset: { description: "How UTC is marked.", anyOf: [{ enum: ["Z", "+00:00", "none"] }, { $ref: "#/$defs/other" }] }, fraction_digits: { type: "integer", minimum: 0, maximum: 9 } }, additionalProperties: !1 }, "records.decimals": { description: "Clause records.decimals. How a decimal is written: plain digits, with a plus sign, with an exponent, or with zeros at its ends.", anyOf: [{ enum: ["plain", "signed", "exponent", "zeros"] }, { $ref: "#/$defs/other" }] }, "records.actor": { description: "Clause records.actor. Whom created_by and deleted_by name when an API key acted: the user who issued it, the key, or for created_by nobody.", anyOf: [{ enum: ["user", "key", "none"] }, { $ref: "#/$defs/other" }] }, "records.run_embeds": { description: "Clause records.run-embeds. Whether the read of a run shows logs, node_runs, model and graph_workflow without being asked.", anyOf: [{ enum: ["always", "on_request"] }, { $ref: "#/$defs/other" }] }, "records.memberships": { description: "Clause records.memberships. Whether the account read shows memberships without being asked.", anyOf: [{ enum: ["when_embedded", "always"] }, { $ref: "#/$defs/other" }] }, "records.status_words": { description: "Clause records.status-words. Words of the status of a run: several for one outcome, several steps of running. queued and canceled are stated.", type: "object", properties: { running: { description: "One after another while it runs.", type: "array", title: "[word, …]", items: { type: "string", minLength: 1, maxLength: 100 }, minItems: 1, maxItems: 8, uniqueItems: !0 }, completed: { description: "One of them.", type: "array", title: "[word, …]", items: { type: "string", minLength: 1, maxLength: 100 }, minItems: 1, maxItems: 8, uniqueItems: !0 }, failed: { description: "One of them.", type: "array", title: "[word, …]", items: { type: "string", minLength: 1, maxLength: 100 }, minItems: 1, maxItems: 8, uniqueItems: !0 } }, additionalProperties: !1 }, "records.batch_item_words": { description: "Clause records.batch-item-words. Words of the status of a batch item.", anyOf: [{ enum: ["as_runs"] }, { type: "object", title: "{queued, running, completed, failed, canceled}", properties: { queued: { type: "string", minLength: 1, maxLength: 100 }, running: { type: "string", minLength: 1, maxLength: 100 }, completed: { type: "string", minLength: 1, maxLength: 100 }, failed: { type: "string", minLength: 1, maxLength: 100 }, canceled: { type: "string", minLength: 1, maxLength: 100 } }, required: ["queued", "running", "completed", "failed", "canceled"], additionalProperties: !1 }, { $ref: "#/$defs/other" }] }, "records.attempt_status_code": { description: "Clause records.attempt-status-code. Whether the status_code of an attempt is a text or an integer.", anyOf: [{ enum: ["string", "integer"] }, { $ref: "#/$defs/other" }] }, "records.workflow_shapes": { description: "Clause records.workflow-shapes. What stands within the free parts of a workflow.", type: "object", properties: { workflow_json: { description: "Nodes by their ids, or a list of nodes that hold theirs.", anyOf: [{ enum: ["nodes_by_id", "node_list"] }, { $ref: "#/$defs/other" }] }, collections: { description: "models and custom_nodes of a record: an object with items, or the array itself.", anyOf: [{ enum: ["items", "array"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 }, "records.header_prefix": { description: "Clause records.header-prefix. What stands before Request-Id and Signature in the names of headers.", type: "string", title: "letters, digits and dashes", pattern: "^[A-Za-z][A-Za-z0-9-]{0,39}$" }, "access.organization_header": { description: "Clause access.organization-header. What X-Organization-Id does.", type: "object", properties: { not_member: { description: "The status when the caller does not belong to it.", anyOf: [{ enum: [400, 403, 404] }, { $ref: "#/$defs/other" }] }, malformed: { description: "The status when it is no UUID.", anyOf: [{ enum: [400, 422] }, { $ref: "#/$defs/other" }] }, elsewhere: { description: "Outside the operations on workflows.", anyOf: [{ enum: ["honoured", "ignored"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 }, "access.user_default_organization": { description: "Clause access.user-default-organization. Where the token of a user acts without the header.", anyOf: [{ enum: ["first_membership", "refused"] }, { $ref: "#/$defs/other" }] }, "access.scopes": { description: "Clause access.scopes. Names of scopes by the name that the document has for them; null where none is needed.", anyOf: [{ type: "object", title: "{scope: name or null}", additionalProperties: { anyOf: [{ type: "string", minLength: 1, maxLength: 100 }, { type: "null" }] } }, { $ref: "#/$defs/other" }] }, "access.account_with_api_key": { description: "Clause access.account-with-api-key. What the account read answers to an API key.", anyOf: [{ enum: ["issuing_user", "service_account", "refused"] }, { $ref: "#/$defs/other" }] }, "access.anonymous_operations": { description: "Clause access.anonymous-operations. Operations that need no token, beside the text of a model.", anyOf: [{ type: "array", title: "[getHealth, listEventTypes]", items: { enum: ["getHealth", "listEventTypes"] }, uniqueItems: !0 }, { $ref: "#/$defs/other" }] }, "access.own_private_model_text": { description: "Clause access.own-private-model-text. What the owner of a private model is answered who asks for its text with a token.", anyOf: [{ enum: ["not_found", "shown"] }, { $ref: "#/$defs/other" }] }, "runs.dispatch_response": { description: "Clause runs.dispatch-response. What the dispatch of a model answers.", type: "object", properties: { id: { description: "Where the id of the run stands.", type: "string", title: "a JSON pointer such as /run_id", pattern: "^(/([^/~]|~[01])+)+$", maxLength: 200 }, status: { description: "Where its status stands; null where it is left out.", anyOf: [{ type: "string", title: "a JSON pointer such as /run_id", pattern: "^(/([^/~]|~[01])+)+$", maxLength: 200 }, { type: "null" }] }, body: { description: "Whether the whole run is in the body too.", anyOf: [{ enum: ["only", "run"] }, { $ref: "#/$defs/other" }] }, answers: { description: "ended: once the run has ended.", anyOf: [{ enum: ["at_once", "ended"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 }, "runs.callback_url": { description: "Clause runs.callback-url. A callback_url that is malformed, or leads to loopback or a private network.", type: "object", properties: { malformed: { description: "No absolute http or https URL, or no text at all.", anyOf: [{ enum: ["refused", "ignored", "accepted"] }, { $ref: "#/$defs/other" }] }, private: { description: "One that leads to loopback or a private network.", anyOf: [{ enum: ["accepted", "refused"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 }, "workflows.in_flight_on_delete": { description: "Clause workflows.in-flight-on-delete. Runs under way when their workflow is deleted.", anyOf: [{ enum: ["go_on", "canceled"] }, { $ref: "#/$defs/other" }] }, "workflows.name_twice": { description: "Clause workflows.name-twice. A name that is used a second time: the slug is given a suffix, or it is refused as a conflict.", anyOf: [{ enum: ["suffix", "refused"] }, { $ref: "#/$defs/other" }] }, "workflows.owner": { description: "Clause workflows.owner. What stands for {owner} in the path of a dispatch.", anyOf: [{ enum: ["organization_slug", "organization_id", "user_id"] }, { $ref: "#/$defs/other" }] }, "workflows.slug": { description: "Clause workflows.slug. How the slug is made.", anyOf: [{ enum: ["from_name", "from_id"] }, { $ref: "#/$defs/other" }] }, "workflows.stored_name": { description: "Clause workflows.stored-name. The name under which a workflow is stored.", anyOf: [{ enum: ["as_sent", "normalised"] }, { $ref: "#/$defs/other" }] }, "deletion.second": { description: "Clause deletion.second. A second delete of the same record: a success that changes nothing, or not found.", anyOf: [{ enum: ["success", "not_found"] }, { $ref: "#/$defs/other" }] }, "deletion.read": { description: "Clause deletion.read. A read of a deleted record: the record with deleted_at and deleted_by, or not found.", anyOf: [{ enum: ["shown", "not_found"] }, { $ref: "#/$defs/other" }] }, "deletion.in_lists": { description: "Clause deletion.in-lists. Deleted records in lists.", anyOf: [{ enum: ["left_out", "shown"] }, { $ref: "#/$defs/other" }] }, "feedback.clearing": { description: "Clause feedback.clearing. How a request clears a rating: is_positive null, left out, or no field at all.", anyOf: [{ enum: ["null", null, "omitted", "empty_body"] }, { $ref: "#/$defs/other" }] }, "feedback.before_end": { description: "Clause feedback.before-end. Rating a run before its end.", anyOf: [{ enum: ["allowed", "refused"] }, { $ref: "#/$defs/other" }] }, "feedback.negative_without_reason": { description: "Clause feedback.negative-without-reason. A negative rating without a reason.", anyOf: [{ enum: ["allowed", "refused"] }, { $ref: "#/$defs/other" }] }, "feedback.reason_after_clearing": { description: "Clause feedback.reason-after-clearing. The reason once the rating is cleared.", anyOf: [{ enum: ["null", null, "kept"] }, { $ref: "#/$defs/other" }] }, "billing.charging": { description: "Clause billing.charging. When the cost of a run is taken from the balance; a number: so many seconds after its end.", anyOf: [{ enum: ["at_end", "at_dispatch", "never"] }, { type: "integer", minimum: 1, maximum: 86400 }, { $ref: "#/$defs/other" }] }, "billing.balance_too_small": { description: "Clause billing.balance-too-small. A dispatch without enough balance is refused, or the balance becomes negative.", anyOf: [{ enum: ["refused", "negative"] }, { $ref: "#/$defs/other" }] }, "billing.updated_at": { description: "Clause billing.updated-at. Whether updated_at of an update must be that of the record.", anyOf: [{ enum: ["checked", "ignored"] }, { $ref: "#/$defs/other" }] }, "assets.get_before_put": { description: "Clause assets.get-before-put. A presigned GET before the file is there: the status of the refusal, or an empty 200.", anyOf: [{ enum: ["empty"] }, { type: "integer", minimum: 400, maximum: 499 }, { $ref: "#/$defs/other" }] }, "assets.put_answer": { description: "Clause assets.put-answer. What storage answers to a PUT.", type: "object", properties: { status: { type: "integer", minimum: 200, maximum: 299 }, body: { anyOf: [{ enum: ["empty", "json", "xml"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 }, "assets.listed_from": { description: "Clause assets.listed-from. From when on an asset is listed and can be read; a number: so many milliseconds after the PUT, at most 30000.", anyOf: [{ enum: ["session", "put"] }, { type: "integer", minimum: 0, maximum: 3e4 }, { $ref: "#/$defs/other" }] }, "assets.put_mismatch": { description: "Clause assets.put-mismatch. A PUT of another content type or size than declared. type_refused: another type is refused, and another size taken; size_refused: the other way round.", anyOf: [{ enum: ["refused", "accepted", "type_refused", "size_refused"] }, { $ref: "#/$defs/other" }] }, "assets.presign_off_url": { description: "Clause assets.presign-off-url. What url holds with presigning off.", anyOf: [{ enum: ["plain", "null", null, "relative", "other_scheme"] }, { $ref: "#/$defs/other" }] }, "assets.signed_url_end": { description: "Clause assets.signed-url-end. Where a presigned URL tells when it ends: X-Amz-Date and X-Amz-Expires, a parameter with seconds since 1970, or nowhere.", anyOf: [{ enum: ["amz", "epoch", "hidden"] }, { $ref: "#/$defs/other" }] }, "assets.thumbnail_url": { description: "Clause assets.thumbnail-url. Which assets have a thumbnail_url: images, all, or none.", anyOf: [{ enum: ["images", "all", "null", null] }, { $ref: "#/$defs/other" }] }, "assets.stored_name": { description: "Clause assets.stored-name. The name under which an asset is stored: as sent, normalised, or made unique.", anyOf: [{ enum: ["as_sent", "normalised", "made_unique"] }, { $ref: "#/$defs/other" }] }, "events.webhook_fields": { description: "Clause events.webhook-fields. Names of the fields of a webhook, and who makes the secret.", type: "object", properties: { name: { type: "string", minLength: 1, maxLength: 100 }, url: { type: "string", minLength: 1, maxLength: 100 }, secret: { type: "string", minLength: 1, maxLength: 100 }, event_types: { type: "string", minLength: 1, maxLength: 100 }, secret_from: { description: "Who makes the secret.", anyOf: [{ enum: ["request", "server"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 }, "events.answer_pointers": { description: "Clause events.answer-pointers. Where things stand in the answers. Queries of lists keep the names of the document.", type: "object", properties: { webhook_id: { type: "string", title: "a JSON pointer such as /run_id", pattern: "^(/([^/~]|~[01])+)+$", maxLength: 200 }, webhook_secret: { type: "string", title: "a JSON pointer such as /run_id", pattern: "^(/([^/~]|~[01])+)+$", maxLength: 200 }, attempts: { type: "string", title: "a JSON pointer such as /run_id", pattern: "^(/([^/~]|~[01])+)+$", maxLength: 200 }, event_code: { type: "string", title: "a JSON pointer such as /run_id", pattern: "^(/([^/~]|~[01])+)+$", maxLength: 200 }, event_schema: { type: "string", title: "a JSON pointer such as /run_id", pattern: "^(/([^/~]|~[01])+)+$", maxLength: 200 } }, additionalProperties: !1 }, "events.subscription_absent": { description: "Clause events.subscription-absent. A webhook without a list of subscriptions.", anyOf: [{ enum: ["none", "all"] }, { $ref: "#/$defs/other" }] }, "events.subscription_empty": { description: "Clause events.subscription-empty. A webhook with an empty list.", anyOf: [{ enum: ["accepted", "refused"] }, { $ref: "#/$defs/other" }] }, "events.subscription_unknown": { description: "Clause events.subscription-unknown. A subscription to an unknown event code.", anyOf: [{ enum: ["refused", "ignored"] }, { $ref: "#/$defs/other" }] }, "events.webhook_url": { description: "Clause events.webhook-url. Which URLs a webhook may have.", anyOf: [{ enum: ["any", "https_public"] }, { $ref: "#/$defs/other" }] }, "events.ping": { description: "Clause events.ping. Whether creating a webhook sends something to its URL; challenge: what must be sent back.", anyOf: [{ enum: ["none", "ping", "challenge"] }, { $ref: "#/$defs/other" }] }, "events.event_types_answer": { description: "Clause events.event-types-answer. The pagination envelope, a plain array, or an object with event_types. Without the envelope there are no pages: an answer holds up to 500 items.", anyOf: [{ enum: ["envelope", "array", "event_types"] }, { $ref: "#/$defs/other" }] }, "events.signature": { description: "Clause events.signature-encoding. How a signature is written. Its parts do not depend on each other. For createWebhook alone: on webhooks, and not on callbacks.", type: "object", properties: { prefix: { description: "What stands before each signature, such as sha256=.", type: "string", maxLength: 50 }, encoding: { enum: ["hex", "HEX", "base64", "base64_unpadded", "base64url", "base64url_padded"] }, key: { enum: ["utf8", "base64", "hex", "whsec"] }, separator: { description: "Between several signatures; null: the header holds exactly one.", anyOf: [{ type: "string", minLength: 1, maxLength: 10 }, { type: "null" }] }, count: { type: "integer", minimum: 1, maximum: 5 } }, additionalProperties: !1 }, "events.payload_layout": { description: "Clause events.payload-layout. Where things stand in a payload.", type: "object", properties: { event: { type: "string", title: "a JSON pointer such as /run_id", pattern: "^(/([^/~]|~[01])+)+$", maxLength: 200 }, delivery_id: { type: "string", title: "a JSON pointer such as /run_id", pattern: "^(/([^/~]|~[01])+)+$", maxLength: 200 }, run_id: { type: "string", title: "a JSON pointer such as /run_id", pattern: "^(/([^/~]|~[01])+)+$", maxLength: 200 }, run: { description: "Where the run stands; null where it is left out.", anyOf: [{ type: "string", title: "a JSON pointer such as /run_id", pattern: "^(/([^/~]|~[01])+)+$", maxLength: 200 }, { type: "null" }] } }, additionalProperties: !1 }, "events.payload_on_repeat": { description: "Clause events.payload-on-repeat. What a repeat has anew; nothing: it sends the same bytes.", anyOf: [{ type: "array", title: "[attempt_number, sent_at]", items: { enum: ["attempt_number", "sent_at"] }, uniqueItems: !0 }, { $ref: "#/$defs/other" }] }, "events.request_id": { description: "Clause events.request-id-scope. Service-Request-Id is new for each attempt, one for each delivery, or the id of the delivery.", anyOf: [{ enum: ["attempt", "delivery", "delivery_id"] }, { $ref: "#/$defs/other" }] }, "events.callback_timeout": { description: "Clause events.callback-timeout. How long an attempt of a callback waits for an answer, in seconds, and whether that counts as a network error.", type: "object", properties: { timeout_s: { type: "number", minimum: 0.1, maximum: 60 }, counts_as_network_error: { type: "boolean" } }, additionalProperties: !1 }, "events.webhook_schedule": { description: "Clause events.webhook-schedule. Attempts of a webhook: how many, the first one included, their timeout, and the waits between them, in seconds.", type: "object", properties: { attempts: { type: "integer", minimum: 2, maximum: 50 }, timeout_s: { type: "number", minimum: 1, maximum: 60 }, first_retry_s: { type: "number", minimum: 0.01, maximum: 3600 }, factor: { type: "number", minimum: 1.1, maximum: 10 }, jitter: { anyOf: [{ enum: ["none", "full", "equal"] }, { $ref: "#/$defs/other" }] }, cap_s: { anyOf: [{ type: "number", minimum: 0.01, maximum: 86400 }, { type: "null" }] } }, additionalProperties: !1 }, "events.next_retry_at": { description: "Clause events.next-retry-at. Whether the next_retry_at of an attempt binds the sender, or says when the next one comes at the latest.", anyOf: [{ enum: ["binding", "estimate"] }, { $ref: "#/$defs/other" }] }, "events.receiver_answers": { description: "Clause events.receiver-answers. What some answers of a receiver do.", type: "object", properties: { redirect: { description: "3xx.", anyOf: [{ enum: ["not_followed", "followed"] }, { $ref: "#/$defs/other" }] }, cut_after_2xx: { description: "A connection cut after the head of a 2xx.", anyOf: [{ enum: ["network_error", "success"] }, { $ref: "#/$defs/other" }] }, retry_after: { description: "Retry-After.", anyOf: [{ enum: ["ignored", "obeyed"] }, { $ref: "#/$defs/other" }] }, gone: { description: "410.", anyOf: [{ enum: ["ignored", "obeyed"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 }, "events.callbacks_in_any": { description: "Clause events.callbacks-in-any. Whether the deliveries across all webhooks hold callbacks too.", anyOf: [{ enum: ["no", "yes"] }, { $ref: "#/$defs/other" }] }, "events.delivery_lists": { description: "Clause events.delivery-lists. In what deliveries are wrapped, and when an entry appears. A plain array holds up to 500 of them.", type: "object", properties: { answer: { anyOf: [{ enum: ["envelope", "array"] }, { $ref: "#/$defs/other" }] }, appears: { anyOf: [{ enum: ["with_event", "after_first_attempt"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 } } }, func0 = Object.prototype.hasOwnProperty;
var func2 = require_ucs2length().default;
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate1.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "filter" || key0 === "page_size" || key0 === "sort" || key0 === "fields" || key0 === "embed" || key0 === "cursor" || key0 === "backward" || key0 === "presign")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.filter !== void 0) {
      let data0 = data.filter;
      if (typeof data0 == "string") {
        if (func2(data0) > 100) {
          let err1 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func2(data0) < 1) {
          let err2 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.page_size !== void 0) {
      let data1 = data.page_size, _errs5 = errors, valid1 = !1, _errs6 = errors;
      if (typeof data1 == "string") {
        if (func2(data1) > 100) {
          let err4 = { instancePath: instancePath + "/page_size", schemaPath: "#/properties/page_size/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func2(data1) < 1) {
          let err5 = { instancePath: instancePath + "/page_size", schemaPath: "#/properties/page_size/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/page_size", schemaPath: "#/properties/page_size/anyOf/0/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      let _errs8 = errors;
      if (data1 !== null) {
        let err7 = { instancePath: instancePath + "/page_size", schemaPath: "#/properties/page_size/anyOf/1/type", keyword: "type", params: { type: "null" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      var _valid0 = _errs8 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err8 = { instancePath: instancePath + "/page_size", schemaPath: "#/properties/page_size/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.sort !== void 0) {
      let data2 = data.sort;
      if (typeof data2 == "string") {
        if (func2(data2) > 100) {
          let err9 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func2(data2) < 1) {
          let err10 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.fields !== void 0) {
      let data3 = data.fields;
      if (typeof data3 == "string") {
        if (func2(data3) > 100) {
          let err12 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func2(data3) < 1) {
          let err13 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.embed !== void 0) {
      let data4 = data.embed;
      if (typeof data4 == "string") {
        if (func2(data4) > 100) {
          let err15 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (func2(data4) < 1) {
          let err16 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data5 = data.cursor;
      if (typeof data5 == "string") {
        if (func2(data5) > 100) {
          let err18 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (func2(data5) < 1) {
          let err19 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.backward !== void 0) {
      let data6 = data.backward;
      if (typeof data6 == "string") {
        if (func2(data6) > 100) {
          let err21 = { instancePath: instancePath + "/backward", schemaPath: "#/properties/backward/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (func2(data6) < 1) {
          let err22 = { instancePath: instancePath + "/backward", schemaPath: "#/properties/backward/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/backward", schemaPath: "#/properties/backward/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.presign !== void 0) {
      let data7 = data.presign;
      if (typeof data7 == "string") {
        if (func2(data7) > 100) {
          let err24 = { instancePath: instancePath + "/presign", schemaPath: "#/properties/presign/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (func2(data7) < 1) {
          let err25 = { instancePath: instancePath + "/presign", schemaPath: "#/properties/presign/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/presign", schemaPath: "#/properties/presign/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
validate1.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema3 = { type: ["string", "boolean", "integer"], title: "a word" };
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate4.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && typeof data != "boolean" && !(typeof data == "number" && !(data % 1) && !isNaN(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema3.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
validate4.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate3.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 2) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 2) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    len0 > 0 && (validate4(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), len0 > 1 && (validate4(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
validate3.evaluated = { items: 2, dynamicProps: !1, dynamicItems: !1 };
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate8.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (Array.isArray(data0)) {
        if (data0.length > 2) {
          let err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/maxItems", keyword: "maxItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (data0.length < 2) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len1 = data0.length;
        len1 > 0 && (validate4(data0[0], { instancePath: instancePath + "/" + i0 + "/0", parentData: data0, parentDataProperty: 0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), len1 > 1 && (validate4(data0[1], { instancePath: instancePath + "/" + i0 + "/1", parentData: data0, parentDataProperty: 1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length));
      } else {
        let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate8.errors = vErrors, errors === 0;
}
validate8.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var schema5 = { description: "Clause lists.filter-grammar. How filter conditions are written, as a template with {field}, {operator} and, last of the three, {value}; without {operator} only eq can be said. The batch reads state {field}.{operator}:{value}, joined by commas; a grammar of another form says nothing about them.", anyOf: [{ type: "object", title: "{condition, join, list_separator, null_word, null_operator, any_text}", properties: { condition: { description: "One condition, such as {field}.{operator}:{value}.", type: "string", minLength: 1, maxLength: 200 }, join: { description: "Between conditions; left out, there is only ever one.", type: "string", minLength: 1, maxLength: 10 }, list_separator: { description: "Between the values of the operator in; left out, it takes one value.", type: "string", minLength: 1, maxLength: 10 }, null_word: { description: "Stands for no value after eq and ne; left out, null cannot be asked for.", type: "string", maxLength: 50 }, null_operator: { description: "Asks for no value in the place of that word, as an operator of its own with a word for no value and one for any.", type: "object", title: "{word, values}", properties: { word: { description: "Of the operator, such as is_null.", type: "string", maxLength: 50 }, values: { description: "What stands for no value, and for any.", type: "array", title: "[no value, any value]", prefixItems: [{ $ref: "#/$defs/word" }, { $ref: "#/$defs/word" }], minItems: 2, maxItems: 2 } }, required: ["word", "values"], additionalProperties: !1 }, any_text: { description: "Stands for any text in a value of like: % where left out. Empty: nothing does, and what holds the value is found.", enum: ["%", "*", ""] } }, required: ["condition"], additionalProperties: !1 }, { type: "object", title: "{parameter, value, list_separator, null_word, null_operator, any_text}", properties: { parameter: { description: "The name of the parameter that holds one condition, such as filter[{field}][{operator}].", type: "string", minLength: 1, maxLength: 200 }, value: { description: "What the parameter holds, such as {value}.", type: "string", minLength: 1, maxLength: 200 }, list_separator: { description: "Between the values of the operator in; left out, it takes one value.", type: "string", minLength: 1, maxLength: 10 }, null_word: { description: "Stands for no value after eq and ne; left out, null cannot be asked for.", type: "string", maxLength: 50 }, null_operator: { description: "Asks for no value in the place of that word, as an operator of its own with a word for no value and one for any.", type: "object", title: "{word, values}", properties: { word: { description: "Of the operator, such as is_null.", type: "string", maxLength: 50 }, values: { description: "What stands for no value, and for any.", type: "array", title: "[no value, any value]", prefixItems: [{ $ref: "#/$defs/word" }, { $ref: "#/$defs/word" }], minItems: 2, maxItems: 2 } }, required: ["word", "values"], additionalProperties: !1 }, any_text: { description: "Stands for any text in a value of like: % where left out. Empty: nothing does, and what holds the value is found.", enum: ["%", "*", ""] } }, required: ["parameter", "value"], additionalProperties: !1 }, { $ref: "#/$defs/other" }] };
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate17.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.other === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "other" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "other") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.other !== void 0) {
      let data0 = data.other;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err2 = { instancePath: instancePath + "/other", schemaPath: "#/properties/other/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/other", schemaPath: "#/properties/other/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate17.errors = vErrors, errors === 0;
}
validate17.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate12.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.condition === void 0) {
      let err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "condition" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "condition" || key0 === "join" || key0 === "list_separator" || key0 === "null_word" || key0 === "null_operator" || key0 === "any_text")) {
        let err1 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.condition !== void 0) {
      let data0 = data.condition;
      if (typeof data0 == "string") {
        if (func2(data0) > 200) {
          let err2 = { instancePath: instancePath + "/condition", schemaPath: "#/anyOf/0/properties/condition/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func2(data0) < 1) {
          let err3 = { instancePath: instancePath + "/condition", schemaPath: "#/anyOf/0/properties/condition/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/condition", schemaPath: "#/anyOf/0/properties/condition/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.join !== void 0) {
      let data1 = data.join;
      if (typeof data1 == "string") {
        if (func2(data1) > 10) {
          let err5 = { instancePath: instancePath + "/join", schemaPath: "#/anyOf/0/properties/join/maxLength", keyword: "maxLength", params: { limit: 10 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (func2(data1) < 1) {
          let err6 = { instancePath: instancePath + "/join", schemaPath: "#/anyOf/0/properties/join/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/join", schemaPath: "#/anyOf/0/properties/join/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.list_separator !== void 0) {
      let data2 = data.list_separator;
      if (typeof data2 == "string") {
        if (func2(data2) > 10) {
          let err8 = { instancePath: instancePath + "/list_separator", schemaPath: "#/anyOf/0/properties/list_separator/maxLength", keyword: "maxLength", params: { limit: 10 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func2(data2) < 1) {
          let err9 = { instancePath: instancePath + "/list_separator", schemaPath: "#/anyOf/0/properties/list_separator/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/list_separator", schemaPath: "#/anyOf/0/properties/list_separator/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.null_word !== void 0) {
      let data3 = data.null_word;
      if (typeof data3 == "string") {
        if (func2(data3) > 50) {
          let err11 = { instancePath: instancePath + "/null_word", schemaPath: "#/anyOf/0/properties/null_word/maxLength", keyword: "maxLength", params: { limit: 50 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/null_word", schemaPath: "#/anyOf/0/properties/null_word/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.null_operator !== void 0) {
      let data4 = data.null_operator;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.word === void 0) {
          let err13 = { instancePath: instancePath + "/null_operator", schemaPath: "#/anyOf/0/properties/null_operator/required", keyword: "required", params: { missingProperty: "word" } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data4.values === void 0) {
          let err14 = { instancePath: instancePath + "/null_operator", schemaPath: "#/anyOf/0/properties/null_operator/required", keyword: "required", params: { missingProperty: "values" } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key1 in data4)
          if (!(key1 === "word" || key1 === "values")) {
            let err15 = { instancePath: instancePath + "/null_operator", schemaPath: "#/anyOf/0/properties/null_operator/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        if (data4.word !== void 0) {
          let data5 = data4.word;
          if (typeof data5 == "string") {
            if (func2(data5) > 50) {
              let err16 = { instancePath: instancePath + "/null_operator/word", schemaPath: "#/anyOf/0/properties/null_operator/properties/word/maxLength", keyword: "maxLength", params: { limit: 50 } };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          } else {
            let err17 = { instancePath: instancePath + "/null_operator/word", schemaPath: "#/anyOf/0/properties/null_operator/properties/word/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        if (data4.values !== void 0) {
          let data6 = data4.values;
          if (Array.isArray(data6)) {
            if (data6.length > 2) {
              let err18 = { instancePath: instancePath + "/null_operator/values", schemaPath: "#/anyOf/0/properties/null_operator/properties/values/maxItems", keyword: "maxItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (data6.length < 2) {
              let err19 = { instancePath: instancePath + "/null_operator/values", schemaPath: "#/anyOf/0/properties/null_operator/properties/values/minItems", keyword: "minItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            let len0 = data6.length;
            len0 > 0 && (validate4(data6[0], { instancePath: instancePath + "/null_operator/values/0", parentData: data6, parentDataProperty: 0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), len0 > 1 && (validate4(data6[1], { instancePath: instancePath + "/null_operator/values/1", parentData: data6, parentDataProperty: 1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length));
          } else {
            let err20 = { instancePath: instancePath + "/null_operator/values", schemaPath: "#/anyOf/0/properties/null_operator/properties/values/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      } else {
        let err21 = { instancePath: instancePath + "/null_operator", schemaPath: "#/anyOf/0/properties/null_operator/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.any_text !== void 0) {
      let data9 = data.any_text;
      if (!(data9 === "%" || data9 === "*" || data9 === "")) {
        let err22 = { instancePath: instancePath + "/any_text", schemaPath: "#/anyOf/0/properties/any_text/enum", keyword: "enum", params: { allowedValues: schema5.anyOf[0].properties.any_text.enum } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
  } else {
    let err23 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  let _errs22 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parameter === void 0) {
      let err24 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "parameter" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.value === void 0) {
      let err25 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "value" } };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    for (let key2 in data)
      if (!(key2 === "parameter" || key2 === "value" || key2 === "list_separator" || key2 === "null_word" || key2 === "null_operator" || key2 === "any_text")) {
        let err26 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    if (data.parameter !== void 0) {
      let data10 = data.parameter;
      if (typeof data10 == "string") {
        if (func2(data10) > 200) {
          let err27 = { instancePath: instancePath + "/parameter", schemaPath: "#/anyOf/1/properties/parameter/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (func2(data10) < 1) {
          let err28 = { instancePath: instancePath + "/parameter", schemaPath: "#/anyOf/1/properties/parameter/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      } else {
        let err29 = { instancePath: instancePath + "/parameter", schemaPath: "#/anyOf/1/properties/parameter/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.value !== void 0) {
      let data11 = data.value;
      if (typeof data11 == "string") {
        if (func2(data11) > 200) {
          let err30 = { instancePath: instancePath + "/value", schemaPath: "#/anyOf/1/properties/value/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        if (func2(data11) < 1) {
          let err31 = { instancePath: instancePath + "/value", schemaPath: "#/anyOf/1/properties/value/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/value", schemaPath: "#/anyOf/1/properties/value/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.list_separator !== void 0) {
      let data12 = data.list_separator;
      if (typeof data12 == "string") {
        if (func2(data12) > 10) {
          let err33 = { instancePath: instancePath + "/list_separator", schemaPath: "#/anyOf/1/properties/list_separator/maxLength", keyword: "maxLength", params: { limit: 10 } };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        if (func2(data12) < 1) {
          let err34 = { instancePath: instancePath + "/list_separator", schemaPath: "#/anyOf/1/properties/list_separator/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
      } else {
        let err35 = { instancePath: instancePath + "/list_separator", schemaPath: "#/anyOf/1/properties/list_separator/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.null_word !== void 0) {
      let data13 = data.null_word;
      if (typeof data13 == "string") {
        if (func2(data13) > 50) {
          let err36 = { instancePath: instancePath + "/null_word", schemaPath: "#/anyOf/1/properties/null_word/maxLength", keyword: "maxLength", params: { limit: 50 } };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
      } else {
        let err37 = { instancePath: instancePath + "/null_word", schemaPath: "#/anyOf/1/properties/null_word/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.null_operator !== void 0) {
      let data14 = data.null_operator;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.word === void 0) {
          let err38 = { instancePath: instancePath + "/null_operator", schemaPath: "#/anyOf/1/properties/null_operator/required", keyword: "required", params: { missingProperty: "word" } };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        if (data14.values === void 0) {
          let err39 = { instancePath: instancePath + "/null_operator", schemaPath: "#/anyOf/1/properties/null_operator/required", keyword: "required", params: { missingProperty: "values" } };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        for (let key3 in data14)
          if (!(key3 === "word" || key3 === "values")) {
            let err40 = { instancePath: instancePath + "/null_operator", schemaPath: "#/anyOf/1/properties/null_operator/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        if (data14.word !== void 0) {
          let data15 = data14.word;
          if (typeof data15 == "string") {
            if (func2(data15) > 50) {
              let err41 = { instancePath: instancePath + "/null_operator/word", schemaPath: "#/anyOf/1/properties/null_operator/properties/word/maxLength", keyword: "maxLength", params: { limit: 50 } };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
          } else {
            let err42 = { instancePath: instancePath + "/null_operator/word", schemaPath: "#/anyOf/1/properties/null_operator/properties/word/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
        }
        if (data14.values !== void 0) {
          let data16 = data14.values;
          if (Array.isArray(data16)) {
            if (data16.length > 2) {
              let err43 = { instancePath: instancePath + "/null_operator/values", schemaPath: "#/anyOf/1/properties/null_operator/properties/values/maxItems", keyword: "maxItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
            if (data16.length < 2) {
              let err44 = { instancePath: instancePath + "/null_operator/values", schemaPath: "#/anyOf/1/properties/null_operator/properties/values/minItems", keyword: "minItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
            let len1 = data16.length;
            len1 > 0 && (validate4(data16[0], { instancePath: instancePath + "/null_operator/values/0", parentData: data16, parentDataProperty: 0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), len1 > 1 && (validate4(data16[1], { instancePath: instancePath + "/null_operator/values/1", parentData: data16, parentDataProperty: 1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length));
          } else {
            let err45 = { instancePath: instancePath + "/null_operator/values", schemaPath: "#/anyOf/1/properties/null_operator/properties/values/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
        }
      } else {
        let err46 = { instancePath: instancePath + "/null_operator", schemaPath: "#/anyOf/1/properties/null_operator/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.any_text !== void 0) {
      let data19 = data.any_text;
      if (!(data19 === "%" || data19 === "*" || data19 === "")) {
        let err47 = { instancePath: instancePath + "/any_text", schemaPath: "#/anyOf/1/properties/any_text/enum", keyword: "enum", params: { allowedValues: schema5.anyOf[1].properties.any_text.enum } };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
  } else {
    let err48 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
  }
  var _valid0 = _errs22 === errors;
  valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
  let _errs43 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs43 === errors;
  if (valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err49 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
  }
  return validate12.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate12.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ascending === void 0) {
      let err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "ascending" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.descending === void 0) {
      let err1 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "descending" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "ascending" || key0 === "descending" || key0 === "join")) {
        let err2 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.ascending !== void 0) {
      let data0 = data.ascending;
      if (typeof data0 == "string") {
        if (func2(data0) > 200) {
          let err3 = { instancePath: instancePath + "/ascending", schemaPath: "#/anyOf/0/properties/ascending/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func2(data0) < 1) {
          let err4 = { instancePath: instancePath + "/ascending", schemaPath: "#/anyOf/0/properties/ascending/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/ascending", schemaPath: "#/anyOf/0/properties/ascending/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.descending !== void 0) {
      let data1 = data.descending;
      if (typeof data1 == "string") {
        if (func2(data1) > 200) {
          let err6 = { instancePath: instancePath + "/descending", schemaPath: "#/anyOf/0/properties/descending/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func2(data1) < 1) {
          let err7 = { instancePath: instancePath + "/descending", schemaPath: "#/anyOf/0/properties/descending/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/descending", schemaPath: "#/anyOf/0/properties/descending/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.join !== void 0) {
      let data2 = data.join;
      if (typeof data2 == "string") {
        if (func2(data2) > 10) {
          let err9 = { instancePath: instancePath + "/join", schemaPath: "#/anyOf/0/properties/join/maxLength", keyword: "maxLength", params: { limit: 10 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func2(data2) < 1) {
          let err10 = { instancePath: instancePath + "/join", schemaPath: "#/anyOf/0/properties/join/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/join", schemaPath: "#/anyOf/0/properties/join/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  let _errs10 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs10 === errors;
  if (valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err13 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate20.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate20.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate23.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.join === void 0) {
      let err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "join" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "join") {
        let err1 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.join !== void 0) {
      let data0 = data.join;
      if (typeof data0 == "string") {
        if (func2(data0) > 10) {
          let err2 = { instancePath: instancePath + "/join", schemaPath: "#/anyOf/0/properties/join/maxLength", keyword: "maxLength", params: { limit: 10 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func2(data0) < 1) {
          let err3 = { instancePath: instancePath + "/join", schemaPath: "#/anyOf/0/properties/join/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/join", schemaPath: "#/anyOf/0/properties/join/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  let _errs6 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs6 === errors;
  if (valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err6 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate23.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate23.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "eq" || key0 === "ne" || key0 === "gt" || key0 === "gte" || key0 === "lt" || key0 === "lte" || key0 === "in" || key0 === "like")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.eq !== void 0) {
      let data0 = data.eq;
      if (typeof data0 == "string") {
        if (func2(data0) > 50) {
          let err1 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/maxLength", keyword: "maxLength", params: { limit: 50 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.ne !== void 0) {
      let data1 = data.ne;
      if (typeof data1 == "string") {
        if (func2(data1) > 50) {
          let err3 = { instancePath: instancePath + "/ne", schemaPath: "#/properties/ne/maxLength", keyword: "maxLength", params: { limit: 50 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/ne", schemaPath: "#/properties/ne/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.gt !== void 0) {
      let data2 = data.gt;
      if (typeof data2 == "string") {
        if (func2(data2) > 50) {
          let err5 = { instancePath: instancePath + "/gt", schemaPath: "#/properties/gt/maxLength", keyword: "maxLength", params: { limit: 50 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/gt", schemaPath: "#/properties/gt/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.gte !== void 0) {
      let data3 = data.gte;
      if (typeof data3 == "string") {
        if (func2(data3) > 50) {
          let err7 = { instancePath: instancePath + "/gte", schemaPath: "#/properties/gte/maxLength", keyword: "maxLength", params: { limit: 50 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/gte", schemaPath: "#/properties/gte/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.lt !== void 0) {
      let data4 = data.lt;
      if (typeof data4 == "string") {
        if (func2(data4) > 50) {
          let err9 = { instancePath: instancePath + "/lt", schemaPath: "#/properties/lt/maxLength", keyword: "maxLength", params: { limit: 50 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/lt", schemaPath: "#/properties/lt/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.lte !== void 0) {
      let data5 = data.lte;
      if (typeof data5 == "string") {
        if (func2(data5) > 50) {
          let err11 = { instancePath: instancePath + "/lte", schemaPath: "#/properties/lte/maxLength", keyword: "maxLength", params: { limit: 50 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/lte", schemaPath: "#/properties/lte/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.in !== void 0) {
      let data6 = data.in;
      if (typeof data6 == "string") {
        if (func2(data6) > 50) {
          let err13 = { instancePath: instancePath + "/in", schemaPath: "#/properties/in/maxLength", keyword: "maxLength", params: { limit: 50 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/in", schemaPath: "#/properties/in/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.like !== void 0) {
      let data7 = data.like;
      if (typeof data7 == "string") {
        if (func2(data7) > 50) {
          let err15 = { instancePath: instancePath + "/like", schemaPath: "#/properties/like/maxLength", keyword: "maxLength", params: { limit: 50 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/like", schemaPath: "#/properties/like/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
validate26.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema10 = { description: "Clause lists.quoting. How a filter value keeps the grammar's own characters apart: a backslash before each; double quotes around the value, with a backslash before a quote or backslash inside; percent-encoding before the query string is encoded as a whole; or no means, so that such values cannot be sent.", anyOf: [{ enum: ["backslash", "double_quote", "percent", "none"] }, { $ref: "#/$defs/other" }] };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate28.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "backslash" || data === "double_quote" || data === "percent" || data === "none")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema10.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate28.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate28.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema11 = { description: "Clause lists.multiple-conditions. What several conditions mean: an item must meet all of them, or only one can be sent. The batch reads state and.", anyOf: [{ enum: ["and", "none"] }, { $ref: "#/$defs/other" }] };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate31.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "and" || data === "none")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate31.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate31.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate34.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number") {
    if (data > 500 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 1 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs3 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs3 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate34.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate34.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate37.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (Array.isArray(data)) {
    if (data.length > 2) {
      let err0 = { instancePath, schemaPath: "#/anyOf/0/maxItems", keyword: "maxItems", params: { limit: 2 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 2) {
      let err1 = { instancePath, schemaPath: "#/anyOf/0/minItems", keyword: "minItems", params: { limit: 2 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    if (len0 > 0) {
      let data0 = data[0];
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
        let err2 = { instancePath: instancePath + "/0", schemaPath: "#/anyOf/0/prefixItems/0/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && (data0 < 1 || isNaN(data0))) {
        let err3 = { instancePath: instancePath + "/0", schemaPath: "#/anyOf/0/prefixItems/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (len0 > 1) {
      let data1 = data[1];
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
        let err4 = { instancePath: instancePath + "/1", schemaPath: "#/anyOf/0/prefixItems/1/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && (data1 < 1 || isNaN(data1))) {
        let err5 = { instancePath: instancePath + "/1", schemaPath: "#/anyOf/0/prefixItems/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var items0 = 2;
  let _errs7 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs7 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err7 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate37.errors = vErrors, evaluated0.props = props0, evaluated0.items = items0, errors === 0;
}
validate37.evaluated = { dynamicProps: !0, dynamicItems: !0 };
var schema14 = { description: "Clause lists.page-size-out-of-range. What happens to a page size outside the bounds.", anyOf: [{ enum: ["refused", "clamped"] }, { $ref: "#/$defs/other" }] };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate40.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "refused" || data === "clamped")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema14.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate40.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate40.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema15 = { description: "Clause lists.end-of-list. What next holds on the last page, and previous on the first: null, nothing at all, an empty string, or a URL that leads to one empty page.", anyOf: [{ enum: ["null", null, "absent", "empty_string", "url_to_empty_page"] }, { $ref: "#/$defs/other" }] };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate43.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "null" || data === null || data === "absent" || data === "empty_string" || data === "url_to_empty_page")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema15.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate43.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate43.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema16 = { description: "Clause lists.first-on-page-one. What first holds on the first page.", anyOf: [{ enum: ["url", "absent"] }, { $ref: "#/$defs/other" }] };
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate46.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "url" || data === "absent")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema16.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate46.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate46.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema17 = { description: "Clause lists.cursor-url-form. Cursor URLs: absolute, relative to the URL of the request, or absolute at another origin with the same path.", anyOf: [{ enum: ["absolute", "relative", "other_origin"] }, { $ref: "#/$defs/other" }] };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate49.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "absolute" || data === "relative" || data === "other_origin")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema17.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate49.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate49.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema18 = { description: "Clause lists.cursor-url-carries. What a cursor URL keeps of the request beside filter and sort, which always go along.", anyOf: [{ type: "array", title: "a list of page_size, fields, embed, presign", items: { enum: ["page_size", "fields", "embed", "presign"] }, uniqueItems: !0 }, { $ref: "#/$defs/other" }] }, func51 = require_equal().default;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (Array.isArray(data)) {
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (!(data0 === "page_size" || data0 === "fields" || data0 === "embed" || data0 === "presign")) {
        let err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/0/items/enum", keyword: "enum", params: { allowedValues: schema18.anyOf[0].items.enum } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    let i1 = data.length, j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; )
          for (j0 = i1; j0--; )
            if (func51(data[i1], data[j0])) {
              let err1 = { instancePath, schemaPath: "#/anyOf/0/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break outer0;
            }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var items0 = !0;
  let _errs4 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs4 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate52.errors = vErrors, evaluated0.props = props0, evaluated0.items = items0, errors === 0;
}
validate52.evaluated = { dynamicProps: !0, dynamicItems: !0 };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (typeof data != "boolean") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "boolean" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs3 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs3 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate55.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate55.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema20 = { description: "Clause lists.backward-order. The order of items on a page asked for backward.", anyOf: [{ enum: ["list_order", "reversed"] }, { $ref: "#/$defs/other" }] };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "list_order" || data === "reversed")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema20.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate58.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate58.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema21 = { description: "Clause lists.backward-without-cursor. The page that backward asks for without a cursor.", anyOf: [{ enum: ["last_page", "first_page", "refused"] }, { $ref: "#/$defs/other" }] };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "last_page" || data === "first_page" || data === "refused")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema21.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate61.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate61.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema22 = { description: "Clause lists.bad-cursor. A cursor that is damaged or another's: the status of the refusal, or the caller's own first page.", anyOf: [{ enum: [400, 403, 404, 422, "first_page"] }, { $ref: "#/$defs/other" }] };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === 400 || data === 403 || data === 404 || data === 422 || data === "first_page")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema22.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate64.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate64.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema23 = { description: "Clause lists.unknown-parameter. A query parameter that the operation does not have.", anyOf: [{ enum: ["refused", "ignored"] }, { $ref: "#/$defs/other" }] };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate67.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "refused" || data === "ignored")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema23.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate67.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate67.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema24 = { description: "Clause lists.unknown-filter. A filter on a field that cannot be filtered by.", anyOf: [{ enum: ["refused", "ignored"] }, { $ref: "#/$defs/other" }] };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "refused" || data === "ignored")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema24.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate70.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate70.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema25 = { description: "Clause lists.unknown-sort. A sort by a field that cannot be sorted by.", anyOf: [{ enum: ["refused", "ignored"] }, { $ref: "#/$defs/other" }] };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "refused" || data === "ignored")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema25.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate73.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate73.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema26 = { description: "Clause lists.unknown-field. A projection of a field that the record does not have.", anyOf: [{ enum: ["refused", "ignored"] }, { $ref: "#/$defs/other" }] };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate76.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "refused" || data === "ignored")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema26.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate76.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate76.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema27 = { description: "Clause lists.unknown-embed. An embed that the operation does not offer.", anyOf: [{ enum: ["refused", "ignored"] }, { $ref: "#/$defs/other" }] };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate79.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "refused" || data === "ignored")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema27.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate79.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate79.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema28 = { description: "Clause lists.queryable-fields. Fields that a list may be sorted by, filtered by and projected to: all with a single value, or those named.", type: "object", properties: { sort: { description: "To sort by.", anyOf: [{ enum: ["scalars"] }, { type: "array", title: "[field, …]", items: { type: "string", minLength: 1, maxLength: 100 }, uniqueItems: !0 }, { $ref: "#/$defs/other" }] }, filter: { description: "To filter by.", anyOf: [{ enum: ["scalars"] }, { type: "array", title: "[field, …]", items: { type: "string", minLength: 1, maxLength: 100 }, uniqueItems: !0 }, { $ref: "#/$defs/other" }] }, project: { description: "To project to.", anyOf: [{ enum: ["scalars"] }, { type: "array", title: "[field, …]", items: { type: "string", minLength: 1, maxLength: 100 }, uniqueItems: !0 }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "sort" || key0 === "filter" || key0 === "project")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.sort !== void 0) {
      let data0 = data.sort, _errs3 = errors, valid1 = !1, _errs4 = errors;
      if (data0 !== "scalars") {
        let err1 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema28.properties.sort.anyOf[0].enum } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      let _errs5 = errors;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (func2(data1) > 100) {
              let err2 = { instancePath: instancePath + "/sort/" + i0, schemaPath: "#/properties/sort/anyOf/1/items/maxLength", keyword: "maxLength", params: { limit: 100 } };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            if (func2(data1) < 1) {
              let err3 = { instancePath: instancePath + "/sort/" + i0, schemaPath: "#/properties/sort/anyOf/1/items/minLength", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          } else {
            let err4 = { instancePath: instancePath + "/sort/" + i0, schemaPath: "#/properties/sort/anyOf/1/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
        let i1 = data0.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err5 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/anyOf/1/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var _valid0 = _errs5 === errors;
      valid1 = valid1 || _valid0;
      let _errs9 = errors;
      validate17(data0, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid0 = _errs9 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      else {
        let err7 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.filter !== void 0) {
      let data2 = data.filter, _errs11 = errors, valid5 = !1, _errs12 = errors;
      if (data2 !== "scalars") {
        let err8 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema28.properties.filter.anyOf[0].enum } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      var _valid1 = _errs12 === errors;
      valid5 = valid5 || _valid1;
      let _errs13 = errors;
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data3 = data2[i2];
          if (typeof data3 == "string") {
            if (func2(data3) > 100) {
              let err9 = { instancePath: instancePath + "/filter/" + i2, schemaPath: "#/properties/filter/anyOf/1/items/maxLength", keyword: "maxLength", params: { limit: 100 } };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (func2(data3) < 1) {
              let err10 = { instancePath: instancePath + "/filter/" + i2, schemaPath: "#/properties/filter/anyOf/1/items/minLength", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
          } else {
            let err11 = { instancePath: instancePath + "/filter/" + i2, schemaPath: "#/properties/filter/anyOf/1/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        let i3 = data2.length, j1;
        if (i3 > 1) {
          let indices1 = {};
          for (; i3--; ) {
            let item1 = data2[i3];
            if (typeof item1 == "string") {
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                let err12 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/anyOf/1/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      var _valid1 = _errs13 === errors;
      valid5 = valid5 || _valid1;
      let _errs17 = errors;
      validate17(data2, { instancePath: instancePath + "/filter", parentData: data, parentDataProperty: "filter", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid1 = _errs17 === errors;
      if (valid5 = valid5 || _valid1, valid5)
        errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
      else {
        let err14 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.project !== void 0) {
      let data4 = data.project, _errs19 = errors, valid9 = !1, _errs20 = errors;
      if (data4 !== "scalars") {
        let err15 = { instancePath: instancePath + "/project", schemaPath: "#/properties/project/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema28.properties.project.anyOf[0].enum } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      var _valid2 = _errs20 === errors;
      valid9 = valid9 || _valid2;
      let _errs21 = errors;
      if (Array.isArray(data4)) {
        let len2 = data4.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data5 = data4[i4];
          if (typeof data5 == "string") {
            if (func2(data5) > 100) {
              let err16 = { instancePath: instancePath + "/project/" + i4, schemaPath: "#/properties/project/anyOf/1/items/maxLength", keyword: "maxLength", params: { limit: 100 } };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (func2(data5) < 1) {
              let err17 = { instancePath: instancePath + "/project/" + i4, schemaPath: "#/properties/project/anyOf/1/items/minLength", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          } else {
            let err18 = { instancePath: instancePath + "/project/" + i4, schemaPath: "#/properties/project/anyOf/1/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
        let i5 = data4.length, j2;
        if (i5 > 1) {
          let indices2 = {};
          for (; i5--; ) {
            let item2 = data4[i5];
            if (typeof item2 == "string") {
              if (typeof indices2[item2] == "number") {
                j2 = indices2[item2];
                let err19 = { instancePath: instancePath + "/project", schemaPath: "#/properties/project/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 } };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                break;
              }
              indices2[item2] = i5;
            }
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/project", schemaPath: "#/properties/project/anyOf/1/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      var _valid2 = _errs21 === errors;
      valid9 = valid9 || _valid2;
      let _errs25 = errors;
      validate17(data4, { instancePath: instancePath + "/project", parentData: data, parentDataProperty: "project", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid2 = _errs25 === errors;
      if (valid9 = valid9 || _valid2, valid9)
        errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
      else {
        let err21 = { instancePath: instancePath + "/project", schemaPath: "#/properties/project/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate82.errors = vErrors, errors === 0;
}
validate82.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema29 = { description: "Clause lists.short-pages. Pages before the end that hold less than their size, or nothing.", anyOf: [{ enum: ["never", "short", "empty"] }, { $ref: "#/$defs/other" }] };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate87.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "never" || data === "short" || data === "empty")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema29.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate87.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate87.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema30 = { description: "Clause lists.default-order. The order of a list when none is asked for.", anyOf: [{ type: "object", title: "{field, direction}", properties: { field: { description: "Any field that can be sorted by.", type: "string", minLength: 1, maxLength: 100 }, direction: { enum: ["asc", "desc"] } }, required: ["field", "direction"], additionalProperties: !1 }, { $ref: "#/$defs/other" }] };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.field === void 0) {
      let err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "field" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.direction === void 0) {
      let err1 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "direction" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "field" || key0 === "direction")) {
        let err2 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.field !== void 0) {
      let data0 = data.field;
      if (typeof data0 == "string") {
        if (func2(data0) > 100) {
          let err3 = { instancePath: instancePath + "/field", schemaPath: "#/anyOf/0/properties/field/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func2(data0) < 1) {
          let err4 = { instancePath: instancePath + "/field", schemaPath: "#/anyOf/0/properties/field/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/field", schemaPath: "#/anyOf/0/properties/field/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.direction !== void 0) {
      let data1 = data.direction;
      if (!(data1 === "asc" || data1 === "desc")) {
        let err6 = { instancePath: instancePath + "/direction", schemaPath: "#/anyOf/0/properties/direction/enum", keyword: "enum", params: { allowedValues: schema30.anyOf[0].properties.direction.enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  let _errs7 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs7 === errors;
  if (valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err8 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate90.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate90.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema31 = { description: "Clause lists.text-order. How texts are ordered.", anyOf: [{ enum: ["code_point", "case_insensitive"] }, { $ref: "#/$defs/other" }] };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate93.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "code_point" || data === "case_insensitive")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema31.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate93.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate93.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema32 = { description: "Clause lists.null-order. Where items without a value stand. lowest: first in ascending order, last in descending order.", anyOf: [{ enum: ["last", "first", "lowest", "highest"] }, { $ref: "#/$defs/other" }] };
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate96.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "last" || data === "first" || data === "lowest" || data === "highest")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema32.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate96.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate96.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema33 = { description: "Clause lists.tie-break. The order of items that are equal in the field sorted by: by id, in the direction of the sort, against it, or always ascending.", anyOf: [{ enum: ["with_sort", "against_sort", "ascending"] }, { $ref: "#/$defs/other" }] };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate99.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "with_sort" || data === "against_sort" || data === "ascending")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema33.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate99.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate99.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema34 = { description: "Clause lists.cursor-lifetime. How long a cursor works, in seconds.", anyOf: [{ enum: ["none"] }, { type: "number", minimum: 1 }, { $ref: "#/$defs/other" }] };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate102.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "none") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema34.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  if (typeof data == "number") {
    if (data < 1 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "number" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  let _errs4 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs4 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate102.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate102.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema35 = { description: "Clause lists.read-your-writes. How far a list may lag behind what was acknowledged, in milliseconds; at most 30000.", anyOf: [{ enum: ["at_once"] }, { type: "integer", minimum: 0, maximum: 3e4 }, { $ref: "#/$defs/other" }] };
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate105.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "at_once") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema35.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
    let err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  if (typeof data == "number") {
    if (data > 3e4 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3e4 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data < 0 || isNaN(data)) {
      let err3 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  let _errs4 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs4 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate105.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate105.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema36 = { enum: ["getHealth", "getMe", "updateBalance", "listAssets", "listAssetTypes", "getAsset", "deleteAsset", "createAssetUpload", "createAssetFolder", "getAssetFolder", "deleteAssetFolder", "dispatchModelRun2", "dispatchModelRun3", "dispatchModelRun4", "dispatchModelRun5", "getModelText", "getRun", "rateRun", "createGraphWorkflow", "deleteGraphWorkflow", "dispatchGraphWorkflowRun", "listBatchItems", "getBatchItem", "createWebhook", "listEventTypes", "listAllDeliveries", "listWebhookDeliveries"] };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate108.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data === "getHealth" || data === "getMe" || data === "updateBalance" || data === "listAssets" || data === "listAssetTypes" || data === "getAsset" || data === "deleteAsset" || data === "createAssetUpload" || data === "createAssetFolder" || data === "getAssetFolder" || data === "deleteAssetFolder" || data === "dispatchModelRun2" || data === "dispatchModelRun3" || data === "dispatchModelRun4" || data === "dispatchModelRun5" || data === "getModelText" || data === "getRun" || data === "rateRun" || data === "createGraphWorkflow" || data === "deleteGraphWorkflow" || data === "dispatchGraphWorkflowRun" || data === "listBatchItems" || data === "getBatchItem" || data === "createWebhook" || data === "listEventTypes" || data === "listAllDeliveries" || data === "listWebhookDeliveries")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema36.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate108.errors = vErrors, errors === 0;
}
validate108.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate143.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "created" || key0 === "session" || key0 === "dispatched" || key0 === "updated" || key0 === "deleted" || key0 === "deleted_again")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.created !== void 0) {
      let data0 = data.created;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
        let err1 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      let _errs4 = errors, _errs5 = errors;
      if (!(data0 === 204 || data0 === 205)) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var valid1 = _errs5 === errors;
      if (valid1) {
        let err3 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/not", keyword: "not", params: {} };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      } else
        errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
      if (typeof data0 == "number") {
        if (data0 > 299 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 200 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/created", schemaPath: "#/properties/created/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.session !== void 0) {
      let data1 = data.session;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
        let err6 = { instancePath: instancePath + "/session", schemaPath: "#/properties/session/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      let _errs8 = errors, _errs9 = errors;
      if (!(data1 === 204 || data1 === 205)) {
        let err7 = {};
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      var valid2 = _errs9 === errors;
      if (valid2) {
        let err8 = { instancePath: instancePath + "/session", schemaPath: "#/properties/session/not", keyword: "not", params: {} };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      } else
        errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null);
      if (typeof data1 == "number") {
        if (data1 > 299 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/session", schemaPath: "#/properties/session/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data1 < 200 || isNaN(data1)) {
          let err10 = { instancePath: instancePath + "/session", schemaPath: "#/properties/session/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.dispatched !== void 0) {
      let data2 = data.dispatched;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
        let err11 = { instancePath: instancePath + "/dispatched", schemaPath: "#/properties/dispatched/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      let _errs12 = errors, _errs13 = errors;
      if (!(data2 === 204 || data2 === 205)) {
        let err12 = {};
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      var valid3 = _errs13 === errors;
      if (valid3) {
        let err13 = { instancePath: instancePath + "/dispatched", schemaPath: "#/properties/dispatched/not", keyword: "not", params: {} };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      } else
        errors = _errs12, vErrors !== null && (_errs12 ? vErrors.length = _errs12 : vErrors = null);
      if (typeof data2 == "number") {
        if (data2 > 299 || isNaN(data2)) {
          let err14 = { instancePath: instancePath + "/dispatched", schemaPath: "#/properties/dispatched/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data2 < 200 || isNaN(data2)) {
          let err15 = { instancePath: instancePath + "/dispatched", schemaPath: "#/properties/dispatched/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
    if (data.updated !== void 0) {
      let data3 = data.updated;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
        let err16 = { instancePath: instancePath + "/updated", schemaPath: "#/properties/updated/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      let _errs16 = errors, _errs17 = errors;
      if (!(data3 === 204 || data3 === 205)) {
        let err17 = {};
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      var valid4 = _errs17 === errors;
      if (valid4) {
        let err18 = { instancePath: instancePath + "/updated", schemaPath: "#/properties/updated/not", keyword: "not", params: {} };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      } else
        errors = _errs16, vErrors !== null && (_errs16 ? vErrors.length = _errs16 : vErrors = null);
      if (typeof data3 == "number") {
        if (data3 > 299 || isNaN(data3)) {
          let err19 = { instancePath: instancePath + "/updated", schemaPath: "#/properties/updated/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data3 < 200 || isNaN(data3)) {
          let err20 = { instancePath: instancePath + "/updated", schemaPath: "#/properties/updated/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    }
    if (data.deleted !== void 0) {
      let data4 = data.deleted, _errs19 = errors, valid5 = !1, _errs20 = errors;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
        let err21 = { instancePath: instancePath + "/deleted", schemaPath: "#/properties/deleted/anyOf/0/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data4 == "number") {
        if (data4 > 299 || isNaN(data4)) {
          let err22 = { instancePath: instancePath + "/deleted", schemaPath: "#/properties/deleted/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data4 < 200 || isNaN(data4)) {
          let err23 = { instancePath: instancePath + "/deleted", schemaPath: "#/properties/deleted/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
      var _valid0 = _errs20 === errors;
      valid5 = valid5 || _valid0;
      let _errs22 = errors;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.status === void 0) {
          let err24 = { instancePath: instancePath + "/deleted", schemaPath: "#/properties/deleted/anyOf/1/required", keyword: "required", params: { missingProperty: "status" } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (data4.body === void 0) {
          let err25 = { instancePath: instancePath + "/deleted", schemaPath: "#/properties/deleted/anyOf/1/required", keyword: "required", params: { missingProperty: "body" } };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        for (let key1 in data4)
          if (!(key1 === "status" || key1 === "body")) {
            let err26 = { instancePath: instancePath + "/deleted", schemaPath: "#/properties/deleted/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        if (data4.status !== void 0) {
          let data5 = data4.status;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
            let err27 = { instancePath: instancePath + "/deleted/status", schemaPath: "#/properties/deleted/anyOf/1/properties/status/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
          let _errs27 = errors, _errs28 = errors;
          if (!(data5 === 204 || data5 === 205)) {
            let err28 = {};
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
          var valid7 = _errs28 === errors;
          if (valid7) {
            let err29 = { instancePath: instancePath + "/deleted/status", schemaPath: "#/properties/deleted/anyOf/1/properties/status/not", keyword: "not", params: {} };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          } else
            errors = _errs27, vErrors !== null && (_errs27 ? vErrors.length = _errs27 : vErrors = null);
          if (typeof data5 == "number") {
            if (data5 > 299 || isNaN(data5)) {
              let err30 = { instancePath: instancePath + "/deleted/status", schemaPath: "#/properties/deleted/anyOf/1/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 } };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (data5 < 200 || isNaN(data5)) {
              let err31 = { instancePath: instancePath + "/deleted/status", schemaPath: "#/properties/deleted/anyOf/1/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 } };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          }
        }
      } else {
        let err32 = { instancePath: instancePath + "/deleted", schemaPath: "#/properties/deleted/anyOf/1/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
      var _valid0 = _errs22 === errors;
      if (valid5 = valid5 || _valid0, valid5)
        errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
      else {
        let err33 = { instancePath: instancePath + "/deleted", schemaPath: "#/properties/deleted/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.deleted_again !== void 0) {
      let data6 = data.deleted_again, _errs30 = errors, valid8 = !1, _errs31 = errors;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
        let err34 = { instancePath: instancePath + "/deleted_again", schemaPath: "#/properties/deleted_again/anyOf/0/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (typeof data6 == "number") {
        if (data6 > 299 || isNaN(data6)) {
          let err35 = { instancePath: instancePath + "/deleted_again", schemaPath: "#/properties/deleted_again/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 } };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data6 < 200 || isNaN(data6)) {
          let err36 = { instancePath: instancePath + "/deleted_again", schemaPath: "#/properties/deleted_again/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 } };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
      }
      var _valid1 = _errs31 === errors;
      valid8 = valid8 || _valid1;
      let _errs33 = errors;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.status === void 0) {
          let err37 = { instancePath: instancePath + "/deleted_again", schemaPath: "#/properties/deleted_again/anyOf/1/required", keyword: "required", params: { missingProperty: "status" } };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        if (data6.body === void 0) {
          let err38 = { instancePath: instancePath + "/deleted_again", schemaPath: "#/properties/deleted_again/anyOf/1/required", keyword: "required", params: { missingProperty: "body" } };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        for (let key2 in data6)
          if (!(key2 === "status" || key2 === "body")) {
            let err39 = { instancePath: instancePath + "/deleted_again", schemaPath: "#/properties/deleted_again/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        if (data6.status !== void 0) {
          let data7 = data6.status;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
            let err40 = { instancePath: instancePath + "/deleted_again/status", schemaPath: "#/properties/deleted_again/anyOf/1/properties/status/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
          let _errs38 = errors, _errs39 = errors;
          if (!(data7 === 204 || data7 === 205)) {
            let err41 = {};
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
          var valid10 = _errs39 === errors;
          if (valid10) {
            let err42 = { instancePath: instancePath + "/deleted_again/status", schemaPath: "#/properties/deleted_again/anyOf/1/properties/status/not", keyword: "not", params: {} };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          } else
            errors = _errs38, vErrors !== null && (_errs38 ? vErrors.length = _errs38 : vErrors = null);
          if (typeof data7 == "number") {
            if (data7 > 299 || isNaN(data7)) {
              let err43 = { instancePath: instancePath + "/deleted_again/status", schemaPath: "#/properties/deleted_again/anyOf/1/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 } };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
            if (data7 < 200 || isNaN(data7)) {
              let err44 = { instancePath: instancePath + "/deleted_again/status", schemaPath: "#/properties/deleted_again/anyOf/1/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 } };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
          }
        }
      } else {
        let err45 = { instancePath: instancePath + "/deleted_again", schemaPath: "#/properties/deleted_again/anyOf/1/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
      var _valid1 = _errs33 === errors;
      if (valid8 = valid8 || _valid1, valid8)
        errors = _errs30, vErrors !== null && (_errs30 ? vErrors.length = _errs30 : vErrors = null);
      else {
        let err46 = { instancePath: instancePath + "/deleted_again", schemaPath: "#/properties/deleted_again/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
  } else {
    let err47 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
  }
  return validate143.errors = vErrors, errors === 0;
}
validate143.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema38 = { description: "Clause codes.refusal. The status of each refusal (section 7 of the specification shows none).", type: "object", properties: { invalid: { description: "A request that breaks a rule of the document. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, malformed_json: { description: "A body that is no JSON. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, unknown_route: { description: "A path that no operation has. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, wrong_method: { description: "A method that the path does not take. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, wrong_media_type: { description: "A body that is declared as no JSON. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, too_large: { description: "A body beyond the size the server takes. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, conflict: { description: "A request that the record's state forbids. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, stale_record: { description: "A write based on a stale copy. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, insufficient_balance: { description: "A balance that is too small. Any 4xx.", type: "integer", minimum: 400, maximum: 499 }, rate_limited: { description: "Too many requests. Any 4xx.", type: "integer", minimum: 400, maximum: 499 } }, additionalProperties: !1 };
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate145.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func0.call(schema38.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.invalid !== void 0) {
      let data0 = data.invalid;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
        let err1 = { instancePath: instancePath + "/invalid", schemaPath: "#/properties/invalid/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data0 == "number") {
        if (data0 > 499 || isNaN(data0)) {
          let err2 = { instancePath: instancePath + "/invalid", schemaPath: "#/properties/invalid/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0 < 400 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/invalid", schemaPath: "#/properties/invalid/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
    if (data.malformed_json !== void 0) {
      let data1 = data.malformed_json;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
        let err4 = { instancePath: instancePath + "/malformed_json", schemaPath: "#/properties/malformed_json/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number") {
        if (data1 > 499 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/malformed_json", schemaPath: "#/properties/malformed_json/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 400 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/malformed_json", schemaPath: "#/properties/malformed_json/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.unknown_route !== void 0) {
      let data2 = data.unknown_route;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
        let err7 = { instancePath: instancePath + "/unknown_route", schemaPath: "#/properties/unknown_route/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "number") {
        if (data2 > 499 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/unknown_route", schemaPath: "#/properties/unknown_route/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2 < 400 || isNaN(data2)) {
          let err9 = { instancePath: instancePath + "/unknown_route", schemaPath: "#/properties/unknown_route/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.wrong_method !== void 0) {
      let data3 = data.wrong_method;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
        let err10 = { instancePath: instancePath + "/wrong_method", schemaPath: "#/properties/wrong_method/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data3 == "number") {
        if (data3 > 499 || isNaN(data3)) {
          let err11 = { instancePath: instancePath + "/wrong_method", schemaPath: "#/properties/wrong_method/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data3 < 400 || isNaN(data3)) {
          let err12 = { instancePath: instancePath + "/wrong_method", schemaPath: "#/properties/wrong_method/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.wrong_media_type !== void 0) {
      let data4 = data.wrong_media_type;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
        let err13 = { instancePath: instancePath + "/wrong_media_type", schemaPath: "#/properties/wrong_media_type/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data4 == "number") {
        if (data4 > 499 || isNaN(data4)) {
          let err14 = { instancePath: instancePath + "/wrong_media_type", schemaPath: "#/properties/wrong_media_type/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data4 < 400 || isNaN(data4)) {
          let err15 = { instancePath: instancePath + "/wrong_media_type", schemaPath: "#/properties/wrong_media_type/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
    if (data.too_large !== void 0) {
      let data5 = data.too_large;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
        let err16 = { instancePath: instancePath + "/too_large", schemaPath: "#/properties/too_large/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data5 == "number") {
        if (data5 > 499 || isNaN(data5)) {
          let err17 = { instancePath: instancePath + "/too_large", schemaPath: "#/properties/too_large/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data5 < 400 || isNaN(data5)) {
          let err18 = { instancePath: instancePath + "/too_large", schemaPath: "#/properties/too_large/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      }
    }
    if (data.conflict !== void 0) {
      let data6 = data.conflict;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
        let err19 = { instancePath: instancePath + "/conflict", schemaPath: "#/properties/conflict/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data6 == "number") {
        if (data6 > 499 || isNaN(data6)) {
          let err20 = { instancePath: instancePath + "/conflict", schemaPath: "#/properties/conflict/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data6 < 400 || isNaN(data6)) {
          let err21 = { instancePath: instancePath + "/conflict", schemaPath: "#/properties/conflict/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      }
    }
    if (data.stale_record !== void 0) {
      let data7 = data.stale_record;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
        let err22 = { instancePath: instancePath + "/stale_record", schemaPath: "#/properties/stale_record/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data7 == "number") {
        if (data7 > 499 || isNaN(data7)) {
          let err23 = { instancePath: instancePath + "/stale_record", schemaPath: "#/properties/stale_record/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (data7 < 400 || isNaN(data7)) {
          let err24 = { instancePath: instancePath + "/stale_record", schemaPath: "#/properties/stale_record/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      }
    }
    if (data.insufficient_balance !== void 0) {
      let data8 = data.insufficient_balance;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
        let err25 = { instancePath: instancePath + "/insufficient_balance", schemaPath: "#/properties/insufficient_balance/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data8 == "number") {
        if (data8 > 499 || isNaN(data8)) {
          let err26 = { instancePath: instancePath + "/insufficient_balance", schemaPath: "#/properties/insufficient_balance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 } };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data8 < 400 || isNaN(data8)) {
          let err27 = { instancePath: instancePath + "/insufficient_balance", schemaPath: "#/properties/insufficient_balance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 } };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      }
    }
    if (data.rate_limited !== void 0) {
      let data9 = data.rate_limited;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
        let err28 = { instancePath: instancePath + "/rate_limited", schemaPath: "#/properties/rate_limited/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (typeof data9 == "number") {
        if (data9 > 499 || isNaN(data9)) {
          let err29 = { instancePath: instancePath + "/rate_limited", schemaPath: "#/properties/rate_limited/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 } };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (data9 < 400 || isNaN(data9)) {
          let err30 = { instancePath: instancePath + "/rate_limited", schemaPath: "#/properties/rate_limited/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 } };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      }
    }
  } else {
    let err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate145.errors = vErrors, errors === 0;
}
validate145.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema39 = { description: "Clause codes.unauthenticated. No token, or one that is unknown or ended.", anyOf: [{ enum: [401, 403, 404] }, { $ref: "#/$defs/other" }] };
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate147.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === 401 || data === 403 || data === 404)) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema39.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate147.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate147.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema40 = { description: "Clause codes.missing-scope. A token without a scope that the operation needs.", anyOf: [{ enum: [401, 403, 404] }, { $ref: "#/$defs/other" }] };
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate150.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === 401 || data === 403 || data === 404)) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema40.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate150.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate150.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema41 = { description: "Clause codes.foreign-record. A record of an organization that the caller does not act in.", anyOf: [{ enum: [401, 403, 404] }, { $ref: "#/$defs/other" }] };
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate153.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === 401 || data === 403 || data === 404)) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema41.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate153.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate153.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema42 = { description: "Clause codes.api-key-on-feedback. A rating with an API key, which section 5 refuses.", anyOf: [{ enum: [401, 403, 404] }, { $ref: "#/$defs/other" }] };
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate156.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === 401 || data === 403 || data === 404)) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema42.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate156.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate156.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema43 = { description: "Clause codes.bad-token-on-anonymous. A bad token where none is needed.", anyOf: [{ enum: ["refused", "ignored"] }, { $ref: "#/$defs/other" }] };
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate159.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "refused" || data === "ignored")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema43.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate159.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate159.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema44 = { description: "Clause codes.malformed-id. An id in a path that is no UUID.", anyOf: [{ enum: [400, 404, 422] }, { $ref: "#/$defs/other" }] };
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate162.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === 400 || data === 404 || data === 422)) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema44.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate162.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate162.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema45 = { description: "Clause codes.unknown-body-field. A field of the body that the document does not have.", anyOf: [{ enum: ["refused", "ignored"] }, { $ref: "#/$defs/other" }] };
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate165.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "refused" || data === "ignored")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema45.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate165.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate165.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema46 = { description: "Clause codes.error-envelope. The envelope of errors: 7.1 {code, message, errors}, 7.2 {detail}, or both merged. Stated: 7.1 for feedback; 7.2 at the batch item read, the catalog text read and health, but for their 401, 403, 404 and 405.", anyOf: [{ enum: ["envelope", "validation", "merged"] }, { $ref: "#/$defs/other" }] };
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate168.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "envelope" || data === "validation" || data === "merged")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema46.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate168.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate168.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema47 = { description: "Clause codes.error-values. The values of code, and the parts of an error that say nothing.", type: "object", properties: { codes: { description: "Other words for the codes of the document.", type: "object", title: "{code: word}", additionalProperties: { type: "string", minLength: 1, maxLength: 100 } }, details: { description: "errors, ctx, input and type where there is nothing to say.", anyOf: [{ enum: ["present", "null", null, "absent"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 };
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate171.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "codes" || key0 === "details")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.codes !== void 0) {
      let data0 = data.codes;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0))
        for (let key1 in data0) {
          let data1 = data0[key1];
          if (typeof data1 == "string") {
            if (func2(data1) > 100) {
              let err1 = { instancePath: instancePath + "/codes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/codes/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 100 } };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
            if (func2(data1) < 1) {
              let err2 = { instancePath: instancePath + "/codes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/codes/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
          } else {
            let err3 = { instancePath: instancePath + "/codes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/codes/additionalProperties/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      else {
        let err4 = { instancePath: instancePath + "/codes", schemaPath: "#/properties/codes/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.details !== void 0) {
      let data2 = data.details, _errs8 = errors, valid2 = !1, _errs9 = errors;
      if (!(data2 === "present" || data2 === "null" || data2 === null || data2 === "absent")) {
        let err5 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema47.properties.details.anyOf[0].enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      var _valid0 = _errs9 === errors;
      valid2 = valid2 || _valid0;
      let _errs10 = errors;
      validate17(data2, { instancePath: instancePath + "/details", parentData: data, parentDataProperty: "details", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid0 = _errs10 === errors;
      if (valid2 = valid2 || _valid0, valid2)
        errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null);
      else {
        let err6 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate171.errors = vErrors, errors === 0;
}
validate171.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema48 = { description: "Clause codes.gateway. What a gateway in front answers by itself, in no envelope.", anyOf: [{ enum: ["none"] }, { type: "object", title: "{refusals, media_type, body}", properties: { refusals: { description: "Which refusals it answers.", type: "array", items: { enum: ["unauthenticated", "unknown_route", "wrong_method", "too_large", "rate_limited"] }, minItems: 1, uniqueItems: !0 }, media_type: { description: "Such as text/html.", type: "string", minLength: 1, maxLength: 100 }, body: { description: "Sent as it stands.", type: "string", maxLength: 1e4 } }, required: ["refusals", "media_type", "body"], additionalProperties: !1 }, { $ref: "#/$defs/other" }] };
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate174.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "none") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema48.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.refusals === void 0) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "refusals" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.media_type === void 0) {
      let err2 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "media_type" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.body === void 0) {
      let err3 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "body" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "refusals" || key0 === "media_type" || key0 === "body")) {
        let err4 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.refusals !== void 0) {
      let data0 = data.refusals;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          let err5 = { instancePath: instancePath + "/refusals", schemaPath: "#/anyOf/1/properties/refusals/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(data1 === "unauthenticated" || data1 === "unknown_route" || data1 === "wrong_method" || data1 === "too_large" || data1 === "rate_limited")) {
            let err6 = { instancePath: instancePath + "/refusals/" + i0, schemaPath: "#/anyOf/1/properties/refusals/items/enum", keyword: "enum", params: { allowedValues: schema48.anyOf[1].properties.refusals.items.enum } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        let i1 = data0.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func51(data0[i1], data0[j0])) {
                  let err7 = { instancePath: instancePath + "/refusals", schemaPath: "#/anyOf/1/properties/refusals/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                  break outer0;
                }
        }
      } else {
        let err8 = { instancePath: instancePath + "/refusals", schemaPath: "#/anyOf/1/properties/refusals/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.media_type !== void 0) {
      let data2 = data.media_type;
      if (typeof data2 == "string") {
        if (func2(data2) > 100) {
          let err9 = { instancePath: instancePath + "/media_type", schemaPath: "#/anyOf/1/properties/media_type/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func2(data2) < 1) {
          let err10 = { instancePath: instancePath + "/media_type", schemaPath: "#/anyOf/1/properties/media_type/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/media_type", schemaPath: "#/anyOf/1/properties/media_type/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.body !== void 0) {
      let data3 = data.body;
      if (typeof data3 == "string") {
        if (func2(data3) > 1e4) {
          let err12 = { instancePath: instancePath + "/body", schemaPath: "#/anyOf/1/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/body", schemaPath: "#/anyOf/1/properties/body/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  let _errs12 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs12 === errors;
  if (valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err15 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate174.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate174.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema49 = { description: "Clause records.nulls. Whether a field without a value is null or left out.", anyOf: [{ enum: ["present", "absent"] }, { $ref: "#/$defs/other" }] };
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate190.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "present" || data === "absent")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema49.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate190.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate190.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema50 = { description: "Clause records.extra-fields. Fields of records beyond the document's.", anyOf: [{ enum: ["none"] }, { type: "object", title: "{add: {name: value}}", properties: { add: { description: "Names and JSON values that every record holds beyond the document's.", type: "object" } }, required: ["add"], additionalProperties: !1 }, { $ref: "#/$defs/other" }] };
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate193.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "none") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema50.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.add === void 0) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "add" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (key0 !== "add") {
        let err2 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.add !== void 0) {
      let data0 = data.add;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        let err3 = { instancePath: instancePath + "/add", schemaPath: "#/anyOf/1/properties/add/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  let _errs7 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs7 === errors;
  if (valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate193.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate193.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema51 = { description: "Clause records.key-order. The order of the fields of a record.", anyOf: [{ enum: ["document", "alphabetical", "reversed"] }, { $ref: "#/$defs/other" }] };
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate196.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "document" || data === "alphabetical" || data === "reversed")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema51.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate196.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate196.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema52 = { description: "Clause records.timestamps. How UTC is marked, and how many digits the fraction of a second has.", type: "object", properties: { offset: { description: "How UTC is marked.", anyOf: [{ enum: ["Z", "+00:00", "none"] }, { $ref: "#/$defs/other" }] }, fraction_digits: { type: "integer", minimum: 0, maximum: 9 } }, additionalProperties: !1 };
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate199.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "offset" || key0 === "fraction_digits")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.offset !== void 0) {
      let data0 = data.offset, _errs3 = errors, valid1 = !1, _errs4 = errors;
      if (!(data0 === "Z" || data0 === "+00:00" || data0 === "none")) {
        let err1 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema52.properties.offset.anyOf[0].enum } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      let _errs5 = errors;
      validate17(data0, { instancePath: instancePath + "/offset", parentData: data, parentDataProperty: "offset", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid0 = _errs5 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      else {
        let err2 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.fraction_digits !== void 0) {
      let data1 = data.fraction_digits;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
        let err3 = { instancePath: instancePath + "/fraction_digits", schemaPath: "#/properties/fraction_digits/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data1 == "number") {
        if (data1 > 9 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/fraction_digits", schemaPath: "#/properties/fraction_digits/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/fraction_digits", schemaPath: "#/properties/fraction_digits/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate199.errors = vErrors, errors === 0;
}
validate199.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema53 = { description: "Clause records.decimals. How a decimal is written: plain digits, with a plus sign, with an exponent, or with zeros at its ends.", anyOf: [{ enum: ["plain", "signed", "exponent", "zeros"] }, { $ref: "#/$defs/other" }] };
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate202.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "plain" || data === "signed" || data === "exponent" || data === "zeros")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema53.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate202.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate202.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema54 = { description: "Clause records.actor. Whom created_by and deleted_by name when an API key acted: the user who issued it, the key, or for created_by nobody.", anyOf: [{ enum: ["user", "key", "none"] }, { $ref: "#/$defs/other" }] };
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate205.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "user" || data === "key" || data === "none")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema54.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate205.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate205.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema55 = { description: "Clause records.run-embeds. Whether the read of a run shows logs, node_runs, model and graph_workflow without being asked.", anyOf: [{ enum: ["always", "on_request"] }, { $ref: "#/$defs/other" }] };
function validate208(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate208.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "always" || data === "on_request")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema55.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate208.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate208.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema56 = { description: "Clause records.memberships. Whether the account read shows memberships without being asked.", anyOf: [{ enum: ["when_embedded", "always"] }, { $ref: "#/$defs/other" }] };
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate211.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "when_embedded" || data === "always")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema56.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate211.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate211.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate214.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "running" || key0 === "completed" || key0 === "failed")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.running !== void 0) {
      let data0 = data.running;
      if (Array.isArray(data0)) {
        if (data0.length > 8) {
          let err1 = { instancePath: instancePath + "/running", schemaPath: "#/properties/running/maxItems", keyword: "maxItems", params: { limit: 8 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.length < 1) {
          let err2 = { instancePath: instancePath + "/running", schemaPath: "#/properties/running/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (func2(data1) > 100) {
              let err3 = { instancePath: instancePath + "/running/" + i0, schemaPath: "#/properties/running/items/maxLength", keyword: "maxLength", params: { limit: 100 } };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            if (func2(data1) < 1) {
              let err4 = { instancePath: instancePath + "/running/" + i0, schemaPath: "#/properties/running/items/minLength", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/running/" + i0, schemaPath: "#/properties/running/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        let i1 = data0.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err6 = { instancePath: instancePath + "/running", schemaPath: "#/properties/running/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/running", schemaPath: "#/properties/running/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.completed !== void 0) {
      let data2 = data.completed;
      if (Array.isArray(data2)) {
        if (data2.length > 8) {
          let err8 = { instancePath: instancePath + "/completed", schemaPath: "#/properties/completed/maxItems", keyword: "maxItems", params: { limit: 8 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2.length < 1) {
          let err9 = { instancePath: instancePath + "/completed", schemaPath: "#/properties/completed/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len1 = data2.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data3 = data2[i2];
          if (typeof data3 == "string") {
            if (func2(data3) > 100) {
              let err10 = { instancePath: instancePath + "/completed/" + i2, schemaPath: "#/properties/completed/items/maxLength", keyword: "maxLength", params: { limit: 100 } };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (func2(data3) < 1) {
              let err11 = { instancePath: instancePath + "/completed/" + i2, schemaPath: "#/properties/completed/items/minLength", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          } else {
            let err12 = { instancePath: instancePath + "/completed/" + i2, schemaPath: "#/properties/completed/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        let i3 = data2.length, j1;
        if (i3 > 1) {
          let indices1 = {};
          for (; i3--; ) {
            let item1 = data2[i3];
            if (typeof item1 == "string") {
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                let err13 = { instancePath: instancePath + "/completed", schemaPath: "#/properties/completed/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/completed", schemaPath: "#/properties/completed/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.failed !== void 0) {
      let data4 = data.failed;
      if (Array.isArray(data4)) {
        if (data4.length > 8) {
          let err15 = { instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/maxItems", keyword: "maxItems", params: { limit: 8 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data4.length < 1) {
          let err16 = { instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        let len2 = data4.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data5 = data4[i4];
          if (typeof data5 == "string") {
            if (func2(data5) > 100) {
              let err17 = { instancePath: instancePath + "/failed/" + i4, schemaPath: "#/properties/failed/items/maxLength", keyword: "maxLength", params: { limit: 100 } };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (func2(data5) < 1) {
              let err18 = { instancePath: instancePath + "/failed/" + i4, schemaPath: "#/properties/failed/items/minLength", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          } else {
            let err19 = { instancePath: instancePath + "/failed/" + i4, schemaPath: "#/properties/failed/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
        let i5 = data4.length, j2;
        if (i5 > 1) {
          let indices2 = {};
          for (; i5--; ) {
            let item2 = data4[i5];
            if (typeof item2 == "string") {
              if (typeof indices2[item2] == "number") {
                j2 = indices2[item2];
                let err20 = { instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 } };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                break;
              }
              indices2[item2] = i5;
            }
          }
        }
      } else {
        let err21 = { instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate214.errors = vErrors, errors === 0;
}
validate214.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema58 = { description: "Clause records.batch-item-words. Words of the status of a batch item.", anyOf: [{ enum: ["as_runs"] }, { type: "object", title: "{queued, running, completed, failed, canceled}", properties: { queued: { type: "string", minLength: 1, maxLength: 100 }, running: { type: "string", minLength: 1, maxLength: 100 }, completed: { type: "string", minLength: 1, maxLength: 100 }, failed: { type: "string", minLength: 1, maxLength: 100 }, canceled: { type: "string", minLength: 1, maxLength: 100 } }, required: ["queued", "running", "completed", "failed", "canceled"], additionalProperties: !1 }, { $ref: "#/$defs/other" }] };
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate216.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "as_runs") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema58.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.queued === void 0) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "queued" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.running === void 0) {
      let err2 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "running" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.completed === void 0) {
      let err3 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "completed" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.failed === void 0) {
      let err4 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "failed" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.canceled === void 0) {
      let err5 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "canceled" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "queued" || key0 === "running" || key0 === "completed" || key0 === "failed" || key0 === "canceled")) {
        let err6 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.queued !== void 0) {
      let data0 = data.queued;
      if (typeof data0 == "string") {
        if (func2(data0) > 100) {
          let err7 = { instancePath: instancePath + "/queued", schemaPath: "#/anyOf/1/properties/queued/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func2(data0) < 1) {
          let err8 = { instancePath: instancePath + "/queued", schemaPath: "#/anyOf/1/properties/queued/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/queued", schemaPath: "#/anyOf/1/properties/queued/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.running !== void 0) {
      let data1 = data.running;
      if (typeof data1 == "string") {
        if (func2(data1) > 100) {
          let err10 = { instancePath: instancePath + "/running", schemaPath: "#/anyOf/1/properties/running/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func2(data1) < 1) {
          let err11 = { instancePath: instancePath + "/running", schemaPath: "#/anyOf/1/properties/running/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/running", schemaPath: "#/anyOf/1/properties/running/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.completed !== void 0) {
      let data2 = data.completed;
      if (typeof data2 == "string") {
        if (func2(data2) > 100) {
          let err13 = { instancePath: instancePath + "/completed", schemaPath: "#/anyOf/1/properties/completed/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (func2(data2) < 1) {
          let err14 = { instancePath: instancePath + "/completed", schemaPath: "#/anyOf/1/properties/completed/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/completed", schemaPath: "#/anyOf/1/properties/completed/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.failed !== void 0) {
      let data3 = data.failed;
      if (typeof data3 == "string") {
        if (func2(data3) > 100) {
          let err16 = { instancePath: instancePath + "/failed", schemaPath: "#/anyOf/1/properties/failed/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (func2(data3) < 1) {
          let err17 = { instancePath: instancePath + "/failed", schemaPath: "#/anyOf/1/properties/failed/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/failed", schemaPath: "#/anyOf/1/properties/failed/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.canceled !== void 0) {
      let data4 = data.canceled;
      if (typeof data4 == "string") {
        if (func2(data4) > 100) {
          let err19 = { instancePath: instancePath + "/canceled", schemaPath: "#/anyOf/1/properties/canceled/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (func2(data4) < 1) {
          let err20 = { instancePath: instancePath + "/canceled", schemaPath: "#/anyOf/1/properties/canceled/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/canceled", schemaPath: "#/anyOf/1/properties/canceled/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  let _errs15 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs15 === errors;
  if (valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err23 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate216.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate216.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema59 = { description: "Clause records.attempt-status-code. Whether the status_code of an attempt is a text or an integer.", anyOf: [{ enum: ["string", "integer"] }, { $ref: "#/$defs/other" }] };
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate219.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "string" || data === "integer")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema59.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate219.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate219.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema60 = { description: "Clause records.workflow-shapes. What stands within the free parts of a workflow.", type: "object", properties: { workflow_json: { description: "Nodes by their ids, or a list of nodes that hold theirs.", anyOf: [{ enum: ["nodes_by_id", "node_list"] }, { $ref: "#/$defs/other" }] }, collections: { description: "models and custom_nodes of a record: an object with items, or the array itself.", anyOf: [{ enum: ["items", "array"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 };
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate222.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "workflow_json" || key0 === "collections")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.workflow_json !== void 0) {
      let data0 = data.workflow_json, _errs3 = errors, valid1 = !1, _errs4 = errors;
      if (!(data0 === "nodes_by_id" || data0 === "node_list")) {
        let err1 = { instancePath: instancePath + "/workflow_json", schemaPath: "#/properties/workflow_json/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema60.properties.workflow_json.anyOf[0].enum } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      let _errs5 = errors;
      validate17(data0, { instancePath: instancePath + "/workflow_json", parentData: data, parentDataProperty: "workflow_json", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid0 = _errs5 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      else {
        let err2 = { instancePath: instancePath + "/workflow_json", schemaPath: "#/properties/workflow_json/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.collections !== void 0) {
      let data1 = data.collections, _errs7 = errors, valid2 = !1, _errs8 = errors;
      if (!(data1 === "items" || data1 === "array")) {
        let err3 = { instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema60.properties.collections.anyOf[0].enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid1 = _errs8 === errors;
      valid2 = valid2 || _valid1;
      let _errs9 = errors;
      validate17(data1, { instancePath: instancePath + "/collections", parentData: data, parentDataProperty: "collections", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid1 = _errs9 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      else {
        let err4 = { instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate222.errors = vErrors, errors === 0;
}
validate222.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern0 = new RegExp("^[A-Za-z][A-Za-z0-9-]{0,39}$", "u");
function validate226(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate226.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern0.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9-]{0,39}$" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate226.errors = vErrors, errors === 0;
}
validate226.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema62 = { description: "Clause access.organization-header. What X-Organization-Id does.", type: "object", properties: { not_member: { description: "The status when the caller does not belong to it.", anyOf: [{ enum: [400, 403, 404] }, { $ref: "#/$defs/other" }] }, malformed: { description: "The status when it is no UUID.", anyOf: [{ enum: [400, 422] }, { $ref: "#/$defs/other" }] }, elsewhere: { description: "Outside the operations on workflows.", anyOf: [{ enum: ["honoured", "ignored"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 };
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate242.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "not_member" || key0 === "malformed" || key0 === "elsewhere")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.not_member !== void 0) {
      let data0 = data.not_member, _errs3 = errors, valid1 = !1, _errs4 = errors;
      if (!(data0 === 400 || data0 === 403 || data0 === 404)) {
        let err1 = { instancePath: instancePath + "/not_member", schemaPath: "#/properties/not_member/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema62.properties.not_member.anyOf[0].enum } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      let _errs5 = errors;
      validate17(data0, { instancePath: instancePath + "/not_member", parentData: data, parentDataProperty: "not_member", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid0 = _errs5 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      else {
        let err2 = { instancePath: instancePath + "/not_member", schemaPath: "#/properties/not_member/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.malformed !== void 0) {
      let data1 = data.malformed, _errs7 = errors, valid2 = !1, _errs8 = errors;
      if (!(data1 === 400 || data1 === 422)) {
        let err3 = { instancePath: instancePath + "/malformed", schemaPath: "#/properties/malformed/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema62.properties.malformed.anyOf[0].enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid1 = _errs8 === errors;
      valid2 = valid2 || _valid1;
      let _errs9 = errors;
      validate17(data1, { instancePath: instancePath + "/malformed", parentData: data, parentDataProperty: "malformed", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid1 = _errs9 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      else {
        let err4 = { instancePath: instancePath + "/malformed", schemaPath: "#/properties/malformed/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.elsewhere !== void 0) {
      let data2 = data.elsewhere, _errs11 = errors, valid3 = !1, _errs12 = errors;
      if (!(data2 === "honoured" || data2 === "ignored")) {
        let err5 = { instancePath: instancePath + "/elsewhere", schemaPath: "#/properties/elsewhere/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema62.properties.elsewhere.anyOf[0].enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      var _valid2 = _errs12 === errors;
      valid3 = valid3 || _valid2;
      let _errs13 = errors;
      validate17(data2, { instancePath: instancePath + "/elsewhere", parentData: data, parentDataProperty: "elsewhere", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid2 = _errs13 === errors;
      if (valid3 = valid3 || _valid2, valid3)
        errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
      else {
        let err6 = { instancePath: instancePath + "/elsewhere", schemaPath: "#/properties/elsewhere/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate242.errors = vErrors, errors === 0;
}
validate242.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema63 = { description: "Clause access.user-default-organization. Where the token of a user acts without the header.", anyOf: [{ enum: ["first_membership", "refused"] }, { $ref: "#/$defs/other" }] };
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate247.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "first_membership" || data === "refused")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema63.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate247.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate247.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate250.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let data0 = data[key0], _errs5 = errors, valid2 = !1, _errs6 = errors;
      if (typeof data0 == "string") {
        if (func2(data0) > 100) {
          let err0 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/0/additionalProperties/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func2(data0) < 1) {
          let err1 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/0/additionalProperties/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/0/additionalProperties/anyOf/0/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var _valid1 = _errs6 === errors;
      valid2 = valid2 || _valid1;
      let _errs8 = errors;
      if (data0 !== null) {
        let err3 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/0/additionalProperties/anyOf/1/type", keyword: "type", params: { type: "null" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid1 = _errs8 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err4 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/0/additionalProperties/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  let _errs10 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs10 === errors;
  if (valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err6 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate250.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate250.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema65 = { description: "Clause access.account-with-api-key. What the account read answers to an API key.", anyOf: [{ enum: ["issuing_user", "service_account", "refused"] }, { $ref: "#/$defs/other" }] };
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate253.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "issuing_user" || data === "service_account" || data === "refused")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema65.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate253.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate253.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema66 = { description: "Clause access.anonymous-operations. Operations that need no token, beside the text of a model.", anyOf: [{ type: "array", title: "[getHealth, listEventTypes]", items: { enum: ["getHealth", "listEventTypes"] }, uniqueItems: !0 }, { $ref: "#/$defs/other" }] };
function validate256(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate256.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (Array.isArray(data)) {
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (!(data0 === "getHealth" || data0 === "listEventTypes")) {
        let err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/0/items/enum", keyword: "enum", params: { allowedValues: schema66.anyOf[0].items.enum } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    let i1 = data.length, j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; )
          for (j0 = i1; j0--; )
            if (func51(data[i1], data[j0])) {
              let err1 = { instancePath, schemaPath: "#/anyOf/0/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break outer0;
            }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var items0 = !0;
  let _errs4 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs4 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate256.errors = vErrors, evaluated0.props = props0, evaluated0.items = items0, errors === 0;
}
validate256.evaluated = { dynamicProps: !0, dynamicItems: !0 };
var schema67 = { description: "Clause access.own-private-model-text. What the owner of a private model is answered who asks for its text with a token.", anyOf: [{ enum: ["not_found", "shown"] }, { $ref: "#/$defs/other" }] };
function validate259(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate259.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "not_found" || data === "shown")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema67.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate259.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate259.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema68 = { description: "Clause runs.dispatch-response. What the dispatch of a model answers.", type: "object", properties: { id: { description: "Where the id of the run stands.", type: "string", title: "a JSON pointer such as /run_id", pattern: "^(/([^/~]|~[01])+)+$", maxLength: 200 }, status: { description: "Where its status stands; null where it is left out.", anyOf: [{ type: "string", title: "a JSON pointer such as /run_id", pattern: "^(/([^/~]|~[01])+)+$", maxLength: 200 }, { type: "null" }] }, body: { description: "Whether the whole run is in the body too.", anyOf: [{ enum: ["only", "run"] }, { $ref: "#/$defs/other" }] }, answers: { description: "ended: once the run has ended.", anyOf: [{ enum: ["at_once", "ended"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 }, pattern1 = new RegExp("^(/([^/~]|~[01])+)+$", "u");
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate269.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "status" || key0 === "body" || key0 === "answers")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (func2(data0) > 200) {
          let err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (!pattern1.test(data0)) {
          let err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^(/([^/~]|~[01])+)+$" } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status, _errs5 = errors, valid1 = !1, _errs6 = errors;
      if (typeof data1 == "string") {
        if (func2(data1) > 200) {
          let err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern1.test(data1)) {
          let err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(/([^/~]|~[01])+)+$" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/anyOf/0/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      let _errs8 = errors;
      if (data1 !== null) {
        let err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/anyOf/1/type", keyword: "type", params: { type: "null" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      var _valid0 = _errs8 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err8 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.body !== void 0) {
      let data2 = data.body, _errs11 = errors, valid2 = !1, _errs12 = errors;
      if (!(data2 === "only" || data2 === "run")) {
        let err9 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema68.properties.body.anyOf[0].enum } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      var _valid1 = _errs12 === errors;
      valid2 = valid2 || _valid1;
      let _errs13 = errors;
      validate17(data2, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid1 = _errs13 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
      else {
        let err10 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.answers !== void 0) {
      let data3 = data.answers, _errs15 = errors, valid3 = !1, _errs16 = errors;
      if (!(data3 === "at_once" || data3 === "ended")) {
        let err11 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema68.properties.answers.anyOf[0].enum } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      var _valid2 = _errs16 === errors;
      valid3 = valid3 || _valid2;
      let _errs17 = errors;
      validate17(data3, { instancePath: instancePath + "/answers", parentData: data, parentDataProperty: "answers", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid2 = _errs17 === errors;
      if (valid3 = valid3 || _valid2, valid3)
        errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null);
      else {
        let err12 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate269.errors = vErrors, errors === 0;
}
validate269.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema69 = { description: "Clause runs.callback-url. A callback_url that is malformed, or leads to loopback or a private network.", type: "object", properties: { malformed: { description: "No absolute http or https URL, or no text at all.", anyOf: [{ enum: ["refused", "ignored", "accepted"] }, { $ref: "#/$defs/other" }] }, private: { description: "One that leads to loopback or a private network.", anyOf: [{ enum: ["accepted", "refused"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 };
function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate273.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "malformed" || key0 === "private")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.malformed !== void 0) {
      let data0 = data.malformed, _errs3 = errors, valid1 = !1, _errs4 = errors;
      if (!(data0 === "refused" || data0 === "ignored" || data0 === "accepted")) {
        let err1 = { instancePath: instancePath + "/malformed", schemaPath: "#/properties/malformed/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema69.properties.malformed.anyOf[0].enum } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      let _errs5 = errors;
      validate17(data0, { instancePath: instancePath + "/malformed", parentData: data, parentDataProperty: "malformed", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid0 = _errs5 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      else {
        let err2 = { instancePath: instancePath + "/malformed", schemaPath: "#/properties/malformed/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.private !== void 0) {
      let data1 = data.private, _errs7 = errors, valid2 = !1, _errs8 = errors;
      if (!(data1 === "accepted" || data1 === "refused")) {
        let err3 = { instancePath: instancePath + "/private", schemaPath: "#/properties/private/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema69.properties.private.anyOf[0].enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid1 = _errs8 === errors;
      valid2 = valid2 || _valid1;
      let _errs9 = errors;
      validate17(data1, { instancePath: instancePath + "/private", parentData: data, parentDataProperty: "private", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid1 = _errs9 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      else {
        let err4 = { instancePath: instancePath + "/private", schemaPath: "#/properties/private/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate273.errors = vErrors, errors === 0;
}
validate273.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema70 = { description: "Clause workflows.in-flight-on-delete. Runs under way when their workflow is deleted.", anyOf: [{ enum: ["go_on", "canceled"] }, { $ref: "#/$defs/other" }] };
function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate280.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "go_on" || data === "canceled")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema70.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate280.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate280.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema71 = { description: "Clause workflows.name-twice. A name that is used a second time: the slug is given a suffix, or it is refused as a conflict.", anyOf: [{ enum: ["suffix", "refused"] }, { $ref: "#/$defs/other" }] };
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate283.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "suffix" || data === "refused")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema71.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate283.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate283.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema72 = { description: "Clause workflows.owner. What stands for {owner} in the path of a dispatch.", anyOf: [{ enum: ["organization_slug", "organization_id", "user_id"] }, { $ref: "#/$defs/other" }] };
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate286.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "organization_slug" || data === "organization_id" || data === "user_id")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema72.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate286.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate286.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema73 = { description: "Clause workflows.slug. How the slug is made.", anyOf: [{ enum: ["from_name", "from_id"] }, { $ref: "#/$defs/other" }] };
function validate289(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate289.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "from_name" || data === "from_id")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema73.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate289.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate289.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema74 = { description: "Clause workflows.stored-name. The name under which a workflow is stored.", anyOf: [{ enum: ["as_sent", "normalised"] }, { $ref: "#/$defs/other" }] };
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate292.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "as_sent" || data === "normalised")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema74.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate292.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate292.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema75 = { description: "Clause deletion.second. A second delete of the same record: a success that changes nothing, or not found.", anyOf: [{ enum: ["success", "not_found"] }, { $ref: "#/$defs/other" }] };
function validate301(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate301.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "success" || data === "not_found")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema75.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate301.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate301.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema76 = { description: "Clause deletion.read. A read of a deleted record: the record with deleted_at and deleted_by, or not found.", anyOf: [{ enum: ["shown", "not_found"] }, { $ref: "#/$defs/other" }] };
function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate304.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "shown" || data === "not_found")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema76.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate304.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate304.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema77 = { description: "Clause deletion.in-lists. Deleted records in lists.", anyOf: [{ enum: ["left_out", "shown"] }, { $ref: "#/$defs/other" }] };
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate307.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "left_out" || data === "shown")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema77.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate307.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate307.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema78 = { description: "Clause feedback.clearing. How a request clears a rating: is_positive null, left out, or no field at all.", anyOf: [{ enum: ["null", null, "omitted", "empty_body"] }, { $ref: "#/$defs/other" }] };
function validate314(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate314.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "null" || data === null || data === "omitted" || data === "empty_body")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema78.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate314.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate314.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema79 = { description: "Clause feedback.before-end. Rating a run before its end.", anyOf: [{ enum: ["allowed", "refused"] }, { $ref: "#/$defs/other" }] };
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate317.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "allowed" || data === "refused")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema79.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate317.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate317.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema80 = { description: "Clause feedback.negative-without-reason. A negative rating without a reason.", anyOf: [{ enum: ["allowed", "refused"] }, { $ref: "#/$defs/other" }] };
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate320.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "allowed" || data === "refused")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema80.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate320.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate320.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema81 = { description: "Clause feedback.reason-after-clearing. The reason once the rating is cleared.", anyOf: [{ enum: ["null", null, "kept"] }, { $ref: "#/$defs/other" }] };
function validate323(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate323.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "null" || data === null || data === "kept")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema81.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate323.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate323.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema82 = { description: "Clause billing.charging. When the cost of a run is taken from the balance; a number: so many seconds after its end.", anyOf: [{ enum: ["at_end", "at_dispatch", "never"] }, { type: "integer", minimum: 1, maximum: 86400 }, { $ref: "#/$defs/other" }] };
function validate331(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate331.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "at_end" || data === "at_dispatch" || data === "never")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema82.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
    let err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  if (typeof data == "number") {
    if (data > 86400 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data < 1 || isNaN(data)) {
      let err3 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  let _errs4 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs4 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate331.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate331.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema83 = { description: "Clause billing.balance-too-small. A dispatch without enough balance is refused, or the balance becomes negative.", anyOf: [{ enum: ["refused", "negative"] }, { $ref: "#/$defs/other" }] };
function validate334(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate334.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "refused" || data === "negative")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema83.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate334.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate334.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema84 = { description: "Clause billing.updated-at. Whether updated_at of an update must be that of the record.", anyOf: [{ enum: ["checked", "ignored"] }, { $ref: "#/$defs/other" }] };
function validate337(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate337.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "checked" || data === "ignored")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema84.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate337.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate337.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema85 = { description: "Clause assets.get-before-put. A presigned GET before the file is there: the status of the refusal, or an empty 200.", anyOf: [{ enum: ["empty"] }, { type: "integer", minimum: 400, maximum: 499 }, { $ref: "#/$defs/other" }] };
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate344.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "empty") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema85.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
    let err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  if (typeof data == "number") {
    if (data > 499 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data < 400 || isNaN(data)) {
      let err3 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  let _errs4 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs4 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate344.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate344.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema86 = { description: "Clause assets.put-answer. What storage answers to a PUT.", type: "object", properties: { status: { type: "integer", minimum: 200, maximum: 299 }, body: { anyOf: [{ enum: ["empty", "json", "xml"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 };
function validate347(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate347.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "status" || key0 === "body")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.status !== void 0) {
      let data0 = data.status;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
        let err1 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data0 == "number") {
        if (data0 > 299 || isNaN(data0)) {
          let err2 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0 < 200 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
    if (data.body !== void 0) {
      let data1 = data.body, _errs5 = errors, valid1 = !1, _errs6 = errors;
      if (!(data1 === "empty" || data1 === "json" || data1 === "xml")) {
        let err4 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema86.properties.body.anyOf[0].enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      let _errs7 = errors;
      validate17(data1, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid0 = _errs7 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err5 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate347.errors = vErrors, errors === 0;
}
validate347.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema87 = { description: "Clause assets.listed-from. From when on an asset is listed and can be read; a number: so many milliseconds after the PUT, at most 30000.", anyOf: [{ enum: ["session", "put"] }, { type: "integer", minimum: 0, maximum: 3e4 }, { $ref: "#/$defs/other" }] };
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate350.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "session" || data === "put")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema87.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
    let err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  if (typeof data == "number") {
    if (data > 3e4 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3e4 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data < 0 || isNaN(data)) {
      let err3 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  let _errs4 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs4 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate350.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate350.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema88 = { description: "Clause assets.put-mismatch. A PUT of another content type or size than declared. type_refused: another type is refused, and another size taken; size_refused: the other way round.", anyOf: [{ enum: ["refused", "accepted", "type_refused", "size_refused"] }, { $ref: "#/$defs/other" }] };
function validate353(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate353.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "refused" || data === "accepted" || data === "type_refused" || data === "size_refused")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema88.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate353.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate353.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema89 = { description: "Clause assets.presign-off-url. What url holds with presigning off.", anyOf: [{ enum: ["plain", "null", null, "relative", "other_scheme"] }, { $ref: "#/$defs/other" }] };
function validate356(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate356.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "plain" || data === "null" || data === null || data === "relative" || data === "other_scheme")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema89.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate356.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate356.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema90 = { description: "Clause assets.signed-url-end. Where a presigned URL tells when it ends: X-Amz-Date and X-Amz-Expires, a parameter with seconds since 1970, or nowhere.", anyOf: [{ enum: ["amz", "epoch", "hidden"] }, { $ref: "#/$defs/other" }] };
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate359.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "amz" || data === "epoch" || data === "hidden")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema90.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate359.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate359.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema91 = { description: "Clause assets.thumbnail-url. Which assets have a thumbnail_url: images, all, or none.", anyOf: [{ enum: ["images", "all", "null", null] }, { $ref: "#/$defs/other" }] };
function validate362(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate362.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "images" || data === "all" || data === "null" || data === null)) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema91.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate362.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate362.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema92 = { description: "Clause assets.stored-name. The name under which an asset is stored: as sent, normalised, or made unique.", anyOf: [{ enum: ["as_sent", "normalised", "made_unique"] }, { $ref: "#/$defs/other" }] };
function validate365(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate365.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "as_sent" || data === "normalised" || data === "made_unique")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema92.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate365.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate365.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema93 = { description: "Clause events.webhook-fields. Names of the fields of a webhook, and who makes the secret.", type: "object", properties: { name: { type: "string", minLength: 1, maxLength: 100 }, url: { type: "string", minLength: 1, maxLength: 100 }, secret: { type: "string", minLength: 1, maxLength: 100 }, event_types: { type: "string", minLength: 1, maxLength: 100 }, secret_from: { description: "Who makes the secret.", anyOf: [{ enum: ["request", "server"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 };
function validate377(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate377.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "url" || key0 === "secret" || key0 === "event_types" || key0 === "secret_from")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func2(data0) > 100) {
          let err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func2(data0) < 1) {
          let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.url !== void 0) {
      let data1 = data.url;
      if (typeof data1 == "string") {
        if (func2(data1) > 100) {
          let err4 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func2(data1) < 1) {
          let err5 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.secret !== void 0) {
      let data2 = data.secret;
      if (typeof data2 == "string") {
        if (func2(data2) > 100) {
          let err7 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func2(data2) < 1) {
          let err8 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.event_types !== void 0) {
      let data3 = data.event_types;
      if (typeof data3 == "string") {
        if (func2(data3) > 100) {
          let err10 = { instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func2(data3) < 1) {
          let err11 = { instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.secret_from !== void 0) {
      let data4 = data.secret_from, _errs11 = errors, valid1 = !1, _errs12 = errors;
      if (!(data4 === "request" || data4 === "server")) {
        let err13 = { instancePath: instancePath + "/secret_from", schemaPath: "#/properties/secret_from/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema93.properties.secret_from.anyOf[0].enum } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      var _valid0 = _errs12 === errors;
      valid1 = valid1 || _valid0;
      let _errs13 = errors;
      validate17(data4, { instancePath: instancePath + "/secret_from", parentData: data, parentDataProperty: "secret_from", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid0 = _errs13 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
      else {
        let err14 = { instancePath: instancePath + "/secret_from", schemaPath: "#/properties/secret_from/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate377.errors = vErrors, errors === 0;
}
validate377.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate380(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate380.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "webhook_id" || key0 === "webhook_secret" || key0 === "attempts" || key0 === "event_code" || key0 === "event_schema")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.webhook_id !== void 0) {
      let data0 = data.webhook_id;
      if (typeof data0 == "string") {
        if (func2(data0) > 200) {
          let err1 = { instancePath: instancePath + "/webhook_id", schemaPath: "#/properties/webhook_id/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (!pattern1.test(data0)) {
          let err2 = { instancePath: instancePath + "/webhook_id", schemaPath: "#/properties/webhook_id/pattern", keyword: "pattern", params: { pattern: "^(/([^/~]|~[01])+)+$" } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/webhook_id", schemaPath: "#/properties/webhook_id/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.webhook_secret !== void 0) {
      let data1 = data.webhook_secret;
      if (typeof data1 == "string") {
        if (func2(data1) > 200) {
          let err4 = { instancePath: instancePath + "/webhook_secret", schemaPath: "#/properties/webhook_secret/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern1.test(data1)) {
          let err5 = { instancePath: instancePath + "/webhook_secret", schemaPath: "#/properties/webhook_secret/pattern", keyword: "pattern", params: { pattern: "^(/([^/~]|~[01])+)+$" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/webhook_secret", schemaPath: "#/properties/webhook_secret/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.attempts !== void 0) {
      let data2 = data.attempts;
      if (typeof data2 == "string") {
        if (func2(data2) > 200) {
          let err7 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern1.test(data2)) {
          let err8 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/pattern", keyword: "pattern", params: { pattern: "^(/([^/~]|~[01])+)+$" } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.event_code !== void 0) {
      let data3 = data.event_code;
      if (typeof data3 == "string") {
        if (func2(data3) > 200) {
          let err10 = { instancePath: instancePath + "/event_code", schemaPath: "#/properties/event_code/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern1.test(data3)) {
          let err11 = { instancePath: instancePath + "/event_code", schemaPath: "#/properties/event_code/pattern", keyword: "pattern", params: { pattern: "^(/([^/~]|~[01])+)+$" } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/event_code", schemaPath: "#/properties/event_code/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.event_schema !== void 0) {
      let data4 = data.event_schema;
      if (typeof data4 == "string") {
        if (func2(data4) > 200) {
          let err13 = { instancePath: instancePath + "/event_schema", schemaPath: "#/properties/event_schema/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!pattern1.test(data4)) {
          let err14 = { instancePath: instancePath + "/event_schema", schemaPath: "#/properties/event_schema/pattern", keyword: "pattern", params: { pattern: "^(/([^/~]|~[01])+)+$" } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/event_schema", schemaPath: "#/properties/event_schema/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate380.errors = vErrors, errors === 0;
}
validate380.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema95 = { description: "Clause events.subscription-absent. A webhook without a list of subscriptions.", anyOf: [{ enum: ["none", "all"] }, { $ref: "#/$defs/other" }] };
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate382.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "none" || data === "all")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema95.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate382.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate382.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema96 = { description: "Clause events.subscription-empty. A webhook with an empty list.", anyOf: [{ enum: ["accepted", "refused"] }, { $ref: "#/$defs/other" }] };
function validate385(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate385.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "accepted" || data === "refused")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema96.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate385.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate385.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema97 = { description: "Clause events.subscription-unknown. A subscription to an unknown event code.", anyOf: [{ enum: ["refused", "ignored"] }, { $ref: "#/$defs/other" }] };
function validate388(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate388.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "refused" || data === "ignored")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema97.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate388.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate388.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema98 = { description: "Clause events.webhook-url. Which URLs a webhook may have.", anyOf: [{ enum: ["any", "https_public"] }, { $ref: "#/$defs/other" }] };
function validate391(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate391.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "any" || data === "https_public")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema98.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate391.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate391.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema99 = { description: "Clause events.ping. Whether creating a webhook sends something to its URL; challenge: what must be sent back.", anyOf: [{ enum: ["none", "ping", "challenge"] }, { $ref: "#/$defs/other" }] };
function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate394.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "none" || data === "ping" || data === "challenge")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema99.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate394.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate394.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema100 = { description: "Clause events.event-types-answer. The pagination envelope, a plain array, or an object with event_types. Without the envelope there are no pages: an answer holds up to 500 items.", anyOf: [{ enum: ["envelope", "array", "event_types"] }, { $ref: "#/$defs/other" }] };
function validate397(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate397.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "envelope" || data === "array" || data === "event_types")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema100.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate397.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate397.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema101 = { description: "Clause events.signature-encoding. How a signature is written. Its parts do not depend on each other. For createWebhook alone: on webhooks, and not on callbacks.", type: "object", properties: { prefix: { description: "What stands before each signature, such as sha256=.", type: "string", maxLength: 50 }, encoding: { enum: ["hex", "HEX", "base64", "base64_unpadded", "base64url", "base64url_padded"] }, key: { enum: ["utf8", "base64", "hex", "whsec"] }, separator: { description: "Between several signatures; null: the header holds exactly one.", anyOf: [{ type: "string", minLength: 1, maxLength: 10 }, { type: "null" }] }, count: { type: "integer", minimum: 1, maximum: 5 } }, additionalProperties: !1 };
function validate400(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate400.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "prefix" || key0 === "encoding" || key0 === "key" || key0 === "separator" || key0 === "count")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.prefix !== void 0) {
      let data0 = data.prefix;
      if (typeof data0 == "string") {
        if (func2(data0) > 50) {
          let err1 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/maxLength", keyword: "maxLength", params: { limit: 50 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.encoding !== void 0) {
      let data1 = data.encoding;
      if (!(data1 === "hex" || data1 === "HEX" || data1 === "base64" || data1 === "base64_unpadded" || data1 === "base64url" || data1 === "base64url_padded")) {
        let err3 = { instancePath: instancePath + "/encoding", schemaPath: "#/properties/encoding/enum", keyword: "enum", params: { allowedValues: schema101.properties.encoding.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.key !== void 0) {
      let data2 = data.key;
      if (!(data2 === "utf8" || data2 === "base64" || data2 === "hex" || data2 === "whsec")) {
        let err4 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/enum", keyword: "enum", params: { allowedValues: schema101.properties.key.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.separator !== void 0) {
      let data3 = data.separator, _errs7 = errors, valid1 = !1, _errs8 = errors;
      if (typeof data3 == "string") {
        if (func2(data3) > 10) {
          let err5 = { instancePath: instancePath + "/separator", schemaPath: "#/properties/separator/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 10 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (func2(data3) < 1) {
          let err6 = { instancePath: instancePath + "/separator", schemaPath: "#/properties/separator/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/separator", schemaPath: "#/properties/separator/anyOf/0/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      var _valid0 = _errs8 === errors;
      valid1 = valid1 || _valid0;
      let _errs10 = errors;
      if (data3 !== null) {
        let err8 = { instancePath: instancePath + "/separator", schemaPath: "#/properties/separator/anyOf/1/type", keyword: "type", params: { type: "null" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      var _valid0 = _errs10 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      else {
        let err9 = { instancePath: instancePath + "/separator", schemaPath: "#/properties/separator/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.count !== void 0) {
      let data4 = data.count;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
        let err10 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data4 == "number") {
        if (data4 > 5 || isNaN(data4)) {
          let err11 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err12 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate400.errors = vErrors, errors === 0;
}
validate400.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate402(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate402.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "event" || key0 === "delivery_id" || key0 === "run_id" || key0 === "run")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.event !== void 0) {
      let data0 = data.event;
      if (typeof data0 == "string") {
        if (func2(data0) > 200) {
          let err1 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (!pattern1.test(data0)) {
          let err2 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/pattern", keyword: "pattern", params: { pattern: "^(/([^/~]|~[01])+)+$" } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.delivery_id !== void 0) {
      let data1 = data.delivery_id;
      if (typeof data1 == "string") {
        if (func2(data1) > 200) {
          let err4 = { instancePath: instancePath + "/delivery_id", schemaPath: "#/properties/delivery_id/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern1.test(data1)) {
          let err5 = { instancePath: instancePath + "/delivery_id", schemaPath: "#/properties/delivery_id/pattern", keyword: "pattern", params: { pattern: "^(/([^/~]|~[01])+)+$" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/delivery_id", schemaPath: "#/properties/delivery_id/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.run_id !== void 0) {
      let data2 = data.run_id;
      if (typeof data2 == "string") {
        if (func2(data2) > 200) {
          let err7 = { instancePath: instancePath + "/run_id", schemaPath: "#/properties/run_id/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern1.test(data2)) {
          let err8 = { instancePath: instancePath + "/run_id", schemaPath: "#/properties/run_id/pattern", keyword: "pattern", params: { pattern: "^(/([^/~]|~[01])+)+$" } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/run_id", schemaPath: "#/properties/run_id/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.run !== void 0) {
      let data3 = data.run, _errs9 = errors, valid1 = !1, _errs10 = errors;
      if (typeof data3 == "string") {
        if (func2(data3) > 200) {
          let err10 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern1.test(data3)) {
          let err11 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(/([^/~]|~[01])+)+$" } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/anyOf/0/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      var _valid0 = _errs10 === errors;
      valid1 = valid1 || _valid0;
      let _errs12 = errors;
      if (data3 !== null) {
        let err13 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/anyOf/1/type", keyword: "type", params: { type: "null" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      var _valid0 = _errs12 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
      else {
        let err14 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate402.errors = vErrors, errors === 0;
}
validate402.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema103 = { description: "Clause events.payload-on-repeat. What a repeat has anew; nothing: it sends the same bytes.", anyOf: [{ type: "array", title: "[attempt_number, sent_at]", items: { enum: ["attempt_number", "sent_at"] }, uniqueItems: !0 }, { $ref: "#/$defs/other" }] };
function validate404(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate404.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (Array.isArray(data)) {
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (!(data0 === "attempt_number" || data0 === "sent_at")) {
        let err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/0/items/enum", keyword: "enum", params: { allowedValues: schema103.anyOf[0].items.enum } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    let i1 = data.length, j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; )
          for (j0 = i1; j0--; )
            if (func51(data[i1], data[j0])) {
              let err1 = { instancePath, schemaPath: "#/anyOf/0/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break outer0;
            }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var items0 = !0;
  let _errs4 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs4 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate404.errors = vErrors, evaluated0.props = props0, evaluated0.items = items0, errors === 0;
}
validate404.evaluated = { dynamicProps: !0, dynamicItems: !0 };
var schema104 = { description: "Clause events.request-id-scope. Service-Request-Id is new for each attempt, one for each delivery, or the id of the delivery.", anyOf: [{ enum: ["attempt", "delivery", "delivery_id"] }, { $ref: "#/$defs/other" }] };
function validate407(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate407.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "attempt" || data === "delivery" || data === "delivery_id")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema104.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate407.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate407.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate410(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate410.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "timeout_s" || key0 === "counts_as_network_error")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.timeout_s !== void 0) {
      let data0 = data.timeout_s;
      if (typeof data0 == "number") {
        if (data0 > 60 || isNaN(data0)) {
          let err1 = { instancePath: instancePath + "/timeout_s", schemaPath: "#/properties/timeout_s/maximum", keyword: "maximum", params: { comparison: "<=", limit: 60 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0 < 0.1 || isNaN(data0)) {
          let err2 = { instancePath: instancePath + "/timeout_s", schemaPath: "#/properties/timeout_s/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/timeout_s", schemaPath: "#/properties/timeout_s/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.counts_as_network_error !== void 0 && typeof data.counts_as_network_error != "boolean") {
      let err4 = { instancePath: instancePath + "/counts_as_network_error", schemaPath: "#/properties/counts_as_network_error/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate410.errors = vErrors, errors === 0;
}
validate410.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema106 = { description: "Clause events.webhook-schedule. Attempts of a webhook: how many, the first one included, their timeout, and the waits between them, in seconds.", type: "object", properties: { attempts: { type: "integer", minimum: 2, maximum: 50 }, timeout_s: { type: "number", minimum: 1, maximum: 60 }, first_retry_s: { type: "number", minimum: 0.01, maximum: 3600 }, factor: { type: "number", minimum: 1.1, maximum: 10 }, jitter: { anyOf: [{ enum: ["none", "full", "equal"] }, { $ref: "#/$defs/other" }] }, cap_s: { anyOf: [{ type: "number", minimum: 0.01, maximum: 86400 }, { type: "null" }] } }, additionalProperties: !1 };
function validate412(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate412.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "attempts" || key0 === "timeout_s" || key0 === "first_retry_s" || key0 === "factor" || key0 === "jitter" || key0 === "cap_s")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.attempts !== void 0) {
      let data0 = data.attempts;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
        let err1 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data0 == "number") {
        if (data0 > 50 || isNaN(data0)) {
          let err2 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0 < 2 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
    if (data.timeout_s !== void 0) {
      let data1 = data.timeout_s;
      if (typeof data1 == "number") {
        if (data1 > 60 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/timeout_s", schemaPath: "#/properties/timeout_s/maximum", keyword: "maximum", params: { comparison: "<=", limit: 60 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/timeout_s", schemaPath: "#/properties/timeout_s/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/timeout_s", schemaPath: "#/properties/timeout_s/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.first_retry_s !== void 0) {
      let data2 = data.first_retry_s;
      if (typeof data2 == "number") {
        if (data2 > 3600 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/first_retry_s", schemaPath: "#/properties/first_retry_s/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2 < 0.01 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/first_retry_s", schemaPath: "#/properties/first_retry_s/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/first_retry_s", schemaPath: "#/properties/first_retry_s/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.factor !== void 0) {
      let data3 = data.factor;
      if (typeof data3 == "number") {
        if (data3 > 10 || isNaN(data3)) {
          let err10 = { instancePath: instancePath + "/factor", schemaPath: "#/properties/factor/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data3 < 1.1 || isNaN(data3)) {
          let err11 = { instancePath: instancePath + "/factor", schemaPath: "#/properties/factor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1.1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/factor", schemaPath: "#/properties/factor/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.jitter !== void 0) {
      let data4 = data.jitter, _errs11 = errors, valid1 = !1, _errs12 = errors;
      if (!(data4 === "none" || data4 === "full" || data4 === "equal")) {
        let err13 = { instancePath: instancePath + "/jitter", schemaPath: "#/properties/jitter/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema106.properties.jitter.anyOf[0].enum } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      var _valid0 = _errs12 === errors;
      valid1 = valid1 || _valid0;
      let _errs13 = errors;
      validate17(data4, { instancePath: instancePath + "/jitter", parentData: data, parentDataProperty: "jitter", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid0 = _errs13 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
      else {
        let err14 = { instancePath: instancePath + "/jitter", schemaPath: "#/properties/jitter/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.cap_s !== void 0) {
      let data5 = data.cap_s, _errs15 = errors, valid2 = !1, _errs16 = errors;
      if (typeof data5 == "number") {
        if (data5 > 86400 || isNaN(data5)) {
          let err15 = { instancePath: instancePath + "/cap_s", schemaPath: "#/properties/cap_s/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data5 < 0.01 || isNaN(data5)) {
          let err16 = { instancePath: instancePath + "/cap_s", schemaPath: "#/properties/cap_s/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/cap_s", schemaPath: "#/properties/cap_s/anyOf/0/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      var _valid1 = _errs16 === errors;
      valid2 = valid2 || _valid1;
      let _errs18 = errors;
      if (data5 !== null) {
        let err18 = { instancePath: instancePath + "/cap_s", schemaPath: "#/properties/cap_s/anyOf/1/type", keyword: "type", params: { type: "null" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      var _valid1 = _errs18 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null);
      else {
        let err19 = { instancePath: instancePath + "/cap_s", schemaPath: "#/properties/cap_s/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate412.errors = vErrors, errors === 0;
}
validate412.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema107 = { description: "Clause events.next-retry-at. Whether the next_retry_at of an attempt binds the sender, or says when the next one comes at the latest.", anyOf: [{ enum: ["binding", "estimate"] }, { $ref: "#/$defs/other" }] };
function validate415(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate415.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "binding" || data === "estimate")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema107.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate415.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate415.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema108 = { description: "Clause events.receiver-answers. What some answers of a receiver do.", type: "object", properties: { redirect: { description: "3xx.", anyOf: [{ enum: ["not_followed", "followed"] }, { $ref: "#/$defs/other" }] }, cut_after_2xx: { description: "A connection cut after the head of a 2xx.", anyOf: [{ enum: ["network_error", "success"] }, { $ref: "#/$defs/other" }] }, retry_after: { description: "Retry-After.", anyOf: [{ enum: ["ignored", "obeyed"] }, { $ref: "#/$defs/other" }] }, gone: { description: "410.", anyOf: [{ enum: ["ignored", "obeyed"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 };
function validate418(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate418.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "redirect" || key0 === "cut_after_2xx" || key0 === "retry_after" || key0 === "gone")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.redirect !== void 0) {
      let data0 = data.redirect, _errs3 = errors, valid1 = !1, _errs4 = errors;
      if (!(data0 === "not_followed" || data0 === "followed")) {
        let err1 = { instancePath: instancePath + "/redirect", schemaPath: "#/properties/redirect/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema108.properties.redirect.anyOf[0].enum } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      let _errs5 = errors;
      validate17(data0, { instancePath: instancePath + "/redirect", parentData: data, parentDataProperty: "redirect", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid0 = _errs5 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      else {
        let err2 = { instancePath: instancePath + "/redirect", schemaPath: "#/properties/redirect/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.cut_after_2xx !== void 0) {
      let data1 = data.cut_after_2xx, _errs7 = errors, valid2 = !1, _errs8 = errors;
      if (!(data1 === "network_error" || data1 === "success")) {
        let err3 = { instancePath: instancePath + "/cut_after_2xx", schemaPath: "#/properties/cut_after_2xx/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema108.properties.cut_after_2xx.anyOf[0].enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid1 = _errs8 === errors;
      valid2 = valid2 || _valid1;
      let _errs9 = errors;
      validate17(data1, { instancePath: instancePath + "/cut_after_2xx", parentData: data, parentDataProperty: "cut_after_2xx", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid1 = _errs9 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      else {
        let err4 = { instancePath: instancePath + "/cut_after_2xx", schemaPath: "#/properties/cut_after_2xx/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.retry_after !== void 0) {
      let data2 = data.retry_after, _errs11 = errors, valid3 = !1, _errs12 = errors;
      if (!(data2 === "ignored" || data2 === "obeyed")) {
        let err5 = { instancePath: instancePath + "/retry_after", schemaPath: "#/properties/retry_after/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema108.properties.retry_after.anyOf[0].enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      var _valid2 = _errs12 === errors;
      valid3 = valid3 || _valid2;
      let _errs13 = errors;
      validate17(data2, { instancePath: instancePath + "/retry_after", parentData: data, parentDataProperty: "retry_after", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid2 = _errs13 === errors;
      if (valid3 = valid3 || _valid2, valid3)
        errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
      else {
        let err6 = { instancePath: instancePath + "/retry_after", schemaPath: "#/properties/retry_after/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.gone !== void 0) {
      let data3 = data.gone, _errs15 = errors, valid4 = !1, _errs16 = errors;
      if (!(data3 === "ignored" || data3 === "obeyed")) {
        let err7 = { instancePath: instancePath + "/gone", schemaPath: "#/properties/gone/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema108.properties.gone.anyOf[0].enum } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      var _valid3 = _errs16 === errors;
      valid4 = valid4 || _valid3;
      let _errs17 = errors;
      validate17(data3, { instancePath: instancePath + "/gone", parentData: data, parentDataProperty: "gone", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid3 = _errs17 === errors;
      if (valid4 = valid4 || _valid3, valid4)
        errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null);
      else {
        let err8 = { instancePath: instancePath + "/gone", schemaPath: "#/properties/gone/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate418.errors = vErrors, errors === 0;
}
validate418.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema109 = { description: "Clause events.callbacks-in-any. Whether the deliveries across all webhooks hold callbacks too.", anyOf: [{ enum: ["no", "yes"] }, { $ref: "#/$defs/other" }] };
function validate424(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate424.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "no" || data === "yes")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema109.anyOf[0].enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs2 = errors;
  validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate424.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate424.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema110 = { description: "Clause events.delivery-lists. In what deliveries are wrapped, and when an entry appears. A plain array holds up to 500 of them.", type: "object", properties: { answer: { anyOf: [{ enum: ["envelope", "array"] }, { $ref: "#/$defs/other" }] }, appears: { anyOf: [{ enum: ["with_event", "after_first_attempt"] }, { $ref: "#/$defs/other" }] } }, additionalProperties: !1 };
function validate427(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate427.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "answer" || key0 === "appears")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.answer !== void 0) {
      let data0 = data.answer, _errs3 = errors, valid1 = !1, _errs4 = errors;
      if (!(data0 === "envelope" || data0 === "array")) {
        let err1 = { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema110.properties.answer.anyOf[0].enum } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      let _errs5 = errors;
      validate17(data0, { instancePath: instancePath + "/answer", parentData: data, parentDataProperty: "answer", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid0 = _errs5 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      else {
        let err2 = { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.appears !== void 0) {
      let data1 = data.appears, _errs7 = errors, valid2 = !1, _errs8 = errors;
      if (!(data1 === "with_event" || data1 === "after_first_attempt")) {
        let err3 = { instancePath: instancePath + "/appears", schemaPath: "#/properties/appears/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema110.properties.appears.anyOf[0].enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid1 = _errs8 === errors;
      valid2 = valid2 || _valid1;
      let _errs9 = errors;
      validate17(data1, { instancePath: instancePath + "/appears", parentData: data, parentDataProperty: "appears", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid1 = _errs9 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      else {
        let err4 = { instancePath: instancePath + "/appears", schemaPath: "#/properties/appears/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate427.errors = vErrors, errors === 0;
}
validate427.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate0.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func0.call(schema0.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.lists !== void 0) {
      let data0 = data.lists;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (let key1 in data0)
          if (!func0.call(schema0.properties.lists.properties, key1)) {
            let err1 = { instancePath: instancePath + "/lists", schemaPath: "#/properties/lists/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        if (data0.parameters !== void 0 && (validate1(data0.parameters, { instancePath: instancePath + "/lists/parameters", parentData: data0, parentDataProperty: "parameters", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data0.boolean_values !== void 0 && (validate3(data0.boolean_values, { instancePath: instancePath + "/lists/boolean_values", parentData: data0, parentDataProperty: "boolean_values", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data0.boolean_values_accepted !== void 0 && (validate8(data0.boolean_values_accepted, { instancePath: instancePath + "/lists/boolean_values_accepted", parentData: data0, parentDataProperty: "boolean_values_accepted", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length)), data0.filter_grammar !== void 0 && (validate12(data0.filter_grammar, { instancePath: instancePath + "/lists/filter_grammar", parentData: data0, parentDataProperty: "filter_grammar", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length)), data0.sort_grammar !== void 0 && (validate20(data0.sort_grammar, { instancePath: instancePath + "/lists/sort_grammar", parentData: data0, parentDataProperty: "sort_grammar", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors), errors = vErrors.length)), data0.fields_grammar !== void 0 && (validate23(data0.fields_grammar, { instancePath: instancePath + "/lists/fields_grammar", parentData: data0, parentDataProperty: "fields_grammar", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length)), data0.operators !== void 0 && (validate26(data0.operators, { instancePath: instancePath + "/lists/operators", parentData: data0, parentDataProperty: "operators", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length)), data0.quoting !== void 0 && (validate28(data0.quoting, { instancePath: instancePath + "/lists/quoting", parentData: data0, parentDataProperty: "quoting", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length)), data0.multiple_conditions !== void 0 && (validate31(data0.multiple_conditions, { instancePath: instancePath + "/lists/multiple_conditions", parentData: data0, parentDataProperty: "multiple_conditions", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length)), data0.default_page_size !== void 0 && (validate34(data0.default_page_size, { instancePath: instancePath + "/lists/default_page_size", parentData: data0, parentDataProperty: "default_page_size", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length)), data0.page_size_bounds !== void 0 && (validate37(data0.page_size_bounds, { instancePath: instancePath + "/lists/page_size_bounds", parentData: data0, parentDataProperty: "page_size_bounds", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length)), data0.page_size_out_of_range !== void 0 && (validate40(data0.page_size_out_of_range, { instancePath: instancePath + "/lists/page_size_out_of_range", parentData: data0, parentDataProperty: "page_size_out_of_range", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length)), data0.end_of_list !== void 0 && (validate43(data0.end_of_list, { instancePath: instancePath + "/lists/end_of_list", parentData: data0, parentDataProperty: "end_of_list", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length)), data0.first_on_page_one !== void 0 && (validate46(data0.first_on_page_one, { instancePath: instancePath + "/lists/first_on_page_one", parentData: data0, parentDataProperty: "first_on_page_one", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length)), data0.cursor_url_form !== void 0 && (validate49(data0.cursor_url_form, { instancePath: instancePath + "/lists/cursor_url_form", parentData: data0, parentDataProperty: "cursor_url_form", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors), errors = vErrors.length)), data0.cursor_url_carries !== void 0 && (validate52(data0.cursor_url_carries, { instancePath: instancePath + "/lists/cursor_url_carries", parentData: data0, parentDataProperty: "cursor_url_carries", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length)), data0.id_always_projected !== void 0 && (validate55(data0.id_always_projected, { instancePath: instancePath + "/lists/id_always_projected", parentData: data0, parentDataProperty: "id_always_projected", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data0.backward_order !== void 0 && (validate58(data0.backward_order, { instancePath: instancePath + "/lists/backward_order", parentData: data0, parentDataProperty: "backward_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data0.backward_without_cursor !== void 0 && (validate61(data0.backward_without_cursor, { instancePath: instancePath + "/lists/backward_without_cursor", parentData: data0, parentDataProperty: "backward_without_cursor", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length)), data0.bad_cursor !== void 0 && (validate64(data0.bad_cursor, { instancePath: instancePath + "/lists/bad_cursor", parentData: data0, parentDataProperty: "bad_cursor", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data0.unknown_parameter !== void 0 && (validate67(data0.unknown_parameter, { instancePath: instancePath + "/lists/unknown_parameter", parentData: data0, parentDataProperty: "unknown_parameter", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length)), data0.unknown_filter !== void 0 && (validate70(data0.unknown_filter, { instancePath: instancePath + "/lists/unknown_filter", parentData: data0, parentDataProperty: "unknown_filter", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data0.unknown_sort !== void 0 && (validate73(data0.unknown_sort, { instancePath: instancePath + "/lists/unknown_sort", parentData: data0, parentDataProperty: "unknown_sort", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length)), data0.unknown_field !== void 0 && (validate76(data0.unknown_field, { instancePath: instancePath + "/lists/unknown_field", parentData: data0, parentDataProperty: "unknown_field", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length)), data0.unknown_embed !== void 0 && (validate79(data0.unknown_embed, { instancePath: instancePath + "/lists/unknown_embed", parentData: data0, parentDataProperty: "unknown_embed", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length)), data0.queryable_fields !== void 0 && (validate82(data0.queryable_fields, { instancePath: instancePath + "/lists/queryable_fields", parentData: data0, parentDataProperty: "queryable_fields", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length)), data0.short_pages !== void 0 && (validate87(data0.short_pages, { instancePath: instancePath + "/lists/short_pages", parentData: data0, parentDataProperty: "short_pages", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length)), data0.default_order !== void 0 && (validate90(data0.default_order, { instancePath: instancePath + "/lists/default_order", parentData: data0, parentDataProperty: "default_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length)), data0.text_order !== void 0 && (validate93(data0.text_order, { instancePath: instancePath + "/lists/text_order", parentData: data0, parentDataProperty: "text_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors), errors = vErrors.length)), data0.null_order !== void 0 && (validate96(data0.null_order, { instancePath: instancePath + "/lists/null_order", parentData: data0, parentDataProperty: "null_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors), errors = vErrors.length)), data0.tie_break !== void 0 && (validate99(data0.tie_break, { instancePath: instancePath + "/lists/tie_break", parentData: data0, parentDataProperty: "tie_break", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors), errors = vErrors.length)), data0.cursor_lifetime !== void 0 && (validate102(data0.cursor_lifetime, { instancePath: instancePath + "/lists/cursor_lifetime", parentData: data0, parentDataProperty: "cursor_lifetime", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length)), data0.read_your_writes !== void 0 && (validate105(data0.read_your_writes, { instancePath: instancePath + "/lists/read_your_writes", parentData: data0, parentDataProperty: "read_your_writes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors), errors = vErrors.length)), data0.for !== void 0) {
          let data34 = data0.for;
          if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
            for (let key2 in data34) {
              let _errs40 = errors;
              validate108(key2, { instancePath: instancePath + "/lists/for", parentData: data34, parentDataProperty: "for", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
              var valid2 = _errs40 === errors;
              if (!valid2) {
                let err2 = { instancePath: instancePath + "/lists/for", schemaPath: "#/properties/lists/properties/for/propertyNames", keyword: "propertyNames", params: { propertyName: key2 } };
                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              }
            }
            for (let key3 in data34) {
              let data35 = data34[key3];
              if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                for (let key4 in data35)
                  if (!func0.call(schema0.properties.lists.properties.for.additionalProperties.properties, key4)) {
                    let err3 = { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/lists/properties/for/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                  }
                data35.parameters !== void 0 && (validate1(data35.parameters, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/parameters", parentData: data35, parentDataProperty: "parameters", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data35.boolean_values !== void 0 && (validate3(data35.boolean_values, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/boolean_values", parentData: data35, parentDataProperty: "boolean_values", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data35.boolean_values_accepted !== void 0 && (validate8(data35.boolean_values_accepted, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/boolean_values_accepted", parentData: data35, parentDataProperty: "boolean_values_accepted", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length)), data35.filter_grammar !== void 0 && (validate12(data35.filter_grammar, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/filter_grammar", parentData: data35, parentDataProperty: "filter_grammar", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length)), data35.sort_grammar !== void 0 && (validate20(data35.sort_grammar, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/sort_grammar", parentData: data35, parentDataProperty: "sort_grammar", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors), errors = vErrors.length)), data35.fields_grammar !== void 0 && (validate23(data35.fields_grammar, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/fields_grammar", parentData: data35, parentDataProperty: "fields_grammar", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length)), data35.operators !== void 0 && (validate26(data35.operators, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/operators", parentData: data35, parentDataProperty: "operators", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length)), data35.quoting !== void 0 && (validate28(data35.quoting, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/quoting", parentData: data35, parentDataProperty: "quoting", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length)), data35.multiple_conditions !== void 0 && (validate31(data35.multiple_conditions, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/multiple_conditions", parentData: data35, parentDataProperty: "multiple_conditions", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length)), data35.default_page_size !== void 0 && (validate34(data35.default_page_size, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/default_page_size", parentData: data35, parentDataProperty: "default_page_size", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length)), data35.page_size_bounds !== void 0 && (validate37(data35.page_size_bounds, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/page_size_bounds", parentData: data35, parentDataProperty: "page_size_bounds", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length)), data35.page_size_out_of_range !== void 0 && (validate40(data35.page_size_out_of_range, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/page_size_out_of_range", parentData: data35, parentDataProperty: "page_size_out_of_range", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length)), data35.end_of_list !== void 0 && (validate43(data35.end_of_list, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/end_of_list", parentData: data35, parentDataProperty: "end_of_list", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length)), data35.first_on_page_one !== void 0 && (validate46(data35.first_on_page_one, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/first_on_page_one", parentData: data35, parentDataProperty: "first_on_page_one", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length)), data35.cursor_url_form !== void 0 && (validate49(data35.cursor_url_form, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/cursor_url_form", parentData: data35, parentDataProperty: "cursor_url_form", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors), errors = vErrors.length)), data35.cursor_url_carries !== void 0 && (validate52(data35.cursor_url_carries, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/cursor_url_carries", parentData: data35, parentDataProperty: "cursor_url_carries", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length)), data35.id_always_projected !== void 0 && (validate55(data35.id_always_projected, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/id_always_projected", parentData: data35, parentDataProperty: "id_always_projected", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data35.backward_order !== void 0 && (validate58(data35.backward_order, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/backward_order", parentData: data35, parentDataProperty: "backward_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data35.backward_without_cursor !== void 0 && (validate61(data35.backward_without_cursor, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/backward_without_cursor", parentData: data35, parentDataProperty: "backward_without_cursor", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length)), data35.bad_cursor !== void 0 && (validate64(data35.bad_cursor, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/bad_cursor", parentData: data35, parentDataProperty: "bad_cursor", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data35.unknown_parameter !== void 0 && (validate67(data35.unknown_parameter, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/unknown_parameter", parentData: data35, parentDataProperty: "unknown_parameter", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length)), data35.unknown_filter !== void 0 && (validate70(data35.unknown_filter, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/unknown_filter", parentData: data35, parentDataProperty: "unknown_filter", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data35.unknown_sort !== void 0 && (validate73(data35.unknown_sort, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/unknown_sort", parentData: data35, parentDataProperty: "unknown_sort", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length)), data35.unknown_field !== void 0 && (validate76(data35.unknown_field, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/unknown_field", parentData: data35, parentDataProperty: "unknown_field", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length)), data35.unknown_embed !== void 0 && (validate79(data35.unknown_embed, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/unknown_embed", parentData: data35, parentDataProperty: "unknown_embed", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length)), data35.queryable_fields !== void 0 && (validate82(data35.queryable_fields, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/queryable_fields", parentData: data35, parentDataProperty: "queryable_fields", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length)), data35.short_pages !== void 0 && (validate87(data35.short_pages, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/short_pages", parentData: data35, parentDataProperty: "short_pages", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length)), data35.default_order !== void 0 && (validate90(data35.default_order, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/default_order", parentData: data35, parentDataProperty: "default_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length)), data35.text_order !== void 0 && (validate93(data35.text_order, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/text_order", parentData: data35, parentDataProperty: "text_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors), errors = vErrors.length)), data35.null_order !== void 0 && (validate96(data35.null_order, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/null_order", parentData: data35, parentDataProperty: "null_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors), errors = vErrors.length)), data35.tie_break !== void 0 && (validate99(data35.tie_break, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/tie_break", parentData: data35, parentDataProperty: "tie_break", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors), errors = vErrors.length)), data35.cursor_lifetime !== void 0 && (validate102(data35.cursor_lifetime, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/cursor_lifetime", parentData: data35, parentDataProperty: "cursor_lifetime", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length)), data35.read_your_writes !== void 0 && (validate105(data35.read_your_writes, { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/read_your_writes", parentData: data35, parentDataProperty: "read_your_writes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors), errors = vErrors.length));
              } else {
                let err4 = { instancePath: instancePath + "/lists/for/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/lists/properties/for/additionalProperties/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            }
          } else {
            let err5 = { instancePath: instancePath + "/lists/for", schemaPath: "#/properties/lists/properties/for/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/lists", schemaPath: "#/properties/lists/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.codes !== void 0) {
      let data69 = data.codes;
      if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
        for (let key5 in data69)
          if (!func0.call(schema0.properties.codes.properties, key5)) {
            let err7 = { instancePath: instancePath + "/codes", schemaPath: "#/properties/codes/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        if (data69.success !== void 0 && (validate143(data69.success, { instancePath: instancePath + "/codes/success", parentData: data69, parentDataProperty: "success", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data69.refusal !== void 0 && (validate145(data69.refusal, { instancePath: instancePath + "/codes/refusal", parentData: data69, parentDataProperty: "refusal", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data69.unauthenticated !== void 0 && (validate147(data69.unauthenticated, { instancePath: instancePath + "/codes/unauthenticated", parentData: data69, parentDataProperty: "unauthenticated", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data69.missing_scope !== void 0 && (validate150(data69.missing_scope, { instancePath: instancePath + "/codes/missing_scope", parentData: data69, parentDataProperty: "missing_scope", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length)), data69.foreign_record !== void 0 && (validate153(data69.foreign_record, { instancePath: instancePath + "/codes/foreign_record", parentData: data69, parentDataProperty: "foreign_record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors), errors = vErrors.length)), data69.api_key_on_feedback !== void 0 && (validate156(data69.api_key_on_feedback, { instancePath: instancePath + "/codes/api_key_on_feedback", parentData: data69, parentDataProperty: "api_key_on_feedback", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length)), data69.bad_token_on_anonymous !== void 0 && (validate159(data69.bad_token_on_anonymous, { instancePath: instancePath + "/codes/bad_token_on_anonymous", parentData: data69, parentDataProperty: "bad_token_on_anonymous", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors), errors = vErrors.length)), data69.malformed_id !== void 0 && (validate162(data69.malformed_id, { instancePath: instancePath + "/codes/malformed_id", parentData: data69, parentDataProperty: "malformed_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data69.unknown_body_field !== void 0 && (validate165(data69.unknown_body_field, { instancePath: instancePath + "/codes/unknown_body_field", parentData: data69, parentDataProperty: "unknown_body_field", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data69.error_envelope !== void 0 && (validate168(data69.error_envelope, { instancePath: instancePath + "/codes/error_envelope", parentData: data69, parentDataProperty: "error_envelope", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data69.error_values !== void 0 && (validate171(data69.error_values, { instancePath: instancePath + "/codes/error_values", parentData: data69, parentDataProperty: "error_values", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors), errors = vErrors.length)), data69.gateway !== void 0 && (validate174(data69.gateway, { instancePath: instancePath + "/codes/gateway", parentData: data69, parentDataProperty: "gateway", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors), errors = vErrors.length)), data69.for !== void 0) {
          let data82 = data69.for;
          if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
            for (let key6 in data82) {
              let _errs95 = errors;
              validate108(key6, { instancePath: instancePath + "/codes/for", parentData: data82, parentDataProperty: "for", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
              var valid6 = _errs95 === errors;
              if (!valid6) {
                let err8 = { instancePath: instancePath + "/codes/for", schemaPath: "#/properties/codes/properties/for/propertyNames", keyword: "propertyNames", params: { propertyName: key6 } };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            }
            for (let key7 in data82) {
              let data83 = data82[key7];
              if (data83 && typeof data83 == "object" && !Array.isArray(data83)) {
                for (let key8 in data83)
                  if (!func0.call(schema0.properties.codes.properties.for.additionalProperties.properties, key8)) {
                    let err9 = { instancePath: instancePath + "/codes/for/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/codes/properties/for/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } };
                    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  }
                data83.success !== void 0 && (validate143(data83.success, { instancePath: instancePath + "/codes/for/" + key7.replace(/~/g, "~0").replace(/\//g, "~1") + "/success", parentData: data83, parentDataProperty: "success", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data83.refusal !== void 0 && (validate145(data83.refusal, { instancePath: instancePath + "/codes/for/" + key7.replace(/~/g, "~0").replace(/\//g, "~1") + "/refusal", parentData: data83, parentDataProperty: "refusal", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data83.unauthenticated !== void 0 && (validate147(data83.unauthenticated, { instancePath: instancePath + "/codes/for/" + key7.replace(/~/g, "~0").replace(/\//g, "~1") + "/unauthenticated", parentData: data83, parentDataProperty: "unauthenticated", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data83.missing_scope !== void 0 && (validate150(data83.missing_scope, { instancePath: instancePath + "/codes/for/" + key7.replace(/~/g, "~0").replace(/\//g, "~1") + "/missing_scope", parentData: data83, parentDataProperty: "missing_scope", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length)), data83.foreign_record !== void 0 && (validate153(data83.foreign_record, { instancePath: instancePath + "/codes/for/" + key7.replace(/~/g, "~0").replace(/\//g, "~1") + "/foreign_record", parentData: data83, parentDataProperty: "foreign_record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors), errors = vErrors.length)), data83.api_key_on_feedback !== void 0 && (validate156(data83.api_key_on_feedback, { instancePath: instancePath + "/codes/for/" + key7.replace(/~/g, "~0").replace(/\//g, "~1") + "/api_key_on_feedback", parentData: data83, parentDataProperty: "api_key_on_feedback", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length)), data83.bad_token_on_anonymous !== void 0 && (validate159(data83.bad_token_on_anonymous, { instancePath: instancePath + "/codes/for/" + key7.replace(/~/g, "~0").replace(/\//g, "~1") + "/bad_token_on_anonymous", parentData: data83, parentDataProperty: "bad_token_on_anonymous", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors), errors = vErrors.length)), data83.malformed_id !== void 0 && (validate162(data83.malformed_id, { instancePath: instancePath + "/codes/for/" + key7.replace(/~/g, "~0").replace(/\//g, "~1") + "/malformed_id", parentData: data83, parentDataProperty: "malformed_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data83.unknown_body_field !== void 0 && (validate165(data83.unknown_body_field, { instancePath: instancePath + "/codes/for/" + key7.replace(/~/g, "~0").replace(/\//g, "~1") + "/unknown_body_field", parentData: data83, parentDataProperty: "unknown_body_field", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data83.error_envelope !== void 0 && (validate168(data83.error_envelope, { instancePath: instancePath + "/codes/for/" + key7.replace(/~/g, "~0").replace(/\//g, "~1") + "/error_envelope", parentData: data83, parentDataProperty: "error_envelope", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data83.error_values !== void 0 && (validate171(data83.error_values, { instancePath: instancePath + "/codes/for/" + key7.replace(/~/g, "~0").replace(/\//g, "~1") + "/error_values", parentData: data83, parentDataProperty: "error_values", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors), errors = vErrors.length)), data83.gateway !== void 0 && (validate174(data83.gateway, { instancePath: instancePath + "/codes/for/" + key7.replace(/~/g, "~0").replace(/\//g, "~1") + "/gateway", parentData: data83, parentDataProperty: "gateway", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors), errors = vErrors.length));
              } else {
                let err10 = { instancePath: instancePath + "/codes/for/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/codes/properties/for/additionalProperties/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
          } else {
            let err11 = { instancePath: instancePath + "/codes/for", schemaPath: "#/properties/codes/properties/for/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/codes", schemaPath: "#/properties/codes/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.records !== void 0) {
      let data96 = data.records;
      if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
        for (let key9 in data96)
          if (!func0.call(schema0.properties.records.properties, key9)) {
            let err13 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        if (data96.nulls !== void 0 && (validate190(data96.nulls, { instancePath: instancePath + "/records/nulls", parentData: data96, parentDataProperty: "nulls", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors), errors = vErrors.length)), data96.extra_fields !== void 0 && (validate193(data96.extra_fields, { instancePath: instancePath + "/records/extra_fields", parentData: data96, parentDataProperty: "extra_fields", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors), errors = vErrors.length)), data96.key_order !== void 0 && (validate196(data96.key_order, { instancePath: instancePath + "/records/key_order", parentData: data96, parentDataProperty: "key_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length)), data96.timestamps !== void 0 && (validate199(data96.timestamps, { instancePath: instancePath + "/records/timestamps", parentData: data96, parentDataProperty: "timestamps", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data96.decimals !== void 0 && (validate202(data96.decimals, { instancePath: instancePath + "/records/decimals", parentData: data96, parentDataProperty: "decimals", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors), errors = vErrors.length)), data96.actor !== void 0 && (validate205(data96.actor, { instancePath: instancePath + "/records/actor", parentData: data96, parentDataProperty: "actor", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data96.run_embeds !== void 0 && (validate208(data96.run_embeds, { instancePath: instancePath + "/records/run_embeds", parentData: data96, parentDataProperty: "run_embeds", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors), errors = vErrors.length)), data96.memberships !== void 0 && (validate211(data96.memberships, { instancePath: instancePath + "/records/memberships", parentData: data96, parentDataProperty: "memberships", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors), errors = vErrors.length)), data96.status_words !== void 0 && (validate214(data96.status_words, { instancePath: instancePath + "/records/status_words", parentData: data96, parentDataProperty: "status_words", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors), errors = vErrors.length)), data96.batch_item_words !== void 0 && (validate216(data96.batch_item_words, { instancePath: instancePath + "/records/batch_item_words", parentData: data96, parentDataProperty: "batch_item_words", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors), errors = vErrors.length)), data96.attempt_status_code !== void 0 && (validate219(data96.attempt_status_code, { instancePath: instancePath + "/records/attempt_status_code", parentData: data96, parentDataProperty: "attempt_status_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors), errors = vErrors.length)), data96.workflow_shapes !== void 0 && (validate222(data96.workflow_shapes, { instancePath: instancePath + "/records/workflow_shapes", parentData: data96, parentDataProperty: "workflow_shapes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors), errors = vErrors.length)), data96.header_prefix !== void 0 && (validate226(data96.header_prefix, { instancePath: instancePath + "/records/header_prefix", parentData: data96, parentDataProperty: "header_prefix", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors), errors = vErrors.length)), data96.for !== void 0) {
          let data110 = data96.for;
          if (data110 && typeof data110 == "object" && !Array.isArray(data110)) {
            for (let key10 in data110) {
              let _errs130 = errors;
              validate108(key10, { instancePath: instancePath + "/records/for", parentData: data110, parentDataProperty: "for", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
              var valid10 = _errs130 === errors;
              if (!valid10) {
                let err14 = { instancePath: instancePath + "/records/for", schemaPath: "#/properties/records/properties/for/propertyNames", keyword: "propertyNames", params: { propertyName: key10 } };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            for (let key11 in data110) {
              let data111 = data110[key11];
              if (data111 && typeof data111 == "object" && !Array.isArray(data111)) {
                for (let key12 in data111)
                  if (!func0.call(schema0.properties.records.properties.for.additionalProperties.properties, key12)) {
                    let err15 = { instancePath: instancePath + "/records/for/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/records/properties/for/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 } };
                    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                  }
                data111.nulls !== void 0 && (validate190(data111.nulls, { instancePath: instancePath + "/records/for/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/nulls", parentData: data111, parentDataProperty: "nulls", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors), errors = vErrors.length)), data111.extra_fields !== void 0 && (validate193(data111.extra_fields, { instancePath: instancePath + "/records/for/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/extra_fields", parentData: data111, parentDataProperty: "extra_fields", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors), errors = vErrors.length)), data111.key_order !== void 0 && (validate196(data111.key_order, { instancePath: instancePath + "/records/for/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/key_order", parentData: data111, parentDataProperty: "key_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length)), data111.timestamps !== void 0 && (validate199(data111.timestamps, { instancePath: instancePath + "/records/for/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/timestamps", parentData: data111, parentDataProperty: "timestamps", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data111.decimals !== void 0 && (validate202(data111.decimals, { instancePath: instancePath + "/records/for/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/decimals", parentData: data111, parentDataProperty: "decimals", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors), errors = vErrors.length)), data111.actor !== void 0 && (validate205(data111.actor, { instancePath: instancePath + "/records/for/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/actor", parentData: data111, parentDataProperty: "actor", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data111.run_embeds !== void 0 && (validate208(data111.run_embeds, { instancePath: instancePath + "/records/for/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/run_embeds", parentData: data111, parentDataProperty: "run_embeds", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors), errors = vErrors.length)), data111.memberships !== void 0 && (validate211(data111.memberships, { instancePath: instancePath + "/records/for/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/memberships", parentData: data111, parentDataProperty: "memberships", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors), errors = vErrors.length)), data111.status_words !== void 0 && (validate214(data111.status_words, { instancePath: instancePath + "/records/for/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/status_words", parentData: data111, parentDataProperty: "status_words", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors), errors = vErrors.length)), data111.batch_item_words !== void 0 && (validate216(data111.batch_item_words, { instancePath: instancePath + "/records/for/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/batch_item_words", parentData: data111, parentDataProperty: "batch_item_words", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors), errors = vErrors.length)), data111.attempt_status_code !== void 0 && (validate219(data111.attempt_status_code, { instancePath: instancePath + "/records/for/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/attempt_status_code", parentData: data111, parentDataProperty: "attempt_status_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors), errors = vErrors.length)), data111.workflow_shapes !== void 0 && (validate222(data111.workflow_shapes, { instancePath: instancePath + "/records/for/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/workflow_shapes", parentData: data111, parentDataProperty: "workflow_shapes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors), errors = vErrors.length)), data111.header_prefix !== void 0 && (validate226(data111.header_prefix, { instancePath: instancePath + "/records/for/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/header_prefix", parentData: data111, parentDataProperty: "header_prefix", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors), errors = vErrors.length));
              } else {
                let err16 = { instancePath: instancePath + "/records/for/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/records/properties/for/additionalProperties/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
          } else {
            let err17 = { instancePath: instancePath + "/records/for", schemaPath: "#/properties/records/properties/for/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.access !== void 0) {
      let data125 = data.access;
      if (data125 && typeof data125 == "object" && !Array.isArray(data125)) {
        for (let key13 in data125)
          if (!(key13 === "organization_header" || key13 === "user_default_organization" || key13 === "scopes" || key13 === "account_with_api_key" || key13 === "anonymous_operations" || key13 === "own_private_model_text" || key13 === "for")) {
            let err19 = { instancePath: instancePath + "/access", schemaPath: "#/properties/access/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 } };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        if (data125.organization_header !== void 0 && (validate242(data125.organization_header, { instancePath: instancePath + "/access/organization_header", parentData: data125, parentDataProperty: "organization_header", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors), errors = vErrors.length)), data125.user_default_organization !== void 0 && (validate247(data125.user_default_organization, { instancePath: instancePath + "/access/user_default_organization", parentData: data125, parentDataProperty: "user_default_organization", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors), errors = vErrors.length)), data125.scopes !== void 0 && (validate250(data125.scopes, { instancePath: instancePath + "/access/scopes", parentData: data125, parentDataProperty: "scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors), errors = vErrors.length)), data125.account_with_api_key !== void 0 && (validate253(data125.account_with_api_key, { instancePath: instancePath + "/access/account_with_api_key", parentData: data125, parentDataProperty: "account_with_api_key", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors), errors = vErrors.length)), data125.anonymous_operations !== void 0 && (validate256(data125.anonymous_operations, { instancePath: instancePath + "/access/anonymous_operations", parentData: data125, parentDataProperty: "anonymous_operations", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors), errors = vErrors.length)), data125.own_private_model_text !== void 0 && (validate259(data125.own_private_model_text, { instancePath: instancePath + "/access/own_private_model_text", parentData: data125, parentDataProperty: "own_private_model_text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors), errors = vErrors.length)), data125.for !== void 0) {
          let data132 = data125.for;
          if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
            for (let key14 in data132) {
              let _errs159 = errors;
              validate108(key14, { instancePath: instancePath + "/access/for", parentData: data132, parentDataProperty: "for", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
              var valid14 = _errs159 === errors;
              if (!valid14) {
                let err20 = { instancePath: instancePath + "/access/for", schemaPath: "#/properties/access/properties/for/propertyNames", keyword: "propertyNames", params: { propertyName: key14 } };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
            for (let key15 in data132) {
              let data133 = data132[key15];
              if (data133 && typeof data133 == "object" && !Array.isArray(data133)) {
                for (let key16 in data133)
                  if (!(key16 === "organization_header" || key16 === "user_default_organization" || key16 === "scopes" || key16 === "account_with_api_key" || key16 === "anonymous_operations" || key16 === "own_private_model_text")) {
                    let err21 = { instancePath: instancePath + "/access/for/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/access/properties/for/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 } };
                    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                  }
                data133.organization_header !== void 0 && (validate242(data133.organization_header, { instancePath: instancePath + "/access/for/" + key15.replace(/~/g, "~0").replace(/\//g, "~1") + "/organization_header", parentData: data133, parentDataProperty: "organization_header", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors), errors = vErrors.length)), data133.user_default_organization !== void 0 && (validate247(data133.user_default_organization, { instancePath: instancePath + "/access/for/" + key15.replace(/~/g, "~0").replace(/\//g, "~1") + "/user_default_organization", parentData: data133, parentDataProperty: "user_default_organization", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors), errors = vErrors.length)), data133.scopes !== void 0 && (validate250(data133.scopes, { instancePath: instancePath + "/access/for/" + key15.replace(/~/g, "~0").replace(/\//g, "~1") + "/scopes", parentData: data133, parentDataProperty: "scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors), errors = vErrors.length)), data133.account_with_api_key !== void 0 && (validate253(data133.account_with_api_key, { instancePath: instancePath + "/access/for/" + key15.replace(/~/g, "~0").replace(/\//g, "~1") + "/account_with_api_key", parentData: data133, parentDataProperty: "account_with_api_key", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors), errors = vErrors.length)), data133.anonymous_operations !== void 0 && (validate256(data133.anonymous_operations, { instancePath: instancePath + "/access/for/" + key15.replace(/~/g, "~0").replace(/\//g, "~1") + "/anonymous_operations", parentData: data133, parentDataProperty: "anonymous_operations", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors), errors = vErrors.length)), data133.own_private_model_text !== void 0 && (validate259(data133.own_private_model_text, { instancePath: instancePath + "/access/for/" + key15.replace(/~/g, "~0").replace(/\//g, "~1") + "/own_private_model_text", parentData: data133, parentDataProperty: "own_private_model_text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors), errors = vErrors.length));
              } else {
                let err22 = { instancePath: instancePath + "/access/for/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/access/properties/for/additionalProperties/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            }
          } else {
            let err23 = { instancePath: instancePath + "/access/for", schemaPath: "#/properties/access/properties/for/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
      } else {
        let err24 = { instancePath: instancePath + "/access", schemaPath: "#/properties/access/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.runs !== void 0) {
      let data140 = data.runs;
      if (data140 && typeof data140 == "object" && !Array.isArray(data140)) {
        for (let key17 in data140)
          if (!(key17 === "dispatch_response" || key17 === "callback_url" || key17 === "for")) {
            let err25 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 } };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        if (data140.dispatch_response !== void 0 && (validate269(data140.dispatch_response, { instancePath: instancePath + "/runs/dispatch_response", parentData: data140, parentDataProperty: "dispatch_response", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors), errors = vErrors.length)), data140.callback_url !== void 0 && (validate273(data140.callback_url, { instancePath: instancePath + "/runs/callback_url", parentData: data140, parentDataProperty: "callback_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors), errors = vErrors.length)), data140.for !== void 0) {
          let data143 = data140.for;
          if (data143 && typeof data143 == "object" && !Array.isArray(data143)) {
            for (let key18 in data143) {
              let _errs177 = errors;
              validate108(key18, { instancePath: instancePath + "/runs/for", parentData: data143, parentDataProperty: "for", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
              var valid18 = _errs177 === errors;
              if (!valid18) {
                let err26 = { instancePath: instancePath + "/runs/for", schemaPath: "#/properties/runs/properties/for/propertyNames", keyword: "propertyNames", params: { propertyName: key18 } };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
            }
            for (let key19 in data143) {
              let data144 = data143[key19];
              if (data144 && typeof data144 == "object" && !Array.isArray(data144)) {
                for (let key20 in data144)
                  if (!(key20 === "dispatch_response" || key20 === "callback_url")) {
                    let err27 = { instancePath: instancePath + "/runs/for/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/runs/properties/for/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 } };
                    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                  }
                data144.dispatch_response !== void 0 && (validate269(data144.dispatch_response, { instancePath: instancePath + "/runs/for/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/dispatch_response", parentData: data144, parentDataProperty: "dispatch_response", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors), errors = vErrors.length)), data144.callback_url !== void 0 && (validate273(data144.callback_url, { instancePath: instancePath + "/runs/for/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/callback_url", parentData: data144, parentDataProperty: "callback_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors), errors = vErrors.length));
              } else {
                let err28 = { instancePath: instancePath + "/runs/for/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/runs/properties/for/additionalProperties/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
            }
          } else {
            let err29 = { instancePath: instancePath + "/runs/for", schemaPath: "#/properties/runs/properties/for/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
        }
      } else {
        let err30 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.workflows !== void 0) {
      let data147 = data.workflows;
      if (data147 && typeof data147 == "object" && !Array.isArray(data147)) {
        for (let key21 in data147)
          if (!(key21 === "in_flight_on_delete" || key21 === "name_twice" || key21 === "owner" || key21 === "slug" || key21 === "stored_name" || key21 === "for")) {
            let err31 = { instancePath: instancePath + "/workflows", schemaPath: "#/properties/workflows/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 } };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        if (data147.in_flight_on_delete !== void 0 && (validate280(data147.in_flight_on_delete, { instancePath: instancePath + "/workflows/in_flight_on_delete", parentData: data147, parentDataProperty: "in_flight_on_delete", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors), errors = vErrors.length)), data147.name_twice !== void 0 && (validate283(data147.name_twice, { instancePath: instancePath + "/workflows/name_twice", parentData: data147, parentDataProperty: "name_twice", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors), errors = vErrors.length)), data147.owner !== void 0 && (validate286(data147.owner, { instancePath: instancePath + "/workflows/owner", parentData: data147, parentDataProperty: "owner", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors), errors = vErrors.length)), data147.slug !== void 0 && (validate289(data147.slug, { instancePath: instancePath + "/workflows/slug", parentData: data147, parentDataProperty: "slug", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors), errors = vErrors.length)), data147.stored_name !== void 0 && (validate292(data147.stored_name, { instancePath: instancePath + "/workflows/stored_name", parentData: data147, parentDataProperty: "stored_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors), errors = vErrors.length)), data147.for !== void 0) {
          let data153 = data147.for;
          if (data153 && typeof data153 == "object" && !Array.isArray(data153)) {
            for (let key22 in data153) {
              let _errs194 = errors;
              validate108(key22, { instancePath: instancePath + "/workflows/for", parentData: data153, parentDataProperty: "for", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
              var valid22 = _errs194 === errors;
              if (!valid22) {
                let err32 = { instancePath: instancePath + "/workflows/for", schemaPath: "#/properties/workflows/properties/for/propertyNames", keyword: "propertyNames", params: { propertyName: key22 } };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
              }
            }
            for (let key23 in data153) {
              let data154 = data153[key23];
              if (data154 && typeof data154 == "object" && !Array.isArray(data154)) {
                for (let key24 in data154)
                  if (!(key24 === "in_flight_on_delete" || key24 === "name_twice" || key24 === "owner" || key24 === "slug" || key24 === "stored_name")) {
                    let err33 = { instancePath: instancePath + "/workflows/for/" + key23.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/workflows/properties/for/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 } };
                    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                  }
                data154.in_flight_on_delete !== void 0 && (validate280(data154.in_flight_on_delete, { instancePath: instancePath + "/workflows/for/" + key23.replace(/~/g, "~0").replace(/\//g, "~1") + "/in_flight_on_delete", parentData: data154, parentDataProperty: "in_flight_on_delete", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors), errors = vErrors.length)), data154.name_twice !== void 0 && (validate283(data154.name_twice, { instancePath: instancePath + "/workflows/for/" + key23.replace(/~/g, "~0").replace(/\//g, "~1") + "/name_twice", parentData: data154, parentDataProperty: "name_twice", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors), errors = vErrors.length)), data154.owner !== void 0 && (validate286(data154.owner, { instancePath: instancePath + "/workflows/for/" + key23.replace(/~/g, "~0").replace(/\//g, "~1") + "/owner", parentData: data154, parentDataProperty: "owner", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors), errors = vErrors.length)), data154.slug !== void 0 && (validate289(data154.slug, { instancePath: instancePath + "/workflows/for/" + key23.replace(/~/g, "~0").replace(/\//g, "~1") + "/slug", parentData: data154, parentDataProperty: "slug", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors), errors = vErrors.length)), data154.stored_name !== void 0 && (validate292(data154.stored_name, { instancePath: instancePath + "/workflows/for/" + key23.replace(/~/g, "~0").replace(/\//g, "~1") + "/stored_name", parentData: data154, parentDataProperty: "stored_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors), errors = vErrors.length));
              } else {
                let err34 = { instancePath: instancePath + "/workflows/for/" + key23.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/workflows/properties/for/additionalProperties/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
              }
            }
          } else {
            let err35 = { instancePath: instancePath + "/workflows/for", schemaPath: "#/properties/workflows/properties/for/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        }
      } else {
        let err36 = { instancePath: instancePath + "/workflows", schemaPath: "#/properties/workflows/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.deletion !== void 0) {
      let data160 = data.deletion;
      if (data160 && typeof data160 == "object" && !Array.isArray(data160)) {
        for (let key25 in data160)
          if (!(key25 === "second" || key25 === "read" || key25 === "in_lists" || key25 === "for")) {
            let err37 = { instancePath: instancePath + "/deletion", schemaPath: "#/properties/deletion/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 } };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        if (data160.second !== void 0 && (validate301(data160.second, { instancePath: instancePath + "/deletion/second", parentData: data160, parentDataProperty: "second", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors), errors = vErrors.length)), data160.read !== void 0 && (validate304(data160.read, { instancePath: instancePath + "/deletion/read", parentData: data160, parentDataProperty: "read", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors), errors = vErrors.length)), data160.in_lists !== void 0 && (validate307(data160.in_lists, { instancePath: instancePath + "/deletion/in_lists", parentData: data160, parentDataProperty: "in_lists", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors), errors = vErrors.length)), data160.for !== void 0) {
          let data164 = data160.for;
          if (data164 && typeof data164 == "object" && !Array.isArray(data164)) {
            for (let key26 in data164) {
              let _errs212 = errors;
              validate108(key26, { instancePath: instancePath + "/deletion/for", parentData: data164, parentDataProperty: "for", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
              var valid26 = _errs212 === errors;
              if (!valid26) {
                let err38 = { instancePath: instancePath + "/deletion/for", schemaPath: "#/properties/deletion/properties/for/propertyNames", keyword: "propertyNames", params: { propertyName: key26 } };
                vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
              }
            }
            for (let key27 in data164) {
              let data165 = data164[key27];
              if (data165 && typeof data165 == "object" && !Array.isArray(data165)) {
                for (let key28 in data165)
                  if (!(key28 === "second" || key28 === "read" || key28 === "in_lists")) {
                    let err39 = { instancePath: instancePath + "/deletion/for/" + key27.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/deletion/properties/for/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 } };
                    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                  }
                data165.second !== void 0 && (validate301(data165.second, { instancePath: instancePath + "/deletion/for/" + key27.replace(/~/g, "~0").replace(/\//g, "~1") + "/second", parentData: data165, parentDataProperty: "second", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors), errors = vErrors.length)), data165.read !== void 0 && (validate304(data165.read, { instancePath: instancePath + "/deletion/for/" + key27.replace(/~/g, "~0").replace(/\//g, "~1") + "/read", parentData: data165, parentDataProperty: "read", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors), errors = vErrors.length)), data165.in_lists !== void 0 && (validate307(data165.in_lists, { instancePath: instancePath + "/deletion/for/" + key27.replace(/~/g, "~0").replace(/\//g, "~1") + "/in_lists", parentData: data165, parentDataProperty: "in_lists", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors), errors = vErrors.length));
              } else {
                let err40 = { instancePath: instancePath + "/deletion/for/" + key27.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/deletion/properties/for/additionalProperties/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
              }
            }
          } else {
            let err41 = { instancePath: instancePath + "/deletion/for", schemaPath: "#/properties/deletion/properties/for/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
      } else {
        let err42 = { instancePath: instancePath + "/deletion", schemaPath: "#/properties/deletion/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.feedback !== void 0) {
      let data169 = data.feedback;
      if (data169 && typeof data169 == "object" && !Array.isArray(data169)) {
        for (let key29 in data169)
          if (!(key29 === "clearing" || key29 === "before_end" || key29 === "negative_without_reason" || key29 === "reason_after_clearing" || key29 === "for")) {
            let err43 = { instancePath: instancePath + "/feedback", schemaPath: "#/properties/feedback/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 } };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        if (data169.clearing !== void 0 && (validate314(data169.clearing, { instancePath: instancePath + "/feedback/clearing", parentData: data169, parentDataProperty: "clearing", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors), errors = vErrors.length)), data169.before_end !== void 0 && (validate317(data169.before_end, { instancePath: instancePath + "/feedback/before_end", parentData: data169, parentDataProperty: "before_end", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors), errors = vErrors.length)), data169.negative_without_reason !== void 0 && (validate320(data169.negative_without_reason, { instancePath: instancePath + "/feedback/negative_without_reason", parentData: data169, parentDataProperty: "negative_without_reason", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors), errors = vErrors.length)), data169.reason_after_clearing !== void 0 && (validate323(data169.reason_after_clearing, { instancePath: instancePath + "/feedback/reason_after_clearing", parentData: data169, parentDataProperty: "reason_after_clearing", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors), errors = vErrors.length)), data169.for !== void 0) {
          let data174 = data169.for;
          if (data174 && typeof data174 == "object" && !Array.isArray(data174)) {
            for (let key30 in data174) {
              let _errs229 = errors;
              validate108(key30, { instancePath: instancePath + "/feedback/for", parentData: data174, parentDataProperty: "for", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
              var valid30 = _errs229 === errors;
              if (!valid30) {
                let err44 = { instancePath: instancePath + "/feedback/for", schemaPath: "#/properties/feedback/properties/for/propertyNames", keyword: "propertyNames", params: { propertyName: key30 } };
                vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
              }
            }
            for (let key31 in data174) {
              let data175 = data174[key31];
              if (data175 && typeof data175 == "object" && !Array.isArray(data175)) {
                for (let key32 in data175)
                  if (!(key32 === "clearing" || key32 === "before_end" || key32 === "negative_without_reason" || key32 === "reason_after_clearing")) {
                    let err45 = { instancePath: instancePath + "/feedback/for/" + key31.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/feedback/properties/for/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 } };
                    vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                  }
                data175.clearing !== void 0 && (validate314(data175.clearing, { instancePath: instancePath + "/feedback/for/" + key31.replace(/~/g, "~0").replace(/\//g, "~1") + "/clearing", parentData: data175, parentDataProperty: "clearing", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors), errors = vErrors.length)), data175.before_end !== void 0 && (validate317(data175.before_end, { instancePath: instancePath + "/feedback/for/" + key31.replace(/~/g, "~0").replace(/\//g, "~1") + "/before_end", parentData: data175, parentDataProperty: "before_end", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors), errors = vErrors.length)), data175.negative_without_reason !== void 0 && (validate320(data175.negative_without_reason, { instancePath: instancePath + "/feedback/for/" + key31.replace(/~/g, "~0").replace(/\//g, "~1") + "/negative_without_reason", parentData: data175, parentDataProperty: "negative_without_reason", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors), errors = vErrors.length)), data175.reason_after_clearing !== void 0 && (validate323(data175.reason_after_clearing, { instancePath: instancePath + "/feedback/for/" + key31.replace(/~/g, "~0").replace(/\//g, "~1") + "/reason_after_clearing", parentData: data175, parentDataProperty: "reason_after_clearing", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors), errors = vErrors.length));
              } else {
                let err46 = { instancePath: instancePath + "/feedback/for/" + key31.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/feedback/properties/for/additionalProperties/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
              }
            }
          } else {
            let err47 = { instancePath: instancePath + "/feedback/for", schemaPath: "#/properties/feedback/properties/for/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
        }
      } else {
        let err48 = { instancePath: instancePath + "/feedback", schemaPath: "#/properties/feedback/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.billing !== void 0) {
      let data180 = data.billing;
      if (data180 && typeof data180 == "object" && !Array.isArray(data180)) {
        for (let key33 in data180)
          if (!(key33 === "charging" || key33 === "balance_too_small" || key33 === "updated_at" || key33 === "for")) {
            let err49 = { instancePath: instancePath + "/billing", schemaPath: "#/properties/billing/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key33 } };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
        if (data180.charging !== void 0 && (validate331(data180.charging, { instancePath: instancePath + "/billing/charging", parentData: data180, parentDataProperty: "charging", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors), errors = vErrors.length)), data180.balance_too_small !== void 0 && (validate334(data180.balance_too_small, { instancePath: instancePath + "/billing/balance_too_small", parentData: data180, parentDataProperty: "balance_too_small", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors), errors = vErrors.length)), data180.updated_at !== void 0 && (validate337(data180.updated_at, { instancePath: instancePath + "/billing/updated_at", parentData: data180, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors), errors = vErrors.length)), data180.for !== void 0) {
          let data184 = data180.for;
          if (data184 && typeof data184 == "object" && !Array.isArray(data184)) {
            for (let key34 in data184) {
              let _errs246 = errors;
              validate108(key34, { instancePath: instancePath + "/billing/for", parentData: data184, parentDataProperty: "for", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
              var valid34 = _errs246 === errors;
              if (!valid34) {
                let err50 = { instancePath: instancePath + "/billing/for", schemaPath: "#/properties/billing/properties/for/propertyNames", keyword: "propertyNames", params: { propertyName: key34 } };
                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
              }
            }
            for (let key35 in data184) {
              let data185 = data184[key35];
              if (data185 && typeof data185 == "object" && !Array.isArray(data185)) {
                for (let key36 in data185)
                  if (!(key36 === "charging" || key36 === "balance_too_small" || key36 === "updated_at")) {
                    let err51 = { instancePath: instancePath + "/billing/for/" + key35.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/billing/properties/for/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key36 } };
                    vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                  }
                data185.charging !== void 0 && (validate331(data185.charging, { instancePath: instancePath + "/billing/for/" + key35.replace(/~/g, "~0").replace(/\//g, "~1") + "/charging", parentData: data185, parentDataProperty: "charging", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors), errors = vErrors.length)), data185.balance_too_small !== void 0 && (validate334(data185.balance_too_small, { instancePath: instancePath + "/billing/for/" + key35.replace(/~/g, "~0").replace(/\//g, "~1") + "/balance_too_small", parentData: data185, parentDataProperty: "balance_too_small", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors), errors = vErrors.length)), data185.updated_at !== void 0 && (validate337(data185.updated_at, { instancePath: instancePath + "/billing/for/" + key35.replace(/~/g, "~0").replace(/\//g, "~1") + "/updated_at", parentData: data185, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors), errors = vErrors.length));
              } else {
                let err52 = { instancePath: instancePath + "/billing/for/" + key35.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/billing/properties/for/additionalProperties/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
              }
            }
          } else {
            let err53 = { instancePath: instancePath + "/billing/for", schemaPath: "#/properties/billing/properties/for/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
        }
      } else {
        let err54 = { instancePath: instancePath + "/billing", schemaPath: "#/properties/billing/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.assets !== void 0) {
      let data189 = data.assets;
      if (data189 && typeof data189 == "object" && !Array.isArray(data189)) {
        for (let key37 in data189)
          if (!func0.call(schema0.properties.assets.properties, key37)) {
            let err55 = { instancePath: instancePath + "/assets", schemaPath: "#/properties/assets/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key37 } };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
        if (data189.get_before_put !== void 0 && (validate344(data189.get_before_put, { instancePath: instancePath + "/assets/get_before_put", parentData: data189, parentDataProperty: "get_before_put", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors), errors = vErrors.length)), data189.put_answer !== void 0 && (validate347(data189.put_answer, { instancePath: instancePath + "/assets/put_answer", parentData: data189, parentDataProperty: "put_answer", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors), errors = vErrors.length)), data189.listed_from !== void 0 && (validate350(data189.listed_from, { instancePath: instancePath + "/assets/listed_from", parentData: data189, parentDataProperty: "listed_from", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors), errors = vErrors.length)), data189.put_mismatch !== void 0 && (validate353(data189.put_mismatch, { instancePath: instancePath + "/assets/put_mismatch", parentData: data189, parentDataProperty: "put_mismatch", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length)), data189.presign_off_url !== void 0 && (validate356(data189.presign_off_url, { instancePath: instancePath + "/assets/presign_off_url", parentData: data189, parentDataProperty: "presign_off_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors), errors = vErrors.length)), data189.signed_url_end !== void 0 && (validate359(data189.signed_url_end, { instancePath: instancePath + "/assets/signed_url_end", parentData: data189, parentDataProperty: "signed_url_end", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors), errors = vErrors.length)), data189.thumbnail_url !== void 0 && (validate362(data189.thumbnail_url, { instancePath: instancePath + "/assets/thumbnail_url", parentData: data189, parentDataProperty: "thumbnail_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors), errors = vErrors.length)), data189.stored_name !== void 0 && (validate365(data189.stored_name, { instancePath: instancePath + "/assets/stored_name", parentData: data189, parentDataProperty: "stored_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors), errors = vErrors.length)), data189.for !== void 0) {
          let data198 = data189.for;
          if (data198 && typeof data198 == "object" && !Array.isArray(data198)) {
            for (let key38 in data198) {
              let _errs267 = errors;
              validate108(key38, { instancePath: instancePath + "/assets/for", parentData: data198, parentDataProperty: "for", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
              var valid38 = _errs267 === errors;
              if (!valid38) {
                let err56 = { instancePath: instancePath + "/assets/for", schemaPath: "#/properties/assets/properties/for/propertyNames", keyword: "propertyNames", params: { propertyName: key38 } };
                vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
              }
            }
            for (let key39 in data198) {
              let data199 = data198[key39];
              if (data199 && typeof data199 == "object" && !Array.isArray(data199)) {
                for (let key40 in data199)
                  if (!(key40 === "get_before_put" || key40 === "put_answer" || key40 === "listed_from" || key40 === "put_mismatch" || key40 === "presign_off_url" || key40 === "signed_url_end" || key40 === "thumbnail_url" || key40 === "stored_name")) {
                    let err57 = { instancePath: instancePath + "/assets/for/" + key39.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/assets/properties/for/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key40 } };
                    vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                  }
                data199.get_before_put !== void 0 && (validate344(data199.get_before_put, { instancePath: instancePath + "/assets/for/" + key39.replace(/~/g, "~0").replace(/\//g, "~1") + "/get_before_put", parentData: data199, parentDataProperty: "get_before_put", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors), errors = vErrors.length)), data199.put_answer !== void 0 && (validate347(data199.put_answer, { instancePath: instancePath + "/assets/for/" + key39.replace(/~/g, "~0").replace(/\//g, "~1") + "/put_answer", parentData: data199, parentDataProperty: "put_answer", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors), errors = vErrors.length)), data199.listed_from !== void 0 && (validate350(data199.listed_from, { instancePath: instancePath + "/assets/for/" + key39.replace(/~/g, "~0").replace(/\//g, "~1") + "/listed_from", parentData: data199, parentDataProperty: "listed_from", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors), errors = vErrors.length)), data199.put_mismatch !== void 0 && (validate353(data199.put_mismatch, { instancePath: instancePath + "/assets/for/" + key39.replace(/~/g, "~0").replace(/\//g, "~1") + "/put_mismatch", parentData: data199, parentDataProperty: "put_mismatch", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length)), data199.presign_off_url !== void 0 && (validate356(data199.presign_off_url, { instancePath: instancePath + "/assets/for/" + key39.replace(/~/g, "~0").replace(/\//g, "~1") + "/presign_off_url", parentData: data199, parentDataProperty: "presign_off_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors), errors = vErrors.length)), data199.signed_url_end !== void 0 && (validate359(data199.signed_url_end, { instancePath: instancePath + "/assets/for/" + key39.replace(/~/g, "~0").replace(/\//g, "~1") + "/signed_url_end", parentData: data199, parentDataProperty: "signed_url_end", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors), errors = vErrors.length)), data199.thumbnail_url !== void 0 && (validate362(data199.thumbnail_url, { instancePath: instancePath + "/assets/for/" + key39.replace(/~/g, "~0").replace(/\//g, "~1") + "/thumbnail_url", parentData: data199, parentDataProperty: "thumbnail_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors), errors = vErrors.length)), data199.stored_name !== void 0 && (validate365(data199.stored_name, { instancePath: instancePath + "/assets/for/" + key39.replace(/~/g, "~0").replace(/\//g, "~1") + "/stored_name", parentData: data199, parentDataProperty: "stored_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors), errors = vErrors.length));
              } else {
                let err58 = { instancePath: instancePath + "/assets/for/" + key39.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/assets/properties/for/additionalProperties/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
              }
            }
          } else {
            let err59 = { instancePath: instancePath + "/assets/for", schemaPath: "#/properties/assets/properties/for/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
        }
      } else {
        let err60 = { instancePath: instancePath + "/assets", schemaPath: "#/properties/assets/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data.events !== void 0) {
      let data208 = data.events;
      if (data208 && typeof data208 == "object" && !Array.isArray(data208)) {
        for (let key41 in data208)
          if (!func0.call(schema0.properties.events.properties, key41)) {
            let err61 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key41 } };
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
          }
        if (data208.webhook_fields !== void 0 && (validate377(data208.webhook_fields, { instancePath: instancePath + "/events/webhook_fields", parentData: data208, parentDataProperty: "webhook_fields", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors), errors = vErrors.length)), data208.answer_pointers !== void 0 && (validate380(data208.answer_pointers, { instancePath: instancePath + "/events/answer_pointers", parentData: data208, parentDataProperty: "answer_pointers", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors), errors = vErrors.length)), data208.subscription_absent !== void 0 && (validate382(data208.subscription_absent, { instancePath: instancePath + "/events/subscription_absent", parentData: data208, parentDataProperty: "subscription_absent", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors), errors = vErrors.length)), data208.subscription_empty !== void 0 && (validate385(data208.subscription_empty, { instancePath: instancePath + "/events/subscription_empty", parentData: data208, parentDataProperty: "subscription_empty", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors), errors = vErrors.length)), data208.subscription_unknown !== void 0 && (validate388(data208.subscription_unknown, { instancePath: instancePath + "/events/subscription_unknown", parentData: data208, parentDataProperty: "subscription_unknown", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors), errors = vErrors.length)), data208.webhook_url !== void 0 && (validate391(data208.webhook_url, { instancePath: instancePath + "/events/webhook_url", parentData: data208, parentDataProperty: "webhook_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors), errors = vErrors.length)), data208.ping !== void 0 && (validate394(data208.ping, { instancePath: instancePath + "/events/ping", parentData: data208, parentDataProperty: "ping", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors), errors = vErrors.length)), data208.event_types_answer !== void 0 && (validate397(data208.event_types_answer, { instancePath: instancePath + "/events/event_types_answer", parentData: data208, parentDataProperty: "event_types_answer", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors), errors = vErrors.length)), data208.signature !== void 0 && (validate400(data208.signature, { instancePath: instancePath + "/events/signature", parentData: data208, parentDataProperty: "signature", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors), errors = vErrors.length)), data208.payload_layout !== void 0 && (validate402(data208.payload_layout, { instancePath: instancePath + "/events/payload_layout", parentData: data208, parentDataProperty: "payload_layout", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors), errors = vErrors.length)), data208.payload_on_repeat !== void 0 && (validate404(data208.payload_on_repeat, { instancePath: instancePath + "/events/payload_on_repeat", parentData: data208, parentDataProperty: "payload_on_repeat", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors), errors = vErrors.length)), data208.request_id !== void 0 && (validate407(data208.request_id, { instancePath: instancePath + "/events/request_id", parentData: data208, parentDataProperty: "request_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors), errors = vErrors.length)), data208.callback_timeout !== void 0 && (validate410(data208.callback_timeout, { instancePath: instancePath + "/events/callback_timeout", parentData: data208, parentDataProperty: "callback_timeout", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors), errors = vErrors.length)), data208.webhook_schedule !== void 0 && (validate412(data208.webhook_schedule, { instancePath: instancePath + "/events/webhook_schedule", parentData: data208, parentDataProperty: "webhook_schedule", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors), errors = vErrors.length)), data208.next_retry_at !== void 0 && (validate415(data208.next_retry_at, { instancePath: instancePath + "/events/next_retry_at", parentData: data208, parentDataProperty: "next_retry_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors), errors = vErrors.length)), data208.receiver_answers !== void 0 && (validate418(data208.receiver_answers, { instancePath: instancePath + "/events/receiver_answers", parentData: data208, parentDataProperty: "receiver_answers", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data208.callbacks_in_any !== void 0 && (validate424(data208.callbacks_in_any, { instancePath: instancePath + "/events/callbacks_in_any", parentData: data208, parentDataProperty: "callbacks_in_any", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors), errors = vErrors.length)), data208.delivery_lists !== void 0 && (validate427(data208.delivery_lists, { instancePath: instancePath + "/events/delivery_lists", parentData: data208, parentDataProperty: "delivery_lists", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors), errors = vErrors.length)), data208.for !== void 0) {
          let data227 = data208.for;
          if (data227 && typeof data227 == "object" && !Array.isArray(data227)) {
            for (let key42 in data227) {
              let _errs303 = errors;
              validate108(key42, { instancePath: instancePath + "/events/for", parentData: data227, parentDataProperty: "for", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
              var valid42 = _errs303 === errors;
              if (!valid42) {
                let err62 = { instancePath: instancePath + "/events/for", schemaPath: "#/properties/events/properties/for/propertyNames", keyword: "propertyNames", params: { propertyName: key42 } };
                vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
              }
            }
            for (let key43 in data227) {
              let data228 = data227[key43];
              if (data228 && typeof data228 == "object" && !Array.isArray(data228)) {
                for (let key44 in data228)
                  if (!func0.call(schema0.properties.events.properties.for.additionalProperties.properties, key44)) {
                    let err63 = { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/events/properties/for/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key44 } };
                    vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                  }
                data228.webhook_fields !== void 0 && (validate377(data228.webhook_fields, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/webhook_fields", parentData: data228, parentDataProperty: "webhook_fields", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors), errors = vErrors.length)), data228.answer_pointers !== void 0 && (validate380(data228.answer_pointers, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/answer_pointers", parentData: data228, parentDataProperty: "answer_pointers", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors), errors = vErrors.length)), data228.subscription_absent !== void 0 && (validate382(data228.subscription_absent, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/subscription_absent", parentData: data228, parentDataProperty: "subscription_absent", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors), errors = vErrors.length)), data228.subscription_empty !== void 0 && (validate385(data228.subscription_empty, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/subscription_empty", parentData: data228, parentDataProperty: "subscription_empty", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors), errors = vErrors.length)), data228.subscription_unknown !== void 0 && (validate388(data228.subscription_unknown, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/subscription_unknown", parentData: data228, parentDataProperty: "subscription_unknown", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors), errors = vErrors.length)), data228.webhook_url !== void 0 && (validate391(data228.webhook_url, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/webhook_url", parentData: data228, parentDataProperty: "webhook_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors), errors = vErrors.length)), data228.ping !== void 0 && (validate394(data228.ping, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/ping", parentData: data228, parentDataProperty: "ping", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors), errors = vErrors.length)), data228.event_types_answer !== void 0 && (validate397(data228.event_types_answer, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/event_types_answer", parentData: data228, parentDataProperty: "event_types_answer", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors), errors = vErrors.length)), data228.signature !== void 0 && (validate400(data228.signature, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/signature", parentData: data228, parentDataProperty: "signature", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors), errors = vErrors.length)), data228.payload_layout !== void 0 && (validate402(data228.payload_layout, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/payload_layout", parentData: data228, parentDataProperty: "payload_layout", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors), errors = vErrors.length)), data228.payload_on_repeat !== void 0 && (validate404(data228.payload_on_repeat, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/payload_on_repeat", parentData: data228, parentDataProperty: "payload_on_repeat", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors), errors = vErrors.length)), data228.request_id !== void 0 && (validate407(data228.request_id, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/request_id", parentData: data228, parentDataProperty: "request_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors), errors = vErrors.length)), data228.callback_timeout !== void 0 && (validate410(data228.callback_timeout, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/callback_timeout", parentData: data228, parentDataProperty: "callback_timeout", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors), errors = vErrors.length)), data228.webhook_schedule !== void 0 && (validate412(data228.webhook_schedule, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/webhook_schedule", parentData: data228, parentDataProperty: "webhook_schedule", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors), errors = vErrors.length)), data228.next_retry_at !== void 0 && (validate415(data228.next_retry_at, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/next_retry_at", parentData: data228, parentDataProperty: "next_retry_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors), errors = vErrors.length)), data228.receiver_answers !== void 0 && (validate418(data228.receiver_answers, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/receiver_answers", parentData: data228, parentDataProperty: "receiver_answers", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data228.callbacks_in_any !== void 0 && (validate424(data228.callbacks_in_any, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/callbacks_in_any", parentData: data228, parentDataProperty: "callbacks_in_any", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors), errors = vErrors.length)), data228.delivery_lists !== void 0 && (validate427(data228.delivery_lists, { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1") + "/delivery_lists", parentData: data228, parentDataProperty: "delivery_lists", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors), errors = vErrors.length));
              } else {
                let err64 = { instancePath: instancePath + "/events/for/" + key43.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/events/properties/for/additionalProperties/type", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
              }
            }
          } else {
            let err65 = { instancePath: instancePath + "/events/for", schemaPath: "#/properties/events/properties/for/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
          }
        }
      } else {
        let err66 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
      }
    }
  } else {
    let err67 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
validate0.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  stdin_default as default,
  validate
};
