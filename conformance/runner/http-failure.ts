/** Failure in the place of an answer, by the error thrown. */
import type { TransportFailure } from '../suite/exchange.ts';
import { WriteRefused } from '../target/read-only.ts';
import { isTlsCode } from '../target/tls-fault.ts';
import { AnswerOutOfBounds, type KeptPart } from './bounded-answers.ts';
import { CredentialsAstray } from './guarded-agent.ts';

export interface HttpFailure {
  kind: TransportFailure;
  message: string;
  kept?: KeptPart;
  /** Nobody took the connection, so that nothing can have been carried out. */
  is_away?: true;
}

/** @param error what undici, the agent or the reader of an answer threw */
export function failureOf(error: unknown, timeout_ms: number): HttpFailure {
  if (error instanceof CredentialsAstray || error instanceof WriteRefused)
    return { kind: 'refused', message: error.message };
  if (error instanceof AnswerOutOfBounds)
    return { kind: 'too_large', message: error.message, ...(error.kept && { kept: error.kept }) };
  const { name, code: any_code, message } = error as { name?: string; code?: unknown; message?: string };
  // The code of a DOMException, as for a time that is over, is a number.
  const code = typeof any_code === 'string' ? any_code : undefined;
  const of_proxy = faultOfProxy(code, message);
  if (of_proxy !== undefined) return { kind: 'refused', message: of_proxy };
  if (isTlsCode(code ?? '')) return { kind: 'refused', message: `no TLS (${code})` };
  if (name === 'TimeoutError' || name === 'AbortError' || code?.includes('TIMEOUT')) {
    return { kind: 'timeout', message: `no complete answer within ${timeout_ms / 1000} s` };
  }
  if (code?.startsWith('Z_') || code?.startsWith('ERR_BROTLI') || code?.startsWith('ERR_ZSTD')) {
    return { kind: 'unreadable', message: `the answer is not in the coding that it names (${code})` };
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EHOSTUNREACH') {
    const is_away = code === 'ECONNREFUSED' || code === 'EHOSTUNREACH';
    return { kind: 'refused', message: `cannot connect (${code})`, ...(is_away && { is_away }) };
  }
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET' || code === 'EPIPE') {
    return { kind: 'reset', message: 'the connection was closed before the answer was complete' };
  }
  return { kind: 'unreadable', message: `the answer is no HTTP: ${code ?? message ?? 'unknown fault'}` };
}

/** As undici tells of them, which has no field for the status. */
function faultOfProxy(code: string | undefined, message = ''): string | undefined {
  const [, status] =
    /^Proxy response \((\d+)\)/.exec(message) ?? /^Proxy Authentication Required \((\d+)\)/.exec(message) ?? [];
  if (status === '407') return 'the proxy wants other credentials (407)';
  if (status !== undefined) return `the proxy opens no way there (${status})`;
  return code?.startsWith('UND_ERR_PRX_') ? `the proxy breaks the connection (${code})` : undefined;
}
