import { forms } from '../catalog/forms/forms.ts'
import { fragrances } from '../catalog/fragrances/fragrances.ts'
import { bilingual } from '../platform/typography.ts'
import { canvases, fit, type SceneItem } from '../catalog/pictures/scenes/canvas.ts'
import { forms as drawnForms } from '../catalog/pictures/parts/forms.ts'
import { scenes } from '../catalog/pictures/scenes/scene-picture.ts'
import type { Scene } from './picture.ts'

/** From the top of a product to the middle of its number, so that it covers no label on a phone either. */
const ABOVE = 54

/** The products of a drawn scene, each with a place above it, in percent of the picture of 4:3. */
export function hotspotsIn(name: Scene) {
  const scene = scenes.get(name)
  if (!scene) return []
  const canvas = canvases.landscape
  const { unit, middle, base } = fit(scene, canvas)
  return scene.items.flatMap((item) => {
    const product = getProduct(item)
    if (!product) return []
    const { up = 0, scale = 1 } = item
    const height = drawnForms[item.form].vessel.height * scale
    return [
      {
        ...product,
        x: percent(middle + item.x * unit, canvas.width),
        y: percent(base - (up + height) * unit - ABOVE, canvas.height),
      },
    ]
  })
}

const percent = (at: number, whole: number) => Math.round((at / whole) * 1000) / 10

/** A fragrance in a form; undefined for a form that is not made in every fragrance. */
function getProduct({ form, scent }: SceneItem) {
  const made = forms.find(({ id }) => id === form)
  const family = scent && fragrances.filter((fragrance) => fragrance.family === scent[0])
  const fragrance = family?.[scent?.[1] ?? 0]
  if (!made || !fragrance) return undefined
  return {
    productId: `JW${String(fragrances.indexOf(fragrance) + 1).padStart(2, '0')}${made.code}`,
    name: bilingual(
      `${fragrance.name.en}, ${made.name.en}`,
      `${fragrance.name.fr}, ${made.name.fr}`,
    ),
  }
}
