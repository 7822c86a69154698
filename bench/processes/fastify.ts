/** Fastify as anybody would begin with it: a route for each path, which sends the bytes that it was told. */
import Fastify, { type HTTPMethods } from 'fastify';
import { play } from './process.ts';
import type { StoredAnswer } from './stored-answers.ts';

play({
  async begin(answers: StoredAnswer[]) {
    const app = Fastify();
    const by_route = Map.groupBy(answers, ({ method, path }) => `${method} ${path.split('?')[0]}`);
    for (const same_route of by_route.values()) {
      const by_path = new Map(same_route.map((one) => [one.path, one]));
      const { method, path } = same_route[0]!;
      app.route({
        method: method as HTTPMethods,
        url: path.split('?')[0]!,
        async handler(request, reply) {
          const { status, headers, body } = by_path.get(request.url)!;
          reply.code(status).headers(headers);
          return body;
        },
      });
    }
    return app.listen({ port: 0, host: '127.0.0.1' });
  },
});
