import * as v from 'valibot'

import type { CategoryId } from '#shared/contract/category.ts'
import { AssetId, type ContentAsset } from '#shared/contract/content.ts'
import { TrustedHtml } from '#shared/contract/html.ts'
import type { ProductTile } from '#shared/contract/product.ts'
import type { RowName } from '#shared/contract/recommendations.ts'

/** What samples are made of: the shop's own texts, and products of a category. */
export interface SampleMaterial {
  heading: string
  text: string
  button: string
  href: string
  categoryId: CategoryId
  tiles: readonly ProductTile[]
}

type Parts = Omit<Partial<ContentAsset>, 'id'>

interface GallerySample {
  /** The parts of the asset with this number, from 1. */
  parts: (material: SampleMaterial, number: number) => Parts
  /** The slot's callout. */
  callout?: RowName
  /** Further looks of one asset. */
  looks?: readonly Parts[]
}

const html = (text: string) => v.parse(TrustedHtml, `<p>${text.replaceAll('<', '&lt;')}</p>`)

const pictureOf = ({ tiles }: SampleMaterial, number: number) => {
  const picture = tiles[(number - 1) % (tiles.length || 1)]?.picture
  return picture ? { image: picture } : {}
}
const copyOf = ({ heading, text, button, href }: SampleMaterial): Parts => ({
  eyebrow: button,
  heading,
  paragraph: html(text),
  ctaText: button,
  ctaHref: href,
})
const buttonsOf = ({ button, href }: SampleMaterial, count: number): Parts => ({
  buttons: Array.from({ length: count }, (_, index) => ({
    id: `button-${index + 1}`,
    text: `${button} ${index + 1}`,
    href,
    style: index === 0 ? 'primary' : 'outline',
  })),
})
const tileOf = (material: SampleMaterial, number: number): Parts => ({
  ...pictureOf(material, number),
  heading: `${material.button} ${number}`,
  href: material.href,
})
const offerOf = (material: SampleMaterial, number: number): Parts => ({
  ...pictureOf(material, number),
  offer: { price: `${number} × ${number}`, form: material.button, href: material.href },
})
const announcementOf = ({ heading, text, href }: SampleMaterial): Parts => ({
  announcement: { heading, subHeading: text, href, background: '#1f3a33', colour: '#f7f1e5' },
})
const productsOf = ({ tiles }: SampleMaterial, count: number): Parts => ({
  productIds: tiles.slice(0, count).map(({ id }) => id),
})
const LIGHT: Parts = {
  announcement: { heading: '#f4c95d', background: '#f4c95d', colour: '#ffffff' },
}
const SIDES: Parts[] = [{ imagePlacement: 'right' }]

/** A sample for each slot template. */
export const GALLERY_SAMPLES: Readonly<Record<string, GallerySample>> = {
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
        colour: '#f7f1e5',
      },
      dialogHeading: material.heading,
      dialogParagraph: html(material.text),
    }),
    looks: [{ textDisplayMode: 'Light' }],
  },
  'top-offers': { parts: offerOf },
  'top-offers-grid': { parts: offerOf },
  'carousel-banner': {
    parts: (material, number) => ({ ...pictureOf(material, number), ...copyOf(material) }),
  },
  'copy-block': {
    parts: (material) => ({
      ...copyOf(material),
      liveText: html(material.text),
      liveTextColour: '#94501f',
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
    looks: [LIGHT],
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
    parts: (material, number) => ({ ...pictureOf(material, number), ...copyOf(material) }),
    looks: SIDES,
  },
  contentassetbody: {
    parts: ({ text, heading }) => ({ body: html(text), customBody: html(heading) }),
  },
  'shoppable-content': {
    parts: ({ text, heading }) => ({ body: html(text), customBody: html(heading) }),
  },
  recommendations: { parts: () => ({}), callout: 'home1_rr' },
  'user-info-collection': {
    parts: ({ heading, button, text }) => ({
      paragraph: html(text),
      textInput: { heading, label: button, button },
    }),
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
      textDisplayMode: 'Light',
    }),
    looks: [{ textDisplayMode: 'Dark', imagePlacement: 'right' }],
  },
  'top-categories-navigation': { parts: tileOf },
  'gift-finder': { parts: copyOf },
  hotspots: {
    parts: (material, number) => ({
      ...pictureOf(material, number),
      ...copyOf(material),
      hotspots: material.tiles
        .slice(0, 3)
        .map(({ id }, index) => ({ productId: id, x: 25 + index * 25, y: 60 })),
    }),
  },
}

export const sampleAsset = (id: string, parts: Parts): ContentAsset => ({
  id: v.parse(AssetId, id),
  ...parts,
})
