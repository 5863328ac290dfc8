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

/** A late part that has not come by then shows its quiet empty state (ms). */
const LATE_DEADLINE_MS = 2_500

export interface Rendering {
  stream: ReadableStream<Uint8Array> & { allReady: Promise<void> }
  /** True when nothing was left to stream: the bytes are the finished, flat page. */
  isFlat: boolean
}

/**
 * Renders the document; rejects, before a byte is sent, when the shell cannot be rendered. The nonce is
 * the deploy's placeholder: whoever serves the bytes replaces it.
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
      // Otherwise finished content beyond about 12 kB is hidden behind a script.
      progressiveChunkSize: Infinity,
      signal,
      onError: (error) => {
        // A part that threw, or was still waited for at the deadline, is missing from the page.
        frame.onLateFailure()
        const digest = digestOf(error)
        context.log.warn('render error', { digest, at: placeOf(error) })
        return digest
      },
    },
  )
  return { stream, isFlat: await isSettled(stream.allReady) }
}

/** Absent where the page has a shell of its own, or the navigation could not be had. */
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
    operation: frame.operation,
    refusedForm: frame.refusedForm(),
    path: target.path,
    query: target.query.toString(),
    page: target.key,
    params: target.params,
    queries,
  }
}

const digestOf = (error: unknown) => (error instanceof Error ? error.name : typeof error)

/** Where it was thrown, for the log alone. Not its message, which may repeat what a shopper typed. */
const placeOf = (error: unknown) =>
  error instanceof Error ? (error.stack?.split('\n').slice(1, 3).join(' ').trim() ?? null) : null

/** Whether a promise has already settled, as far as one turn of the queue can tell. */
async function isSettled(promise: Promise<unknown>) {
  const pending = Symbol('pending')
  promise.catch(() => {})
  return (await Promise.race([promise, Promise.resolve().then(() => pending)])) !== pending
}
