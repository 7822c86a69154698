/** The log of the requests that a world answered, those to storage among them. */
import type { OperationId } from '../contract/operations.ts';

/** One request as the log shows it. */
export interface LoggedRequest {
  /** Its answer's `Service-Request-Id`. */
  id: string;
  /** Time of the request, by the clock of the world. */
  at: string;
  method: string;
  /** With the query, in which signatures are blotted out. */
  path: string;
  /** Null where it reached none, as those to storage do. */
  operation: OperationId | null;
  /** Null where no answer was given. */
  status: number | null;
  /** From the head of the request to the answer, in real milliseconds. */
  took_ms: number;
  /** The name of the principal whose token came with it; null for tokens that no principal has. Never a token. */
  principal: string | null;
  user_agent: string | null;
  /** The id of the fault that decided what became of it. */
  fault: string | null;
  /** The JSON text that came with it, cut where it is long; null for none, or for one that nobody read. */
  body: string | null;
  /** The first thing for which it was refused; null where it was not, and for storage. */
  reason: string | null;
  /** Of the trace that its `traceparent` names (W3C Trace Context); null for none. */
  trace_id: string | null;
}

/** As it is kept: nothing is made of it until somebody asks. */
export type RequestLine = Omit<LoggedRequest, 'at'> & { at_ms: number };

interface RequestFilter {
  operation?: OperationId;
  status?: number;
  /** Those that came then or later. */
  since?: string;
  /** Older than the one of this id; none where there is no such one. */
  before?: string;
  /** So many, the newest. */
  limit?: number;
}

export interface RequestLog {
  add(line: RequestLine): void;
  /** The newest first. */
  list(filter?: RequestFilter): LoggedRequest[];
  clear(): void;
}

/** Older ones go, unless a log has another bound. */
export const most_logged = 1_000;

/** Longer paths and names are cut: callers write them. */
const longest_text = 2_048;

interface RequestLogOptions {
  most?: number | undefined;
  /** Is told of each request as soon as it is answered. */
  onRequest?: ((request: LoggedRequest) => void) | undefined;
  /** Is told that there is one more. */
  onAdd?(line: RequestLine): void;
}

export function createRequestLog({ most = most_logged, onRequest, onAdd }: RequestLogOptions = {}): RequestLog {
  const lines: RequestLine[] = [];
  /** Place of the next entry: a ring, once it is full. */
  let next = 0;

  return {
    add(line) {
      const { path, user_agent, body } = line;
      const is_long = isLong(path) || isLong(user_agent) || isLong(body);
      lines[next] = is_long ? { ...line, path: cut(path), user_agent: cut(user_agent), body: cut(body) } : line;
      onRequest?.(shown(lines[next]!));
      next = (next + 1) % most;
      onAdd?.(line);
    },
    list({ operation, status, since, before, limit = most } = {}) {
      const since_ms = since === undefined ? Number.NEGATIVE_INFINITY : Date.parse(since);
      const found: LoggedRequest[] = [];
      let is_older = before === undefined;
      for (let age = 1; age <= lines.length && found.length < limit; age++) {
        const line = lines[(next - age + lines.length) % lines.length]!;
        const fits =
          is_older &&
          (operation === undefined || line.operation === operation) &&
          (status === undefined || line.status === status) &&
          line.at_ms >= since_ms;
        if (fits) found.push(shown(line));
        is_older ||= line.id === before;
      }
      return found;
    },
    clear() {
      lines.length = 0;
      next = 0;
    },
  };
}

function shown({ id, at_ms, method, path, ...line }: RequestLine): LoggedRequest {
  return {
    id,
    at: new Date(at_ms).toISOString(),
    method,
    path: path.replaceAll(/([?&](?:X-Amz-Signature|Signature|token)=)[^&]*/gi, '$1***'),
    ...line,
    took_ms: Math.round(line.took_ms * 1_000) / 1_000,
  };
}

function isLong(text: string | null): boolean {
  return text !== null && text.length > longest_text;
}

/** A copy of its own: a slice would keep the whole text in memory. */
function cut<Text extends string | null>(text: Text): Text {
  return isLong(text) ? (`${Buffer.from(text!.slice(0, longest_text - 1))}…` as Text) : text;
}
