/** Place of the records and files of a world in a database, where they stay whichever process goes. */
import { InputError } from '../../input/input-error.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { createDatabaseBlobs } from '../../storage/database-blobs.ts';
import type { Database } from '../../store/postgres/database.ts';
import { differencesOfStates } from '../../store/postgres/differences.ts';
import { latestTimeOf } from '../../store/postgres/latest-time.ts';
import type { Membership } from '../../store/postgres/membership.ts';
import { postgresStore } from '../../store/postgres/postgres-store.ts';
import { copyState, dropState, newState } from '../../store/postgres/states.ts';
import type { ScriptRow } from '../../store/run-rows.ts';
import type { Store } from '../../store/store.ts';
import { isPlanted } from '../seed/open-seeded-store.ts';
import { plant } from '../seed/plant.ts';
import { plantBlobs } from '../seed/plant-assets.ts';
import type { OpenState, Seeding, StateCopies, StateCopy, StatePlace, StateProgress } from './state-place.ts';

export interface DatabasePlaceOptions {
  database: Database;
  replicas: Membership;
  /** The id of the world. */
  world: string;
  /** Set for a clock that must not go back behind what has happened, which takes a look at all records. */
  is_stepped: boolean;
}

export function databasePlace(
  seeding: Seeding,
  { database, replicas, world, is_stepped }: DatabasePlaceOptions,
): StatePlace {
  const { sql } = database;
  // A server that is alone has no other to leave them to: all runs and deliveries are this server's.
  const member = replicas.is_alone ? undefined : replicas.number;
  /** The number of the state that is open. */
  let open = 0;

  /** A state of this world is made whole before anybody else begins one. */
  const alone = () => database.hold(`world ${world}`);

  async function current(): Promise<number | undefined> {
    const [row] = await sql<[string | null]>('SELECT state FROM worlds WHERE id = $1', world);
    return row?.[0] == null ? undefined : Number(row[0]);
  }

  function opened(state: number): { store: Store; blobs: BlobStore } {
    open = state;
    return { store: postgresStore(database, state, member), blobs: createDatabaseBlobs(database, state) };
  }

  /** The state is that of the world from now on; the one before it goes when no replica has it open any more. */
  async function exchange(state: number): Promise<void> {
    const before = await current();
    await sql(
      'INSERT INTO worlds (id, state) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET state = EXCLUDED.state',
      ...[world, state],
    );
    if (before === undefined) return;
    await replicas.tell();
    await dropState(database, before);
  }

  async function begin(release: () => void): Promise<OpenState> {
    const state = await newState(sql);
    const { store, blobs } = opened(state);
    await plant(store, seeding.state, seeding.seed);
    await plantBlobs(blobs, seeding.state, seeding.seed);
    return {
      blobs,
      is_reopened: false,
      store: {
        ...store,
        // One that comes to nothing before it is whole is closed.
        async close() {
          release();
          await store.close();
        },
      },
      async setWhole() {
        await exchange(state);
        release();
      },
    };
  }

  async function reopen(state: number): Promise<OpenState> {
    const parts = opened(state);
    if (!(await isPlanted(parts.store, seeding.state, seeding.seed)))
      throw new InputError('the database was begun with another --seed or --seed-state; give the same ones again');
    const latest = is_stepped ? await latestTimeOf(database, state) : undefined;
    const latest_ms = latest === undefined ? {} : { latest_ms: Date.parse(latest) };
    return { ...parts, is_reopened: true, setWhole() {}, ...latest_ms };
  }

  async function whileAlone<Result>(work: (release: () => void) => Promise<Result>): Promise<Result> {
    const release = await alone();
    try {
      return await work(release);
    } catch (error) {
      release();
      throw error;
    }
  }

  return {
    async open() {
      // Without waiting: whoever exchanges the state waits until all others have opened it.
      const there = await current();
      if (there !== undefined) return reopen(there);
      return whileAlone(async (release) => {
        const state = await current();
        if (state === undefined) return begin(release);
        release();
        return reopen(state);
      });
    },
    openAnew: () => whileAlone(begin),
    isShared: async () => (await replicas.others()) > 0,
    isCurrent: async () => (await current()) === open,
    copies: databaseCopies(database, world, {
      current: () => open,
      restored: (from, scripts) =>
        whileAlone(async (release) => {
          const state = await copyState(database, from);
          const parts = opened(state);
          await parts.store.setScripts(scripts);
          await exchange(state);
          release();
          return { ...parts, is_reopened: false, setWhole() {} };
        }),
    }),
    // Other processes go on with them.
    close() {},
  };
}

interface Restoring {
  /** The number of the state that is open. */
  current(): number;
  /** Puts a copy of a state in the place of what is there. */
  restored(state: number, scripts: readonly ScriptRow[]): Promise<OpenState>;
}

function databaseCopies(database: Database, world: string, { current, restored }: Restoring): StateCopies {
  const { sql, atomically } = database;
  const copyOf = (state: number): StateCopy => ({
    open: (scripts) => restored(state, scripts),
    changes: (most) => differencesOfStates(database, { earlier: state, now: current() }, most),
  });
  return {
    async next() {
      const [row] = await sql<[number]>(
        'UPDATE worlds SET snapshots_taken = snapshots_taken + 1 WHERE id = $1 RETURNING snapshots_taken - 1',
        world,
      );
      return row![0];
    },
    async put({ id, created_at, standing }) {
      const state = await copyState(database, current());
      await sql(
        'INSERT INTO snapshots (world, id, state, created_at, standing) VALUES ($1, $2, $3, $4, $5)',
        ...[world, id, state, created_at, JSON.stringify(standing)],
      );
    },
    async all() {
      const rows = await sql<[id: string, state: string, created_at: string, standing: string]>(
        'SELECT id, state, created_at, standing FROM snapshots WHERE world = $1 ORDER BY seq',
        world,
      );
      return rows.map(([id, state, created_at, standing]) => ({
        ...{ id, created_at, standing: JSON.parse(standing) as StateProgress },
        copy: copyOf(Number(state)),
      }));
    },
    remove: (id) =>
      atomically(async (within) => {
        const [row] = await within<[string]>(
          'DELETE FROM snapshots WHERE world = $1 AND id = $2 RETURNING state',
          ...[world, id],
        );
        if (row) await dropState({ atomically: (operation) => operation(within) }, Number(row[0]));
        return row !== undefined;
      }),
  };
}
