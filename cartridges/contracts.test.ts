import * as v from 'valibot'
import { expect, test } from 'vitest'

import { checkedApis } from './generate/declarations.ts'
import { apis, contractOf, operationsOf, parametersOf, textOf } from './testing/contracts.ts'
import { openInstance } from './testing/instance.ts'
import { publicExportsOf } from './testing/run-script.ts'

const Mapping = v.strictObject({
  endpoints: v.array(
    v.strictObject({
      endpoint: v.string(),
      schema: v.literal('schema.yaml'),
      implementation: v.literal('script'),
    }),
  ),
})

test('the custom APIs are those of the specification and of check:live', () => {
  expect(apis).toEqual([
    'basket-transaction',
    'content',
    'email-subscription',
    'loyalty',
    'preferences',
    'products-availability',
    'promotion',
    'redirect-data',
    'shipping-estimates',
    'slots',
  ])
  const checked = checkedApis.map((base) => /^\/custom\/([a-z-]+)\/v1$/.exec(base)?.[1])
  // The specification has no API of whole accounts, so the cartridge has none.
  expect(checked.filter((api) => api === undefined || !apis.includes(api))).toEqual(['account'])
})

test.for(apis)('the platform registers the contract of %s', (api) => {
  const contract = contractOf(api)
  expect(contract.components.parameters.siteId.required).toBe(true)
  const [{ ShopperToken }] = contract.security
  expect(
    Object.keys(contract.components.securitySchemes.ShopperToken.flows.clientCredentials.scopes),
  ).toEqual(ShopperToken)
  for (const operation of operationsOf(api)) {
    expect(operation.parameters).toContainEqual({ $ref: '#/components/parameters/siteId' })
  }
})

test.for(apis)('the references of %s lead somewhere, and every schema is used', (api) => {
  const text = textOf(`${api}/schema.yaml`)
  const used = new Set(
    [...text.matchAll(/\$ref: '#\/components\/schemas\/(\w+)'/g)].map(([, name]) => name ?? ''),
  )
  const { schemas } = contractOf(api).components
  // Some APIs answer every request.
  const unused = operationsOf(api).every(({ responses }) => Object.keys(responses).length === 1)
    ? ['Problem']
    : []
  expect([...used, ...unused].toSorted()).toEqual(Object.keys(schemas).toSorted())
})

test.for(apis)('each path parameter of %s is declared', (api) => {
  for (const operation of operationsOf(api)) {
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(parametersOf(operation, 'path'), operation.path).toEqual(inPath)
  }
})

test.for(apis)(
  'each endpoint of %s has its function, and the platform may call no other',
  (api) => {
    const endpoints = v
      .parse(Mapping, JSON.parse(textOf(`${api}/api.json`)))
      .endpoints.map(({ endpoint }) => endpoint)
    expect(endpoints).toEqual(operationsOf(api).map(({ endpoint }) => endpoint))
    const { platform } = openInstance({})
    expect(publicExportsOf(`rest-apis/${api}/script.js`, platform)).toEqual(endpoints)
  },
)

test.for(apis)('the script of %s reads only parameters of its contract', (api) => {
  const declared = operationsOf(api).flatMap((operation) => parametersOf(operation, 'query'))
  const read = [...textOf(`${api}/script.js`).matchAll(/input\.text\('(c_\w+)'\)/g)].map(
    ([, name]) => name,
  )
  expect(read.filter((name) => !declared.includes(name ?? ''))).toEqual([])
})
