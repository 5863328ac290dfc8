import { formById } from '../forms/forms.ts'
import type { SeedProduct } from '../model.ts'

export interface IngredientRecord {
  upc: string
  iln: string
  description: string
  /** JSON list of `{name, url}`. */
  designatedList: string
  /** URL of the safety data sheet, for flammable products. */
  sdsSheet?: string
}

const MADE_ALONE = new Set(['master', 'item'])

/** The ingredients of each product with one form and one fragrance. */
export function ingredientRecords(products: SeedProduct[]): IngredientRecord[] {
  return products.flatMap((product) => {
    const { form: formId, fragrance, type, upc } = product
    if (formId === undefined || fragrance === undefined || upc === undefined) return []
    if (!MADE_ALONE.has(type)) return []
    const form = formById(formId)
    const record: IngredientRecord = {
      upc,
      iln: `ILN${form.code}${upc.slice(-6)}`,
      description: form.ingredients,
      designatedList: JSON.stringify(form.designated),
    }
    if (form.safety !== undefined) {
      record.sdsSheet = `https://ingredients.juniperandwick.example/sds/${form.id}.pdf`
    }
    return [record]
  })
}
