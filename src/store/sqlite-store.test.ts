import { openStore } from './sqlite-store.ts';
import { storeContract } from './store-contract.support.ts';

storeContract('the store on SQLite in memory', () => openStore());
