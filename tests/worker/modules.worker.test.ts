import { expect, test } from 'vitest'

import { HOSTILE_PAYLOADS } from '#tests/support/hostile-payloads.ts'

import { expectDiscreet } from './discreet.ts'
import { control, openShop } from './shop.ts'

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
/** What stands below the header, with the deferred parts, which follow the footer in a stream. */
const mainOf = (text: string) => text.slice(text.indexOf('<main'))

const TEXT_FIELDS = `c_imageAltText c_imageClickThrough c_clickTriggerEvent c_imageCtaText
  c_marketingCopyEyebrow c_marketingCopyHeading c_marketingCopyParagraph c_marketingCopyCtaText
  c_marketingCopyClickthrough c_marketingCopyLiveText c_marketingCopyLiveTextHexColor
  c_marketingCopyAnchorID c_singleSubsImagePlacement c_textDisplayMode c_promotionCtaText
  c_promotionHeading c_promotionDescription c_announcementHeading c_announcementSubHeading
  c_announcementBannerClickThrough c_announcementBannerColor c_announcementBannerTextColor
  c_topOffersPrice c_topOffersForm c_topOffersDetail c_topOffersUrgency c_topOffersClickthrough
  c_productCategoryUrl c_textInputHeading c_textInputLabel c_textInputButton c_body c_customBody
  c_graphicParagraph c_modalDialogHeading c_modalDialogParagraph c_liveTextPromoLine1
  c_liveTextPromoLine2 c_liveTextLimit c_liveTextCode c_liveTextEyebrow c_liveTextHeading
  c_liveTextMemberExclusive c_video c_videoCaptions c_searchKeyword`.split(/\s+/)

const TEMPLATES =
  `banner top-offers top-offers-grid carousel-banner copy-block other-ways-to-shop shop-the-module
  announcement-banner-detached subs single-subs contentassetbody shoppable-content recommendations
  user-info-collection UGC minigrid large-card top-categories-navigation`.split(/\s+/)

const payloadAt = (index: number) => HOSTILE_PAYLOADS[index % HOSTILE_PAYLOADS.length] ?? ''

/** An asset with a picture, and another hostile text in each other field. */
const hostileFields = (number: number) => ({
  c_image: { link: 'https://pictures.invalid/a.svg', alt: payloadAt(number) },
  ...Object.fromEntries(
    TEXT_FIELDS.map((field, index) => [field, payloadAt(number * TEXT_FIELDS.length + index)]),
  ),
  c_productIDs: 'JW0801',
  c_productCategory: 'three-wick-candles',
  c_buttonGroup: Array.from({ length: 40 }, (_, index) => ({
    id: payloadAt(index),
    ctaText: payloadAt(index + number),
    clickThrough: index % 2 ? '/g/gifts' : payloadAt(index),
    buttonStyle: payloadAt(index),
    backgroundColor: payloadAt(index + 1),
    classTags: payloadAt(index + 2),
    analyticsParameter: payloadAt(index + 3),
    modalId: payloadAt(index + 4),
  })),
})

test('hostile content in every field of every module is shown as text or left out, and the page stands', async () => {
  await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      control('PUT', `/assets/us/in-every-field-${index}`, { fields: hostileFields(index) }),
    ),
  )
  const ids = Array.from({ length: 40 }, (_, index) => `in-every-field-${index % 4}`)
  const publish = (place: string, template: string) => {
    const assets = template.startsWith('top-') ? ids : ids.slice(0, 4)
    const slot = { categoryId: 'lab-copy', template, callout: payloadAt(1), assets }
    return control('PUT', `/slots/us/${place}`, slot)
  }
  const around = (text: string) =>
    [/<main\b/g, /<\/main>/g, /<\/body>/g, /<footer\b/g].map((tag) => count(text, tag))
  const lines: string[] = []
  for (const [index, template] of TEMPLATES.entries()) {
    if (index % 2) continue
    await publish('category-top', template)
    await publish('category-bottom', TEMPLATES[index + 1] ?? '')
    const shop = openShop()
    const { response, text } = await shop.text('/category/lab-copy')
    lines.push(...shop.lines)
    expect(response.status, template).toBe(200)
    expectDiscreet(response, text)
    const main = mainOf(text)
    expect(around(text), template).toEqual([1, 1, 1, 1])
    expect(main, template).not.toMatch(
      /<(?:iframe|object|embed|base|meta|form(?![^>]*action="\/\w))/i,
    )
    expect(main, template).not.toMatch(/<[^>]*\s(?:on\w+|style)=|<[^>]*="\s*javascript:/i)
  }
  const mistakes = lines.filter((line) => line.includes('"message":"content mistake"'))
  expect(mistakes.length).toBeGreaterThan(0)
  for (const line of mistakes)
    expect(JSON.parse(line)).toMatchObject({
      slot: expect.any(String),
      asset: expect.stringContaining('in-every-field'),
      field: expect.any(String),
    })
})

test('the form of a module is answered by the module alone, with the texts of preferences', async () => {
  const shop = openShop()
  const page = '/category/lab-email'
  const { text } = await shop.text(page)
  const form = /name="form" value="([^"]+)"/.exec(mainOf(text))?.[1] ?? ''
  const key = /name="idempotencyKey" value="([^"]+)"/.exec(mainOf(text))?.[1] ?? ''
  const send = (email: string, idempotencyKey: string) =>
    shop.text('/newsletter/subscribe', {
      method: 'POST',
      headers: { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email, from: page, form, idempotencyKey }).toString(),
    })
  const ERROR = 'Please enter an email address we can write to.'
  const SUCCESS = 'Thank you! The next letter is yours.'
  const shown = (html: string, words: string) => count(html, new RegExp(`>${words}<`, 'g'))

  const rejected = await send('a+b@example.com', key)
  expect(rejected.response.status).toBe(422)
  expect(shown(mainOf(rejected.text), ERROR)).toBe(1)
  expect(shown(rejected.text, ERROR)).toBe(1)
  expect(mainOf(rejected.text)).toContain('value="a+b@example.com"')

  const empty = await send('', crypto.randomUUID())
  expect(shown(mainOf(empty.text), ERROR)).toBe(1)

  const accepted = await send('dusk@example.com', crypto.randomUUID())
  expect(accepted.response.status).toBe(200)
  expect(shown(mainOf(accepted.text), SUCCESS)).toBe(1)
  expect(shown(accepted.text, SUCCESS)).toBe(1)
})

test('a link that needs a customer leads through the login page, and comes back', async () => {
  const { text } = await openShop().text('/ca/fr-CA/category/lab-more')
  expect(mainOf(text)).toContain(
    'href="/ca/fr-CA/login?from=%2Fg%2Ftop-offers" rel="nofollow" data-signs-in="/ca/fr-CA/g/top-offers"',
  )
})
