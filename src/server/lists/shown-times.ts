/**
 * Times that are shown with fewer digits than they are kept with (choice `records.timestamps`). One that is sent back
 * means the shown time: it is compared as if all times were kept so.
 */
import type { Condition } from '../../choices/canonical.ts';
import type { Policies } from '../../choices/policies.ts';
import { instantText } from '../../store/timestamps.ts';

type Shown = Pick<Policies, 'time_unit_ms'>;

/** The kept time where the one sent looks the same, else the one sent. */
export function keptTime(sent: string, kept: string, { time_unit_ms }: Shown): string {
  const unit = (time: string) => Math.floor(Date.parse(time) / time_unit_ms);
  return unit(sent) === unit(kept) ? kept : sent;
}

/** A condition on a field of times in terms of kept ones. `ne`, `in` and `like` compare with the millisecond. */
export function keptConditions(condition: Condition, { time_unit_ms }: Shown): Condition[] {
  const { field, operator, value } = condition;
  const instant = typeof value === 'string' ? instantText(value) : undefined;
  if (time_unit_ms === 1 || instant === undefined) return [condition];
  const at = Date.parse(instant.replace('~', 'Z'));
  const first = Math.floor(at / time_unit_ms) * time_unit_ms;
  const last = first + time_unit_ms - 1;
  // Of a time that is never shown, what is shown as later begins with the next unit.
  const before = at === first && !instant.endsWith('~') ? first - 1 : last;
  const term = (by: Condition['operator'], ms: number) => ({ field, operator: by, value: new Date(ms).toISOString() });
  switch (operator) {
    case 'eq':
      return [term('gt', before), term('lte', last)];
    case 'gt':
      return [term('gt', last)];
    case 'gte':
      return [term('gt', before)];
    case 'lt':
      return [term('lte', before)];
    case 'lte':
      return [term('lte', last)];
    default:
      return [condition];
  }
}
