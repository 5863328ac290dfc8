import type { RequestContext } from '../config/env.ts'
import type { Session } from './session.ts'

/**
 * Tells the shopper context the locale (spec 1 §4), once for each locale of a session. A failure is logged and not
 * repeated.
 */
export async function tellContextLocale({ locale, log }: RequestContext, session: Session) {
  const { state } = session
  const contextLocale = locale.replace('-', '_')
  if (!state || state.contextLocale === contextLocale) return
  session.update({ contextLocale })
  const result = await session
    .send({
      family: 'contexts',
      operation: 'updateShopperContext',
      method: 'PATCH',
      path: `/shopper-context/${state.usid}`,
      body: { customQualifiers: { locale: contextLocale } },
    })
    .catch(() => null)
  if (result?.kind !== 'ok') log.warn('shopper context not updated')
}
