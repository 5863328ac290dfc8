/** A shop's own filters: the name in addresses, and the attribute of the search. */
export type Filters = Readonly<Record<string, `c_${string}`>>

/** The colors of a filter's dots by its values: colors of the theme, such as `$accent`. */
export type DotColors = Readonly<Record<string, `$${string}`>>

/** How the values of variation attributes look, by the ids of the attributes: `squares` unless it is said. */
export type ChoiceLooks = Readonly<Record<string, 'squares' | 'names' | 'circles'>>

/** The properties of schema.org under which search engines get the values of variation attributes, by the ids of these. */
export type SchemaNames = Readonly<Record<string, string>>
