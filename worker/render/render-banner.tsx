import { renderToStaticMarkup } from 'react-dom/server.node'
import { RawIntlProvider } from 'react-intl'
import * as v from 'valibot'

import { AppContext } from '#client/kit/app-context.ts'
import { BannerWords } from '#client/consent/banner-words.tsx'
import type { Catalog } from '#shared/catalog.ts'
import { TrustedHtml } from '#shared/text/html.ts'
import type { Privacy, PrivacyBanner } from '#shared/consent/privacy.ts'

import type { RequestContext } from '../config/env.ts'
import { intlFor } from './intl.ts'
import { serverAppContext } from './server-app-context.ts'

interface BannerData {
  catalog: Catalog
  privacy: Privacy
}

/** Renders the banner in the visitor's language. */
export function renderBanner(
  context: RequestContext,
  { catalog, privacy }: BannerData,
): PrivacyBanner {
  const markup = renderToStaticMarkup(
    <AppContext value={serverAppContext(context, { catalog, isNativeApp: false })}>
      <RawIntlProvider value={intlFor(context.locale)}>
        <BannerWords privacy={privacy} />
      </RawIntlProvider>
    </AppContext>,
  )
  return { html: v.parse(TrustedHtml, markup) }
}
