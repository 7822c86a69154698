/** Matchers for `expect.extend` of vitest and Jest. */
import type { OperationId } from '../contract/operations.ts';

export interface ModelRunMatchers<Result = unknown> {
  /** The service was asked for this operation: at least once, or exactly `times`. */
  toHaveReceived(operation: OperationId, expected?: { times?: number }): Result;
}

/** The part of an interception that is looked at. */
interface Asked {
  requests(): readonly { operation: string | null; method: string; path: string; status: number | null }[];
}

interface Matched {
  pass: boolean;
  message(): string;
}

export const modelRunMatchers = {
  toHaveReceived(service: Asked, operation: OperationId, { times }: { times?: number } = {}): Matched {
    const all = service.requests();
    const met = all.filter((request) => request.operation === operation).length;
    const wanted = times === undefined ? 'at least once' : `${times} times`;
    return {
      pass: times === undefined ? met > 0 : met === times,
      message: () =>
        `${operation} was asked for ${met} times, and ${wanted} was expected (or not, with .not); requests: ${
          all.map(({ method, path, status }) => `${method} ${path} ${status}`).join(', ') || 'none'
        }`,
    };
  },
};
