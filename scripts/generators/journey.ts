/** The journey that a program written on generated code makes, and what it prints where all goes well. */
import { createServer } from 'node:http';
import { listenLocally } from '../../src/input/local-server.ts';
import { startServer } from '../../src/server/start-server.ts';

export interface JourneyServer extends AsyncDisposable {
  /** Environment of the program. */
  env: Record<string, string>;
  expected: string;
}

/** A reference server of its own for one program, and a receiver for its webhook. */
export async function startJourney(): Promise<JourneyServer> {
  const receiver = createServer((request, response) => request.resume().on('end', () => response.end()));
  const { url, close } = await listenLocally(receiver);
  const { world, base_url, stop } = await startServer({ clock: 'virtual-auto' });
  const { owner, human } = world.principals;
  const { path, input } = world.fixtures.models!.succeeds!;
  const headers = { authorization: `Bearer ${owner!.token}` };
  // All of them stand on one page of this size; the program sees two at a time.
  const answer = await fetch(`${base_url}/v1/assets?limit=500`, { headers });
  const { items } = (await answer.json()) as { items: { mime_type: string }[] };
  const listed = items.filter(({ mime_type }) => mime_type === 'image/png').length;
  return {
    env: {
      BASE_URL: base_url,
      TOKEN: String(owner!.token),
      HUMAN_TOKEN: String(human!.token),
      MODEL: path,
      PROMPT: String(input.prompt),
      RECEIVER_URL: `${url}/`,
    },
    expected: [
      `listed ${listed}`,
      'uploaded true boat.txt text/plain',
      'run completed',
      'rated true It floats.',
      'deliveries run.completed',
      '',
    ].join('\n'),
    async [Symbol.asyncDispose]() {
      await stop();
      await close();
    },
  };
}
