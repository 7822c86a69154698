/**
 * Operations that answer right requests with errors of the server (500, 501, 505 and above). One is asked once more;
 * an operation that gives nothing else is given up, so that what hangs on it ends with one sentence.
 */
import { type OperationId, operations } from '../../src/contract/operations.ts';
import { CaseStopped } from '../suite/context.ts';

/** Errors of an operation that has never answered otherwise. */
const most_at_first = 5;
/** Errors in a row of one that has. */
const most_in_a_row = 20;

export interface ServerErrors {
  /** @param status of an error of the server; undefined for any other answer */
  note(operation: OperationId, status: number | undefined): void;
  /** @throws CaseStopped where the operation has answered nothing else for long */
  check(operation: OperationId): void;
}

export function createServerErrors(): ServerErrors {
  const in_a_row = new Map<OperationId, number>();
  const answered = new Set<OperationId>();
  const given_up = new Map<OperationId, string>();
  return {
    note(operation, status) {
      if (status === undefined) {
        answered.add(operation);
        in_a_row.delete(operation);
        return;
      }
      const errors = (in_a_row.get(operation) ?? 0) + 1;
      in_a_row.set(operation, errors);
      const most = answered.has(operation) ? most_in_a_row : most_at_first;
      if (errors < most || given_up.has(operation)) return;
      const always = answered.has(operation) ? `${errors} right requests in a row` : 'every right request';
      given_up.set(operation, `${nameOf(operation)} answered ${always} with ${status}, and is not asked again`);
    },
    check(operation) {
      const reason = given_up.get(operation);
      if (reason === undefined) return;
      throw new CaseStopped({ verdict: 'inconclusive', reason, operation, server_error: true, silent: true });
    },
  };
}

/** Tells of a right request that met with an error of the server twice. @param again false where it was sent once */
export function erred(operation: OperationId, status: number, again = true): CaseStopped {
  const twice = again ? ', and again when it was asked once more' : '';
  const reason = `${nameOf(operation)} answered a request with which nothing is wrong with ${status}${twice}`;
  return new CaseStopped({ verdict: 'inconclusive', reason, operation, server_error: true });
}

/** Tells of a request that may have been carried out twice, or used up what it had for one use. */
export function maybeDone(operation: OperationId): CaseStopped {
  const reason = `${nameOf(operation)} may have been carried out behind an error of the server, before it was asked again`;
  return new CaseStopped({ verdict: 'inconclusive', reason, operation, server_error: true });
}

/** `GET /v1/runs/{id}`: one for all records, so that one cause has one sentence. */
function nameOf(operation: OperationId): string {
  const { method, path } = operations[operation];
  return `${method} ${path}`;
}
