import { expect, test } from 'vitest'

import { factory } from '../config/env.ts'
import { TEST_BINDINGS } from '../config/testing/test-bindings.ts'
import { respondWithProblem } from '../http/problems.ts'
import { requestContext } from '../http/request-context.ts'
import { wellKnownRoutes } from './well-known-routes.ts'

const ORIGIN = 'https://shop.example'
const PROFILE = '/my-account/edit-profile'
const NOW = Date.parse('2026-12-01T00:00:00Z')

const REPORTS = {
  contact: ['mailto:security@shop.example', 'https://shop.example/report'],
  expires: '2027-06-01T00:00:00Z',
  preferredLanguages: ['en', 'fr'],
  policy: 'https://shop.example/disclosure',
}

function openShop(variables: Record<string, string> = {}, now = NOW) {
  const lines: string[] = []
  const context = requestContext({
    version: '1',
    clock: () => now,
    write: (line) => void lines.push(line),
  })
  const app = factory.createApp().use(context).route('/', wellKnownRoutes)
  app.onError(respondWithProblem)
  const env = { ...TEST_BINDINGS, ...variables }
  const execution = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(ORIGIN + path, { headers }, env, execution)
    return { answer, text: await answer.text(), to: answer.headers.get('location') }
  }
  return { ask, lines }
}

test('security.txt says where to report vulnerabilities', async () => {
  const shop = openShop({ SECURITY_TXT: JSON.stringify(REPORTS) })
  const { answer, text } = await shop.ask('/.well-known/security.txt')

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@shop.example',
    'Contact: https://shop.example/report',
    'Expires: 2027-06-01T00:00:00Z',
    'Preferred-Languages: en, fr',
    'Canonical: https://shop.example/.well-known/security.txt',
    'Policy: https://shop.example/disclosure',
    '',
  ])
})

test('security.txt at the root leads to the standard address', async () => {
  const { answer, to } = await openShop({ SECURITY_TXT: JSON.stringify(REPORTS) }).ask(
    '/security.txt',
  )

  expect([answer.status, to]).toEqual([301, '/.well-known/security.txt'])
})

test('a shop without a contact for reports has no security.txt', async () => {
  for (const path of ['/.well-known/security.txt', '/security.txt']) {
    const { answer, text } = await openShop().ask(path)
    expect(answer.status, path).toBe(404)
    expect(text, path).not.toContain('Contact')
  }
})

test('an expired security.txt is gone, and the log says why', async () => {
  const variables = { SECURITY_TXT: JSON.stringify(REPORTS) }
  const last = openShop(variables, Date.parse(REPORTS.expires) - 1)
  const after = openShop(variables, Date.parse(REPORTS.expires))

  expect((await last.ask('/.well-known/security.txt')).answer.status).toBe(200)
  for (const path of ['/.well-known/security.txt', '/security.txt'])
    expect((await after.ask(path)).answer.status, path).toBe(404)
  expect(after.lines.join('\n')).toContain('security.txt has expired')
})

test('a security.txt that is not valid is not served, and the log says so', async () => {
  const shop = openShop({ SECURITY_TXT: JSON.stringify({ ...REPORTS, contact: ['a\nPolicy: x'] }) })

  expect((await shop.ask('/.well-known/security.txt')).answer.status).toBe(404)
  expect(shop.lines.join('\n')).toContain('SECURITY_TXT is not valid')
})

test('password managers are led to the form for a new password, where this browser has signed in', async () => {
  const { ask } = openShop()
  const change = async (cookie = '') => {
    const { answer, to } = await ask('/.well-known/change-password', { cookie })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return [answer.status, to]
  }
  const known = (site: string) => `__Host-Http-${site}-known-device=sealed`

  expect(await change()).toEqual([303, `${PROFILE}?edit=password`])
  expect(await change(known('ca'))).toEqual([303, `/ca${PROFILE}?edit=password`])
  expect(await change(`${known('ca')}; ${known('us')}`)).toEqual([303, `${PROFILE}?edit=password`])
  expect(await change(known('elsewhere'))).toEqual([303, `${PROFILE}?edit=password`])
})

test('password managers learn where passkeys are added and managed, without a redirect', async () => {
  const { answer, text } = await openShop().ask('/.well-known/passkey-endpoints')
  const page = `${ORIGIN}${PROFILE}?edit=passkeys`

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(JSON.parse(text)).toEqual({ enroll: page, manage: page })
})

test('the shop states that it respects Global Privacy Control', async () => {
  const { answer, text } = await openShop().ask('/.well-known/gpc.json')

  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(JSON.parse(text)).toEqual({
    gpc: true,
    lastUpdate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
})
