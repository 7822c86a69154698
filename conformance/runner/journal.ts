/**
 * What a run created, so that it can be deleted at its end, and by `clean` when the run was killed. Each line is
 * written before the request goes out; a second one adds the id once it is known.
 */
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { PrincipalName } from '../target/target.ts';

/** How each create is undone: the operation that deletes, and where the answer holds the id. */
const undo: Partial<Record<OperationId, { operation?: OperationId; id: string }>> = {
  createAssetUpload: { operation: 'deleteAsset', id: 'asset_id' },
  createAssetFolder: { operation: 'deleteAssetFolder', id: 'id' },
  createGraphWorkflow: { operation: 'deleteGraphWorkflow', id: 'id' },
  // The interface has no operation for it: a control interface or a hook of the target file does it.
  createWebhook: { id: 'id' },
};

export interface Created {
  number: number;
  operation: OperationId;
  body: unknown;
  principal?: PrincipalName;
  /** The one that the request named. */
  organization?: string;
  id?: string;
}

export interface Journal {
  /** To be called before a request goes out; returns an entry when it creates something. */
  before(request: CanonicalRequest): Created | undefined;
  after(entry: Created | undefined, exchange: Exchange): void;
  /** What was created and may still be there, oldest first. */
  readonly entries: readonly Created[];
}

/** @param sink is told each entry when it is made, and again with its id */
export function createJournal(sink: (entry: Created) => void = () => {}): Journal {
  const entries: Created[] = [];
  return {
    entries,
    before(request) {
      if (undo[request.operation] === undefined) return undefined;
      const entry: Created = { number: entries.length + 1, operation: request.operation, body: request.body };
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
        sink(entry);
      }
    },
  };
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
