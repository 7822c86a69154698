/**
 * All rules that hold across recorded entries, in the order in which each entry meets them: those of runs come before
 * those that ask for the ends of runs.
 */
import type { TrafficRule } from '../traffic-rule.ts';
import { batchRule } from './batches.ts';
import { deliveryRule } from './deliveries.ts';
import { deliveryLogRule } from './delivery-log.ts';
import { recordRule } from './records.ts';
import { runRule } from './runs.ts';
import { walkRule } from './walks.ts';

export const trafficRules: readonly TrafficRule[] = [
  walkRule,
  runRule,
  recordRule,
  batchRule,
  deliveryRule,
  deliveryLogRule,
];
