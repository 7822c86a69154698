import type { Dialect } from '../../src/choices/dialect.ts';
import type { ArrivalRecord } from '../suite/arrival-record.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Budgets } from '../target/budget.ts';
import type { Target } from '../target/target.ts';
import type { Control } from './control.ts';
import type { TargetClock } from './target-clock.ts';

/** The parts of a session that waves of deliveries need. */
export interface WaveSession {
  target: Target;
  /** Base URL of the one replica that is asked, of several. */
  only?: string | undefined;
  facts: Facts;
  dialect: Dialect;
  /** The time on which the target is judged. */
  clock: TargetClock;
  budgets: Budgets;
  control?: Control;
  history: { readonly exchanges: readonly Exchange[]; add(record: { type: 'arrival' } & ArrivalRecord): void };
  /** Milliseconds since the run began. */
  elapsed_ms(): number;
}
