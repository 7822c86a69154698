/** Records of the default world of a database, read beside the servers that are at work on it. */
import { Decimal } from 'decimal.js';
import { type Database, openDatabase } from '../../src/store/postgres/database.ts';
import { postgresStore } from '../../src/store/postgres/postgres-store.ts';
import type { Store } from '../../src/store/store.ts';
import type { Kept } from './judge.ts';

export interface SharedRecords {
  store: Store;
  /** Runs whose callback goes there, and their deliveries. */
  keptFor(receiver_url: string): Promise<Kept>;
  /** The balance of the organization and the costs of its runs: together always the same. */
  worth(organization: string): Promise<string>;
  close(): Promise<void>;
}

/** Of a read. */
const page_size = 500;

export async function readShared(url: string): Promise<SharedRecords> {
  const database = await openDatabase(url, { connections: 2, onFault: () => {} });
  const store = postgresStore(database, await stateOf(database));
  const runs = () => all((before) => store.newestRuns({ limit: page_size, before }));
  return {
    store,
    async keptFor(receiver_url) {
      const own = (await runs()).filter(({ callback_url }) => callback_url?.startsWith(receiver_url));
      const ids = new Set(own.map(({ id }) => id));
      const deliveries = await all((before) => store.deliveries({ limit: page_size, before }));
      return { runs: own, deliveries: deliveries.filter(({ run_id }) => ids.has(run_id)) };
    },
    async worth(organization) {
      const costs = (await runs()).filter(({ org_id }) => org_id === organization).map(({ cost }) => cost ?? 0);
      const balance = (await store.balance(organization))!;
      return Decimal.sum(balance.balance, 0, ...costs).toFixed();
    },
    async close() {
      await store.close();
      await database.close();
    },
  };
}

async function stateOf({ sql }: Database): Promise<number> {
  const [row] = await sql<[string]>('SELECT state FROM worlds WHERE is_main');
  return Number(row![0]);
}

async function all<Row extends { id: string }>(page: (before: string | undefined) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const next = await page(rows.at(-1)?.id);
    rows.push(...next);
    if (next.length < page_size) return rows;
  }
}
