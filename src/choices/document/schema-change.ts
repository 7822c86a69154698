/** Changes that each file of schemas gives to `schemas.ts`: by the name of a component, its form under the choices. */
import type { SchemaObject } from '../../contract/document.ts';
import type { View } from './view.ts';

/** A component under the choices; its references still lead to the components of the bundled document. */
export type SchemaChange = (schema: SchemaObject, view: View) => SchemaObject;
export type SchemaChanges = Readonly<Record<string, SchemaChange>>;
