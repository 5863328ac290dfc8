import type { RequestContext } from '../config/env.ts'
import type { Session } from './session.ts'
import { sourceCodeIn } from './session-state.ts'

/**
 * Tells the shopper context the locale (spec 1 §4), once for each locale of a session, and with it the source code that the
 * visitor came with. A failure is logged and not repeated.
 */
export async function tellContextLocale(context: RequestContext, session: Session) {
  const { state } = session
  if (!state || state.contextLocale === wireLocale(context)) return
  const cause = await writeShopperContext(context, session)
  if (cause !== null) context.log.warn('shopper context not updated', { cause })
}

/**
 * Writes locale and source code of a session into its shopper context.
 * @returns null, or why it is not written
 */
export async function writeShopperContext(
  context: RequestContext,
  session: Session,
): Promise<string | null> {
  const contextLocale = wireLocale(context)
  const sourceCode = sourceCodeIn(session.state, context.now())
  session.update({ contextLocale })
  const result = await session
    .send({
      family: 'contexts',
      operation: 'updateShopperContext',
      method: 'PATCH',
      path: `/shopper-context/${session.state?.usid ?? ''}`,
      body: {
        ...(sourceCode !== null && { sourceCode }),
        customQualifiers: { locale: contextLocale },
      },
    })
    .catch(() => null)
  if (result?.kind === 'ok') return null
  return result?.kind === 'http-error' ? `status ${result.status}` : (result?.kind ?? 'not sent')
}

const wireLocale = ({ locale }: RequestContext) => locale.replace('-', '_')
