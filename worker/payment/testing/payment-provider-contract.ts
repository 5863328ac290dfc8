import { expect, test } from 'vitest'

import { createRequestLog, type RequestLog } from '../../observe/log.ts'
import type { CardOnFile, PaymentProvider } from '../payment-provider.ts'

type Fetch = (address: string, init: RequestInit) => Promise<Response>

export interface ProviderUnderTest {
  /** Creates the adapter, which sends its requests through `fetch`. */
  open(dependencies: { fetch: Fetch; log: RequestLog }): PaymentProvider
  /** Enters a card as a shopper would in the field. Returns the card with its token. */
  newCard(): Promise<CardOnFile>
  /** Completes the provider's page as a shopper would. Returns the URL that it redirects to. */
  fillIn(pageAddress: string): Promise<string>
  /** The secret that authenticates the adapter. */
  secret: string
}

const PARENT = 'http://127.0.0.1:8787'
const RETURN_TO = `${PARENT}/ca/checkout/billing/return`
const UNAVAILABLE = { name: 'ProblemError', type: 'unavailable' }

/** The contract tests that every adapter of the port must pass. */
export function holdsPaymentContract(provider: ProviderUnderTest) {
  const open = (fetch: Fetch = (address, init) => globalThis.fetch(address, init)) => {
    const lines: string[] = []
    const metrics = { cache: 'none' as const, upstreamCalls: 0, upstreamMs: 0 }
    const log = createRequestLog({
      requestId: 'request-7',
      metrics,
      write: (line) => lines.push(line),
    })
    const logged = () => {
      log.end(200, 1)
      return lines.join('\n')
    }
    return { port: provider.open({ fetch, log }), metrics, logged }
  }

  test('the field and the page are documents on the provider’s origin, and only the shop may frame the field', async () => {
    const { port } = open()
    const field = port.fieldAddress({ locale: 'fr-CA', parentOrigin: PARENT })
    const page = port.pageAddress({
      locale: 'fr-CA',
      state: 'abcdefgh12345678',
      returnTo: RETURN_TO,
    })

    expect(port.origin).toBe(new URL(port.origin).origin)
    for (const address of [field, page]) {
      expect(new URL(address).origin).toBe(port.origin)
      expect(address).not.toContain(provider.secret)
      const document = await fetch(address)
      expect(document.status).toBe(200)
      expect(document.headers.get('content-type')).toMatch(/^text\/html/)
      expect(document.headers.has('set-cookie')).toBe(false)
    }
    const { headers } = await fetch(field)
    expect(headers.get('content-security-policy')).toMatch(`frame-ancestors ${PARENT}`)
  })

  test('the page redirects back with the given state and a token of a card', async () => {
    const { port } = open()
    const state = 'A-state_of-the-shop_0123456789'
    const back = new URL(
      await provider.fillIn(port.pageAddress({ locale: 'en-CA', state, returnTo: RETURN_TO })),
    )

    expect(back.origin + back.pathname).toBe(RETURN_TO)
    expect(back.searchParams.get('state')).toBe(state)
    const token = back.searchParams.get('token') ?? ''
    expect(await port.readToken(token)).toMatchObject({ token })
  })

  test('a token can be read repeatedly and returns only the card data that the shop may know', async () => {
    const { port, metrics, logged } = open()
    const card = await provider.newCard()

    expect(await port.readToken(card.token)).toEqual(card)
    expect(await port.readToken(card.token)).toEqual(card)
    expect(metrics.upstreamCalls).toBe(2)
    expect(logged()).not.toContain(card.token)
    expect(logged()).not.toContain(card.holder)
  })

  test('an unknown or invalid token has no card, and an invalid one is not sent', async () => {
    const asked: string[] = []
    const { port } = open((address, init) => {
      asked.push(new URL(address).pathname)
      return fetch(address, init)
    })
    const { token } = await provider.newCard()
    const [first, rest] = [token.slice(0, -1), token.slice(-1)]

    expect(await port.readToken(first + (rest === '0' ? '1' : '0'))).toBeNull()
    for (const none of [
      '',
      '..',
      '../../webhooks',
      `${token}/..`,
      `${token}?x`,
      '%2e%2e',
      'a'.repeat(9999),
    ]) {
      expect(await port.readToken(none), none).toBeNull()
    }
    expect(asked).toHaveLength(1)
  })

  test.for<[string, Fetch]>([
    ['an outage', answering('', { status: 503 })],
    ['a rejected secret', answering('{}', { status: 401 })],
    ['a redirect', answering('', { status: 302, headers: { location: PARENT } })],
    ['an HTML page', answering('<!doctype html>')],
    ['a truncated response', answering('{"brand":"Vi')],
    ['an empty object', answering('{}')],
    ['an oversized response', answering(`"${'x'.repeat(3_000_000)}"`)],
    ['no connection', () => Promise.reject(new Error('connect ECONNREFUSED'))],
  ])('%s is reported as unavailable, without any secret', async ([, fetch]) => {
    const inits: RequestInit[] = []
    const { port, logged } = open((address, init) => {
      inits.push(init)
      return fetch(address, init)
    })
    const { token } = await provider.newCard()
    const failure: unknown = await port.readToken(token).catch((error: unknown) => error)

    expect(failure).toMatchObject(UNAVAILABLE)
    expect(inits.map(({ redirect }) => redirect)).toEqual(inits.map(() => 'manual'))
    for (const said of [logged(), String(failure)]) {
      expect(said).not.toContain(provider.secret)
      expect(said).not.toContain(token)
    }
  })

  test('a request is given up after three seconds, including the body, and when the caller aborts it', async () => {
    const { token } = await provider.newCard()
    const startedAt = performance.now()
    await Promise.all([
      expect(open(neverAnswering).port.readToken(token)).rejects.toMatchObject(UNAVAILABLE),
      expect(open(neverEnding).port.readToken(token)).rejects.toMatchObject(UNAVAILABLE),
    ])
    expect(performance.now() - startedAt).toBeGreaterThan(2900)
    expect(performance.now() - startedAt).toBeLessThan(6000)

    const caller = new AbortController()
    const waiting = open(neverAnswering).port.readToken(token, caller.signal)
    caller.abort()
    await expect(waiting).rejects.toMatchObject(UNAVAILABLE)
  })
}

function answering(body: string, init?: ResponseInit): Fetch {
  return () => Promise.resolve(new Response(body, init))
}

const abortOf = (init: RequestInit, fail: (reason: unknown) => void) =>
  init.signal?.addEventListener('abort', () => fail(init.signal?.reason))

const neverAnswering: Fetch = (_address, init) =>
  new Promise((_resolve, reject) => abortOf(init, reject))

const neverEnding: Fetch = (_address, init) => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"brand":'))
      abortOf(init, (reason) => controller.error(reason))
    },
  })
  return Promise.resolve(new Response(body))
}
