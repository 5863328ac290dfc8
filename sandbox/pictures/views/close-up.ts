import { at } from '../parts/shape.ts'
import type { ProductView } from '../product-picture.ts'

/** The label, as large as the picture allows. */
export function closeUp({ form, look }: ProductView): string {
  const { label } = form.vessel
  const scale = Math.min(560 / label.w, 620 / label.h)
  const x = 400 - (label.x + label.w / 2) * scale
  const y = 500 - (label.y + label.h / 2) * scale
  return `<path d="M0 0H800V1000H0Z" fill="url(#wall)"/>${at(x, y, scale, form.vessel.draw(look))}`
}
