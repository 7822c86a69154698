// generated from openapi/ by scripts/generate.ts; do not edit, run `npm run generate`
import type { components } from './client-types.ts';

type Schemas = components['schemas'];

/** What is of an interface or a class, and so has no index signature; nothing of which JSON would make an empty object. */
type Typed = object & { [Symbol.iterator]?: never; then?: never; arrayBuffer?: never };

/** Fields of any name. */
export type Fields = Readonly<Record<string, unknown>> | Typed;

type Named<Value> = { [Name in keyof Value as string extends Name ? never : Name]: Value[Name] };

/** The same, where it may have fields of any name beside those that are named. */
type Free<Value> = Value extends unknown ? (string extends keyof Value ? Value | (Named<Value> & Typed) : Value) : never;

/** A part of a request: a field that may be left out may be undefined, too. */
type Loose<Value> = Free<{
  [Name in keyof Value]: Free<Value[Name]> | (undefined extends Value[Name] ? undefined : never);
}>;

/** A record with those of its fields that are always there. Editors show the fields of what is inferred, not its making. */
type Whole<Value, Name extends keyof Value> =
  (Required<Pick<Value, Name>> & Omit<Value, Name>) extends infer Fields
    ? { [Field in keyof Fields]: Fields[Field] }
    : never;

/** A page of a list. */
export interface Page<Item> {
  items: Item[];
  first: string;
  next: string | null;
  previous: string | null;
}

type RequiredOf<Item> = { [Name in keyof Item]-?: undefined extends Item[Name] ? never : Name }[keyof Item];

type QueryOf<Request> = Request extends { query?: infer Query } ? NonNullable<Query> : unknown;

/** Item of a list: all its fields, or those that the request names. Of a request that may name any, nobody knows. */
export type Projected<Item, Request> = 'fields' extends keyof QueryOf<Request>
  ? Request extends { query: { fields: readonly (infer Name)[] } }
    ? Whole<Partial<Item>, RequiredOf<Item> & Name & keyof Item>
    : Partial<Item>
  : Item;

/** Request of `getHealth`. */
export interface GetHealthRequest {
}

/** Request of `getMe`. */
export interface GetMeRequest {
  /** Parameters of the query. */
  query?: {
    /** What to add to the profile, joined by commas: `memberships`, `organizations` and `pending_invitations`. */
    embed?: readonly ("memberships" | "organizations" | "pending_invitations")[] | undefined;
  } | undefined;
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
}

/** Request of `updateBalance`. */
export interface UpdateBalanceRequest {
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
  /** The fields of the body. */
  body: Loose<Schemas['BalanceUpdate']>;
}

/** Request of `listAssets`. */
export interface ListAssetsRequest {
  /** Parameters of the query. */
  query?: {
    /** Which items to list: conditions of the form `field.operator:value`, joined by commas; an item must meet all of them. Operators are `eq`, `ne`, `gt`, `gte`, `lt`, `lte`, `in` (values parted by `|`) and `like` (`%` stands for any text). The word `null` stands for no value. A backslash takes its special meaning from the character after it. */
    q?: string | undefined;
    /** The largest number of items on a page, from 1 to 500. */
    limit?: number | undefined;
    /** The order of the list: one or more `field:asc` or `field:desc`, joined by commas, the first one deciding first. Items without a value come last in either direction; ties are broken by id. Left out, the newest items come first. */
    sort_by?: readonly ("id:asc" | "id:desc" | "org_id:asc" | "org_id:desc" | "folder_id:asc" | "folder_id:desc" | "name:asc" | "name:desc" | "blob_key:asc" | "blob_key:desc" | "url:asc" | "url:desc" | "thumbnail_url:asc" | "thumbnail_url:desc" | "mime_type:asc" | "mime_type:desc" | "asset_type:asc" | "asset_type:desc" | "source_type:asc" | "source_type:desc" | "source_id:asc" | "source_id:desc" | "size_bytes:asc" | "size_bytes:desc" | "created_by:asc" | "created_by:desc" | "created_at:asc" | "created_at:desc" | "updated_at:asc" | "updated_at:desc" | "deleted_at:asc" | "deleted_at:desc" | "deleted_by:asc" | "deleted_by:desc")[] | undefined;
    /** The names of the fields to answer with, joined by commas. Left out, every field is present. */
    fields?: readonly ("id" | "org_id" | "folder_id" | "name" | "blob_key" | "url" | "thumbnail_url" | "mime_type" | "asset_type" | "source_type" | "source_id" | "size_bytes" | "created_by" | "created_at" | "updated_at" | "deleted_at" | "deleted_by" | "created_by_user")[] | undefined;
    /** What to add to each asset. `created_by_user` adds the user who made it. */
    embed?: "created_by_user" | undefined;
    /** The place in the list to go on from. It comes only inside the URLs `first`, `next` and `previous` of a page, means nothing to the client, and does not expire. */
    cursor?: string | undefined;
    /** Whether to go towards the start of the list. The items of the page keep the order of the list. Without a cursor, true answers with the last page. */
    backward?: boolean | undefined;
    /** Whether `url` and `thumbnail_url` are presigned URLs that can be opened without a token for up to one week. */
    presign?: boolean | undefined;
  } | undefined;
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
}

