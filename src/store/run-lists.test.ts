import { runListsContract } from './run-lists-contract.support.ts';
import { openStore } from './sqlite-store.ts';

const template = openStore().snapshot();

runListsContract('lists in the store on SQLite', () => openStore({ template }), 100);
