/** Options of `conformance judge`. */
import type { ConformanceOptions } from './conformance-options.ts';
import type { SignatureOptions } from './signature-options.ts';

export interface JudgeCommandOptions
  extends Pick<
      ConformanceOptions,
      | ('check' | 'area' | 'strict' | 'gate' | 'allowIncomplete' | 'reporter' | 'out')
      | ('knownFailures' | 'writeKnownFailures' | 'requirements' | 'target')
    >,
    SignatureOptions {
  baseUrl?: string[];
}
