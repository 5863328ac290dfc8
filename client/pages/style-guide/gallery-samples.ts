import * as v from 'valibot'

import type { CategoryId } from '#shared/listing/category.ts'
import { AssetId, type ContentAsset } from '#shared/content/content.ts'
import { TrustedHtml } from '#shared/text/html.ts'
import type { ProductTile } from '#shared/product/product.ts'
import type { RowName } from '#shared/recommendations/recommendations.ts'

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

/** What is different in another look of an asset. */
export interface Look extends Pick<Parts, 'textDisplayMode' | 'imagePlacement'> {
  announcement?: { background: string; colour: string }
}

interface GallerySample {
  /** The parts of the asset with this number, from 1. */
  parts: (material: SampleMaterial, number: number) => Parts
  /** The slot's callout. */
  callout?: RowName
  /** Further looks of one asset. */
  looks?: readonly Look[]
  /** What it shows of a slot without assets. */
  withoutAssets?: 'nothing' | 'form' | 'row'
  /** Of several assets, it shows one. */
  isChoice?: true
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
const LIGHT_GROUND: Look = { announcement: { background: '#f4c95d', colour: '#1f3a33' } }
const LEFT = { imagePlacement: 'left' } as const
const RIGHT = { imagePlacement: 'right' } as const
const DARK_TEXT = { textDisplayMode: 'Dark' } as const
const LIGHT_TEXT = { textDisplayMode: 'Light' } as const

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
  'gift-finder': { parts: copyOf, withoutAssets: 'form' },
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

export const sampleAsset = (
  id: string,
  { announcement, ...parts }: Parts,
  { announcement: colours, ...look }: Look = {},
): ContentAsset => ({
  id: v.parse(AssetId, id),
  ...parts,
  ...(announcement && { announcement: { ...announcement, ...colours } }),
  ...look,
})
