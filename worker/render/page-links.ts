import { deploy } from 'virtual:deploy'

import { shownTemplates } from '#client/content/modules/load-modules.ts'
import type { LeadPicture } from '#client/kit/lead-picture.ts'

import { listVariants } from './lead-picture.ts'
import { PRELOADED_FONTS } from './preloaded-fonts.ts'
import type { PreparedPage } from './prepare.ts'

/** The files of the page's own chunk, unless the browser keeps what the edge renders. */
export const listChunkFiles = ({ page, target }: PreparedPage): readonly string[] =>
  page.isStatic ? [] : deploy.pageChunks[target.key]

/** The stylesheet of every page, those of the page's own components, and those of the content modules that it shows. */
export const listStylesheets = ({ target, queryClient }: PreparedPage): readonly string[] => [
  ...new Set([
    deploy.stylesheet,
    ...deploy.pageStyles[target.key],
    ...shownTemplates(queryClient).flatMap((template) => deploy.moduleStyles[template] ?? []),
  ]),
]

/** The `Link` header: what the browser should fetch before it reads the page. Scripts come later. */
export function linkHeader(stylesheets: readonly string[], leadPicture: LeadPicture | null) {
  const pictures = leadPicture ? listVariants(leadPicture) : []
  return [
    ...stylesheets.map((address) => `<${address}>; rel=preload; as=style`),
    ...PRELOADED_FONTS.map(
      (address) => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    ),
    ...pictures.map(
      ({ link, media }) =>
        `<${encodeURI(decodeURI(link))}>; rel=preload; as=image; fetchpriority=high` +
        (media ? `; media="${media}"` : ''),
    ),
  ].join(', ')
}
