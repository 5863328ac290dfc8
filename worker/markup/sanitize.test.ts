import { defaultTreeAdapter, html as markup, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { expect, test } from 'vitest'

import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite, sites } from '#shared/site/site.ts'
import { HOSTILE_PAYLOADS } from '#tests/support/hostile-payloads.ts'

import { ELEMENTS, isAllowedAttribute } from './allow-list.ts'
import { sanitize, type SanitizeOptions } from './sanitize.ts'

test('keeps the markup that editors use: classes, headings, tables, images and links', () => {
  const written =
    '<h2 class="title">Sea &amp; Salt</h2><p>Warm <strong>notes</strong> at 20&nbsp;°C.</p>' +
    '<table class="t"><tbody><tr><th scope="row" colspan="2">Size</th><td>8 oz</td></tr></tbody></table>' +
    '<picture><source srcset="https://pictures.example/a.webp 2x" media="(min-width: 40em)">' +
    '<img src="/a.jpg" alt="A lamp" width="4" height="3" loading="lazy"></picture>' +
    '<ul><li><a href="/c/lamps/3-light">Lamps</a></li></ul>'

  expect(clean(written)).toBe(written)
  expect(clean('<FONT color=red>Sale</FONT><center>now</center>')).toBe('Salenow')
})

test('removes ids, names, styles, event handlers, actions and images from other origins', () => {
  expect(clean('<p id=a name=b style="color:red" onclick="x()" class=c>text</p>')).toBe(
    '<p class="c">text</p>',
  )
  // Only the shop's own markup names actions.
  expect(clean('<a href="/c/lamps/3-light" data-action="signIn" data-value="/x">here</a>')).toBe(
    '<a href="/c/lamps/3-light">here</a>',
  )
  expect(clean('<img src="https://elsewhere.example/a.jpg"><img alt="none">')).toBe('')
  expect(
    clean(
      '<img src="/a.jpg"><img src="//pictures.example/b.jpg" alt="" width="9" srcset="/b.jpg 2x">',
    ),
  ).toBe(
    '<img src="/a.jpg" loading="lazy"><img src="https://pictures.example/b.jpg" alt="" width="9" srcset="/b.jpg 2x" loading="lazy">',
  )
})

test('pictures of the image service are offered in the widths that a page can need, and keep their place', () => {
  const at = (width: number) => `https://pictures.example/a.jpg?sw=${width} ${width}w`
  expect(clean('<img src="https://pictures.example/a.jpg" alt="" width="600" height="400">')).toBe(
    '<img src="https://pictures.example/a.jpg" alt="" width="600" height="400" loading="lazy" ' +
      `srcset="${[400, 800, 1200].map(at).join(', ')}" sizes="min(100vw, 600px)">`,
  )
  // Without a size the picture may be as wide as the page.
  expect(clean('<img src="https://pictures.example/a.jpg">')).toContain(
    `srcset="${[400, 800, 1200, 1600, 2000].map(at).join(', ')}" sizes="min(100vw, 1344px)"`,
  )
  const cut = clean('<img src="https://pictures.example/a,b.jpg?sw=500&sh=250&sm=cut">')
  expect(cut).toContain('width="500" height="250"')
  expect(cut).toContain('https://pictures.example/a%2Cb.jpg?sw=800&amp;sh=400&amp;sm=cut 800w')
  expect(clean(cut)).toBe(cut)
  // Of other pictures and of an editor's own choice nothing is changed.
  for (const own of ['src="/a.jpg"', 'src="https://pictures.example/a.jpg" srcset="/b.jpg 2x"']) {
    expect(clean(`<img ${own} loading="eager">`)).toBe(`<img ${own} loading="eager">`)
  }
})

test('rewrites links for the current site and locale, and protects links to other hosts', () => {
  const french = { site: sites.ca, locale: 'fr-CA' } as const
  const written = '<a href="/cart">a</a><a href="https://x.example/" rel="opener">b</a>'

  expect(
    clean(`${written}<a href="tel:1">c</a><a href="ftp://x.example" target=_top>d</a>`, french),
  ).toBe(
    '<a href="/ca/fr-CA/cart">a</a>' +
      '<a href="https://x.example/" rel="noopener noreferrer">b</a>' +
      '<a href="tel:1">c</a><a>d</a>',
  )
  expect(clean('<a href="/cart" target=" _BLANK ">a</a>')).toContain('target="_blank" rel=')
  expect(clean('<a href="/cart" target="_blank">a</a>')).toBe(
    '<a href="/cart" target="_blank" rel="noopener noreferrer">a</a>',
  )
})

