import { expect, test } from 'vitest'

import { homeAssets } from '../../../content/assets/assets-home.ts'
import { homeCanadaAssets } from '../../../content/assets/assets-home-canada.ts'
import { scheduledAssets } from '../../../content/assets/assets-scheduled.ts'
import { hotspotsIn } from '../../../content/hotspots.ts'
import type { Box } from '../../../pictures/drawing/shape.ts'
import { canvases, fit, findVessel, type SceneItem } from './canvas.ts'
import { scenes } from './scene-picture.ts'

type Ratio = 'landscape' | 'wide'

/** The part of a scene's picture, in shares of it, in which something of each item is. */
function placesIn(name: string, ratio: Ratio, boxOf: (item: SceneItem) => Box) {
  const scene = scenes.get(name)
  if (!scene) throw new Error(name)
  const { unit, middle, base, width, height } = fit(scene, canvases[ratio])
  return scene.items.map((item: SceneItem) => {
    const { x, y, w, h } = boxOf(item)
    const { up = 0, scale = 1 } = item
    const left = middle + (item.x + x * scale) * unit
    const top = base + (y * scale - up) * unit
    return {
      left: left / width,
      right: (left + w * scale * unit) / width,
      top: top / height,
      bottom: (top + h * scale * unit) / height,
    }
  })
}

function wholeOf(item: SceneItem): Box {
  const { width, height } = findVessel(item)
  return { x: -width / 2, y: -height, w: width, h: height }
}

const labelOf = (item: SceneItem) => findVessel(item).label

test('the products of a hero stand where no window crops them', () => {
  const heroes = [...homeAssets, ...homeCanadaAssets, ...scheduledAssets]
    .filter(({ id }) => id.includes('hero'))
    .map(({ fields }) => /scenes\/([\w-]+)\.svg/.exec(JSON.stringify(fields))?.[1] ?? '')
  expect(heroes.length).toBe(4)
  // The same as in `tests/browser/layout.spec.ts`.
  for (const [ratio, within] of [
    ['landscape', { left: 0.19, right: 0.83, top: 0.16, bottom: 0.86 }],
    ['wide', { left: 0.51, right: 0.91, top: 0.105, bottom: 0.92 }],
  ] as const) {
    for (const name of heroes) {
      for (const place of placesIn(name, ratio, wholeOf)) {
        expect(place.left, `${name} ${ratio}`).toBeGreaterThan(within.left)
        expect(place.right, `${name} ${ratio}`).toBeLessThan(within.right)
        expect(place.top, `${name} ${ratio}`).toBeGreaterThan(within.top)
        expect(place.bottom, `${name} ${ratio}`).toBeLessThan(within.bottom)
      }
    }
  }
})

test('the number of a product covers no label, also on a phone', () => {
  /** Half of a number, in shares of a picture that is 358 pixels wide (`client/ui/scenes.tsx`). */
  const half = { x: 14 / 358, y: 14 / 268.5 }
  for (const name of ['holiday-mantel', 'snow-window'] as const) {
    expect(hotspotsIn(name).length).toBeGreaterThan(3)
    for (const spot of hotspotsIn(name)) {
      const [x, y] = [spot.x / 100, spot.y / 100]
      const covered = placesIn(name, 'landscape', labelOf).filter(
        ({ left, right, top, bottom }) =>
          x + half.x > left && x - half.x < right && y + half.y > top && y - half.y < bottom,
      )
      expect(covered, `${name} ${spot.productId}`).toEqual([])
      expect(y).toBeGreaterThan(half.y)
    }
  }
})
