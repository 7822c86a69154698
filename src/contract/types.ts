/** The types of the document's records, pages and requests by their names. */
import type { components, operations } from '../generated/types.ts';
import type { OperationId } from './operations.ts';

/** Every component by name, those without an alias below included. */
export type Schemas = components['schemas'];

// Assets
export type Asset = Schemas['Asset'];
export type AssetFields = Schemas['AssetFields'];
export type AssetFolder = Schemas['AssetFolder'];
export type AssetFolderCreate = Schemas['AssetFolderCreate'];
export type AssetType = Schemas['AssetType'];
export type AssetUploadCreate = Schemas['AssetUploadCreate'];

// Account and billing
export type BalanceUpdate = Schemas['BalanceUpdate'];
export type CreditBalance = Schemas['CreditBalance'];
export type Invitation = Schemas['Invitation'];
export type MinimalUser = Schemas['MinimalUser'];
export type Organization = Schemas['Organization'];
export type UserProfile = Schemas['UserProfile'];

// Runs and batches
export type BatchItem = Schemas['BatchItem'];
export type EmbeddedRun = Schemas['EmbeddedRun'];
export type EvaluationSummary = Schemas['EvaluationSummary'];
export type FeedbackUpdate = Schemas['FeedbackUpdate'];
export type ModelRunCreate = Schemas['ModelRunCreate'];
export type NodeRun = Schemas['NodeRun'];
export type Run = Schemas['Run'];
export type RunLog = Schemas['RunLog'];
export type RunStatusCode = Schemas['RunStatusCode'];

// Models
export type Model = Schemas['Model'];
export type ModelExample = Schemas['ModelExample'];
export type ModelInput = Schemas['ModelInput'];
export type ModelOutput = Schemas['ModelOutput'];
export type ModelPricingRule = Schemas['ModelPricingRule'];

// Graph workflows
export type GraphInput = Schemas['GraphInput'];
export type GraphOutput = Schemas['GraphOutput'];
export type GraphWorkflow = Schemas['GraphWorkflow'];
export type GraphWorkflowCreate = Schemas['GraphWorkflowCreate'];

// Webhooks and events
export type Attempt = Schemas['Attempt'];
export type Delivery = Schemas['Delivery'];
export type EventCode = Schemas['EventCode'];
export type EventPayload = Schemas['EventPayload'];
export type EventType = Schemas['EventType'];
export type Webhook = Schemas['Webhook'];
export type WebhookCreate = Schemas['WebhookCreate'];

// Errors
export type ErrorCode = Schemas['ErrorCode'];

/** The JSON body that an operation takes; never for one that takes none. */
export type RequestBody<Id extends OperationId> = JsonOf<Exclude<operations[Id]['requestBody'], undefined>>;

type JsonOf<Body> = Body extends { content: { 'application/json': infer Json } } ? Json : never;
