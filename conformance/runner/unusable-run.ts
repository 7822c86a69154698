import type { Report } from '../reports/report.ts';
import { TargetUnusable } from '../target/unusable.ts';

/** A run of which no check could be judged; its report says why. */
export class UnusableRun extends TargetUnusable {
  readonly report: Report;
  constructor(message: string, report: Report) {
    super(message);
    this.report = report;
  }
}
