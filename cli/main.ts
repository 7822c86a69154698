/** The program: runs the command line and leaves with its exit code. */
import { runCommandLine } from './command-line.ts';
import { conclude, guardProcess } from './ending.ts';

guardProcess();
await conclude(await runCommandLine(process.argv.slice(2)));
