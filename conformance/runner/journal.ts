/**
 * Records of a run, so that they can be deleted at its end, or by `clean` when it was killed. A line is written before
 * the request goes out; later ones of the same number add the id once it is known, that the request was refused, and
 * that the record is gone.
 */
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import { InputError } from '../../src/input/input-error.ts';
import type { YamlSource } from '../../src/input/yaml-document.ts';
import { isObject } from '../../src/json/is-object.ts';
import type { Exchange } from '../suite/exchange.ts';
import { type PrincipalName, principalNames } from '../target/target.ts';

/** Undoing of each create: the operation that deletes, the place of the id in the answer, the fields to find it by. */
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
  /** The target refused it, so that it made nothing. */
  refused?: true;
  /** It is there no more. */
  removed?: true;
}

/** Facts about an entry that become known later. */
export type CreatedLater = Pick<Created, 'number'> & Partial<Pick<Created, 'principal' | 'id' | 'refused' | 'removed'>>;

export interface Journal {
  /**
   * To be called before a request goes out; returns an entry when it creates something.
   * @param caller of the target file, or anybody else
   */
  before(request: CanonicalRequest, caller: string | null): Created | undefined;
  after(entry: Created | undefined, exchange: Pick<Exchange, 'decoded' | 'received'>): void;
  /** To be called when it is known to be gone. */
  removed(entry: Created): void;
  /** Records that may still be there, oldest first. */
  readonly entries: readonly Created[];
}

/**
 * @param sink is told each entry when it is made, and what becomes known of it later; it may throw
 * @param entries of an earlier run
 */
export function createJournal(
  sink: (entry: Created | CreatedLater) => void = () => {},
  entries: Created[] = [],
): Journal {
  return {
    entries,
    before(request, caller) {
      const { operation } = request;
      const made = undo[operation];
      if (made === undefined) return undefined;
      const entry: Created = { number: entries.length + 1, operation, body: membersOf(request.body, made.found_by) };
      if (isPrincipal(caller)) entry.principal = caller;
      if (request.organization !== undefined) entry.organization = request.organization;
      // A request that the sink refuses is not sent.
      sink(entry);
      entries.push(entry);
      return entry;
    },
    after(entry, exchange) {
      if (!entry) return;
      const made = undo[entry.operation]!;
      const { decoded, received } = exchange;
      const id = decoded?.outcome === 'success' ? decoded.record?.[made.id] : undefined;
      if (typeof id === 'string') {
        entry.id = id;
        sink({ number: entry.number, ...(entry.principal && { principal: entry.principal }), id });
      } else if (decoded?.outcome === 'refusal' && received!.status < 500) {
        entry.refused = true;
        sink({ number: entry.number, refused: true });
      }
    },
    removed(entry) {
      entry.removed = true;
      sink({ number: entry.number, removed: true });
    },
  };
}

function isPrincipal(caller: string | null): caller is PrincipalName {
  return principalNames.some((name) => name === caller);
}

/**
 * The entries of a `created.jsonl`.
 * @throws InputError when it is none
 */
export function readJournal({ name, text }: YamlSource): Created[] {
  const lines = text.split('\n');
  // A run that was killed while it wrote leaves half a line, of a request that did not go out.
  const whole = lines.slice(0, -1);
  const entries = new Map<number, Created>();
  for (const [index, line] of whole.entries()) {
    const entry = parsed(line);
    const known = entry && entries.get(entry.number);
    if (!entry || !(known || undo[entry.operation as OperationId])) {
      throw new InputError(
        `${name}:${index + 1}: no line of a created.jsonl; give the folder that --out of a run named`,
      );
    }
    entries.set(entry.number, { ...known, ...entry } as Created);
  }
  return [...entries.values()];
}

function parsed(line: string): (Partial<Created> & Pick<Created, 'number'>) | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) && Number.isInteger(value.number) ? (value as unknown as Created) : undefined;
  } catch {
    return undefined;
  }
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
