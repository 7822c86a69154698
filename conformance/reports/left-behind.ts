/** Records that stay on the target, counted by the reason. */
import type { Report } from './report.ts';

const most_reasons = 3;

/** Such as `33: 30 createAssetUpload, DELETE answered 500; 3 createWebhook, …`, with the commonest reasons. */
export function leftBehind({ left_behind }: Pick<Report, 'left_behind'>): string {
  const by_reason = Map.groupBy(left_behind, ({ operation, reason }) => `${operation}, ${reason}`);
  const told = [...by_reason].map(([reason, all]) => ({ reason, count: all.length }));
  const shown = told.toSorted((a, b) => b.count - a.count).slice(0, most_reasons);
  const others = left_behind.length - shown.reduce((sum, { count }) => sum + count, 0);
  const parts = shown.map(({ reason, count }) => `${count} ${reason}`);
  return `${left_behind.length}: ${[...parts, ...(others > 0 ? [`${others} others`] : [])].join('; ')}`;
}