/** Request of `listAssetTypes`. */
export interface ListAssetTypesRequest {
  /** Parameters of the query. */
  query?: {
    /** Which items to list: conditions of the form `field.operator:value`, joined by commas; an item must meet all of them. Operators are `eq`, `ne`, `gt`, `gte`, `lt`, `lte`, `in` (values parted by `|`) and `like` (`%` stands for any text). The word `null` stands for no value. A backslash takes its special meaning from the character after it. */
    q?: string | undefined;
    /** The largest number of items on a page, from 1 to 500. */
    limit?: number | undefined;
    /** The order of the list: one or more `field:asc` or `field:desc`, joined by commas, the first one deciding first. Left out, the newest types come first; ties are broken by name. */
    sort_by?: readonly ("name:asc" | "name:desc" | "created_at:asc" | "created_at:desc")[] | undefined;
    /** The names of the fields to answer with, joined by commas. Left out, every field is present. */
    fields?: readonly ("name" | "created_at")[] | undefined;
    /** The place in the list to go on from. It comes only inside the URLs `first`, `next` and `previous` of a page, means nothing to the client, and does not expire. */
    cursor?: string | undefined;
    /** Whether to go towards the start of the list. The items of the page keep the order of the list. Without a cursor, true answers with the last page. */
    backward?: boolean | undefined;
  } | undefined;
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
}

/** Request of `getAsset`. */
export interface GetAssetRequest {
  /** Parameters of the path. */
  path: {
    /** The asset. */
    id: Schemas['Uuid'];
  };
  /** Parameters of the query. */
  query?: {
    /** Whether `url` and `thumbnail_url` are presigned URLs that can be opened without a token for up to one week. */
    presign?: boolean | undefined;
    /** What to add to the asset. `created_by_user` adds the user who made it. */
    embed?: "created_by_user" | undefined;
  } | undefined;
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
}

/** Request of `deleteAsset`. */
export interface DeleteAssetRequest {
  /** Parameters of the path. */
  path: {
    /** The asset. */
    id: Schemas['Uuid'];
  };
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
}

/** Request of `createAssetUpload`. */
export interface CreateAssetUploadRequest {
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
  /** The fields of the body. */
  body: Loose<Schemas['AssetUploadCreate']>;
}

/** Request of `createAssetFolder`. */
export interface CreateAssetFolderRequest {
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
  /** The fields of the body. */
  body: Loose<Schemas['AssetFolderCreate']>;
}

/** Request of `getAssetFolder`. */
export interface GetAssetFolderRequest {
  /** Parameters of the path. */
  path: {
    /** The folder. */
    id: Schemas['Uuid'];
  };
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
}

/** Request of `deleteAssetFolder`. */
export interface DeleteAssetFolderRequest {
  /** Parameters of the path. */
  path: {
    /** The folder. */
    id: Schemas['Uuid'];
  };
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
}

/** Request of `dispatchModelRun2`. */
export interface DispatchModelRun2Request {
  /** Parameters of the path. */
  path: {
    /** Who provides the model: the first segment of its path. */
    provider: Schemas['PathSegment'];
    /** The name of the model: the second segment. */
    name: Schemas['PathSegment'];
  };
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
  /** The fields of the body. */
  body: Loose<Schemas['ModelRunCreate']>;
}

/** Request of `dispatchModelRun3`. */
export interface DispatchModelRun3Request {
  /** Parameters of the path. */
  path: {
    /** Who provides the model: the first segment of its path. */
    provider: Schemas['PathSegment'];
    /** The name of the model: the second segment. */
    name: Schemas['PathSegment'];
    /** The third segment of the path. */
    variant: Schemas['PathSegment'];
  };
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
  /** The fields of the body. */
  body: Loose<Schemas['ModelRunCreate']>;
}

/** Request of `dispatchModelRun4`. */
export interface DispatchModelRun4Request {
  /** Parameters of the path. */
  path: {
    /** Who provides the model: the first segment of its path. */
    provider: Schemas['PathSegment'];
    /** The name of the model: the second segment. */
    name: Schemas['PathSegment'];
    /** The third segment of the path. */
    variant: Schemas['PathSegment'];
    /** The fourth segment of the path. */
    subvariant: Schemas['PathSegment'];
  };
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
  /** The fields of the body. */
  body: Loose<Schemas['ModelRunCreate']>;
}

/** Request of `dispatchModelRun5`. */
export interface DispatchModelRun5Request {
  /** Parameters of the path. */
  path: {
    /** Who provides the model: the first segment of its path. */
    provider: Schemas['PathSegment'];
    /** The name of the model: the second segment. */
    name: Schemas['PathSegment'];
    /** The third segment of the path. */
    variant: Schemas['PathSegment'];
    /** The fourth segment of the path. */
    subvariant: Schemas['PathSegment'];
    /** The fifth segment of the path. */
    revision: Schemas['PathSegment'];
  };
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
  /** The fields of the body. */
  body: Loose<Schemas['ModelRunCreate']>;
}

/** Request of `getModelText`. */
export interface GetModelTextRequest {
  /** Parameters of the path. */
  path: {
    /** Who offers the model. */
    owner: Schemas['PathSegment'];
    /** The slug of the model. */
    slug: Schemas['PathSegment'];
  };
}

