import { airForms } from './forms-air.ts'
import { bodyForms } from './forms-body.ts'
import { candleForms } from './forms-candle.ts'
import { handForms } from './forms-hand.ts'
import type { FormId } from '../picture-subject.ts'
import type { ProductForm } from '../product-form.ts'

export const forms: ProductForm[] = [...candleForms, ...airForms, ...handForms, ...bodyForms]

/** @throws Error for a form without a `ProductForm`, such as gift cards and holders. */
export function formById(id: FormId): ProductForm {
  const form = forms.find((candidate) => candidate.id === id)
  if (form === undefined) throw new Error(`No form ${id}`)
  return form
}
