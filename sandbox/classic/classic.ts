import type { Context } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'

import { createLoginFrom } from '../auth/logins.ts'
import { createSession } from '../auth/sessions.ts'
import { findByLogin } from '../customers/customer-row.ts'
import { isPassword } from '../customers/passwords.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { sites } from '../sites/sites.ts'
import { bridgeRoutes } from './bridge-routes.ts'
import { sessionOf, startSession } from './classic-requests.ts'
import { money, respondWithPage, textsOf, unitsIn, type Place } from './page.ts'
import { shopApi } from './shop-api.ts'

/** Every page says how many items the bag has, also one that was kept in the browser’s history. */
const SCRIPT = `addEventListener('pageshow', async ({ persisted }) => {
  const link = document.querySelector('[data-count]')
  if (!persisted || !link) return
  const { text } = await (await fetch(link.dataset.count)).json()
  link.textContent = text
})
`

const NewItem = v.object({ productId: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)) })
const Credentials = v.object({ login: v.string(), password: v.string() })

async function open(c: Context<SandboxEnv>, place: Place) {
  const shopper = await sessionOf(c, place.site.id)
  const api = shopApi(c, shopper, place.locale)
  const isSignedIn = shopper.login?.customerId !== undefined && shopper.login.customerId !== null
  return { shopper, api, place, basket: await api.basket(), isSignedIn }
}

/** The pages of one site and locale. */
const pagesOf = (place: Place) =>
  factory
    .createApp()
    .get('/', async (c) => {
      const opened = await open(c, place)
      const text = textsOf(place)
      const products = await opened.api.products()
      const rows = products.map(
        ({ productName, representedProduct: { id } }) =>
          html`<li>
            <span>${productName}</span>
            <form method="post" action="${place.prefix}/gift-registry/add">
              <input type="hidden" name="productId" value="${id}" />
              <button>${text.add(productName)}</button>
            </form>
          </li>`,
      )
      const main = html`<p>${text.lead}</p>
        <ul>
          ${rows}
        </ul>`
      return respondWithPage(c, { ...opened, title: text.title, main })
    })
    .post('/add', async (c) => {
      const { api } = await open(c, place)
      const item = v.safeParse(NewItem, await c.req.parseBody())
      const isAdded = item.success && (await api.add(item.output.productId))
      return c.redirect(`${place.prefix}/gift-registry${isAdded ? '/bag' : ''}`, 303)
    })
    .get('/bag', async (c) => {
      const opened = await open(c, place)
      const { basket } = opened
      const text = textsOf(place)
      const lines = basket?.productItems.map(
        ({ productName, quantity }) => html`<li>${quantity} × ${productName}</li>`,
      )
      const main =
        basket && unitsIn(basket) > 0
          ? html`<ul>
                ${lines}
              </ul>
              <p>
                ${text.subtotal}: ${money(basket.productSubTotal ?? 0, basket.currency, place)}
              </p>`
          : html`<p>${text.empty}</p>`
      return respondWithPage(c, { ...opened, title: text.bagTitle, main })
    })
    .get('/count', async (c) => {
      const { basket } = await open(c, place)
      c.header('cache-control', 'no-store')
      return c.json({ text: textsOf(place).bag(unitsIn(basket)) })
    })
    .get('/registry.js', (c) => {
      c.header('content-type', 'text/javascript; charset=utf-8')
      c.header('cache-control', 'public, max-age=300')
      return c.body(SCRIPT)
    })
    .get('/sign-in', async (c) => signInPage(c, place, { isWrong: false }))
    .post('/sign-in', async (c) => {
      const { shopper } = await open(c, place)
      const form = v.safeParse(Credentials, await c.req.parseBody())
      const given = form.success ? form.output : { login: '', password: '' }
      const customer = await findByLogin(c.env.DB, place.site.id, given.login)
      const isRight = await isPassword(given.password, customer?.passwordHash ?? null)
      if (!customer || !isRight) return signInPage(c, place, { isWrong: true })

      const { usid } = shopper.session
      const { customerId } = customer
      const from = { siteId: place.site.id, customerId, usid }
      const signedIn = await startSession(c, await createLoginFrom(c.env.DB, from, c.var.now()))
      await shopApi(c, signedIn, place.locale).merge()
      return c.redirect(`${place.prefix}/gift-registry/bag`, 303)
    })
    .post('/sign-out', async (c) => {
      const session = await createSession(c.env.DB, place.site.id, c.var.now())
      await startSession(c, { session, login: null })
      return c.redirect(`${place.prefix}/gift-registry`, 303)
    })

async function signInPage(c: Context<SandboxEnv>, place: Place, { isWrong }: { isWrong: boolean }) {
  const opened = await open(c, place)
  const text = textsOf(place)
  if (isWrong) c.status(422)
  const main = html`${isWrong ? html`<p role="alert">${text.wrong}</p>` : ''}
    <form method="post" action="${place.prefix}/gift-registry/sign-in">
      <label
        >${text.login} <input name="login" type="email" autocomplete="username" required
      /></label>
      <label
        >${text.passwordField}
        <input name="password" type="password" autocomplete="current-password" required
      /></label>
      <button>${text.signIn}</button>
    </form>`
  return respondWithPage(c, { ...opened, title: text.signIn, main })
}

/** Site and locale as the shop's addresses name them: the first site and each default locale are left out. */
const places = sites.flatMap((site) =>
  site.locales.map((locale): Place => {
    const country = site === sites[0] ? '' : `/${site.country.toLowerCase()}`
    const language = locale === site.defaultLocale ? '' : `/${locale}`
    return { site, locale, prefix: country + language }
  }),
)

/** A storefront of controllers and templates, as retailers have them, with two ends of the session bridge. */
export const classic = factory.createApp().route('/', bridgeRoutes)
for (const place of places) classic.route(`${place.prefix}/gift-registry`, pagesOf(place))
