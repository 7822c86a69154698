/** Annotations of a job on GitHub: commands of the workflow, one line each. */

/** Parts of a report that annotations need. */
export interface ToldReport {
  findings: readonly { cause: string; impact: string | null; clause: string; checks: readonly string[] }[];
  verdicts: readonly { check: string; verdict: string; message?: string; replay?: string }[];
  /** Absent in reports of older kits, whose findings are all told as errors. */
  decision?: { exit_code: number; reasons: readonly { kind: string; message: string; checks?: readonly string[] }[] };
}

/** GitHub shows ten errors and ten notices of a step, and drops the rest without a word. */
const most = 10;

/** Reasons that their findings, or their verdicts, tell one by one. */
const told_apart = ['fail', 'unexpected-pass', 'error'];

/** Errors for what turns the run red, notices for what its gate lets pass; where they are too many, the last counts the rest. */
export function annotations({ findings, verdicts, decision }: ToldReport): string[] {
  const reasons = decision?.reasons ?? [];
  const red = new Set(reasons.flatMap(({ checks = [] }) => checks));
  const isRed = (checks: readonly string[]) => !decision || checks.some((check) => red.has(check));
  const found = findings.map(({ cause, impact, clause, checks }) => {
    const replay = verdicts.find(({ check }) => check === checks[0])?.replay;
    const lines = [impact, `${clause}: ${cause}`, replay && `replay: ${replay}`].filter(Boolean);
    return { is_red: isRed(checks), title: checks[0]!, message: lines.join('\n') };
  });
  const passed = verdicts
    .filter(({ check, verdict }) => ['unexpected-pass', 'error'].includes(verdict) && isRed([check]))
    .map(({ check, verdict, message = '' }) => ({ is_red: true, title: `${check}: ${verdict}`, message }));
  const others = reasons
    .filter(({ kind }) => !told_apart.includes(kind))
    .map(({ kind, message, checks = [] }) => {
      return {
        is_red: true,
        title: kind,
        message: [message, checks.slice(0, most).join(', ')].filter(Boolean).join(': '),
      };
    });
  const all = [...found, ...passed, ...others];
  const [errors, notices] = [all.filter(({ is_red }) => is_red), all.filter(({ is_red }) => !is_red)];
  return [
    ...bounded(
      errors.map(({ title, message }) => errorLine(title, message)),
      errorLine,
    ),
    ...bounded(
      notices.map(({ title, message }) => noticeLine(title, `The gate lets it pass.\n${message}`)),
      noticeLine,
    ),
  ];
}

function bounded(lines: readonly string[], line: typeof errorLine): string[] {
  if (lines.length <= most) return [...lines];
  const more = lines.length - most + 1;
  return [
    ...lines.slice(0, most - 1),
    line(`${more} more`, 'They stand in the summary of the step and in the report.'),
  ];
}

export function errorLine(title: string, message: string): string {
  return `::error title=${propertyText(title)}::${messageText(message)}`;
}

function noticeLine(title: string, message: string): string {
  return `::notice title=${propertyText(title)}::${messageText(message)}`;
}

/** Text of a target must never begin a command of its own. */
function messageText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function propertyText(text: string): string {
  return messageText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
