/** `node:http` and nothing else: for each method and path the bytes that it was told. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { play } from './process.ts';
import type { StoredAnswer } from './stored-answers.ts';

play({
  async begin(answers: StoredAnswer[]) {
    const known = new Map(
      answers.map(({ method, path, status, headers, body }) => {
        const bytes = Buffer.from(body);
        return [`${method} ${path}`, { status, head: { ...headers, 'content-length': bytes.length }, bytes }];
      }),
    );
    const server = createServer((request, response) => {
      const { status, head, bytes } = known.get(`${request.method} ${request.url}`)!;
      const answer = () => response.writeHead(status, head).end(bytes);
      if (request.method === 'GET') answer();
      else request.on('end', answer).resume();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
});
