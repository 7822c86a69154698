/** A rule that recorded traffic is held to: a check whose evidence comes entry by entry, and that keeps what it needs. */
import type { OperationId } from '../../src/contract/operations.ts';
import type { Check } from '../suite/check.ts';
import type { Facts, Mismatch } from '../suite/evidence.ts';
import type { Exchange, Stop } from '../suite/exchange.ts';
import { type Codes, type Counter, type Tally, tallyOf } from '../suite/tally.ts';
import type { Caller } from './callers.ts';
import type { TrafficEntry } from './entry.ts';
import type { Links } from './links.ts';
import type { Forgotten } from './memory.ts';
import type { Store } from './store.ts';

/** One entry as the rules see it. */
export interface Seen {
  entry: TrafficEntry;
  /** Absent where the entry is no request to the interface. */
  exchange?: Exchange;
  /** The exchange, or an entry that is none as a report shows it. */
  shown: Exchange;
  /** The payload of an event on its way to a receiver. */
  event?: Readonly<Record<string, unknown>>;
  caller: Caller;
  /** Milliseconds since 1970; of entries without a time, their place in the file. */
  began_ms: number;
  ended_ms: number;
  /** The times are real ones. */
  is_timed: boolean;
}

export interface RuleContext {
  store: Store;
  /** Filled by the rule about walks: pages that follow are read by it. */
  links: Links;
  /** Tells of what is no longer judged for want of memory. */
  forgot(what: Forgotten): void;
  facts: Facts;
  /** Signing secrets of receivers, and how a signature is written. */
  signing: Signing;
}

export interface Signing {
  secrets: readonly string[];
  /** Reason why a signature does not hold under any of the secrets; undefined where it does. */
  fault(body: string, header: string | undefined): 'missing' | 'mismatch' | undefined;
  /** Names of headers, in lower case. */
  signature_header: string;
  request_id_header: string;
  /** The payload in the words of the document. */
  decode(body: Record<string, unknown>): Record<string, unknown>;
}

interface RuleRun {
  take(seen: Seen, tally: Tally): Mismatch[];
  /** Asked once, behind the last entry. */
  end?(tally: Tally): Mismatch[];
  /** The reason why nothing was compared. */
  why?(): Stop;
}

export interface TrafficRule {
  check: Check;
  open(context: RuleContext): Omit<RuleRun, 'take' | 'end'> & {
    take(seen: Seen, counter: Counter): Mismatch[];
    end(counter: Counter): Mismatch[];
  };
}

interface RuleDraft {
  id: string;
  title: string;
  how: string;
  clauses: readonly string[];
  codes: Codes;
  operations: readonly OperationId[];
  /** The reason for the reader, where the traffic shows nothing that the rule is about. */
  unseen: string;
  open(context: RuleContext): RuleRun;
}

export function trafficRule({ unseen, open, ...about }: RuleDraft): TrafficRule {
  const check: Check = {
    ...about,
    area: about.id.slice(0, about.id.indexOf('/')),
    since: '0.1.0',
    needs: {},
    cases: () => ({ kind: 'table', table: [] }),
    run: async () => ({}),
    judge: () => [],
  };
  return {
    check,
    open(context) {
      const run = open(context);
      return {
        take: (seen, counter) => run.take(seen, tallyOf(about.codes, counter)),
        end: (counter) => run.end?.(tallyOf(about.codes, counter)) ?? [],
        why: () => run.why?.() ?? { verdict: 'not-claimed', reason: unseen },
      };
    },
  };
}
