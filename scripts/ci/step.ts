/** A step of CI, and what it runs with. */
import type { Ground } from './ground.ts';

/** Without `on`, it runs at each landing; else when a file that it stands on changed. */
export interface Step extends Partial<Ground> {
  name: string;
  title: string;
  /** Many times what it takes on two busy cores; then it is cut, and has failed. */
  limit_s: number;
  /** Nothing runs beside it: it uses every core, or measures time. */
  alone?: boolean;
  /** Steps that must have ended before it, where they are asked for at all. */
  after?: readonly string[];
  /** In a landing it does a part of its work, and such a run is not recorded. */
  in_part?: true;
  /** Steps that run before it whenever it runs. */
  needs?: readonly string[];
  /** @returns whether all is as it must be */
  run(running: StepContext): Promise<boolean>;
}

export interface StepContext {
  /** Goes away when the step ends; shell has it as `$OUT`. */
  folder: string;
  /** Steps were chosen by what changed. */
  is_landing: boolean;
  write(text: string): void;
  /** Runs shell, which stops at the first command that fails. @returns its exit code; null when it was killed */
  sh(script: string, env?: Readonly<Record<string, string>>): Promise<number | null>;
  /** Starts a server, which ends with the step. @returns the first line that it prints; undefined when it ends without one */
  start(script: string, env?: Readonly<Record<string, string>>): Promise<string | undefined>;
}

/** A step that is a script of shell, and must exit with `code`. */
export function shell(name: string, title: string, script: string, more: Partial<Step & { code: number }> = {}): Step {
  const { code = 0, ...rest } = more;
  return { name, title, limit_s: 600, run: async ({ sh }) => (await sh(script)) === code, ...rest };
}
