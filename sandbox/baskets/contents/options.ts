import type { SeedOption } from '../../catalog/model.ts'
import type { SiteId } from '../../platform/site.ts'
import { hexId } from '../../platform/hex.ts'
import type { LineToPrice } from '../../pricing/model.ts'
import { badRequest } from '../../platform/problems.ts'
import type { ProductDocument } from '../../products/document.ts'
import type { ProductData } from '../../products/read-products.ts'
import type { BasketLine, ChosenOption } from './model.ts'

/** The requested value of one option. */
type RequestedOption = Pick<ChosenOption, 'optionId' | 'optionValueId'>

/**
 * A value for every option of a product: the requested one, else the current one, else the first.
 * @throws ProblemError for an option or a value that the product does not have
 */
export function chosenOptions(
  product: ProductDocument | undefined,
  { optionItems: requested = [] }: { optionItems?: RequestedOption[] },
  before: ChosenOption[] = [],
): ChosenOption[] {
  const options = product?.options ?? []
  for (const { optionId, optionValueId } of requested) {
    const option = options.find(({ id }) => id === optionId)
    if (!option) throw notOffered('optionId', optionId)
    if (!toValue(option, optionValueId)) throw notOffered('optionValueId', optionValueId)
  }
  return options.flatMap((option) => {
    const existing = before.find(({ optionId }) => optionId === option.id)
    const wanted = requested.findLast(({ optionId }) => optionId === option.id) ?? existing
    const value = toValue(option, wanted?.optionValueId) ?? option.values[0]
    if (!value) return []
    return [{ itemId: existing?.itemId ?? hexId(), optionId: option.id, optionValueId: value.id }]
  })
}

/** Whether two lines of one product have the same option values. */
export const isSameChoice = (own: RequestedOption[], other: RequestedOption[]) =>
  own.length === other.length &&
  own.every(({ optionId, optionValueId }) =>
    other.some((each) => each.optionId === optionId && each.optionValueId === optionValueId),
  )

/** Options are priced as separate lines, so the product's promotions do not lower them. */
export const optionLines = (
  { options, productId, shipmentId, quantity }: BasketLine,
  siteId: SiteId,
  facts: ProductData,
): LineToPrice[] =>
  options.flatMap((chosen) => {
    const found = describedOption(chosen, facts.documents.get(productId))
    if (!found) return []
    return [
      {
        itemId: chosen.itemId,
        productId,
        shipmentId,
        quantity,
        unitPrice: found.value.price[siteId] ?? 0,
        isGiftCard: false,
        form: null,
        promotionIds: [],
        bonusOf: null,
        manual: [],
      },
    ]
  })

/** The catalog's data on a chosen option; undefined if the catalog no longer has it. */
export function describedOption(
  { optionId, optionValueId }: ChosenOption,
  product: ProductDocument | undefined,
) {
  const option = product?.options?.find(({ id }) => id === optionId)
  const value = option && toValue(option, optionValueId)
  return value && { option, value }
}

const toValue = (option: SeedOption, valueId: string | undefined) =>
  option.values.find(({ id }) => id === valueId)

const notOffered = (parameter: 'optionId' | 'optionValueId', value: string) =>
  badRequest(`The product has no option of this name or value: '${value}'.`, { parameter })
