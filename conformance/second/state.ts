/** Memory of this implementation: plain records, with times in milliseconds since 1970. */
import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Posted } from './post.ts';

export interface Organization {
  id: string;
  name: string;
  slug: string;
  /** With what its callbacks are signed. */
  callback_secret: string | null;
  balance: { id: string; amount: number; threshold: number; created_ms: number; updated_ms: number };
}

export interface User {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
}

interface Membership {
  user: User;
  org: Organization;
  role_code: string;
  scopes: readonly string[];
}

export type Token =
  | { kind: 'api_key'; id: string; org: Organization; scopes: readonly string[] }
  | { kind: 'user'; user: User };

/** A caller in an organization. */
export interface Caller {
  kind: 'api_key' | 'user';
  /** The user, or the key itself. */
  actor_id: string;
  user?: User;
  org: Organization;
  scopes: readonly string[];
}

export interface Asset {
  id: string;
  org: Organization;
  name: string;
  mime_type: string;
  size_bytes: number;
  created_by: string | null;
  created_ms: number;
  /** Time of its file; there is no asset before. */
  put_ms?: number;
  deleted_ms?: number;
  deleted_by?: string;
}

export interface Folder {
  id: string;
  org: Organization;
  name: string;
  created_by: string | null;
  created_ms: number;
  deleted?: true;
}

export type Outcome = 'completed' | 'failed' | 'canceled';

export interface Model {
  id: string;
  org: Organization;
  /** Path before `/runs`; the first two segments name its text. */
  path: string;
  is_public: boolean;
  is_published: boolean;
  outcome: Outcome;
  run_ms: number;
}

export interface Workflow {
  id: string;
  org: Organization;
  slug: string;
  body: Record<string, unknown>;
  created_by: string | null;
  created_ms: number;
  deleted_ms?: number;
}

export interface Run {
  id: string;
  node_run_id: string;
  log_ids: readonly string[];
  org: Organization;
  target: { model: Model } | { workflow: Workflow };
  batch_id: string | null;
  client_ref: string | null;
  created_by: string | null;
  input: Record<string, unknown>;
  callback_url: string | null;
  status: string;
  outcome?: Outcome;
  created_ms: number;
  started_ms?: number;
  completed_ms?: number;
  cost?: number;
  output?: Record<string, unknown>;
  rating?: boolean;
  reason?: string;
}

export interface BatchItem {
  id: string;
  batch_id: string;
  sequence_index: number;
  run: Run;
}

interface Webhook {
  id: string;
  org: Organization;
  label: string;
  url: string;
  key: string;
  topics: readonly string[];
  created_ms: number;
}

export interface Attempt {
  began_ms: number;
  ended_ms: number;
  result: Posted;
  succeeded: boolean;
  next_ms?: number;
}

export interface Delivery {
  id: string;
  request_id: string;
  run: Run;
  topic: string;
  /** Of callbacks there is none. */
  webhook?: Webhook;
  url: string;
  key: string | null;
  created_ms: number;
  attempts: Attempt[];
  first_signature?: string;
}

export interface State {
  clock: Clock;
  faults: Faults;
  /** From 0 to 1, the same in every run. */
  random(): number;
  /** Addresses of the interface and of its files. */
  base_url: string;
  storage_url: string;
  /** Signs cursors and URLs of storage. */
  key: Buffer;
  organizations: Organization[];
  memberships: Membership[];
  invitations: { id: string; email: string; org: Organization; role_code: string; created_ms: number }[];
  tokens: Map<string, Token>;
  assets: Map<string, Asset>;
  files: Map<string, Buffer>;
  folders: Map<string, Folder>;
  models: Model[];
  workflows: Map<string, Workflow>;
  runs: Map<string, Run>;
  batches: Map<string, { org: Organization; items: BatchItem[] }>;
  webhooks: Map<string, Webhook>;
  deliveries: Delivery[];
  /** Ends what is under way when the server stops. */
  cuts: Set<() => void>;
}

export function emptyState(clock: Clock, faults: Faults): State {
  return {
    clock,
    faults,
    random: randomNumbers(),
    base_url: '',
    storage_url: '',
    key: randomBytes(32),
    organizations: [],
    memberships: [],
    invitations: [],
    tokens: new Map(),
    assets: new Map(),
    files: new Map(),
    folders: new Map(),
    models: [],
    workflows: new Map(),
    runs: new Map(),
    batches: new Map(),
    webhooks: new Map(),
    deliveries: [],
    cuts: new Set(),
  };
}

/** The minimal standard generator. */
function randomNumbers(): () => number {
  let last = 20_310_517;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

/** Keys act for nobody: what they make has no creator. */
export function creatorOf({ kind, actor_id }: Caller): string | null {
  return kind === 'user' ? actor_id : null;
}
