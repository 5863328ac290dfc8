export interface Family {
  /** The part of the path before `/organizations/…`. */
  base: string
  /** The time limit of a call with its retry, until the last byte of the body. The caller's own may be shorter. */
  deadlineMs: number
  /** Whether a failed request is retried once. Content requests are not (spec 3 §4). */
  retried: boolean
  /** How many failures in a row open the breaker, if not five. */
  failures?: number
  /** Whose requests it sends, which decides whom a 429 affects. `everybody`: all requests share one token. */
  subject: 'everybody' | 'visitor' | 'shopper'
}

export interface PublicFamily extends Family {
  /** Calls marked "no credentials" send no token (spec 3 §7). */
  credentials: 'guest' | 'none'
}

/** A family that is the export of a capability. The breaker and the log take its name. */
export type Named<Kind extends Family> = Kind & { name: string }

/** Pages exist only with this data. A call may take what is left of the page's 2.5 s. */
export const required = {
  deadlineMs: 2500,
  retried: true,
  credentials: 'guest',
  subject: 'everybody',
} as const

/** Pages exist without this data, so it must not use up their time. */
export const optional = { ...required, deadlineMs: 1500 } as const

/** Content is not retried (spec 3 §4), and its calls send no token. */
export const ofContent = { ...optional, retried: false, credentials: 'none' } as const

/**
 * Strangers choose what is asked for, and can ask for what is slow. A few failures in a row say more about the
 * input than about the service.
 */
export const ofStrangers = { failures: 20 } as const

const ORDERS = '/checkout/shopper-orders/v1'
const CUSTOMERS = '/customer/shopper-customers/v1'

export interface ShopperFamily extends Family {
  /** The time limit of a read. A page that waits for it says when there is no response. */
  readDeadlineMs: number
}

const ofShopper = { subject: 'shopper' } as const

/**
 * The API families that use a shopper's own token. The deadlines of writes are slightly longer than the service's
 * own limit of ten seconds, so that their outcome is known as often as possible. Only GET is retried.
 */
export const SHOPPER_FAMILIES = {
  orders: {
    ...ofShopper,
    base: ORDERS,
    deadlineMs: 12_000,
    readDeadlineMs: 12_000,
    retried: true,
  },
  customers: {
    ...ofShopper,
    base: CUSTOMERS,
    deadlineMs: 5_000,
    readDeadlineMs: 3_000,
    retried: true,
  },
  /** An account as a whole: its copy, its end, another e-mail address. */
  wholeAccounts: {
    ...ofShopper,
    base: '/custom/account/v1',
    deadlineMs: 10_500,
    readDeadlineMs: 3_000,
    retried: false,
  },
  /** The session's first answer waits for it. */
  contexts: {
    ...ofShopper,
    base: '/shopper/shopper-context/v1',
    deadlineMs: 1_000,
    readDeadlineMs: 1_000,
    retried: false,
  },
} as const satisfies Record<string, ShopperFamily>

export type ShopperFamilyName = keyof typeof SHOPPER_FAMILIES

export type ShopperFamilyOrName = ShopperFamilyName | Named<ShopperFamily>

export const shopperFamily = (family: ShopperFamilyOrName): Named<ShopperFamily> =>
  typeof family === 'string' ? { name: family, ...SHOPPER_FAMILIES[family] } : family

const LOGIN = { base: '/shopper/auth/v1', deadlineMs: 3_000, retried: true } as const

/** Requests to SLAS with the shop's own credentials. */
export const LOGIN_FAMILIES = {
  /** The guest tokens of pages. */
  slas: { ...LOGIN, subject: 'everybody' },
  /** The tokens of shoppers. Only what may be done twice is retried (`worker/upstream/slas.ts`). */
  sessions: { ...LOGIN, subject: 'shopper' },
  /** Codes, links and passkeys. A live instance sends a mail before it answers, which takes longer than a token. */
  accounts: { ...LOGIN, deadlineMs: 5_000, retried: false, subject: 'visitor' },
} as const satisfies Record<string, Family>
