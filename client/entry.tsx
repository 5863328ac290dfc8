import { startTransition, type ReactNode } from 'react'
import { hydrateRoot, createRoot } from 'react-dom/client'

import type { DocumentState } from '#shared/document-state.ts'

import { App } from './app/app.tsx'
import { idleCode } from './kit/idle-code.ts'
import { whenIdle } from './kit/lazy-code.ts'
import { browserAppContext } from './navigation/browser-app-context.ts'
import { followConnection } from './kit/offline.ts'
import { handleAction, listenToActions, loseActions, onWanted } from './kit/document-actions.ts'
import { createStaticMain } from './kit/static-main.tsx'
import { Region } from './kit/region.tsx'
import { reportError } from './kit/report-error.ts'
import { refreshSessionOnChange } from './navigation/refresh-session.ts'
import { startPromotions } from './shell/start-promotions.ts'
import { loadIntl } from './kit/intl.ts'
import { createViewController } from './navigation/view-controller.ts'
import { definePage, type CurrentView } from './kit/page.ts'
import { createQueryClient } from './kit/query-client.ts'
import { pages, type PageKey } from './pages.ts'

const errorHandlers = {
  onCaughtError: reportError('caught'),
  onUncaughtError: reportError('uncaught'),
  onRecoverableError: reportError('recovered'),
}

/** Its content is in the document. */
const staticPage = definePage({ Component: () => null })

start().catch(reportError('start'))

async function start() {
  const root = document.getElementById('app')
  // A browser has translated the page already, so that React would not recognize it. It works as without JavaScript.
  if (root?.querySelector('font font')) return
  const text = document.getElementById('state')?.textContent
  if (!root || !text) return
  listenToActions()
  const isShown = await show(root, JSON.parse(text)).catch(reportError('start'))
  if (!isShown) loseActions()
}

/** Whether the shopper went back before navigation was intercepted: then the browser has changed only the URL. */
function isElsewhere() {
  const [loaded] = performance.getEntriesByType('navigation')
  const withoutHash = (address: string) => address.split('#', 1)[0]
  return loaded !== undefined && withoutHash(loaded.name) !== withoutHash(location.href)
}

/** @returns false if the document stays as the edge rendered it, and works without JavaScript */
async function show(root: HTMLElement, state: DocumentState) {
  const queryClient = createQueryClient()
  for (const [key, data] of state.queries) queryClient.setQueryData(key, data)

  const [page, translation] = await Promise.all([
    state.isStatic ? staticPage : loadPage(state.page),
    loadIntl(state),
  ])
  if (!page || !translation) return false

  const appContext = browserAppContext(state)
  const query = new URLSearchParams(state.query)
  const viewController = createViewController()
  const staticMain = state.isStatic ? createStaticMain() : undefined
  const first: CurrentView = { page, path: state.path, params: state.params, query, staticMain }
  const app = (
    <Region keeps="#app > *">
      <App
        appContext={appContext}
        queryClient={queryClient}
        intl={translation.intl}
        first={first}
        viewController={viewController}
      />
    </Region>
  )
  if (translation.isFallback) renderAnew(root, app, appContext, staticMain)
  // In a transition, hydration yields to the shopper.
  else startTransition(() => void hydrateRoot(root, inDocument(app), errorHandlers))
  followConnection()
  startPromotions()
  refreshSessionOnChange(queryClient)
  const { intl } = translation
  // Until then, and if its code cannot be loaded, links load documents.
  const startNavigation = async () => {
    const idle = await idleCode.load().catch(reportError('navigation'))
    idle?.followTracks()
    const shown = { documentView: first, documentPage: state.page }
    await idle?.interceptNavigation({ appContext, queryClient, viewController, intl, ...shown })
    if (isElsewhere()) location.reload()
    // From now on, forms navigate in place.
    handleAction('submitForm', () => false)
    document.documentElement.dataset.started = ''
  }
  let starting: Promise<void> | undefined
  const start = () => void (starting ??= startNavigation())
  whenIdle(start)
  onWanted(start)
  return true
}

/** Renders from scratch when the fallback messages differ from the document's text. Static content stays. */
function renderAnew(
  root: HTMLElement,
  app: ReactNode,
  appContext: { leaveDocument(): void },
  staticMain: CurrentView['staticMain'],
) {
  appContext.leaveDocument()
  const main = document.getElementById('content')
  if (staticMain && main) staticMain.show(main)()
  else document.querySelector('head > title')?.remove()
  createRoot(root, errorHandlers).render(app)
}

/** Loads a page by its key; null for an unknown key. */
async function loadPage(key: string) {
  const isPageKey = (name: string): name is PageKey => name in pages
  return isPageKey(key) ? pages[key].load() : null
}

/**
 * The app at its place in the document, without the document. React makes ids (`useId`) of the places of all elements above,
 * so the browser, which hydrates only the app, needs siblings where the edge has some (`worker/render/document.tsx`): the
 * body is the second of two elements, and the app the second of four.
 */
function inDocument(app: ReactNode) {
  return (
    <>
      {null}
      <>
        {null}
        {app}
        {null}
        {null}
      </>
    </>
  )
}
