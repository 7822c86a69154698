/** Opens a case of a check: the ports of its context, and what it gathers. */
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import { type CheckTime, untimed } from './check-time.ts';
import { createDoneOnce } from './done-once.ts';
import { createHooksPort } from './hooks-port.ts';
import type { Loan } from './rated-runs.ts';
import { createRequestsPort } from './requests-port.ts';
import { createRunsPort } from './runs-port.ts';
import type { Session } from './session.ts';
import { ample, type Slot } from './slots.ts';
import type { TimeLimit } from './time-limit.ts';
import { createKept, createTimePort } from './time-port.ts';

/** The context of one case, and what it gathers. */
export interface OpenCase {
  context: CheckContext;
  exchanges: Exchange[];
}

/** Circumstances of a case. */
export interface Around {
  /** The end of all that it does. */
  limit?: TimeLimit;
  /** So long may the target keep its check waiting. */
  time?: CheckTime;
  slot?: Slot;
  /** Runs that it rates, while nobody else does. */
  loan?: Loan;
}

export function openCase(
  session: Session,
  check_id: string,
  { limit = session.limit, time = untimed, slot = ample, loan }: Around = {},
): OpenCase {
  const exchanges: Exchange[] = [];
  const { aside } = slot;
  const kept = createKept(session, time, slot);
  const done = createDoneOnce(session, exchanges, { borrow, aside });
  const parts = { session, check_id, contextOf: () => context, borrow, kept };
  const context: CheckContext = {
    facts: session.facts,
    prefix: session.prefix,
    newName(name) {
      session.names += 1;
      return `${session.prefix}${name}${session.names}`;
    },
    stop(verdict, reason, operation) {
      throw new CaseStopped({ verdict, reason, ...(operation && { operation }) });
    },
    ...createRequestsPort({ ...parts, limit, time, exchanges }),
    ...done.acts,
    data: {
      shared: (caller, specs) => session.data.shared(context, caller, specs, { borrow, aside }),
      fresh: (caller, specs) => session.data.fresh(context, caller, specs),
    },
    runs: createRunsPort({ ...parts, aside, loan, isForAll: () => done.is_for_all }),
    hooks: createHooksPort(parts),
    time: createTimePort(session, kept),
  };
  return { context, exchanges };

  /** The requests that made a shared data set belong to the evidence of every case that uses it. */
  function borrow(made: readonly Exchange[]): void {
    for (const one of made) if (!exchanges.includes(one)) exchanges.push(one);
  }
}
