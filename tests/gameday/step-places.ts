/** What a shopper wants to do, in the order of the table. */
export const capabilities = {
  browse: 'Browse',
  search: 'Search',
  add: 'Add',
  signIn: 'Sign in',
  pay: 'Pay',
  orders: 'See orders',
} as const

export type Capability = keyof typeof capabilities

interface Place {
  capability: Capability
  /** Without its main steps, nothing is left of a capability. */
  isMain: boolean
}

const main = (capability: Capability): Place => ({ capability, isMain: true })
const also = (capability: Capability): Place => ({ capability, isMain: false })

/** The capability that each step belongs to. */
export const stepPlaces = {
  'home page': main('browse'),
  category: main('browse'),
  product: main('browse'),
  search: main('search'),
  suggestions: also('search'),
  'add to bag': main('add'),
  bag: also('add'),
  'sign in': main('signIn'),
  session: also('signIn'),
  account: also('signIn'),
  'shipping address': also('pay'),
  card: also('pay'),
  review: also('pay'),
  order: main('pay'),
  'list of orders': main('orders'),
  'order page': main('orders'),
  'order of a guest': main('orders'),
} as const satisfies Record<string, Place>

export type StepName = keyof typeof stepPlaces

export const stepNames = Object.keys(stepPlaces).filter(isStepName)

function isStepName(name: string): name is StepName {
  return Object.hasOwn(stepPlaces, name)
}
