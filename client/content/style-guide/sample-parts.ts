import * as v from 'valibot'

import type { CategoryId } from '#shared/listing/category.ts'
import { AssetId, type ContentAsset } from '#shared/content/content.ts'
import { TrustedHtml } from '#shared/text/html.ts'
import type { ProductTile } from '#shared/product/product.ts'
import type { RowName } from '#shared/recommendations/recommendations.ts'

/** The texts and products that fill the samples. Texts are the shop's, products those of one category. */
export interface SampleMaterial {
  heading: string
  text: string
  button: string
  href: string
  categoryId: CategoryId
  tiles: readonly ProductTile[]
}

type Parts = Omit<Partial<ContentAsset>, 'id'>

/** The parts of an asset that differ in another look. */
export interface Look extends Pick<Parts, 'textDisplayMode' | 'imagePlacement'> {
  announcement?: { background: string; color: string }
}

export interface GallerySample {
  /** The parts of the asset with this number, from 1. */
  parts: (material: SampleMaterial, number: number) => Parts
  /** The slot's callout. */
  callout?: RowName
  /** Further looks of one asset. */
  looks?: readonly Look[]
  /** Its content in a slot without assets. */
  withoutAssets?: 'nothing' | 'form' | 'row'
  /** Of several assets, it shows one. */
  isChoice?: true
}

export const html = (text: string) => v.parse(TrustedHtml, `<p>${text.replaceAll('<', '&lt;')}</p>`)

export const pictureOf = ({ tiles }: SampleMaterial, number: number) => {
  const picture = tiles[(number - 1) % (tiles.length || 1)]?.picture
  return picture ? { image: picture } : {}
}
export const copyOf = ({ heading, text, button, href }: SampleMaterial): Parts => ({
  eyebrow: button,
  heading,
  paragraph: html(text),
  ctaText: button,
  ctaHref: href,
})
export const buttonsOf = ({ button, href }: SampleMaterial, count: number): Parts => ({
  buttons: Array.from({ length: count }, (_, index) => ({
    id: `button-${index + 1}`,
    text: `${button} ${index + 1}`,
    href,
    style: index === 0 ? 'primary' : 'outline',
  })),
})
export const tileOf = (material: SampleMaterial, number: number): Parts => ({
  ...pictureOf(material, number),
  heading: `${material.button} ${number}`,
  href: material.href,
})
export const offerOf = (material: SampleMaterial, number: number): Parts => ({
  ...pictureOf(material, number),
  offer: { price: `${number} × ${number}`, form: material.button, href: material.href },
})
export const announcementOf = ({ heading, text, href }: SampleMaterial): Parts => ({
  announcement: { heading, subHeading: text, href, background: '#1f3a33', color: '#f7f1e5' },
})
export const productsOf = ({ tiles }: SampleMaterial, count: number): Parts => ({
  productIds: tiles.slice(0, count).map(({ id }) => id),
})

export const sampleAsset = (
  id: string,
  { announcement, ...parts }: Parts,
  { announcement: colors, ...look }: Look = {},
): ContentAsset => ({
  id: v.parse(AssetId, id),
  ...parts,
  ...(announcement && { announcement: { ...announcement, ...colors } }),
  ...look,
})
