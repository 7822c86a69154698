/** Finds the operation of a recorded request by its method and path, whatever stands before `/v1`. */
import { type OperationId, operationIds, operations } from '../../src/contract/operations.ts';

export interface Matched {
  operation: OperationId;
  /** Values of the path's parameters, decoded. */
  path: Record<string, string>;
  /** All before `/v1`: the origin, where the recording has it, and the path of the base URL. */
  base: string;
}

interface Route {
  operation: OperationId;
  names: readonly string[];
  pattern: RegExp;
}

/** Those without parameters first: `/v1/assets/types` is no asset. */
const routes = Map.groupBy(
  operationIds.map(routeOf).toSorted((a, b) => a.names.length - b.names.length),
  ({ operation }) => operations[operation].method as string,
);

function routeOf(operation: OperationId): Route {
  const names: string[] = [];
  const pattern = operations[operation].path.replaceAll(/\{(\w+)\}|[.]/g, (sign, name?: string) => {
    if (name === undefined) return `\\${sign}`;
    names.push(name);
    return '([^/]+)';
  });
  return { operation, names, pattern: new RegExp(`^${pattern}/?$`) };
}

/** @param url one that can be parsed; of a request without an origin, the path alone */
export function matchOperation(method: string, url: string): Matched | undefined {
  const { origin, pathname } = urlOf(url);
  for (let at = pathname.indexOf('/v1/'); at >= 0; at = pathname.indexOf('/v1/', at + 1)) {
    const path = pathname.slice(at);
    for (const { operation, names, pattern } of routes.get(method) ?? []) {
      const values = pattern.exec(path)?.slice(1);
      if (!values) continue;
      return {
        operation,
        path: Object.fromEntries(names.map((name, index) => [name, decoded(values[index]!)])),
        base: `${origin}${pathname.slice(0, at)}`,
      };
    }
  }
  return undefined;
}

/** Stands for the origin where the recording has none. */
const nowhere = 'http://recorded.invalid';

/** The parts of a URL, or of a path alone, whose origin is empty. */
export function urlOf(text: string): { origin: string; pathname: string; search: string } {
  if (!URL.canParse(text, nowhere)) return { origin: '', pathname: '', search: '' };
  const { origin, pathname, search } = new URL(text, nowhere);
  return { origin: origin === nowhere ? '' : origin, pathname, search };
}

/**
 * A URL as it is compared with one that an answer showed: without what stands before `/v1`, which a proxy may have taken
 * away, and in one spelling of escapes.
 */
export function comparableUrl(text: string): string {
  const { pathname, search } = urlOf(text);
  const at = pathname.indexOf('/v1/');
  const query = [...new URLSearchParams(search)].map((pair) => pair.join('=')).join('&');
  return `${at < 0 ? pathname : pathname.slice(at)}?${query}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
