import { deploy } from 'virtual:deploy'

import { FONT_ADDRESS } from './document.tsx'
import type { PageTarget } from './page-target.ts'

/** The `Link` header with the files that the browser should fetch before it reads the page. */
export function linkHeader({ key }: PageTarget) {
  const modules = [deploy.entry, ...deploy.entryImports, ...deploy.pageChunks[key]]
  return [
    `<${deploy.stylesheet}>; rel=preload; as=style`,
    `<${FONT_ADDRESS}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    ...modules.map((file) => `<${file}>; rel=modulepreload`),
  ].join(', ')
}
