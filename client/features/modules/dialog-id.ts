import type { ContentAsset } from '#shared/content/content.ts'

/** The id of the dialog with an asset's details. An anchor of content cannot be like it. */
export const dialogIdOf = ({ id }: Pick<ContentAsset, 'id'>) =>
  `details:${id.replaceAll(/[^\w-]/g, '_')}`
