/** Data of the server: in memory, and gone when it ends. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface Organization {
  id: string;
  name: string;
}

export interface User {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  avatar_url: string | null;
}

export interface Caller {
  kind: 'api_key' | 'user';
  org: Organization;
  user: User;
}

export interface Asset {
  id: string;
  org_id: string;
  name: string;
  mime_type: string;
  size_bytes: number;
  created_by: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  deleted_by: string | null;
  /** Null until the file has come. */
  bytes: Buffer | null;
}

export interface Folder {
  id: string;
  org_id: string;
  created_by: string;
  name: string;
  created_at: string;
  updated_at: string;
}

export interface State {
  base_url: string;
  /** Operations that have not been mended yet. */
  wrong: Set<string>;
  callers: ReadonlyMap<string, Caller>;
  users: readonly User[];
  assets: Map<string, Asset>;
  folders: Map<string, Folder>;
  seal_key: string;
}

export interface Call {
  state: State;
  url: URL;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** Of the path. */
  id: string;
}

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export function createState(wrong: readonly string[]): State {
  const [acme, other] = [
    { id: '5d0f7a52-92a4-4d57-8f0f-3f8f1f1c9a01', name: 'Acme' },
    { id: 'b1a1f0de-5f0c-4a55-9d1c-0f0c7f5c9a02', name: 'Other' },
  ];
  const [ada, ben] = [userOf('Ada', 'ada@acme.example'), userOf('Ben', 'ben@other.example')];
  return {
    base_url: '',
    wrong: new Set(wrong),
    callers: new Map<string, Caller>([
      ['acme-key', { kind: 'api_key', org: acme!, user: ada! }],
      ['acme-ada', { kind: 'user', org: acme!, user: ada! }],
      ['other-key', { kind: 'api_key', org: other!, user: ben! }],
    ]),
    users: [ada!, ben!],
    assets: new Map(),
    folders: new Map(),
    seal_key: randomUUID(),
  };
}

function userOf(first_name: string, email: string): User {
  return { id: randomUUID(), email, first_name, last_name: 'Example', avatar_url: null };
}
