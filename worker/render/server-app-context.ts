import { deploy } from 'virtual:deploy'

import type { AppContextValue } from '#client/kit/app-context.ts'
import type { ActionName } from '#shared/actions.ts'
import type { Catalog } from '#shared/catalog.ts'
import type { RejectedForm } from '#shared/document-state.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite } from '#shared/site/site.ts'

import type { RequestContext } from '../config/env.ts'
import { openCaptcha } from '../limits/captcha.ts'

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
    captcha: () => openCaptcha(context),
    warn: (message, fields) => context.log.warn(message, fields),
  }
}
