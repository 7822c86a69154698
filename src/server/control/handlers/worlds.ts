/** The worlds of a server. */
import { checkChoices } from '../../../choices/load.ts';
import { clock_modes, clockModeOf } from '../../../engine/clock-mode.ts';
import { InputError } from '../../../input/input-error.ts';
import { Refused } from '../../refused.ts';
import type { KeptWorld, WorldRegistry } from '../../world-registry.ts';
import type { ControlCall, ControlHandlers } from '../call.ts';
import { invalid } from '../control-reply.ts';
import { type WorldAddress, worldRecord, worldSummary } from '../describe-world.ts';

type Handlers = Pick<ControlHandlers, 'getThisWorld' | 'listWorlds' | 'createWorld' | 'getWorld' | 'deleteWorld'>;

export const worldHandlers: Handlers = {
  async getThisWorld({ world, worlds, baseUrl }) {
    return worldRecord({ world, base_url: baseUrl(), expires_at_ms: worlds?.find(world.id)?.expires_at_ms });
  },
  async listWorlds(call) {
    const kept = registryOf(call).list();
    return { items: kept.map((one) => worldSummary(placeOf(call, one))) };
  },
  async createWorld(call) {
    const { choices, clock = 'real', ...request } = call.body;
    const mode = clockModeOf(clock);
    if (mode === undefined) throw invalid(['clock'], `clock must be ${clock_modes}`);
    const kept = await registryOf(call).create({
      ...request,
      clock: mode,
      ...(choices && { choices: checked(choices) }),
    });
    return worldRecord(placeOf(call, kept));
  },
  async getWorld(call) {
    const kept = registryOf(call).find(call.path.world_id);
    if (!kept) throw new Refused('not_found', { message: 'The server has no such world.' });
    return worldRecord(placeOf(call, kept));
  },
  async deleteWorld(call) {
    const is_removed = await registryOf(call).remove(call.path.world_id);
    if (!is_removed) throw new Refused('not_found', { message: 'The server has no such world.' });
    return undefined;
  },
};

/** The server as a whole is found at its own address alone. */
function registryOf({ worlds, world }: Pick<ControlCall<'listWorlds'>, 'worlds' | 'world'>): WorldRegistry {
  if (worlds && world.id === worlds.main.id) return worlds;
  throw new Refused('unknown_route', { message: 'The worlds of a server are asked for at its own address alone.' });
}

function placeOf(
  { worlds, baseUrl }: Pick<ControlCall<'listWorlds'>, 'worlds' | 'baseUrl'>,
  kept: KeptWorld,
): WorldAddress {
  const { world, expires_at_ms } = kept;
  if (world === worlds?.main) return { world, base_url: baseUrl(), expires_at_ms };
  return { world, base_url: world.urls.base ?? `${baseUrl()}/w/${world.id}`, expires_at_ms };
}

/** @throws Refused that names the choice and what is allowed there */
function checked(choices: Readonly<Record<string, unknown>>) {
  try {
    return checkChoices(choices);
  } catch (error) {
    throw error instanceof InputError ? invalid(['choices'], error.message) : error;
  }
}
