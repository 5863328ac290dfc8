import * as v from 'valibot'

/**
 * What the platform registers of OpenAPI 3.0: local references only, no additional properties, one custom scope for each
 * endpoint, and a prefix for every parameter but the two of the system.
 * (https://developer.salesforce.com/docs/commerce/commerce-api/guide/custom-apis.html)
 */

const REF = /^#\/components\/(parameters|schemas)\/\w+$/
const Reference = v.strictObject({ $ref: v.pipe(v.string(), v.regex(REF)) })

interface Schema {
  [member: string]: unknown
}
const Schema: v.GenericSchema<unknown, Schema> = v.lazy(() =>
  v.union([
    Reference,
    v.strictObject({ oneOf: v.array(Schema) }),
    v.strictObject({
      type: v.optional(v.picklist(['object', 'array', 'string', 'number', 'integer', 'boolean'])),
      description: v.optional(v.string()),
      required: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
      properties: v.optional(v.record(v.string(), Schema)),
      items: v.optional(Schema),
      enum: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
      nullable: v.optional(v.boolean()),
      pattern: v.optional(v.pipe(v.string(), v.check(isPattern))),
      minLength: v.optional(v.number()),
      maxLength: v.optional(v.number()),
      minimum: v.optional(v.number()),
      maximum: v.optional(v.number()),
    }),
  ]),
)

function isPattern(pattern: string) {
  return RegExp(pattern, 'u') instanceof RegExp
}

const SystemParameter = v.strictObject({
  name: v.picklist(['siteId', 'locale']),
  in: v.literal('query'),
  required: v.boolean(),
  schema: v.strictObject({ type: v.literal('string'), minLength: v.literal(1) }),
})
const own = { required: v.boolean(), description: v.string(), schema: Schema }
const Parameter = v.union([
  Reference,
  v.strictObject({
    name: v.pipe(v.string(), v.regex(/^c_\w+$/)),
    in: v.literal('query'),
    ...own,
  }),
  v.strictObject({ name: v.string(), in: v.literal('path'), ...own, required: v.literal(true) }),
])

const json = (type: 'application/json' | 'application/problem+json') =>
  v.strictObject({ [type]: v.strictObject({ schema: Schema }) })

/** What OpenAPI calls the name of an endpoint. */
export const ENDPOINT = 'operationId'

const Operation = v.strictObject({
  [ENDPOINT]: v.string(),
  summary: v.string(),
  parameters: v.array(Parameter),
  requestBody: v.optional(
    v.strictObject({ required: v.literal(true), content: json('application/json') }),
  ),
  responses: v.pipe(
    v.objectWithRest(
      { 200: v.strictObject({ description: v.string(), content: json('application/json') }) },
      v.strictObject({ description: v.string(), content: json('application/problem+json') }),
    ),
    v.check((responses) => Object.keys(responses).every((status) => /^[245]\d\d$/.test(status))),
  ),
})

const Scope = v.pipe(v.string(), v.regex(/^c_[\w.-]{1,23}$/))

export const Contract = v.strictObject({
  openapi: v.literal('3.0.0'),
  info: v.strictObject({
    title: v.string(),
    version: v.pipe(v.string(), v.regex(/^1\.\d+\.\d+$/)),
    description: v.string(),
  }),
  security: v.strictTuple([v.strictObject({ ShopperToken: v.strictTuple([Scope]) })]),
  paths: v.record(
    v.pipe(v.string(), v.regex(/^(\/([\w-]+|\{\w+\}))+$/)),
    v.strictObject({ get: v.optional(Operation), post: v.optional(Operation) }),
  ),
  components: v.strictObject({
    securitySchemes: v.strictObject({
      ShopperToken: v.strictObject({
        type: v.literal('oauth2'),
        flows: v.strictObject({
          clientCredentials: v.strictObject({
            tokenUrl: v.pipe(v.string(), v.startsWith('https://')),
            scopes: v.record(Scope, v.string()),
          }),
        }),
      }),
    }),
    parameters: v.strictObject({ siteId: SystemParameter, locale: SystemParameter }),
    schemas: v.record(v.string(), Schema),
  }),
})
