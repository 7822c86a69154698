/** A session that asks one replica alone, of a target of several: to tell a fault of all of them from one between them. */
import { baseUrlsOf } from '../target/base-urls.ts';
import { openCase } from './open-case.ts';
import { createRunPolling, type RunPolling, shared_asker } from './run-polling.ts';
import type { Session } from './session.ts';
import { viewOf } from './session-view.ts';

/** Each made once: what is made at a replica for all cases stays of use there. */
const made = new WeakMap<Session, Map<string, Session>>();

/** The replicas that can be asked alone: none where there is one. */
export function replicasOf({ target, only }: Pick<Session, 'target' | 'only'>): readonly string[] {
  return target.base_urls && only === undefined ? baseUrlsOf(target) : [];
}

/**
 * Connections, limits, history and journal are those of the whole run. Records that checks share are made anew, lest they
 * lie at another replica.
 */
export function onOneReplica(session: Session, base_url: string): Session {
  const known = made.get(session) ?? new Map<string, Session>();
  made.set(session, known);
  const alone = known.get(base_url) ?? madeAlone(session, base_url);
  known.set(base_url, alone);
  return alone;
}

function madeAlone(session: Session, base_url: string): Session {
  let polling: RunPolling | undefined;
  const own: Partial<Session> = {
    only: base_url,
    target: { ...session.target, base_url },
    facts: { ...session.facts, base_url },
    data: session.data.anew(),
    done: new Map(),
    doing: new Map(),
    handedOn: new Map(),
    spare_workflows: new Set(),
    get polledRuns() {
      polling ??= createRunPolling(alone, () => openCase(alone, shared_asker), false);
      return polling;
    },
  };
  const alone = viewOf(session, own);
  return alone;
}
