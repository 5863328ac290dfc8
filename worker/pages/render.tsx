import { deploy } from 'virtual:deploy'
import { renderToReadableStream } from 'react-dom/server'

import { App } from '#client/app.tsx'
import { navigationQuery } from '#client/features/catalog/queries.ts'
import type { Frame } from '#client/frame/frame-context.ts'
import type { DocumentState } from '#shared/document-state.ts'

import type { RequestContext } from '../env.ts'
import { Document } from './document.tsx'
import { menuMarkup } from './menu-markup.tsx'
import { intlFor } from './messages.ts'
import type { PreparedPage } from './prepare.ts'

/** A deferred part that is not loaded by then shows its empty state (ms). */
const LATE_DEADLINE_MS = 2_500

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
  ownFrame: Frame,
): Promise<Rendering> {
  const { target, page, queryClient } = prepared
  const frame = { ...ownFrame, menuMarkup: await menuMarkupFor(prepared, ownFrame) }
  const { path, params, query } = target
  const signal = AbortSignal.timeout(LATE_DEADLINE_MS)
  const stream = await renderToReadableStream(
    <Document
      state={stateOf(prepared, context, frame)}
      nonce={frame.nonce}
      chunkFiles={deploy.pageChunks[target.lazy.chunk] ?? []}
    >
      <App
        frame={frame}
        queryClient={queryClient}
        intl={intlFor(context.locale)}
        first={{ page, path, params, query }}
      />
    </Document>,
    {
      nonce: frame.nonce,
      bootstrapModules: [deploy.entry],
      // By default React hides finished content beyond about 12 kB until a script shows it.
      progressiveChunkSize: Infinity,
      signal,
      onError: (error) => {
        // A part threw or was not ready at the deadline, so it is missing from the page.
        frame.onDeferredFailure()
        const digest = digestOf(error)
        context.log.warn('render error', { digest, at: placeOf(error) })
        return digest
      },
    },
  )
  return { stream, isFlat: await isSettled(stream.allReady) }
}

/** Undefined if the page has its own shell or the navigation could not be loaded. */
async function menuMarkupFor({ page, queryClient }: PreparedPage, frame: Frame) {
  const navigation = queryClient.getQueryData(navigationQuery(frame.catalog).queryKey)
  return navigation && !page.shell ? menuMarkup(navigation, frame) : undefined
}

function stateOf(
  { target, queries }: PreparedPage,
  context: RequestContext,
  frame: Frame,
): DocumentState {
  const { config, site, locale } = context
  return {
    deploy: deploy.id,
    site: site.id,
    locale,
    placement: config.placement,
    publicOrigin: config.publicOrigin,
    year: new Date(context.now()).getUTCFullYear(),
    idempotencyKey: frame.idempotencyKey,
    rejectedForm: frame.rejectedForm(),
    path: target.path,
    query: target.query.toString(),
    page: target.key,
    params: target.params,
    queries,
  }
}

const digestOf = (error: unknown) => (error instanceof Error ? error.name : typeof error)

/** The first stack frames, for the log only. Not the error's message, which may contain user input. */
const placeOf = (error: unknown) =>
  error instanceof Error ? (error.stack?.split('\n').slice(1, 3).join(' ').trim() ?? null) : null

/** Whether a promise has already settled, checked within one turn of the microtask queue. */
async function isSettled(promise: Promise<unknown>) {
  const pending = Symbol('pending')
  promise.catch(() => {})
  return (await Promise.race([promise, Promise.resolve().then(() => pending)])) !== pending
}
