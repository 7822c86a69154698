/** Signs URLs that open one blob, for one method, until they end; and tells whether a request holds such a URL. */
import type { Grant, SigningContext } from './grant.ts';
import { endOf, type UrlEnd, urlEndings } from './url-ends.ts';

/** The end of any signed URL lies at most a week ahead (section 8, presigned asset URL validity). */
export const longest_validity_s = 604_800;

/** Long enough to choose a file and send it over a slow line. */
export const upload_validity_s = 3_600;

export const session_parameter = 'X-Session';

export type GrantCheck = 'valid' | 'expired' | 'forged';

export interface Presigner {
  /** The URL of a blob without a signature: it names the blob and opens nothing. */
  plainUrl(world: SigningContext, key: string): string;
  /**
   * @param validity_s seconds until the URL ends, at most `longest_validity_s`
   * @param end where the URL tells when it ends; as Amazon's do unless given
   */
  sign(world: SigningContext, grant: Grant, validity_s: number, end?: UrlEnd): string;
  /** Tells whether the query carries the signature of exactly this grant, and has not ended. */
  check(world: SigningContext, grant: Grant, query: URLSearchParams): GrantCheck;
}

export const presigner: Presigner = {
  // Keys are made of characters that stand for themselves in a URL (`newAsset`).
  plainUrl: (world, key) => `${world.urls.storage}/${key}`,

  sign(world, grant, validity_s, end = 'amz') {
    const { key, session } = grant;
    const query = urlEndings[end].write(world, grant, Math.min(validity_s, longest_validity_s));
    return `${presigner.plainUrl(world, key)}?${session === undefined ? '' : `${session_parameter}=${session}&`}${query}`;
  },

  check(world, grant, query) {
    const ends_ms = endOf(world, grant, query);
    if (ends_ms === undefined) return 'forged';
    return world.parts.clock.now_ms() < ends_ms ? 'valid' : 'expired';
  },
};
