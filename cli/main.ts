/** The program: runs the command line and leaves with its exit code. */
import { runCommandLine } from './command-line.ts';

process.exitCode = await runCommandLine(process.argv.slice(2));
