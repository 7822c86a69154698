/**
 * CI after the install, for `.ci/run`: all steps, or those that are named. The last line counts them.
 *
 *   scripts/ci.ts              all steps
 *   … matrix lint              these
 *   … --list                   prints their names
 *   … --installed              counts the install, which has been done, as a step that passed
 */
import { runSteps } from './ci/run-steps.ts';
import { steps } from './ci/steps.ts';
import { nameOf, oneOf, readArguments } from './runs/read-arguments.ts';

const install = 'install';
const { wanted, list, installed } = readArguments(
  {
    allowPositionals: true,
    options: { list: { type: 'boolean', default: false }, installed: { type: 'boolean', default: false } },
  },
  ({ values, positionals }) => {
    const known = [install, ...steps.map(nameOf)];
    const named = positionals.map((name) => oneOf('step', name, known));
    return { ...values, wanted: named.length > 0 ? steps.filter(({ name }) => named.includes(name)) : steps };
  },
);

// Steps end what they started on the way out.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

if (list) {
  const width = Math.max(...steps.map(({ name }) => name.length));
  for (const { name, title } of [{ name: install, title: 'npm ci' }, ...steps]) {
    process.stdout.write(`${name.padEnd(width)}  ${title}\n`);
  }
} else {
  const code = await runSteps(wanted, (text) => process.stdout.write(text), installed ? 1 : 0);
  // All is printed then, and nothing that a step left behind delays the end.
  process.stdout.write('', () => process.exit(code));
}
