/** What the suite is told of an implementation under test: the parsed target file. `target.schema.json` says the same. */
import type { ChoicesDocument } from '../../src/choices/choices.ts';

export const principalNames = ['owner', 'reader', 'human', 'member', 'outsider', 'no_secret'] as const;
export type PrincipalName = (typeof principalNames)[number];
export type PrincipalKind = 'api_key' | 'user';

/** Where a token comes from: the text itself, a file, what a command prints, or an OAuth 2 client-credentials grant. */
export type TokenSource =
  | string
  | { file: string }
  | { command: string; ttl: number }
  | { oauth2: { token_url: string; client_id: string; client_secret: string; scope?: string } };

export interface TargetPrincipal {
  kind: PrincipalKind;
  organization?: { id?: string; slug?: string };
  /** A second organization of a user who is a member of two. */
  second_organization?: { id?: string; slug?: string };
  token: TokenSource;
}

export interface TargetLimits {
  requests_per_second?: number;
  concurrency?: number;
  runs?: number;
  spend?: number;
  /** Assets and folders that a run may create. */
  assets?: number;
  webhooks?: number;
}

export interface Target {
  implementation?: { name: string; version?: string; url?: string; contact?: string };
  base_url: string;
  /** Areas claimed: named, or all but the named ones. Absent: all. */
  areas?: readonly string[] | { except: readonly string[] };
  mode?: 'full' | 'read-only';
  principals: Partial<Record<PrincipalName, TargetPrincipal>>;
  fixtures?: Record<string, unknown>;
  /** Inline, or `{file}` relative to the target file. */
  choices?: ChoicesDocument;
  consistency_ms?: number;
  /** The balance cannot be read, so that its threshold is changed only when the target file says what to put back. */
  billing?: { restore_threshold: number };
  network?: {
    /** Sent to the base URL's origin alone. */
    headers?: Record<string, string>;
    /** Origins that presigned URLs may point at; left out, the base URL's host at any port. */
    storage_origins?: readonly string[];
    /** Seconds that one answer may take. */
    timeout_s?: number;
  };
  limits?: TargetLimits;
}
