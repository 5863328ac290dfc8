import type { Context } from 'hono'
import { html, raw } from 'hono/html'

import { toLanguage, type Locale, type Site } from '../platform/site.ts'
import { messages } from './messages.ts'
import type { SandboxEnv } from '../platform/env.ts'
import type { Basket } from './shop-api.ts'

/** Where a page is: its site and locale, and what its addresses begin with. */
export interface Place {
  site: Site
  locale: Locale
  prefix: string
}

const style = `
body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem; background: #fff; color: #222; font: 1rem/1.5 Georgia, serif }
header, li, form { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: baseline }
header { border-bottom: 2px solid #222; padding-bottom: 0.75rem } li, form { margin: 0.75rem 0 }
ul { list-style: none; padding: 0 } a { color: #7a2222 }
button, input { font: inherit; padding: 0.5rem 0.75rem; border: 1px solid #222; background: #fff; color: inherit }
button { background: #222; color: #fff }
`

/** Like other storefronts, these pages have another policy, which allows their scripts and styles. */
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'self'"

export const unitsIn = (basket: Basket | undefined) =>
  basket?.productItems.reduce((units, { quantity }) => units + quantity, 0) ?? 0

export const textsOf = ({ locale }: Place) => messages[toLanguage(locale)]

export const money = (amount: number, currency: string, { locale }: Place) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)

interface Shown {
  place: Place
  basket: Basket | undefined
  isSignedIn: boolean
  title: string
  main: ReturnType<typeof html>
}

export function respondWithPage(
  c: Context<SandboxEnv>,
  { place, basket, isSignedIn, title, main }: Shown,
) {
  const text = textsOf(place)
  const { prefix, locale } = place
  const root = `${prefix}/gift-registry`
  c.header('cache-control', 'no-cache, no-store')
  c.header('content-security-policy', POLICY)
  const signing = isSignedIn
    ? html`<form method="post" action="${root}/sign-out"><button>${text.signOut}</button></form>`
    : html`<a href="${root}/sign-in">${text.signIn}</a>`
  return c.html(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <style>
            ${raw(style)}
          </style>
          <script src="${root}/registry.js" defer></script>
        </head>
        <body>
          <header>
            <a href="${prefix || '/'}">${text.shop}</a>
            <a href="${root}">${text.registry}</a>
            <a href="${root}/bag" data-count="${root}/count">${text.bag(unitsIn(basket))}</a>
            ${signing}
          </header>
          <main>
            <h1>${title}</h1>
            ${main}
          </main>
        </body>
      </html>`,
  )
}
