import { emitShopEvent } from './shop-events.ts'

/** Saves which cookies the visitor allows, without leaving the page. @returns whether it is saved */
export async function savePrivacyChoice(action: string, body: URLSearchParams): Promise<boolean> {
  // The answer redirects to the page of choices, which the app has not requested.
  const answer = await fetch(action, { method: 'POST', body, redirect: 'manual' }).catch(() => null)
  const isSaved = answer?.type === 'opaqueredirect'
  if (isSaved) emitShopEvent({ type: 'privacy-chosen' })
  return isSaved
}
