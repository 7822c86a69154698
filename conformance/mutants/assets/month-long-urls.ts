/** Presigned URLs whose end lies a month ahead, told in other ways. */
import type { OperationId } from '../../../src/contract/operations.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { withWire } from '../changed-wire.ts';

const month_ms = 30 * 86_400_000;

/** In Azure's way, by the moment of the end alone. @param now_ms the time of the world */
export function endingInAMonth(url: unknown, now_ms: number): unknown {
  if (typeof url !== 'string') return url;
  const end = encodeURIComponent(`${new Date(now_ms + month_ms).toISOString().slice(0, 19)}Z`);
  return url.replace(/\?.*$/s, `?sv=2024-11-04&se=${end}&sr=b&sp=r&sig=MA%3D%3D`);
}

/** Answers of one operation tell no time. */
export function withoutDate(parts: Parts, operation: OperationId): Parts {
  return withWire(parts, operation, (wire) => ({ ...wire, headers: { ...wire.headers, date: '' } }));
}
