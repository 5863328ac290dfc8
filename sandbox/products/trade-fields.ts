import type { Localized } from '../catalogue/model.ts'
import { localizeCustom } from '../localized.ts'
import type { Language } from '../sites.ts'
import type { ProductDocument } from './document.ts'
import { slugUrlOf } from './slug-url.ts'

const each: Localized = { en: 'each', fr: 'unité' }

/** By what a product is known outside the shop: to whoever makes it, to scanners and to search engines. */
export function tradeFields(product: ProductDocument, language: Language) {
  const { id, brand, type, upc, validFrom } = product
  const keywords = pageKeywords(product, language)
  const isSold = type === 'item' || type === 'variant' || type === 'bundle'
  return {
    slugUrl: slugUrlOf(product, language),
    ...(keywords !== '' && { pageKeywords: keywords }),
    manufacturerName: brand,
    ...(isSold && { manufacturerSku: id, unit: each[language] }),
    // The number that scanners read in Europe is the American one with a zero before it.
    ...(upc !== undefined && { upc, ean: `0${upc}` }),
    ...(validFrom !== undefined && { validFrom }),
  }
}

/** Scent, kind and notes, each once. */
function pageKeywords({ custom, keywords }: ProductDocument, language: Language): string {
  const { c_fragranceName: scent, c_form: form } = localizeCustom(custom, language)
  const texts = [scent, form, keywords?.[language]].filter((text) => typeof text === 'string')
  return [...new Set(texts)].join(', ')
}
