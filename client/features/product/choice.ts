import type { Product, Variant } from '#shared/contract/product.ts'

/** What is chosen of a product's variation attributes: attribute id → value. */
export type Choice = Partial<Record<string, string>>

type Varied = Pick<Product, 'variationAttributes' | 'variants'>

/** What an address chooses; values that the product does not have choose nothing. */
export function choiceOf({ variationAttributes }: Varied, query: URLSearchParams): Choice {
  const choice: Choice = {}
  for (const { id, values } of variationAttributes) {
    const wanted = query.get(id)
    const [only] = values
    const value = values.find((candidate) => candidate.value === wanted)
    // With a single value there is nothing to choose.
    const chosen = value ?? (values.length === 1 ? only : undefined)
    if (chosen) choice[id] = chosen.value
  }
  return choice
}

/** The variant that a full choice stands for; null while something is open, or when it does not exist. */
export function chosenVariant({ variationAttributes, variants }: Varied, choice: Choice) {
  if (variationAttributes.some(({ id }) => choice[id] === undefined)) return null
  return variants.find((variant) => fits(variant, choice)) ?? null
}

/** The attributes that still have to be chosen. */
export const openAttributes = ({ variationAttributes }: Varied, choice: Choice) =>
  variationAttributes.filter(({ id }) => choice[id] === undefined)

/** Whether something can be had with this value, keeping what is chosen of the other attributes. */
export const canChoose = ({ variants }: Varied, choice: Choice, attribute: string, value: string) =>
  variants.some((variant) => variant.orderable && fits(variant, { ...choice, [attribute]: value }))

/** The query of a choice, with what the shopper chose of other things kept. */
export function choiceQuery(query: URLSearchParams, attribute: string, value: string) {
  const next = new URLSearchParams(query)
  next.set(attribute, value)
  next.sort()
  return next.toString()
}

const fits = ({ values }: Variant, choice: Choice) =>
  Object.entries(choice).every(([attribute, value]) => values[attribute] === value)
