import { emitShopEvent } from './shop-events.ts'

/** Saves which cookies the visitor allows, without leaving the page. @returns whether it is saved */
export async function savePrivacyChoice(action: string, body: URLSearchParams): Promise<boolean> {
  // The answer is a redirect to the page of choices, which nobody has asked for.
  const answer = await fetch(action, { method: 'POST', body, redirect: 'manual' }).catch(() => null)
  const isSaved = answer?.type === 'opaqueredirect'
  if (isSaved) emitShopEvent({ type: 'privacy-chosen' })
  return isSaved
}
