/** A world behind real sockets, for tests of what only a connection shows. */
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Worlds } from '../parts.ts';
import type { WorldOptions } from '../world-options.ts';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';
import { type Listening, listen } from './server.ts';

export interface TestServer extends Listening {
  main: TestWorld;
  worlds: Worlds;
  /** Sends bytes on a connection of their own and gives back all that comes until it is closed. */
  exchange(bytes: string): Promise<string>;
}

export async function testServer(options: WorldOptions = {}): Promise<TestServer> {
  const main = await testWorld(options);
  const worlds = { main, others: new Map() };
  const listening = await listen(worlds, { host: '127.0.0.1', port: 0, storage_port: 0 });
  onTestFinished(() => listening.close());
  return { ...listening, main, worlds, exchange: (bytes) => exchange(new URL(listening.base_url), bytes) };
}

function exchange({ hostname, port }: URL, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      received += text;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

/** Fetches and parses JSON of whatever shape. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export async function fetchJson(url: string, init?: RequestInit): Promise<any> {
  return (await fetch(url, init)).json();
}
