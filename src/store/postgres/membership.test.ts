import { expect, it } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { joinReplicas } from './membership.ts';
import { describeWithPostgres } from './test-database.support.ts';

/** Counts the statements that are sent over connections of one purpose. */
function watched(database: Database): { database: Database; notices(): number; mostAtOnce(): number } {
  let notices = 0;
  let now = 0;
  let most = 0;
  return {
    notices: () => notices,
    mostAtOnce: () => most,
    database: {
      ...database,
      async connect() {
        const client = await database.connect();
        const query = client.query.bind(client);
        Object.assign(client, {
          async query(text: string) {
            if (text.startsWith('NOTIFY')) notices += 1;
            now += 1;
            most = Math.max(most, now);
            try {
              return await query(text);
            } finally {
              now -= 1;
            }
          },
        });
        return client;
      },
    },
  };
}

await describeWithPostgres('replicas of one database', (url) => {
  it('changes at one time are told by few notices, one after another, and each is heard', async () => {
    const database = await openDatabase(url);
    const { database: spied, notices, mostAtOnce } = watched(database);
    const onFault = (error: unknown): never => {
      throw error;
    };
    const [one, other] = await Promise.all(
      [spied, database].map((of) => joinReplicas({ database: of, is_alone: false, onFault })),
    );
    try {
      let done = 0;
      let heard = 0;
      other!.listen(async () => {
        heard = done;
      });
      await Promise.all(
        Array.from({ length: 12 }, async () => {
          done += 1;
          const change = done;
          await one!.tell();
          expect(heard).toBeGreaterThanOrEqual(change);
        }),
      );
      expect(mostAtOnce()).toBe(1);
      expect(notices()).toBeLessThan(12);
    } finally {
      await Promise.all([one!.leave(), other!.leave()]);
      await database.close();
    }
  });
});
