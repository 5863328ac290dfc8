import type { ContentAsset } from '#shared/content/content.ts'

/** The attributes of an element with text of an asset, which content may say is never translated. */
export const sourceLanguage = ({ lang }: Pick<ContentAsset, 'lang'>) =>
  lang ? { lang, translate: 'no' as const } : {}

/** The class name of an element in a color from content, by the ids of what it shows. */
export const tintOf = (...ids: readonly string[]) =>
  ['tint', ...ids].join('-').replaceAll(/[^\w-]/g, '_')
