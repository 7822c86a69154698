/** Matchers for `expect.extend` of vitest and Jest. */
import type { OperationId } from '../contract/operations.ts';
import { InputError } from '../input/input-error.ts';
import { refuseUnknownNames } from '../input/known-names.ts';
import { refuseUnknownOperation } from './canned-answers.ts';

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
  /** @throws InputError for an operation that there is not: with `.not` it would pass without end */
  toHaveReceived(service: Asked, operation: OperationId, expected: { times?: number } = {}): Matched {
    refuseUnknownOperation('toHaveReceived', operation);
    refuseUnknownNames('toHaveReceived', expected, ['times']);
    const { times } = expected;
    if (times !== undefined && !(Number.isInteger(times) && times >= 0))
      throw new InputError(`toHaveReceived: times must be a whole number from 0, and not ${times}`);
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
