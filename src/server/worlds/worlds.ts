/** The worlds of one server: the default one, and others that are made and removed while it runs. */
import { randomUUID } from 'node:crypto';
import { InputError } from '../../input/input-error.ts';
import { diskAdvice, diskTroubleOf } from '../../store/disk-trouble.ts';
import { ControlRefusal } from '../control-refusal.ts';
import type { World, WrapParts } from '../parts.ts';
import type { InProcess, WorldOptions } from '../world-options.ts';
import type { KeptWorld, WorldRegistry, WorldRequest } from '../world-registry.ts';
import { createKeptWorlds, type KeptRequest, type KeptWorlds } from './kept-worlds.ts';
import { createWorld } from './world.ts';

export interface RegistryOptions {
  main: World;
  /** The server's own options for every world. */
  defaults: Pick<
    WorldOptions,
    'public_url' | 'directives' | 'deny_private_callbacks' | 'onFault' | 'onRequest' | 'meter'
  >;
  /** Text before `/w/ID` in the storage URLs of further worlds, without a slash at its end. */
  storage_url(): string;
  in_process?: InProcess;
  /** The same as around the parts of the default world. */
  wrap?: WrapParts;
  /** The file of the default world, beside which the others are kept; they are in memory where there is none. */
  data?: string | undefined;
  fsync?: boolean | undefined;
  /** Keeps the others elsewhere. */
  kept?: KeptWorlds | undefined;
  /** Other processes may serve the same worlds: none may have a clock of its own. */
  one_clock?: boolean | undefined;
  /** See `WorldRegistry.problem`. */
  problem?: (() => Promise<string | undefined>) | undefined;
}

/** Beside the default one. A small world takes a few megabytes. */
export const most_worlds = 256;

/** A week: worlds that shall stay longer are told to. */
export const longest_expiry_s = 604_800;

