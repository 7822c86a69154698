// generated from openapi/ by scripts/generate.ts; do not edit, run `npm run generate`
export interface paths {
    "/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Probe whether the service is alive
         * @description Answers with an empty object as long as the process can answer at all. It touches neither database nor storage, so it says nothing about them. Anybody may call it, without a token; it changes nothing and may be repeated as often as a monitor likes.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile of the user behind the token
         * @description Answers with the user whom the token belongs to; for an API key, with the user who issued it. Any valid token will do, without a scope. With `embed` the profile also says where the user belongs and with which scopes, and which invitations wait for the user's e-mail address. Nothing changes, and a repeat gives the same answer until the account itself changes.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the low-balance threshold
         * @description Sets the amount below which the credit balance of the organization counts as low, and answers with the whole balance. Only the threshold and `updated_at` change; the credit itself cannot be changed here. The caller needs the scope `billing:edit`.
         *
         *     `low_balance_threshold` must be present. `updated_at` is optional and guards against overwriting somebody else's decision: send the value you last read, and the update is refused with 409 and the current record if the threshold has been set since. Without `updated_at` a repeat sets the same threshold again; with it, a repeat is refused, because the first one has moved `updated_at` on.
         */
        patch: operations["updateBalance"];
        trace?: never;
    };
    "/v1/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the assets of the organization
         * @description Answers with one page of the organization's assets, newest first unless `sort_by` says otherwise. Deleted assets are left out. An asset is listed from the moment its upload was asked for. Any valid token of the organization will do, without a scope.
         *
         *     To read on, follow `next` until it is null. An asset that exists during the whole walk is met exactly once; one that is made or deleted meanwhile may or may not be met. Nothing changes, so any page can be asked for again.
         */
        get: operations["listAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assets/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the asset types
         * @description Answers with one page of the words that `asset_type` of an asset may hold. Any valid token will do, without a scope. To read on, follow `next` until it is null. Nothing changes, so any page can be asked for again.
         */
        get: operations["listAssetTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assets/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The asset. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Read an asset
         * @description Answers with one asset of the organization, with presigned URLs unless `presign` is false. A deleted asset can still be read; `deleted_at` and `deleted_by` then say when and by whom it was deleted. An asset whose file has not arrived yet can be read too, but its URLs lead nowhere until it has. Any valid token of the organization will do, without a scope. Nothing changes; a repeat gives the same record with URLs signed anew.
         */
        get: operations["getAsset"];
        put?: never;
        post?: never;
        /**
         * Delete an asset
         * @description Marks the asset as deleted: `deleted_at` and `deleted_by` are set and lists no longer show it, while the record stays readable by its id. The caller needs the scope `assets:write`. A repeat answers alike and leaves the time and the author of the first deletion as they were.
         */
        delete: operations["deleteAsset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/asset-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the upload of a file
         * @description Makes an asset record and a presigned URL to send its file to. The file then goes straight to storage with one HTTP PUT to `upload_url`, in the declared content type and size and without a bearer token; storage refuses anything else. The asset can be read and listed at once, even before the file is there. The caller needs the scope `assets:write`. A repeat makes another asset, since file names need not be unique.
         */
        post: operations["createAssetUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/asset-folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an asset folder
         * @description Makes an empty folder in the organization. The caller needs the scope `assets:write`. A repeat makes another folder, since names need not be unique.
         */
        post: operations["createAssetFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/asset-folders/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The folder. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Read an asset folder
         * @description Answers with one folder of the organization. A deleted folder can still be read; `deleted_at` and `deleted_by` then say when and by whom it was deleted. Any valid token of the organization will do, without a scope. Nothing changes, and a repeat gives the same answer until the folder changes.
         */
        get: operations["getAssetFolder"];
        put?: never;
        post?: never;
        /**
         * Delete an asset folder
         * @description Marks the folder as deleted: `deleted_at` and `deleted_by` are set, while the record stays readable by its id. The assets in it stay as they are. The caller needs the scope `assets:write`. A repeat answers alike and leaves the time and the author of the first deletion as they were.
         */
        delete: operations["deleteAssetFolder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/models/{provider}/{name}/runs": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description Who provides the model: the first segment of its path. */
                provider: components["schemas"]["PathSegment"];
                /** @description The name of the model: the second segment. */
                name: components["schemas"]["PathSegment"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a model whose path has two segments
         * @description Puts a run of the model into the queue of the organization and answers at once. The body holds the input fields of the model, and `callback_url` if the end of the run is to be reported. The cost is charged to the credit balance when the run ends. The caller needs the scope `runs:create`.
         *
         *     A repeat makes and charges another run, so do not repeat a request whose answer was lost without looking first.
         */
        post: operations["dispatchModelRun2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/models/{provider}/{name}/{variant}/runs": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description Who provides the model: the first segment of its path. */
                provider: components["schemas"]["PathSegment"];
                /** @description The name of the model: the second segment. */
                name: components["schemas"]["PathSegment"];
                /** @description The third segment of the path. */
                variant: components["schemas"]["PathSegment"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a model whose path has three segments
         * @description Puts a run of the model into the queue of the organization and answers at once. The body holds the input fields of the model, and `callback_url` if the end of the run is to be reported. The cost is charged to the credit balance when the run ends. The caller needs the scope `runs:create`.
         *
         *     A repeat makes and charges another run, so do not repeat a request whose answer was lost without looking first.
         */
        post: operations["dispatchModelRun3"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/models/{provider}/{name}/{variant}/{subvariant}/runs": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description Who provides the model: the first segment of its path. */
                provider: components["schemas"]["PathSegment"];
                /** @description The name of the model: the second segment. */
                name: components["schemas"]["PathSegment"];
                /** @description The third segment of the path. */
                variant: components["schemas"]["PathSegment"];
                /** @description The fourth segment of the path. */
                subvariant: components["schemas"]["PathSegment"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a model whose path has four segments
         * @description Puts a run of the model into the queue of the organization and answers at once. The body holds the input fields of the model, and `callback_url` if the end of the run is to be reported. The cost is charged to the credit balance when the run ends. The caller needs the scope `runs:create`.
         *
         *     A repeat makes and charges another run, so do not repeat a request whose answer was lost without looking first.
         */
        post: operations["dispatchModelRun4"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/models/{provider}/{name}/{variant}/{subvariant}/{revision}/runs": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description Who provides the model: the first segment of its path. */
                provider: components["schemas"]["PathSegment"];
                /** @description The name of the model: the second segment. */
                name: components["schemas"]["PathSegment"];
                /** @description The third segment of the path. */
                variant: components["schemas"]["PathSegment"];
                /** @description The fourth segment of the path. */
                subvariant: components["schemas"]["PathSegment"];
                /** @description The fifth segment of the path. */
                revision: components["schemas"]["PathSegment"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a model whose path has five segments
         * @description Puts a run of the model into the queue of the organization and answers at once. The body holds the input fields of the model, and `callback_url` if the end of the run is to be reported. The cost is charged to the credit balance when the run ends. The caller needs the scope `runs:create`.
         *
         *     A repeat makes and charges another run, so do not repeat a request whose answer was lost without looking first.
         */
        post: operations["dispatchModelRun5"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/models/{owner}/{slug}/llms.txt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Who offers the model. */
                owner: components["schemas"]["PathSegment"];
                /** @description The slug of the model. */
                slug: components["schemas"]["PathSegment"];
            };
            cookie?: never;
        };
        /**
         * Read a model as markdown
         * @description Answers with a text about a public model that machines read well: an Overview with endpoint, model id, provider, license, date of the last update and base price, then inputs, outputs, prices, examples and questions. Anyone may read it; a token is not needed, and a bad one is ignored. A private model, one that is not published and one that never was are answered alike with 404, so that nobody learns of it, not even its owner. Errors come in the validation envelope. Nothing changes by reading.
         */
        get: operations["getModelText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/runs/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The run, of a model or of a graph workflow. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Read a run
         * @description Answers with one run of the organization as it is at this moment, whether a model or a graph workflow was run, with its logs, its node runs, and its model or workflow. A run stays readable when its workflow is deleted. Any valid token of the organization will do, without a scope.
         *
         *     To wait for the end, read again until `status_code` is `completed`, `failed` or `canceled`; it then changes no more. Nothing changes by reading.
         */
        get: operations["getRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/runs/{run_id}/feedback": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The run to rate. */
                run_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rate a run or clear its rating
         * @description Sets `feedback_is_positive` and `feedback_reason` of a run of the organization, in place of the rating that was there. Null for `is_positive` clears the rating and its reason. A run can be rated before it has ended. Only a human user may rate, with the scope `runs:rate`; an API key is refused whatever its scopes. A repeat leaves the run as it is.
         */
        patch: operations["rateRun"];
        trace?: never;
    };
    "/v1/graph-workflows": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a graph workflow
         * @description Makes a graph workflow in the organization, ready to be run. Its slug is made from `name`; when the organization has used that slug before, a number is put behind it. The graph is looked at: every node must have a class, every pointer must lead to a node, and there must be no cycle. The caller needs the scope `graph-workflows:create`. A repeat makes another workflow with another slug.
         */
        post: operations["createGraphWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/graph-workflows/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The graph workflow. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a graph workflow
         * @description Marks the workflow as deleted; the record is kept for audit and rollback. New runs are answered with 404 from now on. Runs that are on the way go on, and old runs stay readable with getRun. The caller needs the scope `graph-workflows:delete`. A repeat answers alike and leaves the time and the author of the first deletion as they were.
         */
        delete: operations["deleteGraphWorkflow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/graph-workflows/{owner}/{slug}/runs": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description Whose workflow it is: the slug of the organization. */
                owner: components["schemas"]["Slug"];
                /** @description The slug of the workflow. */
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a graph workflow
         * @description Puts a run of the graph workflow into the queue of the organization and answers at once with a receipt, not with the run. The body holds the input fields of the workflow, and `callback_url` if the end of the run is to be reported. The cost is charged to the credit balance when the run ends. The caller needs the scope `graph-workflows:create`. A deleted workflow is answered like one that never was.
         *
         *     A repeat makes and charges another run, so do not repeat a request whose answer was lost without looking first.
         */
        post: operations["dispatchGraphWorkflowRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batches/{batch_id}/items": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The batch. */
                batch_id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        /**
         * List the items of a batch
         * @description Answers with one page of the items of a batch of the organization, newest first unless `sort_by` says otherwise; `sort_by=sequence_index:asc` gives the order of the batch. Each item shows the status of its run at this moment. Any valid token of the organization will do, without a scope.
         *
         *     To read on, follow `next` until it is null. Nothing changes, so any page can be asked for again.
         */
        get: operations["listBatchItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batches/{batch_id}/items/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The batch. */
                batch_id: components["parameters"]["BatchId"];
                /** @description The item. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Read one item of a batch
         * @description Answers with one item of a batch of the organization, just as the list would with the filter `id.eq:` and a page size of 1: `fields` and `embed` work alike, an item that `q` does not let through is not found, and `sort_by` is understood but has nothing to order. Any valid token of the organization will do, without a scope. Errors come in the validation envelope. Nothing changes by reading.
         */
        get: operations["getBatchItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a webhook
         * @description Subscribes a URL to events of the organization, from now on and for runs of every member. Nothing is sent to the URL until an event happens. A webhook that names no events never fires. Every delivery is signed with the secret. The caller needs the scope `webhooks:create`. A repeat makes another webhook, and each event then arrives twice.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/event-types": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the events that can be emitted
         * @description Answers with one page of the events that a webhook can subscribe to, each with the JSON Schema of its payload, in the order of their codes unless `sort_by` says otherwise. Any valid token will do, without a scope.
         *
         *     To read on, follow `next` until it is null. Nothing changes, so any page can be asked for again.
         */
        get: operations["listEventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/any/deliveries": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of all webhooks
         * @description Answers with one page of the deliveries of all webhooks of the organization, newest first unless `sort_by` says otherwise, each with its attempts. Callbacks are not among them. An event that went to two webhooks is listed twice. Any valid token of the organization will do, without a scope.
         *
         *     To read on, follow `next` until it is null. Nothing changes, so any page can be asked for again.
         */
        get: operations["listAllDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The webhook. */
                webhook_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook
         * @description Answers with one page of the deliveries of a webhook of the organization, newest first unless `sort_by` says otherwise, each with its attempts. A delivery is listed as soon as its event has happened, before the first attempt. The `request_id` of an attempt is what the receiver saw as `Service-Request-Id`. Any valid token of the organization will do, without a scope.
         *
         *     To read on, follow `next` until it is null. Nothing changes, so any page can be asked for again.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    runCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a run ended successfully
         * @description Sent by the service to every webhook of the organization that names `run.completed`, whoever dispatched the run. The same event may arrive more than once: every attempt carries the same bytes and the same `delivery.id`, and a `Service-Request-Id` of its own. A receiver checks the signature, answers 2xx within a few seconds, and does nothing about a `delivery.id` that it has met before.
         */
        post: operations["runCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    runFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a run failed
         * @description Sent by the service to every webhook of the organization that names `run.failed`, whoever dispatched the run. The same event may arrive more than once: every attempt carries the same bytes and the same `delivery.id`, and a `Service-Request-Id` of its own. A receiver checks the signature, answers 2xx within a few seconds, and does nothing about a `delivery.id` that it has met before.
         */
        post: operations["runFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    runCancelled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a run was cancelled
         * @description Sent by the service to every webhook of the organization that names `run.cancelled`, whoever dispatched the run. Mind the spelling: the event is `run.cancelled`, while the status of the run is `canceled`. The same event may arrive more than once: every attempt carries the same bytes and the same `delivery.id`, and a `Service-Request-Id` of its own. A receiver checks the signature, answers 2xx within a few seconds, and does nothing about a `delivery.id` that it has met before.
         */
        post: operations["runCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Any JSON value; null where nothing was set. */
        AnyValue: unknown;
        /** @description A media file that an organization keeps in storage. */
        Asset: {
            id: components["schemas"]["Uuid"];
            /** @description The organization that owns the asset. */
            org_id: components["schemas"]["Uuid"];
            /** @description The folder that holds the asset, or null for an asset in no folder. */
            folder_id: components["schemas"]["UuidOrNull"];
            /** @description The file name, as it was given when the upload was asked for. */
            name: components["schemas"]["FileName"];
            /** @description Where storage keeps the file. It is no URL and opens nothing by itself. */
            blob_key: string;
            /** @description Where the file is. With presigning on, a URL that anybody may read until it ends, at most one week ahead; with presigning off, the plain address in storage. */
            url: components["schemas"]["Url"];
            /** @description Where a small picture of the asset is, under the same rule as `url`; null for what is no image. */
            thumbnail_url: components["schemas"]["UrlOrNull"];
            /** @description The media type that was declared for the file. */
            mime_type: components["schemas"]["MediaType"];
            /** @description The kind of medium; the list of asset types names them all. */
            asset_type: components["schemas"]["Code"];
            /** @description Where the asset comes from. `upload` is a file that a caller sent, `run` an output of a run. */
            source_type: components["schemas"]["Code"];
            /** @description Which one of those it comes from, for example the id of the run; null for an upload. */
            source_id: components["schemas"]["StringOrNull"];
            /**
             * Format: int64
             * @description The size of the file in bytes, as it was declared.
             */
            size_bytes: number;
            /** @description The user who made the asset; for an API key, the user who issued the key. */
            created_by: components["schemas"]["Uuid"];
            /** @description When the upload was asked for, or the run wrote the file. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description When the asset was deleted, or null while it is not. */
            deleted_at: components["schemas"]["TimestampOrNull"];
            /** @description The user who deleted the asset, or null while it is not deleted. */
            deleted_by: components["schemas"]["UuidOrNull"];
            /** @description The user named by `created_by`. Present only with `embed=created_by_user`. */
            created_by_user?: components["schemas"]["MinimalUser"];
        };
        /** @description The fields of an asset, none of them required. Items of a list have this shape, since a projection may leave any field out. */
        AssetFields: {
            id?: components["schemas"]["Uuid"];
            /** @description The organization that owns the asset. */
            org_id?: components["schemas"]["Uuid"];
            /** @description The folder that holds the asset, or null for an asset in no folder. */
            folder_id?: components["schemas"]["UuidOrNull"];
            /** @description The file name, as it was given when the upload was asked for. */
            name?: components["schemas"]["FileName"];
            /** @description Where storage keeps the file. It is no URL and opens nothing by itself. */
            blob_key?: string;
            /** @description Where the file is. With presigning on, a URL that anybody may read until it ends, at most one week ahead; with presigning off, the plain address in storage. */
            url?: components["schemas"]["Url"];
            /** @description Where a small picture of the asset is, under the same rule as `url`; null for what is no image. */
            thumbnail_url?: components["schemas"]["UrlOrNull"];
            /** @description The media type that was declared for the file. */
            mime_type?: components["schemas"]["MediaType"];
            /** @description The kind of medium; the list of asset types names them all. */
            asset_type?: components["schemas"]["Code"];
            /** @description Where the asset comes from. `upload` is a file that a caller sent, `run` an output of a run. */
            source_type?: components["schemas"]["Code"];
            /** @description Which one of those it comes from, for example the id of the run; null for an upload. */
            source_id?: components["schemas"]["StringOrNull"];
            /**
             * Format: int64
             * @description The size of the file in bytes, as it was declared.
             */
            size_bytes?: number;
            /** @description The user who made the asset; for an API key, the user who issued the key. */
            created_by?: components["schemas"]["Uuid"];
            /** @description When the upload was asked for, or the run wrote the file. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            updated_at?: components["schemas"]["Timestamp"];
            /** @description When the asset was deleted, or null while it is not. */
            deleted_at?: components["schemas"]["TimestampOrNull"];
            /** @description The user who deleted the asset, or null while it is not deleted. */
            deleted_by?: components["schemas"]["UuidOrNull"];
            /** @description The user named by `created_by`. Present only with `embed=created_by_user`. */
            created_by_user?: components["schemas"]["MinimalUser"];
        };
        /** @description A folder that groups assets of an organization. */
        AssetFolder: {
            id: components["schemas"]["Uuid"];
            /** @description The organization that owns the folder. */
            org_id: components["schemas"]["Uuid"];
            /** @description The name of the folder. Two folders may have the same one. */
            name: components["schemas"]["FileName"];
            /** @description The user who made the folder; for an API key, the user who issued the key. */
            created_by: components["schemas"]["Uuid"];
            created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description When the folder was deleted, or null while it is not. */
            deleted_at: components["schemas"]["TimestampOrNull"];
            /** @description The user who deleted the folder, or null while it is not deleted. */
            deleted_by: components["schemas"]["UuidOrNull"];
        };
        /** @description The folder to make. */
        AssetFolderCreate: {
            /** @description The name of the folder. It need not be unique. */
            name: components["schemas"]["FileName"];
        };
        /** @description One page of assets. */
        AssetPage: {
            /** @description The assets of this page, in the order of the list. */
            items: components["schemas"]["AssetFields"][];
            /** @description The first page of the same list. */
            first: components["schemas"]["CursorUrl"];
            /** @description The page after this one, or null on the last page. */
            next: components["schemas"]["CursorUrlOrNull"];
            /** @description The page before this one, or null on the first page. */
            previous: components["schemas"]["CursorUrlOrNull"];
        };
        /** @description The fields of an asset type, none of them required. Items of a list have this shape, since a projection may leave any field out. */
        AssetTypeFields: {
            /** @description The word that `asset_type` of an asset holds. */
            name?: components["schemas"]["Code"];
            /** @description When the service came to know this kind of medium. */
            created_at?: components["schemas"]["Timestamp"];
        };
        /** @description One page of asset types. */
        AssetTypePage: {
            /** @description The asset types of this page, in the order of the list. */
            items: components["schemas"]["AssetTypeFields"][];
            /** @description The first page of the same list. */
            first: components["schemas"]["CursorUrl"];
            /** @description The page after this one, or null on the last page. */
            next: components["schemas"]["CursorUrlOrNull"];
            /** @description The page before this one, or null on the first page. */
            previous: components["schemas"]["CursorUrlOrNull"];
        };
        /** @description What the caller is about to upload. All of it is binding for the upload itself. */
        AssetUploadCreate: {
            /** @description The name the asset gets. It need not be unique. */
            filename: components["schemas"]["FileName"];
            /** @description The content type that the upload will declare. */
            mime_type: components["schemas"]["MediaType"];
            /**
             * Format: int64
             * @description The exact size of the file in bytes, at most 5 GiB.
             */
            size_bytes: number;
        };
        /** @description One try to bring a delivery to its receiver. */
        Attempt: {
            /** @description What this attempt carried as `Service-Request-Id`. */
            request_id: components["schemas"]["Uuid"];
            /** @description The HTTP status that the receiver answered, as text; null when it gave no answer. */
            status_code: string | null;
            /** @description Time until the answer was complete; null when there was none. */
            response_time_ms: number | null;
            /** @description The beginning of what the receiver answered; null when there was no answer. */
            response_body: string | null;
            /** @description Whether the receiver took the event: it answered 2xx in time. */
            succeeded: boolean;
            /** @description When the next attempt is due; null when there will be none. */
            next_retry_at: components["schemas"]["TimestampOrNull"];
            /** @description When the attempt was made. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The new threshold, and optionally the state of the record it was decided on. Nothing else can be changed. */
        BalanceUpdate: {
            /** @description The amount below which the balance counts as low. A JSON number here; the answer gives it as a decimal string. */
            low_balance_threshold: number;
            /**
             * Format: date-time
             * @description The `updated_at` of the record as the caller last read it. When it is given and the record has changed since, the update is refused with 409. Left out, nothing is compared.
             */
            updated_at?: string;
        };
        /** @description The fields of a batch item, those present that `fields` and `embed` ask for. */
        BatchItemFields: {
            /** @description Identifies the item. */
            id?: components["schemas"]["Uuid"];
            /** @description The batch that it is part of. */
            batch_id?: components["schemas"]["Uuid"];
            /** @description The run that carries the item out; null until it is dispatched. */
            run_id?: components["schemas"]["UuidOrNull"];
            /** @description The place of the item in its batch, counted from 0. */
            sequence_index?: components["schemas"]["Count"];
            /** @description When the item was made. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description When its run began; null before that. */
            started_at?: components["schemas"]["TimestampOrNull"];
            /** @description When its run ended; null before that. */
            completed_at?: components["schemas"]["TimestampOrNull"];
            /** @description A reference of the caller's own. */
            client_ref?: components["schemas"]["ShortTextOrNull"];
            /** @description The status of its run at this moment. */
            status_code?: components["schemas"]["RunStatusCode"];
            /** @description What its run is given. */
            input?: components["schemas"]["FreeObject"];
            /** @description What its run made; null until then. */
            output?: components["schemas"]["FreeObjectOrNull"];
            /** @description Why its run failed; null unless it failed. */
            error?: components["schemas"]["FreeObjectOrNull"];
            /** @description What its run cost; null until it is charged. */
            cost?: components["schemas"]["DecimalOrNull"];
            /** @description Its run, only with `embed=run`. */
            run?: components["schemas"]["EmbeddedRun"];
        };
        /** @description One page of batch items. */
        BatchItemPage: {
            /** @description The batch items of this page, in the order of the list. */
            items: components["schemas"]["BatchItemFields"][];
            /** @description The first page of the same list. */
            first: components["schemas"]["CursorUrl"];
            /** @description The page after this one, or null on the last page. */
            next: components["schemas"]["CursorUrlOrNull"];
            /** @description The page before this one, or null on the first page. */
            previous: components["schemas"]["CursorUrlOrNull"];
        };
        /** @description A machine-readable word. Treat one you do not know as "something else", since new words may come. */
        Code: string;
        /** @description A machine-readable word, or null where none applies. */
        CodeOrNull: string | null;
        /** @description A whole number of things, never negative. */
        Count: number;
        /** @description The credit of an organization. */
        CreditBalance: {
            id: components["schemas"]["Uuid"];
            /** @description The organization whose credit this is. */
            org_id: components["schemas"]["Uuid"];
            /** @description The credit that is left. Finished runs are charged against it. */
            balance: components["schemas"]["Decimal"];
            /** @description The amount below which the balance counts as low. */
            low_balance_threshold: components["schemas"]["Decimal"];
            /** @description When the organization was last told that its balance is low, or null when it never was. */
            low_balance_notified_at: components["schemas"]["TimestampOrNull"];
            created_at: components["schemas"]["Timestamp"];
            /** @description When the threshold last changed. Charges leave it alone. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: uri
         * @description The absolute URL of one page of a list. It carries the filter, the order, the page size and every other parameter of the request it came from, so a client follows it as it is and never builds one.
         */
        CursorUrl: string;
        /**
         * Format: uri
         * @description The absolute URL of a neighbouring page, or null at that end of the list.
         */
        CursorUrlOrNull: string | null;
        /** @description A signed decimal number as a string of plain digits, so that no client rounds it to a binary fraction. */
        Decimal: string;
        /** @description A signed decimal number as a string of plain digits, or null when no amount is known. */
        DecimalOrNull: string | null;
        /** @description The fields of a delivery, those present that `fields` asks for. */
        DeliveryFields: {
            /** @description Identifies the delivery. The payload carries it as `delivery.id`, and every attempt repeats it. */
            id?: components["schemas"]["Uuid"];
            /** @description The webhook that the event is for; null for a callback. */
            webhook_id?: components["schemas"]["UuidOrNull"];
            /** @description The run that the event is about. */
            run_id?: components["schemas"]["Uuid"];
            /** @description What happened. */
            event?: components["schemas"]["EventCode"];
            /** @description When the event happened. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description The tries so far, oldest first; empty before the first. */
            attempts?: components["schemas"]["Attempt"][];
        };
        /** @description One page of deliveries. */
        DeliveryPage: {
            /** @description The deliveries of this page, in the order of the list. */
            items: components["schemas"]["DeliveryFields"][];
            /** @description The first page of the same list. */
            first: components["schemas"]["CursorUrl"];
            /** @description The page after this one, or null on the last page. */
            next: components["schemas"]["CursorUrlOrNull"];
            /** @description The page before this one, or null on the first page. */
            previous: components["schemas"]["CursorUrlOrNull"];
        };
        /** @description An e-mail address. */
        Email: string;
        /** @description A run inside another record: all of its own fields. Its logs, node runs, model and graph workflow come along only where they were asked for. */
        EmbeddedRun: {
            /** @description Identifies the run. */
            id: components["schemas"]["Uuid"];
            /** @description The flow that the run followed. */
            flow_id: components["schemas"]["UuidOrNull"];
            /** @description The model that was run; null on a graph-workflow run. */
            model_id: components["schemas"]["UuidOrNull"];
            /** @description The graph workflow that was run; null on a model run. */
            graph_workflow_id: components["schemas"]["UuidOrNull"];
            /** @description The organization that the run belongs to. */
            org_id: components["schemas"]["Uuid"];
            /** @description The template that the inputs were resolved with. */
            resolved_template_id: components["schemas"]["UuidOrNull"];
            /** @description The batch that the run is part of. */
            batch_id: components["schemas"]["UuidOrNull"];
            /** @description The version of the flow that the run followed. */
            flow_version_id: components["schemas"]["UuidOrNull"];
            /** @description The user who dispatched the run, or who issued the API key that did. */
            created_by: components["schemas"]["UuidOrNull"];
            /** @description The chat message that the run was started from. */
            source_chat_message_id: components["schemas"]["UuidOrNull"];
            /** @description The version of the model or graph workflow at the time of dispatch. */
            target_version: components["schemas"]["ShortTextOrNull"];
            /** @description A reference of the caller's own. */
            client_ref: components["schemas"]["ShortTextOrNull"];
            /** @description Where the run had to be carried out. */
            jurisdiction_code: components["schemas"]["CodeOrNull"];
            /** @description Identifies the request that dispatched the run. */
            request_id: components["schemas"]["ShortTextOrNull"];
            /** @description Where the end of the run is reported to, as given at dispatch. */
            callback_url: components["schemas"]["UrlOrNull"];
            /** @description Why the run failed, in one word; null unless it failed. */
            failure_code: components["schemas"]["CodeOrNull"];
            /** @description Why the run failed, in a sentence; null unless it failed. */
            failure_message: components["schemas"]["LongTextOrNull"];
            /** @description The reason given with the rating; null without one. */
            feedback_reason: components["schemas"]["LongTextOrNull"];
            /** @description How far the run has come. Poll until it is final. */
            status_code: components["schemas"]["RunStatusCode"];
            /** @description The input fields as they were sent, without `callback_url`. */
            input: components["schemas"]["FreeObject"];
            /** @description What the run made, by output name; null until it has made anything. */
            output: components["schemas"]["FreeObjectOrNull"];
            /** @description What the service knew about the circumstances of the run. */
            context: components["schemas"]["FreeObject"];
            /** @description How the cost came about; null until the run is charged. */
            cost_breakdown: components["schemas"]["FreeObjectOrNull"];
            /** @description Further facts about the run. */
            metadata: components["schemas"]["FreeObject"];
            /** @description Where to find what belongs to the run. */
            links: components["schemas"]["FreeObject"];
            /** @description Time from start to end; null until the run has ended, or when it never started. */
            duration_ms: components["schemas"]["MillisecondsOrNull"];
            /** @description How many nodes the run consists of. */
            nodes_total: components["schemas"]["Count"];
            /** @description How many of them are done. It only grows, and never beyond `nodes_total`. */
            nodes_completed: components["schemas"]["Count"];
            /** @description What the run cost; null until it is charged. */
            cost: components["schemas"]["DecimalOrNull"];
            /** @description When the run was dispatched. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the run left the queue; null before that. */
            started_at: components["schemas"]["TimestampOrNull"];
            /** @description When the run reached its final status; null before that. */
            completed_at: components["schemas"]["TimestampOrNull"];
            /** @description Whether there is at least one log entry. */
            has_logs: boolean;
            /** @description Whether there is at least one node run. */
            has_node_runs: boolean;
            /** @description The rating: true for good, false for bad, null for none. */
            feedback_is_positive: boolean | null;
            /** @description The latest evaluation of the output; null when it was never evaluated. */
            current_evaluation_summary: components["schemas"]["EvaluationSummary"] | null;
            /** @description What each node did, in the order of their start. */
            node_runs?: components["schemas"]["NodeRun"][];
            /** @description What was logged meanwhile, oldest first. */
            logs?: components["schemas"]["RunLog"][];
            /** @description The model that was run; null on a graph-workflow run. */
            model?: components["schemas"]["Model"] | null;
            /** @description The graph workflow that was run, even when it has been deleted since; null on a model run. */
            graph_workflow?: components["schemas"]["GraphWorkflow"] | null;
        };
        /**
         * @description What went wrong, as a word for programs. The list is closed: a client may branch on every member of it, and on nothing else in an error.
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "malformed_json" | "unauthenticated" | "forbidden" | "insufficient_scope" | "human_required" | "not_found" | "method_not_allowed" | "unsupported_media_type" | "payload_too_large" | "conflict" | "stale_record" | "insufficient_balance" | "invalid_cursor" | "rate_limited" | (string & {});
        /** @description The error envelope of most operations. */
        ErrorEnvelope: {
            code: components["schemas"]["ErrorCode"];
            /** @description One sentence for people. Its wording may change at any time. */
            message: string;
            /** @description Each single problem found, where there is more to say than the message does; otherwise empty. */
            errors: components["schemas"]["ErrorIssue"][];
        };
        /** @description One problem and the place in the request where it lies. */
        ErrorIssue: {
            /**
             * @description The part of the request that holds the problem.
             * @enum {string}
             */
            in: "body" | "query" | "path" | "header";
            /** @description A JSON Pointer into that part. For a query parameter, a path segment or a header it is a slash and the name; it is empty when the part as a whole is wrong. */
            pointer: string;
            /** @description The rule that was broken, such as `required`, `type`, `maximum` or `stale`. */
            rule: string;
            /** @description One sentence for people about this one problem. */
            message: string;
            /** @description The record as it stands now. Present only where a stale copy of it was refused. */
            current?: components["schemas"]["CreditBalance"];
        };
        /** @description The outcome of judging the output of a run. */
        EvaluationSummary: {
            /** @description Whether the output was good enough. */
            passed: boolean;
            /** @description How far the evaluation has come. */
            status_code: components["schemas"]["Code"];
            /** @description How good the output was, from 0 to 1. */
            score: number;
        };
        /**
         * @description What happened to a run. Mind the spelling: the event is `run.cancelled`, while the status of that run is `canceled`.
         * @enum {string}
         */
        EventCode: "run.completed" | "run.failed" | "run.cancelled" | (string & {});
        /** @description Tells one delivery from another. It says nothing of the attempt, so that repeats are equal to the byte. */
        EventDelivery: {
            /** @description Identifies the delivery. Do nothing when you have met it before. */
            id: components["schemas"]["Uuid"];
            /** @description When the delivery was made. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description What is posted to a callback or a webhook when a run has reached its final status. Both channels carry the same shape, and every attempt of a delivery the same bytes. */
        EventPayload: {
            /** @description What happened. */
            event: components["schemas"]["EventCode"];
            /** @description The delivery that this is part of. */
            delivery: components["schemas"]["EventDelivery"];
            /** @description The run that the event is about. */
            run_id: components["schemas"]["Uuid"];
            /** @description The run as it was at its end, without logs, node runs, model and graph workflow. Read those with getRun. */
            run: components["schemas"]["EmbeddedRun"];
            /** @description When the event happened. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The fields of an event type, those present that `fields` asks for. */
        EventTypeFields: {
            /** @description The code to subscribe to. */
            code?: components["schemas"]["EventCode"];
            /** @description When the event is emitted. */
            description?: string;
            /** @description The JSON Schema of the payload. */
            schema?: {
                [key: string]: unknown;
            };
        };
        /** @description One page of event types. */
        EventTypePage: {
            /** @description The event types of this page, in the order of the list. */
            items: components["schemas"]["EventTypeFields"][];
            /** @description The first page of the same list. */
            first: components["schemas"]["CursorUrl"];
            /** @description The page after this one, or null on the last page. */
            next: components["schemas"]["CursorUrlOrNull"];
            /** @description The page before this one, or null on the first page. */
            previous: components["schemas"]["CursorUrlOrNull"];
        };
        /** @description A rating of a run, or the wish to clear it. */
        FeedbackUpdate: {
            /** @description True for good, false for bad, null to clear the rating. */
            is_positive: boolean | null;
            /** @description Why. Left out or null for no reason; without effect when the rating is cleared. */
            reason?: string | null;
        };
        /** @description The name of a file or folder as people see it, without control characters. */
        FileName: string;
        /** @description A JSON object whose members are not laid down here. */
        FreeObject: {
            [key: string]: unknown;
        };
        /** @description A JSON object whose members are not laid down here, or null when there is none. */
        FreeObjectOrNull: {
            [key: string]: unknown;
        } | null;
        /** @description One graphics processor that a graph workflow may run on. */
        GpuModelEntry: {
            /** @description Identifies the record. */
            id: components["schemas"]["Uuid"];
            /** @description The graph workflow that it belongs to. */
            graph_workflow_id: components["schemas"]["Uuid"];
            /** @description The processor. */
            gpu_model_code: components["schemas"]["Code"];
            /** @description When the record was made. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A graphics processor that the new workflow may run on. */
        GpuModelEntryCreate: {
            /** @description The processor. */
            gpu_model_code: components["schemas"]["Code"];
        };
        /** @description One input field of a graph workflow, and the node field that it feeds. */
        GraphInput: {
            /** @description Identifies the record. */
            id: components["schemas"]["Uuid"];
            /** @description The graph workflow that it belongs to. */
            graph_workflow_id: components["schemas"]["Uuid"];
            /** @description The key of the input in requests and answers. */
            name: components["schemas"]["ShortText"];
            /** @description The name of the input for readers. */
            display_name: components["schemas"]["ShortTextOrNull"];
            /** @description What the input is for. */
            description: components["schemas"]["LongTextOrNull"];
            /** @description The type of its value, such as `string`, `integer` or `image`; null for any. */
            variable_type_code: components["schemas"]["CodeOrNull"];
            /** @description What happens when no value is given; null for nothing special. */
            default_behavior_code: components["schemas"]["CodeOrNull"];
            /** @description The test that a value must pass; null for none. */
            validator_code: components["schemas"]["CodeOrNull"];
            /** @description What the test is told, such as bounds; null without a test. */
            validator_attrs: components["schemas"]["FreeObjectOrNull"];
            /** @description The key of the node in `workflow_json`. */
            graph_node_id: components["schemas"]["ShortText"];
            /** @description The name of the node's field. */
            graph_field_name: components["schemas"]["ShortText"];
            /** @description Whether a run needs it. */
            is_required: boolean;
            /** @description What is used when no value is given, as `{value: …}`; null for nothing. */
            default_value: {
                [key: string]: unknown;
            } | null;
            /** @description The place among its siblings; smaller comes first. */
            sort_order: components["schemas"]["SortRank"];
            /** @description When the record was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description An input field of the workflow to be created, and the node field that it feeds. */
        GraphInputCreate: {
            /** @description The key of the input in requests and answers. */
            name: components["schemas"]["ShortText"];
            /** @description The name of the input for readers. */
            display_name?: components["schemas"]["ShortTextOrNull"];
            /** @description What the input is for. */
            description?: components["schemas"]["LongTextOrNull"];
            /** @description The type of its value, such as `string`, `integer` or `image`; null for any. */
            variable_type_code?: components["schemas"]["CodeOrNull"];
            /** @description What happens when no value is given; null for nothing special. */
            default_behavior_code?: components["schemas"]["CodeOrNull"];
            /** @description The test that a value must pass; null for none. */
            validator_code?: components["schemas"]["CodeOrNull"];
            /** @description What the test is told, such as bounds; null without a test. */
            validator_attrs?: components["schemas"]["FreeObjectOrNull"];
            /** @description The key of the node in `workflow_json`. */
            graph_node_id: components["schemas"]["ShortText"];
            /** @description The name of the node's field. */
            graph_field_name: components["schemas"]["ShortText"];
            /** @description Whether a run needs it. */
            is_required?: boolean;
            /** @description What is used when no value is given, as `{value: …}`; null for nothing. */
            default_value?: components["schemas"]["FreeObjectOrNull"];
            /** @description The place among its siblings; smaller comes first. */
            sort_order?: components["schemas"]["SortRank"];
        };
        /** @description One thing that a run of a graph workflow makes, and the node field that it is taken from. */
        GraphOutput: {
            /** @description Identifies the record. */
            id: components["schemas"]["Uuid"];
            /** @description The graph workflow that it belongs to. */
            graph_workflow_id: components["schemas"]["Uuid"];
            /** @description The key of the output in requests and answers. */
            name: components["schemas"]["ShortText"];
            /** @description The name of the output for readers. */
            display_name: components["schemas"]["ShortTextOrNull"];
            /** @description What the output is for. */
            description: components["schemas"]["LongTextOrNull"];
            /** @description The type of its value, such as `string`, `integer` or `image`; null for any. */
            variable_type_code: components["schemas"]["CodeOrNull"];
            /** @description The test that a value must pass; null for none. */
            validator_code: components["schemas"]["CodeOrNull"];
            /** @description What the test is told, such as bounds; null without a test. */
            validator_attrs: components["schemas"]["FreeObjectOrNull"];
            /** @description The key of the node in `workflow_json`. */
            graph_node_id: components["schemas"]["ShortText"];
            /** @description The name of the node's field. */
            graph_field_name: components["schemas"]["ShortText"];
            /** @description The place among its siblings; smaller comes first. */
            sort_order: components["schemas"]["SortRank"];
            /** @description When the record was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Something that a run of the new workflow makes, and the node field that it is taken from. */
        GraphOutputCreate: {
            /** @description The key of the output in requests and answers. */
            name: components["schemas"]["ShortText"];
            /** @description The name of the output for readers. */
            display_name?: components["schemas"]["ShortTextOrNull"];
            /** @description What the output is for. */
            description?: components["schemas"]["LongTextOrNull"];
            /** @description The type of its value, such as `string`, `integer` or `image`; null for any. */
            variable_type_code?: components["schemas"]["CodeOrNull"];
            /** @description The test that a value must pass; null for none. */
            validator_code?: components["schemas"]["CodeOrNull"];
            /** @description What the test is told, such as bounds; null without a test. */
            validator_attrs?: components["schemas"]["FreeObjectOrNull"];
            /** @description The key of the node in `workflow_json`. */
            graph_node_id: components["schemas"]["ShortText"];
            /** @description The name of the node's field. */
            graph_field_name: components["schemas"]["ShortText"];
            /** @description The place among its siblings; smaller comes first. */
            sort_order?: components["schemas"]["SortRank"];
        };
        /** @description A graph of nodes that can be run like a model. */
        GraphWorkflow: {
            /** @description Identifies the workflow. */
            id: components["schemas"]["Uuid"];
            /** @description The organization that it belongs to. */
            org_id: components["schemas"]["Uuid"];
            /** @description The user who created it, or who issued the API key that did. */
            created_by: components["schemas"]["UuidOrNull"];
            /** @description The user who deleted it, or who issued the API key that did; null while it is not deleted. */
            deleted_by: components["schemas"]["UuidOrNull"];
            /** @description The name of the workflow in URLs, made from `name` and unique in its organization. */
            slug: components["schemas"]["Slug"];
            /** @description The name of the workflow for readers. */
            name: components["schemas"]["ShortText"];
            /** @description What the workflow does. */
            description: components["schemas"]["LongTextOrNull"];
            /** @description The version of the workflow. */
            version: components["schemas"]["ShortText"];
            /** @description Where the workflow stands in its life: `active`, or `deleted`. */
            status_code: components["schemas"]["Code"];
            /** @description The kind of workflow. */
            category_code: components["schemas"]["CodeOrNull"];
            /** @description The class of machine that it runs on; null until one was chosen. */
            gpu_current_tier_code: components["schemas"]["CodeOrNull"];
            /** @description Whether other organizations may see it. */
            is_public: boolean;
            /** @description The graph as it was sent. */
            workflow_json: components["schemas"]["FreeObject"];
            /** @description What the nodes need around them; empty when nothing was given. */
            environment: components["schemas"]["FreeObject"];
            /** @description The models that the nodes load. */
            models: components["schemas"]["WorkflowItems"];
            /** @description Node classes that do not come with the service. */
            custom_nodes: components["schemas"]["WorkflowItems"];
            /** @description The graph as the service read it: its nodes and the edges between them. */
            graph: components["schemas"]["FreeObject"];
            /** @description What the workflow asks of a machine; empty when nothing was given. */
            resources: components["schemas"]["FreeObject"];
            /** @description When the record was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description When it was deleted; null while it is not. */
            deleted_at: components["schemas"]["TimestampOrNull"];
            /** @description The fields that a run takes, in their sort order. */
            inputs: components["schemas"]["GraphInput"][];
            /** @description What a run makes, in sort order. */
            outputs: components["schemas"]["GraphOutput"][];
            /** @description The graphics processors that it may run on; any of them when empty. */
            gpu_explicit_models: components["schemas"]["GpuModelEntry"][];
        };
        /** @description A graph workflow to be created. */
        GraphWorkflowCreate: {
            /** @description The name for readers. The slug is made from it. */
            name: components["schemas"]["ShortText"];
            /** @description The nodes of the graph by their keys. Each node names its class and its inputs; an input is a plain value, or `[key, index]` to take an output of another node. The graph has no cycle. */
            workflow_json: components["schemas"]["FreeObject"];
            /** @description The fields that a run shall take. */
            inputs?: components["schemas"]["GraphInputCreate"][];
            /** @description What a run shall make. */
            outputs?: components["schemas"]["GraphOutputCreate"][];
            /** @description The graphics processors that it may run on; any of them when left out. */
            gpu_explicit_models?: components["schemas"]["GpuModelEntryCreate"][];
            /** @description Node classes that do not come with the service. */
            custom_nodes?: components["schemas"]["FreeObject"][];
            /** @description The models that the nodes load. */
            models?: components["schemas"]["FreeObject"][];
            /** @description What the nodes need around them. */
            environment?: components["schemas"]["FreeObject"];
            /** @description What the workflow asks of a machine. */
            resources?: components["schemas"]["FreeObject"];
        };
        /** @description The input fields of the workflow by their names, and where to report the end. Which fields there are is told by the workflow's `inputs`. */
        GraphWorkflowRunCreate: {
            /** @description Where to report the end of the run. It is called once the run has reached its final status; a malformed URL is refused. */
            callback_url?: components["schemas"]["Url"];
        } & {
            [key: string]: unknown;
        };
        /** @description An invitation to join an organization that waits for an answer. */
        Invitation: {
            id: components["schemas"]["Uuid"];
            /** @description The organization that invites. */
            org: components["schemas"]["Organization"];
            /** @description The address that was invited. */
            email: components["schemas"]["Email"];
            /** @description The part the user would play there. */
            role_code: components["schemas"]["Code"];
            created_at: components["schemas"]["Timestamp"];
            /** @description When the invitation ends, or null when it stays open. */
            expires_at: components["schemas"]["TimestampOrNull"];
        };
        /** @description Text of any number of lines, or null when there is none. */
        LongTextOrNull: string | null;
        /** @description A media type such as `image/png`, without parameters. */
        MediaType: string;
        /** @description What a user is and may do in one organization. */
        Membership: {
            /** @description The organization. */
            org: components["schemas"]["Organization"];
            /** @description The part the user plays there, such as `owner` or `member`. */
            role_code: components["schemas"]["Code"];
            /** @description What the user may do there. */
            scopes: components["schemas"]["Scope"][];
        };
        /** @description A length of time in whole milliseconds, or null while it is not known. */
        MillisecondsOrNull: number | null;
        /** @description As much of a user as colleagues may see inside another record. It says nothing about verification, disabling, language or time zone. */
        MinimalUser: {
            id: components["schemas"]["Uuid"];
            email: components["schemas"]["Email"];
            /** @description The user's first name, or null when none was given. */
            first_name: components["schemas"]["ShortTextOrNull"];
            /** @description The user's last name, or null when none was given. */
            last_name: components["schemas"]["ShortTextOrNull"];
            /** @description A picture of the user, or null when there is none. */
            avatar_url: components["schemas"]["UrlOrNull"];
        };
        /** @description A model of the catalog with everything that describes it. */
        Model: {
            /** @description Identifies the model. */
            id: components["schemas"]["Uuid"];
            /** @description The organization that owns the model; null when the service itself does. */
            org_id: components["schemas"]["UuidOrNull"];
            /** @description Who made the model. */
            model_creator_id: components["schemas"]["UuidOrNull"];
            /** @description The family of models that it belongs to. */
            family_id: components["schemas"]["UuidOrNull"];
            /** @description The user who entered the model. */
            created_by: components["schemas"]["UuidOrNull"];
            /** @description The user who deleted it; null while it is not deleted. */
            deleted_by: components["schemas"]["UuidOrNull"];
            /** @description The name of the model in URLs, unique for its owner. */
            slug: components["schemas"]["Slug"];
            /** @description The name of the model for readers. */
            name: components["schemas"]["ShortText"];
            /** @description What the model does. */
            description: components["schemas"]["LongTextOrNull"];
            /** @description The version of the model. */
            version: components["schemas"]["ShortTextOrNull"];
            /** @description A small picture. */
            icon_url: components["schemas"]["UrlOrNull"];
            /** @description A large picture. */
            cover_url: components["schemas"]["UrlOrNull"];
            /** @description The kind of model, such as `text-to-image`. */
            category_code: components["schemas"]["CodeOrNull"];
            /** @description Where the model stands in its life, such as `published`. */
            status_code: components["schemas"]["Code"];
            /** @description Which member of its family it is. */
            family_variant_code: components["schemas"]["CodeOrNull"];
            /** @description How many parameters it has, as people write it: `1.2B`. */
            param_count: components["schemas"]["ShortTextOrNull"];
            /** @description How it is built. */
            architecture: components["schemas"]["ShortTextOrNull"];
            /** @description The licence that it is offered under. */
            license_code: components["schemas"]["CodeOrNull"];
            /** @description The largest picture it makes, as `2048x2048`. */
            max_resolution: components["schemas"]["ShortTextOrNull"];
            /** @description A paper about it. */
            paper_url: components["schemas"]["UrlOrNull"];
            /** @description Its source code. */
            github_url: components["schemas"]["UrlOrNull"];
            /** @description Whether it can be run just now. */
            availability_status: components["schemas"]["ShortTextOrNull"];
            /** @description A longer text about it, in markdown. */
            content: components["schemas"]["LongTextOrNull"];
            /** @description A sentence about its price. */
            pricing_note: components["schemas"]["LongTextOrNull"];
            /** @description Whether anyone may see it. */
            is_public: boolean;
            /** @description Whether its source and weights are open. */
            is_open_source: boolean;
            /** @description Whether it takes LoRA adapters. */
            lora_support: boolean;
            /** @description Whether it can be fine-tuned. */
            fine_tuning: boolean;
            /** @description Whether it can hand out its output bit by bit. */
            supports_streaming: boolean;
            /** @description Whether its maker runs it here. */
            is_official: boolean;
            /** @description Texts for search engines. */
            seo: components["schemas"]["FreeObject"];
            /** @description What stands out about it, each as a short text. */
            notable_features: string[];
            /** @description When the record was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description When it was deleted; null while it is not. */
            deleted_at: components["schemas"]["TimestampOrNull"];
            /** @description The fields that a run takes, in their sort order. */
            inputs: components["schemas"]["ModelInput"][];
            /** @description What a run makes, in sort order. */
            outputs: components["schemas"]["ModelOutput"][];
            /** @description Runs worth showing, in sort order. */
            examples: components["schemas"]["ModelExample"][];
            /** @description Questions often asked, in sort order. */
            faq_entries: components["schemas"]["ModelFaqEntry"][];
            /** @description The rules that make up the price, in sort order. */
            pricing: components["schemas"]["ModelPricingRule"][];
            /** @description Models of a similar kind, in sort order. */
            related_links: components["schemas"]["ModelRelatedLink"][];
        };
        /** @description A run of the model that is worth showing. */
        ModelExample: {
            /** @description Identifies the record. */
            id: components["schemas"]["Uuid"];
            /** @description The model that it belongs to. */
            model_id: components["schemas"]["Uuid"];
            /** @description A heading. */
            title: components["schemas"]["ShortTextOrNull"];
            /** @description What is to be seen. */
            description: components["schemas"]["LongTextOrNull"];
            /** @description Whether the run began `cold` or `warm`. */
            start_type: components["schemas"]["ShortTextOrNull"];
            /** @description A small picture of the output. */
            thumbnail_url: components["schemas"]["UrlOrNull"];
            /** @description The kind of example. */
            category_code: components["schemas"]["CodeOrNull"];
            /** @description What the run was given. */
            input: components["schemas"]["FreeObject"];
            /** @description What it made. */
            output: components["schemas"]["FreeObjectOrNull"];
            /** @description How long each part took. */
            timing: components["schemas"]["FreeObjectOrNull"];
            /** @description The HTTP status that the run answered with. Unlike other fields of this name it is a number. */
            status_code: number | null;
            /** @description What the run cost. */
            cost: components["schemas"]["DecimalOrNull"];
            /** @description Time at work. */
            duration_ms: components["schemas"]["MillisecondsOrNull"];
            /** @description Time from request to end, waiting included. */
            total_ms: components["schemas"]["MillisecondsOrNull"];
            /** @description The place among its siblings; smaller comes first. */
            sort_order: components["schemas"]["SortRank"];
            /** @description Whether it is shown first. */
            is_featured: boolean;
            /** @description Whether anyone may see it. */
            is_public: boolean;
            /** @description When it was run. */
            ran_at: components["schemas"]["TimestampOrNull"];
            /** @description When the record was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A question often asked about a model, and its answer. */
        ModelFaqEntry: {
            /** @description Identifies the record. */
            id: components["schemas"]["Uuid"];
            /** @description The model that it belongs to. */
            model_id: components["schemas"]["Uuid"];
            /** @description The question. */
            question: string;
            /** @description The answer, in markdown. */
            answer: string;
            /** @description The place among its siblings; smaller comes first. */
            sort_order: components["schemas"]["SortRank"];
            /** @description When the record was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One input field of a model. */
        ModelInput: {
            /** @description Identifies the record. */
            id: components["schemas"]["Uuid"];
            /** @description The model that it belongs to. */
            model_id: components["schemas"]["Uuid"];
            /** @description The key of the input in requests and answers. */
            name: components["schemas"]["ShortText"];
            /** @description The name of the input for readers. */
            display_name: components["schemas"]["ShortTextOrNull"];
            /** @description What the input is for. */
            description: components["schemas"]["LongTextOrNull"];
            /** @description The type of its value, such as `string`, `integer` or `image`; null for any. */
            variable_type_code: components["schemas"]["CodeOrNull"];
            /** @description What happens when no value is given; null for nothing special. */
            default_behavior_code: components["schemas"]["CodeOrNull"];
            /** @description The test that a value must pass; null for none. */
            validator_code: components["schemas"]["CodeOrNull"];
            /** @description What the test is told, such as bounds; null without a test. */
            validator_attrs: components["schemas"]["FreeObjectOrNull"];
            /** @description Whether a run needs it. */
            is_required: boolean;
            /** @description Whether forms show it first. */
            is_featured: boolean;
            /** @description What is used when no value is given, as `{value: …}`; null for nothing. */
            default_value: components["schemas"]["FreeObjectOrNull"];
            /** @description The place among its siblings; smaller comes first. */
            sort_order: components["schemas"]["SortRank"];
            /** @description When the record was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One thing that a run of a model makes. */
        ModelOutput: {
            /** @description Identifies the record. */
            id: components["schemas"]["Uuid"];
            /** @description The model that it belongs to. */
            model_id: components["schemas"]["Uuid"];
            /** @description The key of the output in requests and answers. */
            name: components["schemas"]["ShortText"];
            /** @description The name of the output for readers. */
            display_name: components["schemas"]["ShortTextOrNull"];
            /** @description What the output is for. */
            description: components["schemas"]["LongTextOrNull"];
            /** @description The type of its value, such as `string`, `integer` or `image`; null for any. */
            variable_type_code: components["schemas"]["CodeOrNull"];
            /** @description The test that a value must pass; null for none. */
            validator_code: components["schemas"]["CodeOrNull"];
            /** @description What the test is told, such as bounds; null without a test. */
            validator_attrs: components["schemas"]["FreeObjectOrNull"];
            /** @description The place among its siblings; smaller comes first. */
            sort_order: components["schemas"]["SortRank"];
            /** @description When the record was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One rule of the price of a model. Rules apply in their sort order. */
        ModelPricingRule: {
            /** @description Identifies the record. */
            id: components["schemas"]["Uuid"];
            /** @description The model that it belongs to. */
            model_id: components["schemas"]["Uuid"];
            /** @description The input whose value decides whether the rule applies; null when it always does. */
            model_input_id: components["schemas"]["UuidOrNull"];
            /** @description What is paid for: `per_request` or `per_second` of generated media. */
            pricing_model_code: components["schemas"]["Code"];
            /** @description What the rule does with the price, such as `base` or `multiply`. */
            rule_effect_code: components["schemas"]["Code"];
            /** @description The quantity that is measured. */
            dimension_code: components["schemas"]["CodeOrNull"];
            /** @description The currency of `price`. */
            currency_code: components["schemas"]["CodeOrNull"];
            /** @description The unit that `price` is for, such as `request` or `second`. */
            unit_code: components["schemas"]["CodeOrNull"];
            /** @description The name of a multiplier for readers. */
            multiplier_label: components["schemas"]["ShortTextOrNull"];
            /** @description The rule in a sentence. */
            description: components["schemas"]["LongTextOrNull"];
            /** @description Where the measured quantity comes from. */
            measurement_source: components["schemas"]["ShortTextOrNull"];
            /** @description The value of the input that the rule is for; null for any. */
            match_value: components["schemas"]["AnyValue"];
            /** @description The smallest quantity that the rule is for; null for no lower end. */
            min_value: components["schemas"]["DecimalOrNull"];
            /** @description The largest quantity that the rule is for; null for no upper end. */
            max_value: components["schemas"]["DecimalOrNull"];
            /** @description The price of one unit, or the factor of a multiplier. */
            price: components["schemas"]["Decimal"];
            /** @description The place among its siblings; smaller comes first. */
            sort_order: components["schemas"]["SortRank"];
            /** @description Since when the rule no longer applies; null while it does. */
            disabled_at: components["schemas"]["TimestampOrNull"];
            /** @description When the record was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A pointer from one model to another of a similar kind. */
        ModelRelatedLink: {
            /** @description Identifies the record. */
            id: components["schemas"]["Uuid"];
            /** @description The model that it belongs to. */
            model_id: components["schemas"]["Uuid"];
            /** @description The other model. */
            related_model_id: components["schemas"]["Uuid"];
            /** @description The place among its siblings; smaller comes first. */
            sort_order: components["schemas"]["SortRank"];
            /** @description When the record was made. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The input fields of the model by their names, and where to report the end. Which fields there are is told by the model's `inputs`. */
        ModelRunCreate: {
            /** @description Where to report the end of the run. It is called once the run has reached its final status; a malformed URL is refused. */
            callback_url?: components["schemas"]["Url"];
        } & {
            [key: string]: unknown;
        };
        /** @description The receipt for a model run, of the same shape as the one for a graph-workflow run. The specification shows none, so other services may answer otherwise. */
        ModelRunReceipt: {
            /** @description The new run. Read it with getRun. */
            run_id: components["schemas"]["Uuid"];
            /**
             * @description Always `queued`: the run has not begun.
             * @enum {string}
             */
            status: "queued";
        };
        /** @description One node of a run being carried out. */
        NodeRun: {
            /** @description Identifies the node run. */
            id: components["schemas"]["Uuid"];
            /** @description The run that it is part of. */
            run_id: components["schemas"]["Uuid"];
            /** @description Identifies the node within the graph. */
            node_id: components["schemas"]["Uuid"];
            /** @description The flow that the node belongs to. */
            flow_id: components["schemas"]["UuidOrNull"];
            /** @description How far the node has come, in the words of a run's status. */
            state_code: components["schemas"]["Code"];
            /** @description A digest of the inputs, equal where the inputs are equal. */
            input_signature: components["schemas"]["ShortTextOrNull"];
            /** @description What `preview_value` holds, as a media type. */
            preview_type: components["schemas"]["ShortTextOrNull"];
            /** @description A small rendering of the output. */
            preview_value: components["schemas"]["LongTextOrNull"];
            /** @description Why the node failed; null unless it failed. */
            error_message: components["schemas"]["LongTextOrNull"];
            /** @description What the node was given. */
            input: components["schemas"]["FreeObject"];
            /** @description What the node made; null until it is done. */
            output: components["schemas"]["FreeObjectOrNull"];
            /** @description Time from start to end; null until it is done. */
            duration_ms: components["schemas"]["MillisecondsOrNull"];
            /** @description How often the node was tried again. */
            retry_count: components["schemas"]["Count"];
            /** @description The node's share of the cost; null until it is known. */
            cost: components["schemas"]["DecimalOrNull"];
            /** @description When the node run was planned. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the node began; null before that. */
            started_at: components["schemas"]["TimestampOrNull"];
            /** @description When the node ended; null before that. */
            completed_at: components["schemas"]["TimestampOrNull"];
        };
        /** @description An organization, as its members see it. Runs, assets, webhooks and the balance belong to one. */
        Organization: {
            id: components["schemas"]["Uuid"];
            name: components["schemas"]["ShortText"];
            /** @description The name of the organization in paths, for example as the owner of a graph workflow. */
            slug: components["schemas"]["Slug"];
            /** @description The plan the organization pays for. */
            plan_code: components["schemas"]["Code"];
        };
        /** @description One segment of a model path. It holds no slash. */
        PathSegment: string;
        /** @description One run of a model or of a graph workflow, with everything that belongs to it. Either `model_id` or `graph_workflow_id` is set, never both. */
        Run: {
            /** @description Identifies the run. */
            id: components["schemas"]["Uuid"];
            /** @description The flow that the run followed. */
            flow_id: components["schemas"]["UuidOrNull"];
            /** @description The model that was run; null on a graph-workflow run. */
            model_id: components["schemas"]["UuidOrNull"];
            /** @description The graph workflow that was run; null on a model run. */
            graph_workflow_id: components["schemas"]["UuidOrNull"];
            /** @description The organization that the run belongs to. */
            org_id: components["schemas"]["Uuid"];
            /** @description The template that the inputs were resolved with. */
            resolved_template_id: components["schemas"]["UuidOrNull"];
            /** @description The batch that the run is part of. */
            batch_id: components["schemas"]["UuidOrNull"];
            /** @description The version of the flow that the run followed. */
            flow_version_id: components["schemas"]["UuidOrNull"];
            /** @description The user who dispatched the run, or who issued the API key that did. */
            created_by: components["schemas"]["UuidOrNull"];
            /** @description The chat message that the run was started from. */
            source_chat_message_id: components["schemas"]["UuidOrNull"];
            /** @description The version of the model or graph workflow at the time of dispatch. */
            target_version: components["schemas"]["ShortTextOrNull"];
            /** @description A reference of the caller's own. */
            client_ref: components["schemas"]["ShortTextOrNull"];
            /** @description Where the run had to be carried out. */
            jurisdiction_code: components["schemas"]["CodeOrNull"];
            /** @description Identifies the request that dispatched the run. */
            request_id: components["schemas"]["ShortTextOrNull"];
            /** @description Where the end of the run is reported to, as given at dispatch. */
            callback_url: components["schemas"]["UrlOrNull"];
            /** @description Why the run failed, in one word; null unless it failed. */
            failure_code: components["schemas"]["CodeOrNull"];
            /** @description Why the run failed, in a sentence; null unless it failed. */
            failure_message: components["schemas"]["LongTextOrNull"];
            /** @description The reason given with the rating; null without one. */
            feedback_reason: components["schemas"]["LongTextOrNull"];
            /** @description How far the run has come. Poll until it is final. */
            status_code: components["schemas"]["RunStatusCode"];
            /** @description The input fields as they were sent, without `callback_url`. */
            input: components["schemas"]["FreeObject"];
            /** @description What the run made, by output name; null until it has made anything. */
            output: components["schemas"]["FreeObjectOrNull"];
            /** @description What the service knew about the circumstances of the run. */
            context: components["schemas"]["FreeObject"];
            /** @description How the cost came about; null until the run is charged. */
            cost_breakdown: components["schemas"]["FreeObjectOrNull"];
            /** @description Further facts about the run. */
            metadata: components["schemas"]["FreeObject"];
            /** @description Where to find what belongs to the run. */
            links: components["schemas"]["FreeObject"];
            /** @description Time from start to end; null until the run has ended, or when it never started. */
            duration_ms: components["schemas"]["MillisecondsOrNull"];
            /** @description How many nodes the run consists of. */
            nodes_total: components["schemas"]["Count"];
            /** @description How many of them are done. It only grows, and never beyond `nodes_total`. */
            nodes_completed: components["schemas"]["Count"];
            /** @description What the run cost; null until it is charged. */
            cost: components["schemas"]["DecimalOrNull"];
            /** @description When the run was dispatched. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the run left the queue; null before that. */
            started_at: components["schemas"]["TimestampOrNull"];
            /** @description When the run reached its final status; null before that. */
            completed_at: components["schemas"]["TimestampOrNull"];
            /** @description Whether there is at least one log entry. */
            has_logs: boolean;
            /** @description Whether there is at least one node run. */
            has_node_runs: boolean;
            /** @description The rating: true for good, false for bad, null for none. */
            feedback_is_positive: boolean | null;
            /** @description The latest evaluation of the output; null when it was never evaluated. */
            current_evaluation_summary: components["schemas"]["EvaluationSummary"] | null;
            /** @description What each node did, in the order of their start. */
            node_runs: components["schemas"]["NodeRun"][];
            /** @description What was logged meanwhile, oldest first. */
            logs: components["schemas"]["RunLog"][];
            /** @description The model that was run; null on a graph-workflow run. */
            model: components["schemas"]["Model"] | null;
            /** @description The graph workflow that was run, even when it has been deleted since; null on a model run. */
            graph_workflow: components["schemas"]["GraphWorkflow"] | null;
        };
        /** @description What is posted when a run was cancelled. */
        RunCancelledPayload: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "run.cancelled";
            /** @description The delivery that this is part of. */
            delivery: components["schemas"]["EventDelivery"];
            /** @description The run that the event is about. */
            run_id: components["schemas"]["Uuid"];
            /** @description The run, in its final status. */
            run: components["schemas"]["EmbeddedRun"];
            /** @description When the event happened. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description What is posted when a run ended successfully. */
        RunCompletedPayload: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "run.completed";
            /** @description The delivery that this is part of. */
            delivery: components["schemas"]["EventDelivery"];
            /** @description The run that the event is about. */
            run_id: components["schemas"]["Uuid"];
            /** @description The run, in its final status. */
            run: components["schemas"]["EmbeddedRun"];
            /** @description When the event happened. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description What is posted when a run failed. */
        RunFailedPayload: {
            /**
             * @description What happened.
             * @enum {string}
             */
            event: "run.failed";
            /** @description The delivery that this is part of. */
            delivery: components["schemas"]["EventDelivery"];
            /** @description The run that the event is about. */
            run_id: components["schemas"]["Uuid"];
            /** @description The run, in its final status. */
            run: components["schemas"]["EmbeddedRun"];
            /** @description When the event happened. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description One line of the log of a run. */
        RunLog: {
            /** @description Identifies the log entry. */
            id: components["schemas"]["Uuid"];
            /** @description The run that wrote it. */
            run_id: components["schemas"]["Uuid"];
            /** @description How much it matters: `debug`, `info`, `warning` or `error`. */
            level_code: components["schemas"]["Code"];
            /** @description What was logged. */
            message: string;
            /** @description When it was logged. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Facts that go with the message. */
            meta: components["schemas"]["FreeObject"];
            /** @description Always null: the entry does not repeat the run that it is part of. */
            run: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * @description How far a run has come. `queued` and `running` are on the way; `completed`, `failed` and `canceled` are final, and a run that has reached one of these stays there.
         * @enum {string}
         */
        RunStatusCode: "queued" | "running" | "completed" | "failed" | "canceled" | (string & {});
        /** @description The right to one kind of operation, written as the kind of record, a colon and what may be done to it. */
        Scope: string;
        /** @description One line of text for people, never empty. */
        ShortText: string;
        /** @description One line of text for people, or null when nothing was given. */
        ShortTextOrNull: string | null;
        /** @description A name made for URLs, in lower case. */
        Slug: string;
        /** @description The place of the record among its siblings; smaller comes first. */
        SortRank: number;
        /** @description Text whose meaning its own property explains, or null. */
        StringOrNull: string | null;
        /**
         * Format: date-time
         * @description An instant in UTC, as an ISO 8601 date-time with milliseconds and the letter Z.
         */
        Timestamp: string;
        /**
         * Format: date-time
         * @description An instant in UTC, or null when what it would date has not happened.
         */
        TimestampOrNull: string | null;
        /** @description A promise of storage for one file, and the place to send it to. */
        UploadSession: {
            /** @description The asset that the file will be. */
            asset_id: components["schemas"]["Uuid"];
            /** @description Where to send the file with one HTTP PUT, in the declared content type and size and without a bearer token. Whoever holds this URL may upload until it ends, so keep it as safe as a password. */
            upload_url: components["schemas"]["Url"];
        };
        /**
         * Format: uri
         * @description An absolute http or https URL.
         */
        Url: string;
        /**
         * Format: uri
         * @description An absolute http or https URL, or null when there is nothing to point at.
         */
        UrlOrNull: string | null;
        /** @description The user behind the token; for an API key, the user who issued it. */
        UserProfile: {
            id: components["schemas"]["Uuid"];
            email: components["schemas"]["Email"];
            /** @description The user's first name, or null when none was given. */
            first_name: components["schemas"]["ShortTextOrNull"];
            /** @description The user's last name, or null when none was given. */
            last_name: components["schemas"]["ShortTextOrNull"];
            /** @description A picture of the user, or null when there is none. */
            avatar_url: components["schemas"]["UrlOrNull"];
            /** @description The IANA name of the user's time zone, or null when none was chosen. */
            timezone: string | null;
            /** @description The BCP 47 tag of the user's language, or null when none was chosen. */
            locale_code: string | null;
            /** @description When the e-mail address was proven to be the user's, or null while it is not. */
            email_verified_at: components["schemas"]["TimestampOrNull"];
            /** @description Where the user belongs, and with which rights. Present only with `embed=memberships`. */
            memberships?: components["schemas"]["Membership"][];
            /** @description The organizations the user belongs to. Present only with `embed=organizations`. */
            organizations?: components["schemas"]["Organization"][];
            /** @description Invitations to the user's e-mail address that are neither accepted nor over. Present only with `embed=pending_invitations`. */
            pending_invitations?: components["schemas"]["Invitation"][];
        };
        /**
         * Format: uuid
         * @description The identifier of one record, a UUID in its canonical text form.
         */
        Uuid: string;
        /**
         * Format: uuid
         * @description The identifier of another record, or null when there is none.
         */
        UuidOrNull: string | null;
        /** @description The validation envelope, given by the batch item read, the catalog text read and the health probe. */
        ValidationErrorEnvelope: {
            /** @description Every problem found, at least one. */
            detail: components["schemas"]["ValidationIssue"][];
        };
        /** @description One problem, where it lies, and what was found there. */
        ValidationIssue: {
            /** @description The way to the problem, outermost part first, for example `query` and then the name of a parameter. */
            loc: string[];
            /** @description One sentence for people. Its wording may change at any time. */
            msg: string;
            /** @description The kind of problem, as a word for programs. */
            type: components["schemas"]["ErrorCode"];
            /** @description The value that was found at the place, of any type; null where there was none, or where it is secret. */
            input: unknown;
            /** @description Further facts about the problem, such as the limit that was passed; empty when there are none. */
            ctx: components["schemas"]["FreeObject"];
        };
        /** @description A subscription of an organization to events, with the URL they go to and the secret they are signed with. */
        Webhook: {
            /** @description Identifies the webhook. */
            id: components["schemas"]["Uuid"];
            /** @description The organization that it belongs to. */
            org_id: components["schemas"]["Uuid"];
            /** @description The name for readers. */
            name: components["schemas"]["ShortText"];
            /** @description Where events are posted to. */
            url: components["schemas"]["Url"];
            /** @description The key that deliveries are signed with. */
            secret: components["schemas"]["WebhookSecret"];
            /** @description The events that it wants. It never fires when there are none. */
            event_types: components["schemas"]["EventCode"][];
            /** @description The user who created it, or who issued the API key that did. */
            created_by: components["schemas"]["UuidOrNull"];
            /** @description When the record was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A webhook to be created. */
        WebhookCreate: {
            /** @description The name for readers. */
            name: components["schemas"]["ShortText"];
            /** @description Where events are to be posted to. */
            url: components["schemas"]["Url"];
            /** @description The key to sign deliveries with. */
            secret: components["schemas"]["WebhookSecret"];
            /**
             * @description The events that it wants. Left out or empty, it never fires.
             * @default []
             */
            event_types?: components["schemas"]["EventCode"][];
        };
        /** @description The signing secret. Its UTF-8 bytes are the key of the HMAC-SHA256 in `Service-Signature`. */
        WebhookSecret: string;
        /** @description A list kept inside an object. The specification calls it an array in the request and an object in the record, so either may be met. */
        WorkflowItems: {
            /** @description The entries as they were sent. */
            items: {
                [key: string]: unknown;
            }[];
        };
        /** @description The receipt for a graph-workflow run. It is not the run itself. */
        WorkflowRunReceipt: {
            /** @description The new run. Read it with getRun. */
            run_id: components["schemas"]["Uuid"];
            /**
             * @description Always `queued`: the run has not begun.
             * @enum {string}
             */
            status: "queued";
        };
    };
    responses: {
        /** @description The receiver failed. The same bytes are sent again after 1 second, and after 2 more seconds for a third and last time. A connection that breaks, cannot be made or gives no answer in time counts alike. */
        CallbackFailed: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The receiver refused the event. It is not sent again; the same goes for a redirect, which is not followed. */
        CallbackRefused: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The receiver took the event. Nothing more is sent for this run. */
        CallbackTaken: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The caller does not belong to the organization that `X-Organization-Id` names. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The caller does not belong to the organization that `X-Organization-Id` names. */
        ForbiddenDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationErrorEnvelope"];
            };
        };
        /** @description The token is an API key where only a person may act, or lacks the scope this operation needs, or the caller does not belong to the organization that `X-Organization-Id` names. Nothing changed. */
        HumanRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The organization's credit balance does not cover the run. No run was made and nothing was charged. */
        InsufficientBalance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The token lacks the scope this operation needs, or the caller does not belong to the organization that `X-Organization-Id` names. Nothing changed. */
        InsufficientScope: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A filter, order, projection, embed, page size or cursor is malformed or names something that is not there, or a query parameter or header is unknown or malformed. */
        InvalidListQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A query parameter or a header is unknown or malformed. Nothing changed. */
        InvalidParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A query parameter or a header is unknown or malformed. */
        InvalidParameterDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationErrorEnvelope"];
            };
        };
        /** @description The body breaks its schema or holds a field that is not known, or a parameter or header is malformed. Nothing changed. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The inputs break what the model or workflow says about them, `callback_url` is malformed, or a parameter or header is. No run was made. */
        InvalidRunInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body is not JSON. Nothing changed. */
        MalformedJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description No model with this path may be run by the caller. An unknown model and one that the caller may not see are answered alike. No run was made. */
        ModelNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description No such record exists in the organization the caller acts in. A record of another organization and an identifier that is no UUID are answered alike. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Nothing that the caller may see exists at this path. What is hidden and what never was are answered alike. */
        NotFoundDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationErrorEnvelope"];
            };
        };
        /** @description The body is larger than this operation takes. Nothing changed. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Too many requests in too short a time. Nothing changed; wait as long as `Retry-After` says, then repeat. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Too many requests in too short a time. Wait as long as `Retry-After` says, then repeat. */
        RateLimitedDetail: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationErrorEnvelope"];
            };
        };
        /** @description The record changed after the caller read it. Nothing changed; the record as it stands is in the error, ready for a new decision. */
        StaleRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request carries no bearer token, or one that is unknown, expired or revoked. Nothing changed. */
        Unauthenticated: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request carries no bearer token, or one that is unknown, expired or revoked. */
        UnauthenticatedDetail: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationErrorEnvelope"];
            };
        };
        /** @description The body is not declared as `application/json`. Nothing changed. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The receiver failed. The same bytes are sent again, just as after a refusal. A connection that breaks, cannot be made or gives no answer in time counts alike. */
        WebhookFailed: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The receiver refused the event. The same bytes are sent again, each time after a longer wait, until an attempt succeeds or the attempts are used up. A redirect counts alike and is not followed. */
        WebhookRefused: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The receiver took the event. The delivery is done. */
        WebhookTaken: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The organization has no graph workflow of this name, or it has been deleted. No run was made. */
        WorkflowNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: {
        /** @description The largest number of items on a page, from 1 to 500. */
        AssetPageSize: number;
        /** @description Whether to go towards the start of the list. The items of the page keep the order of the list. Without a cursor, true answers with the last page. */
        Backward: boolean;
        /** @description The batch. */
        BatchId: components["schemas"]["Uuid"];
        /** @description The place in the list to go on from. It comes only inside the URLs `first`, `next` and `previous` of a page, means nothing to the client, and does not expire. */
        Cursor: string;
        /** @description Which items to list: conditions of the form `field.operator:value`, joined by commas; an item must meet all of them. Operators are `eq`, `ne`, `gt`, `gte`, `lt`, `lte`, `in` (values parted by `|`) and `like` (`%` stands for any text). The word `null` stands for no value. A backslash takes its special meaning from the character after it. */
        Filter: string;
        /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
        OrganizationId: components["schemas"]["Uuid"];
        /** @description The largest number of items on a page. */
        PageSize: number;
        /** @description The identifier of this one attempt. It is new for every attempt and is kept in the delivery log, where a receiver that wrote it down finds the attempt again. */
        ServiceRequestId: components["schemas"]["Uuid"];
        /** @description The HMAC-SHA256 of the exact bytes of the body, in lower-case hexadecimal digits, keyed with the signing secret. The key is the webhook's secret, or for a callback the organization's callback secret; a callback of an organization without a secret carries no such header. */
        ServiceSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Where the new asset can be read, as a path or URL that resolves against the URL of the request.
         * @example /v1/assets/b2f4c6d8-1a3c-4e5f-8a7b-9c0d1e2f3a4b
         */
        AssetLocation: string;
        /**
         * @description Where the new folder can be read, as a path or URL that resolves against the URL of the request.
         * @example /v1/asset-folders/5e8d2a40-7c13-4b96-8f0e-3a1d9c6b7e24
         */
        FolderLocation: string;
        /**
         * @description How many seconds to wait before the request is worth repeating.
         * @example 2
         */
        RetryAfter: number;
        /**
         * @description How to authenticate, as RFC 9110 and RFC 6750 lay down.
         * @example Bearer realm="model-run"
         */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            422: components["responses"]["InvalidParameterDetail"];
            429: components["responses"]["RateLimitedDetail"];
        };
    };
    getMe: {
        parameters: {
            query?: {
                /** @description What to add to the profile, joined by commas: `memberships`, `organizations` and `pending_invitations`. */
                embed?: ("memberships" | "organizations" | "pending_invitations")[];
            };
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile of the user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidParameter"];
            429: components["responses"]["RateLimited"];
        };
    };
    updateBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new threshold. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceUpdate"];
            };
        };
        responses: {
            /** @description The balance with its new threshold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditBalance"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            409: components["responses"]["StaleRecord"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
        };
    };
    listAssets: {
        parameters: {
            query?: {
                /** @description Which items to list: conditions of the form `field.operator:value`, joined by commas; an item must meet all of them. Operators are `eq`, `ne`, `gt`, `gte`, `lt`, `lte`, `in` (values parted by `|`) and `like` (`%` stands for any text). The word `null` stands for no value. A backslash takes its special meaning from the character after it. */
                q?: components["parameters"]["Filter"];
                /** @description The largest number of items on a page, from 1 to 500. */
                limit?: components["parameters"]["AssetPageSize"];
                /** @description The order of the list: one or more `field:asc` or `field:desc`, joined by commas, the first one deciding first. Items without a value come last in either direction; ties are broken by id. Left out, the newest items come first. */
                sort_by?: ("id:asc" | "id:desc" | "org_id:asc" | "org_id:desc" | "folder_id:asc" | "folder_id:desc" | "name:asc" | "name:desc" | "blob_key:asc" | "blob_key:desc" | "url:asc" | "url:desc" | "thumbnail_url:asc" | "thumbnail_url:desc" | "mime_type:asc" | "mime_type:desc" | "asset_type:asc" | "asset_type:desc" | "source_type:asc" | "source_type:desc" | "source_id:asc" | "source_id:desc" | "size_bytes:asc" | "size_bytes:desc" | "created_by:asc" | "created_by:desc" | "created_at:asc" | "created_at:desc" | "updated_at:asc" | "updated_at:desc" | "deleted_at:asc" | "deleted_at:desc" | "deleted_by:asc" | "deleted_by:desc")[];
                /** @description The names of the fields to answer with, joined by commas. Left out, every field is present. */
                fields?: ("id" | "org_id" | "folder_id" | "name" | "blob_key" | "url" | "thumbnail_url" | "mime_type" | "asset_type" | "source_type" | "source_id" | "size_bytes" | "created_by" | "created_at" | "updated_at" | "deleted_at" | "deleted_by" | "created_by_user")[];
                /** @description What to add to each asset. `created_by_user` adds the user who made it. */
                embed?: "created_by_user";
                /** @description The place in the list to go on from. It comes only inside the URLs `first`, `next` and `previous` of a page, means nothing to the client, and does not expire. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Whether to go towards the start of the list. The items of the page keep the order of the list. Without a cursor, true answers with the last page. */
                backward?: components["parameters"]["Backward"];
                /** @description Whether `url` and `thumbnail_url` are presigned URLs that can be opened without a token for up to one week. */
                presign?: boolean;
            };
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of assets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidListQuery"];
            429: components["responses"]["RateLimited"];
        };
    };
    listAssetTypes: {
        parameters: {
            query?: {
                /** @description Which items to list: conditions of the form `field.operator:value`, joined by commas; an item must meet all of them. Operators are `eq`, `ne`, `gt`, `gte`, `lt`, `lte`, `in` (values parted by `|`) and `like` (`%` stands for any text). The word `null` stands for no value. A backslash takes its special meaning from the character after it. */
                q?: components["parameters"]["Filter"];
                /** @description The largest number of items on a page, from 1 to 500. */
                limit?: components["parameters"]["AssetPageSize"];
                /** @description The order of the list: one or more `field:asc` or `field:desc`, joined by commas, the first one deciding first. Left out, the newest types come first; ties are broken by name. */
                sort_by?: ("name:asc" | "name:desc" | "created_at:asc" | "created_at:desc")[];
                /** @description The names of the fields to answer with, joined by commas. Left out, every field is present. */
                fields?: ("name" | "created_at")[];
                /** @description The place in the list to go on from. It comes only inside the URLs `first`, `next` and `previous` of a page, means nothing to the client, and does not expire. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Whether to go towards the start of the list. The items of the page keep the order of the list. Without a cursor, true answers with the last page. */
                backward?: components["parameters"]["Backward"];
            };
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of asset types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTypePage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidListQuery"];
            429: components["responses"]["RateLimited"];
        };
    };
    getAsset: {
        parameters: {
            query?: {
                /** @description Whether `url` and `thumbnail_url` are presigned URLs that can be opened without a token for up to one week. */
                presign?: boolean;
                /** @description What to add to the asset. `created_by_user` adds the user who made it. */
                embed?: "created_by_user";
            };
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The asset. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidParameter"];
            429: components["responses"]["RateLimited"];
        };
    };
    deleteAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The asset. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asset is deleted, now or already before. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidParameter"];
            429: components["responses"]["RateLimited"];
        };
    };
    createAssetUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file to come. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetUploadCreate"];
            };
        };
        responses: {
            /** @description The asset exists, and its file can be sent. */
            201: {
                headers: {
                    Location: components["headers"]["AssetLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadSession"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
        };
    };
    createAssetFolder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The folder to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetFolderCreate"];
            };
        };
        responses: {
            /** @description The new folder. */
            201: {
                headers: {
                    Location: components["headers"]["FolderLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetFolder"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
        };
    };
    getAssetFolder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The folder. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetFolder"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidParameter"];
            429: components["responses"]["RateLimited"];
        };
    };
    deleteAssetFolder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The folder. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folder is deleted, now or already before. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidParameter"];
            429: components["responses"]["RateLimited"];
        };
    };
    dispatchModelRun2: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description Who provides the model: the first segment of its path. */
                provider: components["schemas"]["PathSegment"];
                /** @description The name of the model: the second segment. */
                name: components["schemas"]["PathSegment"];
            };
            cookie?: never;
        };
        /** @description The inputs of the run. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelRunCreate"];
            };
        };
        responses: {
            /** @description The run is queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelRunReceipt"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["InsufficientBalance"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["ModelNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRunInput"];
            429: components["responses"]["RateLimited"];
        };
    };
    dispatchModelRun3: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description Who provides the model: the first segment of its path. */
                provider: components["schemas"]["PathSegment"];
                /** @description The name of the model: the second segment. */
                name: components["schemas"]["PathSegment"];
                /** @description The third segment of the path. */
                variant: components["schemas"]["PathSegment"];
            };
            cookie?: never;
        };
        /** @description The inputs of the run. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelRunCreate"];
            };
        };
        responses: {
            /** @description The run is queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelRunReceipt"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["InsufficientBalance"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["ModelNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRunInput"];
            429: components["responses"]["RateLimited"];
        };
    };
    dispatchModelRun4: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description Who provides the model: the first segment of its path. */
                provider: components["schemas"]["PathSegment"];
                /** @description The name of the model: the second segment. */
                name: components["schemas"]["PathSegment"];
                /** @description The third segment of the path. */
                variant: components["schemas"]["PathSegment"];
                /** @description The fourth segment of the path. */
                subvariant: components["schemas"]["PathSegment"];
            };
            cookie?: never;
        };
        /** @description The inputs of the run. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelRunCreate"];
            };
        };
        responses: {
            /** @description The run is queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelRunReceipt"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["InsufficientBalance"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["ModelNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRunInput"];
            429: components["responses"]["RateLimited"];
        };
    };
    dispatchModelRun5: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description Who provides the model: the first segment of its path. */
                provider: components["schemas"]["PathSegment"];
                /** @description The name of the model: the second segment. */
                name: components["schemas"]["PathSegment"];
                /** @description The third segment of the path. */
                variant: components["schemas"]["PathSegment"];
                /** @description The fourth segment of the path. */
                subvariant: components["schemas"]["PathSegment"];
                /** @description The fifth segment of the path. */
                revision: components["schemas"]["PathSegment"];
            };
            cookie?: never;
        };
        /** @description The inputs of the run. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelRunCreate"];
            };
        };
        responses: {
            /** @description The run is queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelRunReceipt"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["InsufficientBalance"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["ModelNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRunInput"];
            429: components["responses"]["RateLimited"];
        };
    };
    getModelText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Who offers the model. */
                owner: components["schemas"]["PathSegment"];
                /** @description The slug of the model. */
                slug: components["schemas"]["PathSegment"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            404: components["responses"]["NotFoundDetail"];
            422: components["responses"]["InvalidParameterDetail"];
            429: components["responses"]["RateLimitedDetail"];
        };
    };
    getRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The run, of a model or of a graph workflow. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidParameter"];
            429: components["responses"]["RateLimited"];
        };
    };
    rateRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The run to rate. */
                run_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /** @description The rating. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackUpdate"];
            };
        };
        responses: {
            /** @description The run with its new rating. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["HumanRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
        };
    };
    createGraphWorkflow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The workflow to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphWorkflowCreate"];
            };
        };
        responses: {
            /** @description The new workflow. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GraphWorkflow"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
        };
    };
    deleteGraphWorkflow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The graph workflow. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow is deleted, now or already before. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidParameter"];
            429: components["responses"]["RateLimited"];
        };
    };
    dispatchGraphWorkflowRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description Whose workflow it is: the slug of the organization. */
                owner: components["schemas"]["Slug"];
                /** @description The slug of the workflow. */
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        /** @description The inputs of the run. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphWorkflowRunCreate"];
            };
        };
        responses: {
            /** @description The run is queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowRunReceipt"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["InsufficientBalance"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["WorkflowNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRunInput"];
            429: components["responses"]["RateLimited"];
        };
    };
    listBatchItems: {
        parameters: {
            query?: {
                /** @description Which items to list: conditions of the form `field.operator:value`, joined by commas; an item must meet all of them. Operators are `eq`, `ne`, `gt`, `gte`, `lt`, `lte`, `in` (values parted by `|`) and `like` (`%` stands for any text). The word `null` stands for no value. A backslash takes its special meaning from the character after it. */
                q?: components["parameters"]["Filter"];
                /** @description The largest number of items on a page. */
                limit?: components["parameters"]["PageSize"];
                /** @description The order of the list: one or more `field:asc` or `field:desc`, joined by commas, the first one deciding first. Items without a value come last in either direction; ties are broken by id. Left out, the newest items come first. */
                sort_by?: ("id:asc" | "id:desc" | "batch_id:asc" | "batch_id:desc" | "run_id:asc" | "run_id:desc" | "sequence_index:asc" | "sequence_index:desc" | "created_at:asc" | "created_at:desc" | "started_at:asc" | "started_at:desc" | "completed_at:asc" | "completed_at:desc" | "client_ref:asc" | "client_ref:desc" | "status_code:asc" | "status_code:desc" | "cost:asc" | "cost:desc")[];
                /** @description The names of the fields to answer with, joined by commas. Left out, every field is present. */
                fields?: ("id" | "batch_id" | "run_id" | "sequence_index" | "created_at" | "started_at" | "completed_at" | "client_ref" | "status_code" | "input" | "output" | "error" | "cost" | "run")[];
                /** @description What to add. `run` adds the run with all of its own fields; `run(logs,node_runs)` adds to that run, in turn, what the parentheses name: `logs`, `node_runs`, `model` or `graph_workflow`. */
                embed?: string;
                /** @description The place in the list to go on from. It comes only inside the URLs `first`, `next` and `previous` of a page, means nothing to the client, and does not expire. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Whether to go towards the start of the list. The items of the page keep the order of the list. Without a cursor, true answers with the last page. */
                backward?: components["parameters"]["Backward"];
            };
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The batch. */
                batch_id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of batch items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchItemPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidListQuery"];
            429: components["responses"]["RateLimited"];
        };
    };
    getBatchItem: {
        parameters: {
            query?: {
                /** @description Which items to list: conditions of the form `field.operator:value`, joined by commas; an item must meet all of them. Operators are `eq`, `ne`, `gt`, `gte`, `lt`, `lte`, `in` (values parted by `|`) and `like` (`%` stands for any text). The word `null` stands for no value. A backslash takes its special meaning from the character after it. */
                q?: components["parameters"]["Filter"];
                /** @description The order of the list: one or more `field:asc` or `field:desc`, joined by commas, the first one deciding first. Items without a value come last in either direction; ties are broken by id. Left out, the newest items come first. */
                sort_by?: ("id:asc" | "id:desc" | "batch_id:asc" | "batch_id:desc" | "run_id:asc" | "run_id:desc" | "sequence_index:asc" | "sequence_index:desc" | "created_at:asc" | "created_at:desc" | "started_at:asc" | "started_at:desc" | "completed_at:asc" | "completed_at:desc" | "client_ref:asc" | "client_ref:desc" | "status_code:asc" | "status_code:desc" | "cost:asc" | "cost:desc")[];
                /** @description The names of the fields to answer with, joined by commas. Left out, every field is present. */
                fields?: ("id" | "batch_id" | "run_id" | "sequence_index" | "created_at" | "started_at" | "completed_at" | "client_ref" | "status_code" | "input" | "output" | "error" | "cost" | "run")[];
                /** @description What to add. `run` adds the run with all of its own fields; `run(logs,node_runs)` adds to that run, in turn, what the parentheses name: `logs`, `node_runs`, `model` or `graph_workflow`. */
                embed?: string;
            };
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The batch. */
                batch_id: components["parameters"]["BatchId"];
                /** @description The item. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item, or those fields of it that were asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchItemFields"];
                };
            };
            401: components["responses"]["UnauthenticatedDetail"];
            403: components["responses"]["ForbiddenDetail"];
            404: components["responses"]["NotFoundDetail"];
            422: components["responses"]["InvalidParameterDetail"];
            429: components["responses"]["RateLimitedDetail"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The webhook to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description The new webhook. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
        };
    };
    listEventTypes: {
        parameters: {
            query?: {
                /** @description Which event types to list: conditions on `code` or `description` in the form `field.operator:value`, joined by commas, with the operators of every list. */
                q?: string;
                /** @description The largest number of items on a page. */
                limit?: components["parameters"]["PageSize"];
                /** @description The order of the list: `field:asc` or `field:desc`, joined by commas. Left out, the codes ascend. */
                sort_by?: ("code:asc" | "code:desc" | "description:asc" | "description:desc")[];
                /** @description The names of the fields to answer with, joined by commas. Left out, every field is present. */
                fields?: ("code" | "description" | "schema")[];
                /** @description The place in the list to go on from. It comes only inside the URLs `first`, `next` and `previous` of a page, means nothing to the client, and does not expire. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Whether to go towards the start of the list. The items of the page keep the order of the list. Without a cursor, true answers with the last page. */
                backward?: components["parameters"]["Backward"];
            };
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of event types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypePage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidListQuery"];
            429: components["responses"]["RateLimited"];
        };
    };
    listAllDeliveries: {
        parameters: {
            query?: {
                /** @description Which items to list: conditions of the form `field.operator:value`, joined by commas; an item must meet all of them. Operators are `eq`, `ne`, `gt`, `gte`, `lt`, `lte`, `in` (values parted by `|`) and `like` (`%` stands for any text). The word `null` stands for no value. A backslash takes its special meaning from the character after it. */
                q?: components["parameters"]["Filter"];
                /** @description The largest number of items on a page. */
                limit?: components["parameters"]["PageSize"];
                /** @description The order of the list: one or more `field:asc` or `field:desc`, joined by commas, the first one deciding first. Items without a value come last in either direction; ties are broken by id. Left out, the newest items come first. */
                sort_by?: ("id:asc" | "id:desc" | "webhook_id:asc" | "webhook_id:desc" | "run_id:asc" | "run_id:desc" | "event:asc" | "event:desc" | "created_at:asc" | "created_at:desc")[];
                /** @description The names of the fields to answer with, joined by commas. Left out, every field is present. */
                fields?: ("id" | "webhook_id" | "run_id" | "event" | "created_at" | "attempts")[];
                /** @description The place in the list to go on from. It comes only inside the URLs `first`, `next` and `previous` of a page, means nothing to the client, and does not expire. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Whether to go towards the start of the list. The items of the page keep the order of the list. Without a cursor, true answers with the last page. */
                backward?: components["parameters"]["Backward"];
            };
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidListQuery"];
            429: components["responses"]["RateLimited"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Which items to list: conditions of the form `field.operator:value`, joined by commas; an item must meet all of them. Operators are `eq`, `ne`, `gt`, `gte`, `lt`, `lte`, `in` (values parted by `|`) and `like` (`%` stands for any text). The word `null` stands for no value. A backslash takes its special meaning from the character after it. */
                q?: components["parameters"]["Filter"];
                /** @description The largest number of items on a page. */
                limit?: components["parameters"]["PageSize"];
                /** @description The order of the list: one or more `field:asc` or `field:desc`, joined by commas, the first one deciding first. Items without a value come last in either direction; ties are broken by id. Left out, the newest items come first. */
                sort_by?: ("id:asc" | "id:desc" | "webhook_id:asc" | "webhook_id:desc" | "run_id:asc" | "run_id:desc" | "event:asc" | "event:desc" | "created_at:asc" | "created_at:desc")[];
                /** @description The names of the fields to answer with, joined by commas. Left out, every field is present. */
                fields?: ("id" | "webhook_id" | "run_id" | "event" | "created_at" | "attempts")[];
                /** @description The place in the list to go on from. It comes only inside the URLs `first`, `next` and `previous` of a page, means nothing to the client, and does not expire. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Whether to go towards the start of the list. The items of the page keep the order of the list. Without a cursor, true answers with the last page. */
                backward?: components["parameters"]["Backward"];
            };
            header?: {
                /** @description The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
                "X-Organization-Id"?: components["parameters"]["OrganizationId"];
            };
            path: {
                /** @description The webhook. */
                webhook_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidListQuery"];
            429: components["responses"]["RateLimited"];
        };
    };
    runCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The identifier of this one attempt. It is new for every attempt and is kept in the delivery log, where a receiver that wrote it down finds the attempt again. */
                "Service-Request-Id": components["parameters"]["ServiceRequestId"];
                /** @description The HMAC-SHA256 of the exact bytes of the body, in lower-case hexadecimal digits, keyed with the signing secret. The key is the webhook's secret, or for a callback the organization's callback secret; a callback of an organization without a secret carries no such header. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event and the run it is about. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunCompletedPayload"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookTaken"];
            "4XX": components["responses"]["WebhookRefused"];
            "5XX": components["responses"]["WebhookFailed"];
        };
    };
    runFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description The identifier of this one attempt. It is new for every attempt and is kept in the delivery log, where a receiver that wrote it down finds the attempt again. */
                "Service-Request-Id": components["parameters"]["ServiceRequestId"];
                /** @description The HMAC-SHA256 of the exact bytes of the body, in lower-case hexadecimal digits, keyed with the signing secret. The key is the webhook's secret, or for a callback the organization's callback secret; a callback of an organization without a secret carries no such header. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event and the run it is about. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunFailedPayload"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookTaken"];
            "4XX": components["responses"]["WebhookRefused"];
            "5XX": components["responses"]["WebhookFailed"];
        };
    };
    runCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description The identifier of this one attempt. It is new for every attempt and is kept in the delivery log, where a receiver that wrote it down finds the attempt again. */
                "Service-Request-Id": components["parameters"]["ServiceRequestId"];
                /** @description The HMAC-SHA256 of the exact bytes of the body, in lower-case hexadecimal digits, keyed with the signing secret. The key is the webhook's secret, or for a callback the organization's callback secret; a callback of an organization without a secret carries no such header. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event and the run it is about. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunCancelledPayload"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookTaken"];
            "4XX": components["responses"]["WebhookRefused"];
            "5XX": components["responses"]["WebhookFailed"];
        };
    };
}
