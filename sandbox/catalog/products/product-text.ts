import type { Fragrance } from '../model.ts'
import type { Localized } from '../../platform/localized.ts'
import type { ProductForm } from '../product-form.ts'

export interface ProductText {
  name: Localized
  shortDescription: Localized
  longDescription: Localized
  fragranceDescription: Localized
}

/** Combines complete texts only, so that no word has to be inflected. */
export function productText(fragrance: Fragrance, form: ProductForm): ProductText {
  const { notes } = fragrance
  return {
    name: {
      en: `${fragrance.name.en} ${form.name.en}`,
      fr: `${form.name.fr} ${fragrance.name.fr}`,
    },
    shortDescription: {
      en: `${capitalized(notes.en)}. ${form.summary.en}`,
      fr: `${capitalized(notes.fr)}. ${form.summary.fr}`,
    },
    longDescription: overview(form.overview, form.facts),
    fragranceDescription: {
      en: `<p>${fragrance.description.en}</p><p>Notes: ${notes.en}.</p>`,
      fr: `<p>${fragrance.description.fr}</p><p>Notes\u00a0: ${notes.fr}.</p>`,
    },
  }
}

/** A paragraph and a list of facts, as markup. */
export function overview(paragraph: Localized, facts: Localized[]): Localized {
  return {
    en: markup(
      paragraph.en,
      facts.map((fact) => fact.en),
    ),
    fr: markup(
      paragraph.fr,
      facts.map((fact) => fact.fr),
    ),
  }
}

function markup(paragraph: string, facts: string[]): string {
  const list = facts.length > 0 ? `<ul><li>${facts.join('</li><li>')}</li></ul>` : ''
  return `<p>${paragraph}</p>${list}`
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
}
