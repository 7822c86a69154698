/** Sends bytes to a listening server, a connection for each, and looks at whatever comes back. */
import { connect } from 'node:net';
import * as fc from 'fast-check';
import { listen } from '../sockets/server.ts';
import { fuzzBytes } from './bytes.support.ts';
import type { Fuzzed } from './fuzz-requests.support.ts';
import { fuzzWorld } from './fuzz-world.support.ts';
import { problemOf } from './judge.support.ts';

export interface FuzzedBytes extends Fuzzed {
  /** Connections that were answered at all. */
  answered: number;
}

export async function fuzzedBytes({ count, seed }: { count: number; seed: number }): Promise<FuzzedBytes> {
  const target = await fuzzWorld();
  const server = await listen(
    { main: target.world, others: new Map() },
    { host: '127.0.0.1', port: 0, storage_port: 0 },
  );
  const ports = [server.base_url, server.storage_url].map((url) => Number(new URL(url).port));
  const result: FuzzedBytes = { sent: 0, answered: 0 };
  let isFound = false;
  const property = fc.asyncProperty(fuzzBytes, async (bytes) => {
    const [answer, stored] = await Promise.all(ports.map((port) => exchanged(port, bytes)));
    const health = await fetch(`${server.base_url}/v1/health`);
    await health.arrayBuffer();
    const [fault] = target.takeFaults();
    if (!isFound) {
      result.sent += 1;
      if (answer !== '') result.answered += 1;
    }
    const stored_problem = /HTTP\/1\.1 5\d\d/.test(stored!) ? `storage said ${stored!.slice(0, 200)}` : undefined;
    const health_problem = health.status === 200 ? undefined : `health said ${health.status} afterwards`;
    const problem = fault
      ? `a fault: ${(fault as Error).stack ?? fault}`
      : (problemIn(answer!) ?? stored_problem ?? health_problem);
    if (problem === undefined) return;
    isFound = true;
    throw new Error(problem);
  });
  const run = await fc.check(property, { numRuns: count, seed });
  await server.close();
  await target.close();
  if (run.failed) {
    const bytes = run.counterexample?.[0].toString('latin1');
    result.finding = `${JSON.stringify(bytes).slice(0, 2_000)}: ${String(run.errorInstance)}`;
  }
  return result;
}

/** All that comes until the server closes, in Latin-1: a character for each byte. */
function exchanged(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      received += text;
    });
    // A server may close before it was told everything.
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

/** The fault of one of the answers on a connection. */
function problemIn(received: string): string | undefined {
  let rest = received;
  while (rest !== '') {
    const found = /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(rest);
    if (!found) return `no HTTP came back: ${JSON.stringify(rest.slice(0, 200))}`;
    const [all, status, headers] = found as unknown as [string, string, string];
    rest = rest.slice(all.length);
    if (Number(status) < 200) continue;
    const media_type = /^content-type: ([^\r\n]*)/im.exec(headers)?.[1] ?? '';
    // Node ends its own refusals so, without a body.
    if (/^transfer-encoding: chunked/im.test(headers)) rest = rest.replace(/^0\r\n\r\n/, '');
    const length = Number(/^content-length: (\d+)/im.exec(headers)?.[1] ?? 0);
    const text = Buffer.from(rest.slice(0, length), 'latin1').toString();
    // An answer to HEAD tells the length of what it leaves out.
    const is_left_out = length > 0 && (rest === '' || rest.startsWith('HTTP/1.1 '));
    if (!is_left_out) rest = rest.slice(length);
    const problem =
      is_left_out || Number(status) < 400 ? serverError(status) : refusalProblem(Number(status), media_type, text);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function serverError(status: string): string | undefined {
  return Number(status) >= 500 ? `was answered ${status}` : undefined;
}

/** No envelope of the document is asked for by name: it depends on where the bytes were going. */
function refusalProblem(status: number, media_type: string, text: string): string | undefined {
  const problem = problemOf(undefined, { status, media_type, text });
  const is_other_envelope = text.startsWith('{"detail":');
  return is_other_envelope ? serverError(String(status)) : problem;
}
