import type { Session } from './session.ts';

/** The session of a run with some parts exchanged for whoever is given it; all others go on as they are, for everybody. */
export function viewOf(session: Session, own: Partial<Session>): Session {
  const names: Pick<Session, 'names'> = {
    // Those of the whole run, so that none is given twice.
    get names() {
      return session.names;
    },
    set names(count) {
      session.names = count;
    },
  };
  return Object.create(session, {
    ...Object.getOwnPropertyDescriptors(names),
    ...Object.getOwnPropertyDescriptors(own),
  });
}
