/**
 * The replica that a request goes to, where the target has several: another one than that of the write, or the page,
 * that it depends on. In turn would not do: with two replicas, each second request meets the same one again. The same
 * requests of a case go to the same replicas, whenever and beside whatever else it runs.
 */
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import { seedFor } from '../../src/choices/seed-for.ts';
import { operations } from '../../src/contract/operations.ts';
import type { Exchange } from '../suite/exchange.ts';
import { baseUrlsOf, movedTo } from '../target/base-urls.ts';
import type { Session } from './session.ts';

/** A request of a case, before it is known where it goes. */
export interface Placeable {
  step: string;
  /** Of a URL that an answer gave: the request that brought it. */
  request: CanonicalRequest;
  /** Of a cursor URL: the exchange that brought it. */
  from?: Exchange;
  /** `path`: one that no operation has; `storage`: a presigned URL, whose answers are a file's. */
  kind: 'operation' | 'cursor' | 'path' | 'storage';
}

export interface Placed {
  /** Base URL of the replica. */
  replica: string;
  /** The same URL there. */
  at(url: string): string;
  /** To be called with its answer. */
  ended(found: Exchange): void;
}

export interface Replicas {
  /** Undefined where the target has one alone, and for what goes to storage. */
  place(asked: Placeable): Placed | undefined;
}

/** A request that changes something, and where it went. */
interface Write {
  step: string;
  replica: string;
  /** Ids of what it made or changed, as far as they are known. */
  names: readonly string[];
}

/** @param exchanges of the case so far, with those that it borrowed from others */
export function createReplicas(
  session: Pick<Session, 'target' | 'only'>,
  check_id: string,
  exchanges: readonly Exchange[],
): Replicas {
  const { target } = session;
  const bases = baseUrlsOf(target);
  /** Of the case itself, in the order in which they began. */
  const own: Write[] = [];
  const borrowed: Write[] = [];
  const numbers = new Set<number>();
  let looked_at = 0;

  function replicaFor({ kind, step, request, from }: Placeable): string {
    if (session.only !== undefined) return session.only;
    if (kind === 'cursor' && from?.replica !== undefined) return elsewhere({ step, replica: from.replica });
    borrow();
    const names = new Set(textsIn([request.path, request.query, request.body]));
    const isAbout = (write: Write) => write.names.some((name) => names.has(name));
    const write = own.findLast(isAbout) ?? borrowed.findLast(isAbout) ?? own.at(-1) ?? borrowed.at(-1);
    return write ? elsewhere(write) : drawn(bases, `${check_id} ${request.operation}`);
  }

  /** One for all that depends on a write, so that what lags behind is not seen to go back. */
  function elsewhere({ step, replica }: Pick<Write, 'step' | 'replica'>): string {
    return drawn(
      bases.filter((one) => one !== replica),
      step,
    );
  }

  /** Others made what the case looks at, side by side: the order in which they were answered tells nothing. */
  function borrow(): void {
    if (looked_at === exchanges.length) return;
    for (const exchange of exchanges.slice(looked_at)) {
      const { number, step, replica } = exchange;
      if (numbers.has(number) || replica === undefined || !isWrite(exchange)) continue;
      borrowed.push({ step, replica, names: namesOf(exchange) });
    }
    looked_at = exchanges.length;
    borrowed.sort((one, other) => (one.step < other.step ? -1 : Number(one.step > other.step)));
  }

  return {
    place(asked) {
      if (bases.length === 1 || asked.kind === 'storage') return undefined;
      const { request, step } = asked;
      const replica = replicaFor(asked);
      const write: Write | undefined =
        asked.kind === 'operation' && isWriting(request) ? { step, replica, names: changedBy(request) } : undefined;
      if (write) own.push(write);
      return {
        replica,
        at: (url) => movedTo(target, url, replica),
        ended(found) {
          numbers.add(found.number);
          if (!write) return;
          if (isWrite(found)) write.names = namesOf(found);
          // Refused, it has written nothing.
          else own.splice(own.indexOf(write), 1);
        },
      };
    },
  };
}

function drawn(bases: readonly string[], name: string): string {
  return bases[(seedFor(0, name) >>> 16) % bases.length]!;
}

function isWriting({ operation }: Pick<CanonicalRequest, 'operation'>): boolean {
  return operations[operation].method !== 'GET';
}

/** Refused, it has written nothing; of one without an answer nobody knows. */
function isWrite({ request, sent, decoded }: Exchange): boolean {
  return isWriting(request) && sent.method !== 'GET' && decoded?.outcome !== 'refusal';
}

/** The path of a request names a record that it writes only where it changes one: what it makes has no id yet. */
function changedBy({ operation, path }: CanonicalRequest): string[] {
  return operations[operation].method === 'POST' ? [] : Object.values(path);
}

/** By which later requests name a record that was made. */
const naming = ['id', 'asset_id', 'run_id', 'slug'];

function namesOf({ request, decoded }: Exchange): string[] {
  return [...changedBy(request), ...naming.flatMap((name) => textsIn(decoded?.record?.[name]))];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
