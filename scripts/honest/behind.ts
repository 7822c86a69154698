/** The reference server behind what stands in front of servers: a gateway, and an end of TLS. */
import type { FrontManner } from '../../conformance/permitted/front/manner.ts';
import { startFront } from '../../conformance/permitted/front/proxy.ts';
import { certificateFile, startTlsEnd } from '../surroundings/tls-end.ts';
import { reference, type Started } from './servers.ts';

/** The reference server behind a proxy of this manner, which it knows as its public name. */
export async function behindFront(manner: FrontManner): Promise<Started> {
  const front = await startFront(manner);
  const started = await reference({ public_url: front.url });
  front.behind = started.behind;
  const stop = async () => {
    await front.close();
    await started.stop();
  };
  return { ...started, stop };
}

const host = 'api.target.invalid';

/** The same where TLS ends before it, by a certificate of a private authority. */
export async function behindTls(): Promise<Started> {
  const started = await reference({ public_url: `https://${host}` });
  const tls = await startTlsEnd(Number(new URL(started.behind).port));
  const { network, ...target } = started.target;
  return {
    behind: started.behind,
    target: {
      ...target,
      // The server is on this machine after all.
      receiver: { bind: { host: '127.0.0.1' } },
      network: { ...network, ca: certificateFile('ca.pem'), connect_to: `127.0.0.1:${tls.port}` },
    },
    async stop() {
      await tls.close();
      await started.stop();
    },
  };
}
