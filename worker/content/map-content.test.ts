import { expect, test } from 'vitest'

import { mapAsset, mapSlot } from './map-content.ts'
import { mapperForTest } from '../markup/testing/mapper-for-test.ts'

const mapper = mapperForTest('ca', 'fr-CA')

test('an asset contains only the fields that have a value', () => {
  expect(
    mapAsset({ id: 'plain', c_marketingCopyHeading: ' ', c_body: '<script>1</script>' }, mapper),
  ).toEqual({ id: 'plain' })
})

test('a banner has its image, plain text and links for the current site', () => {
  const picture = { link: 'https://pictures.example/a.svg', alt: 'from the picture' }
  const asset = mapAsset(
    {
      id: 'hero',
      c_image: picture,
      c_imageDesktopOverride: 'https://otherLocales.example/b.svg',
      c_imageClickThrough: '/g/lamps',
      c_marketingCopyHeading: 'Bread &amp; <em>salt</em>',
      c_marketingCopyParagraph: 'Cut <b onclick="x()">here</b>',
      c_marketingCopyClickthrough: 'javascript:alert(1)',
      c_marketingCopyLiveTextHexColor: '#ABC',
      c_searchKeyword: 'lamp, shade ,,',
      c_pdpBannerProductIDs: 'JW1,JW2',
      c_productIDs: ['JW2', 'JW3'],
      c_numberOfProducts: 99,
      c_doNotTranslate: true,
    },
    mapper,
  )

  expect(asset).toEqual({
    id: 'hero',
    lang: 'en',
    image: picture,
    href: '/ca/fr-CA/g/lamps',
    heading: 'Bread & salt',
    paragraph: 'Cut <b>here</b>',
    liveTextColor: '#aabbcc',
    searchKeywords: ['lamp', 'shade'],
    productIds: ['JW1', 'JW2', 'JW3'],
    numberOfProducts: 24,
  })
})

test('a picture or video of another host is refused, and each host is logged once', () => {
  const lines: unknown[][] = []
  const strict = mapperForTest('us', 'en-US', (...line) => void lines.push(line))
  const refused = {
    c_image: 'https://cdn.example/secret/a.jpg?token=1',
    c_imageDesktopOverride: 'https://cdn.example/b.jpg',
    c_body: '<p>Text</p><img src="https://other.example/c.jpg" alt=""><img src="data:,x" alt="">',
    c_video: 'https://cdn.example/film.webm',
  }
  for (const id of ['one', 'two']) {
    expect(mapAsset({ id, ...refused }, strict)).toEqual({ id, body: '<p>Text</p>' })
  }
  // Each mistake is logged once, and names slot, asset and field.
  mapSlot(
    { slot_id: 'home-1', template: 'banner', contentAssets: [{ id: 'one', ...refused }] },
    strict,
  )
  const [hosts, mistakes] = [/refused/, /mistake/].map((kind) =>
    lines.filter((line) => kind.test(String(line))),
  )
  expect(mistakes).toHaveLength(9)
  expect(mistakes).toContainEqual([
    'content mistake',
    {
      slot: 'home-1',
      asset: 'one',
      field: 'c_image',
      reason: 'not a picture of the image origin',
    },
  ])
  expect(hosts).toEqual([
    ['video refused for its host', { host: 'cdn.example' }],
    ['picture refused for its host', { host: 'cdn.example' }],
    ['picture refused for its host', { host: 'other.example' }],
  ])

  const film = 'https://pictures.example/film.webm'
  expect(mapAsset({ id: 'film', c_video: film }, strict)).toEqual({
    id: 'film',
    video: { link: film },
  })
})

test('text keeps the no-break spaces of French, and no other blanks', () => {
  const asset = mapAsset(
    { id: 'offer', c_marketingCopyHeading: ' 6 pour\n 36\u00a0$&nbsp;: le\tsac ' },
    mapper,
  )
  expect(asset).toMatchObject({ heading: '6 pour 36\u00a0$\u00a0: le sac' })
})

