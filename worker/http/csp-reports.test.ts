import { expect, test } from 'vitest'

import { factory } from '../config/env.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { respondWithProblem } from './problems.ts'
import { requestContext } from './request-context.ts'
import { securityHeaders } from './security-headers.ts'
import { TEST_BINDINGS } from '../config/testing/test-bindings.ts'
import { cspReports } from './csp-reports.ts'

const ORIGIN = 'https://shop.example'
const MESSAGE = 'content security policy violated'

test('a document names one endpoint for both forms of reports, and other responses name none', async () => {
  const { app } = openShop()
  const { headers } = await app.request('/document', {}, TEST_BINDINGS)
  const policy = headers.get('content-security-policy')?.split('; ')

  expect(policy).toContain('report-to csp')
  expect(headers.get('reporting-endpoints')).toBe('csp="/reports/csp"')
  expect(policy).toContain('report-uri /reports/csp')
  const data = await app.request('/data', {}, TEST_BINDINGS)
  expect(data.headers.has('reporting-endpoints')).toBe(false)
  expect(data.headers.get('content-security-policy')).not.toContain('report')
})

test('a violation is logged with the kind of page and the host, and without anything about the shopper', async () => {
  const { report, logged } = openShop()
  const documentURL = `${ORIGIN}/ca/fr-CA/checkout/confirmation/00012345?token=secret#ada`
  const blockedURL = 'https://ads.example/pixel.js?email=ada@example.org'
  const own = { 'document-uri': documentURL, 'blocked-uri': blockedURL, 'script-sample': 'ada' }

  const uri = { 'csp-report': { ...own, 'violated-directive': 'script-src-elem', referrer: 'x' } }
  expect((await report(uri)).status).toBe(204)
  const body = { documentURL, blockedURL: 'inline', effectiveDirective: 'style-src-attr' }
  const sourceFile = `${ORIGIN}/assets/entry.js?ada`
  const reports = [
    { type: 'deprecation', body: { id: 'ada' } },
    { type: 'csp-violation', url: documentURL, user_agent: 'ada', body: { ...body, sourceFile } },
  ]
  const answer = await report(reports, 'application/reports+json; charset=utf-8')
  expect(answer.status).toBe(204)
  expect(await answer.text()).toBe('')

  const page = 'checkoutConfirmation'
  expect(logged()).toEqual([
    { directive: 'script-src-elem', page, blocked: 'ads.example', source: '' },
    { directive: 'style-src-attr', page, blocked: 'inline', source: 'shop.example' },
  ])
})

test('only a sample is logged, however many reports arrive', async () => {
  const { report, logged, clock } = openShop()
  const reportOf = (host: string, page = ORIGIN) => ({
    'csp-report': {
      'document-uri': `${page}/`,
      'effective-directive': 'img-src',
      'blocked-uri': `https://${host}/`,
    },
  })
  for (let count = 0; count < 5; count += 1) await report(reportOf('a.example'))
  expect(logged()).toHaveLength(1)
  for (let count = 0; count < 50; count += 1) await report(reportOf(`h${count}.example`))
  expect(logged()).toHaveLength(10)
  clock.now += 60_000
  await report(reportOf('a.example'))
  expect(logged()).toHaveLength(11)
})

test.each([
  ['another origin', { documentURL: 'https://evil.example/' }],
  ['an extension of the browser', { blockedURL: 'chrome-extension://abcdef/x.js' }],
  ['a directive that does not exist', { effectiveDirective: 'ada@example.org' }],
  ['no document', { documentURL: 'about:blank' }],
])('a report about %s is not logged', async (_, body) => {
  const { report, logged } = openShop()
  const usual = {
    documentURL: ORIGIN,
    effectiveDirective: 'img-src',
    blockedURL: 'https://x.example',
  }
  const reports = [{ type: 'csp-violation', body: { ...usual, ...body } }]

  expect((await report(reports, 'application/reports+json')).status).toBe(204)
  expect(logged()).toEqual([])
})

test('anything but a small report is rejected or ignored', async () => {
  const { app, report, logged } = openShop()

  for (const ignored of ['not JSON', [], {}, [1], { 'csp-report': 'x' }]) {
    expect((await report(ignored)).status).toBe(204)
  }
  expect((await report({}, 'text/plain')).status).toBe(415)
  expect((await report('a'.repeat(20_000))).status).toBe(413)
  const read = await app.request('/reports/csp', {}, TEST_BINDINGS)
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  expect(logged()).toEqual([])
})

function openShop() {
  const lines: string[] = []
  const clock = { now: 1_800_000_000_000 }
  const policy = contentSecurityPolicy({
    kind: 'shop',
    nonce: 'n0',
    imageOrigin: 'https://images.example',
    videoOrigin: null,
    paymentOrigin: 'https://pay.example',
    captchaOrigin: 'https://captcha.example',
    tagOrigins: ['https://tags.example'],
    frameAncestors: [],
  })
  const app = factory
    .createApp()
    .use(requestContext({ clock: () => clock.now, write: (line) => void lines.push(line) }))
    .use(securityHeaders())
    .route('/reports', cspReports)
    .get('/document', (c) => c.body('', 200, { 'Content-Security-Policy': policy }))
    .get('/data', (c) => c.json({}))
    .onError(respondWithProblem)

  return {
    app,
    clock,
    async report(body: unknown, type = 'application/csp-report') {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      const init = { method: 'POST', headers: { 'content-type': type }, body: text }
      return app.request('/reports/csp', init, TEST_BINDINGS)
    },
    /** The details of all logged violations. */
    logged: () =>
      lines.flatMap((line) => {
        const { level: _level, message, id: _id, ...details } = JSON.parse(line)
        return message === MESSAGE ? [details] : []
      }),
  }
}
