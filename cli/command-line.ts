/** The command line. A command's file only names its options; the rest is loaded by its call: `--help` stays quick. */
import { Command, CommanderError } from 'commander';
import { InputError } from '../src/input/input-error.ts';
import { visibleText } from '../src/input/visible-text.ts';
import { checkReceiverCommand } from './check-receiver.ts';
import { conformanceCommand } from './conformance.ts';
import { faultLine } from './ending.ts';
import { exitCodes } from './exit-codes.ts';
import { listenCommand } from './listen.ts';
import { loadMutant } from './load-mutant.ts';
import { mockCommand } from './mock.ts';
import { openapiCommand } from './openapi.ts';
import { sendCommand } from './send.ts';
import { serveCommand } from './serve.ts';
import { signCommand } from './sign.ts';
import { verifyCommand } from './verify.ts';
import { kit_version } from './version.ts';

/** The commands, in the order of `--help`. */
const commands: Readonly<Record<string, () => Command>> = {
  serve: () => serveCommand(loadMutant),
  mock: mockCommand,
  conformance: conformanceCommand,
  openapi: openapiCommand,
  'check-receiver': checkReceiverCommand,
  listen: listenCommand,
  send: sendCommand,
  sign: signCommand,
  verify: verifyCommand,
};

/** @param only the name of the one command that is wanted; all without it: options take time to name */
export function commandLine(only?: string): Command {
  const program = new Command('model-run-kit')
    .description('Contract-first mock and conformance kit for the Model-Run Service interface')
    .version(kit_version);
  const one = only !== undefined && Object.hasOwn(commands, only) ? commands[only] : undefined;
  for (const make of one ? [one] : Object.values(commands)) program.addCommand(make());
  inheritSettings(program);
  return program;
}

/**
 * @param words the arguments behind the program's name
 * @returns the exit code; `serve` goes on after it
 */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  const program = commandLine(words[0]);
  process.exitCode = undefined;
  try {
    await program.parseAsync(words, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    return report(error);
  }
}

/** Commander copies these settings only to commands that it creates itself. */
function inheritSettings(command: Command): void {
  command.exitOverride().showHelpAfterError('(add --help for the options)');
  for (const child of command.commands) inheritSettings(child);
}

/** Every failure passes here: one line on stderr, and the exit code that belongs to it. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage;
  if (error instanceof InputError) return say(error.message, exitCodes.usage);
  if (error instanceof Error && error.name === 'TargetUnusable') return say(error.message, exitCodes.unusable);
  if (process.env.MODEL_RUN_KIT_DEBUG) console.error(error);
  return say(faultLine(error), exitCodes.kit_fault);
}

function say(message: string, code: number): number {
  process.stderr.write(`model-run-kit: ${visibleText(message)}\n`);
  return code;
}
