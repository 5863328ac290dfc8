import { variationParameter } from '#shared/listing/page-parameters.ts'
import type { Product, ProductId, Variant } from '#shared/product/product.ts'

/** The chosen values of a product's variation attributes, by attribute id. */
export type Choice = Partial<Record<string, string>>

type Varied = Pick<Product, 'variationAttributes' | 'variants'>

/** The choice in a query; values that the product does not have are ignored. */
export function choiceOf({ variationAttributes }: Varied, query: URLSearchParams): Choice {
  const choice: Choice = {}
  for (const { id, values } of variationAttributes) {
    const wanted = query.get(variationParameter(id))
    const [only] = values
    const value = values.find((candidate) => candidate.value === wanted)
    // A single value is preselected.
    const chosen = value ?? (values.length === 1 ? only : undefined)
    if (chosen) choice[id] = chosen.value
  }
  return choice
}

/** The name of an attribute's chosen value; undefined if there is none. */
export const chosenName = ({ variationAttributes }: Varied, choice: Choice, attribute: string) =>
  variationAttributes
    .find(({ id }) => id === attribute)
    ?.values.find(({ value }) => value === choice[attribute])?.name

/** The variant of a complete choice; null if the choice is incomplete or the variant does not exist. */
export function chosenVariant({ variationAttributes, variants }: Varied, choice: Choice) {
  if (variationAttributes.some(({ id }) => choice[id] === undefined)) return null
  return variants.find((variant) => fits(variant, choice)) ?? null
}

/** The attributes that still have to be chosen. */
export const openAttributes = ({ variationAttributes }: Varied, choice: Choice) =>
  variationAttributes.filter(({ id }) => choice[id] === undefined)

/** Whether an orderable variant has this value together with the other chosen values. */
export const canChoose = ({ variants }: Varied, choice: Choice, attribute: string, value: string) =>
  variants.some((variant) => variant.orderable && fits(variant, { ...choice, [attribute]: value }))

/** The query with this value chosen; other parameters are kept. */
export function choiceQuery(query: URLSearchParams, attribute: string, value: string) {
  const next = new URLSearchParams(query)
  next.set(variationParameter(attribute), value)
  next.sort()
  return next.toString()
}

/** The query with a whole choice, in a fixed order. */
export function queryOfValues(values: Record<string, string>) {
  const query = new URLSearchParams(
    Object.entries(values).map(([attribute, value]) => [variationParameter(attribute), value]),
  )
  query.sort()
  return query.toString()
}

/** The query with this value chosen for one member of a set: `?{memberProductId}=color%3DX%26size%3DY`. */
export const memberChoiceQuery =
  (member: ProductId) => (query: URLSearchParams, attribute: string, value: string) => {
    const choice = new URLSearchParams(query.get(member) ?? '')
    const next = new URLSearchParams(query)
    next.set(member, choiceQuery(choice, attribute, value))
    next.sort()
    return next.toString()
  }

/** The choice for one member of a set. */
export const memberChoiceOf = (member: Varied & { id: ProductId }, query: URLSearchParams) =>
  choiceOf(member, new URLSearchParams(query.get(member.id) ?? ''))

const fits = ({ values }: Variant, choice: Choice) =>
  Object.entries(choice).every(([attribute, value]) => values[attribute] === value)
