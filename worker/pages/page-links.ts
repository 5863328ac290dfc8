import { deploy } from 'virtual:deploy'

import { sheetsOf } from '#client/features/modules/module-sheets.ts'
import { shownTemplates } from '#client/features/modules/shown-modules.ts'
import type { LeadPicture } from '#client/app/lead-picture.ts'

import { FONT_ADDRESS } from './font-address.ts'
import { variantsOf } from './lead-picture.ts'
import type { PreparedPage } from './prepare.ts'

/** The files of the page's own chunk, unless the browser keeps what the edge renders. */
export const chunkFilesOf = ({ page, target }: PreparedPage): readonly string[] =>
  page.isStatic ? [] : deploy.pageChunks[target.key]

/** The stylesheet of every page, those of the page's own components, and those of the content modules that it shows. */
export const stylesheetsOf = ({ target, queryClient }: PreparedPage): readonly string[] => [
  ...new Set([
    deploy.stylesheet,
    ...deploy.pageStyles[target.key],
    ...sheetsOf(shownTemplates(queryClient)).flatMap((sheet) => deploy.moduleStyles[sheet]),
  ]),
]

/** The `Link` header: what the browser should fetch before it reads the page. Scripts come later. */
export function linkHeader(stylesheets: readonly string[], leadPicture: LeadPicture | null) {
  const pictures = leadPicture ? variantsOf(leadPicture) : []
  return [
    ...stylesheets.map((address) => `<${address}>; rel=preload; as=style`),
    `<${FONT_ADDRESS}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    ...pictures.map(
      ({ link, media }) =>
        `<${encodeURI(decodeURI(link))}>; rel=preload; as=image; fetchpriority=high` +
        (media ? `; media="${media}"` : ''),
    ),
  ].join(', ')
}
