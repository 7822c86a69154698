/** The target cannot be judged at all; the message is one line with the mend, and the command exits 4. */
export class TargetUnusable extends Error {
  override readonly name = 'TargetUnusable';
}
