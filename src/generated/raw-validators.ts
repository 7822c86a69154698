// generated from openapi/ by scripts/generate.ts; do not edit, run `npm run generate`
/** What Ajv reports of a value. */
export interface RawViolation {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  /** Set where the rule was about the name of a property. */
  propertyName?: string | undefined;
}

/** True for a value that is valid; else `errors` holds what is wrong, until the next call. */
export interface Validate {
  (value: unknown): boolean;
  errors?: RawViolation[] | null;
}

/** By name of the component or of the operation. */
export interface Validators {
  schemas: Readonly<Record<string, Validate>>;
  /** Of the successes whose schema is no component. */
  responses: Readonly<Record<string, Validate>>;
  queries: Readonly<Record<string, Validate>>;
  paths: Readonly<Record<string, Validate>>;
}
