import type { Context } from 'hono'
import * as v from 'valibot'

import { factory, type SandboxEnv } from '../platform/env.ts'
import { badRequest, only, resourceNotFound } from '../platform/problems.ts'
import { respondWithDocument, respondWithErrorPage, newNonce } from './document-response.ts'
import { confirmAuthentication } from './authentications.ts'
import { appearanceStyle } from './appearance.ts'
import { bankCodeInputNames } from './bank-code-input.ts'
import { inputNames } from './card-inputs.ts'
import type { CardErrors } from './card-rules.ts'
import { fieldDocument } from './field.ts'
import { giftCards } from './gift-cards.ts'
import { issueToken } from './issue-token.ts'
import { issueKept, keepCard } from './kept-cards.ts'
import { isMerchant, isRegisteredOrigin, MERCHANT_ID, registeredUrl } from './merchants.ts'
import { bankDocument, pageDocument } from './page.ts'
import { bodyLimited, notFromField, notJson, notMerchant } from './payment-problems.ts'
import { currentMonth, readToken } from './tokens.ts'
import { getLocale } from './messages.ts'

type PaymentContext = Context<SandboxEnv>

const text = v.optional(v.pipe(v.string(), v.maxLength(200)), '')

/** A card as sent by the field and the page. */
const TypedCard = v.pipe(
  v.object({
    [inputNames.number]: text,
    [inputNames.expiry]: text,
    [inputNames.code]: text,
    [inputNames.holder]: text,
  }),
  v.transform((sent) => ({
    number: sent.cardNumber,
    expiry: sent.expiry,
    code: sent.securityCode,
    holder: sent.holder,
  })),
)

const BankCode = v.object({
  [bankCodeInputNames.id]: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  [bankCodeInputNames.code]: v.pipe(v.string(), v.maxLength(20)),
})

const NOT_CONFIRMED: CardErrors = { number: 'not-confirmed' }

/**
 * The provider's hosted field and page, the exchange of cards for tokens, and the merchant's
 * endpoints.
 */
export const payments = factory
  .createApp()
  .use(async (c, next) => {
    await next()
    // Only the provider's own documents and the merchant's server may read these responses.
    c.res.headers.delete('access-control-allow-origin')
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'no-referrer')
    c.header('x-robots-tag', 'noindex')
  })
  .get('/field', (c) => {
    const { parent = '', merchant } = c.req.query()
    if (merchant !== MERCHANT_ID || !isRegisteredOrigin(parent)) return respondWithErrorPage(c)
    const nonce = newNonce()
    return respondWithDocument(c, {
      body: fieldDocument({
        locale: getLocale(c.req.query('locale')),
        parentOrigin: parent,
        tokensAddress: '/payments/v1/tokens',
        today: currentMonth(c.var.now()),
        nonce,
        appearance: appearanceStyle(c.req.query(), parent),
      }),
      policy: `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; font-src ${parent}; connect-src 'self'; frame-ancestors ${parent}; require-trusted-types-for 'script'; trusted-types 'none'`,
    })
  })
  .all('/field', only('GET'))
  .get('/page', (c) => paymentPage(c))
  .post('/page', bodyLimited(), async (c) => {
    const returnTo = returnAddress(c)
    if (!returnTo || !isFromOwnPage(c, 'when said')) return respondWithErrorPage(c)
    const form = Object.fromEntries(await findForm(c))
    const response = v.safeParse(BankCode, form)
    if (response.success) return handleBankCode(c, returnTo, response.output)
    const typed = v.safeParse(TypedCard, form)
    if (!typed.success) throw badRequest('The form holds something else than a card.')
    const issued = await issueToken(c.env.DB, typed.output, c.var.now())
    if ('authentication' in issued) return bankPage(c, returnTo, issued)
    if ('problems' in issued) {
      return paymentPage(c, { typed: typed.output, problems: issued.problems })
    }
    return c.redirect(withParameters(returnTo, c, { token: issued.token }), 303)
  })
  .all('/page', only('GET', 'POST'))
  .post('/tokens', bodyLimited(), async (c) => {
    const card = await sentByField(c, TypedCard, 'The body is not a card.')
    const issued = await issueToken(c.env.DB, card, c.var.now())
    if ('authentication' in issued) return c.json(issued, 202)
    return 'token' in issued ? c.json(issued, 201) : c.json(issued, 422)
  })
  .all('/tokens', only('POST'))
  .post('/tokens/authentications', bodyLimited(), async (c) => {
    const { authentication: id, securityCode: code } = await sentByField(
      c,
      BankCode,
      'The body is no answer to a bank.',
    )
    const confirmed = await confirmAuthentication(c.env.DB, { id, code, now: c.var.now() })
    if (confirmed === 'wrong') return c.json({ code: 'invalid' }, 422)
    return confirmed === 'over' ? c.json({ problems: NOT_CONFIRMED }, 422) : c.json(confirmed, 201)
  })
  .all('/tokens/authentications', only('POST'))
  .get('/tokens/:token', async (c) => {
    if (!(await isMerchant(c.req.header('authorization')))) throw notMerchant()
    const card = await readToken(c.env.DB, c.req.param('token'), c.var.now())
    if (!card) throw resourceNotFound()
    return c.json(card)
  })
  .all('/tokens/:token', only('GET'))
  .post('/tokens/:token/keep', async (c) => {
    if (!(await isMerchant(c.req.header('authorization')))) throw notMerchant()
    const kept = await keepCard(c.env.DB, c.req.param('token'), c.var.now())
    if (!kept) throw resourceNotFound()
    return c.json(kept, 201)
  })
  .all('/tokens/:token/keep', only('POST'))
  .post('/kept/:token/tokens', async (c) => {
    if (!(await isMerchant(c.req.header('authorization')))) throw notMerchant()
    const issued = await issueKept(c.env.DB, c.req.param('token'), c.var.now())
    if (!issued) throw resourceNotFound()
    return c.json(issued, 201)
  })
  .all('/kept/:token/tokens', only('POST'))
  .route('/', giftCards)

