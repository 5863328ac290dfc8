import * as v from 'valibot'
import { expect, test } from 'vitest'

import { CategoryId } from '#shared/listing/category.ts'

import type { WireComponent } from './experience.ts'
import { categorySlotsOf, homeSlotsOf, productSlotsOf } from './map-page.ts'

const module = (template: string, rest: Partial<WireComponent> = {}): WireComponent => ({
  id: `module-${template}`,
  typeId: `modules.${template}`,
  ...rest,
})

const content = (id: string, custom: Record<string, unknown>, visible = true): WireComponent => ({
  id,
  typeId: 'assets.banner',
  visible,
  custom,
})

const pageOf = (...regions: [id: string, ...components: WireComponent[]][]) => ({
  id: 'page',
  typeId: 'shop_page',
  regions: regions.map(([id, ...components]) => ({ id, components })),
})

const unknown: string[] = []
const gifts = {
  id: v.parse(CategoryId, 'gifts'),
  name: 'Gifts',
  path: '/c/home/gifts',
}
const sources = {
  categories: new Map([['gifts', gifts]]),
  onUnknown: ({ typeId }: WireComponent) => void unknown.push(typeId),
}

test('the modules of the home page fill its slots in their order, with the content of their types', () => {
  const region = {
    id: 'assets',
    components: [
      content('hero', {
        id: 'other',
        c_marketingCopyHeading: 'Rain',
        c_numberOfProducts: '4',
        c_video: 1,
      }),
      content('hidden', { c_marketingCopyHeading: 'Snow' }, false),
    ],
  }
  const page = pageOf([
    'main',
    module('top_offers_grid', {
      custom: { template: 'top-offers-grid', heading: 'This week', callout: null },
      regions: [region],
    }),
    module('recommendations', { custom: { callout: 'home1_rr' } }),
  ])

  expect(homeSlotsOf(page, sources)).toMatchObject([
    {
      slot_id: 'home-1',
      template: 'top-offers-grid',
      heading: 'This week',
      callout: null,
      contentAssets: [{ id: 'hero', c_marketingCopyHeading: 'Rain', c_numberOfProducts: 4 }],
    },
    { slot_id: 'home-2', template: 'recommendations', callout: 'home1_rr', contentAssets: [] },
  ])
})

test('leaves out what is not visible, and names the types that the shop does not know', () => {
  const layout = {
    id: 'grid',
    typeId: 'commerce_layouts.mobileGrid2r1c',
    regions: [
      { id: 'column1', components: [module('banner')] },
      { id: 'column2', components: [{ id: 'loom', typeId: 'quill_assets.loomCounter' }] },
    ],
  }
  const page = pageOf(['main', module('subs', { visible: false }), layout, module('UGC')])

  const slots = homeSlotsOf(page, sources)

  expect(slots.map(({ slot_id, template }) => [slot_id, template])).toEqual([
    ['home-1', 'banner'],
    ['home-2', 'UGC'],
  ])
  expect(unknown).toEqual(['quill_assets.loomCounter'])
})

test('the modules of a category are above or below its products', () => {
  const page = pageOf(
    ['top', module('banner'), module('copy_block')],
    ['plpBottom', module('minigrid')],
  )

  expect(
    categorySlotsOf(page, sources).map(({ slot_id, template }) => [slot_id, template]),
  ).toEqual([
    ['category-top', 'banner'],
    ['category-top', 'copy-block'],
    ['category-bottom', 'minigrid'],
  ])
})

test('the modules of a product’s page are all in its one place', () => {
  const page = pageOf(['main', module('banner'), module('UGC')])

  expect(productSlotsOf(page, sources).map(({ slot_id, template }) => [slot_id, template])).toEqual(
    [
      ['pdp-banner', 'banner'],
      ['pdp-banner', 'UGC'],
    ],
  )
})

const reference = (name: string, id: string, data: Record<string, unknown>): WireComponent => ({
  id,
  typeId: `commerce_assets.${name}`,
  data,
})

test('shows the types of reference sites by modules of the same kind, with links to categories', () => {
  const image = { url: 'https://pictures.example/a.jpg', metaData: { width: 800, height: 600 } }
  const page = pageOf([
    'main',
    reference('mainBanner', 'rain', {
      image,
      heading: '<p>Rain</p>',
      buttonText: 'See',
      categoryLink: { type: 'category', value: 'gifts' },
    }),
    reference('mainBanner', 'wind', { image, heading: 'Wind', categoryLink: 'coats' }),
    reference('imageAndText', 'mend', { image, ITCText: '<p>We mend.</p>', ITCLink: '/mending' }),
    reference('editorialRichText', 'text', { richText: '<h2>Wool</h2>' }),
    reference('campaignBanner', 'sale', { bannerMessage: 'Sale' }),
  ])
  const picture = { link: image.url, width: 800, height: 600 }

  expect(
    homeSlotsOf(page, sources).map(({ template, contentAssets }) => [template, contentAssets]),
  ).toEqual([
    [
      'banner',
      [
        {
          id: 'rain',
          c_image: picture,
          c_marketingCopyHeading: '<p>Rain</p>',
          c_marketingCopyCtaText: 'See',
          c_marketingCopyClickthrough: '/c/home/gifts',
        },
      ],
    ],
    [
      'banner',
      [
        {
          id: 'wind',
          c_image: picture,
          c_marketingCopyHeading: 'Wind',
          c_imageClickThrough: '/g/coats',
        },
      ],
    ],
    [
      'single-subs',
      [
        {
          id: 'mend',
          c_image: picture,
          c_marketingCopyParagraph: '<p>We mend.</p>',
          c_imageClickThrough: '/mending',
        },
      ],
    ],
    ['contentassetbody', [{ id: 'text', c_body: '<h2>Wool</h2>' }]],
    ['announcement-banner-detached', [{ id: 'sale', c_announcementHeading: 'Sale' }]],
  ])
})

test('tiles of categories that follow each other are one module, and products are one row', () => {
  const carousel = {
    id: 'carousel',
    typeId: 'commerce_layouts.carousel',
    data: { textHeadline: 'Often ordered' },
    regions: [
      {
        id: 'slides',
        components: ['A1', 'A2', 'A3'].map((product) =>
          reference('productTile', product, { product }),
        ),
      },
    ],
  }
  const page = pageOf([
    'main',
    reference('categoryTile', 'one', { category: 'gifts' }),
    reference('popularCategory', 'two', { category: 'coats', catDisplayName: 'Coats' }),
    carousel,
  ])

  expect(homeSlotsOf(page, sources)).toMatchObject([
    {
      template: 'other-ways-to-shop',
      heading: null,
      contentAssets: [
        { id: 'one', c_marketingCopyHeading: 'Gifts', c_imageClickThrough: '/c/home/gifts' },
        { id: 'two', c_marketingCopyHeading: 'Coats', c_imageClickThrough: '/g/coats' },
      ],
    },
    {
      template: 'shop-the-module',
      heading: 'Often ordered',
      contentAssets: [{ id: 'A1', c_productIDs: ['A1', 'A2', 'A3'] }],
    },
  ])
})