/** Request of `getRun`. */
export interface GetRunRequest {
  /** Parameters of the path. */
  path: {
    /** The run, of a model or of a graph workflow. */
    id: Schemas['Uuid'];
  };
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
}

/** Request of `rateRun`. */
export interface RateRunRequest {
  /** Parameters of the path. */
  path: {
    /** The run to rate. */
    run_id: Schemas['Uuid'];
  };
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
  /** The fields of the body. */
  body: Loose<Schemas['FeedbackUpdate']>;
}

/** Request of `createGraphWorkflow`. */
export interface CreateGraphWorkflowRequest {
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
  /** The fields of the body. */
  body: Loose<Schemas['GraphWorkflowCreate']>;
}

/** Request of `deleteGraphWorkflow`. */
export interface DeleteGraphWorkflowRequest {
  /** Parameters of the path. */
  path: {
    /** The graph workflow. */
    id: Schemas['Uuid'];
  };
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
}

/** Request of `dispatchGraphWorkflowRun`. */
export interface DispatchGraphWorkflowRunRequest {
  /** Parameters of the path. */
  path: {
    /** Whose workflow it is: the slug of the organization. */
    owner: Schemas['Slug'];
    /** The slug of the workflow. */
    slug: Schemas['Slug'];
  };
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
  /** The fields of the body. */
  body: Loose<Schemas['GraphWorkflowRunCreate']>;
}

/** Request of `listBatchItems`. */
export interface ListBatchItemsRequest {
  /** Parameters of the path. */
  path: {
    /** The batch. */
    batch_id: Schemas['Uuid'];
  };
  /** Parameters of the query. */
  query?: {
    /** Which items to list: conditions of the form `field.operator:value`, joined by commas; an item must meet all of them. Operators are `eq`, `ne`, `gt`, `gte`, `lt`, `lte`, `in` (values parted by `|`) and `like` (`%` stands for any text). The word `null` stands for no value. A backslash takes its special meaning from the character after it. */
    q?: string | undefined;
    /** The largest number of items on a page. */
    limit?: number | undefined;
    /** The order of the list: one or more `field:asc` or `field:desc`, joined by commas, the first one deciding first. Items without a value come last in either direction; ties are broken by id. Left out, the newest items come first. */
    sort_by?: readonly ("id:asc" | "id:desc" | "batch_id:asc" | "batch_id:desc" | "run_id:asc" | "run_id:desc" | "sequence_index:asc" | "sequence_index:desc" | "created_at:asc" | "created_at:desc" | "started_at:asc" | "started_at:desc" | "completed_at:asc" | "completed_at:desc" | "client_ref:asc" | "client_ref:desc" | "status_code:asc" | "status_code:desc" | "cost:asc" | "cost:desc")[] | undefined;
    /** The names of the fields to answer with, joined by commas. Left out, every field is present. */
    fields?: readonly ("id" | "batch_id" | "run_id" | "sequence_index" | "created_at" | "started_at" | "completed_at" | "client_ref" | "status_code" | "input" | "output" | "error" | "cost" | "run")[] | undefined;
    /** What to add. `run` adds the run with all of its own fields; `run(logs,node_runs)` adds to that run, in turn, what the parentheses name: `logs`, `node_runs`, `model` or `graph_workflow`. */
    embed?: string | undefined;
    /** The place in the list to go on from. It comes only inside the URLs `first`, `next` and `previous` of a page, means nothing to the client, and does not expire. */
    cursor?: string | undefined;
    /** Whether to go towards the start of the list. The items of the page keep the order of the list. Without a cursor, true answers with the last page. */
    backward?: boolean | undefined;
  } | undefined;
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
}

/** Request of `getBatchItem`. */
export interface GetBatchItemRequest {
  /** Parameters of the path. */
  path: {
    /** The batch. */
    batch_id: Schemas['Uuid'];
    /** The item. */
    id: Schemas['Uuid'];
  };
  /** Parameters of the query. */
  query?: {
    /** Which items to list: conditions of the form `field.operator:value`, joined by commas; an item must meet all of them. Operators are `eq`, `ne`, `gt`, `gte`, `lt`, `lte`, `in` (values parted by `|`) and `like` (`%` stands for any text). The word `null` stands for no value. A backslash takes its special meaning from the character after it. */
    q?: string | undefined;
    /** The order of the list: one or more `field:asc` or `field:desc`, joined by commas, the first one deciding first. Items without a value come last in either direction; ties are broken by id. Left out, the newest items come first. */
    sort_by?: readonly ("id:asc" | "id:desc" | "batch_id:asc" | "batch_id:desc" | "run_id:asc" | "run_id:desc" | "sequence_index:asc" | "sequence_index:desc" | "created_at:asc" | "created_at:desc" | "started_at:asc" | "started_at:desc" | "completed_at:asc" | "completed_at:desc" | "client_ref:asc" | "client_ref:desc" | "status_code:asc" | "status_code:desc" | "cost:asc" | "cost:desc")[] | undefined;
    /** The names of the fields to answer with, joined by commas. Left out, every field is present. */
    fields?: readonly ("id" | "batch_id" | "run_id" | "sequence_index" | "created_at" | "started_at" | "completed_at" | "client_ref" | "status_code" | "input" | "output" | "error" | "cost" | "run")[] | undefined;
    /** What to add. `run` adds the run with all of its own fields; `run(logs,node_runs)` adds to that run, in turn, what the parentheses name: `logs`, `node_runs`, `model` or `graph_workflow`. */
    embed?: string | undefined;
  } | undefined;
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
}

