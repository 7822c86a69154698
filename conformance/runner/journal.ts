/**
 * What a run created, so that it can be deleted at the end of the run, or by `clean` when the run was killed. A line is
 * written before the request goes out; a second one of the same number adds the id once it is known.
 */
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { PrincipalName } from '../target/target.ts';

/**
 * How each create is undone: the operation that deletes, where the answer holds the id, what it is found by without.
 */
const undo: Partial<Record<OperationId, { operation?: OperationId; id: string; found_by: readonly string[] }>> = {
  createAssetUpload: { operation: 'deleteAsset', id: 'asset_id', found_by: ['filename', 'mime_type'] },
  createAssetFolder: { operation: 'deleteAssetFolder', id: 'id', found_by: ['name'] },
  createGraphWorkflow: { operation: 'deleteGraphWorkflow', id: 'id', found_by: ['name'] },
  // The interface has no operation for it: a control interface or a hook of the target file does it.
  createWebhook: { id: 'id', found_by: ['name', 'url'] },
};

export interface Created {
  number: number;
  operation: OperationId;
  /** Of what was sent, the members that the record can be found by where its id never came. */
  body: unknown;
  principal?: PrincipalName;
  /** The one that the request named. */
  organization?: string;
  id?: string;
}

/** What the answer to a create adds. */
export type CreatedId = Required<Pick<Created, 'number' | 'principal' | 'id'>>;

export interface Journal {
  /** To be called before a request goes out; returns an entry when it creates something. */
  before(request: CanonicalRequest): Created | undefined;
  after(entry: Created | undefined, exchange: Exchange): void;
  /** What was created and may still be there, oldest first. */
  readonly entries: readonly Created[];
}

/** @param sink is told each entry when it is made, and its id when that is known */
export function createJournal(sink: (entry: Created | CreatedId) => void = () => {}): Journal {
  const entries: Created[] = [];
  return {
    entries,
    before(request) {
      const { operation } = request;
      const made = undo[operation];
      if (made === undefined) return undefined;
      const entry: Created = { number: entries.length + 1, operation, body: membersOf(request.body, made.found_by) };
      if (request.organization !== undefined) entry.organization = request.organization;
      entries.push(entry);
      sink(entry);
      return entry;
    },
    after(entry, exchange) {
      if (!entry) return;
      const made = undo[entry.operation]!;
      const id = exchange.decoded?.outcome === 'success' ? exchange.decoded.record?.[made.id] : undefined;
      entry.principal = exchange.principal as PrincipalName;
      if (typeof id === 'string') {
        entry.id = id;
        sink({ number: entry.number, principal: entry.principal, id });
      }
    },
  };
}

function membersOf(body: unknown, names: readonly string[]): unknown {
  if (body === null || typeof body !== 'object') return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
}

/** The request that deletes what an entry created; undefined when its id never came. */
export function undoOf(
  entry: Created,
): { operation: OperationId; path: { id: string }; organization?: string } | undefined {
  const { id, organization } = entry;
  const made = undo[entry.operation];
  if (!made?.operation || id === undefined) return undefined;
  return { operation: made.operation, path: { id }, ...(organization !== undefined && { organization }) };
}
