/**
 * A target that sends whoever follows its URLs to somebody else, and that somebody, who listens for credentials: the
 * suite and the client follow what is drawn, by their own code, over real connections.
 */
import { createServer, type IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { createHttp } from '../../conformance/runner/http.ts';
import { openCase } from '../../conformance/runner/open-case.ts';
import { CaseStopped, type CheckContext } from '../../conformance/suite/context.ts';
import type { Exchange } from '../../conformance/suite/exchange.ts';
import { hostileUrls } from '../../conformance/testing/hostile-urls.support.ts';
import { fakeTargetFile, testSession } from '../../conformance/testing/test-session.support.ts';
import { createModelRunClient } from '../../src/client/client.ts';
import { listenLocally } from '../../src/input/local-server.ts';

export interface TokenFigures {
  urls: number;
  /** Requests that came home with the token, and all that reached the stranger. */
  home_with_token: number;
  stranger: number;
  /** Requests that took anything secret to the stranger; each a line. */
  leaks: string[];
}

const token = 'token-that-must-stay-4711';
const headers = { 'x-gateway-key': 'key-of-the-gateway-4711', cookie: 'session=cookie-that-must-stay-4711' };
const secrets = [token, ...Object.values(headers)];
const prefix = '/w/7';
const page = { items: [], first: null, next: null, previous: null };
/** URLs that one session follows: it keeps all that it saw. */
const batch = 500;
const at_once = 8;
const loopback = /^(127\.0\.0\.1|localhost|\[::1\])$/;

interface Walker {
  ctx: CheckContext;
  /** An answer that bears the URL. */
  from: Exchange;
  client: ReturnType<typeof createModelRunClient>;
  /** A path of home's that redirects to the URL, and to nobody beyond this machine. */
  redirecting: string;
  base_url: string;
}

const png = { body: Buffer.from('x'), type: 'image/png' };
const fromClient = async ({ client }: Walker, from: string) => {
  for await (const _ of client.pages('listAssets', {}, { from })) return;
};

/** The ways in which a target hands out URLs, and how they are followed. */
const ways: Readonly<Record<string, (walker: Walker, url: string) => Promise<unknown>>> = {
  next: ({ ctx, from }, url) => ctx.follow('owner', url, from, 'next'),
  previous: ({ ctx, from }, url) => ctx.follow('owner', url, from, 'previous'),
  first: ({ ctx, from }, url) => ctx.follow('owner', url, from, 'first'),
  location: ({ ctx, redirecting }) =>
    ctx.call('owner', { operation: 'getModelText', path: { owner: 'acme', slug: redirecting } }, 'text'),
  upload: ({ ctx, from }, url) => ctx.transfer('PUT', url, from, 'put', png),
  asset: ({ ctx, from }, url) => ctx.transfer('GET', url, from, 'get'),
  'asset that redirects': ({ ctx, from, base_url, redirecting }) =>
    ctx.transfer('GET', `${base_url}/${redirecting}`, from, 'get'),
  'next, by the client': fromClient,
};

export async function tokenFigures(count: number, seed: number): Promise<TokenFigures> {
  const figures: TokenFigures = { urls: 0, home_with_token: 0, stranger: 0, leaks: [] };
  const redirects = new Map<string, string>();
  const stranger = await listening(({ method, url, rawHeaders }) => {
    figures.stranger += 1;
    const told = [url, ...rawHeaders].join('\n');
    const astray = secrets.filter((secret) => told.includes(secret));
    if (astray.length > 0) figures.leaks.push(`${method} ${url} has ${astray.join(', ')}`);
    return {};
  });
  const home = await listening((request) => {
    if (request.headers.authorization?.includes(token)) figures.home_with_token += 1;
    const location = redirects.get(/redirect-\d+/.exec(request.url ?? '')?.[0] ?? '');
    return location === undefined ? {} : { location };
  });
  const base_url = `http://${home.host}${prefix}`;
  const target = {
    ...fakeTargetFile,
    base_url,
    principals: { owner: { kind: 'api_key' as const, token } },
    network: { headers },
  };
  const client = createModelRunClient({ base_url, token, retries: false });
  const urls = fc.sample(hostileUrls({ home: home.host, prefix, stranger: stranger.host }), { seed, numRuns: count });

  async function follow(begin: number): Promise<void> {
    const session = testSession(() => 'timeout', target);
    session.http = createHttp({ base_url });
    const { context: ctx } = openCase(session, 'tokens');
    const from = await ctx.call('owner', { operation: 'listAssets' }, 'list');
    for (const [place, url] of urls.slice(begin, begin + batch).entries()) {
      const redirecting = `redirect-${begin + place}`;
      if (isLocal(url, base_url)) redirects.set(redirecting, url);
      const way = Object.values(ways)[(begin + place) % Object.keys(ways).length]!;
      try {
        await way({ ctx, from, client, redirecting, base_url }, url);
      } catch (error) {
        // URLs that cannot be followed are refused, by the suite, the client, or the platform's own fetch.
        if (!(error instanceof CaseStopped || error instanceof RangeError || error instanceof TypeError)) throw error;
      }
      redirects.delete(redirecting);
      figures.urls += 1;
    }
    await session.http.close();
  }

  try {
    const begins = Array.from({ length: Math.ceil(count / batch) }, (_, index) => index * batch);
    const workers = Array.from({ length: at_once }, async () => {
      for (let begin = begins.shift(); begin !== undefined; begin = begins.shift()) await follow(begin);
    });
    await Promise.all(workers);
    return figures;
  } finally {
    await home.close();
    await stranger.close();
  }
}

/** Nothing leaves this machine, and a header takes no other characters. */
function isLocal(url: string, base_url: string): boolean {
  if (!URL.canParse(url, base_url) || /[^\x21-\x7e]/.test(url)) return false;
  return loopback.test(new URL(url, base_url).hostname);
}

async function listening(answer: (request: IncomingMessage) => { location?: string }) {
  const server = createServer((request, response) => {
    request.resume();
    const told = answer(request);
    response.writeHead(told.location === undefined ? 200 : 307, { 'content-type': 'application/json', ...told });
    response.end(JSON.stringify(page));
  });
  const { port, close } = await listenLocally(server);
  return { host: `127.0.0.1:${port}`, close };
}
