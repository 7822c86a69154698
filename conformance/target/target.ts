/** The parsed target file: what the suite knows of an implementation under test. `target.schema.json` says the same. */
import type { ChoicesDocument } from '../../src/choices/choices.ts';

export const principalNames = ['owner', 'reader', 'human', 'member', 'outsider', 'no_secret'] as const;
export type PrincipalName = (typeof principalNames)[number];
export type PrincipalKind = 'api_key' | 'user';

/** Source of a token: the text itself, a file, the output of a command, or an OAuth 2 client-credentials grant. */
export type TokenSource =
  | string
  | { file: string }
  | { command: string; ttl: number }
  | { oauth2: { token_url: string; client_id: string; client_secret: string; scope?: string } };

export interface TargetOrganization {
  id?: string;
  slug?: string;
  /** With what callbacks of its runs are signed; null: they bear no signature. Left out: not known. */
  callback_secret?: string | null;
}

export interface TargetPrincipal {
  kind: PrincipalKind;
  organization?: TargetOrganization;
  /** A second organization of a user who is a member of two. */
  second_organization?: { id?: string; slug?: string };
  token: TokenSource;
}

export interface TargetLimits {
  requests_per_second?: number;
  /** Seconds that it may keep a run waiting by 429 and 503, in all; 600 unless given. */
  waits_s?: number;
  /** Seconds that it may keep one check waiting, for answers and in real time; 3600 unless given. */
  check_s?: number;
  concurrency?: number;
  runs?: number;
  /** Cost of all runs at most, in the currency of the balance: a decimal number, or the text of one. */
  spend?: number | string;
  /** Assets and folders that a run may create. */
  assets?: number;
  /** Webhooks that a run may create. */
  webhooks?: number;
}

/** A webhook that is there already, and leads to the suite's receiver. */
interface ReusedWebhook {
  id: string;
  /** URL of the webhook, as the target has it. */
  url: string;
  secret: string;
  /** Subscription; all three events unless given. */
  event_types?: readonly string[];
}

/** An HTTP request that does what the interface has no operation for. Any text in it may hold `{id}`. */
export interface HookRequest {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A file with a module that exports `cancelRun(id)` or `deleteWebhook(id)`, which may be asynchronous. */
export interface HookModule {
  module: string;
}

export interface TargetHooks {
  cancel_run?: HookRequest | HookModule;
  delete_webhook?: HookRequest | HookModule;
}

/** A run that can be made, and its duration. */
export interface RunFixture {
  /** The inputs of a run that ends as it shall. */
  input: Record<string, unknown>;
  /** The input that takes any text. */
  text_field?: string;
  /** Seconds from the dispatch of a run to its end, at most. */
  ends_within_s: number;
  /** Cost of one run, at most, in the currency of the balance: `conformance plan` adds it up. */
  cost?: number;
}

export interface ModelFixture extends RunFixture {
  /** Path between `/v1/models/` and `/runs`. */
  path: string;
}

export interface WorkflowFixture extends RunFixture {
  /** The body of a request that creates it. */
  create: Record<string, unknown>;
  /** One that is there already, in the owner's organization. */
  id?: string;
  owner?: string;
  slug?: string;
}

/** Records that the target offers for tests, by the part they play. */
export interface TargetFixtures {
  /** `succeeds`, `fails`, `cancels`, `slow`; `two_segments` to `five_segments`; and any others. */
  models?: Partial<Record<string, ModelFixture>>;
  /** `public`, `private`, `unpublished`. */
  catalog?: Partial<Record<string, { owner: string; slug: string }>>;
  /** `finished`, `running`. */
  batches?: Partial<Record<string, { id: string }>>;
  workflow?: WorkflowFixture;
  invitation?: { email: string; organization?: TargetOrganization; role_code?: string };
  [other: string]: unknown;
}

/** Files that the target takes; left out, any. */
export interface TargetUploads {
  /** Media types, or all of one kind: `image/*`. */
  mime_types?: readonly string[];
  /** The end of every file's name: `.png`. */
  name_ending?: string;
}

/** Answer of a gateway in front in place of the server: all that is named must fit. */
export interface GatewayAnswer {
  status: number;
  /** Without parameters: `text/html`. */
  content_type?: string;
  /** A header with this value, whatever the case of its letters. */
  header?: { name: string; value: string };
  body_contains?: string;
}

/** The way to the target. */
export interface TargetNetwork {
  /** Sent to the base URL's origin alone. */
  headers?: Record<string, string>;
  /** Origins that presigned URLs may point at; left out, the base URL's host at any port. */
  storage_origins?: readonly string[];
  /** URLs that stand for the base URL in cursor URLs: origins, with a path where that is what stands before `/v1`. */
  cursor_origins?: readonly string[];
  /** Seconds that one answer may take. */
  timeout_s?: number;
  /** URL of an HTTP proxy, with user and password where it asks for them. Left out: as the environment says. */
  proxy?: string;
  /** A file of PEM certificates that are trusted beside the known authorities. */
  ca?: string;
  /** Shown to the base URL's origin alone; both files are PEM. */
  client_certificate?: { cert: string; key: string; passphrase?: string };
  /** `HOST:PORT` to connect to in the place of the base URL's, which `Host` and TLS go on naming. Not for several. */
  connect_to?: string;
  gateway?: readonly GatewayAnswer[];
}

export interface Target {
  implementation?: { name: string; version?: string; url?: string; contact?: string };
  /** The fault that was seeded into the reference server on purpose. */
  mutant?: string;
  /** Of a target of several replicas: that of the first. */
  base_url: string;
  /** Base URLs of the replicas of one service, two or more; left out, there is one. */
  base_urls?: readonly string[];
  /** Areas claimed: named, or all but the named ones. Absent: all. */
  areas?: readonly string[] | { except: readonly string[] };
  /** Claims that a gate insists on: areas, and clauses (patterns too) that a pass covers. */
  require?: { areas?: readonly string[]; clauses?: readonly string[] };
  mode?: 'full' | 'read-only';
  principals: Partial<Record<PrincipalName, TargetPrincipal>>;
  fixtures?: TargetFixtures;
  /** Principals and fixtures that the file says are null, by their keys: the target has none of them. */
  absent?: readonly string[];
  /** Requests that change nothing are sent once more, and the second answer counts (`--twice`). */
  asked_twice?: true;
  /** Principal that stands for the owner, where another than the file says does (`--owner`). */
  owned_by?: PrincipalName;
  /** Inline, or `{file}` relative to the target file. */
  choices?: ChoicesDocument;
  consistency_ms?: number;
  uploads?: TargetUploads;
  /** The balance cannot be read, so that its threshold is changed only when the target file says what to put back. */
  billing?: { restore_threshold: number };
  /** The base URL of a control interface (`openapi --control`), and its token where it asks for one. */
  control?: {
    base_url: string;
    token?: string;
    /** A write shows after `consistency_ms` of this clock: no real time is waited for it. */
    steps_replication?: boolean;
  };
  /** Acts of the suite for which the interface has no operation, where no control interface is there. */
  hooks?: TargetHooks;
  webhooks?: { reuse?: readonly ReusedWebhook[] };
  /** Set where webhooks may be made that nothing can delete. */
  allow_leftovers?: boolean;
  /** Address for the target. Left out: a free port of loopback, where the target is on this machine. */
  receiver?: { bind?: { host?: string; port?: number }; public_url?: string };
  network?: TargetNetwork;
  limits?: TargetLimits;
  /** URL of the target's traces: each request bears a `traceparent`, whose id stands for `{trace_id}`. */
  trace_url?: string;
}
