import { deploy } from 'virtual:deploy'

import { FONT_ADDRESS } from './document.tsx'
import type { PreparedPage } from './prepare.ts'

/** The files of the page's own chunk and of the content modules that it shows. */
export function chunkFilesOf({ target, templates }: PreparedPage): string[] {
  const own = deploy.pageChunks[target.key]
  const shown = templates.flatMap((template) => deploy.moduleChunks[template] ?? [])
  return [...new Set([...own, ...shown])]
}

/** The `Link` header with the files that the browser should fetch before it reads the page. */
export function linkHeader(prepared: PreparedPage) {
  const modules = [deploy.entry, ...deploy.entryImports, ...chunkFilesOf(prepared)]
  return [
    `<${deploy.stylesheet}>; rel=preload; as=style`,
    `<${FONT_ADDRESS}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    ...modules.map((file) => `<${file}>; rel=modulepreload`),
  ].join(', ')
}
