import { SECURITY_HEADERS } from '#worker/http/security-headers.ts'

const NONCE = /'nonce-([\w-]+)'/

/** The nonce that a policy allows. */
export const nonceIn = (headers: Headers) =>
  NONCE.exec(headers.get('content-security-policy') ?? '')?.[1] ?? null

/**
 * Sentences about headers that protect less than expected.
 * @param expected the policy of the page, with any nonce
 */
export function headerProblems(headers: Headers, expected: string): string[] {
  const weaker = Object.entries(SECURITY_HEADERS).flatMap(([name, value]) => {
    const live = headers.get(name)
    return isAsStrong(name, live, value) ? [] : [`${name} is ${live ?? 'missing'}, not ${value}.`]
  })
  const cached = /no-store/.test(headers.get('cache-control') ?? '')
    ? []
    : ['A page of the checkout may be stored: Cache-Control has no no-store.']
  return [...weaker, ...cached, ...policyProblems(headers.get('content-security-policy'), expected)]
}

function isAsStrong(name: string, live: string | null, expected: string) {
  if (live === null) return false
  if (name !== 'Strict-Transport-Security') return live === expected
  const ageOf = (text: string) => Number(/max-age=(\d+)/.exec(text)?.[1] ?? 0)
  return ageOf(live) >= ageOf(expected) && live.includes('includeSubDomains')
}

/** A page may have several policies, all of which apply, so one that is as strict is enough. */
function policyProblems(live: string | null, expected: string): string[] {
  if (live === null) return ['Content-Security-Policy is missing.']
  const found = live.split(',').map((policy) => weakerDirectives(policy, expected))
  return found.find((problems) => problems.length === 0) ?? found[0] ?? []
}

function weakerDirectives(live: string, expected: string): string[] {
  const wanted = directivesIn(expected)
  const given = directivesIn(live)
  const missing = [...wanted.keys()].filter((name) => !given.has(name))
  const widened = [...given].flatMap(([name, sources]) => {
    const known = wanted.get(name)
    if (!known) return [`The policy has another directive: ${name}.`]
    const more = sources.filter((source) => !known.includes(source))
    return more.length > 0 ? [`The policy allows more: ${name} ${more.join(' ')}`] : []
  })
  return [...missing.map((name) => `The policy lacks ${name}.`), ...widened]
}

/** The sources of each directive. Only the nonce that comes first is the response's. */
const directivesIn = (policy: string) =>
  new Map(
    policy
      .replaceAll(NONCE.exec(policy)?.[0] ?? "'nonce-'", "'nonce-'")
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]): [string, string[]] => [
        name.toLowerCase(),
        sources.filter((source) => source !== "'none'"),
      ]),
  )
