/** Annotations of a job on GitHub: commands of the workflow, one line each. */

/** Parts of a report that annotations need. */
export interface ToldReport {
  findings: readonly { cause: string; impact: string | null; clause: string; checks: readonly string[] }[];
  verdicts: readonly { check: string; verdict: string; message?: string; replay?: string }[];
}

/** GitHub shows ten errors of a step, and drops the rest without a word. */
const most = 10;

/** Errors for what fails; where there are more than can be shown, the last one counts the rest. */
export function annotations({ findings, verdicts }: ToldReport): string[] {
  const failed = findings.map(({ cause, impact, clause, checks }) => {
    const replay = verdicts.find(({ check }) => check === checks[0])?.replay;
    const lines = [impact, `${clause}: ${cause}`, replay && `replay: ${replay}`].filter(Boolean);
    return errorLine(checks[0]!, lines.join('\n'));
  });
  const passed = verdicts
    .filter(({ verdict }) => verdict === 'unexpected-pass' || verdict === 'error')
    .map(({ check, verdict, message = '' }) => errorLine(`${check}: ${verdict}`, message));
  const all = [...failed, ...passed];
  if (all.length <= most) return all;
  const more = all.length - most + 1;
  return [
    ...all.slice(0, most - 1),
    errorLine(`${more} more`, 'They stand in the summary of the step and in the report.'),
  ];
}

export function errorLine(title: string, message: string): string {
  return `::error title=${propertyText(title)}::${messageText(message)}`;
}

/** Text of a target must never begin a command of its own. */
function messageText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function propertyText(text: string): string {
  return messageText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
