/** Families of checks by waves: those of one family draw the same scenarios, so that one wave serves them all. */
import { callback_operations, log_operations, webhook_operations } from '../models/event-operations.ts';
import { eventScenarios } from './event-scenarios.ts';
import { callback_draws, callbackScenarios, webhook_draws, webhookScenarios } from './scenarios.ts';

export const of_callbacks = {
  operations: callback_operations,
  draws: callback_draws,
  scenarios: callbackScenarios(),
} as const;

export const of_webhooks = {
  operations: webhook_operations,
  draws: webhook_draws,
  scenarios: webhookScenarios(),
} as const;

/** The same deliveries, whose logs are read behind them. */
export const of_logs = { ...of_webhooks, operations: log_operations } as const;

/** Both channels, for what their events hold. */
export const of_events = { operations: callback_operations, draws: webhook_draws, scenarios: eventScenarios } as const;
