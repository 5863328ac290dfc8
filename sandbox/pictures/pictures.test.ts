import { expect, test } from 'vitest'
import { fragrances } from '../catalog/fragrances/fragrances.ts'
import { PICTURE_VIEWS } from '../catalog/model.ts'
import { formById } from './forms.ts'
import { pictures } from './routes.ts'
import { scenes } from './scenes/scene-picture.ts'

const PRODUCT_BYTES = 6 * 1024
const BANNER_BYTES = 20 * 1024

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<]*")*)\s*(\/?)>/g

/**
 * Checks what a strict XML parser requires: tags closed in order, quoted attributes, no stray
 * markup.
 */
function assertWellFormed(svg: string) {
  const open: string[] = []
  for (const [, closing, name = '', attributes = '', empty] of svg.matchAll(tag)) {
    const names = [...attributes.matchAll(/\s([a-zA-Z0-9:-]+)=/g)].map(([, attribute]) => attribute)
    expect(new Set(names).size).toBe(names.length)
    if (closing) expect(open.pop()).toBe(name)
    else if (!empty) open.push(name)
  }
  expect(open).toEqual([])
  expect(svg.replaceAll(tag, '')).not.toMatch(/[<>]/)
  expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#)/)
}

function assertDrawn(svg: string) {
  assertWellFormed(svg)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">/)
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|\son[a-z]+=|javascript:/i)
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id)
}

async function look(path: string) {
  const response = await pictures.request(path)
  return { response, svg: await response.text() }
}

const bytes = (svg: string) => new TextEncoder().encode(svg).length

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

test('the label names the fragrance in the requested language, and the picture has its colours', async () => {
  const rain = fragrances.find(({ id }) => id === 'bergamotrain')
  const english = await look('/products/handsoap/bergamotrain/front.svg')
  const french = await look('/products/handsoap/bergamotrain/front.svg?lang=fr')

  expect(english.svg).toContain('BERGAMOT')
  expect(english.svg).toContain('hand soap')
  expect(french.svg).toContain('BERGAMOTE')
  expect(french.svg).toContain('savon mains')
  expect(english.svg).toContain(rain?.liquid ?? 'no such fragrance')
  expect(english.svg).toContain(rain?.label ?? 'no such fragrance')
})

test('pictures differ by size, colour, view and fragrance, and are the same on every request', async () => {
  const addresses = [
    '/products/candleholder/plain/front.svg',
    '/products/candleholder/plain/front.svg?color=ochre',
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

test('every banner is drawn in three ratios', async () => {
  expect(scenes.size).toBe(18)
  for (const scene of scenes.keys()) {
    for (const [ratio, viewBox] of [
      ['wide', '0 0 1600 640'],
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
