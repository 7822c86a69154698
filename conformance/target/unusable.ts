/** The target cannot be judged at all. The message is one line that says how to mend it; the command exits 4. */
export class TargetUnusable extends Error {
  override readonly name = 'TargetUnusable';
}
