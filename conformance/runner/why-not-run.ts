/** Obstacles between a check and a target before anything is asked. */

import { type OperationId, operations } from '../../src/contract/operations.ts';
import { needsWrites, whyNotCallable } from '../models/plain-operations.ts';
import type { Check, OneOf } from '../suite/check.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Stop } from '../suite/exchange.ts';
import { lacking } from '../suite/lacking.ts';
import { claims } from '../target/areas.ts';
import { receiverProblem } from '../waves/target-offers.ts';
import type { Session } from './session.ts';

/** Reason why a check cannot be run against this target at all. */
export function whyNotRun(session: Pick<Session, 'target' | 'facts' | 'clock'>, check: Check): Stop | undefined {
  const { target, facts } = session;
  if (!claims(target, check.area)) return { verdict: 'not-claimed', reason: `the target does not claim ${check.area}` };
  const unclaimed = check.operations.find((id) => !facts.operations.includes(id));
  if (unclaimed !== undefined) {
    return { verdict: 'not-claimed', reason: `the target does not claim ${operations[unclaimed].tag}` };
  }
  const none = check.needs.one_of && whyNone(facts, check.needs.one_of);
  if (none) return none;
  if (check.needs.writes === true && target.mode === 'read-only') {
    return { verdict: 'not-claimed', reason: 'the check writes, and the target file says mode: read-only' };
  }
  if (check.wave || (check.waits && check.hears)) {
    const problem = clockProblem(session) ?? (check.wave && receiverProblem(target));
    if (problem) return problem;
  }
  const missing = check.needs.principals?.find((name) => target.principals[name] === undefined);
  if (missing !== undefined) return lacking(facts, `principals.${missing}`);
  return check.needs.told?.(facts);
}

/** An unclaimed operation is no gap; of the claimed ones, a gap in the target file is named first. */
function whyNone(facts: Facts, one_of: readonly OneOf[]): Stop | undefined {
  const together = one_of.map((one): readonly OperationId[] => (typeof one === 'string' ? [one] : one));
  const claimed = together.filter((ids) => ids.every((id) => facts.operations.includes(id)));
  if (claimed.length === 0) {
    const areas = together.map((ids) => [...new Set(ids.map((id) => operations[id].tag))].join(' with '));
    return { verdict: 'not-claimed', reason: `the target claims none of ${[...new Set(areas)].join(', ')}` };
  }
  const stops = claimed.map((ids) => ids.map((id) => whyNotAsked(facts, id)).find((stop) => stop !== undefined));
  if (stops.includes(undefined)) return undefined;
  return stops.find((stop) => stop?.verdict === 'could-not-run') ?? stops[0];
}

function whyNotAsked(facts: Facts, id: OperationId): Stop | undefined {
  if (facts.read_only && needsWrites(id)) {
    return { verdict: 'not-claimed', reason: `${id} writes, and the target file says mode: read-only` };
  }
  const why = whyNotCallable(facts, id);
  return why && { ...why, reason: `${id} cannot be called: ${why.reason}` };
}

/** A check that waits for deliveries must know how their time goes. */
function clockProblem({ clock }: Pick<Session, 'clock'>): Stop | undefined {
  if (clock.kind !== 'other') return undefined;
  const reason = 'the clock of the target goes neither by itself nor by steps: start it with --clock real or virtual';
  return { verdict: 'could-not-run', reason };
}