test('what is written stays the same when a browser reads it', () => {
  // Without the marquee, the inner paragraph closes the outer one.
  expect(clean('<p><marquee><p>x')).toBe('<p></p><p>x</p><p></p>')
  expect(clean('<a href="/cart"><marquee><a href="/c/lamps">x')).toBe(
    '<a href="/cart"></a><a href="/c/lamps">x</a>',
  )
  // A second reading changes this once more.
  expect(clean('<h2><a href="/x"><table><h2><a href="/x"><div><applet>x')).toBe(
    '<h2><a href="/x"></a></h2><h2><a href="/x"></a><a href="/x"><div></div></a></h2><table></table>',
  )
})

test('there are at least 64 different hostile payloads', () => {
  expect(new Set(HOSTILE_PAYLOADS).size).toBe(HOSTILE_PAYLOADS.length)
  expect(HOSTILE_PAYLOADS.length).toBeGreaterThanOrEqual(64)
})

test.each(HOSTILE_PAYLOADS)('is harmless and stays in its container: %j', (payload) => {
  const inert = clean(payload)

  for (const scriptingEnabled of [true, false]) {
    const document = parse(pageWith(inert), { scriptingEnabled })
    expect(dangersIn(elementsOf(find(document, 'content')).slice(1))).toEqual([])
    expect(parentOf(find(document, 'after'))).toBe('body')
  }
  expect(clean(inert)).toBe(inert)
})

const LONG_PAGE = Array.from(
  { length: 700 },
  (_, i) =>
    `<p class="copy" style="margin:0" data-id="${i}" onclick="x()">Paragraph ${i} of a long letter.</p>`,
)

test('a long page is shown in full, whatever is dropped from it', () => {
  const shown = LONG_PAGE.map(
    (_, i) => `<p class="copy">Paragraph ${i} of a long letter.</p>`,
  ).join('')
  expect(clean(LONG_PAGE.join(''))).toBe(shown)
  expect(clean(`<p ${names(20_000)}>x</p>${'<x>'.repeat(3000)}y`)).toBe('<p>x</p>y')
  expect(clean(`<style>${'a{}'.repeat(200_000)}</style><p>x</p>`)).toBe('<p>x</p>')
})

test.each([
  ['too many elements', '', 11_000, ''],
  ['too long', '', 6000, ' of a very long letter'.repeat(3)],
  ['too long', '<section><div class="letter">', 6000, ' of a very long letter'.repeat(3)],
  ['too long', '<section>', 20_000, ' of a very long letter'.repeat(3)],
  ['too long', '<section>', 40_000, ' of a very long letter'.repeat(3)],
])('a page that is %s is cut behind a paragraph', (reason, start, count, more) => {
  const paragraphs = Array.from({ length: count }, (_, i) => `<p>Line <b>${i}</b>${more}</p>`)
  const { written, warnings } = cut(start + paragraphs.join(''))

  const ends = [...start.matchAll(/<(\w+)/g)].map(([, name]) => `</${name}>`).reverse()
  const shown = written.slice(start.length, written.length - ends.join('').length)
  expect(written).toBe(start + shown + ends.join(''))
  expect(shown.length).toBeGreaterThan(100_000)
  expect(paragraphs.join('').startsWith(shown)).toBe(true)
  expect(shown.endsWith(`${more}</p>`)).toBe(true)
  expect(warnings).toEqual([['content cut by the sanitizer', { reason }]])
})

test('text without a paragraph is cut between two words', () => {
  const { written } = cut(`<p>${'A long letter. '.repeat(70_000)}`)
  expect(written.length).toBeGreaterThan(200_000)
  expect(written).toMatch(/^<p>(A long letter\. )+(A long |A )?<\/p>$/)
})

test('of elements that are nested too deeply, the text stays', () => {
  const { written, warnings } = cut(`<p>First</p>${'<div>'.repeat(3000)}Deep`)
  expect(written).toBe(`<p>First</p>${'<div>'.repeat(200)}Deep${'</div>'.repeat(200)}`)
  expect(warnings).toEqual([['content cut by the sanitizer', { reason: 'too deep' }]])
})

