import { useState } from 'react'

import { useFrame } from './frame-context.ts'

interface DataScriptProps {
  type: 'application/json' | 'application/ld+json'
  id?: string
  data: unknown
}

/**
 * Data inside the document. Rendered by the edge and kept by hydration; a page that the browser renders
 * itself has its data already, and an enforcing browser would refuse to create the element.
 */
export function DataScript({ type, id, data }: DataScriptProps) {
  const frame = useFrame()
  const [isInDocument] = useState(() => frame.isDocument())
  if (!isInDocument) return null
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: escapeForScript(data) }} />
}

/** JSON that cannot close, or open, the script element it is written into. */
export const escapeForScript = (data: unknown) =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
