import type { CoreTemplate } from '../modules/modules.ts'
import {
  html,
  pictureOf,
  copyOf,
  buttonsOf,
  tileOf,
  offerOf,
  announcementOf,
  productsOf,
  type GallerySample,
  type Look,
} from './sample-parts.ts'

const LIGHT_GROUND: Look = { announcement: { background: '#f4c95d', color: '#1f3a33' } }
const LEFT = { imagePlacement: 'left' } as const
const RIGHT = { imagePlacement: 'right' } as const
const DARK_TEXT = { textDisplayMode: 'Dark' } as const
const LIGHT_TEXT = { textDisplayMode: 'Light' } as const

/** A sample for each slot template of the core. */
export const GALLERY_SAMPLES: Readonly<Record<CoreTemplate, GallerySample>> = {
  banner: {
    parts: (material, number) => ({
      ...pictureOf(material, number),
      ...copyOf(material),
      ...announcementOf(material),
      ...buttonsOf(material, 6),
      promoLines: {
        memberExclusive: material.button,
        line: material.heading,
        secondLine: material.button,
        code: 'DUSK',
        background: '#1f3a33',
        color: '#f7f1e5',
      },
      dialogHeading: material.heading,
      dialogParagraph: html(material.text),
      ...DARK_TEXT,
    }),
    looks: [LIGHT_TEXT],
    isChoice: true,
  },
  'top-offers': { parts: offerOf },
  'top-offers-grid': { parts: offerOf },
  'carousel-banner': {
    parts: (material, number) => ({
      ...pictureOf(material, number),
      ...copyOf(material),
      ...DARK_TEXT,
    }),
    looks: [LIGHT_TEXT],
  },
  'copy-block': {
    parts: (material) => ({
      ...copyOf(material),
      liveText: html(material.text),
      liveTextColor: '#94501f',
    }),
  },
  'other-ways-to-shop': { parts: tileOf },
  'shop-the-module': {
    parts: (material, number) => ({
      ...pictureOf(material, number),
      ...copyOf(material),
      ...productsOf(material, number),
    }),
  },
  'announcement-banner-detached': {
    parts: (material) => ({
      ...announcementOf(material),
      promotion: {
        ctaText: material.button,
        heading: material.heading,
        description: html(material.text),
      },
    }),
    looks: [LIGHT_GROUND],
  },
  subs: {
    parts: (material, number) => ({
      ...pictureOf(material, number),
      href: material.href,
      imageCta: material.button,
      graphicParagraph: material.text,
    }),
  },
  'single-subs': {
    parts: (material, number) => ({
      ...pictureOf(material, number),
      ...copyOf(material),
      ...LEFT,
    }),
    looks: [RIGHT],
  },
  contentassetbody: {
    parts: ({ text, heading }) => ({ body: html(text), customBody: html(heading) }),
  },
  'shoppable-content': {
    parts: ({ text, heading }) => ({ body: html(text), customBody: html(heading) }),
  },
  recommendations: { parts: () => ({}), callout: 'home1_rr', withoutAssets: 'row' },
  'user-info-collection': {
    parts: ({ heading, button, text }) => ({
      paragraph: html(text),
      textInput: { heading, label: button, button },
    }),
    withoutAssets: 'form',
  },
  UGC: { parts: (material) => ({ heading: material.heading, ...productsOf(material, 4) }) },
  minigrid: {
    parts: ({ heading, href, categoryId }) => ({
      heading,
      productCategory: categoryId,
      numberOfProducts: 4,
      productCategoryHref: href,
    }),
  },
  'large-card': {
    parts: (material, number) => ({
      ...pictureOf(material, number),
      heading: material.heading,
      paragraph: html(material.text),
      ...buttonsOf(material, 3),
      ...LIGHT_TEXT,
      ...LEFT,
    }),
    looks: [{ ...DARK_TEXT, ...RIGHT }],
  },
  'top-categories-navigation': { parts: tileOf },
  hotspots: {
    parts: (material, number) => ({
      ...pictureOf(material, number),
      ...copyOf(material),
      hotspots: material.tiles
        .slice(0, 3)
        .map(({ id, name }, index) => ({ productId: id, name, x: 25 + index * 25, y: 60 })),
    }),
  },
}
