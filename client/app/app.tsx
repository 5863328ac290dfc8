import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { RawIntlProvider, type IntlShape } from 'react-intl'

import { AgentHost } from '../features/agents/agent-host.tsx'
import { Footer } from '../features/shell/footer.tsx'
import { Header } from '../features/shell/header.tsx'
import { HeartsForm } from '../wish-list/hearts-form.tsx'
import { AccountHost } from '../features/sign-in/account-host.tsx'
import { SkipToContent } from '../features/shell/skip-to-content.tsx'
import { ToastHost } from '../features/toasts/toast-host.tsx'
import { Announcer } from './announcer.tsx'
import { AppContext, LocationContext, type AppContextValue } from './app-context.ts'
import { IdleHost } from './idle-host.tsx'
import { FailedContent } from './failed-content.tsx'
import { StaticContext } from './static-context.ts'
import { createLeadPicture, LeadPictureContext } from './lead-picture.ts'
import { Region } from './region.tsx'
import type { ViewController } from '../navigation/view-controller.ts'
import type { Shell, CurrentView } from '../pages/page.ts'

interface AppProps {
  appContext: AppContextValue
  queryClient: QueryClient
  intl: IntlShape
  first: CurrentView
  /** Only in the browser: lets navigation change the current view. */
  viewController?: ViewController
}

/** The root component, rendered on the edge and in the browser. */
export function App({ appContext, queryClient, intl, first, viewController }: AppProps) {
  const [view, show] = useState(first)
  // Navigation runs outside React and waits until the requested view is rendered.
  useLayoutEffect(() => viewController?.attach(show), [viewController])
  useLayoutEffect(() => viewController?.shown(view), [viewController, view])
  const isLeadPicture = useMemo(() => leadPictureOf(view, appContext), [view, appContext])
  const shell = shellOf(view, appContext)

  return (
    <Providers appContext={appContext} queryClient={queryClient} intl={intl}>
      <LocationContext value={view}>
        <Region keeps="#app > :has(~ main)" view={view}>
          <Suspense>
            <shell.Header />
          </Suspense>
        </Region>
        {view.staticMain?.element ?? (
          <main id="content" tabIndex={-1}>
            <Region
              key={view.path}
              keeps="#content > *"
              view={view}
              isInDocument={appContext.isDocument()}
              failed={failedContent}
            >
              <StaticContext value={view.page.isStatic ?? false}>
                <LeadPictureContext value={isLeadPicture}>
                  <view.page.Component params={view.params} query={view.query} />
                </LeadPictureContext>
              </StaticContext>
            </Region>
          </main>
        )}
        <Region keeps="#app > footer" view={view}>
          <Suspense>
            <shell.Footer />
          </Suspense>
        </Region>
        <Region>
          <ToastHost />
        </Region>
        <Region>
          <Announcer />
        </Region>
        <Suspense>
          <HydratedMark />
        </Suspense>
        {shell.Footer === Footer && (
          <Suspense>
            <IdleHost />
          </Suspense>
        )}
        {!view.page.shell && (
          <Suspense>
            <HeartsForm />
            <AccountHost />
          </Suspense>
        )}
        <Suspense>
          <AgentHost />
        </Suspense>
      </LocationContext>
    </Providers>
  )
}

const failedContent = (isKept: boolean) => <FailedContent isKept={isKept} />

/** Every view has a lead picture of its own. */
const leadPictureOf = (_: CurrentView, appContext: AppContextValue) =>
  createLeadPicture((picture) => appContext.onLeadPicture?.(picture))

const shopShell: Shell = { Header, Footer }

const Nothing = () => null

/** The header and footer around a page (spec 1 §2.1 and §2.2). */
function shellOf({ page, path }: CurrentView, { isNativeApp }: AppContextValue): Shell {
  if (path.includes('radial-iframe')) return { Header: Nothing, Footer: Nothing }
  const { shell = shopShell } = page
  return isNativeApp ? { ...shell, Header: SkipToContent } : shell
}

/** For styles and tests that wait for hydration, in a boundary of its own after the others. */
function HydratedMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}

type ProvidersProps = Pick<AppProps, 'appContext' | 'queryClient' | 'intl'> & {
  children: ReactNode
}

function Providers({ appContext, queryClient, intl, children }: ProvidersProps) {
  return (
    <AppContext value={appContext}>
      <QueryClientProvider client={queryClient}>
        <RawIntlProvider value={intl}>{children}</RawIntlProvider>
      </QueryClientProvider>
    </AppContext>
  )
}
