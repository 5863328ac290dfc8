import { SANDBOX } from './shop.ts'

type Answer = Response | ((query: URLSearchParams, init: RequestInit) => Response)

const PROBLEMS = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors'

export const problem = (status: number, slug: string) =>
  Response.json(
    { type: `${PROBLEMS}/${slug}`, title: slug, detail: slug },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

/**
 * A commerce service without custom APIs.
 *
 * @param answers the responses to paths with a key; all other requests get those of the commerce service
 */
export function openStockCommerce(answers: Record<string, Answer> = {}) {
  const calls: string[] = []

  function responseTo(address: string, init: RequestInit) {
    const { pathname, search, searchParams } = new URL(address)
    calls.push(pathname.replace(/^.*\/organizations\/\w+/, '') + search)
    const part = Object.keys(answers).find((key) => pathname.includes(key))
    const answer = part === undefined ? undefined : answers[part]
    if (answer !== undefined) {
      return typeof answer === 'function' ? answer(searchParams, init) : answer.clone()
    }
    if (pathname.startsWith('/custom/')) return problem(404, 'resource-not-found')
    return fetch(SANDBOX + pathname + search, init)
  }

  return {
    /** The variables of shops in front of this service. */
    variables: {
      COMMERCE_ORIGIN: '',
      COMMERCE: {
        fetch: async (address: string, init: RequestInit = {}) => responseTo(address, init),
      },
    },
    /** The paths of the requests so far that begin so, with their queries. */
    callsTo: (start: string) => calls.filter((call) => call.startsWith(start)),
  }
}