export function createWorldRegistry(options: RegistryOptions): WorldRegistry {
  const { main, wrap, in_process } = options;
  const on_disk = options.data === undefined ? undefined : createKeptWorlds(options.data, options.fsync);
  const disk = options.kept ?? on_disk;
  const others = new Map<string, World>();
  const expiries = new Map<string, Expiry>();
  let promised = 0;
  /** Those that this process is about to add or to remove; and those that were removed, whose ids come never again. */
  const busy = new Set<string>();
  const gone = new Set<string>();

  async function made({ expires_in, ...request }: WorldRequest): Promise<KeptWorld> {
    const id = randomUUID();
    const expires_at_ms = expires_in === undefined ? undefined : Date.now() + expires_in * 1_000;
    const asked = { ...request, id, expires_at_ms };
    busy.add(id);
    try {
      const world = await opened(asked);
      await disk?.keep(asked).catch(async (error: unknown) => {
        await world.close();
        throw error;
      });
      return added(world, expires_at_ms);
    } catch (error) {
      // The rest of it goes at the next start.
      await disk?.remove(id).catch(() => {});
      throw error;
    } finally {
      busy.delete(id);
    }
  }

  async function opened({ expires_at_ms: _, ...request }: KeptRequest): Promise<World> {
    const { id } = request;
    const place = disk?.placeOf(id, request.clock);
    const world = await createWorld({ ...options.defaults, ...request, ...urlsBelow(id), ...place, in_process }, wrap);
    // A world that goes on is there before anybody listens, and so before it is known where.
    Object.defineProperty(world.urls, 'storage', { get: () => storageUrlOf(id), enumerable: true });
    return world;
  }

  function added(world: World, expires_at_ms: number | undefined): KeptWorld {
    others.set(world.id, world);
    main.news.tell('worlds');
    if (expires_at_ms !== undefined) expiries.set(world.id, expiryAt(expires_at_ms, world.id));
    return kept(world);
  }

  const storageUrlOf = (id: string): string => `${options.storage_url()}/w/${id}`;

  function urlsBelow(id: string): Pick<WorldOptions, 'public_url' | 'storage_public_url'> {
    const { public_url } = options.defaults;
    return {
      public_url: public_url && `${public_url.replace(/\/+$/, '')}/w/${id}`,
      storage_public_url: storageUrlOf(id),
    };
  }

  function kept(world: World): KeptWorld {
    return { world, expires_at_ms: expiries.get(world.id)?.at_ms };
  }

  function found(id: string): World | undefined {
    return id === main.id ? main : others.get(id.toLowerCase());
  }

  async function removed(id: string): Promise<void> {
    const world = others.get(id);
    if (!world) return;
    others.delete(id);
    gone.add(id);
    await disk?.forget(id).catch((error: unknown) => {
      others.set(id, world);
      gone.delete(id);
      throw error;
    });
    await closed(id, world);
    await disk?.remove(id);
  }

  /** The worlds that other processes have made and removed, if any can. */
  async function follow(): Promise<void> {
    if (!disk?.all) return;
    const before = [...others.keys()];
    const there = await disk.all();
    for (const asked of there) {
      const { id, expires_at_ms = Number.POSITIVE_INFINITY } = asked;
      if (others.has(id) || busy.has(id) || gone.has(id) || expires_at_ms <= Date.now()) continue;
      added(await opened(asked), asked.expires_at_ms);
    }
    const ids = new Set(there.map(({ id }) => id));
    for (const id of before) {
      const world = others.get(id);
      if (!world || ids.has(id)) continue;
      gone.add(id);
      await closed(id, world);
    }
    for (const world of [main, ...others.values()]) await world.follow();
  }

  async function closed(id: string, world: World): Promise<void> {
    others.delete(id);
    main.news.tell('worlds');
    clearTimeout(expiries.get(id)?.timer);
    expiries.delete(id);
    await world.close();
  }

  async function reopened(asked: KeptRequest): Promise<void> {
    const { id, expires_at_ms } = asked;
    if (expires_at_ms === undefined || expires_at_ms > Date.now()) {
      added(await opened(asked), expires_at_ms);
      return;
    }
    await disk?.forget(id);
    await disk?.remove(id);
  }

  function expiryAt(at_ms: number, id: string): Expiry {
    const timer = setTimeout(() => void removed(id).catch(main.onFault), at_ms - Date.now());
    // A world that is to end keeps no process alive.
    return { at_ms, timer: timer.unref() };
  }

  return {
    main,
    others,
    problem: async () => options.problem?.(),
    follow,
    async reopen() {
      try {
        for (const asked of (await disk?.found()) ?? []) await reopened(asked);
      } catch (error) {
        const trouble = error instanceof InputError ? undefined : diskTroubleOf(error);
        if (!trouble) throw error;
        throw new InputError(`${options.data}: ${diskAdvice(trouble, error)}`, { cause: error });
      }
    },
    async create(request) {
      checkExpiry(request.expires_in);
      if (options.one_clock && (request.clock ?? 'real') !== 'real')
        throw new ControlRefusal(
          'conflict',
          'This server shares its worlds with others, so that all of them are on the real clock.',
        );
      if (others.size + promised >= most_worlds) {
        const message = `The server has ${most_worlds} worlds, and may have no more; delete one first, or give them an expiry.`;
        throw new ControlRefusal('conflict', message);
      }
      promised += 1;
      try {
        return await made(request);
      } finally {
        promised -= 1;
      }
    },
    async remove(id) {
      const world = found(id);
      if (world === main) throw new ControlRefusal('conflict', 'The default world ends with the server.');
      if (world) await removed(world.id);
      return world !== undefined;
    },
    list: () => [main, ...others.values()].map(kept),
    find(id) {
      const world = found(id);
      return world && kept(world);
    },
    async close() {
      await Promise.all([...others].map(([id, world]) => closed(id, world)));
    },
  };
}

interface Expiry {
  at_ms: number;
  timer: NodeJS.Timeout;
}

function checkExpiry(seconds: number | undefined): void {
  if (seconds === undefined || (seconds > 0 && seconds <= longest_expiry_s)) return;
  throw new InputError(
    `expires_in must be seconds above 0 and up to ${longest_expiry_s}; leave it out for a world that stays`,
  );
}
