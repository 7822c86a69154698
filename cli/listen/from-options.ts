/** Options of `listen --from`: deliveries of a world that cannot reach this machine. */
import { type Command, Option } from 'commander';
import { bearerText } from '../../src/input/bearer-text.ts';
import { InputError } from '../../src/input/input-error.ts';
import { httpUrl } from '../http-url.ts';
import type { ControlPlace } from './control-calls.ts';

export interface FromOptions {
  from?: string;
  for?: string;
  event?: string;
  run?: string;
  webhook?: string;
  controlToken?: string;
  resend?: string;
}

/** Deliveries that a listener wishes for, and where. */
export interface FromWorld {
  place: ControlPlace;
  wish: Record<string, string>;
}

const usual_for = 'http://localhost:*';

export function withFromOptions(command: Command): Command {
  return command
    .option(
      '--from <control-url>',
      'take deliveries of this reference server, which need not reach this machine',
      httpUrl,
    )
    .option('--for <pattern>', `with --from: those to these URLs; * is any text (default: ${usual_for})`)
    .option('--event <code>', 'with --from: those of this event alone, such as run.failed')
    .option('--run <id>', 'with --from: those of this run alone')
    .option('--webhook <id>', 'with --from: those of this webhook alone')
    .option('--resend <delivery-id>', 'with --from: have this delivery sent again, and leave')
    .addOption(
      new Option('--control-token <token>', 'with --from: the control token of that server').env(
        'MODEL_RUN_KIT_CONTROL_TOKEN',
      ),
    );
}

/** Undefined without `--from`. @throws InputError for options that need it */
export async function fromWorldOf(options: FromOptions): Promise<FromWorld | undefined> {
  const { from, event, run, webhook, resend, controlToken } = options;
  if (from === undefined) {
    const given = Object.entries({ for: options.for, event, run, webhook, resend }).find(
      ([, text]) => text !== undefined,
    );
    if (given) throw new InputError(`--${given[0]}: is for --from CONTROL_URL`);
    return undefined;
  }
  const { controlUrlOf } = await import('./control-calls.ts');
  const token = controlToken === undefined ? undefined : bearerText(controlToken, '--control-token');
  const wish = { for: options.for ?? usual_for, event, run_id: run, webhook_id: webhook };
  return {
    place: { control_url: controlUrlOf(from), token },
    wish: Object.fromEntries(Object.entries(wish).filter((pair): pair is [string, string] => pair[1] !== undefined)),
  };
}
