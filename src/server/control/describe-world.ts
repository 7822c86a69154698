/** A world as the control interface shows it. */
import type { ControlSchemas } from '../../contract/control-types.ts';
import { timestampOf } from '../../engine/clock.ts';
import type { World } from '../parts.ts';
import type { Principal } from '../seed/principals.ts';

export interface WorldAddress {
  world: World;
  /** Text before `/v1`, without a slash at its end. */
  base_url: string;
  /** Real time, in milliseconds since 1970; undefined when it stays. */
  expires_at_ms: number | undefined;
}

export function worldSummary({ world, base_url, expires_at_ms }: WorldAddress): ControlSchemas['WorldSummary'] {
  return {
    id: world.id,
    base_url,
    storage_url: world.urls.storage,
    control_url: `${base_url}/_control`,
    seed: world.seed,
    expires_at: expires_at_ms === undefined ? null : new Date(expires_at_ms).toISOString(),
  };
}

export function worldRecord(place: WorldAddress): ControlSchemas['World'] {
  const { world } = place;
  const principals = Object.entries(world.principals).map(([name, principal]) => [name, shown(principal)]);
  return {
    ...worldSummary(place),
    clock: clockOf(world),
    principals: Object.fromEntries(principals),
    fixtures: world.fixtures,
    choices: { ...world.choices },
  };
}

export function clockOf(world: World): ControlSchemas['Clock'] {
  const { clock, timers, deliveries } = world.parts;
  const due_ms = timers.next_due_ms();
  return {
    mode: world.clock_mode,
    is_paused: timers.isPaused(),
    now: timestampOf(clock),
    next_due_at: due_ms === undefined ? null : new Date(due_ms).toISOString(),
    in_flight: [...deliveries.inFlight()],
  };
}

function shown({ second_organization, scopes, ...principal }: Principal): ControlSchemas['Principal'] {
  return { ...principal, second_organization: second_organization ?? null, scopes: scopes ? [...scopes] : null };
}
