import type { ContentAsset } from '#shared/content/content.ts'

/** The name of `asset-extras.tsx` among the templates of a page. */
export const EXTRAS = 'asset extras'

/** The dialog with the details of an asset. */
export interface AssetDetails {
  heading: string | undefined
  html: ContentAsset['dialogParagraph']
  /** What opens the dialog, if no button of the asset does. */
  opener: string | undefined
}

/** The details of an asset's promotion, or else the texts of its dialog. */
export function detailsOf({ promotion, ...asset }: ContentAsset): AssetDetails | null {
  const { ctaText, heading, description } = promotion ?? {}
  if (description) return { heading, html: description, opener: ctaText }
  const { dialogHeading, dialogParagraph } = asset
  if (!dialogHeading && !dialogParagraph) return null
  return { heading: dialogHeading, html: dialogParagraph, opener: ctaText }
}

/** The button that opens the details, by the id of a dialog. */
export const opensDetails = (asset: ContentAsset) =>
  asset.buttons?.some(({ modalId }) => modalId !== undefined) ?? false

/** Whether an asset has what `asset-extras.tsx` shows. */
export const hasExtras = (asset: ContentAsset) =>
  asset.promoLines !== undefined || detailsOf(asset) !== null

/** The id of the dialog with an asset's details. An anchor of content cannot be like it. */
export const dialogIdOf = ({ id }: Pick<ContentAsset, 'id'>) =>
  `details:${id.replaceAll(/[^\w-]/g, '_')}`
