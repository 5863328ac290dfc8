import { deploy } from 'virtual:deploy'
import { renderToReadableStream } from 'react-dom/server'

import { App } from '#client/app/app.tsx'
import { loadedNavigation } from '#client/features/catalog/queries.ts'
import { NewsletterFields } from '#client/features/newsletter/newsletter-fields.tsx'
import type { AppContextValue } from '#client/app/app-context.ts'
import type { DocumentState } from '#shared/document-state.ts'

import type { RequestContext } from '../env.ts'
import { Document } from './document.tsx'
import { menuMarkup } from './menu-markup.tsx'
import { intlFor } from './messages.ts'
import { chunkFilesOf } from './page-links.ts'
import type { PreparedPage } from './prepare.ts'

/** A deferred part that is not loaded by then shows its empty state (ms). */
const DEFERRED_DEADLINE_MS = 2_500

export interface Rendering {
  stream: ReadableStream<Uint8Array> & { allReady: Promise<void> }
  /** True if nothing is left to stream and the bytes are the complete page. */
  isFlat: boolean
}

/**
 * Renders the document. Rejects before the first byte is sent if the shell cannot be rendered. The nonce in it
 * is the deploy's placeholder, which must be replaced in every response.
 */
export async function renderPage(
  prepared: PreparedPage,
  context: RequestContext,
  ownContext: AppContextValue,
): Promise<Rendering> {
  const { target, page, queryClient } = prepared
  const appContext = {
    ...ownContext,
    menuMarkup: await menuMarkupFor(prepared, ownContext),
    newsletterFields: <NewsletterFields content={prepared.newsletter} />,
  }
  const { path, params, query } = target
  const signal = AbortSignal.timeout(DEFERRED_DEADLINE_MS)
  const stream = await renderToReadableStream(
    <Document
      state={stateOf(prepared, context, appContext)}
      nonce={appContext.nonce}
      chunkFiles={chunkFilesOf(prepared)}
    >
      <App
        appContext={appContext}
        queryClient={queryClient}
        intl={intlFor(context.locale)}
        first={{ page, path, params, query }}
      />
    </Document>,
    {
      nonce: appContext.nonce,
      bootstrapModules: [deploy.entry],
      // By default React hides finished content beyond about 12 kB until a script shows it.
      progressiveChunkSize: Infinity,
      signal,
      onError: (error) => {
        // A part threw or was not ready at the deadline, so it is missing from the page.
        appContext.onDeferredFailure()
        const digest = digestOf(error)
        context.log.warn('render error', { digest, at: locationOf(error) })
        return digest
      },
    },
  )
  return { stream, isFlat: await isSettled(stream.allReady) }
}

/** Undefined if the page has its own shell or the navigation could not be loaded. */
async function menuMarkupFor({ page, queryClient }: PreparedPage, appContext: AppContextValue) {
  const navigation = loadedNavigation(queryClient, appContext.catalog)
  return navigation && !page.shell ? menuMarkup(navigation, appContext) : undefined
}

function stateOf(
  { target, queries }: PreparedPage,
  context: RequestContext,
  appContext: AppContextValue,
): DocumentState {
  const { config, site, locale } = context
  return {
    deploy: deploy.id,
    site: site.id,
    locale,
    placement: config.placement,
    publicOrigin: config.publicOrigin,
    year: new Date(context.now()).getUTCFullYear(),
    idempotencyKey: appContext.idempotencyKey,
    rejectedForm: appContext.rejectedForm(),
    acceptedForm: appContext.acceptedForm(),
    path: target.path,
    query: target.query.toString(),
    page: target.key,
    params: target.params,
    queries,
  }
}

const digestOf = (error: unknown) => (error instanceof Error ? error.name : typeof error)

/** The first stack frames, for the log only. Not the error's message, which may contain user input. */
const locationOf = (error: unknown) =>
  error instanceof Error ? (error.stack?.split('\n').slice(1, 3).join(' ').trim() ?? null) : null

/** Whether a promise has already settled, checked within one turn of the microtask queue. */
async function isSettled(promise: Promise<unknown>) {
  const pending = Symbol('pending')
  promise.catch(() => {})
  return (await Promise.race([promise, Promise.resolve().then(() => pending)])) !== pending
}