function paymentPage(
  c: PaymentContext,
  again: Pick<Parameters<typeof pageDocument>[0], 'typed' | 'problems'> = {},
) {
  const returnTo = returnAddress(c)
  if (!returnTo) return respondWithErrorPage(c)
  const context = pageContext(c, returnTo)
  return respondWithDocument(c, {
    body: pageDocument({ ...context, ...again }),
    policy: createPolicy(context.nonce, returnTo),
    status: again.problems ? 422 : 200,
  })
}

const pageContext = (c: PaymentContext, returnTo: URL) => ({
  locale: getLocale(c.req.query('locale')),
  nonce: newNonce(),
  action: `/payments/v1/page${new URL(c.req.url).search}`,
  cancel: withParameters(returnTo, c, { cancelled: '1' }),
})

// The policy also applies to the form's redirect, so it must allow the return origin.
const createPolicy = (nonce: string, { origin }: URL) =>
  `style-src 'nonce-${nonce}'; form-action 'self' ${origin}; frame-ancestors 'none'`

/**
 * Handles the code from the bank: redirects back to the shop, asks again, or starts over with the
 * card.
 */
async function handleBankCode(
  c: PaymentContext,
  returnTo: URL,
  { authentication, securityCode: code }: v.InferOutput<typeof BankCode>,
) {
  if (code.trim() === '') return bankPage(c, returnTo, { authentication, problem: 'missing' })
  const query = { id: authentication, code, now: c.var.now() }
  const confirmed = await confirmAuthentication(c.env.DB, query)
  if (confirmed === 'wrong') return bankPage(c, returnTo, { authentication, problem: 'invalid' })
  if (confirmed === 'over') return paymentPage(c, { problems: NOT_CONFIRMED })
  return c.redirect(withParameters(returnTo, c, { token: confirmed.token }), 303)
}

function bankPage(
  c: PaymentContext,
  returnTo: URL,
  query: Pick<Parameters<typeof bankDocument>[0], 'authentication' | 'problem'>,
) {
  const context = pageContext(c, returnTo)
  return respondWithDocument(c, {
    body: bankDocument({ ...context, ...query }),
    policy: createPolicy(context.nonce, returnTo),
    status: query.problem ? 422 : 200,
  })
}

function returnAddress(c: PaymentContext): URL | null {
  const { merchant, state = '', return: address = '' } = c.req.query()
  if (merchant !== MERCHANT_ID || !/^[\w.~-]{1,512}$/.test(state)) return null
  return registeredUrl(address)
}

function withParameters(returnTo: URL, c: PaymentContext, parameters: Record<string, string>) {
  const address = new URL(returnTo)
  address.searchParams.set('state', c.req.query('state') ?? '')
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}

/**
 * Whether the request comes from the provider's own page. Browsers set this header, and no page can
 * forge it.
 */
function isFromOwnPage(c: PaymentContext, required: 'always' | 'when said') {
  const site = c.req.header('sec-fetch-site')
  return site === 'same-origin' || (site === undefined && required === 'when said')
}

/**
 * Reads a body that only the field's script may send.
 * @throws ProblemError
 */
async function sentByField<Schema extends v.GenericSchema>(
  c: PaymentContext,
  schema: Schema,
  error: string,
): Promise<v.InferOutput<Schema>> {
  if (!isFromOwnPage(c, 'always')) throw notFromField()
  if (!/^application\/json\b/.test(c.req.header('content-type') ?? '')) throw notJson()
  const sent = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await c.req.text())
  if (sent.success) return sent.output
  throw badRequest(error)
}

async function findForm(c: PaymentContext) {
  if (c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    return new URLSearchParams(await c.req.text())
  }
  throw badRequest('The page sends its form urlencoded.')
}
