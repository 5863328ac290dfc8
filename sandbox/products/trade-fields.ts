import { localizeCustom, type Localized } from '../platform/localized.ts'
import type { Language } from '../platform/sites.ts'
import type { ProductDocument } from './document.ts'
import { slugUrlOf } from './slug-url.ts'

const each: Localized = { en: 'each', fr: 'unité' }

/** Identifiers of a product outside the shop: for manufacturers, scanners and search engines. */
export function tradeFields(product: ProductDocument, language: Language) {
  const { id, brand, type, upc, validFrom } = product
  const keywords = pageKeywords(product, language)
  const isSold = type === 'item' || type === 'variant' || type === 'bundle'
  return {
    slugUrl: slugUrlOf(product, language),
    ...(keywords !== '' && { pageKeywords: keywords }),
    manufacturerName: brand,
    ...(isSold && { manufacturerSku: id, unit: each[language] }),
    // The European EAN is the American UPC with a leading zero.
    ...(upc !== undefined && { upc, ean: `0${upc}` }),
    ...(validFrom !== undefined && { validFrom }),
  }
}

/** Scent, form and keywords, without duplicates. */
function pageKeywords({ custom, keywords }: ProductDocument, language: Language): string {
  const { c_fragranceName: scent, c_form: form } = localizeCustom(custom, language)
  const texts = [scent, form, keywords?.[language]].filter((text) => typeof text === 'string')
  return [...new Set(texts)].join(', ')
}
