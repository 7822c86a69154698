/** Callers whom the target does not know: what stands in their Authorization header was never given out. */
import type { Stranger } from '../suite/context.ts';

export const strangers = {
  /** A token in a usual form. */
  unknown: { name: 'unknown-token', authorization: 'Bearer mrk0never0issued0f3a9c1d7e5b8042' },
  /** A token of the owner with one character exchanged: a target takes it if it neither looks it up nor verifies it. */
  altered: { name: 'altered-token', altered: 'owner' },
  /** A token of the owner with a character more: a target takes it if it compares as much as it has kept. */
  lengthened: { name: 'lengthened-token', lengthened: 'owner' },
  /** A token of the owner in which small letters and capitals change places. */
  recased: { name: 'recased-token', recased: 'owner' },
  empty: { name: 'empty-token', authorization: 'Bearer ' },
  /** Another scheme, with a name and a password that nobody has. */
  basic: { name: 'basic-scheme', authorization: 'Basic bnVsbDpub25l' },
  /** Sent by clients that have no token, and write their empty variable. */
  null: { name: 'null-token', authorization: 'Bearer null' },
  undefined: { name: 'undefined-token', authorization: 'Bearer undefined' },
} as const satisfies Record<string, Stranger>;

export type StrangerName = keyof typeof strangers;
