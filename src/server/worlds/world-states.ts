/** The states that a world goes through: the first one, and those that a reset or a restore puts in its place. */
import type { ResolvedChoices } from '../../choices/choices.ts';
import { timestampOf } from '../../engine/clock.ts';
import type { KeptScript } from '../../engine/run-scripts.ts';
import { InputError } from '../../input/input-error.ts';
import { diskAdvice, diskTroubleOf } from '../../store/disk-trouble.ts';
import { ControlRefusal } from '../control-refusal.ts';
import type { World, WrapParts } from '../parts.ts';
import { putEmittedEvents } from '../records/emitted-events.ts';
import { plantLiveWork } from '../seed/plant-work.ts';
import { seedNames } from '../seed/seed-names.ts';
import { createSnapshots, type Snapshots } from './snapshots.ts';
import { filePlace, memoryPlace, type PlaceOf, type Seeding } from './state-place.ts';
import { createState, type WorldState } from './world-state.ts';

/** `World` says what each does. */
export interface WorldStates {
  current(): WorldState;
  isClosed(): boolean;
  /** @param meanwhile is done while there is no state */
  reset(meanwhile: () => void): Promise<void>;
  snapshot(): Promise<string>;
  snapshots: Snapshots['list'];
  restore(snapshot_id: string): Promise<boolean>;
  changesSince: World['changesSince'];
  forget: Snapshots['forget'];
  follow: World['follow'];
  isShared: World['isShared'];
  close(): Promise<void>;
}

export interface StatesOptions {
  world: World;
  seeding: Seeding;
  choices: ResolvedChoices;
  /** The file that keeps the states; in memory where there is none. */
  data: string | undefined;
  fsync: boolean | undefined;
  /** Another place that keeps them. */
  placed: PlaceOf | undefined;
  deny_private_callbacks: boolean | undefined;
  wrap: WrapParts;
}

/** @throws InputError for a data file that is none */
export async function openStates(given: StatesOptions): Promise<WorldStates> {
  const { world, seeding, data, fsync, placed, ...options } = given;
  const { activity, clock_mode } = world;
  const inFile = data === undefined ? memoryPlace : (from: Seeding) => filePlace(from, { file: data, fsync });
  const place = (placed ?? inFile)(seeding);
  const snapshots = createSnapshots(place.copies, seeding.seed);
  const basis = { world, seed: seeding.seed, clock_mode, ...options };
  let state = await place
    .open()
    .then((kept) => orClosed(createState(basis, kept), (made) => begun(made, seeding)))
    .catch((error: unknown) => {
      const trouble = diskTroubleOf(error);
      if (!trouble || error instanceof InputError) throw error;
      throw new InputError(`${data}: ${diskAdvice(trouble, error)}`, { cause: error });
    });
  let is_closed = false;
  /** Number of those who are exchanging the state. */
  let exchanging = 0;

  /** With no request under way. */
  function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    return activity.exclusively(async () => {
      if (is_closed) throw new Error('the world is closed');
      return work();
    });
  }

  /** The old state goes on where no other takes its place; on a disk that is full or fails there may be none. */
  async function exchanged(next: () => Promise<WorldState>): Promise<void> {
    exchanging += 1;
    await state.close();
    try {
      state = await next();
    } catch (error) {
      state = await place.open().then(
        (kept) => orClosed(createState(basis, kept), (made) => begun(made, seeding)),
        () => state,
      );
      throw error;
    } finally {
      exchanging -= 1;
    }
  }

  const openedAgain = async () => orClosed(createState(basis, await place.open()), (made) => begun(made, seeding));

  return {
    current: () => state,
    isClosed: () => is_closed,
    reset: (meanwhile) =>
      exclusively(async () => {
        await exchanged(async () => {
          meanwhile();
          return orClosed(createState(basis, await place.openAnew()), (made) => begun(made, seeding));
        });
      }),
    snapshot: () => exclusively(() => snapshots.take(state)),
    snapshots: snapshots.list,
    restore: (id) =>
      exclusively(async () => {
        const snapshot = await snapshots.find(id);
        if (!snapshot) return false;
        const beginning = { ...snapshot.standing };
        // A clock that goes by itself never goes back.
        if (!clock_mode.startsWith('virtual')) beginning.now_ms = state.standing().now_ms;
        const is_paused = state.parts.timers.isPaused();
        await exchanged(async () => {
          const next = createState(basis, await snapshot.copy.open(world.scripts.list()), beginning);
          next.parts.timers.setPaused(is_paused);
          return orClosed(next, goneOn);
        });
        return true;
      }),
    async changesSince(id, most) {
      const snapshot = await snapshots.find(id);
      if (!snapshot) throw new ControlRefusal('not_found', 'The world has no such snapshot.');
      const { at, changes } = await exclusively(async () => ({
        at: timestampOf(state.parts.clock),
        changes: await snapshot.copy.changes(most),
      }));
      const { deliveries, ...differences } = changes;
      const { created_at } = snapshot;
      const open = deliveries.map(({ secret, listed: _, ...row }) => ({ ...row, is_signed: secret !== null }));
      return { snapshot: { id: snapshot.id, created_at }, at, ...differences, deliveries: open };
    },
    forget: snapshots.forget,
    isShared: async () => (await place.isShared?.()) ?? false,
    async follow() {
      // A state that this process exchanges by itself is the one to go on with.
      if (is_closed || exchanging > 0 || !place.isCurrent) return;
      if (!(await place.isCurrent())) {
        await exclusively(async () => {
          if (!(await place.isCurrent!())) await exchanged(openedAgain);
        });
      }
      await state.parts.runs.resume();
      await state.parts.deliveries.resume();
    },
    close: () =>
      activity.exclusively(async () => {
        is_closed = true;
        await state.close();
        place.close();
      }),
  };
}

async function orClosed(state: WorldState, begin: (state: WorldState) => Promise<WorldState>): Promise<WorldState> {
  try {
    return await begin(state);
  } catch (error) {
    await state.close();
    throw error;
  }
}

/** A state that was just seeded, or that another process left behind. */
async function begun(state: WorldState, { state: seed_state, seed }: Seeding): Promise<WorldState> {
  const { view, parts, is_reopened, setWhole } = state;
  await putEmittedEvents(parts.store, view.choices);
  if (is_reopened) view.scripts.resume((await parts.store.scripts()) as KeptScript[]);
  if (!is_reopened) await plantLiveWork(parts.store, seed_state, seedNames(seed_state, seed), parts.clock);
  await parts.runs.resume();
  // Runs that are to be under way are so before anybody asks.
  if (!is_reopened) await parts.timers.settled();
  await parts.deliveries.resume();
  if (!is_reopened) await setWhole();
  return state;
}

async function goneOn(state: WorldState): Promise<WorldState> {
  await state.parts.runs.resume();
  await state.parts.deliveries.resume();
  return state;
}
