import { gzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { GARMENT_VIEWS, GARMENTS, type GarmentId } from '../../catalog/picture-subject.ts'
import { colors } from '../../profiles/stock/colors.ts'
import { cloths } from '../../profiles/stock/styles/cloths.ts'
import { garmentPicture } from './garment-picture.ts'

const MOST_BYTES = 4.5 * 1024

const drawing = (garment: GarmentId, patch = {}) =>
  garmentPicture({ garment, material: 'linen', color: '#a9b79c', view: 'front', ...patch })

test('draws every garment in every view as a complete SVG of few bytes', () => {
  for (const garment of GARMENTS) {
    for (const view of GARMENT_VIEWS) {
      const svg = drawing(garment, { view, material: 'flannel' })
      expect(svg).toMatch(/^<svg xmlns="[^"]+" width="800" height="1000" viewBox="0 0 800 1000">/)
      expect(svg).toMatch(/<\/svg>$/)
      // A text would look different on every machine; filters and images are slow to paint.
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<filter|<image|<script/)
      const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id)
      expect(gzipSync(svg).length).toBeLessThan(MOST_BYTES)
    }
  }
})

test('no two garments look the same, nor do two views or two colors of one', () => {
  const fronts = GARMENTS.map((garment) => drawing(garment))
  expect(new Set(fronts).size).toBe(GARMENTS.length)
  const views = GARMENT_VIEWS.map((view) => drawing('shirt', { view }))
  expect(new Set(views).size).toBe(GARMENT_VIEWS.length)
  const shirts = colors.map(({ hex }) => drawing('shirt', { color: hex }))
  expect(new Set(shirts).size).toBe(colors.length)
})

test('each cloth has another weave', () => {
  const woven = Object.keys(cloths).map((material) => drawing('shirt', { material }))
  // Smooth ones differ in their shine, or not at all.
  expect(new Set(woven).size).toBeGreaterThan(15)
})
