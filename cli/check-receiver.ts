/** `check-receiver`: plays the sender against somebody's receiver, and judges its answers. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { type CheckReceiverOptions, reporters } from './check-receiver-options.ts';
import { interruptible } from './ending.ts';
import { httpUrl } from './http-url.ts';
import { withSignatureOptions } from './signature-options.ts';
import { seconds, wholeNumber, wordsOf } from './values.ts';

const after_help = `
A probe tells what the receiver made of an event: a number that counts effects, or any value; {run_id} and {delivery_id}
in it stand for those of the event.
Exits 0 when the receiver follows the advice of section 6, 1 when it does not, 2 when an option is wrong, 3 when
something could not be judged, 4 when nobody answers, 70 for a fault of the kit, and 130 when it is interrupted.`;

export function checkReceiverCommand(): Command {
  return withSignatureOptions(new Command('check-receiver'))
    .description("test somebody's receiver of events: the kit plays the sender")
    .argument('[url]', 'where the receiver takes events', httpUrl)
    .option('--probe-url <url>', 'a URL whose JSON shows what the receiver made of an event', probeUrl)
    .option('--probe-pointer <pointer>', 'the place of the value in it, such as /count')
    .addOption(
      new Option('--probe-command <command>', 'a command that prints that value').conflicts([
        'probeUrl',
        'probePointer',
      ]),
    )
    .option('--settle <seconds>', 'how long an event takes, at most, to show its effect', seconds, 3)
    .addOption(
      new Option(
        '--forged <how>',
        'how forged events are met: refused with a 3xx or 4xx, or answered 2xx and dropped, as a probe must show',
      )
        .choices(['refused', 'dropped'])
        .default('refused'),
    )
    .option('--answer-within <seconds>', 'how long an answer may take', seconds, 5)
    .option('--runs <file>', 'ids of runs that the receiver knows, one a line, where it takes no others')
    .option(
      '--header <name: value>',
      'a header that the receiver wants beside those of the event; repeatable',
      header,
      [],
    )
    .option('--name <text>', 'the name of the receiver, for the report')
    .option('--insecure', 'take any certificate of the receiver, such as one signed by itself')
    .option('--check <glob...>', "only checks whose id matches, such as 'repeating/*'")
    .option('--case <json>', 'one case of one check, as a failure names it')
    .option('--seed <number>', 'draw the cases from this seed', wholeNumber(0))
    .option('--samples <number>', 'draw so many cases for each check that draws them', wholeNumber(1))
    .option('--list', 'print the checks, and send nothing')
    .option(
      '--reporter <names>',
      `comma-separated: ${reporters.join(', ')}; without --out one of them goes to stdout`,
      wordsOf(reporters),
      ['terminal'],
    )
    .option('--out <folder>', 'write report.json and the chosen formats there')
    .addHelpText('after', after_help)
    .action(async (url: string | undefined, options: CheckReceiverOptions) => {
      process.exitCode = await interruptible(async (signal) => {
        const { checkReceiver } = await import('./check-receiver-run.ts');
        return checkReceiver(url, options, signal);
      });
    });
}

function header(text: string, before: readonly [string, string][]): [string, string][] {
  const [, name, value] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t -~\x80-\xff]*)$/.exec(text) ?? [];
  if (name === undefined) throw new InvalidArgumentError('It takes a name and a value, such as "X-Key: abc".');
  return [...before, [name, value!.trim()]];
}

/** As it is written: a URL has no braces. */
function probeUrl(text: string): string {
  httpUrl(text);
  return text;
}
