import type * as v from 'valibot'

import type { ProductTile } from './product/product.ts'

export interface FoundProduct<Wire> {
  tile: ProductTile
  /** As the commerce service sends it, with the attributes of `product-attributes.ts`. */
  wire: Wire
}

export interface FoundProducts<Wire> {
  /** At most 24, the best matches first. */
  products: FoundProduct<Wire>[]
  /** The name of a refinement's value, in the locale. */
  labelOf(attribute: string, value: string): string | null
}

export interface QuerySources<Wire> {
  /** Plain text of the catalog. Null if it is empty. */
  text: (raw: string | null | undefined) => string | null
  /** Products by the values of refinements. */
  search: (refinements: Readonly<Record<string, string>>) => Promise<FoundProducts<Wire>>
}

/** A query of the retailer for the catalog, which the edge answers from its cache, and browsers request after a navigation. */
export interface ShopQuery<
  Input extends Record<string, string> = Record<string, string>,
  Output = unknown,
  Wire = unknown,
> {
  input: v.GenericSchema<unknown, Input>
  output: v.GenericSchema<unknown, Output>
  /** The answer where the commerce service has nothing for the input. */
  empty: Output
  /** The products in an answer, which is stored until one of them changes. */
  productIds(output: Output): string[]
  load(sources: QuerySources<Wire>, input: Input): Promise<Output>
}

export const defineQuery = <Input extends Record<string, string>, Output, Wire>(
  query: ShopQuery<Input, Output, Wire>,
) => query

export type QueryInput<Query> =
  Query extends ShopQuery<infer Input, infer _Output, infer _Wire> ? Input : never
export type QueryOutput<Query> =
  Query extends ShopQuery<infer _Input, infer Output, infer _Wire> ? Output : never
