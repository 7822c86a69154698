/**
 * Imported before all else by entry points of the package, so that an older Node.js says what is the matter. It comes to
 * that only where nothing is imported by a name that Node.js 20 has not: such an import fails before any module runs.
 */
import { InputError } from './input-error.ts';

const [major] = process.versions.node.split('.').map(Number);
if (major! < 24) {
  const error = new InputError(`this part of model-run-kit needs Node.js 24 or newer, and this is ${process.version}`);
  // A stack trace is of no use to anybody here.
  error.stack = error.message;
  throw error;
}