/** Request of `createWebhook`. */
export interface CreateWebhookRequest {
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
  /** The fields of the body. */
  body: Loose<Schemas['WebhookCreate']>;
}

/** Request of `listEventTypes`. */
export interface ListEventTypesRequest {
  /** Parameters of the query. */
  query?: {
    /** Which event types to list: conditions on `code` or `description` in the form `field.operator:value`, joined by commas, with the operators of every list. */
    q?: string | undefined;
    /** The largest number of items on a page. */
    limit?: number | undefined;
    /** The order of the list: `field:asc` or `field:desc`, joined by commas. Left out, the codes ascend. */
    sort_by?: readonly ("code:asc" | "code:desc" | "description:asc" | "description:desc")[] | undefined;
    /** The names of the fields to answer with, joined by commas. Left out, every field is present. */
    fields?: readonly ("code" | "description" | "schema")[] | undefined;
    /** The place in the list to go on from. It comes only inside the URLs `first`, `next` and `previous` of a page, means nothing to the client, and does not expire. */
    cursor?: string | undefined;
    /** Whether to go towards the start of the list. The items of the page keep the order of the list. Without a cursor, true answers with the last page. */
    backward?: boolean | undefined;
  } | undefined;
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
}

/** Request of `listAllDeliveries`. */
export interface ListAllDeliveriesRequest {
  /** Parameters of the query. */
  query?: {
    /** Which items to list: conditions of the form `field.operator:value`, joined by commas; an item must meet all of them. Operators are `eq`, `ne`, `gt`, `gte`, `lt`, `lte`, `in` (values parted by `|`) and `like` (`%` stands for any text). The word `null` stands for no value. A backslash takes its special meaning from the character after it. */
    q?: string | undefined;
    /** The largest number of items on a page. */
    limit?: number | undefined;
    /** The order of the list: one or more `field:asc` or `field:desc`, joined by commas, the first one deciding first. Items without a value come last in either direction; ties are broken by id. Left out, the newest items come first. */
    sort_by?: readonly ("id:asc" | "id:desc" | "webhook_id:asc" | "webhook_id:desc" | "run_id:asc" | "run_id:desc" | "event:asc" | "event:desc" | "created_at:asc" | "created_at:desc")[] | undefined;
    /** The names of the fields to answer with, joined by commas. Left out, every field is present. */
    fields?: readonly ("id" | "webhook_id" | "run_id" | "event" | "created_at" | "attempts")[] | undefined;
    /** The place in the list to go on from. It comes only inside the URLs `first`, `next` and `previous` of a page, means nothing to the client, and does not expire. */
    cursor?: string | undefined;
    /** Whether to go towards the start of the list. The items of the page keep the order of the list. Without a cursor, true answers with the last page. */
    backward?: boolean | undefined;
  } | undefined;
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
}

/** Request of `listWebhookDeliveries`. */
export interface ListWebhookDeliveriesRequest {
  /** Parameters of the path. */
  path: {
    /** The webhook. */
    webhook_id: Schemas['Uuid'];
  };
  /** Parameters of the query. */
  query?: {
    /** Which items to list: conditions of the form `field.operator:value`, joined by commas; an item must meet all of them. Operators are `eq`, `ne`, `gt`, `gte`, `lt`, `lte`, `in` (values parted by `|`) and `like` (`%` stands for any text). The word `null` stands for no value. A backslash takes its special meaning from the character after it. */
    q?: string | undefined;
    /** The largest number of items on a page. */
    limit?: number | undefined;
    /** The order of the list: one or more `field:asc` or `field:desc`, joined by commas, the first one deciding first. Items without a value come last in either direction; ties are broken by id. Left out, the newest items come first. */
    sort_by?: readonly ("id:asc" | "id:desc" | "webhook_id:asc" | "webhook_id:desc" | "run_id:asc" | "run_id:desc" | "event:asc" | "event:desc" | "created_at:asc" | "created_at:desc")[] | undefined;
    /** The names of the fields to answer with, joined by commas. Left out, every field is present. */
    fields?: readonly ("id" | "webhook_id" | "run_id" | "event" | "created_at" | "attempts")[] | undefined;
    /** The place in the list to go on from. It comes only inside the URLs `first`, `next` and `previous` of a page, means nothing to the client, and does not expire. */
    cursor?: string | undefined;
    /** Whether to go towards the start of the list. The items of the page keep the order of the list. Without a cursor, true answers with the last page. */
    backward?: boolean | undefined;
  } | undefined;
  /** Header parameters. */
  header?: {
    /** The organization to act in. Left out, an API key acts in the organization it belongs to, and a user token in the first organization of its user's memberships. Naming an organization that the caller does not belong to is refused with 403. */
    "X-Organization-Id"?: Schemas['Uuid'] | undefined;
  } | undefined;
}

