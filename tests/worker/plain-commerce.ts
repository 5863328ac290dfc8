import { openLackingCommerce } from './lacking-commerce.ts'

/** The only attribute of the reference metadata that the shop sends. */
const DEFINED = 'c_fromStoreId'

/**
 * The commerce service as an instance that defines almost no custom attributes, and refuses bodies with others as SCAPI
 * does. Its answers have them or not.
 */
export function openPlainCommerce(lacks: Parameters<typeof openLackingCommerce>[0] = {}) {
  const refused: string[] = []
  const calls: string[] = []
  const { variables } = openLackingCommerce(lacks)
  return {
    /** The undefined attributes that the shop has sent. */
    refused,
    /** Method and address of each request. */
    calls,
    variables: {
      ...variables,
      DEFINED_ATTRIBUTES: DEFINED,
      COMMERCE: {
        async fetch(address: string, init: RequestInit = {}) {
          calls.push(`${init.method ?? 'GET'} ${address}`)
          const unknown = address.includes('/custom/') ? undefined : undefinedIn(init.body)
          if (unknown === undefined) return variables.COMMERCE.fetch(address, init)
          refused.push(unknown)
          return rejectionOf(unknown)
        },
      },
    },
  }
}

const undefinedIn = (body: RequestInit['body']) =>
  typeof body === 'string'
    ? body.match(/(?<=")c_\w+(?=":)/g)?.find((name) => name !== DEFINED)
    : undefined

function rejectionOf(parameter: string) {
  const type = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/bad-request'
  const detail = `The custom attribute ${parameter} is not defined.`
  return Response.json(
    { type, title: 'Bad Request', status: 400, detail, parameter },
    { status: 400 },
  )
}