test.each([
  ['a megabyte of <', '<'.repeat(1_000_000)],
  ['20,000 nested elements', '<div>'.repeat(20_000)],
  ['3,000 nested formatting elements', `${'<b>'.repeat(3000)}x`],
  ['elements that the parser multiplies', `${font(200)}${'<p>x'.repeat(20_000)}`],
])('cuts %s quickly and logs one line', (_, html) => {
  const startedAt = performance.now()
  const { written, warnings } = cut(html)
  expect(performance.now() - startedAt).toBeLessThan(1000)
  expect(written.length).toBeLessThan(100_000)
  expect(written).toMatch(/^(<(div|b)>)*x?(<\/(div|b)>)*$|^(<p>x<\/p>)+$/)
  expect(clean(written)).toBe(written)
  expect(warnings).toHaveLength(1)
})

test('a picture of the image source is loaded from where the zone serves it', () => {
  const options = { imageSource: 'https://commerce.example/dw/image/v2/SHOP' }
  const cleaned = (src: string) => clean(`<img src="${src}" alt="">`, options)

  expect(cleaned('https://commerce.example/dw/image/v2/SHOP/a.jpg?sw=400')).toContain(
    'src="https://pictures.example/pictures/a.jpg?sw=400"',
  )
  for (const elsewhere of ['SHOPPING/a.jpg', 'SHOP/../OTHER/a.jpg', 'SHOP/%2e%2e/a.jpg']) {
    expect(cleaned(`https://commerce.example/dw/image/v2/${elsewhere}`)).toBe('')
  }
  const own = { ...options, imageOrigin: OPTIONS.publicOrigin }
  expect(
    clean('<img src="https://commerce.example/dw/image/v2/SHOP//evil.example/a.jpg">', own),
  ).toContain('src="/pictures//evil.example/a.jpg"')
})

test('200,000 characters < are kept as text', () => {
  expect(clean('<'.repeat(200_000))).toBe('&lt;'.repeat(200_000))
})

const OPTIONS: SanitizeOptions = {
  placement: createPlacement({ site: 'path', locale: 'path', showDefaults: false, defaultSite }),
  publicOrigin: 'https://shop.example',
  imageOrigin: 'https://pictures.example',
  imageSource: null,
  site: sites.us,
  locale: 'en-US',
  onRefused: () => {},
  warn: (message, { reason }) => {
    throw new Error(`${message}: ${reason}`)
  },
}

function cut(html: string) {
  const warnings: unknown[] = []
  const warn = (...warning: unknown[]) => void warnings.push(warning)
  return { written: String(sanitize(html, { ...OPTIONS, warn })), warnings }
}

const clean = (html: string, options: Partial<SanitizeOptions> = {}) =>
  String(sanitize(html, { ...OPTIONS, ...options }))

const names = (count: number) => Array.from({ length: count }, (_, i) => `a${i}`).join(' ')

function font(count: number) {
  return Array.from({ length: count }, (_, i) => `<font color=${i}>`).join('')
}

const pageWith = (content: string) =>
  `<!doctype html><html><body><div id="content">${content}</div><p id="after"></p></body></html>`

type Element = DefaultTreeAdapterTypes.Element

const elementsOf = (node: DefaultTreeAdapterTypes.Node): Element[] => [
  ...(defaultTreeAdapter.isElementNode(node) ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsOf) : []),
]

function find(document: DefaultTreeAdapterTypes.Document, id: string) {
  const [found, ...others] = elementsOf(document).filter(({ attrs }) =>
    attrs.some(({ name, value }) => name === 'id' && value === id),
  )
  if (!found || others.length > 0) throw new Error(`#${id} must exist exactly once`)
  return found
}

const parentOf = ({ parentNode }: Element) => parentNode?.nodeName

/** The elements, attributes and links that the sanitizer must not let through. */
const dangersIn = (elements: readonly Element[]) =>
  elements.flatMap(({ tagName, namespaceURI, attrs }) => [
    ...(ELEMENTS.has(tagName) && namespaceURI === markup.NS.HTML ? [] : [tagName]),
    ...attrs
      .filter(({ name, value }) => !isAllowed(tagName, name) || !isHarmless(name, value))
      .map(({ name, value }) => `${name}=${value}`),
  ])

const isAllowed = (tagName: string, name: string) =>
  name === 'rel' || isAllowedAttribute(tagName, name)

const isHarmless = (name: string, value: string) =>
  !['href', 'src'].includes(name) ||
  ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(value, 'https://shop.example').protocol)
