/** Charges of a run and their times, by the choice `billing.charging`. */
import type { ChoiceValue } from '../choices/choices.ts';
import type { Other } from '../choices/choices-document.ts';
import type { RunRow } from '../store/run-rows.ts';
import type { RunEnd } from '../store/run-store.ts';
import { Exact, plainDecimal } from './amounts.ts';
import type { EngineWorld } from './engine-world.ts';
import { type Output, outputsOf } from './outputs.ts';
import type { MeasuredMedia } from './pricing-rules.ts';
import { planOf } from './run-plan.ts';

export interface Charging {
  /** Charge at dispatch, in plain digits; undefined for none. */
  atDispatch(run: RunRow): Promise<string | undefined>;
  /** Charge at the end, less than nothing where some is given back. @param cost of the run as it ended */
  atEnd(run: RunRow, cost: string): Promise<Pick<RunEnd, 'charge' | 'charge_due_at'>>;
  /** Brings the balance of an organization to what it is now. */
  settle(organization: string): Promise<void>;
}

type Choice = Exclude<ChoiceValue<'billing.charging'>, Other>;

export function chargingOf(world: EngineWorld): Charging {
  const choice: Choice = world.choices.billing.charging;
  return (typeof choice === 'number' ? chargingLater : chargings[choice])(world);
}

const nothing = async () => undefined;
const is_settled = async () => {};

const chargings: Readonly<Record<Exclude<Choice, number>, (world: EngineWorld) => Charging>> = {
  at_end: () => ({
    atDispatch: nothing,
    atEnd: async (_, cost) => ({ charge: chargeOf(cost) }),
    settle: is_settled,
  }),

  // The estimate follows from the run alone, so that it is not kept: whatever was taken is known again at the end.
  at_dispatch: (world) => ({
    atDispatch: (run) => estimateOf(world, run),
    async atEnd(run, cost) {
      const taken = await estimateOf(world, run);
      return { charge: plainDecimal(new Exact(chargeOf(cost)).minus(taken)) };
    },
    settle: is_settled,
  }),

  never: () => ({ atDispatch: nothing, atEnd: async () => ({ charge: '0' }), settle: is_settled }),
};

/**
 * A deferred charge stands in the balance record until it is due, so that it survives a restart and a snapshot without
 * a timer. A balance is brought up to date whenever it is read.
 */
const chargingLater = (world: EngineWorld): Charging => ({
  atDispatch: nothing,
  async atEnd(_, cost) {
    const wait_ms = Number(world.choices.billing.charging) * 1000;
    const charge_due_at = new Date(world.parts.clock.now_ms() + wait_ms).toISOString();
    return { charge: chargeOf(cost), charge_due_at };
  },
  async settle(organization) {
    await world.parts.store.takeDueCharges(organization, new Date(world.parts.clock.now_ms()).toISOString());
  },
});

/** Cost of a run that completes. Nothing for one that cannot even begin. */
async function estimateOf(world: EngineWorld, { record }: RunRow): Promise<string> {
  const plan = await planOf(world, record).catch(() => undefined);
  if (!plan) return '0';
  const outputs = plan.nodes.flatMap((node) => outputsOf(record, node));
  return chargeOf(plan.cost(measuredIn(outputs), Date.parse(record.created_at)).cost);
}

/** Seconds and images add up; megapixels are those of one picture. */
export function measuredIn(outputs: readonly Output[]): MeasuredMedia {
  const of = (dimension: keyof MeasuredMedia) =>
    outputs.map(({ measured }) => measured[dimension]).filter((quantity) => quantity !== undefined);
  const sum = (quantities: readonly (number | string)[]) =>
    plainDecimal(quantities.reduce<Exact>((total, quantity) => total.plus(quantity), new Exact(0)));
  return { seconds: sum(of('seconds')), images: sum(of('images')), megapixels: of('megapixels')[0] ?? 0 };
}

/** A negative price is a mistake in the catalog: nobody is paid for running a model. */
function chargeOf(cost: string): string {
  return new Exact(cost).isNegative() ? '0' : cost;
}
