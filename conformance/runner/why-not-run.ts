/** What stands between a check and a target before anything is asked. */

import { operations } from '../../src/contract/operations.ts';
import type { Check } from '../suite/check.ts';
import type { Stop } from '../suite/exchange.ts';
import { lacking } from '../suite/lacking.ts';
import { claims } from '../target/areas.ts';
import { receiverProblem } from '../waves/target-offers.ts';
import type { Session } from './session.ts';

/** Why a check cannot be run against this target at all. */
export function whyNotRun(session: Pick<Session, 'target' | 'facts' | 'clock'>, check: Check): Stop | undefined {
  const { target, facts } = session;
  if (!claims(target, check.area)) return { verdict: 'not-claimed', reason: `the target does not claim ${check.area}` };
  const unclaimed = check.operations.find((id) => !facts.operations.includes(id));
  if (unclaimed !== undefined) {
    return { verdict: 'not-claimed', reason: `the target does not claim ${operations[unclaimed].tag}` };
  }
  const { one_of } = check.needs;
  if (one_of && !one_of.some((id) => facts.operations.includes(id))) {
    const tags = [...new Set(one_of.map((id) => operations[id].tag))];
    return { verdict: 'not-claimed', reason: `the target claims none of ${tags.join(', ')}` };
  }
  if (check.needs.writes && target.mode === 'read-only') {
    return { verdict: 'not-claimed', reason: 'the check writes, and the target file says mode: read-only' };
  }
  if (check.wave) {
    const problem = waveProblem(session);
    if (problem) return problem;
  }
  const missing = check.needs.principals?.find((name) => target.principals[name] === undefined);
  if (missing === undefined) return undefined;
  return lacking(facts, `principals.${missing}`);
}

function waveProblem({ target, clock }: Pick<Session, 'target' | 'clock'>): Stop | undefined {
  if (clock.kind === 'other') {
    const reason = 'the clock of the target goes neither by itself nor by steps: start it with --clock real or virtual';
    return { verdict: 'could-not-run', reason };
  }
  return receiverProblem(target);
}
