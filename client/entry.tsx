import type { ReactNode } from 'react'
import { hydrateRoot, createRoot } from 'react-dom/client'

import type { DocumentState } from '#shared/document-state.ts'

import { App } from './app/app.tsx'
import { browserAppContext } from './app/browser-app-context.ts'
import { Region } from './app/region.tsx'
import { reportError } from './app/report-error.ts'
import { refreshSessionOnChange } from './app/session.ts'
import { loadIntl } from './intl.ts'
import { interceptNavigation } from './navigation/intercept.ts'
import { pageOf } from './navigation/page-of.ts'
import { createViewController } from './navigation/view-controller.ts'
import type { CurrentView } from './pages/page.ts'
import { createQueryClient } from './query-client.ts'

const errorHandlers = {
  onCaughtError: reportError('caught'),
  onUncaughtError: reportError('uncaught'),
  onRecoverableError: reportError('recovered'),
}

start().catch(reportError('start'))

async function start() {
  const root = document.getElementById('app')
  const text = document.getElementById('state')?.textContent
  if (!root || !text) return
  const state: DocumentState = JSON.parse(text)

  const queryClient = createQueryClient()
  for (const [key, data] of state.queries) queryClient.setQueryData(key, data)

  const [page, translation] = await Promise.all([pageOf(state.page), loadIntl(state.locale)])
  // Without messages the server-rendered document stays: it works without JavaScript.
  if (!page || !translation) return
  await page.loadShownCode?.(queryClient)

  const appContext = browserAppContext(state)
  const query = new URLSearchParams(state.query)
  const viewController = createViewController()
  const first: CurrentView = { page, path: state.path, params: state.params, query }
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
  if (translation.isFallback) renderAnew(root, app, appContext)
  else hydrateRoot(root, app, errorHandlers)
  refreshSessionOnChange(queryClient)
  interceptNavigation({ appContext, queryClient, viewController, intl: translation.intl })
}

/**
 * Renders from scratch when the fallback messages differ from the document's text. Its title goes
 * too.
 */
function renderAnew(root: HTMLElement, app: ReactNode, appContext: { leaveDocument(): void }) {
  appContext.leaveDocument()
  document.querySelector('head > title')?.remove()
  createRoot(root, errorHandlers).render(app)
}
