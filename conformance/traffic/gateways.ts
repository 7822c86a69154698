/** Headers by which a recording shows that something stands between its callers and the server. */

/** Names, or their beginnings, of headers that gateways, balancers and networks add. */
const added = [
  'via',
  'x-forwarded-',
  'forwarded',
  'x-envoy-',
  'x-kong-',
  'x-amzn-',
  'x-amz-cf-',
  'cf-ray',
  'cf-cache-status',
  'x-cache',
  'x-varnish',
  'x-served-by',
  'x-azure-',
  'x-goog-',
  'x-akamai-',
  'fly-request-id',
  'x-ratelimit-',
  'ratelimit-',
];

export interface GatewayHeaders {
  see(headers: Readonly<Record<string, string>> | undefined): void;
  /** Names, in order. */
  readonly names: string[];
}

export function createGatewayHeaders(): GatewayHeaders {
  const names = new Set<string>();
  return {
    see(headers = {}) {
      for (const name of Object.keys(headers)) {
        if (names.size < 100 && added.some((one) => name.startsWith(one))) names.add(name);
      }
    },
    get names() {
      return [...names].toSorted();
    },
  };
}
