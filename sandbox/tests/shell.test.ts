import { expect, test } from 'vitest'

import { control, fixture, newGuest, origin, readThenRestore } from './clients.ts'

type Fields = Record<string, unknown> & { id: string }
interface Slot {
  slot_id: string
  category_id?: string
  template: string
  contentAssets: Fields[]
  emailConfig?: { cookieName: string; cookieDuration: number }
  pwaPageSupression?: string[]
}

const ORGANIZATION = 'f_ecom_jwck_001'
const VISITS = [
  { siteId: 'us', locale: 'en-US' },
  { siteId: 'ca', locale: 'en-CA' },
  { siteId: 'ca', locale: 'fr-CA' },
] as const
type Visit = (typeof VISITS)[number]

async function readData<Row>(
  path: string,
  visit: Visit,
  more: Record<string, string> = {},
): Promise<Row[]> {
  const guest = await newGuest(visit.siteId)
  const query = new URLSearchParams({ ...visit, ...more })
  const response = await fetch(`${origin}/custom/${path}?${query}`, {
    headers: { authorization: `Bearer ${guest.token.access_token}` },
  })
  const { data }: { data: Row[] } = JSON.parse(await response.text())
  return data
}

const readSlots = (visit: Visit, c_id: string, more?: Record<string, string>): Promise<Slot[]> =>
  readData(`slots/v1/organizations/${ORGANIZATION}/slots`, visit, { c_id, ...more })

const readAssets = (visit: Visit, ids: string[]): Promise<Fields[]> =>
  readData(`content/v1/organizations/${ORGANIZATION}/content/(${ids.join(',')})`, visit)

test.for(VISITS)(
  '$locale: returns every slot of header, footer and dialogs in one call',
  async (visit) => {
    const ids = `header-announcement-banner header-promo-banner header-pickup-promo footer-list-menu
    footer-legal-links footer-social-email email-dialog`.split(/\s+/)
    const slots = await readSlots(visit, ids.join(','))
    expect(slots.map(({ slot_id }) => slot_id)).toEqual(ids)
    const [announcement, promos, pickup, , , subscription, welcome] = slots
    const colors = {
      c_announcementBannerColor: expect.stringMatching(/^#/),
      c_announcementBannerTextColor: expect.stringMatching(/^#/),
    }
    expect(announcement?.contentAssets).toMatchObject([
      { ...colors, c_announcementBannerClickThrough: expect.stringMatching(/^\//) },
    ])
    expect(promos?.contentAssets).toMatchObject([colors, colors, colors])
    const film = promos?.contentAssets.find(({ c_video }) => c_video !== undefined)
    expect((await fetch(String(film?.c_video))).headers.get('content-type')).toBe('video/webm')
    expect(pickup?.contentAssets).toMatchObject([
      { ...colors, c_liveTextPromoLine1: expect.any(String) },
    ])
    expect(subscription?.contentAssets[0]?.c_marketingCopyLiveText).toContain('<a href')
    expect(welcome).toMatchObject({
      emailConfig: { cookieName: expect.any(String), cookieDuration: expect.any(Number) },
      pwaPageSupression: expect.arrayContaining(['/checkout*']),
    })
  },
)

test.for(VISITS)(
  '$locale: returns offers for the panel of each category in the menu',
  async (visit) => {
    const { products } = await newGuest(visit.siteId)
    const root = await products.getCategory({ parameters: { id: 'root', levels: 1 } })
    const menu = (root.categories ?? []).filter((category) => category['c_showInMenu'] === true)
    const top = menu.map(({ id }) => id)
    expect(top).toEqual(expect.arrayContaining(['new-and-now', 'gifts']))
    const slots = await readSlots(visit, 'category-top-offers', { c_categoryId: top.join(',') })
    expect(slots.map(({ category_id }) => category_id)).toEqual(top)
    for (const { contentAssets } of slots) {
      expect(contentAssets[0]).toMatchObject({
        c_topOffersForm: expect.any(String),
        c_topOffersClickthrough: expect.stringMatching(/^\//),
      })
    }
  },
)

test.for(VISITS)(
  '$locale: every link of the footer leads to a page that has a title',
  async (visit) => {
    const { seo } = await newGuest(visit.siteId)
    const slots = await readSlots(visit, 'footer-list-menu,footer-legal-links')
    const bodies = slots.flatMap(({ contentAssets }) => contentAssets.map(({ c_body }) => c_body))
    const links = [...bodies.join('').matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link)
    // Lists of products, and the page of choices, are not content.
    const pages = links.filter((link) => !/^\/([cg]\/|privacy-choices$)/.test(link))
    expect(pages.length).toBeGreaterThan(10)
    const mapped = await Promise.all(
      [...pages, '/global-locations/global-locations-france.html'].map((urlSegment) =>
        seo.getUrlMapping({ parameters: { urlSegment } }),
      ),
    )
    const ids = mapped.map(({ resourceId }) => String(resourceId))
    const assets = await readAssets(visit, ids)
    expect(assets.map(({ id }) => id)).toEqual(ids)
    for (const { id, c_body } of assets) expect(c_body, id).toMatch(/^<h1>[^<]+<\/h1>/)
  },
)

test('the welcome dialog can be tried without a picture', async () => {
  const [visit] = VISITS
  const assets = [await fixture('A-WELCOME-NOIMG', 'us')]
  await control('PUT', '/slots/us/email-dialog', { template: 'email-dialog', assets })
  const putBack = () => control('DELETE', '/slots/us/email-dialog')
  const [slot] = await readThenRestore(putBack, () => readSlots(visit, 'email-dialog'))
  expect(slot?.contentAssets[0]).not.toHaveProperty('c_image')
  const [restored] = await readSlots(visit, 'email-dialog')
  expect(restored?.contentAssets[0]).toHaveProperty('c_image')
})
