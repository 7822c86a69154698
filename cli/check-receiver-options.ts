/** The options of `check-receiver`, as commander gives them. */
import { formatNames } from '../conformance/reports/format-names.ts';
import type { SignatureOptions } from './signature-options.ts';

export const reporters = ['terminal', ...formatNames] as const;

export interface CheckReceiverOptions extends SignatureOptions {
  probeUrl?: string;
  probePointer?: string;
  probeCommand?: string;
  settle: number;
  forged: 'refused' | 'dropped';
  answerWithin: number;
  runs?: string;
  header: [string, string][];
  name?: string;
  insecure?: boolean;
  check?: string[];
  case?: string;
  seed?: number;
  samples?: number;
  list?: boolean;
  reporter: (typeof reporters)[number][];
  out?: string;
}
