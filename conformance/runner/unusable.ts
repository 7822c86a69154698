/** The target cannot be judged at all; the message is one line with the mend, and the command exits 4. */
import type { Report } from '../reports/report.ts';

export class TargetUnusable extends Error {
  override readonly name = 'TargetUnusable';
  /** Of a whole run: no check could run, and why. */
  report?: Report;
}
