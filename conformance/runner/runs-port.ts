/** Runs that a case dispatches, or reads to their end. */
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { CaseStopped, type CheckContext, type RunsPort } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Loan } from './rated-runs.ts';
import type { Session } from './session.ts';
import type { Slot } from './slots.ts';
import type { Kept } from './time-port.ts';

interface RunsOf {
  session: Session;
  check_id: string;
  contextOf(): CheckContext;
  borrow(made: readonly Exchange[]): void;
  kept: Kept;
  aside: Slot['aside'];
  loan: Loan | undefined;
  /** Something is done for all cases: its runs are those of all. */
  isForAll(): boolean;
}

export function createRunsPort(of: RunsOf): RunsPort {
  const { session, check_id, contextOf, borrow, kept, aside, loan, isForAll } = of;
  const { polledRuns } = session;
  return {
    dispatch: (caller, name, step, options) => polledRuns.dispatch(check_id, contextOf(), caller, name, step, options),
    async tryDispatch(caller, request, step) {
      const { runs } = session.budgets;
      if (runs.free <= 0) return undefined;
      // Others may be dispatched beside it.
      runs.spend();
      const { exchange, stop } = await answerOrStop(() => contextOf().call(caller, request, step));
      if (exchange?.decoded?.outcome !== 'success') runs.giveBack();
      if (stop) throw new CaseStopped(stop);
      return exchange;
    },
    untilEnd: (caller, run, step) => kept(() => polledRuns.untilEnd(contextOf(), caller, run, step)),
    async polled(name) {
      const runs = loan && !isForAll() ? await aside(loan.runs) : polledRuns;
      return kept(() => runs.polledRun(contextOf(), name, borrow));
    },
    cancel: (id) => polledRuns.cancel(id),
  };
}
