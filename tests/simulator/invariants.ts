import type { Answer } from './browser.ts'

/** What must hold in every run, whatever goes wrong. */
export const INVARIANTS = {
  'orders once': 'What a shopper orders is one order, and an order that a shopper was told exists.',
  'charged as told': 'An order costs what its shopper was told, and never more than was confirmed.',
  'stock kept': 'Stock is never below zero, and every unit is in stock or in an order.',
  'gift cards kept': 'A gift card loses what orders took from it, once.',
  'bag kept': 'The bag holds what the last answer said.',
  'nothing personal shared': 'No shared store, log or statistic has anything about a shopper.',
  'nothing of others': 'No answer has anything about another shopper.',
  'fresh enough': 'Visited once a second, a product shows a price of the last 13 s.',
  'pages whole': 'No page has a placeholder of its template left.',
  'session kept': 'A session changes its shopper by signing in and out only.',
  'answers typed':
    'No answer is an unexpected error, and every failure of the API is a problem document.',
  'well again': 'All works again soon after the last fault.',
  'orders managed':
    'An order whose cancellation was confirmed is canceled, and what was returned is returned once.',
  'rewards kept': 'A reward that was activated or used is, and a code is used by an order only.',
  'baskets handed back': 'No agent who is gone keeps the basket of a customer.',
} as const

export type Invariant = keyof typeof INVARIANTS

export interface Breach {
  invariant: Invariant
  detail: string
  /** The shopper whose request showed it. */
  shopper: string | null
}

/** Every personal text begins so. */
const CANARY = 'Quex'
const LETTERS = 'abcdefghij'
/** Shorter ones occur in sealed texts by chance. */
const CANARIES = /quex[a-j]{3}z/gi

/** A name that is only one shopper's, of letters, because the shop takes no digits in names. */
export const canaryOf = (index: number) =>
  `${CANARY}${String(index)
    .padStart(3, '0')
    .replace(/\d/g, (digit) => LETTERS[Number(digit)] ?? '')}z`

/** Collects what is broken. The first breach ends the run. */
export function createInvariants() {
  const breaches: Breach[] = []
  const fail = (invariant: Invariant, detail: string, shopper: string | null = null) =>
    void breaches.push({ invariant, detail, shopper })

  return {
    breaches,
    fail,
    isBroken: () => breaches.length > 0,
    /** Checks a text that visitors share. */
    sharedWrite(store: string, key: string, text: string) {
      const [found] = text.match(CANARIES) ?? []
      if (found)
        fail('nothing personal shared', `${store} ${key} has ${found}: ${around(text, found)}`)
    },
    /** Checks every answer of a shopper with this canary. */
    answer(answer: Answer, canary: string, shopper: string) {
      const { id, method, path, status, text, contentType } = answer
      const what = `${id} ${method} ${path}`
      if (status === 500)
        fail('answers typed', `${what} responded with 500: ${text.slice(0, 300)}`, shopper)
      const isProblem = contentType.startsWith('application/problem+json')
      if (path.startsWith('/api/') && status >= 400 && !isProblem)
        fail('answers typed', `${what} responded with ${status} and ${contentType}`, shopper)
      if (/~(nonce|key)-[a-z\d]{32}/.test(text)) fail('pages whole', what, shopper)
      const foreign = (text.match(CANARIES) ?? []).find(
        (found) => found.toLowerCase() !== canary.toLowerCase(),
      )
      if (foreign)
        fail('nothing of others', `${what} has ${foreign}: ${around(text, foreign)}`, shopper)
    },
  }
}

export type Invariants = ReturnType<typeof createInvariants>

const AROUND = 60

function around(text: string, found: string) {
  const at = text.indexOf(found)
  return JSON.stringify(text.slice(Math.max(0, at - AROUND), at + found.length + AROUND))
}
