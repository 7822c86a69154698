/**
 * The reference server where many stand: behind a proxy with a password, a private authority, and a gateway that wants a
 * header and a client certificate. Its names lead nowhere but through the proxy.
 */
import { loadMutant } from '../../cli/load-mutant.ts';
import { type ServeOptions, serve } from '../../cli/serve.ts';
import type { FrontManner } from '../../conformance/permitted/front/manner.ts';
import { startFront } from '../../conformance/permitted/front/proxy.ts';
import type { Target } from '../../conformance/target/target.ts';
import type { LocalServer } from '../../src/input/local-server.ts';
import { targetOf } from '../../src/server/worlds/target-file.ts';
import { type ConnectProxy, startConnectProxy } from './connect-proxy.ts';
import { certificateFile, startTlsEnd } from './tls-end.ts';

const api = 'api.target.invalid';
const files = 'files.target.invalid';
const key = { 'x-gateway-key': 'let-the-suite-in' };

export interface BehindProxy {
  target: Target;
  proxy: ConnectProxy;
  /** End of the interface's TLS, on this machine. */
  api_end: LocalServer;
  stop(): Promise<void>;
}

export async function startBehindProxy(more: Partial<ServeOptions> = {}): Promise<BehindProxy> {
  const proxy = await startConnectProxy();
  const front = await startFront(gate);
  const served = await serve(
    {
      ...{ port: 0, host: '127.0.0.1', seedState: 'small', seed: 1, clock: 'virtual', quiet: true },
      ...{ publicUrl: `https://${api}`, storagePublicUrl: `https://${files}`, ...more },
    },
    loadMutant,
  );
  const { world, base_url, sockets } = served;
  front.behind = sockets.base_url;
  const api_end = await startTlsEnd(portOf(front.url), true);
  const files_end = await startTlsEnd(portOf(sockets.storage_url));
  proxy.routes.set(`${api}:443`, api_end.port);
  proxy.routes.set(`${files}:443`, files_end.port);
  const control_url = `${sockets.base_url}/_control`;
  const target = (await targetOf(world, { base_url, control_url, version: '0' })) as Target;
  return {
    target: {
      ...target,
      // The server is on this machine after all.
      receiver: { bind: { host: '127.0.0.1' } },
      network: {
        ...target.network,
        proxy: proxy.url,
        ca: certificateFile('ca.pem'),
        client_certificate: { cert: certificateFile('client.pem'), key: certificateFile('client.key.pem') },
        headers: key,
      },
    },
    proxy,
    api_end,
    async stop() {
      await proxy.close();
      await api_end.close();
      await files_end.close();
      await front.close();
      await served.stop();
    },
  };
}

/** A page of its own for whoever has not the header. */
const gate: FrontManner = {
  before({ headers }) {
    if (headers['x-gateway-key'] === key['x-gateway-key']) return undefined;
    const body = Buffer.from('<html><head><title>Access denied</title></head></html>');
    return { status: 403, headers: { 'content-type': 'text/html', server: 'gate', 'retry-after': '0' }, body };
  },
};

function portOf(url: string): number {
  return Number(new URL(url).port);
}
