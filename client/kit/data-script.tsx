import { useState } from 'react'

import { keepsServerMarkup } from './trusted-types.ts'
import { useHydrated } from './use-hydrated.ts'

interface DataScriptProps {
  type: 'application/json' | 'application/ld+json'
  id?: string
  data: unknown
}

/**
 * JSON data in the document, rendered by the edge and kept by hydration. Pages rendered in the browser already
 * have the data, and browsers that enforce Trusted Types would not allow the element.
 */
export function DataScript({ type, id, data }: DataScriptProps) {
  const isHydrated = useHydrated()
  // A part may be hydrated after a navigation within the page. A new part has no element.
  const [isKept] = useState(!isHydrated)
  if (!isKept) return null
  const content =
    typeof document === 'undefined'
      ? { dangerouslySetInnerHTML: { __html: escapeForScript(data) } }
      : keepsServerMarkup
  return <script type={type} id={id} {...content} />
}

/** JSON that cannot close or open a script element. */
export const escapeForScript = (data: unknown) =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
