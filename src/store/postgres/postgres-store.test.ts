/** The contract of every store, on PostgreSQL. */
import { afterAll, beforeAll } from 'vitest';
import { batchContract } from '../batch-contract.support.ts';
import { catalogContract } from '../catalog-contract.support.ts';
import { controlContract } from '../control-contract.support.ts';
import { eventContract } from '../event-contract.support.ts';
import { runContract } from '../run-contract.support.ts';
import { runLifeContract } from '../run-life-contract.support.ts';
import { runListsContract } from '../run-lists-contract.support.ts';
import { storeContract } from '../store-contract.support.ts';
import { type Database, openDatabase } from './database.ts';
import { postgresStore } from './postgres-store.ts';
import { newState } from './states.ts';
import { describeWithPostgres } from './test-database.support.ts';

await describeWithPostgres('the store on PostgreSQL', (url) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(url);
  });
  afterAll(() => database.close());
  const open = async () => postgresStore(database, await newState(database.sql));

  storeContract('records and lists', open);
  catalogContract('the catalog', open);
  runContract('runs', open);
  runLifeContract('the life of runs', open, 20);
  runListsContract('lists', open, 100);
  batchContract('a batch', open);
  controlContract('looked after', open);
  eventContract('events', open);
});
