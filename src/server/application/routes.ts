/** The paths of the document as the router has them, and the methods that each takes. */
import { type Operation, operationIds, operations } from '../../contract/operations.ts';
import { pathPattern } from '../../contract/path-pattern.ts';

export const served = operationIds.map((id) => operations[id]);
export const fixedPaths = [...new Set(served.map(({ path }) => path).filter((path) => !path.includes('{')))];

/** `/v1/assets/{id}` in the router's spelling. */
export function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Methods that reach an operation: HEAD does wherever GET works (RFC 9110, 9.1). */
export function methodsOf({ method }: { method: string }): string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}

/** Operations that answer at a path; a fixed path goes before one with parameters. */
function operationsAt(path: string): Operation[] {
  return fixedPaths.includes(path)
    ? served.filter((operation) => operation.path === path)
    : served.filter((operation) => pathPattern(operation.path).test(path));
}

/** The methods that a path takes; none when nothing answers there. */
export function allowedMethods(path: string): string[] {
  return operationsAt(path).flatMap(methodsOf);
}

export function operationAt(method: string, path: string): Operation | undefined {
  return operationsAt(path).find((operation) => methodsOf(operation).includes(method));
}

/** The router lets a parameter be empty, or hold a slash that was written %2F; the document's paths do neither. */
export function hasWholeSegments(path: Readonly<Record<string, string>>): boolean {
  for (const name in path) if (path[name] === '' || path[name]!.includes('/')) return false;
  return true;
}
