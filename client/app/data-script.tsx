import { useState } from 'react'

import { useAppContext } from './app-context.ts'
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
  const appContext = useAppContext()
  // What the edge could not render in time is rendered by the browser.
  const isHydrated = useHydrated()
  // Never written again: React compares the object, not its text.
  const [content] = useState(() =>
    appContext.isDocument() && !isHydrated ? { __html: escapeForScript(data) } : null,
  )
  return content && <script type={type} id={id} dangerouslySetInnerHTML={content} />
}

/** JSON that cannot close or open a script element. */
export const escapeForScript = (data: unknown) =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
