import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { RawIntlProvider } from 'react-intl'

import { AppContext, LocationContext } from '#client/kit/app-context.ts'
import { StaticContext } from '#client/kit/static-main.tsx'
import type { Catalog } from '#shared/catalog.ts'

import type { RequestContext } from '../config/env.ts'
import { intlFor } from './intl.ts'
import { memoizeMarkup } from './memoize-markup.tsx'
import type { PreparedData } from './prepare.ts'
import {
  DEFERRED_DEADLINE_MS,
  errorName,
  isComplete,
  firstFrames,
  RENDER_DEADLINE_MS,
} from './render.tsx'
import { renderMarkup } from './render-markup.ts'
import { serverAppContext } from './server-app-context.ts'

interface Options {
  catalog: Catalog
  onDeferredFailure: () => void
}

/**
 * Renders a page's main content so that its deferred parts load their data, which is all that is kept of it.
 *
 * @returns whether all of it came as soon as a document waits for it, and when nothing is left to come
 */
export async function loadDeferred(
  { target, page, queryClient }: PreparedData,
  context: RequestContext,
  { catalog, onDeferredFailure }: Options,
) {
  const own = serverAppContext(context, { catalog, isNativeApp: false, onDeferredFailure })
  const code: Promise<unknown>[] = []
  const appContext = {
    ...own,
    memoizeMarkup: memoizeMarkup(own, context.memory),
    waitForCode: (loading: Promise<unknown>) => void code.push(loading),
    deferredDeadline: AbortSignal.timeout(DEFERRED_DEADLINE_MS),
  }
  const { path, params, query } = target
  const { allReady } = await renderMarkup(
    <AppContext value={appContext}>
      <QueryClientProvider client={queryClient}>
        <RawIntlProvider value={intlFor(context.locale)}>
          <LocationContext value={{ path, query }}>
            <StaticContext value>
              <Suspense>
                <page.Component params={params} query={query} />
              </Suspense>
            </StaticContext>
          </LocationContext>
        </RawIntlProvider>
      </QueryClientProvider>
    </AppContext>,
    {
      signal: AbortSignal.timeout(RENDER_DEADLINE_MS),
      onError(error) {
        onDeferredFailure()
        context.log.warn('render error', { digest: errorName(error), at: firstFrames(error) })
      },
    },
  )
  return { isLoaded: await isComplete({ allReady }, code), allReady }
}
