/** The exit codes of every command; `conformance` uses all of them. */
export { exitCodes } from '../conformance/verdicts/exit-code.ts';
