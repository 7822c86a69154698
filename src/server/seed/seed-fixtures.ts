/** The records of a seed state that a target file names, by the part that each plays. */

export interface SeedFixtures {
  /** `succeeds`, `fails`, `cancels`, `slow`, and any further ones. */
  models?: Readonly<Record<string, SeedModelFixture>>;
  /** Catalog entries by the paths of their models: `public`, `private`, `unpublished`. */
  catalog?: Readonly<Record<string, string>>;
  /** Batches by name: `finished`, `running`. */
  batches?: Readonly<Record<string, string>>;
  /** A workflow that every target can be asked to make, in the shape that this one takes. */
  workflow?: SeedWorkflowFixture;
  /** The address that somebody was invited at. */
  invitation?: { organization: string; email: string };
}

interface RunFixture {
  /** An input that makes the run end as it shall. */
  input: Readonly<Record<string, unknown>>;
  /** The input that takes any text. */
  text_field?: string;
  /** Seconds after its dispatch by which a run has ended. */
  ends_within_s: number;
}

export interface SeedModelFixture extends RunFixture {
  /** The path of a model of the state. */
  path: string;
}

export interface SeedWorkflowFixture extends RunFixture {
  /** The body of a request that creates such a workflow. */
  create: Readonly<Record<string, unknown>>;
  /** One that is there already. */
  organization: string;
  slug: string;
}
