import { gzipSync } from 'node:zlib'

import { expect, test } from 'vitest'
import { fragrances } from '../fragrances/fragrances.ts'
import { PICTURE_VIEWS } from '../picture-subject.ts'
import { formById } from './parts/forms.ts'
import { pictures } from '../../pictures/routes.ts'
import { canvases, measureExtent, fit } from './scenes/canvas.ts'
import { scenes } from './scenes/scene-picture.ts'

/** Limits of what is transferred, which is compressed. */
const PRODUCT_BYTES = 3.25 * 1024
const BANNER_BYTES = 6 * 1024

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<]*")*)\s*(\/?)>/g

/**
 * Checks what a strict XML parser requires: tags closed in order, quoted attributes, no stray
 * markup.
 */
function assertWellFormed(svg: string) {
  const open: string[] = []
  // One assertion at the end: one for each of thousands of tags would take seconds.
  const wrong: string[] = []
  for (const [, closing, name = '', attributes = '', empty] of svg.matchAll(tag)) {
    const names = [...attributes.matchAll(/\s([a-zA-Z0-9:-]+)=/g)].map(([, attribute]) => attribute)
    if (new Set(names).size !== names.length) wrong.push(`attributes of ${name}`)
    if (closing) {
      if (open.pop() !== name) wrong.push(`end of ${name}`)
    } else if (!empty) open.push(name)
  }
  expect([...wrong, ...open]).toEqual([])
  expect(svg.replaceAll(tag, '')).not.toMatch(/[<>]/)
  expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#)/)
}

function assertDrawn(svg: string) {
  assertWellFormed(svg)
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2">/,
  )
  // A text would look different on every machine; filters and embedded images are slow to paint.
  expect(svg).not.toMatch(/<text|font-family|<filter|<image/)
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|\son[a-z]+=|javascript:/i)
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id)
}

async function look(path: string) {
  const response = await pictures.request(path)
  return { response, svg: await response.text() }
}

/** The outlined texts of a picture. */
const labelsIn = (svg: string) =>
  Array.from(svg.matchAll(/aria-label="([^"]+)"/g), ([, text]) => text)

const bytes = (svg: string) => gzipSync(svg).length

test('draws every form in every view as a small, complete SVG, in both languages and all sizes', async () => {
  const some = fragrances.filter((_, index) => index % 6 === 1).map(({ id }) => id)
  const heavy: string[] = []
  for (const form of formById.keys()) {
    for (const view of PICTURE_VIEWS) {
      for (const [index, fragrance] of [...some, 'plain'].entries()) {
        const query = ['', '?size=travel&lang=fr', '?size=large&color=copper'][index % 3] ?? ''
        const { response, svg } = await look(`/products/${form}/${fragrance}/${view}.svg${query}`)
        expect(response.status).toBe(200)
        assertDrawn(svg)
        if (bytes(svg) > PRODUCT_BYTES) heavy.push(`${form}/${fragrance}/${view} ${bytes(svg)}`)
      }
    }
  }
  expect(heavy).toEqual([])
})

test('the label names the fragrance in the requested language, and the picture has its colors', async () => {
  const rain = fragrances.find(({ id }) => id === 'bergamotrain')
  const english = await look('/products/handsoap/bergamotrain/front.svg')
  const french = await look('/products/handsoap/bergamotrain/front.svg?lang=fr')

  expect(labelsIn(english.svg)).toEqual(['BERGAMOT', 'RAIN', 'hand soap'])
  expect(labelsIn(french.svg)).toEqual(['PLUIE DE', 'BERGAMOTE', 'savon mains'])
  expect(labelsIn((await look('/scenes/offers-board.svg?lang=fr')).svg)).toContain('nos offres')
  expect(english.svg).toContain(rain?.liquid ?? 'no such fragrance')
  expect(english.svg).toContain(rain?.label ?? 'no such fragrance')
})

test('pictures differ by size, color, view and fragrance, and are the same on every request', async () => {
  const addresses = [
    '/products/candleholder/plain/front.svg',
    '/products/candleholder/plain/front.svg?color=ochre',
    '/products/candleholder/sleeve/front.svg',
    '/products/candleholder/lantern/front.svg',
    '/products/candleholder/dish/front.svg',
    '/products/candleholder/dish/detail.svg',
    '/products/candleholder/sleeve/detail.svg',
    '/products/threewick/coldcedar/front.svg',
    '/products/threewick/tideline/front.svg',
    '/products/threewick/coldcedar/pair.svg',
    '/products/threewick/coldcedar/front.svg?size=travel',
  ]
  const drawn = await Promise.all(addresses.map(look))
  const again = await Promise.all(addresses.map(look))

  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(addresses.length)
  expect(again.map(({ svg }) => svg)).toEqual(drawn.map(({ svg }) => svg))
})

