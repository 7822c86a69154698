/**
 * A process that writes to a store in a file and tells what was acknowledged, until it is killed or kills itself:
 * `crash-child.support.ts FILE [STATEMENT]`. Each line of its output is the number of a run and of the act that was done on it.
 */
import { writeSync } from 'node:fs';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { acts } from './crash-acts.support.ts';
import { furnished } from './furnished.support.ts';
import { own_organization } from './samples.support.ts';
import { openStore } from './sqlite-store.ts';

const [, , file, last_statement] = process.argv;
const opened = openStore({ file: file! });
const store = (await opened.organization(own_organization)) ? opened : await furnished(opened);

let executed = 0;
function counted<Arguments extends unknown[], Result>(original: (...all: Arguments) => Result) {
  return function (this: unknown, ...all: Arguments): Result {
    if (++executed === Number(last_statement)) process.kill(process.pid, 'SIGKILL');
    return original.apply(this as never, all);
  };
}
if (last_statement !== undefined) {
  DatabaseSync.prototype.exec = counted(DatabaseSync.prototype.exec);
  StatementSync.prototype.run = counted(StatementSync.prototype.run) as StatementSync['run'];
}

writeSync(1, 'ready\n');
for (let run = 0; last_statement === undefined || run === 0; run++) {
  for (const [index, act] of acts.entries()) {
    await act(store, run);
    writeSync(1, `${run} ${index}\n`);
  }
}
await store.close();
