import type * as v from 'valibot'

/** Schemas of texts. A variable that may be missing has `v.optional`. */
export type VariableSchemas = Readonly<Record<string, v.GenericSchema<string | undefined, unknown>>>

/** The variables that an adapter of the shop needs. */
export interface DeclaredVariables {
  variables?: VariableSchemas
  /** The names of the variables that Cloudflare stores. No message contains their values. */
  secrets?: readonly string[]
  /** Values in development and test, unless they are set. Public environments reject those of secrets. */
  local?: Readonly<Record<string, string | undefined>>
}
