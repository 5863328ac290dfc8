import { renderToReadableStream } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import * as v from 'valibot'

import { TopCategories } from '#client/features/shell/main-menu.tsx'
import { AppContext, type AppContextValue } from '#client/app/app-context.ts'
import type { Navigation } from '#shared/contract/category.ts'
import { TrustedHtml } from '#shared/contract/html.ts'

import { intlFor } from './messages.ts'

/** A navigation belongs to one site and locale, and is the same object for as long as it is cached. */
const markupByNavigation = new WeakMap<Navigation, TrustedHtml>()

/**
 * The markup of the main menu's categories. These are about a hundred links on every page, and for a small page
 * they are most of the rendering cost.
 */
export async function menuMarkup(
  navigation: Navigation,
  appContext: AppContextValue,
): Promise<TrustedHtml> {
  const known = markupByNavigation.get(navigation)
  if (known !== undefined) return known
  const stream = await renderToReadableStream(
    <AppContext value={appContext}>
      <RawIntlProvider value={intlFor(appContext.locale)}>
        <TopCategories navigation={navigation} />
      </RawIntlProvider>
    </AppContext>,
  )
  const markup = v.parse(TrustedHtml, await new Response(stream).text())
  markupByNavigation.set(navigation, markup)
  return markup
}
