/** The faults that the end of a run has to outlive: of a pipe, the disk, a signal, a sender and the kit itself. */
import { type Chance, createChance } from '../noise/chance.ts';

export type Fault =
  /** The reader goes away behind so many lines of talk; `both`: output and talk are one pipe, as in `2>&1 | head`. */
  | { kind: 'pipe'; of: 'stdout' | 'stderr' | 'both'; lines: number }
  /** Output or talk goes to a device that is full. */
  | { kind: 'device'; of: 'stdout' | 'stderr' }
  /** A file of `--out` that cannot be written, from its beginning on; or the folder, which goes away meanwhile. */
  | { kind: 'disk'; file: string; error: 'ENOSPC' | 'EIO' }
  | { kind: 'folder'; lines: number }
  | { kind: 'signal'; signal: NodeJS.Signals; lines: number; times: 1 | 2 }
  | { kind: 'sender'; manner: SenderManner }
  | { kind: 'kit'; mistake: KitMistake };

export type SenderManner = 'leaves' | 'half' | 'stalls' | 'floods';
export type KitMistake =
  | 'judge-throws'
  | 'judge-throws-no-error'
  | 'check-throws'
  | 'cases-throw'
  | 'uncaught'
  | 'unhandled';

export interface PlannedRun {
  fault: Fault;
  clock: 'virtual' | 'real';
  /** Options that choose the checks; none for all of them. */
  checks: readonly string[];
}

const files = ['history.jsonl', 'created.jsonl', 'report.json.part', 'choices.yaml.part'] as const;
const most_lines = 6;
/** Quick ones that make records, ones by waves, and seldom all. */
type Choices = readonly [readonly string[], ...(readonly string[])[]];
const quick: Choices = [
  ['--area', 'folders'],
  ['--area', 'uploads'],
  ['--area', 'account', 'folders'],
];
const by_waves: Choices = [
  ['--area', 'signature'],
  ['--check', 'retry/callback-*'],
  ['--check', 'webhooks/*', 'events/*'],
];
const whole_share = 0.05;

/** The same for the same seed. */
export function plannedRuns(count: number, seed: number): PlannedRun[] {
  const chance = createChance(`ends ${seed}`);
  const kinds = ['pipe', 'disk', 'signal', 'sender', 'kit', 'device', 'folder'] as const;
  // Each kind in its turn, so that few runs have all of them.
  return Array.from({ length: count }, (_, index) => {
    const fault = faultOf(kinds[index % kinds.length]!, chance);
    const needs_waves = fault.kind === 'sender';
    const some: readonly string[] = chance.oneOf(needs_waves || chance.happens(0.3) ? by_waves : quick);
    return {
      fault,
      clock: chance.happens(0.3) ? 'real' : 'virtual',
      checks: chance.happens(whole_share) ? [] : some,
    };
  });
}

function faultOf(kind: Fault['kind'], chance: Chance): Fault {
  const lines = chance.upTo(most_lines);
  switch (kind) {
    case 'pipe':
      return { kind, of: chance.oneOf(['stdout', 'stderr', 'both']), lines };
    case 'device':
      return { kind, of: chance.oneOf(['stdout', 'stderr']) };
    case 'disk':
      return { kind, file: chance.oneOf(files), error: chance.oneOf(['ENOSPC', 'EIO']) };
    case 'folder':
      // While checks are judged: a folder that is deleted behind the end is no business of the run.
      return { kind, lines: Math.min(lines, 2) };
    case 'signal':
      return {
        kind,
        signal: chance.oneOf(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGPIPE']),
        lines,
        times: chance.oneOf([1, 1, 2]),
      };
    case 'sender':
      return { kind, manner: chance.oneOf(['leaves', 'half', 'stalls', 'floods']) };
    case 'kit':
      return {
        kind,
        mistake: chance.oneOf([
          'judge-throws',
          'judge-throws-no-error',
          'check-throws',
          'cases-throw',
          'uncaught',
          'unhandled',
        ]),
      };
  }
}

export function textOf({ fault, clock, checks }: PlannedRun): string {
  const { kind, ...about } = fault;
  return `${kind} ${Object.values(about).join(' ')}, ${clock} clock, ${checks.join(' ') || 'all checks'}`;
}