/** What each operation is asked. */
export interface Requests {
  getHealth: GetHealthRequest;
  getMe: GetMeRequest;
  updateBalance: UpdateBalanceRequest;
  listAssets: ListAssetsRequest;
  listAssetTypes: ListAssetTypesRequest;
  getAsset: GetAssetRequest;
  deleteAsset: DeleteAssetRequest;
  createAssetUpload: CreateAssetUploadRequest;
  createAssetFolder: CreateAssetFolderRequest;
  getAssetFolder: GetAssetFolderRequest;
  deleteAssetFolder: DeleteAssetFolderRequest;
  dispatchModelRun2: DispatchModelRun2Request;
  dispatchModelRun3: DispatchModelRun3Request;
  dispatchModelRun4: DispatchModelRun4Request;
  dispatchModelRun5: DispatchModelRun5Request;
  getModelText: GetModelTextRequest;
  getRun: GetRunRequest;
  rateRun: RateRunRequest;
  createGraphWorkflow: CreateGraphWorkflowRequest;
  deleteGraphWorkflow: DeleteGraphWorkflowRequest;
  dispatchGraphWorkflowRun: DispatchGraphWorkflowRunRequest;
  listBatchItems: ListBatchItemsRequest;
  getBatchItem: GetBatchItemRequest;
  createWebhook: CreateWebhookRequest;
  listEventTypes: ListEventTypesRequest;
  listAllDeliveries: ListAllDeliveriesRequest;
  listWebhookDeliveries: ListWebhookDeliveriesRequest;
}

/** What each operation answers. */
export interface Answers {
  getHealth: { [name: string]: unknown };
  getMe: Schemas['UserProfile'];
  updateBalance: Schemas['CreditBalance'];
  listAssets: Page<Items['listAssets']>;
  listAssetTypes: Page<Items['listAssetTypes']>;
  getAsset: Schemas['Asset'];
  deleteAsset: undefined;
  createAssetUpload: Schemas['UploadSession'];
  createAssetFolder: Schemas['AssetFolder'];
  getAssetFolder: Schemas['AssetFolder'];
  deleteAssetFolder: undefined;
  dispatchModelRun2: Schemas['ModelRunReceipt'];
  dispatchModelRun3: Schemas['ModelRunReceipt'];
  dispatchModelRun4: Schemas['ModelRunReceipt'];
  dispatchModelRun5: Schemas['ModelRunReceipt'];
  getModelText: string;
  getRun: Schemas['Run'];
  rateRun: Schemas['Run'];
  createGraphWorkflow: Schemas['GraphWorkflow'];
  deleteGraphWorkflow: undefined;
  dispatchGraphWorkflowRun: Schemas['WorkflowRunReceipt'];
  listBatchItems: Page<Items['listBatchItems']>;
  getBatchItem: Schemas['BatchItemFields'];
  createWebhook: Schemas['Webhook'];
  listEventTypes: Page<Items['listEventTypes']>;
  listAllDeliveries: Page<Items['listAllDeliveries']>;
  listWebhookDeliveries: Page<Items['listWebhookDeliveries']>;
}

/** The whole item of each list. */
export interface Items {
  listAssets: Schemas['Asset'];
  listAssetTypes: Whole<Schemas['AssetTypeFields'], 'name' | 'created_at'>;
  listBatchItems: Whole<Schemas['BatchItemFields'], 'id' | 'batch_id' | 'run_id' | 'sequence_index' | 'created_at' | 'started_at' | 'completed_at' | 'client_ref' | 'status_code' | 'input' | 'output' | 'error' | 'cost'>;
  listEventTypes: Whole<Schemas['EventTypeFields'], 'code' | 'description' | 'schema'>;
  listAllDeliveries: Whole<Schemas['DeliveryFields'], 'id' | 'webhook_id' | 'run_id' | 'event' | 'created_at' | 'attempts'>;
  listWebhookDeliveries: Whole<Schemas['DeliveryFields'], 'id' | 'webhook_id' | 'run_id' | 'event' | 'created_at' | 'attempts'>;
}

