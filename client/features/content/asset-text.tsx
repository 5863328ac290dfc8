import type { TrustedHtml } from '#shared/text/html.ts'

import { Html } from '../../app/html.tsx'
import { Prose } from '../../ui/text.tsx'

/** The text of a page of content, within `Article`. Its sections stand beside each other where there is room. */
export const AssetText = ({ html }: { html: TrustedHtml }) => (
  <Prose size="wide" className="text">
    <Html html={html} />
  </Prose>
)
