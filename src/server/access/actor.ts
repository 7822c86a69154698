/** Actor that records name for a caller (choice `records.actor`). Users are named themselves. */
import type { ChoiceValue } from '../../choices/choices.ts';
import type { Other } from '../../choices/choices-document.ts';
import type { UserRow } from '../../store/rows.ts';
import type { Caller, World } from '../parts.ts';
import { type Call, callerOf } from '../parts.ts';
import { keyIdOf } from './service-account.ts';

export interface Actor {
  created_by: string | null;
  /** Never null: a deletion always tells who did it (section 3). */
  deleted_by: string;
}

/** Actor of an API key, by choice. */
const actors: Readonly<Record<Exclude<ChoiceValue<'records.actor'>, Other>, (caller: Caller) => Actor>> = {
  user: ({ user_id }) => ({ created_by: user_id, deleted_by: user_id }),
  key: ({ token }) => ({ created_by: keyIdOf(token), deleted_by: keyIdOf(token) }),
  none: ({ user_id }) => ({ created_by: null, deleted_by: user_id }),
};

export function actorOf(call: Call): Actor {
  const caller = callerOf(call);
  const { actor } = call.world.policies(call.operation.id).records;
  return actors[caller.kind === 'user' ? 'user' : actor](caller);
}

/** The user whom a record names, or who issued the key that it names; undefined where it names nobody. */
export async function userBehind({ parts: { store } }: World, id: string | null): Promise<UserRow | undefined> {
  if (id === null) return undefined;
  const user = await store.user(id);
  if (user) return user;
  const key = (await store.tokens()).find((token) => keyIdOf(token) === id);
  return key && store.user(key.user_id);
}
