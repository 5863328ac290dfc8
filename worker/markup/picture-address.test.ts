import { expect, test } from 'vitest'

import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite, sites } from '#shared/site/site.ts'

import { isServicePicture } from './picture-address.ts'
import { sanitize, type SanitizeOptions } from './sanitize.ts'

const SHOP = 'https://shop.example'
const PICTURES = 'https://pictures.example'
const SOURCE = 'https://commerce.example/dw/image/v2/SHOP'

type Source = Partial<Pick<SanitizeOptions, 'imageOrigin' | 'imageSource'>>

/** The markup of content, and the hosts whose pictures are left out. */
function clean(html: string, source: Source = {}) {
  const refused: string[] = []
  const written = sanitize(html, {
    placement: createPlacement({ site: 'path', locale: 'path', showDefaults: false, defaultSite }),
    publicOrigin: SHOP,
    imageOrigin: PICTURES,
    imageSource: null,
    site: sites.us,
    locale: 'en-US',
    onRefused: ({ host }) => void refused.push(host),
    warn: () => {},
    ...source,
  })
  return { written: String(written), refused }
}

const addressOf = (src: string, source?: Source) =>
  /^<img src="([^"]*)"/.exec(clean(`<img src="${src}" alt="">`, source).written)?.[1]

/** Pictures on their own host, on the shop's, and from a source that the shop's zone serves. */
const SOURCES: Source[] = [{}, { imageOrigin: SHOP }, { imageOrigin: SHOP, imageSource: SOURCE }]

test('the path of a picture never leads to another host, whoever serves the pictures', () => {
  for (const source of SOURCES) {
    for (const path of [
      '/.//evil.example/a.jpg',
      '/a/..//evil.example/a.jpg',
      '/.///evil.example/a.jpg',
    ]) {
      for (const src of [path, SHOP + path]) {
        expect(addressOf(`${src}?sw=4`, source)).toBe('/evil.example/a.jpg?sw=4')
        expect(clean(`<picture><source srcset="${src} 2x"></picture>`, source).written).toBe(
          '<picture><source srcset="/evil.example/a.jpg 2x"></picture>',
        )
      }
    }
    expect(clean('<img src="//evil.example/a.jpg">', source)).toEqual({
      written: '',
      refused: ['evil.example'],
    })
  }
  expect(addressOf(`${PICTURES}/.//evil.example/a.jpg`)).toBe(`${PICTURES}/evil.example/a.jpg`)
})

test('a picture keeps its query and fragment, and each of several sources is checked', () => {
  expect(addressOf(`${SOURCE}/a.jpg?sw=4#x`, SOURCES[2])).toBe('/pictures/a.jpg?sw=4#x')
  expect(addressOf(`${PICTURES}/a.jpg?sw=4#x`)).toBe(`${PICTURES}/a.jpg?sw=4#x`)
  const { written, refused } = clean(
    `<picture><source srcset="/a.jpg 1x, https://evil.example/b.jpg 2x, /c.jpg 300w, /d.jpg x, ${PICTURES}/e.jpg"></picture>`,
  )
  expect(written).toBe(
    `<picture><source srcset="/a.jpg 1x, /c.jpg 300w, ${PICTURES}/e.jpg"></picture>`,
  )
  expect(refused).toEqual(['evil.example'])
  const odd = '/a.jpg a2x, /b.jpg 2xa, /c.jpg 123456w, /d.jpg 1.5x'
  expect(clean(`<picture><source srcset="${odd}"></picture>`).written).toBe(
    '<picture><source srcset="/d.jpg 1.5x"></picture>',
  )
  expect(clean('<picture><source srcset="https://evil.example/b.jpg"></picture>').written).toBe(
    '<picture></picture>',
  )
})

test('what is no address is no picture', () => {
  for (const src of ['', ' ', 'http://', 'https://[', 'data:image/png;base64,AA'])
    expect(clean(`<img src="${src}">`).written, src).toBe('')
})

test('only pictures of the image service are offered in several widths', () => {
  const isService = (address: string, imageOrigin: string) =>
    isServicePicture(address, { imageOrigin, publicOrigin: SHOP })
  expect(isService('/pictures/a.jpg', SHOP)).toBe(true)
  expect(isService('/static/pictures/a.jpg', SHOP)).toBe(false)
  expect(isService(`${PICTURES}/a.jpg`, PICTURES)).toBe(true)
  expect(isService(`${PICTURES}.evil.example/a.jpg`, PICTURES)).toBe(false)
  expect(isService('/pictures/a.jpg', PICTURES)).toBe(false)
})
