import type { DeedName } from '#shared/deeds.ts'

import { useFrame } from '../../frame/frame-context.ts'

/** What the document was refused for, if it was a form for this deed, and about the thing that `own` names. */
export function useRefused(deed: DeedName, own: Record<string, string> = {}) {
  const refused = useFrame().refusedForm()
  const isOurs =
    refused?.deed === deed &&
    Object.entries(own).every(([name, value]) => refused.values[name] === value)
  return isOurs ? refused : null
}
