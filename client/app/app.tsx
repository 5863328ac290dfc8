import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { RawIntlProvider, type IntlShape } from 'react-intl'

import * as features from '#shop/features.ts'

import { AgentHost } from '../agents/agent-host.tsx'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { HeartsForm } from '../wish-list/hearts-form.tsx'
import { PlaceOnceIdle } from '../slots/place.tsx'
import { pageEnd } from '../slots/slots.ts'
import { SkipToContent } from '../shell/skip-to-content.tsx'
import { ToastHost } from '../kit/toasts/toast-host.tsx'
import { Announcer } from '../kit/announcer.tsx'
import {
  AppContext,
  LocationContext,
  useCatalog,
  type AppContextValue,
} from '../kit/app-context.ts'
import { preferencesQuery } from '../preferences/queries.ts'
import { FailedContent } from '../kit/failed-content.tsx'
import { StaticContext } from '../kit/static-main.tsx'
import { createLeadPicture, LeadPictureContext } from '../kit/lead-picture.ts'
import { Region } from '../kit/region.tsx'
import type { ViewController } from '../navigation/view-controller.ts'
import type { Shell, CurrentView } from '../kit/page.ts'
import { idleCode } from '../kit/idle-code.ts'
import { IdlePart } from '../kit/lazy-part.tsx'

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
  const isLeadPicture = useMemo(() => createViewLeadPicture(view, appContext), [view, appContext])
  const shell = chooseShell(view, appContext)

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
          <ToastHost useDurations={useToastDurations} />
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
        {shell.Footer === Footer && pageEnd && <PlaceOnceIdle slot={pageEnd} of={{}} />}
        {!view.page.shell && (
          <Suspense>
            {features.wishList && <HeartsForm />}
            <AccountHost />
          </Suspense>
        )}
        {features.agents && (
          <Suspense>
            <AgentHost />
          </Suspense>
        )}
      </LocationContext>
    </Providers>
  )
}

/** The durations that the site prefers. Until they are known, the defaults apply. */
function useToastDurations() {
  const { data } = useQuery(preferencesQuery(useCatalog()))
  return { success: data?.SnackbarSuccessTimer, error: data?.SnackbarErrorTimer }
}

const failedContent = (isKept: boolean) => <FailedContent isKept={isKept} />

/** Every view has another lead picture. */
const createViewLeadPicture = (_: CurrentView, appContext: AppContextValue) =>
  createLeadPicture((picture) => appContext.onLeadPicture?.(picture))

const shopShell: Shell = { Header, Footer }

const Nothing = () => null

/** The header and footer around a page (spec 1 §2.1 and §2.2). */
function chooseShell({ page, path }: CurrentView, { isNativeApp }: AppContextValue): Shell {
  if (path.includes('radial-iframe')) return { Header: Nothing, Footer: Nothing }
  const { shell = shopShell } = page
  return features.nativeApp && isNativeApp ? { ...shell, Header: SkipToContent } : shell
}

/** For styles and tests that wait for hydration, in a separate boundary after the others. */
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

/** Signing in in place, and the customer's menus. None of their code is loaded before the browser is idle. */
const AccountHost = () => (
  <IdlePart code={idleCode}>{({ AccountParts }) => <AccountParts />}</IdlePart>
)

/** The shop's modals, and what its lists do. None of their code is loaded before the browser is idle. */
const IdleHost = () => <IdlePart code={idleCode}>{({ IdleParts }) => <IdleParts />}</IdlePart>
