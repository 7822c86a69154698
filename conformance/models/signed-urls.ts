/**
 * When a presigned URL ends, as far as it shows: in Amazon's form, by a parameter in seconds since 1970, or not at all.
 */

export interface UrlEnd {
  form: 'amz' | 'epoch';
  /** Milliseconds since 1970. */
  ends_ms: number;
  /** Seconds from signing to the end, where the URL tells both. */
  validity_s?: number;
}

/** The longest that a URL may be valid (section 8). */
export const week_s = 604_800;

/** @returns undefined where the end is hidden */
export function endOf(url: unknown): UrlEnd | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const query = new Map([...new URL(url).searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  const [date, expires] = [query.get('x-amz-date'), query.get('x-amz-expires')];
  const signed_ms = Date.parse(
    (date ?? '').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/i, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!Number.isNaN(signed_ms) && /^\d+$/.test(expires ?? '')) {
    const validity_s = Number(expires);
    return { form: 'amz', ends_ms: signed_ms + validity_s * 1000, validity_s };
  }
  const seconds = [...query].find(([name, value]) => epoch_names.test(name) && /^1\d{9}$/.test(value))?.[1];
  return seconds === undefined ? undefined : { form: 'epoch', ends_ms: Number(seconds) * 1000 };
}

const epoch_names = /expire|expiry|^exp$|valid|^e$|until|ends?$/;