/** A method for each operation. @template Options what every method takes beside its request */
export interface Calls<Options> {
  /**
   * Probe whether the service is alive.
   *
   * Answers with an empty object as long as the process can answer at all. It touches neither database nor storage, so it says nothing about them. Anybody may call it, without a token; it changes nothing and may be repeated as often as a monitor likes.
   *
   * @returns the service is alive
   * @throws ModelRunError, by the document with 422, 429
   */
  getHealth(request?: GetHealthRequest, options?: Options): Promise<{ [name: string]: unknown }>;
  /**
   * Read the profile of the user behind the token.
   *
   * Answers with the user whom the token belongs to; for an API key, with the user who issued it. Any valid token will do, without a scope. With `embed` the profile also says where the user belongs and with which scopes, and which invitations wait for the user's e-mail address. Nothing changes, and a repeat gives the same answer until the account itself changes.
   *
   * @returns the profile of the user
   * @throws ModelRunError, by the document with 401, 403, 422, 429
   */
  getMe(request?: GetMeRequest, options?: Options): Promise<Schemas['UserProfile']>;
  /**
   * Set the low-balance threshold.
   *
   * Sets the amount below which the credit balance of the organization counts as low, and answers with the whole balance. Only the threshold and `updated_at` change; the credit itself cannot be changed here. The caller needs the scope `billing:edit`.
   *
   * `low_balance_threshold` must be present. `updated_at` is optional and guards against overwriting somebody else's decision: send the value you last read, and the update is refused with 409 and the current record if the threshold has been set since. Without `updated_at` a repeat sets the same threshold again; with it, a repeat is refused, because the first one has moved `updated_at` on.
   *
   * @returns the balance with its new threshold
   * @throws ModelRunError, by the document with 400, 401, 403, 409, 413, 415, 422, 429
   */
  updateBalance(request: UpdateBalanceRequest, options?: Options): Promise<Schemas['CreditBalance']>;
  /**
   * List the assets of the organization.
   *
   * Answers with one page of the organization's assets, newest first unless `sort_by` says otherwise. Deleted assets are left out. An asset is listed from the moment its upload was asked for. Any valid token of the organization will do, without a scope.
   *
   * To read on, follow `next` until it is null. An asset that exists during the whole walk is met exactly once; one that is made or deleted meanwhile may or may not be met. Nothing changes, so any page can be asked for again.
   *
   * @returns one page of assets
   * @throws ModelRunError, by the document with 401, 403, 422, 429
   */
  listAssets<const Request extends ListAssetsRequest = Record<never, never>>(
    request?: Request,
    options?: Options,
  ): Promise<Page<Projected<Items['listAssets'], Request>>>;
  /**
   * List the asset types.
   *
   * Answers with one page of the words that `asset_type` of an asset may hold. Any valid token will do, without a scope. To read on, follow `next` until it is null. Nothing changes, so any page can be asked for again.
   *
   * @returns one page of asset types
   * @throws ModelRunError, by the document with 401, 403, 422, 429
   */
  listAssetTypes<const Request extends ListAssetTypesRequest = Record<never, never>>(
    request?: Request,
    options?: Options,
  ): Promise<Page<Projected<Items['listAssetTypes'], Request>>>;
  /**
   * Read an asset.
   *
   * Answers with one asset of the organization, with presigned URLs unless `presign` is false. A deleted asset can still be read; `deleted_at` and `deleted_by` then say when and by whom it was deleted. An asset whose file has not arrived yet can be read too, but its URLs lead nowhere until it has. Any valid token of the organization will do, without a scope. Nothing changes; a repeat gives the same record with URLs signed anew.
   *
   * @returns the asset
   * @throws ModelRunError, by the document with 401, 403, 404, 422, 429
   */
  getAsset(request: GetAssetRequest, options?: Options): Promise<Schemas['Asset']>;
  /**
   * Delete an asset.
   *
   * Marks the asset as deleted: `deleted_at` and `deleted_by` are set and lists no longer show it, while the record stays readable by its id. The caller needs the scope `assets:write`. A repeat answers alike and leaves the time and the author of the first deletion as they were.
   *
   * @throws ModelRunError, by the document with 401, 403, 404, 422, 429
   */
  deleteAsset(request: DeleteAssetRequest, options?: Options): Promise<undefined>;
  /**
   * Ask for the upload of a file.
   *
   * Makes an asset record and a presigned URL to send its file to. The file then goes straight to storage with one HTTP PUT to `upload_url`, in the declared content type and size and without a bearer token; storage refuses anything else. The asset can be read and listed at once, even before the file is there. The caller needs the scope `assets:write`. A repeat makes another asset, since file names need not be unique.
   *
   * @returns the asset exists, and its file can be sent
   * @throws ModelRunError, by the document with 400, 401, 403, 413, 415, 422, 429
   */
  createAssetUpload(request: CreateAssetUploadRequest, options?: Options): Promise<Schemas['UploadSession']>;
  /**
   * Create an asset folder.
   *
   * Makes an empty folder in the organization. The caller needs the scope `assets:write`. A repeat makes another folder, since names need not be unique.
   *
   * @returns the new folder
   * @throws ModelRunError, by the document with 400, 401, 403, 413, 415, 422, 429
   */
  createAssetFolder(request: CreateAssetFolderRequest, options?: Options): Promise<Schemas['AssetFolder']>;
  /**
   * Read an asset folder.
   *
   * Answers with one folder of the organization. A deleted folder can still be read; `deleted_at` and `deleted_by` then say when and by whom it was deleted. Any valid token of the organization will do, without a scope. Nothing changes, and a repeat gives the same answer until the folder changes.
   *
   * @returns the folder
   * @throws ModelRunError, by the document with 401, 403, 404, 422, 429
   */
  getAssetFolder(request: GetAssetFolderRequest, options?: Options): Promise<Schemas['AssetFolder']>;
  /**
   * Delete an asset folder.
   *
   * Marks the folder as deleted: `deleted_at` and `deleted_by` are set, while the record stays readable by its id. The assets in it stay as they are. The caller needs the scope `assets:write`. A repeat answers alike and leaves the time and the author of the first deletion as they were.
   *
   * @throws ModelRunError, by the document with 401, 403, 404, 422, 429
   */
  deleteAssetFolder(request: DeleteAssetFolderRequest, options?: Options): Promise<undefined>;
  /**
   * Run a model whose path has two segments.
   *
   * Puts a run of the model into the queue of the organization and answers at once. The body holds the input fields of the model, and `callback_url` if the end of the run is to be reported. The cost is charged to the credit balance when the run ends. The caller needs the scope `runs:create`.
   *
   * A repeat makes and charges another run, so do not repeat a request whose answer was lost without looking first.
   *
   * @returns the run is queued
   * @throws ModelRunError, by the document with 400, 401, 402, 403, 404, 413, 415, 422, 429
   */
  dispatchModelRun2(request: DispatchModelRun2Request, options?: Options): Promise<Schemas['ModelRunReceipt']>;
  /**
   * Run a model whose path has three segments.
   *
   * Puts a run of the model into the queue of the organization and answers at once. The body holds the input fields of the model, and `callback_url` if the end of the run is to be reported. The cost is charged to the credit balance when the run ends. The caller needs the scope `runs:create`.
   *
   * A repeat makes and charges another run, so do not repeat a request whose answer was lost without looking first.
   *
   * @returns the run is queued
   * @throws ModelRunError, by the document with 400, 401, 402, 403, 404, 413, 415, 422, 429
   */
  dispatchModelRun3(request: DispatchModelRun3Request, options?: Options): Promise<Schemas['ModelRunReceipt']>;
  /**
   * Run a model whose path has four segments.
   *
   * Puts a run of the model into the queue of the organization and answers at once. The body holds the input fields of the model, and `callback_url` if the end of the run is to be reported. The cost is charged to the credit balance when the run ends. The caller needs the scope `runs:create`.
   *
   * A repeat makes and charges another run, so do not repeat a request whose answer was lost without looking first.
   *
   * @returns the run is queued
   * @throws ModelRunError, by the document with 400, 401, 402, 403, 404, 413, 415, 422, 429
   */
  dispatchModelRun4(request: DispatchModelRun4Request, options?: Options): Promise<Schemas['ModelRunReceipt']>;
  /**
   * Run a model whose path has five segments.
   *
   * Puts a run of the model into the queue of the organization and answers at once. The body holds the input fields of the model, and `callback_url` if the end of the run is to be reported. The cost is charged to the credit balance when the run ends. The caller needs the scope `runs:create`.
   *
   * A repeat makes and charges another run, so do not repeat a request whose answer was lost without looking first.
   *
   * @returns the run is queued
   * @throws ModelRunError, by the document with 400, 401, 402, 403, 404, 413, 415, 422, 429
   */
  dispatchModelRun5(request: DispatchModelRun5Request, options?: Options): Promise<Schemas['ModelRunReceipt']>;
  /**
   * Read a model as markdown.
   *
   * Answers with a text about a public model that machines read well: an Overview with endpoint, model id, provider, license, date of the last update and base price, then inputs, outputs, prices, examples and questions. Anyone may read it; a token is not needed, and a bad one is ignored. A private model, one that is not published and one that never was are answered alike with 404, so that nobody learns of it, not even its owner. Errors come in the validation envelope. Nothing changes by reading.
   *
   * @returns the text
   * @throws ModelRunError, by the document with 404, 422, 429
   */
  getModelText(request: GetModelTextRequest, options?: Options): Promise<string>;
  /**
   * Read a run.
   *
   * Answers with one run of the organization as it is at this moment, whether a model or a graph workflow was run, with its logs, its node runs, and its model or workflow. A run stays readable when its workflow is deleted. Any valid token of the organization will do, without a scope.
   *
   * To wait for the end, read again until `status_code` is `completed`, `failed` or `canceled`; it then changes no more. Nothing changes by reading.
   *
   * @returns the run
   * @throws ModelRunError, by the document with 401, 403, 404, 422, 429
   */
  getRun(request: GetRunRequest, options?: Options): Promise<Schemas['Run']>;
  /**
   * Rate a run or clear its rating.
   *
   * Sets `feedback_is_positive` and `feedback_reason` of a run of the organization, in place of the rating that was there. Null for `is_positive` clears the rating and its reason. A run can be rated before it has ended. Only a human user may rate, with the scope `runs:rate`; an API key is refused whatever its scopes. A repeat leaves the run as it is.
   *
   * @returns the run with its new rating
   * @throws ModelRunError, by the document with 400, 401, 403, 404, 413, 415, 422, 429
   */
  rateRun(request: RateRunRequest, options?: Options): Promise<Schemas['Run']>;
  /**
   * Create a graph workflow.
   *
   * Makes a graph workflow in the organization, ready to be run. Its slug is made from `name`; when the organization has used that slug before, a number is put behind it. The graph is looked at: every node must have a class, every pointer must lead to a node, and there must be no cycle. The caller needs the scope `graph-workflows:create`. A repeat makes another workflow with another slug.
   *
   * @returns the new workflow
   * @throws ModelRunError, by the document with 400, 401, 403, 413, 415, 422, 429
   */
  createGraphWorkflow(request: CreateGraphWorkflowRequest, options?: Options): Promise<Schemas['GraphWorkflow']>;
  /**
   * Delete a graph workflow.
   *
   * Marks the workflow as deleted; the record is kept for audit and rollback. New runs are answered with 404 from now on. Runs that are on the way go on, and old runs stay readable with getRun. The caller needs the scope `graph-workflows:delete`. A repeat answers alike and leaves the time and the author of the first deletion as they were.
   *
   * @throws ModelRunError, by the document with 401, 403, 404, 422, 429
   */
  deleteGraphWorkflow(request: DeleteGraphWorkflowRequest, options?: Options): Promise<undefined>;
  /**
   * Run a graph workflow.
   *
   * Puts a run of the graph workflow into the queue of the organization and answers at once with a receipt, not with the run. The body holds the input fields of the workflow, and `callback_url` if the end of the run is to be reported. The cost is charged to the credit balance when the run ends. The caller needs the scope `graph-workflows:create`. A deleted workflow is answered like one that never was.
   *
   * A repeat makes and charges another run, so do not repeat a request whose answer was lost without looking first.
   *
   * @returns the run is queued
   * @throws ModelRunError, by the document with 400, 401, 402, 403, 404, 413, 415, 422, 429
   */
  dispatchGraphWorkflowRun(request: DispatchGraphWorkflowRunRequest, options?: Options): Promise<Schemas['WorkflowRunReceipt']>;
  /**
   * List the items of a batch.
   *
   * Answers with one page of the items of a batch of the organization, newest first unless `sort_by` says otherwise; `sort_by=sequence_index:asc` gives the order of the batch. Each item shows the status of its run at this moment. Any valid token of the organization will do, without a scope.
   *
   * To read on, follow `next` until it is null. Nothing changes, so any page can be asked for again.
   *
   * @returns one page of batch items
   * @throws ModelRunError, by the document with 401, 403, 404, 422, 429
   */
  listBatchItems<const Request extends ListBatchItemsRequest>(
    request: Request,
    options?: Options,
  ): Promise<Page<Projected<Items['listBatchItems'], Request>>>;
  /**
   * Read one item of a batch.
   *
   * Answers with one item of a batch of the organization, just as the list would with the filter `id.eq:` and a page size of 1: `fields` and `embed` work alike, an item that `q` does not let through is not found, and `sort_by` is understood but has nothing to order. Any valid token of the organization will do, without a scope. Errors come in the validation envelope. Nothing changes by reading.
   *
   * @returns the item, or those fields of it that were asked for
   * @throws ModelRunError, by the document with 401, 403, 404, 422, 429
   */
  getBatchItem(request: GetBatchItemRequest, options?: Options): Promise<Schemas['BatchItemFields']>;
  /**
   * Create a webhook.
   *
   * Subscribes a URL to events of the organization, from now on and for runs of every member. Nothing is sent to the URL until an event happens. A webhook that names no events never fires. Every delivery is signed with the secret. The caller needs the scope `webhooks:create`. A repeat makes another webhook, and each event then arrives twice.
   *
   * @returns the new webhook
   * @throws ModelRunError, by the document with 400, 401, 403, 413, 415, 422, 429
   */
  createWebhook(request: CreateWebhookRequest, options?: Options): Promise<Schemas['Webhook']>;
  /**
   * List the events that can be emitted.
   *
   * Answers with one page of the events that a webhook can subscribe to, each with the JSON Schema of its payload, in the order of their codes unless `sort_by` says otherwise. Any valid token will do, without a scope.
   *
   * To read on, follow `next` until it is null. Nothing changes, so any page can be asked for again.
   *
   * @returns one page of event types
   * @throws ModelRunError, by the document with 401, 403, 422, 429
   */
  listEventTypes<const Request extends ListEventTypesRequest = Record<never, never>>(
    request?: Request,
    options?: Options,
  ): Promise<Page<Projected<Items['listEventTypes'], Request>>>;
  /**
   * List the deliveries of all webhooks.
   *
   * Answers with one page of the deliveries of all webhooks of the organization, newest first unless `sort_by` says otherwise, each with its attempts. Callbacks are not among them. An event that went to two webhooks is listed twice. Any valid token of the organization will do, without a scope.
   *
   * To read on, follow `next` until it is null. Nothing changes, so any page can be asked for again.
   *
   * @returns one page of deliveries
   * @throws ModelRunError, by the document with 401, 403, 422, 429
   */
  listAllDeliveries<const Request extends ListAllDeliveriesRequest = Record<never, never>>(
    request?: Request,
    options?: Options,
  ): Promise<Page<Projected<Items['listAllDeliveries'], Request>>>;
  /**
   * List the deliveries of a webhook.
   *
   * Answers with one page of the deliveries of a webhook of the organization, newest first unless `sort_by` says otherwise, each with its attempts. A delivery is listed as soon as its event has happened, before the first attempt. The `request_id` of an attempt is what the receiver saw as `Service-Request-Id`. Any valid token of the organization will do, without a scope.
   *
   * To read on, follow `next` until it is null. Nothing changes, so any page can be asked for again.
   *
   * @returns one page of deliveries
   * @throws ModelRunError, by the document with 401, 403, 404, 422, 429
   */
  listWebhookDeliveries<const Request extends ListWebhookDeliveriesRequest>(
    request: Request,
    options?: Options,
  ): Promise<Page<Projected<Items['listWebhookDeliveries'], Request>>>;
}
