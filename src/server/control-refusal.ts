/** A control request that is refused. */
export class ControlRefusal extends Error {
  override readonly name = 'ControlRefusal';
  readonly reason: 'conflict' | 'invalid' | 'not_found';
  /** The place in the request, such as `['inputs', '0', 'prompt']`; absent when the refusal is not about one place. */
  readonly at: readonly string[] | undefined;

  /** @param message one sentence for the caller */
  constructor(reason: ControlRefusal['reason'], message: string, at?: readonly string[]) {
    super(message);
    this.reason = reason;
    this.at = at;
  }
}

/**
 * For what one process alone remembers, or does to its own clock.
 * @throws ControlRefusal `conflict` where another serves the same world
 */
export async function requireAlone(world: { isShared(): Promise<boolean> }, what: string): Promise<void> {
  if (await world.isShared())
    throw new ControlRefusal('conflict', `${what}, and several servers serve this world; stop all but one first.`);
}
