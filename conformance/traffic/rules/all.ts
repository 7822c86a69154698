/** All rules that hold across recorded entries, in the order in which each entry meets them. */
import type { Links } from '../links.ts';
import type { TrafficRule } from '../traffic-rule.ts';
import { batchRule } from './batches.ts';
import { deliveryRule } from './deliveries.ts';
import { recordRule } from './records.ts';
import { runRule } from './runs.ts';
import { walkRule } from './walks.ts';

/** @param links of one recording; the rules of runs come before those that ask for the ends of runs */
export function trafficRules(links: Links): readonly TrafficRule[] {
  return [walkRule(links), runRule, recordRule, batchRule, deliveryRule];
}
