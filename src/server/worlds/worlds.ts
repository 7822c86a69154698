/** The worlds of one server: the default one, and others that are made and removed while it runs. */
import { randomUUID } from 'node:crypto';
import { InputError } from '../../input/input-error.ts';
import { ControlRefusal } from '../control-refusal.ts';
import type { World, WrapParts } from '../parts.ts';
import type { InProcess, WorldOptions } from '../world-options.ts';
import type { KeptWorld, WorldRegistry, WorldRequest } from '../world-registry.ts';
import { createWorld } from './world.ts';

export interface RegistryOptions {
  main: World;
  /** What the server's own options say of every world. */
  defaults: Pick<WorldOptions, 'public_url' | 'directives' | 'deny_private_callbacks' | 'onFault'>;
  /** What stands before `/w/ID` in the storage URLs of further worlds, without a slash at its end. */
  storage_url(): string;
  in_process?: InProcess;
  /** The same as around the parts of the default world. */
  wrap?: WrapParts;
}

/** Beside the default one. A small world takes a few megabytes. */
export const most_worlds = 256;

/** A week: worlds that shall stay longer are told to. */
export const longest_expiry_s = 604_800;

export function createWorldRegistry(options: RegistryOptions): WorldRegistry {
  const { main, wrap, in_process } = options;
  const others = new Map<string, World>();
  const expiries = new Map<string, Expiry>();
  let promised = 0;

  async function made({ expires_in, ...request }: WorldRequest): Promise<KeptWorld> {
    const id = randomUUID();
    const world = await createWorld({ ...options.defaults, ...request, ...urlsBelow(id), id, in_process }, wrap);
    others.set(id, world);
    if (expires_in !== undefined) expiries.set(id, expiryIn(expires_in, id));
    return kept(world);
  }

  function urlsBelow(id: string): Pick<WorldOptions, 'public_url' | 'storage_public_url'> {
    const { public_url } = options.defaults;
    return {
      public_url: public_url && `${public_url.replace(/\/+$/, '')}/w/${id}`,
      storage_public_url: `${options.storage_url()}/w/${id}`,
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
    others.delete(id);
    clearTimeout(expiries.get(id)?.timer);
    expiries.delete(id);
    await world?.close();
  }

  function expiryIn(seconds: number, id: string): Expiry {
    const wait_ms = seconds * 1_000;
    const timer = setTimeout(() => void removed(id).catch(main.onFault), wait_ms);
    // A world that is to end keeps no process alive.
    return { at_ms: Date.now() + wait_ms, timer: timer.unref() };
  }

  return {
    main,
    others,
    async create(request) {
      checkExpiry(request.expires_in);
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
      await Promise.all([...others.keys()].map(removed));
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
