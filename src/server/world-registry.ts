/** The worlds of one server, as those see them who make, find and remove some. */
import type { World, Worlds } from './parts.ts';
import type { WorldOptions } from './world-options.ts';

export interface WorldRequest extends Pick<WorldOptions, 'seed_state' | 'choices' | 'seed' | 'clock'> {
  /** Real seconds until the world is removed, at most `longest_expiry_s`; left out, it stays until it is removed. */
  expires_in?: number;
}

export interface KeptWorld {
  world: World;
  /** Real time, in milliseconds since 1970; undefined when it stays. */
  expires_at_ms: number | undefined;
}

export interface WorldRegistry extends Worlds {
  readonly main: World;
  /**
   * Worlds that an earlier process kept go on; to be called before anybody listens.
   * @throws InputError for one that cannot be used
   */
  reopen(): Promise<void>;
  /** The reason why no caller should be sent here now, in a word or two; undefined where there is none. */
  problem(): Promise<string | undefined>;
  /** Catches up with other processes that serve the same worlds: see `World.follow`. */
  follow(): Promise<void>;
  /**
   * Makes a world, kept as the default one is, below `/w/ID` of the addresses of the default one: `small`, of seed 1 and on the real clock
   * unless asked otherwise.
   * @throws InputError for a state, a choice or an expiry that the server cannot do
   * @throws ControlRefusal `conflict` when there are `most_worlds`
   */
  create(request: WorldRequest): Promise<KeptWorld>;
  /**
   * Nobody finds the world any more; requests under way end, and then it is closed. False when there is none of that id.
   * @throws ControlRefusal `conflict` for the default world, which stays
   */
  remove(id: string): Promise<boolean>;
  /** The default world, then the others in the order of their making. */
  list(): readonly KeptWorld[];
  find(id: string): KeptWorld | undefined;
  /** Closes all but the default world; those that are kept in files go on at the next start. */
  close(): Promise<void>;
}
