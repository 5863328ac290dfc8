import { deploy } from 'virtual:deploy'
import type { ReactNode } from 'react'

import { escapeForScript } from '#client/kit/data-script.tsx'
import type { DocumentState } from '#shared/document-state.ts'
import type { RouteKey } from '#shared/routes.ts'
import { OPEN_SEARCH } from '#shared/reading-agents/open-search.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite, sites } from '#shared/site/site.ts'
import { brand } from '#shop/brand.ts'
import * as features from '#shop/features.ts'

import { EntryLinks, EntryScript } from './document-scripts.tsx'
import { sessionScript } from './inline-scripts.ts'
import { EARLY_STEPS } from './early-steps.ts'
import { PRELOADED_FONTS } from './preloaded-fonts.ts'

const PRODUCT_PAGES: readonly string[] = ['product', 'productById'] satisfies RouteKey[]

interface DocumentProps {
  state: DocumentState
  nonce: string
  stylesheets: readonly string[]
  /** Files of the page's own chunk and of its content modules. */
  chunkFiles: readonly string[]
  needsAllMessages: boolean
  /** Above the page, and not hydrated. */
  notice?: ReactNode
  children: ReactNode
}

/** The HTML document. Only the edge renders it; the browser hydrates `#app`. */
export function Document(props: DocumentProps) {
  const { state, nonce, stylesheets, chunkFiles, needsAllMessages, notice, children } = props

  return (
    <html lang={state.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.themeColors.page} />
        {stylesheets.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        {PRELOADED_FONTS.map((address) => (
          <link
            key={address}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={address}
          />
        ))}
        <EntryLinks
          locale={state.locale}
          chunkFiles={chunkFiles}
          needsAllMessages={needsAllMessages}
        />
        <link rel="icon" type="image/svg+xml" href={brand.icons.favicon} />
        <link rel="apple-touch-icon" href={brand.icons.touch} />
        <link rel="manifest" href="/manifest.webmanifest" />
        {features.readingAgents && (
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            title={brand.name}
            href={openSearchHref(state)}
          />
        )}
        {deploy.devServer && <script type="module" nonce={nonce} src="/@vite/client" />}
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{
            __html: sessionScript({ site: state.site, locale: state.locale }),
          }}
        />
        {notice && <meta name="robots" content="noindex" />}
        {PRODUCT_PAGES.includes(state.page) && (
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: EARLY_STEPS }} />
        )}
      </head>
      {/* The number of elements here, and of those in the body, is also in `client/entry.tsx`. */}
      <body>
        {notice}
        <div id="app">{children}</div>
        <script
          id="state"
          type="application/json"
          dangerouslySetInnerHTML={{ __html: escapeForScript(state) }}
        />
        <EntryScript nonce={nonce} />
      </body>
    </html>
  )
}

function openSearchHref({ placement, site, locale }: DocumentState) {
  const { href } = createPlacement({ ...placement, defaultSite })
  return href({ site: sites[site], locale, path: OPEN_SEARCH })
}
