import type { BagLine } from '#shared/bag/bag.ts'
import { formBeside } from '#shared/product/form-beside.ts'

import { plainText } from '../markup/content-mapper.ts'
import type { WireProductItem } from './wire-basket.ts'

/** The selected variation and options. */
export const attributesOf = (
  item: WireProductItem,
  name: string,
  chosen: BagLine['attributes'],
): BagLine['attributes'] => [
  ...variationOf(item, name, chosen),
  ...namedBy(item.optionItems.map(({ itemText }) => itemText)),
]

/** The selected variation values, or else size and form, unless the name contains the form. */
function variationOf(
  item: WireProductItem,
  lineName: string,
  ofProduct: BagLine['attributes'],
): BagLine['attributes'] {
  const named = (item.c_variationAttributes ?? []).map(({ name, value }) => ({
    name: plainText(name),
    value: plainText(value) ?? value,
  }))
  const chosen = named.length > 0 ? named : item.c_itemSize ? [] : ofProduct
  return chosen.length > 0
    ? chosen.map(({ name, value }) => ({ name, value: unbroken(value) }))
    : namedBy([formBeside(lineName, plainText(item.productForm)), item.c_itemSize])
}

const namedBy = (texts: readonly (string | null | undefined)[]): BagLine['attributes'] =>
  texts.flatMap((text) => {
    const value = plainText(text)
    return value === null ? [] : [{ name: null, value: unbroken(value) }]
  })

/** Keeps numbers and units together: `227 g / 8 oz` may only break at the slash. */
const unbroken = (text: string) =>
  text.replaceAll(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=liq\.)|(?<=fl\.?) (?=oz)/gu, '\u00A0')
