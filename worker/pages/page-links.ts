import { deploy } from 'virtual:deploy'

import type { LeadPicture } from '#client/app/lead-picture.ts'

import { FONT_ADDRESS } from './document.tsx'
import { variantsOf } from './lead-picture.ts'
import type { PreparedPage } from './prepare.ts'

/** The files of the page's own chunk, unless the browser keeps what the edge renders. */
export const chunkFilesOf = ({ page, target }: PreparedPage): readonly string[] =>
  page.isStatic ? [] : deploy.pageChunks[target.key]

/** The stylesheet of every page and those of the page's own components. */
export const stylesheetsOf = ({ target }: PreparedPage): readonly string[] => [
  deploy.stylesheet,
  ...deploy.pageStyles[target.key],
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
