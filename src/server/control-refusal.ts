/** What somebody asked of a world's operator that is not done. */
export class ControlRefusal extends Error {
  override readonly name = 'ControlRefusal';
  readonly reason: 'conflict' | 'invalid' | 'not_found';
  /** Where in what was asked for: `['inputs', '0', 'prompt']`; absent where it is no matter of one place. */
  readonly at: readonly string[] | undefined;

  /** @param message one sentence for whoever asked */
  constructor(reason: ControlRefusal['reason'], message: string, at?: readonly string[]) {
    super(message);
    this.reason = reason;
    this.at = at;
  }
}
