import { deploy } from 'virtual:deploy'

import type { AppContextValue } from '#client/app/app-context.ts'
import type { ActionName } from '#shared/actions.ts'
import type { Catalog } from '#shared/catalog.ts'
import type { RejectedForm } from '#shared/document-state.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite } from '#shared/site/site.ts'

import type { RequestContext } from '../env.ts'

interface ServerAppContextOptions {
  catalog: Catalog
  isNativeApp: boolean
  rejectedForm?: RejectedForm | null
  acceptedForm?: ActionName | null
  acceptedFormName?: string
  onDeferredFailure?: () => void
}

/** The shop context for rendering a document at the edge. */
export function serverAppContext(
  context: RequestContext,
  {
    catalog,
    isNativeApp,
    rejectedForm = null,
    acceptedForm = null,
    acceptedFormName = '',
    onDeferredFailure = () => {},
  }: ServerAppContextOptions,
): AppContextValue {
  const { config, site, locale } = context
  return {
    catalog,
    shopper: () => {
      throw new Error('The shopper port is not available while a document is rendered.')
    },
    site,
    locale,
    placement: createPlacement({ ...config.placement, defaultSite }),
    publicOrigin: config.publicOrigin,
    year: new Date(context.now()).getUTCFullYear(),
    isNativeApp,
    nonce: deploy.noncePlaceholder,
    idempotencyKey: deploy.idempotencyKeyPlaceholder,
    rejectedForm: () => rejectedForm,
    acceptedForm: () => acceptedForm,
    acceptedFormName: () => acceptedFormName,
    isDocument: () => true,
    onDeferredFailure,
    captcha: config.captcha,
    warn: (message, fields) => context.log.warn(message, fields),
  }
}