test('every banner is drawn in four ratios', async () => {
  expect(scenes.size).toBe(27)
  for (const scene of scenes.keys()) {
    for (const [ratio, viewBox] of [
      ['wide', '0 0 1600 640'],
      ['landscape', '0 0 1200 900'],
      ['square', '0 0 1000 1000'],
      ['tall', '0 0 800 1000'],
    ]) {
      const { response, svg } = await look(`/scenes/${scene}.svg?ratio=${ratio}`)
      expect(response.status).toBe(200)
      expect(svg).toContain(`viewBox="${viewBox}"`)
      assertDrawn(svg)
      expect(`${scene} ${bytes(svg) <= BANNER_BYTES}`).toBe(`${scene} true`)
    }
  }
})

test('draws swatches, badges and category tiles, including a default tile for unknown categories', async () => {
  const unknown = await look('/tiles/a-category-of-next-year.svg')
  const candles = await look('/tiles/candles.svg')
  expect(unknown.response.status).toBe(200)
  expect(candles.svg).not.toBe(unknown.svg)

  for (const path of [
    '/tiles/a-category-of-next-year.svg',
    '/tiles/candles.svg',
    '/tiles/plug-ins.svg',
    '/swatches/coldcedar.svg',
    '/swatches/copper.svg',
    '/badges/new.svg',
    '/badges/best-seller.svg',
    '/badges/online-exclusive.svg',
    '/badges/member.svg',
  ]) {
    assertDrawn((await look(path)).svg)
  }
  for (const [lang, badge] of [
    ['en', 'Best Seller'],
    ['fr', 'Meilleur vendeur'],
  ]) {
    expect(labelsIn((await look(`/badges/best-seller.svg?lang=${lang}`)).svg)).toEqual([badge])
  }
})

test('no product is cut off: scenes are within their canvas, and tiles within an arch', async () => {
  for (const ratio of ['wide', 'landscape', 'square', 'tall'] as const) {
    for (const [name, scene] of scenes) {
      const { unit, middle, reach, width } = fit(scene, canvases[ratio])
      const [left, right] = measureExtent(scene)
      const center = canvases[ratio].middle
      expect(middle + left * unit, name).toBeGreaterThanOrEqual(Math.max(0, center - reach) - 1)
      expect(middle + right * unit, name).toBeLessThanOrEqual(Math.min(width, center + reach) + 1)
    }
  }
})

test('a picture has the size that is asked for, on its root as well', async () => {
  for (const [query, width, height] of [
    ['', 800, 1000],
    ['?sw=600', 600, 750],
    ['?w=240', 240, 300],
    ['?sh=500', 400, 500],
    ['?sw=600&sh=300', 240, 300],
    ['?sw=99999', 1600, 2000],
    ['?sw=-4&sh=x', 800, 1000],
  ]) {
    const { svg } = await look(`/products/threewick/coldcedar/front.svg${query}`)
    expect(svg, `${query}`).toContain(`width="${width}" height="${height}" viewBox="0 0 800 1000"`)
  }
})

test('a link preview shows name, form and brand, in the language of the address', async () => {
  const cut = 'sm=cut&sw=1200&sh=630'
  const product = await look(`/products/threewick/coldcedar/front.svg?${cut}&lang=fr`)
  assertDrawn(product.svg)
  expect(product.svg).toContain('viewBox="0 0 1200 630"')
  expect(labelsIn(product.svg)).toEqual(
    expect.arrayContaining(['JUNIPER &amp; WICK', 'Cèdre', 'froid', 'bougie à 3 mèches']),
  )
  for (const path of [
    '/tiles/candles.svg',
    '/scenes/workshop.svg',
    '/products/plugwarmer/plain/front.svg',
  ]) {
    const { svg } = await look(`${path}?${cut}`)
    assertDrawn(svg)
    expect(svg).toContain('viewBox="0 0 1200 630"')
  }
})

test('serves SVG for any requested format, immutable and with a policy that blocks scripts', async () => {
  const asked = await Promise.all(
    ['svg', 'jpg', 'webp'].map((suffix) =>
      look(`/products/threewick/coldcedar/front.${suffix}?fmt=webp&w=600&sw=600&sh=750`),
    ),
  )
  for (const { response, svg } of asked) {
    expect(svg).toBe(asked[0]?.svg)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  }
})

test('responds 404 to unknown names and never echoes parts of the address', async () => {
  for (const path of [
    '/products/toaster/coldcedar/front.svg',
    '/products/threewick/petrol/front.svg',
    '/products/threewick/coldcedar/back.svg',
    '/products/constructor/plain/front.svg',
    '/scenes/%3Cscript%3E.svg',
    '/scenes/toString.svg',
    '/swatches/petrol.svg',
    '/badges/gold.svg',
  ]) {
    const { response, svg } = await look(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(svg).not.toMatch(/toaster|petrol|script|toString|gold/)
  }
  const hostile = await look(
    '/products/handsoap/coldcedar/front.svg?color=%22/%3E%3Cscript%3E&size=%3C',
  )
  assertDrawn(hostile.svg)
  const tile = await look('/tiles/%22%3E%3Cscript%3E.svg')
  assertDrawn(tile.svg)
})
