import { type BaseUrls, baseUrlsOf } from '../target/base-urls.ts';
import type { Target } from '../target/target.ts';

/**
 * Tells whether a presigned URL may be requested.
 * @param target at the origins that its file names; where it names none at all, on the hosts of its base URLs at any port
 */
export function isAllowedStorage(target: BaseUrls & Pick<Target, 'network'>, given: string): boolean {
  const origins = target.network?.storage_origins;
  if (!URL.canParse(given)) return false;
  const url = new URL(given);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (origins === undefined) return baseUrlsOf(target).some((one) => url.hostname === new URL(one).hostname);
  return origins.some((origin) => new URL(origin).origin === url.origin);
}
