import { deploy } from 'virtual:deploy'
import { expect, test } from 'vitest'

import { cleanLine } from '#shared/text/typed-text.ts'

import { expectDiscreet } from './discreet.ts'
import { control, openKv, openShop } from './shop.ts'

/** Publishes a content page with one asset of the given body. */
async function publish(name: string, body: string) {
  await control('PUT', `/assets/us/${name}`, { fields: { c_body: body } })
  const answer = { resourceType: 'CONTENT_ASSET', resourceId: name }
  await control('PUT', '/mappings/us', { urlSegment: `/${name}`, answer })
  return `/${name}`
}

const readNonce = ({ headers }: Response) =>
  /script-src 'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''

/** The attributes and the text of every script in a document. */
const listScripts = (text: string) =>
  [...text.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].map(
    ([, attributes = '', body = '']) => ({
      attributes,
      body,
    }),
  )

test('content cannot obtain a nonce through any placeholder', async () => {
  const shop = openShop()
  const guesses = ['__NONCE__', '__CSP_NONCE__', '{{nonce}}', 'nonce', 'nonce-', '%NONCE%']
  const body = guesses
    .map((guess) => `<p>words ${guess}</p><script nonce="${guess}">window.__x=1</script>`)
    .join('')
  const path = await publish('asks-for-a-nonce', `${body}<p nonce="__NONCE__">the end</p>`)

  for (let visit = 0; visit < 3; visit += 1) {
    const { response, text } = await shop.text(path)
    expect(response.status).toBe(200)
    expect(text.includes('words __NONCE__')).toBe(true)
    expect(text.includes('the end')).toBe(true)
    expect(text.includes('window.__x')).toBe(false)
    expect(text.includes(deploy.noncePlaceholder)).toBe(false)
    const nonce = readNonce(response)
    const running = listScripts(text).filter(
      ({ attributes }) => !/type="application/.test(attributes),
    )
    expect(running.length).toBeGreaterThan(1)
    for (const { attributes } of running) expect(attributes).toContain(`nonce="${nonce}"`)
    // Only scripts and the content's own colors have the nonce. A build also has a link that loads the entry.
    const bearers = [...text.matchAll(/<([a-z]+)\b[^>]*\bnonce="/g)].map(([, element]) => element)
    expect(new Set(bearers)).toEqual(new Set(['script', 'style']))
    const styles = [...text.matchAll(/<style[^>]*>([^<]*)/g)].map(([, rules]) => rules)
    for (const rules of styles)
      expect(rules).toMatch(/^\.tint-[\w-]+\{(background-)?color:#[\da-f]{6}[^{}]*\}$/)
  }
})

const WORDS: [name: string, words: string][] = [
  ['the end of a script', '</script><svg onload=alert(1)>'],
  ['the beginning of a comment', '<!--<script>'],
  ['line separators', 'soap\u2028\u2029candle'],
  ['a change of text direction', '\u202Eeldnac\u202C'],
  ['the end of an attribute', `"><img src=x onerror=alert(1)>'`],
  ['a template', '${alert(1)}{{7*7}}<%= 1 %>'],
]

test.each(WORDS)(
  'a search for words with %s shows them again as cleaned plain text',
  async (_, words) => {
    const shop = openShop()
    const { response, text } = await shop.text(`/search?q=${encodeURIComponent(words)}`)

    expect(response.status).toBe(200)
    expectDiscreet(response, text)
    expect(text).not.toMatch(/<svg onload|<img src=x|<!--<script|[\u2028\u2029](?=[^<]*<\/script>)/)
    const scripts = listScripts(text)
    const isOurs = ({ attributes }: { attributes: string }) => attributes.includes('nonce=')
    for (const { body } of scripts.filter(isOurs)) expect(body.includes(words)).toBe(false)
    const data = scripts.filter((script) => !isOurs(script))
    for (const { body } of data) expect(body).not.toMatch(/[<\u2028\u2029]/)
    const state = scripts.find(({ attributes }) => attributes.includes('id="state"'))
    const query: { query: string } = JSON.parse(state?.body ?? '{}')
    const shown = new URLSearchParams(query.query).get('q')
    expect(shown).toBe(cleanLine(words))

    const elsewhere = await shop.text(`/${encodeURIComponent(words)}`)
    expect(elsewhere.response.status).toBe(404)
    expect(elsewhere.text).not.toMatch(/<svg onload|<img src=x|<!--<script/)
  },
)

test('the JSON-LD of a product cannot end its script element', async () => {
  const shop = openShop()
  const moved = await shop.text('/product/FXHOSTILE')
  const { text } = await shop.text(moved.response.headers.get('location') ?? '/product/FXHOSTILE')
  const data = listScripts(text).filter(({ attributes }) => attributes.includes('ld+json'))
  expect(data.length).toBeGreaterThan(0)
  for (const { body } of data) {
    expect(body.includes('<')).toBe(false)
    expect(JSON.parse(body)).toMatchObject({ '@context': expect.stringContaining('schema.org') })
  }
})

test('long page content is shown to its end, and overlong content to its last complete paragraph', async () => {
  const shop = openShop()
  const paragraph = (n: number) =>
    `<p class="copy" style="margin:0 0 1em" data-id="p${n}">Letter ${n}. ${'Long. '.repeat(8)}</p>`
  const letters = Array.from({ length: 6_000 }, (_, n) => paragraph(n))
  const long = await shop.text(await publish('long-letter', letters.slice(0, 700).join('')))
  expect(long.response.status).toBe(200)
  expect(long.text).toContain('<p class="copy">Letter 0.')
  expect(long.text).toContain('<p class="copy">Letter 699.')
  expect(shop.lines.join()).not.toContain('by the sanitizer')

  const longer = await shop.text(await publish('longer-letter', letters.join('')))
  expect(longer.response.status).toBe(200)
  expect(longer.text).toContain('<p class="copy">Letter 699.')
  expect(longer.text).toMatch(/Letter 3\d\d\d\. (Long\. ){8}<\/p><\/div>/)
  expect(longer.text).not.toContain('Letter 5999.')
  expect(longer.text.match(/<\/main>/g)).toHaveLength(1)
  expect(shop.lines.join()).toContain('content cut by the sanitizer')
})

test.each([
  ['a megabyte of text', `<p>${'A long letter. '.repeat(70_000)}</p>`],
  ['three thousand nested elements', `${'<div>'.repeat(3_000)}Deep`],
  [
    'twenty thousand attributes',
    `<p ${Array.from({ length: 20_000 }, (_, n) => `a${n}=1`).join(' ')}>x`,
  ],
])('content with %s breaks neither its page nor the rest of the shop', async (name, body) => {
  const kv = openKv()
  const shop = openShop({ CACHE: kv.openLocation() })
  const path = await publish(`large-${name.replaceAll(' ', '-')}`, body)
  const { response, text } = await shop.text(path)

  expect(response.status).toBe(200)
  expect(text.length).toBeLessThan(2 ** 20)
  expect(text.includes('action="/search"')).toBe(true)
  expectDiscreet(response, text)
  expect((await shop.text('/customer-care')).response.status).toBe(200)
})

test('content that is too large or too deeply nested is cut, and five megabytes are not read', async () => {
  const shop = openShop()
  const generated = { 'hostile-31': 200, 'hostile-32': 503, 'hostile-33': 200, 'hostile-34': 200 }
  for (const [id, status] of Object.entries(generated)) {
    const { response, text } = await shop.text(`/api/content-asset?id=${id}`)
    expect(response.status, id).toBe(status)
    expect(text.length, id).toBeLessThan(8_000)
    expectDiscreet(response, text)
  }
  expect(shop.lines.join('')).toContain('too deep')
})

test('a page full of hostile content stays intact', async () => {
  const shop = openShop()
  const { response, text } = await shop.text('/category/lab-hostile')
  expect(response.status).toBe(200)
  expectDiscreet(response, text)
  expect(text).not.toMatch(
    /window\.__x|onerror=|javascript:|evil\.example\/(steal|x\.js)|<iframe|<base/i,
  )
  expect(text.match(/<main\b/g)).toHaveLength(1)
  expect(text.match(/<\/body>/g)).toHaveLength(1)
})
