import { deploy } from 'virtual:deploy'

import { App } from '#client/app/app.tsx'
import { NewsletterFields } from '#client/newsletter/newsletter-fields.tsx'
import type { AppContextValue } from '#client/kit/app-context.ts'
import type { LeadPicture } from '#client/kit/lead-picture.ts'
import { WELCOME_SETTINGS_KEY } from '#client/shell/welcome-settings.ts'
import { pages } from '#client/pages.ts'
import type { DocumentState, LoadedQuery } from '#shared/document-state.ts'
import { shownVariantKey } from '#shared/analytics/chosen-variants.ts'

import { startSystemTimer, within } from '../runtime/timer.ts'
import type { RequestContext } from '../config/env.ts'
import type { Preview } from './preview.ts'
import { Document } from './document.tsx'
import { preloadPicture } from './lead-picture.ts'
import { memoizeMarkup } from './memoize-markup.tsx'
import { intlFor, formatZero } from './intl.ts'
import { listChunkFiles, linkHeader, listStylesheets } from './page-links.ts'
import { isOfShell, type PreparedPage } from './prepare.ts'
import { renderMarkup, type RenderedMarkup } from './render-markup.ts'
import { PreviewNotice } from './preview-notice.tsx'
import { shellMarkup } from './shell-markup.tsx'

/** The document waits for deferred parts for so long after everything else (ms). */
const DEFERRED_PATIENCE_MS = 300
/** A deferred part that is not loaded by then is left out (ms). */
export const DEFERRED_DEADLINE_MS = 2_500
/** Parts that are not rendered by then keep their placeholder (ms). */
export const RENDER_DEADLINE_MS = 3_000

export interface Rendering {
  markup: RenderedMarkup
  /** True if nothing is left to stream and the bytes are the complete page. */
  isFlat: boolean
  /** The value of the `Link` header. */
  link: string
}

/**
 * Renders the document. Rejects before the first byte is sent if the shell cannot be rendered. The nonce in it
 * is the deploy's placeholder, which must be replaced in every response.
 */
export async function renderPage(
  prepared: PreparedPage,
  context: RequestContext,
  ownContext: AppContextValue & { preview?: Preview },
): Promise<Rendering> {
  const { target, page, queryClient } = prepared
  let leadPicture: LeadPicture | null = null
  const code: Promise<unknown>[] = []
  const appContext = {
    ...ownContext,
    shellMarkup: await shellMarkup(queryClient, ownContext),
    memoizeMarkup: memoizeMarkup(ownContext, context.memory),
    newsletterFields: <NewsletterFields content={prepared.newsletter} />,
    waitForCode: (loading: Promise<unknown>) => void code.push(loading),
    deferredDeadline: AbortSignal.timeout(DEFERRED_DEADLINE_MS),
    onLeadPicture(picture: LeadPicture) {
      leadPicture = picture
      preloadPicture(picture)
    },
  }
  const { path, params, query } = target
  const stylesheets = listStylesheets(prepared)
  const signal = AbortSignal.timeout(RENDER_DEADLINE_MS)
  const intl = intlFor(context.locale)
  const { preview } = ownContext
  const markup = await renderMarkup(
    <Document
      state={dehydrateState(prepared, context, appContext)}
      nonce={appContext.nonce}
      stylesheets={stylesheets}
      chunkFiles={listChunkFiles(prepared)}
      needsAllMessages={!page.isStatic && needsAllMessages(prepared)}
      notice={preview && <PreviewNotice preview={preview} intl={intl} />}
    >
      <App
        appContext={appContext}
        queryClient={queryClient}
        intl={intl}
        first={{ page, path, params, query }}
      />
    </Document>,
    {
      nonce: appContext.nonce,
      // Not JSX: React moves links to modules to the front of the head, and Firefox ignores a map that comes after one.
      ...(deploy.importMap && { importMap: deploy.importMap }),
      // By default React hides finished content beyond about 12 kB until a script shows it.
      progressiveChunkSize: Infinity,
      signal,
      onError: (error) => {
        // A part threw or was not ready at the deadline, so it is missing from the page.
        appContext.onDeferredFailure()
        const digest = errorName(error)
        context.log.warn('render error', { digest, at: firstFrames(error) })
        return digest
      },
    },
  )
  return {
    markup,
    isFlat: await isComplete(markup, code),
    link: linkHeader(stylesheets, leadPicture),
  }
}

const needsAllMessages = ({ page, target }: PreparedPage) =>
  page.audience === 'personal' || pages[target.key].needsAllMessages === true

function dehydrateState(
  { target, page, queries }: PreparedPage,
  context: RequestContext,
  appContext: AppContextValue,
): DocumentState {
  const { config, site, locale } = context
  return {
    deploy: deploy.id,
    ...(config.isMeasured && { isMeasured: true }),
    site: site.id,
    locale,
    zero: formatZero(site, locale),
    placement: config.placement,
    ...(config.legacy && { legacyPaths: config.legacy.paths }),
    publicOrigin: config.publicOrigin,
    year: new Date(context.now()).getUTCFullYear(),
    isNativeApp: appContext.isNativeApp,
    idempotencyKey: appContext.idempotencyKey,
    rejectedForm: appContext.rejectedForm(),
    acceptedForm: appContext.acceptedForm(),
    path: target.path,
    query: target.query.toString(),
    page: target.key,
    params: target.params,
    isStatic: page.isStatic ?? false,
    queries: queries.filter(([key]) => isNeeded(key, page)),
  }
}

const ALWAYS_NEEDED: readonly unknown[] = [
  'preferences',
  WELCOME_SETTINGS_KEY[0],
  shownVariantKey('')[0],
]

/** The browser needs preferences, settings and the variant on every page. It keeps the shell's links, and static content, as they are. */
function isNeeded(key: LoadedQuery[0], { isStatic }: PreparedPage['page']) {
  const [name] = key
  if (ALWAYS_NEEDED.includes(name)) return true
  return !isStatic && !isOfShell(key)
}

export const errorName = (error: unknown) => (error instanceof Error ? error.name : typeof error)

/** The first stack frames, for the log only. Not the error's message, which may contain user input. */
export const firstFrames = (error: unknown) =>
  error instanceof Error ? (error.stack?.split('\n').slice(1, 3).join(' ').trim() ?? null) : null

/**
 * Waits for the code of what is rendered, and then for deferred parts, but not for long.
 * @param code grows while code that has arrived is rendered
 * @returns whether nothing is left to render
 */
export async function isComplete(
  { allReady }: Pick<RenderedMarkup, 'allReady'>,
  code: readonly Promise<unknown>[],
): Promise<boolean> {
  const known = code.length
  await Promise.race([allReady, Promise.allSettled(code)])
  if (await within(allReady, DEFERRED_PATIENCE_MS, startSystemTimer)) return true
  return code.length > known && isComplete({ allReady }, code)
}
