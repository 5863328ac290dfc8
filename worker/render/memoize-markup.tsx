import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { RawIntlProvider } from 'react-intl'
import * as v from 'valibot'

import { AppContext, type AppContextValue } from '#client/kit/app-context.ts'
import { TrustedHtml } from '#shared/text/html.ts'

import { BoundedMap } from '../runtime/bounded-map.ts'
import { isolateState, type IsolateMemory } from '../runtime/isolate-memory.ts'
import { intlFor } from './intl.ts'

/** Markup is about twice as long as its key. */
export const createMarkups = () =>
  new BoundedMap<TrustedHtml>({ entries: 4_000, characters: 3_000_000 })

const isolateMarkups = isolateState(createMarkups)

/**
 * Renders content once for the same data, site and locale, for all pages of the isolate. The data is public, as are the pages
 * that contain it: placeholders stand for everything that belongs to one response.
 */
export function memoizeMarkup(appContext: AppContextValue, memory: IsolateMemory) {
  const { site, locale } = appContext
  const markups = isolateMarkups(memory)
  return (data: unknown, content: () => ReactNode) => {
    const key = JSON.stringify([site.id, locale, data])
    const markup = markups.get(key) ?? render(content(), appContext)
    // The oldest ones are forgotten first.
    markups.delete(key)
    markups.set(key, markup)
    return markup
  }
}

const render = (content: ReactNode, appContext: AppContextValue) =>
  v.parse(
    TrustedHtml,
    renderToStaticMarkup(
      <AppContext value={appContext}>
        <RawIntlProvider value={intlFor(appContext.locale)}>{content}</RawIntlProvider>
      </AppContext>,
    ),
  )