test('a button group has at most six buttons, each with a label and a link', () => {
  const button = (fields: object) => ({ ctaText: 'Go', clickThrough: '/search', ...fields })
  const group = JSON.stringify([
    button({ id: 'one', buttonStyle: 'outline', backgroundColor: 'red;}', target: '_blank' }),
    button({ ctaText: '' }),
    button({ clickThrough: 'data:text/html,1' }),
    'nonsense',
    ...Array.from({ length: 7 }, () => button({ buttonStyle: 'hologram' })),
  ])
  const { buttons } = mapAsset({ id: 'group', c_buttonGroup: group }, mapper) ?? {}

  expect(buttons).toHaveLength(6)
  expect(buttons?.[0]).toEqual({
    id: 'one',
    text: 'Go',
    href: '/ca/fr-CA/search',
    style: 'outline',
    target: '_blank',
  })
  expect(buttons?.[1]?.style).toBe('primary')
  expect(mapAsset({ id: 'broken', c_buttonGroup: '[{"ctaText":' }, mapper)).toEqual({
    id: 'broken',
  })
})

test('a promotion has its lines, code and colors, and says if it is for members', () => {
  const asset = mapAsset(
    {
      id: 'promo',
      c_liveTextPromoLine1: 'Early <b>access</b>',
      c_liveTextPromoLine2: 'Joining is free',
      c_liveTextEyebrow: 'New',
      c_liveTextMemberExclusive: 'Members',
      c_announcementBannerColor: '#1F3A33',
      c_announcementBannerTextColor: 'red',
    },
    mapper,
  )
  expect(asset?.promoLines).toEqual({
    eyebrow: 'New',
    memberExclusive: 'Members',
    line: 'Early access',
    secondLine: 'Joining is free',
    background: '#1f3a33',
  })
  expect(mapAsset({ id: 'other', c_liveTextCode: 'DUSK' }, mapper)).toEqual({
    id: 'other',
    promoLines: { code: 'DUSK' },
  })
})

test('an empty slot is left out, but a slot with only text is shown', () => {
  const empty = { slot_id: 'home-1', template: 'banner', contentAssets: null }
  expect(mapSlot(empty, mapper)).toBeNull()
  expect(mapSlot({ ...empty, callout: 'home-top' }, mapper)).toMatchObject({
    callout: 'home-top',
    assets: [],
  })
})

const welcome = {
  slot_id: 'email-dialog',
  template: 'email-dialog',
  contentAssets: [{ id: 'hello', c_modalDialogHeading: 'Come &amp; see' }],
}

test('a dialog has its texts, its cookie and the paths where it does not open', () => {
  const emailConfig = { cookieName: 'welcome-modal-ca', cookieDuration: 60 }
  const pwaPageSupression = ['/cart', ' /checkout* ', 'cart', '', `/${'x'.repeat(200)}`]
  expect(mapSlot({ ...welcome, emailConfig, pwaPageSupression }, mapper)).toMatchObject({
    assets: [{ dialogHeading: 'Come & see' }],
    cookie: { name: 'welcome-modal-ca', days: 60 },
    suppressedPaths: ['/cart', '/checkout*'],
  })
})

test.for([
  '__Host-Http-us-session',
  'us-session',
  'CA-Session',
  'vitrine-visitor',
  'international-redirect',
  'a=b; Path',
  'a b',
  'é',
  '',
  'x'.repeat(65),
])('content cannot give its cookie the name "%s"', (cookieName) => {
  const slot = mapSlot({ ...welcome, emailConfig: { cookieName, cookieDuration: '7' } }, mapper)
  expect(slot?.cookie).toEqual({ name: 'welcome-modal', days: 7 })
})

test.for([0, -1, 1.5, 366, 'x', null])('%s days become the default', (cookieDuration) => {
  const slot = mapSlot({ ...welcome, emailConfig: { cookieName: 'hi', cookieDuration } }, mapper)
  expect(slot?.cookie).toEqual({ name: 'hi', days: 30 })
})

test('absurd texts are cut, and an anchor cannot take the name of a part of the document', () => {
  const asset = mapAsset(
    {
      id: 'absurd',
      c_marketingCopyHeading: 'salt '.repeat(500),
      c_marketingCopyAnchorID: 'State',
      c_clickTriggerEvent: 'explode',
      c_productCategory: '../salt',
    },
    mapper,
  )
  expect(Object.keys(asset ?? {})).toEqual(['id', 'heading'])
  expect(asset?.heading).toHaveLength(400)
  expect(asset?.heading?.endsWith('salt…')).toBe(true)
})
