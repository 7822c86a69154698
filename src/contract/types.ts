/** The types of the document's records, pages and requests by their names. */
import type { components, operations } from '../generated/types.ts';
import type { OperationId } from './operations.ts';

export type { components, paths, webhooks } from '../generated/types.ts';

/** Every component by name, those without an alias below included. */
export type Schemas = components['schemas'];
export type SchemaName = keyof Schemas;

// Assets
export type Asset = Schemas['Asset'];
export type AssetFields = Schemas['AssetFields'];
export type AssetFolder = Schemas['AssetFolder'];
export type AssetFolderCreate = Schemas['AssetFolderCreate'];
export type AssetPage = Schemas['AssetPage'];
export type AssetType = Schemas['AssetType'];
export type AssetTypeFields = Schemas['AssetTypeFields'];
export type AssetTypePage = Schemas['AssetTypePage'];
export type AssetUploadCreate = Schemas['AssetUploadCreate'];
export type UploadSession = Schemas['UploadSession'];

// Account and billing
export type BalanceUpdate = Schemas['BalanceUpdate'];
export type CreditBalance = Schemas['CreditBalance'];
export type Invitation = Schemas['Invitation'];
export type Membership = Schemas['Membership'];
export type MinimalUser = Schemas['MinimalUser'];
export type Organization = Schemas['Organization'];
export type UserProfile = Schemas['UserProfile'];

// Runs and batches
export type BatchItem = Schemas['BatchItem'];
export type BatchItemFields = Schemas['BatchItemFields'];
export type BatchItemPage = Schemas['BatchItemPage'];
export type EmbeddedRun = Schemas['EmbeddedRun'];
export type EvaluationSummary = Schemas['EvaluationSummary'];
export type FeedbackUpdate = Schemas['FeedbackUpdate'];
export type ModelRunCreate = Schemas['ModelRunCreate'];
export type ModelRunReceipt = Schemas['ModelRunReceipt'];
export type NodeRun = Schemas['NodeRun'];
export type Run = Schemas['Run'];
export type WorkflowRunReceipt = Schemas['WorkflowRunReceipt'];
export type RunLog = Schemas['RunLog'];
export type RunStatusCode = Schemas['RunStatusCode'];

// Models
export type Model = Schemas['Model'];
export type ModelExample = Schemas['ModelExample'];
export type ModelFaqEntry = Schemas['ModelFaqEntry'];
export type ModelInput = Schemas['ModelInput'];
export type ModelOutput = Schemas['ModelOutput'];
export type ModelPricingRule = Schemas['ModelPricingRule'];
export type ModelRelatedLink = Schemas['ModelRelatedLink'];

// Graph workflows
export type GpuModelEntry = Schemas['GpuModelEntry'];
export type GpuModelEntryCreate = Schemas['GpuModelEntryCreate'];
export type GraphInput = Schemas['GraphInput'];
export type GraphInputCreate = Schemas['GraphInputCreate'];
export type GraphOutput = Schemas['GraphOutput'];
export type GraphOutputCreate = Schemas['GraphOutputCreate'];
export type GraphWorkflow = Schemas['GraphWorkflow'];
export type GraphWorkflowCreate = Schemas['GraphWorkflowCreate'];
export type GraphWorkflowRunCreate = Schemas['GraphWorkflowRunCreate'];

// Webhooks and events
export type Attempt = Schemas['Attempt'];
export type Delivery = Schemas['Delivery'];
export type DeliveryFields = Schemas['DeliveryFields'];
export type DeliveryPage = Schemas['DeliveryPage'];
export type EventCode = Schemas['EventCode'];
export type EventDelivery = Schemas['EventDelivery'];
export type EventPayload = Schemas['EventPayload'];
export type EventType = Schemas['EventType'];
export type EventTypeFields = Schemas['EventTypeFields'];
export type EventTypePage = Schemas['EventTypePage'];
export type Webhook = Schemas['Webhook'];
export type WebhookCreate = Schemas['WebhookCreate'];

// Errors: `ErrorEnvelope` is section 7.1 of the specification, `ValidationErrorEnvelope` 7.2.
export type ErrorEnvelope = Schemas['ErrorEnvelope'];
export type ErrorCode = Schemas['ErrorCode'];
export type ErrorIssue = Schemas['ErrorIssue'];
export type ValidationErrorEnvelope = Schemas['ValidationErrorEnvelope'];
export type ValidationIssue = Schemas['ValidationIssue'];

/** The JSON body that an operation takes; never for one that takes none. */
export type RequestBody<Id extends OperationId> = JsonOf<Exclude<operations[Id]['requestBody'], undefined>>;

type JsonOf<Body> = Body extends { content: { 'application/json': infer Json } } ? Json : never;
