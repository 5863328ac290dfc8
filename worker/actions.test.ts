import { expect, test } from 'vitest'

import { createIdempotencyKey } from '#client/kit/http/create-idempotency-key.ts'
import { actions } from '#shared/actions.ts'
import { FROM_FIELD } from '#shared/http/form-fields.ts'
import { AddCoupon } from '#shared/bag/bag.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import { matchRoute, routes } from '#shared/routes.ts'

import { actionAt } from './action-paths.ts'
import { actionTable } from './actions.ts'
import { customerAction, publicAction } from './http/action.ts'
import type { FormPorts } from './http/action-form.ts'
import type { Edge } from './http/edge.ts'

const rows = Object.entries(actionTable)
const idempotencyKey: IdempotencyKey = createIdempotencyKey()

test('every declared action has a row and a path of its own, which is no page', () => {
  const paths = Object.values(actions).map(({ path }) => path)

  expect(Object.keys(actionTable).toSorted()).toEqual(Object.keys(actions).toSorted())
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => matchRoute(path) !== null)).toEqual([])
  for (const [name, { path }] of Object.entries(actions)) expect(actionAt(path)).toBe(name)
  expect(actionAt('/cart')).toBeNull()
})

test.for(rows)('%s is posted from pages that exist, and falls back to one', ([, action]) => {
  const { pages, fallbackPage } = action
  const listed = pages === 'shop' ? [] : pages
  expect(listed.filter((page) => !(page in routes))).toEqual([])
  expect(matchRoute(routes[fallbackPage].path)?.key).toBe(fallbackPage)
  for (const page of Object.values(action.pageByProblem ?? {})) {
    expect(matchRoute(routes[page].path)?.key).toBe(page)
  }
})

test.for(rows)('%s names each field of its form once', ([, { fields, pages }]) => {
  expect(new Set(fields).size).toBe(fields.length)
  expect(fields.length).toBeGreaterThan(0)
  // A form that may be on several pages says which of them it was on.
  expect(fields.includes(FROM_FIELD)).toBe(pages === 'shop' || pages.length > 1)
})

test.for(rows)('%s rejects input that its schema does not allow', async ([, action]) => {
  const values = Object.fromEntries(action.fields.map((field) => [field, '\u0000x'.repeat(6_000)]))

  await expect(
    action.submit(ports('registered'), { values, idempotencyKey }),
  ).rejects.toMatchObject({
    type: 'invalid-input',
  })
})

test('an action for anyone opens no shopper', async () => {
  const action = publicAction({
    name: 'addCoupon',
    agents: 'allowed',
    limit: 'none',
    input: AddCoupon,
    run: () => Promise.resolve({}),
    form: { pages: ['cart'], fallbackPage: 'cart', fields: ['code'] },
  })
  const used = ports()

  expect(await action.submit(used, { values: { code: 'GLOW20' }, idempotencyKey })).toBeNull()
  expect(used.opened).toEqual(['public edge'])
})

test('an action for registered shoppers rejects everybody else', async () => {
  const action = customerAction({
    name: 'addCoupon',
    agents: 'allowed',
    limit: 'none',
    input: AddCoupon,
    run: (_, { code }) => Promise.resolve({ code }),
    form: {
      pages: ['cart'],
      fallbackPage: 'cart',
      fields: ['code'],
      done: ({ code }) => `/cart?code=${code}`,
    },
  })
  const form = { values: { code: 'GLOW20', other: 'x' }, idempotencyKey }

  for (const customerType of ['anonymous', 'guest'] as const) {
    await expect(action.submit(ports(customerType), form)).rejects.toMatchObject({
      type: 'sign-in-required',
    })
  }
  expect(await action.submit(ports('registered'), form)).toBe('/cart?code=GLOW20')
})

type CustomerType = 'anonymous' | 'guest' | 'registered'

/** Ports of a visitor. `opened` lists what an action has used. */
function ports(customerType: CustomerType = 'anonymous'): FormPorts<Edge> & { opened: string[] } {
  const opened: string[] = []
  return {
    opened,
    refuseAgent: () => Promise.resolve(),
    limited: (_limit, _typed, run) => run(),
    publicEdge() {
      opened.push('public edge')
      return {} as never
    },
    openEdge() {
      opened.push('edge')
      return Promise.resolve({ session: { state: { authType: customerType } } } as never)
    },
  }
}
