import type { ActionName } from '#shared/actions.ts'

import { useAppContext } from '../app-context.ts'

/** The rejected form of the document, if it belongs to this action and its values match `own`. */
export function useRejectedForm(action: ActionName, own: Record<string, string> = {}) {
  const refused = useAppContext().rejectedForm()
  const isOurs =
    refused?.action === action &&
    Object.entries(own).every(([name, value]) => refused.values[name] === value)
  return isOurs ? refused : null
}
