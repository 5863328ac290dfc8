import type * as v from 'valibot'

import type { Picture } from '../media/picture.ts'
import type { TrustedHtml } from '../text/html.ts'

/** Makes values of the catalog safe to show. */
export interface AttributeMapper {
  /** Plain text. Null if it is empty. */
  text: (raw: string | null | undefined) => string | null
  /** Sanitized markup. Null if it is empty. */
  html: (raw: string | null | undefined) => TrustedHtml | null
  /** The first picture of a view type. */
  picture: (viewType: string) => Picture | null
}

/** The retailer's own attributes of products. */
export interface ProductAttributes<
  Wire extends v.ObjectEntries,
  Values extends v.GenericSchema<unknown, object>,
> {
  /** Attributes of products and of search results, as the commerce service sends them. Each may be missing. */
  wire: Wire
  /** What product pages, and the components in their places, get as `product.attributes`. */
  values: Values
  map(wire: Sent<Wire>, mapper: AttributeMapper): v.InferOutput<Values>
  /** The heading of pages and tiles, if it is not `c_productName` or the name. */
  heading(wire: Sent<Wire>): string | null | undefined
  /** Texts of the collapsible details: above all others, and at the end of "More Info". */
  details(
    wire: Sent<Wire>,
    mapper: AttributeMapper,
  ): Record<'highlights' | 'moreInfo', TrustedHtml | null>
}

type Sent<Wire extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Wire, undefined>>

export const defineProductAttributes = <
  const Wire extends v.ObjectEntries,
  const Values extends v.GenericSchema<unknown, object>,
>(
  attributes: ProductAttributes<Wire, Values>,
) => attributes

/** An attribute that an instance has to define for the shop. */
export interface DefinedAttribute {
  type: 'boolean' | 'double' | 'html' | 'int' | 'set-of-string' | 'string' | 'text'
  /** Whether each locale has its own value. */
  isLocalizable?: boolean
  /** The end of a sentence that begins with "Without it,". */
  without: string
}

/** The attributes that the core does not ask for as well, by their names in answers. */
export type DefinedAttributes<Name extends string> = Readonly<Record<Name, DefinedAttribute>>
