/** The control interface behind real sockets, for its tests. */
import { request } from 'node:http';
import { expect, onTestFinished } from 'vitest';
import { type ControlOperation, controlOperationIds, controlOperations } from '../../contract/control-operations.ts';
import { validateControlResponse } from '../../contract/control-validators.ts';
import { pathPattern } from '../../contract/path-pattern.ts';
import { listen } from '../sockets/server.ts';
import type { WorldOptions } from '../world-options.ts';
import type { WorldRegistry } from '../world-registry.ts';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';
import { createWorldRegistry } from '../worlds/worlds.ts';
import type { ControlOptions } from './register-control.ts';

interface ControlAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  json: any;
}

interface ControlAsk {
  body?: unknown;
  /** Goes out as it stands, in place of `body`. */
  raw?: string;
  headers?: Record<string, string>;
  /** Text before `/_control`; the server's own address unless given. */
  base_url?: string;
}

export interface ControlServer {
  main: TestWorld;
  worlds: WorldRegistry;
  base_url: string;
  storage_url: string;
  /** Stops the server as `serve` does. */
  close(): Promise<void>;
  /** `control('POST /clock/advance', {body})`. Every answer must follow the document of the control interface. */
  control(request: string, more?: ControlAsk): Promise<ControlAnswer>;
}

export interface ControlServerOptions {
  world?: WorldOptions;
  /** Null for none at all. */
  control?: Partial<ControlOptions> | null;
}

export async function controlServer({ world, control = {} }: ControlServerOptions = {}): Promise<ControlServer> {
  const main = await testWorld(world);
  const worlds = createWorldRegistry({
    main,
    defaults: { onFault: main.onFault },
    storage_url: () => main.urls.storage,
  });
  const application = control === null ? undefined : { control: { origins: [], ...control, worlds } };
  const listening = await listen(worlds, { host: '127.0.0.1', port: 0, storage_port: 0, application });
  onTestFinished(async () => {
    await listening.close();
    await worlds.close();
  });
  const { base_url, storage_url } = listening;
  return {
    main,
    worlds,
    base_url,
    storage_url,
    close: listening.close,
    async control(line, more = {}) {
      const answer = await send(line, { base_url, ...more });
      if (control !== null) expectDocumented(line, answer);
      return answer;
    },
  };
}

/** Not with `fetch`, which lets nobody name a host. */
function send(line: string, { base_url, body, raw, headers }: ControlAsk): Promise<ControlAnswer> {
  const [method, path] = line.split(' ') as [string, string];
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const type = payload === undefined ? undefined : { 'content-type': 'application/json' };
  const url = `${base_url}/_control${path === '/' ? '' : path}`;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { ...type, ...headers }, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => {
        const json = text === '' ? undefined : JSON.parse(text);
        resolve({ status: response.statusCode!, headers: response.headers, json });
      });
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

function expectDocumented(line: string, { status, json }: ControlAnswer): void {
  const [method, path] = line.split(/[ ?]/) as [string, string];
  const operation = operationAt(method, `/_control${path === '/' ? '' : path}`);
  if (operation && status !== 204)
    expect(validateControlResponse(operation.id, status, json), `${line}: ${status} ${JSON.stringify(json)}`).toEqual(
      [],
    );
}

function operationAt(method: string, path: string): ControlOperation | undefined {
  const isIt = ({ method: its, path: template }: ControlOperation) =>
    its === method && pathPattern(template).test(path);
  return controlOperationIds.map((id) => controlOperations[id]).find(isIt);
}
