import { expect, test } from 'vitest'

import { elementsIn, renderPart } from '../app/testing/render-part.tsx'
import { ProductGallery } from './product-gallery.tsx'

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    link: `https://pictures.example/${at}.jpg`,
    alt: `CurrentView ${at}`,
  }))

/** The links to large pictures on this page. */
const linksIn = (markup: string) =>
  elementsIn(markup, 'a').filter(({ href }) => href?.startsWith('#'))

const galleryOf = (count: number) =>
  renderPart(<ProductGallery pictures={pictures(count)} badges={null} zooms />)

test('each small picture is a link to its large picture', () => {
  const markup = galleryOf(3)
  const links = linksIn(markup)

  expect(links.map((link) => link['aria-label'])).toEqual(['Picture 1', 'Picture 2', 'Picture 3'])
  const targets = links.map(({ href }) => href?.slice(1))
  expect(new Set(targets).size).toBe(3)
  expect(elementsIn(markup, 'li').flatMap(({ id }) => id ?? [])).toEqual(targets)
})

test('only the first large picture is loaded at once', () => {
  const large = elementsIn(galleryOf(3), 'img').filter(({ alt }) => alt !== '')

  expect(large.map(({ loading }) => loading)).toEqual(['eager', 'lazy', 'lazy'])
  expect(large.map(({ fetchPriority }) => fetchPriority)).toEqual(['high', undefined, undefined])
})

test('one picture needs no links and no key to scroll with', () => {
  expect(linksIn(galleryOf(1))).toEqual([])
  expect(galleryOf(1)).not.toContain('tabindex')
  expect(galleryOf(2)).toContain('tabindex="0"')
})

test('a product without pictures shows a drawing in their place', () => {
  expect(elementsIn(galleryOf(0), 'img')).toEqual([])
  expect(galleryOf(0)).toContain('<svg')
})

test('one link leads to the picture itself, to look at it closely', () => {
  const links = elementsIn(galleryOf(3), 'a').filter(({ href }) => !href?.startsWith('#'))
  expect(links.map((link) => [link.href, link['aria-label']])).toEqual([
    ['https://pictures.example/0.jpg', 'View larger picture'],
  ])
})
