import type { SeedPrice, SeedProduct } from '../model.ts'
import type { FormId } from '../picture-subject.ts'
import type { SiteId } from '../../platform/site.ts'
import type { Localized } from '../../platform/localized.ts'
import { overview } from './product-text.ts'
import { refinements } from './refinements.ts'
import { pseudorandomBetween } from '../pseudorandom.ts'

/** A product with its own text, instead of a fragrance's and a form's. */
export interface SpecialText {
  id: string
  form: FormId
  name: Localized
  summary: Localized
  overview: Localized
  facts?: Localized[]
  usage?: Localized
  price: Record<SiteId, SeedPrice>
  stock?: number
  categories: string[]
  color?: string
  /** One of the designs of which the form has drawings. */
  design?: string
  views?: number
}

export function specialProduct(text: SpecialText): SeedProduct {
  const [primaryCategory = 'gifts'] = text.categories
  return {
    id: text.id,
    type: 'item',
    sites: ['us', 'ca'],
    name: text.name,
    brand: 'Juniper & Wick',
    shortDescription: text.summary,
    longDescription: overview(text.overview, text.facts ?? []),
    pageDescription: text.summary,
    categories: text.categories,
    primaryCategory,
    price: text.price,
    stock: text.stock ?? pseudorandomBetween(`${text.id} units`, 20, 240),
    picture: {
      form: text.form,
      fragrance: text.design ?? 'plain',
      ...(text.color !== undefined && { color: text.color }),
      views: text.views ?? 4,
    },
    form: text.form,
    rank: pseudorandomBetween(`${text.id} rank`, 150, 850),
    newness: pseudorandomBetween(`${text.id} new`, 100, 950),
    custom: {
      c_productName: text.name,
      c_descriptiveName: formLabel(text.form),
      c_form: formLabel(text.form),
      ...(text.usage !== undefined && { c_usage: text.usage }),
      c_productType: text.form,
      c_className: primaryCategory,
      c_isGiftCard: false,
      c_isVirtual: false,
      c_isMemberExclusive: false,
      c_autoRefresh: false,
      c_availableForInStorePickup: true,
      c_forceSoldOut: false,
      c_hasILNAssociation: false,
      c_productNameTranslationRequired: true,
      c_webPurchaseLimit: 6,
      c_bopisPurchaseLimit: 6,
      c_refinementForm: [text.form],
    },
  }
}

export function withCustom(product: SeedProduct, custom: SeedProduct['custom']): SeedProduct {
  return { ...product, custom: { ...product.custom, ...custom } }
}

function formLabel(form: FormId): Localized {
  const types = refinements.find(({ attributeId }) => attributeId === 'c_refinementForm')
  const type = types?.values.find(({ value }) => value === form)
  if (type === undefined) throw new Error(`No label for ${form}`)
  return type.label
}
