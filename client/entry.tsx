import type { ReactNode } from 'react'
import { hydrateRoot, createRoot } from 'react-dom/client'

import type { DocumentState } from '#shared/document-state.ts'

import { App } from './app.tsx'
import { browserFrame } from './browser-frame.ts'
import { keepSessionCurrent } from './frame/session.ts'
import { loadIntl } from './intl.ts'
import { interceptNavigation } from './navigation/intercept.ts'
import { pageOf } from './navigation/page-of.ts'
import { createViewController } from './navigation/view-controller.ts'
import type { CurrentView } from './pages/page.ts'
import { createQueryClient } from './query-client.ts'

void start()

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

  const frame = browserFrame(state)
  const query = new URLSearchParams(state.query)
  const viewController = createViewController()
  const first: CurrentView = { page, path: state.path, params: state.params, query }
  const app = (
    <App
      frame={frame}
      queryClient={queryClient}
      intl={translation.intl}
      first={first}
      viewController={viewController}
    />
  )
  if (translation.isFallback) renderAnew(root, app, frame)
  else hydrateRoot(root, app, { onRecoverableError: reportRecoverable })
  keepSessionCurrent(queryClient)
  interceptNavigation({ frame, queryClient, viewController })
}

/**
 * Renders from scratch when the fallback messages differ from the document's text. Its title goes
 * too.
 */
function renderAnew(root: HTMLElement, app: ReactNode, frame: { leaveDocument(): void }) {
  frame.leaveDocument()
  document.querySelector('head > title')?.remove()
  createRoot(root).render(app)
}

/** A hydration that has to start over is a bug in the shop: log it. */
function reportRecoverable(error: unknown) {
  console.error('hydration', error)
}
