/** Runs a command with the base URL and the token of a server for arguments, and ends as it does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startServer } from 'model-run-kit/server';

const server = await startServer();
const [program, ...words] = process.argv.slice(2);
const { token } = server.world.principals.owner;
const child = spawn(program, [...words, server.base_url, token], { stdio: 'inherit' });
[process.exitCode] = await once(child, 'exit');
await server.stop();
