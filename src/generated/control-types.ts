// generated from openapi/ by scripts/generate.ts; do not edit, run `npm run generate`
export interface paths {
    "/_control": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe this world
         * @description Says where the world is, who can call it with which token, and which records tests may count on. Changes nothing.
         */
        get: operations["getThisWorld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/worlds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the worlds of the server
         * @description Lists the default world and all others. Found at the server's own address alone. Changes nothing.
         */
        get: operations["listWorlds"];
        put?: never;
        /**
         * Make a world
         * @description Makes a further world, with records, clock, faults, log and random source of its own, and answers with all that one needs to use it. Found at the server's own address alone. A repeat makes another world with the same records and tokens, since those follow from the seed.
         */
        post: operations["createWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/worlds/{world_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the world.
                 * @example 2f0c6d1a-8a53-4d55-9d53-5c2e8a1f7b10
                 */
                world_id: components["parameters"]["WorldId"];
            };
            cookie?: never;
        };
        /**
         * Describe a world
         * @description Describes a world by its id. Found at the server's own address alone. Changes nothing.
         */
        get: operations["getWorld"];
        put?: never;
        post?: never;
        /**
         * Remove a world
         * @description Removes a world with everything in it; its tokens and URLs lead nowhere afterwards. The default world stays as long as the server does. Found at the server's own address alone. A repeat is answered with 404.
         */
        delete: operations["deleteWorld"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the world back to how it was at first
         * @description Puts back records, files, time and what is drawn next, takes away all faults and scripts, and empties the log. Tokens stay good, snapshots stay. Requests under way are answered first, and those that come meanwhile afterwards. A repeat changes nothing more.
         */
        post: operations["resetWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the snapshots of the world
         * @description Lists the snapshots. Changes nothing.
         */
        get: operations["listSnapshots"];
        put?: never;
        /**
         * Keep the state of the world
         * @description Keeps records, files, the time of a clock that does not go by itself, and what is drawn next, so that the world can be put back to this moment as often as asked. Faults, scripts and the log are not part of it. A repeat keeps one more.
         */
        post: operations["createSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/snapshots/{snapshot_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the snapshot.
                 * @example 6b1e2c4f-7d0a-4c38-9f21-0a4b5c6d7e8f
                 */
                snapshot_id: components["parameters"]["SnapshotId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget a snapshot
         * @description Forgets the snapshot; the world stays as it is. A repeat is answered with 404.
         */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/snapshots/{snapshot_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the snapshot.
                 * @example 6b1e2c4f-7d0a-4c38-9f21-0a4b5c6d7e8f
                 */
                snapshot_id: components["parameters"]["SnapshotId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the world back to a snapshot
         * @description Puts the world back to the moment of the snapshot, from which unfinished runs and pending deliveries go on. The snapshot stays; faults, scripts and the log stay as they are. A repeat does the same again.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/snapshots/{snapshot_id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the snapshot.
                 * @example 6b1e2c4f-7d0a-4c38-9f21-0a4b5c6d7e8f
                 */
                snapshot_id: components["parameters"]["SnapshotId"];
            };
            cookie?: never;
        };
        /**
         * List what changed since a snapshot
         * @description Compares the records of the world with those of a snapshot: which were made, changed and deleted, and which deliveries were made. A record that only carries a mark of deletion now counts as deleted. Files, faults, scripts and the log are not compared. Changes nothing.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the time of the world
         * @description Says what time it is, when something is due next, and which deliveries are under way. Changes nothing.
         */
        get: operations["getClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Pause the clock, or let it go
         * @description Stops a clock that goes by itself, or lets it go on. A stopped one can be advanced, and stays stopped through a restore; a reset lets it go. A `virtual` clock always stands, and is refused with 409 when it is to go. A repeat changes nothing.
         */
        patch: operations["updateClock"];
        trace?: never;
    };
    "/_control/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let time go on
         * @description Advances the clock of the world, whatever its mode. All that is due on the way happens one after another, each at its own time: runs go on and end, retries leave, URLs and tokens expire. It is answered when nothing more is due and every attempt it started has been answered or cut, or is wholly sent and waits for its receiver. A repeat by so many milliseconds advances further.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispatch a batch of runs
         * @description Dispatches one run of a model for each input and makes a batch of them, whose items mirror the runs. The runs really run, cost what they cost, and send events. A repeat makes another batch.
         */
        post: operations["createBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runs of the world
         * @description Lists the latest runs of all organizations, each in short. Changes nothing.
         */
        get: operations["listRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/runs/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the run.
                 * @example 0d4f2b9e-51c3-4a7e-8f60-2b7c9d1e3a54
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * Read a run of the world
         * @description Shows a run of whatever organization with its record, logs and node runs. Changes nothing.
         */
        get: operations["getWholeRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/runs/{run_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the run.
                 * @example 0d4f2b9e-51c3-4a7e-8f60-2b7c9d1e3a54
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a run
         * @description Ends a run that is queued or under way as canceled, at once. It costs nothing, and the event `run.cancelled` is sent as for every run that is canceled. A repeat is refused with 409.
         */
        post: operations["cancelRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 7a9c1e3b-2d4f-4b6a-8c0e-1f3a5b7d9e21
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes a webhook of any organization. It gets no more events, and those that were still to be sent to it are dropped. A repeat is answered with 404.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a model to the catalog
         * @description Adds a model that anybody who may see it can run from now on, and says what becomes of its runs. A repeat is refused with 409, since its path is taken.
         */
        post: operations["addModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an organization
         * @description Adds an organization with a credit balance and an owner who has every scope, and issues an API key and a user token. A repeat is refused with 409, since its slug is taken.
         */
        post: operations["addOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a token
         * @description Issues an API key of an organization, or a token of one of its members. A repeat issues another one.
         */
        post: operations["addToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an OAuth client
         * @description Registers a client that is granted tokens at `/_control/token`: keys of an organization, or tokens of one of its members, each for a short time. A repeat registers another one.
         */
        post: operations["addClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be granted a token
         * @description The token endpoint of OAuth 2.0 (RFC 6749) for clients of `/_control/clients`: the grants `client_credentials` and `refresh_token`. The client names itself by HTTP Basic or in the body, never by the control token, and from whatever machine. Each grant gives another token. A refresh token is good once (RFC 9700): used again, it is refused, and so is every one that came of it, since one of its two users has stolen it.
         */
        post: operations["grantToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/scripts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the scripts that wait for runs
         * @description Lists the scripts that have not been used up. Changes nothing.
         */
        get: operations["listScripts"];
        put?: never;
        /**
         * Say how runs to come shall end
         * @description Adds a script for runs that are dispatched from now on. A run gets the first script that fits it, unless its own input asks for an outcome. Runs under way stay as they are. A repeat adds another one.
         */
        post: operations["addScript"];
        /**
         * Take all scripts away
         * @description Takes away every script that waits. Runs that were dispatched keep their outcome. A repeat changes nothing.
         */
        delete: operations["deleteScripts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/scripts/{script_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the script.
                 * @example 1
                 */
                script_id: components["parameters"]["ScriptId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a script away
         * @description Takes away one script. Runs that were dispatched keep their outcome. A repeat is answered with 404.
         */
        delete: operations["deleteScript"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the faults of the world
         * @description Lists the faults, those that are used up too. Changes nothing.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Let something go wrong
         * @description Adds a fault that meets requests, deliveries or storage from now on. Which of them a fault of some probability meets follows from the seed of the world. Requests under `/_control` are never met. A repeat adds another one.
         */
        post: operations["addFault"];
        /**
         * Take all faults away
         * @description Takes away every fault; from now on nothing goes wrong. A repeat changes nothing.
         */
        delete: operations["deleteFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/faults/{fault_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the fault.
                 * @example c3e5a7b9-1d2f-4a6c-8e0b-3f5d7a9c1b24
                 */
                fault_id: components["parameters"]["FaultId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a fault away
         * @description Takes away one fault. A repeat is answered with 404.
         */
        delete: operations["deleteFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests that the world answered
         * @description Lists the latest requests to the interface and to storage, of which the world remembers a thousand. Changes nothing.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        /**
         * Empty the log of requests
         * @description Forgets all requests so far. A repeat changes nothing.
         */
        delete: operations["deleteRequests"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events that the world sends
         * @description Lists the latest deliveries of all organizations with their attempts, callbacks included, which the service itself shows nobody. Changes nothing.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/deliveries/{delivery_id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the delivery, as its payload carries it.
                 * @example 1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f
                 */
                delivery_id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again
         * @description Makes a further attempt of a delivery at once, though its receiver had taken it or all its attempts were made: the same bytes, and the same `delivery.id`. If that fails, repeats go on by the rule of its channel. A delivery with an attempt to come is refused with 409, and so is one whose webhook is gone.
         */
        post: operations["resendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/deliveries/{delivery_id}/signature": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the delivery, as its payload carries it.
                 * @example 1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f
                 */
                delivery_id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        /**
         * Explain the signature of an event
         * @description Tells what an attempt signs, with which key, and in which header the result stands, so that a receiver can compare. An injected fault may have spoilt what was sent; this is what is right. Changes nothing.
         */
        get: operations["explainSignature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listen in place of receivers
         * @description An endless stream of server-sent events. From its beginning on, attempts of deliveries to URLs of the pattern do not leave the server: an event `attempt` tells of each, with `id`, `delivery` (`id`, `event`, `run_id`, `webhook_id` and `attempt`, or null for what proves the URL of a webhook), `channel`, `url`, `headers`, `body` and `timeout_ms`, and the listener answers it by `POST /_control/attempts/{attempt_id}/answer` within that time of the world's clock. A clock that is stepped waits for the answer as long in real time. `cut` tells the `id` of an attempt that needs no answer any more, `over` the end of the world, and `dropped` that the listener takes too long. `hello` comes first, with `listener_id`. With `Last-Event-ID` a listener that lost its connection is told what it has not heard; for 20 seconds its attempts wait for it. Later they go to another listener of the URL, the one that began last, or out as usual, and those that it had been told of have met a network error.
         */
        get: operations["streamAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/attempts/{attempt_id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the event that told of the attempt.
                 * @example 5b7f9c1e-3d46-4c8e-a02d-e5a7c9d13f4b
                 */
                attempt_id: components["parameters"]["AttemptId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an attempt
         * @description Gives the answer of an attempt that a listener was told of. It is recorded as if the receiver had given it, and decides whether another attempt follows. A repeat, and an answer after the sender's own timeout, is met with 404.
         */
        post: operations["answerAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/listeners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the listeners of the world
         * @description Lists the programs that are given deliveries in place of their receivers, those that may still come back among them. Changes nothing.
         */
        get: operations["listListeners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/listeners/{listener_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `listener_id` of the event `hello`.
                 * @example 9e0f1a2b-3c4d-4f5e-8a6b-3d2c1b0a8c7d
                 */
                listener_id: components["parameters"]["ListenerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Listen no more
         * @description Ends a listener of `GET /_control/attempts`. An attempt that it was told of and has not answered has met a network error; later ones go to another listener, or out as usual. A repeat is answered with 404.
         */
        delete: operations["deleteListener"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_control/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear what happens in the world
         * @description An endless stream of server-sent events, each with an id and JSON as data. `hello` comes first, with the clock. `requests`, `runs` and `deliveries` carry `items`, the latest first, as the lists show them (deliveries without their body), and `left_out`, the number of those for which there was no room; `clock` carries the clock; `state` says that records were exchanged or the log was emptied, `settings` that snapshots, scripts or faults were changed, `worlds` that a world was made or removed, and `listeners` that one of `GET /_control/listeners` came, went or was told of an attempt. News is collected for a quarter of a second, or a second when there is much. A comment comes every 15 seconds. After `lost` something may have been missed, and lists are to be read again; `over` is the last event of a world, and `dropped` of a reader that takes too long, who may come back. With `Last-Event-ID` the stream goes on where it was left. Changes nothing.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Any JSON value; null where nothing was set. */
        AnyValue: unknown;
        /** @description One try to bring a delivery to its receiver. */
        Attempt: {
            /** @description What this attempt carried as `Service-Request-Id`. */
            readonly request_id: components["schemas"]["Uuid"];
            /** @description The HTTP status that the receiver answered, as text; null when it gave no answer. */
            readonly status_code: string | null;
            /** @description Time until the answer was complete; null when there was none. */
            readonly response_time_ms: number | null;
            /** @description The beginning of what the receiver answered; null when there was no answer. */
            readonly response_body: string | null;
            /** @description Whether the receiver took the event: it answered 2xx in time. */
            readonly succeeded: boolean;
            /** @description When the next attempt is due; null when there will be none. */
            readonly next_retry_at: components["schemas"]["TimestampOrNull"];
            /** @description When the attempt was made. */
            readonly created_at: components["schemas"]["Timestamp"];
        };
        /** @description The answer of a receiver, or the reason why there was none. */
        AttemptAnswer: components["schemas"]["ReceiverAnswer"] | components["schemas"]["ReceiverError"];
        /** @description Attempts that are signed carry a signature that does not fit, or none. */
        BadSignatureFault: {
            /**
             * @description Always `bad_signature`.
             * @constant
             */
            kind: "bad_signature";
            /**
             * @description One under another key, none, one of a body that differs in white space alone, or the first half of the right one.
             * @enum {string}
             */
            how: "wrong_key" | "missing" | "other_body" | "truncated";
            channel?: components["schemas"]["DeliveryChannel"];
            /** @description What the URL of the receiver begins with; any unless given. */
            url?: string;
            times?: components["schemas"]["FaultTimes"];
            skip?: components["schemas"]["FaultSkip"];
            probability?: components["schemas"]["FaultProbability"];
        };
        /** @description An absolute http or https URL without a slash at its end. */
        BaseUrl: string;
        /** @description A batch whose runs have been dispatched. */
        Batch: {
            /** @description Identifies the batch. */
            id: components["schemas"]["Uuid"];
            /** @description One item for each input, in their order. */
            items: components["schemas"]["BatchRun"][];
        };
        /** @description Runs of one model, to be dispatched as one batch. */
        BatchCreate: {
            /** @description Whose batch it is; the first organization of the world unless given. */
            organization?: components["schemas"]["OrganizationReference"];
            model: components["schemas"]["ModelPath"];
            /** @description The input of each run, as a dispatch takes it. */
            inputs: components["schemas"]["FreeObject"][];
        };
        /** @description An item of a batch, and the run that it mirrors. */
        BatchRun: {
            /** @description Identifies the item. */
            id: components["schemas"]["Uuid"];
            /** @description The run. */
            run_id: components["schemas"]["Uuid"];
        };
        /** @description A run that was canceled. */
        CanceledRun: {
            /** @description Identifies the run. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Its final status.
             * @enum {string}
             */
            status: "canceled";
        };
        /** @description A record that was made or deleted. */
        ChangedRecord: {
            kind: components["schemas"]["RecordKind"];
            /** @description Identifies it among those of its kind. */
            id: string;
            /** @description The record without secrets; a run without its logs and node runs. */
            record: components["schemas"]["FreeObject"];
        };
        /** @description The difference between a world and one of its snapshots. */
        Changes: {
            snapshot: components["schemas"]["Snapshot"];
            /** @description The time of the world when they were compared. */
            at: components["schemas"]["Timestamp"];
            /** @description How many there are of each kind, without kinds of which there is none. */
            counts: {
                made: components["schemas"]["RecordCounts"];
                changed: components["schemas"]["RecordCounts"];
                deleted: components["schemas"]["RecordCounts"];
                /** @description Deliveries that were made. */
                deliveries: components["schemas"]["Count"];
            };
            /** @description Records that were made, by kind and then in the order of their making. */
            made: components["schemas"]["ChangedRecord"][];
            /** @description Records that were there and differ. Deliveries that were there and have further attempts are among them. */
            changed: components["schemas"]["RecordChange"][];
            /** @description Records that are gone, as they were, and those that carry a mark of deletion now. */
            deleted: components["schemas"]["ChangedRecord"][];
            /** @description Deliveries that were made, oldest first. */
            deliveries: components["schemas"]["LoggedDelivery"][];
        };
        /** @description A client that was registered. Its secret cannot be read again. */
        ClientAdded: {
            /** @description Its name at the token endpoint. */
            client_id: string;
            client_secret: components["schemas"]["Token"];
            /**
             * Format: uri
             * @description The token endpoint of its world.
             */
            token_url: string;
            kind: components["schemas"]["TokenKind"];
            organization: components["schemas"]["OrganizationKey"];
            /** @description The user behind its tokens. */
            user_id: components["schemas"]["Uuid"];
            /** @description What its tokens may do in that organization. */
            scopes: components["schemas"]["Scope"][];
            /** @description The life of each token. */
            expires_in: components["schemas"]["TokenLife"];
            /** @description The life of each refresh token, in seconds; 0 where there are none. */
            refresh_expires_in: number;
        };
        /** @description An OAuth client to be registered, and the tokens that it is granted. */
        ClientCreate: {
            kind: components["schemas"]["TokenKind"];
            /** @description Where its keys belong, or one that the user is a member of; the first organization unless given. */
            organization?: components["schemas"]["OrganizationReference"];
            /** @description The user behind its tokens, by e-mail address or id; an owner unless given. */
            user?: string;
            /** @description What a key may do at most, everything unless given. A user token has the scopes of its memberships and takes none. */
            scopes?: components["schemas"]["Scope"][];
            /** @description The life of each token, in seconds by the clock of the world; 300 unless given. */
            expires_in?: components["schemas"]["TokenLife"];
            /** @description The life of each refresh token; 86,400 unless given. With 0 there are none, as RFC 6749 (4.4.3) advises where a client asks for itself. */
            refresh_expires_in?: number;
        };
        /** @description The time of a world, and what waits for it. */
        Clock: {
            mode: components["schemas"]["ClockMode"];
            /** @description Whether it stands until it is advanced, as `virtual` always does. */
            is_paused: boolean;
            /** @description The time of the world. */
            now: components["schemas"]["Timestamp"];
            /** @description When something happens next of itself, such as the end of a run or a retry; null when nothing will. */
            next_due_at: components["schemas"]["TimestampOrNull"];
            /** @description Attempts to deliver that are under way. */
            in_flight: components["schemas"]["InFlightAttempt"][];
        };
        /** @description How far the clock is to go, or to which time; one of them. */
        ClockAdvance: {
            /** @description So many milliseconds, ten years at most. */
            by_ms?: number;
            /**
             * Format: date-time
             * @description To this time, which must not lie before that of the world, nor more than ten years after it.
             */
            to?: string;
        };
        /** @description The time of a world after it was advanced. */
        ClockAdvanced: components["schemas"]["Clock"] & {
            /** @description How far it was advanced, in milliseconds. On a clock that goes by itself `now` may lie beyond. */
            advanced_ms: number;
        };
        /** @description How time goes on. `real` follows the machine's clock and `x20` goes twenty times as fast; `virtual` stands still until it is advanced; `virtual-auto` goes on to what is due next whenever nothing else is going on. */
        ClockMode: string;
        /** @description Whether a clock shall stand. */
        ClockUpdate: {
            /** @description True to stop it, false to let it go. */
            is_paused: boolean;
        };
        /** @description A machine-readable word. Treat one you do not know as "something else", since new words may come. */
        Code: string;
        /** @description A machine-readable word, or null where none applies. */
        CodeOrNull: string | null;
        /** @description A whole number of things, never negative. */
        Count: number;
        /** @description A signed decimal number as a string of plain digits, so that no client rounds it to a binary fraction. */
        Decimal: string;
        /** @description A signed decimal number as a string of plain digits, or null when no amount is known. */
        DecimalOrNull: string | null;
        /** @description The first attempt of a delivery leaves later, by the clock of the world. */
        DelayFault: {
            /**
             * @description Always `delay`.
             * @constant
             */
            kind: "delay";
            /** @description How much later it leaves. */
            ms: components["schemas"]["FaultDuration"];
            channel?: components["schemas"]["DeliveryChannel"];
            /** @description What the URL of the receiver begins with; any unless given. */
            url?: string;
            times?: components["schemas"]["FaultTimes"];
            skip?: components["schemas"]["FaultSkip"];
            probability?: components["schemas"]["FaultProbability"];
        };
        /**
         * @description A `callback` goes to the URL that one dispatch named, a `webhook` to a subscription.
         * @enum {string}
         */
        DeliveryChannel: "callback" | "webhook";
        /** @description Events that a world sends. */
        DeliveryList: {
            /** @description The latest first. */
            items: components["schemas"]["LoggedDelivery"][];
        };
        /** @description Connections are cut. */
        DropFault: {
            /**
             * @description Always `drop`.
             * @constant
             */
            kind: "drop";
            /**
             * @description Before anything was done, or after it was done and half of the answer has left.
             * @enum {string}
             */
            when: "before_answer" | "in_body";
            operations?: components["schemas"]["FaultOperations"];
            times?: components["schemas"]["FaultTimes"];
            skip?: components["schemas"]["FaultSkip"];
            probability?: components["schemas"]["FaultProbability"];
        };
        /** @description Attempts to deliver leave more than once, all the same to the byte. */
        DuplicateFault: {
            /**
             * @description Always `duplicate`.
             * @constant
             */
            kind: "duplicate";
            /** @description How many more leave. */
            copies: number;
            channel?: components["schemas"]["DeliveryChannel"];
            /** @description What the URL of the receiver begins with; any unless given. */
            url?: string;
            times?: components["schemas"]["FaultTimes"];
            skip?: components["schemas"]["FaultSkip"];
            probability?: components["schemas"]["FaultProbability"];
        };
        /** @description An e-mail address. */
        Email: string;
        /**
         * @description What went wrong, as a word for programs. The list is closed.
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "malformed_json" | "unauthenticated" | "forbidden" | "not_found" | "method_not_allowed" | "unsupported_media_type" | "payload_too_large" | "conflict" | "internal_error";
        /** @description The envelope of every refusal. */
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
            /** @description The rule that was broken, such as `required`, `type` or `maximum`. */
            rule: string;
            /** @description One sentence for people about this one problem and its mend. */
            message: string;
        };
        /**
         * @description What happened to a run. Mind the spelling: the event is `run.cancelled`, while the status of that run is `canceled`.
         * @enum {string}
         */
        EventCode: "run.completed" | "run.failed" | "run.cancelled";
        /** @description Something that the world does wrong. Beside these fields it has those it was added with, as the kinds of `FaultCreate` have them. */
        Fault: {
            /** @description Identifies the fault. Logged requests that it met name it. */
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["FaultKind"];
            /** @description How many it has met so far. */
            used: components["schemas"]["Count"];
            times?: components["schemas"]["FaultTimes"];
            skip?: components["schemas"]["FaultSkip"];
            probability?: components["schemas"]["FaultProbability"];
        } & {
            [key: string]: unknown;
        };
        /** @description Something that the world shall do wrong. */
        FaultCreate: components["schemas"]["LatencyFault"] | components["schemas"]["StatusFault"] | components["schemas"]["DropFault"] | components["schemas"]["RateLimitFault"] | components["schemas"]["StalenessFault"] | components["schemas"]["DuplicateFault"] | components["schemas"]["ReorderFault"] | components["schemas"]["DelayFault"] | components["schemas"]["BadSignatureFault"] | components["schemas"]["StorageExpiredFault"] | components["schemas"]["StorageCutFault"];
        /** @description A length of time in whole milliseconds. */
        FaultDuration: number;
        /**
         * @description What goes wrong.
         * @enum {string}
         */
        FaultKind: "latency" | "status" | "drop" | "rate_limit" | "staleness" | "duplicate" | "reorder" | "delay" | "bad_signature" | "storage_expired" | "storage_cut";
        /** @description The faults of a world. */
        FaultList: {
            /** @description All of them, in the order of their adding. */
            items: components["schemas"]["Fault"][];
        };
        /** @description The operations that it meets; all of them unless given. */
        FaultOperations: components["schemas"]["OperationName"][];
        /** @description With which probability it meets each of the others, drawn from the seed of the world. */
        FaultProbability: number;
        /** @description How many it spares first. */
        FaultSkip: number;
        /** @description How many it meets before it meets no more. */
        FaultTimes: number;
        /** @description A length of real time in whole milliseconds. */
        FaultWait: number;
        /** @description A JSON object whose members are not laid down here. */
        FreeObject: {
            [key: string]: unknown;
        };
        /** @description A JSON object whose members are not laid down here, or null when there is none. */
        FreeObjectOrNull: {
            [key: string]: unknown;
        } | null;
        /** @description A grant that is refused (RFC 6749, 5.2). */
        GrantRefused: {
            /**
             * @description The reason, as a word for programs.
             * @enum {string}
             */
            error: "invalid_request" | "invalid_client" | "invalid_grant" | "invalid_scope" | "unsupported_grant_type";
            /** @description The reason for people. */
            error_description: string;
        };
        /** @description An attempt to deliver an event whose receiver has not answered yet. */
        InFlightAttempt: {
            /** @description The delivery that is being tried. */
            delivery_id: components["schemas"]["Uuid"];
            /** @description Which try it is, from 1 on. */
            attempt: number;
            channel: components["schemas"]["DeliveryChannel"];
            /** @description Where it goes to. */
            url: components["schemas"]["Url"];
            /** @description When it began. */
            since: components["schemas"]["Timestamp"];
            /** @description Whether the receiver has all of it, so that only its answer is missing. */
            wholly_sent: boolean;
        };
        /** @description One input field of a model to be added. */
        InputField: {
            /** @description The key of the input in requests. */
            name: components["schemas"]["ShortText"];
            /** @description The type of its value, such as `string`, `integer` or `image`; any unless given. */
            variable_type_code?: components["schemas"]["Code"];
            /**
             * @description Whether a run needs it.
             * @default false
             */
            is_required?: boolean;
            /** @description What a run gets that does not give it, as `{"value": …}`. */
            default_value?: components["schemas"]["FreeObjectOrNull"];
            /** @description Its name for readers. */
            display_name?: components["schemas"]["ShortText"];
            /** @description What it is for. */
            description?: components["schemas"]["LongTextOrNull"];
            /** @description The test that a value must pass, such as `length`; none unless given. */
            validator_code?: components["schemas"]["Code"];
            /** @description What the test is told, such as bounds. */
            validator_attrs?: components["schemas"]["FreeObjectOrNull"];
        };
        /** @description Requests wait, in real time, and then go their way. */
        LatencyFault: {
            /**
             * @description Always `latency`.
             * @constant
             */
            kind: "latency";
            /** @description How long each waits. */
            ms: components["schemas"]["FaultWait"];
            /** @description Up to how much longer, drawn for each; 0 unless given. */
            jitter_ms?: components["schemas"]["FaultWait"];
            operations?: components["schemas"]["FaultOperations"];
            times?: components["schemas"]["FaultTimes"];
            skip?: components["schemas"]["FaultSkip"];
            probability?: components["schemas"]["FaultProbability"];
        };
        /** @description A program that is given deliveries in place of their receivers. */
        Listener: {
            /** @description Identifies the listener; the event `hello` named it. */
            id: components["schemas"]["Uuid"];
            /** @description The URLs for which it listens, with `*` for any text. */
            for: string;
            /** @description The event to which it keeps, or null for all of them. */
            event: components["schemas"]["EventCode"] | null;
            /** @description The run to which it keeps, or null for all of them. */
            run_id: string | null;
            /** @description The webhook to which it keeps, or null for all of them. */
            webhook_id: string | null;
            /** @description The address that it connected from the last time, or null where that is not known. */
            from: string | null;
            /** @description The time at which it began, by the clock of the machine. */
            since: components["schemas"]["Timestamp"];
            /** @description False for a while after its connection broke, in which its attempts wait for it. */
            is_connected: boolean;
            /** @description Number of attempts that it was told of so far. */
            attempts: number;
        };
        /** @description The listeners of a world. */
        ListenerList: {
            /** @description All of them, in the order of their beginning. */
            items: components["schemas"]["Listener"][];
        };
        /** @description An event on its way to one receiver, callbacks included. */
        LoggedDelivery: {
            /** @description Identifies the delivery; the payload carries it as `delivery.id`. */
            id: components["schemas"]["Uuid"];
            channel: components["schemas"]["DeliveryChannel"];
            /** @description Whose run it is. */
            org_id: components["schemas"]["Uuid"];
            /** @description The webhook that it is for; null for a callback. */
            webhook_id: components["schemas"]["UuidOrNull"];
            /** @description The run that it tells of. */
            run_id: components["schemas"]["Uuid"];
            /** @description What happened to the run. */
            event: components["schemas"]["EventCode"];
            /** @description Where it goes to. */
            url: components["schemas"]["Url"];
            /** @description Whether it is sent with a signature. */
            is_signed: boolean;
            /** @description What every attempt sends, to the byte. */
            body: string;
            /** @description When the event happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the next attempt is due; null when there will be none. */
            next_attempt_at: components["schemas"]["TimestampOrNull"];
            /** @description The tries so far, oldest first. */
            attempts: components["schemas"]["Attempt"][];
        };
        /** @description A request to the interface or to storage, and how it was answered. */
        LoggedRequest: {
            /** @description What the answer carried as `Service-Request-Id`. */
            id: components["schemas"]["Uuid"];
            /** @description When it came. */
            at: components["schemas"]["Timestamp"];
            /** @description Its method. */
            method: string;
            /** @description Its path with the query; signatures of storage URLs are blacked out. */
            path: string;
            /** @description The operation that it reached; null for storage and where nothing answers. */
            operation: components["schemas"]["OperationName"] | null;
            /** @description The status of the answer; null where the connection was cut. */
            status: number | null;
            /** @description How long the answer took, in real time. */
            took_ms: number;
            /** @description Whose token it carried, by the name in the world; null for others. */
            principal: string | null;
            /** @description What the caller said it is; null where it said nothing. */
            user_agent: string | null;
            /** @description The fault that met it last; null for none. */
            fault: components["schemas"]["UuidOrNull"];
            /** @description The JSON text that came with it, cut where it is long; null for none, or for one that nobody read. */
            body: string | null;
            /** @description The first thing for which it was refused, with its place; null where it was not, and for storage. */
            reason: string | null;
            /** @description The trace that its `traceparent` named (W3C Trace Context); null for none. */
            trace_id: string | null;
        };
        /** @description Text of any number of lines, or null when there is none. */
        LongTextOrNull: string | null;
        /** @description A length of time in whole milliseconds, or null while it is not known. */
        MillisecondsOrNull: number | null;
        /** @description A model of the catalog with everything that describes it. */
        Model: {
            /** @description Identifies the model. */
            readonly id: components["schemas"]["Uuid"];
            /** @description The organization that owns the model; null when the service itself does. */
            readonly org_id: components["schemas"]["UuidOrNull"];
            /** @description Who made the model. */
            readonly model_creator_id: components["schemas"]["UuidOrNull"];
            /** @description The family of models that it belongs to. */
            readonly family_id: components["schemas"]["UuidOrNull"];
            /** @description The user who entered the model. */
            readonly created_by: components["schemas"]["UuidOrNull"];
            /** @description The user who deleted it; null while it is not deleted. */
            readonly deleted_by: components["schemas"]["UuidOrNull"];
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
            readonly status_code: components["schemas"]["Code"];
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
            readonly availability_status: components["schemas"]["ShortTextOrNull"];
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
            readonly created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            readonly updated_at: components["schemas"]["Timestamp"];
            /** @description When it was deleted; null while it is not. */
            readonly deleted_at: components["schemas"]["TimestampOrNull"];
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
        /** @description A model to be added to the catalog, and what becomes of its runs. */
        ModelCreate: {
            path: components["schemas"]["ModelPath"];
            /** @description Its name for readers. */
            name: components["schemas"]["ShortText"];
            /**
             * @description What its runs write, an image unless given; `nothing` has no output at all.
             * @default image
             * @enum {string}
             */
            makes?: "text" | "image" | "video" | "nothing";
            /**
             * @description How its runs end.
             * @default completed
             * @enum {string}
             */
            ends?: "completed" | "failed" | "canceled";
            /** @description How long its runs take from their start, in milliseconds by the clock of the world; 100 unless given. */
            takes_ms?: number;
            /** @description The `failure_code` of runs that fail. */
            failure_code?: components["schemas"]["Code"];
            /** @description The `failure_message` of runs that fail. */
            failure_message?: string;
            /**
             * @description `private`: for its organization alone. `unpublished`: nobody can run it or read of it yet.
             * @default public
             * @enum {string}
             */
            visibility?: "public" | "private" | "unpublished";
            /** @description Whose model it is; of a public one the service itself unless given, of a private one the first organization. */
            organization?: components["schemas"]["OrganizationReference"];
            /** @description What its runs take; one text named `prompt` unless given. */
            inputs?: components["schemas"]["InputField"][];
            /** @description What its runs cost; nothing unless given. */
            pricing?: components["schemas"]["PricingRule"][];
        };
        /** @description A run of the model that is worth showing. */
        ModelExample: {
            /** @description Identifies the record. */
            readonly id: components["schemas"]["Uuid"];
            /** @description The model that it belongs to. */
            readonly model_id: components["schemas"]["Uuid"];
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
            readonly created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A question often asked about a model, and its answer. */
        ModelFaqEntry: {
            /** @description Identifies the record. */
            readonly id: components["schemas"]["Uuid"];
            /** @description The model that it belongs to. */
            readonly model_id: components["schemas"]["Uuid"];
            /** @description The question. */
            question: string;
            /** @description The answer, in markdown. */
            answer: string;
            /** @description The place among its siblings; smaller comes first. */
            sort_order: components["schemas"]["SortRank"];
            /** @description When the record was made. */
            readonly created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One input field of a model. */
        ModelInput: {
            /** @description Identifies the record. */
            readonly id: components["schemas"]["Uuid"];
            /** @description The model that it belongs to. */
            readonly model_id: components["schemas"]["Uuid"];
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
            readonly created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One thing that a run of a model makes. */
        ModelOutput: {
            /** @description Identifies the record. */
            readonly id: components["schemas"]["Uuid"];
            /** @description The model that it belongs to. */
            readonly model_id: components["schemas"]["Uuid"];
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
            readonly created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The path of a model, two to five segments joined by slashes, such as `lumen/sketch`. */
        ModelPath: string;
        /** @description One rule of the price of a model. Rules apply in their sort order. */
        ModelPricingRule: {
            /** @description Identifies the record. */
            readonly id: components["schemas"]["Uuid"];
            /** @description The model that it belongs to. */
            readonly model_id: components["schemas"]["Uuid"];
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
            readonly created_at: components["schemas"]["Timestamp"];
            /** @description When the record last changed. */
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A pointer from one model to another of a similar kind. */
        ModelRelatedLink: {
            /** @description Identifies the record. */
            readonly id: components["schemas"]["Uuid"];
            /** @description The model that it belongs to. */
            readonly model_id: components["schemas"]["Uuid"];
            /** @description The other model. */
            related_model_id: components["schemas"]["Uuid"];
            /** @description The place among its siblings; smaller comes first. */
            sort_order: components["schemas"]["SortRank"];
            /** @description When the record was made. */
            readonly created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description An operation of the Model-Run Service, by its operationId.
         * @enum {string}
         */
        OperationName: "getHealth" | "getMe" | "updateBalance" | "listAssets" | "listAssetTypes" | "getAsset" | "deleteAsset" | "createAssetUpload" | "createAssetFolder" | "getAssetFolder" | "deleteAssetFolder" | "dispatchModelRun2" | "dispatchModelRun3" | "dispatchModelRun4" | "dispatchModelRun5" | "getModelText" | "getRun" | "rateRun" | "createGraphWorkflow" | "deleteGraphWorkflow" | "dispatchGraphWorkflowRun" | "listBatchItems" | "getBatchItem" | "createWebhook" | "listEventTypes" | "listAllDeliveries" | "listWebhookDeliveries";
        /** @description An organization that was added, and the tokens of its owner, who has every scope there is. */
        OrganizationAdded: {
            /** @description Identifies the organization. */
            id: components["schemas"]["Uuid"];
            /** @description Its name in URLs. */
            slug: components["schemas"]["Slug"];
            /** @description Its name for readers. */
            name: components["schemas"]["ShortText"];
            /** @description Its plan. */
            plan_code: components["schemas"]["Code"];
            owner: components["schemas"]["OwnerName"];
            /** @description A key of the organization, which the owner issued. */
            api_key: components["schemas"]["Token"];
            /** @description The owner's own token. */
            user_token: components["schemas"]["Token"];
        };
        /** @description An organization to be added, with an owner. */
        OrganizationCreate: {
            /** @description Its name for readers. */
            name: components["schemas"]["ShortText"];
            /** @description Its name in URLs, which no other has. */
            slug: components["schemas"]["Slug"];
            /** @description Its plan; `pro` unless given. */
            plan_code?: components["schemas"]["Code"];
            /** @description What signs callbacks of its runs; without it they are not signed. */
            callback_secret?: components["schemas"]["WebhookSecret"];
            /** @description Its credit; 100 unless given. */
            balance?: components["schemas"]["Decimal"];
            /** @description Below which credit counts as low; 10 unless given. */
            low_balance_threshold?: components["schemas"]["Decimal"];
        };
        /** @description An organization by what names it. */
        OrganizationKey: {
            /** @description Identifies the organization. */
            id: components["schemas"]["Uuid"];
            /** @description Its name in URLs. */
            slug: components["schemas"]["Slug"];
        };
        /** @description An organization by its names. */
        OrganizationName: {
            /** @description Identifies the organization, in `X-Organization-Id` for one. */
            id: components["schemas"]["Uuid"];
            /** @description Its name in URLs. */
            slug: components["schemas"]["Slug"];
            /** @description Its name for readers. */
            name: components["schemas"]["ShortText"];
        };
        /** @description An organization, by its slug or its id. */
        OrganizationReference: string;
        /** @description How a run ends, in place of how it would. `complete`, `fail` and `cancel` end it so; `slow` lets it end as it would, but later; `stall` lets it run without an end. A text input of the run that holds `mock:fail code=content_policy after=3s` asks for the same and goes before a script. */
        Outcome: {
            /**
             * @description What becomes of the run.
             * @enum {string}
             */
            kind: "complete" | "fail" | "cancel" | "slow" | "stall";
            /** @description When, counted in milliseconds of the world's clock from the start of the run; when it would have ended unless given. */
            after_ms?: number;
            /** @description For `slow`, never beside `after_ms`: how much later, in milliseconds. */
            by_ms?: number;
            /** @description For `fail`: the `failure_code` of the run. */
            code?: components["schemas"]["Code"];
            /** @description For `fail`: the `failure_message` of the run. */
            message?: string;
            /** @description For `complete`: what text outputs say. */
            output?: string;
        };
        /** @description The owner of an organization. */
        OwnerName: {
            /** @description Identifies the user. */
            user_id: components["schemas"]["Uuid"];
            email: components["schemas"]["Email"];
        };
        /** @description One rule of the price. Rules apply in their order. */
        PricingRule: {
            /** @description The name of the input whose value decides whether the rule applies; without it the rule always does. */
            input?: components["schemas"]["ShortText"];
            /** @description What is paid for: `per_request` or `per_second` of generated media. */
            pricing_model_code: components["schemas"]["Code"];
            /** @description What the rule does with the price, such as `base` or `multiply`. */
            rule_effect_code: components["schemas"]["Code"];
            /** @description The value of the input that the rule is for; any unless given. */
            match_value?: components["schemas"]["AnyValue"];
            /** @description The unit that `price` is for, such as `request` or `second`. */
            unit_code?: components["schemas"]["Code"];
            /** @description The price of one unit, or the factor of a multiplier. */
            price: components["schemas"]["Decimal"];
        };
        /** @description Somebody who can call the service in this world, from its beginning on. */
        Principal: {
            kind: components["schemas"]["TokenKind"];
            /** @description The user who signs in, or who issued the key. */
            user_id: components["schemas"]["Uuid"];
            /** @description Where the key belongs, or where the user acts when a request names no organization. */
            organization: components["schemas"]["OrganizationName"];
            /** @description Another organization of the user that tests may count on; null where there is none. */
            second_organization: components["schemas"]["OrganizationName"] | null;
            token: components["schemas"]["Token"];
            /** @description What the key may do; null for a user, who may do what the memberships say. */
            scopes: components["schemas"]["Scope"][] | null;
        };
        /** @description Requests beyond so many in a window of time are refused with 429. */
        RateLimitFault: {
            /**
             * @description Always `rate_limit`.
             * @constant
             */
            kind: "rate_limit";
            /** @description How many requests of one token are answered in each window. */
            requests: number;
            /** @description How long a window is, in seconds by the clock of the world. */
            per_s: number;
            /** @description What refusals say in Retry-After; the seconds until the window ends unless given. */
            retry_after_s?: number;
            operations?: components["schemas"]["FaultOperations"];
            times?: components["schemas"]["FaultTimes"];
            skip?: components["schemas"]["FaultSkip"];
            probability?: components["schemas"]["FaultProbability"];
        };
        /** @description The answer of a receiver. */
        ReceiverAnswer: {
            /** @description The status of the answer. */
            status: number;
            /** @description The beginning of its body, as text. */
            body?: string;
            /** @description Its header `Location`. */
            location?: string;
            /** @description Its header `Retry-After`. */
            retry_after?: string;
        };
        /** @description A receiver that did not answer, which makes it a network error. */
        ReceiverError: {
            /** @description Reason why there was no answer. */
            error: string;
        };
        /** @description A record that has changed. */
        RecordChange: {
            kind: components["schemas"]["RecordKind"];
            /** @description Identifies it among those of its kind. */
            id: string;
            /** @description The fields that differ, by name. */
            fields: {
                [key: string]: {
                    old: components["schemas"]["AnyValue"];
                    new: components["schemas"]["AnyValue"];
                };
            };
        };
        /** @description Numbers of records by their kind. */
        RecordCounts: {
            [key: string]: components["schemas"]["Count"];
        };
        /**
         * @description A kind of record.
         * @enum {string}
         */
        RecordKind: "organization" | "user" | "membership" | "invitation" | "token" | "balance" | "model" | "workflow" | "webhook" | "run" | "batch" | "batch_item" | "asset" | "folder" | "asset_type" | "delivery";
        /** @description A delivery is held back until the next one of the world was answered. */
        ReorderFault: {
            /**
             * @description Always `reorder`.
             * @constant
             */
            kind: "reorder";
            /** @description How long one is held back at most, by the clock of the world; 1000 unless given. */
            within_ms?: number;
            channel?: components["schemas"]["DeliveryChannel"];
            /** @description What the URL of the receiver begins with; any unless given. */
            url?: string;
            times?: components["schemas"]["FaultTimes"];
            skip?: components["schemas"]["FaultSkip"];
            probability?: components["schemas"]["FaultProbability"];
        };
        /** @description Requests that a world answered. */
        RequestList: {
            /** @description The latest first. */
            items: components["schemas"]["LoggedRequest"][];
        };
        /** @description A run in short. */
        RunInShort: {
            /** @description Identifies the run. */
            id: components["schemas"]["Uuid"];
            /** @description The path of its model, or the owner and slug of its workflow; null for one that is gone. */
            name: components["schemas"]["StringOrNull"];
            /** @description The `Service-Request-Id` of the dispatch, if a request made it. */
            request_id: components["schemas"]["StringOrNull"];
            /** @description Whose run it is. */
            org_id: components["schemas"]["Uuid"];
            /** @description The batch that it is part of; null for none. */
            batch_id: components["schemas"]["UuidOrNull"];
            status: components["schemas"]["RunStatusCode"];
            /** @description Number of its nodes. */
            nodes_total: components["schemas"]["Count"];
            /** @description Number of those that are done. */
            nodes_completed: components["schemas"]["Count"];
            /** @description When it was dispatched. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it began; null while it waits. */
            started_at: components["schemas"]["TimestampOrNull"];
            /** @description When it ended; null while it has not. */
            completed_at: components["schemas"]["TimestampOrNull"];
            /** @description What it cost; null while that is not known. */
            cost: components["schemas"]["DecimalOrNull"];
            /** @description Why it failed, as a word; null where it did not. */
            failure_code: components["schemas"]["CodeOrNull"];
            /** @description Why it failed, in words; null where it did not. */
            failure_message: components["schemas"]["LongTextOrNull"];
            /** @description Where its callback goes to; null for none. */
            callback_url: components["schemas"]["UrlOrNull"];
        };
        /** @description Runs of a world. */
        RunList: {
            /** @description The latest first. */
            items: components["schemas"]["RunInShort"][];
        };
        /**
         * @description How far a run has come. `queued` and `running` are on the way; `completed`, `failed` and `canceled` are final, and a run that has reached one of these stays there.
         * @enum {string}
         */
        RunStatusCode: "queued" | "running" | "completed" | "failed" | "canceled";
        /** @description The right to one kind of operation, written as the kind of record, a colon and what may be done to it. */
        Scope: string;
        /** @description How runs to come shall end. */
        Script: {
            /** @description Identifies the script in its world. */
            id: string;
            model?: components["schemas"]["ModelPath"];
            workflow?: components["schemas"]["WorkflowReference"];
            /** @description Whose runs it is for. */
            organization_id?: components["schemas"]["Uuid"];
            /** @description For how many more runs; null for every one. */
            times: number | null;
            outcome: components["schemas"]["ScriptedOutcome"];
        };
        /** @description How runs that are dispatched from now on shall end. What is left out fits every run. */
        ScriptCreate: {
            /** @description Runs of this model alone; never beside `workflow`. */
            model?: components["schemas"]["ModelPath"];
            /** @description Runs of this workflow alone. */
            workflow?: components["schemas"]["WorkflowReference"];
            /** @description Runs that this organization dispatches. */
            organization_id?: components["schemas"]["Uuid"];
            /** @description How many runs it is for; null for every one from now on, 1 unless given. */
            times?: number | null;
            outcome: components["schemas"]["Outcome"];
        };
        /** @description The scripts of a world. */
        ScriptList: {
            /** @description Those that wait for runs, in the order of their adding. */
            items: components["schemas"]["Script"][];
        };
        /** @description How a run ends. Beside the kind it has the fields it was given. */
        ScriptedOutcome: {
            /**
             * @description What becomes of the run.
             * @enum {string}
             */
            kind: "complete" | "fail" | "cancel" | "slow" | "stall";
        } & {
            [key: string]: unknown;
        };
        /** @description What everything drawn comes from, ids, tokens and secrets. Worlds of one seed are alike. */
        Seed: number;
        /** @description One line of text for people, never empty. */
        ShortText: string;
        /** @description One line of text for people, or null when nothing was given. */
        ShortTextOrNull: string | null;
        /** @description The signature of one attempt, and the way to it. */
        SignatureExplained: {
            /** @description The attempt that it is of; the first where none was made yet. */
            attempt: number;
            /** @description Name of the header, in lower case. */
            header: string;
            /** @description The right value; the header may hold more of them, under former secrets. */
            value: string;
            /** @description The secret that it is made with. */
            secret: string;
            /** @description The bytes of the key, which is made of the secret, as hex digits. */
            key_hex: string;
            /**
             * @description Whose secret it is: the webhook’s, or the organization’s for its callbacks.
             * @enum {string}
             */
            secret_of: "webhook" | "organization";
            /** @description What stands before the signature, such as `sha256=`. */
            prefix: string;
            /**
             * @description The spelling of the 32 bytes of HMAC-SHA256.
             * @enum {string}
             */
            encoding: "hex" | "HEX" | "base64" | "base64_unpadded" | "base64url" | "base64url_padded";
            /** @description What is signed, to the byte; the body of the request. */
            signed: string;
        };
        /** @description A name made for URLs, in lower case. */
        Slug: string;
        /** @description The state of a world at one moment. */
        Snapshot: {
            /** @description Identifies the snapshot. */
            id: components["schemas"]["Uuid"];
            /** @description When it was taken. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The snapshots of a world. */
        SnapshotList: {
            /** @description All of them, oldest first. */
            items: components["schemas"]["Snapshot"][];
        };
        /** @description The place of the record among its siblings; smaller comes first. */
        SortRank: number;
        /** @description Lists show how things stood that long ago, by the clock of the world. */
        StalenessFault: {
            /**
             * @description Always `staleness`.
             * @constant
             */
            kind: "staleness";
            /** @description How far lists are behind. */
            ms: components["schemas"]["FaultDuration"];
            operations?: components["schemas"]["FaultOperations"];
            times?: components["schemas"]["FaultTimes"];
            skip?: components["schemas"]["FaultSkip"];
            probability?: components["schemas"]["FaultProbability"];
        };
        /** @description Requests are answered with this status, and nothing is done. */
        StatusFault: {
            /**
             * @description Always `status`.
             * @constant
             */
            kind: "status";
            /** @description The status that is answered, in the envelope of the operation. */
            status: number;
            /** @description What Retry-After says, in seconds; a 429 says 1 and no other status says anything unless given. */
            retry_after_s?: number;
            operations?: components["schemas"]["FaultOperations"];
            times?: components["schemas"]["FaultTimes"];
            skip?: components["schemas"]["FaultSkip"];
            probability?: components["schemas"]["FaultProbability"];
        };
        /** @description Connections to storage are cut in the middle of a file, on its way up or down. */
        StorageCutFault: {
            /**
             * @description Always `storage_cut`.
             * @constant
             */
            kind: "storage_cut";
            /** @description After how many bytes of the file; a shorter one comes through. */
            after_bytes: number;
            /**
             * @description The method that it meets, where GET stands for HEAD too; both unless given.
             * @enum {string}
             */
            method?: "GET" | "PUT";
            times?: components["schemas"]["FaultTimes"];
            skip?: components["schemas"]["FaultSkip"];
            probability?: components["schemas"]["FaultProbability"];
        };
        /** @description Signed URLs of storage are refused as ones that have ended. */
        StorageExpiredFault: {
            /**
             * @description Always `storage_expired`.
             * @constant
             */
            kind: "storage_expired";
            /**
             * @description The method that it meets, where GET stands for HEAD too; both unless given.
             * @enum {string}
             */
            method?: "GET" | "PUT";
            times?: components["schemas"]["FaultTimes"];
            skip?: components["schemas"]["FaultSkip"];
            probability?: components["schemas"]["FaultProbability"];
        };
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
        /** @description What stands behind `Bearer` in `Authorization`. */
        Token: string;
        /** @description A token to be issued. */
        TokenCreate: {
            kind: components["schemas"]["TokenKind"];
            /** @description Where the key belongs, or one that the user is a member of; the first organization unless given. */
            organization?: components["schemas"]["OrganizationReference"];
            /** @description The user who signs in or who issues the key, by e-mail address or id; an owner unless given. */
            user?: string;
            /** @description What a key may do, everything unless given. A user token has the scopes of its memberships and takes none. */
            scopes?: components["schemas"]["Scope"][];
            /** @description After how many seconds by the clock of the world it is refused as an unknown one is; without it, never. */
            expires_in?: number;
        };
        /** @description A grant (RFC 6749, 4.4.2 and 6). Other parameters are ignored, as the RFC demands. */
        TokenGrant: {
            /**
             * @description What the client asks by.
             * @enum {string}
             */
            grant_type: "client_credentials" | "refresh_token";
            /** @description The client, unless HTTP Basic names it. */
            client_id?: string;
            /** @description Its secret, unless HTTP Basic has it. */
            client_secret?: string;
            /** @description With `refresh_token`, the one that came with the last token. */
            refresh_token?: string;
            /** @description Scopes with spaces between them, fewer than the client has or the refresh token stands for. Left out, all. */
            scope?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A token (RFC 6749, 5.1). */
        TokenGranted: {
            access_token: components["schemas"]["Token"];
            /**
             * @description How it is sent.
             * @constant
             */
            token_type: "Bearer";
            /** @description Its life. */
            expires_in: components["schemas"]["TokenLife"];
            /** @description Good for the next one, once. Absent for clients that have none. */
            refresh_token?: components["schemas"]["Token"];
            /** @description What it may do, with spaces between scopes. */
            scope: string;
        };
        /** @description A token that was issued. It cannot be read again. */
        TokenIssued: {
            token: components["schemas"]["Token"];
            kind: components["schemas"]["TokenKind"];
            organization: components["schemas"]["OrganizationKey"];
            /** @description The user behind it. */
            user_id: components["schemas"]["Uuid"];
            /** @description What it may do in that organization. */
            scopes: components["schemas"]["Scope"][];
            /** @description When it ends; null when it does not. */
            expires_at: components["schemas"]["TimestampOrNull"];
        };
        /**
         * @description An `api_key` belongs to one organization and has scopes of its own; a `user` has those of its memberships.
         * @enum {string}
         */
        TokenKind: "api_key" | "user";
        /** @description Seconds by the clock of the world. */
        TokenLife: number;
        /** @description An absolute http or https URL. */
        Url: string;
        /** @description An absolute http or https URL, or null when there is nothing to point at. */
        UrlOrNull: string | null;
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
        /** @description The signing secret. Its UTF-8 bytes are the key of the HMAC-SHA256 in `Service-Signature`. */
        WebhookSecret: string;
        /** @description A run with all that is kept of it. */
        WholeRun: components["schemas"]["RunInShort"] & {
            /** @description The run as the reference document has it, before the choices of the world. */
            record: components["schemas"]["FreeObject"];
            /** @description What it logged, oldest first. */
            logs: components["schemas"]["FreeObject"][];
            /** @description Its nodes so far, in their order. */
            node_runs: components["schemas"]["FreeObject"][];
        };
        /** @description A graph workflow, as owner and slug joined by a slash. */
        WorkflowReference: string;
        /** @description A world with all that one needs to use it. */
        World: {
            /** @description Identifies the world. */
            id: components["schemas"]["Uuid"];
            /** @description What stands before `/v1`. */
            base_url: components["schemas"]["BaseUrl"];
            /** @description What stands before the keys of stored files. */
            storage_url: components["schemas"]["BaseUrl"];
            /** @description The control interface of this world. */
            control_url: components["schemas"]["BaseUrl"];
            seed: components["schemas"]["Seed"];
            clock: components["schemas"]["Clock"];
            /** @description Who can call, by name; `owner` may do everything. */
            principals: {
                [key: string]: components["schemas"]["Principal"];
            };
            /** @description Records that tests may count on, as a target file of the conformance suite names them. */
            fixtures: components["schemas"]["FreeObject"];
            /** @description What the world does about the open clauses of the specification, as a choices document. */
            choices: components["schemas"]["FreeObject"];
            /** @description When the world is removed, in real time; null when it stays. */
            expires_at: components["schemas"]["TimestampOrNull"];
        };
        /** @description A world to be made. */
        WorldCreate: {
            /**
             * @description What it holds at first; `full` has more of everything.
             * @default small
             * @enum {string}
             */
            seed_state?: "small" | "full";
            /** @description What it does about open clauses, as a choices document; the reference for all that is left out. */
            choices?: components["schemas"]["FreeObject"];
            /** @description What its ids, tokens and secrets are drawn from; 1 unless given. */
            seed?: components["schemas"]["Seed"];
            /** @description How its time goes on; `real` unless given. */
            clock?: components["schemas"]["ClockMode"];
            /** @description After how many seconds, in real time, it is removed; without it, it stays. */
            expires_in?: number;
        };
        /** @description The worlds of a server. */
        WorldList: {
            /** @description The default world, then the others in the order of their making. */
            items: components["schemas"]["WorldSummary"][];
        };
        /** @description A world by its addresses. */
        WorldSummary: {
            /** @description Identifies the world. */
            id: components["schemas"]["Uuid"];
            /** @description What stands before `/v1`. */
            base_url: components["schemas"]["BaseUrl"];
            /** @description What stands before the keys of stored files. */
            storage_url: components["schemas"]["BaseUrl"];
            /** @description The control interface of this world. */
            control_url: components["schemas"]["BaseUrl"];
            seed: components["schemas"]["Seed"];
            /** @description When the world is removed, in real time; null when it stays. */
            expires_at: components["schemas"]["TimestampOrNull"];
        };
    };
    responses: {
        /** @description The request comes from another machine although the server has no control token, from a web page whose origin was not named, or names a `Host` that is not this machine. Nothing changed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A parameter is malformed or unknown. */
        InvalidQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body breaks its schema, or names something that does not exist. Nothing changed. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body is no JSON. Nothing changed. */
        MalformedJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is nothing of that id in this world. Nothing changed. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body is larger than a mebibyte. Nothing changed. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The server has a control token, and the request does not carry it. Nothing changed. */
        Unauthenticated: {
            headers: {
                /**
                 * @description The scheme that is asked for.
                 * @example Bearer
                 */
                "WWW-Authenticate": "Bearer";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
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
    };
    parameters: {
        /**
         * @description The `id` of the event that told of the attempt.
         * @example 5b7f9c1e-3d46-4c8e-a02d-e5a7c9d13f4b
         */
        AttemptId: components["schemas"]["Uuid"];
        /**
         * @description The id of the delivery, as its payload carries it.
         * @example 1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f
         */
        DeliveryId: components["schemas"]["Uuid"];
        /**
         * @description The id of the fault.
         * @example c3e5a7b9-1d2f-4a6c-8e0b-3f5d7a9c1b24
         */
        FaultId: components["schemas"]["Uuid"];
        /**
         * @description The `listener_id` of the event `hello`.
         * @example 9e0f1a2b-3c4d-4f5e-8a6b-3d2c1b0a8c7d
         */
        ListenerId: components["schemas"]["Uuid"];
        /**
         * @description The id of the run.
         * @example 0d4f2b9e-51c3-4a7e-8f60-2b7c9d1e3a54
         */
        RunId: components["schemas"]["Uuid"];
        /**
         * @description The id of the script.
         * @example 1
         */
        ScriptId: string;
        /**
         * @description The id of the snapshot.
         * @example 6b1e2c4f-7d0a-4c38-9f21-0a4b5c6d7e8f
         */
        SnapshotId: components["schemas"]["Uuid"];
        /**
         * @description The id of the webhook.
         * @example 7a9c1e3b-2d4f-4b6a-8c0e-1f3a5b7d9e21
         */
        WebhookId: components["schemas"]["Uuid"];
        /**
         * @description The id of the world.
         * @example 2f0c6d1a-8a53-4d55-9d53-5c2e8a1f7b10
         */
        WorldId: components["schemas"]["Uuid"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getThisWorld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The world. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listWorlds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The worlds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorldList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createWorld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The world. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorldCreate"];
            };
        };
        responses: {
            /** @description The new world. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The server has as many worlds as it can hold. Nothing changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
        };
    };
    getWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the world.
                 * @example 2f0c6d1a-8a53-4d55-9d53-5c2e8a1f7b10
                 */
                world_id: components["parameters"]["WorldId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The world. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the world.
                 * @example 2f0c6d1a-8a53-4d55-9d53-5c2e8a1f7b10
                 */
                world_id: components["parameters"]["WorldId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The world is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is the default world. Nothing changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    resetWorld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The world is as it was at first. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listSnapshots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    createSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The world has as many snapshots as it can hold. Nothing changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the snapshot.
                 * @example 6b1e2c4f-7d0a-4c38-9f21-0a4b5c6d7e8f
                 */
                snapshot_id: components["parameters"]["SnapshotId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the snapshot.
                 * @example 6b1e2c4f-7d0a-4c38-9f21-0a4b5c6d7e8f
                 */
                snapshot_id: components["parameters"]["SnapshotId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The world is as it was then. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /**
                 * @description How many entries each list has at most; the counts are of all.
                 * @example 1000
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the snapshot.
                 * @example 6b1e2c4f-7d0a-4c38-9f21-0a4b5c6d7e8f
                 */
                snapshot_id: components["parameters"]["SnapshotId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidQuery"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whether it shall stand. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockUpdate"];
            };
        };
        responses: {
            /** @description The clock as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description A clock that goes on only when it is advanced was to go by itself. Nothing changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How far. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockAdvance"];
            };
        };
        responses: {
            /** @description The clock as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockAdvanced"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
        };
    };
    createBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The batch. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchCreate"];
            };
        };
        responses: {
            /** @description The batch. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
        };
    };
    listRuns: {
        parameters: {
            query?: {
                /**
                 * @description Only those before the one of this id, which make the next page; none where there is no such one.
                 * @example 0d4f2b9e-51c3-4a7e-8f60-2b7c9d1e3a54
                 */
                before?: components["schemas"]["Uuid"];
                /**
                 * @description How many are shown at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidQuery"];
        };
    };
    getWholeRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the run.
                 * @example 0d4f2b9e-51c3-4a7e-8f60-2b7c9d1e3a54
                 */
                run_id: components["parameters"]["RunId"];
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
                    "application/json": components["schemas"]["WholeRun"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    cancelRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the run.
                 * @example 0d4f2b9e-51c3-4a7e-8f60-2b7c9d1e3a54
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run is canceled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CanceledRun"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The run has ended before. Nothing changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 7a9c1e3b-2d4f-4b6a-8c0e-1f3a5b7d9e21
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    addModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The model. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelCreate"];
            };
        };
        responses: {
            /** @description The model as the catalog has it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Model"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another model has this path, or this owner and slug. Nothing changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
        };
    };
    addOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The organization. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationCreate"];
            };
        };
        responses: {
            /** @description The organization and its tokens. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationAdded"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Another organization has this slug. Nothing changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
        };
    };
    addToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenCreate"];
            };
        };
        responses: {
            /** @description The token. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenIssued"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
        };
    };
    addClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The client. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientCreate"];
            };
        };
        responses: {
            /** @description The client. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientAdded"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
        };
    };
    grantToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The grant. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenGrant"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenGranted"];
                };
            };
            /** @description The grant is refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantRefused"];
                };
            };
            /** @description There is no such client, or its secret is another one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantRefused"];
                };
            };
        };
    };
    listScripts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scripts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    addScript: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The script. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScriptCreate"];
            };
        };
        responses: {
            /** @description The script. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Script"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The world has as many scripts as it can hold. Nothing changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
        };
    };
    deleteScripts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No script waits. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    deleteScript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the script.
                 * @example 1
                 */
                script_id: components["parameters"]["ScriptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The script is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The fault. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultCreate"];
            };
        };
        responses: {
            /** @description The fault. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The world has as many faults as it can hold. Nothing changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
        };
    };
    deleteFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no fault. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    deleteFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the fault.
                 * @example c3e5a7b9-1d2f-4a6c-8e0b-3f5d7a9c1b24
                 */
                fault_id: components["parameters"]["FaultId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /**
                 * @description Only those that reached this operation.
                 * @example listAssets
                 */
                operation?: components["schemas"]["OperationName"];
                /**
                 * @description Only those that were answered with this status.
                 * @example 503
                 */
                status?: number;
                /**
                 * @description Only those that came at this time of the world or later.
                 * @example 2026-03-02T09:00:00.000Z
                 */
                since?: string;
                /**
                 * @description Only those before the one of this id, which make the next page; none where there is no such one.
                 * @example 0d4f2b9e-51c3-4a7e-8f60-2b7c9d1e3a54
                 */
                before?: components["schemas"]["Uuid"];
                /**
                 * @description How many are shown at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidQuery"];
        };
    };
    deleteRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log is empty. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only those of this kind.
                 * @example callback
                 */
                channel?: components["schemas"]["DeliveryChannel"];
                /**
                 * @description Only those that tell of this run.
                 * @example 0d4f2b9e-51c3-4a7e-8f60-2b7c9d1e3a54
                 */
                run_id?: components["schemas"]["Uuid"];
                /**
                 * @description Only those for this webhook.
                 * @example 7a9c1e3b-2d4f-4b6a-8c0e-1f3a5b7d9e21
                 */
                webhook_id?: components["schemas"]["Uuid"];
                /**
                 * @description Only those with a further attempt to come, or only those without.
                 * @example true
                 */
                pending?: boolean;
                /**
                 * @description Only those before the one of this id, which make the next page; none where there is no such one.
                 * @example 0d4f2b9e-51c3-4a7e-8f60-2b7c9d1e3a54
                 */
                before?: components["schemas"]["Uuid"];
                /**
                 * @description How many are shown at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidQuery"];
        };
    };
    resendDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the delivery, as its payload carries it.
                 * @example 1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f
                 */
                delivery_id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempt is due now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedDelivery"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description No attempt was added. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    explainSignature: {
        parameters: {
            query?: {
                /**
                 * @description Which attempt, from 1 on; the latest unless given. Attempts differ where each says something of itself.
                 * @example 1
                 */
                attempt?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the delivery, as its payload carries it.
                 * @example 1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f
                 */
                delivery_id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signature. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureExplained"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description There is nothing to explain. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            422: components["responses"]["InvalidQuery"];
        };
    };
    streamAttempts: {
        parameters: {
            query?: {
                /**
                 * @description A URL in which `*` stands for any text. Without a path, any path will do.
                 * @example http://localhost:*
                 */
                for?: string;
                /**
                 * @description Deliveries of this event alone.
                 * @example run.failed
                 */
                event?: components["schemas"]["EventCode"];
                /**
                 * @description Only those that tell of this run.
                 * @example 0d4f2b9e-51c3-4a7e-8f60-2b7c9d1e3a54
                 */
                run_id?: components["schemas"]["Uuid"];
                /**
                 * @description Only those for this webhook.
                 * @example 7a9c1e3b-2d4f-4b6a-8c0e-1f3a5b7d9e21
                 */
                webhook_id?: components["schemas"]["Uuid"];
            };
            header?: {
                /**
                 * @description The last event that was heard.
                 * @example 9e0f1a2b-3c4d-4f5e-8a6b-3d2c1b0a8c7d:4
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description There is no stream. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            422: components["responses"]["InvalidQuery"];
        };
    };
    answerAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the event that told of the attempt.
                 * @example 5b7f9c1e-3d46-4c8e-a02d-e5a7c9d13f4b
                 */
                attempt_id: components["parameters"]["AttemptId"];
            };
            cookie?: never;
        };
        /** @description The answer. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttemptAnswer"];
            };
        };
        responses: {
            /** @description The answer is the attempt's. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
        };
    };
    listListeners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listeners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListenerList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    deleteListener: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `listener_id` of the event `hello`.
                 * @example 9e0f1a2b-3c4d-4f5e-8a6b-3d2c1b0a8c7d
                 */
                listener_id: components["parameters"]["ListenerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listener is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The last event that was heard.
                 * @example 3f1c8a52-17
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description There is no stream. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
}
