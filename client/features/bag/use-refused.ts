import type { DeedName } from '#shared/deeds.ts'

import { useFrame } from '../../frame/frame-context.ts'

/** The rejected form of the document, if it belongs to this action and its values match `own`. */
export function useRefused(deed: DeedName, own: Record<string, string> = {}) {
  const refused = useFrame().refusedForm()
  const isOurs =
    refused?.deed === deed &&
    Object.entries(own).every(([name, value]) => refused.values[name] === value)
  return isOurs ? refused : null
}
