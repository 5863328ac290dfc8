import { fillPath, type ParamNames } from './http/path.ts'

type Paths = Readonly<Record<string, `/${string}`>>

/**
 * Paths of the JSON API with a common root. The worker defines its routes by `paths` and mounts them at `root`,
 * which is below `/api`. The browser builds its URLs with `href`, so that neither can have a path of its own.
 */
export function group<const Root extends `/${string}`, const Group extends Paths>(
  root: Root,
  paths: Group,
) {
  return {
    root,
    paths,
    /** The path from the origin, without the slashes that joining root and path leaves behind. */
    href: <Name extends keyof Group>(
      name: Name,
      params: Record<ParamNames<Group[Name]>, string>,
    ): string => `/api${root}${fillPath(paths[name], params)}`.replace(/\/(?=\/|$)/g, ''),
  }
}

export const catalogApi = group('/', {
  navigation: '/navigation',
  category: '/categories/:id',
  minigrid: '/categories/:id/minigrid',
  search: '/search',
  suggestions: '/suggestions',
  recommendations: '/recommendations',
  product: '/products/:id',
  films: '/films',
  tiles: '/tiles',
  stores: '/stores',
  scents: '/scents/:fragrance',
})

export const contentApi = group('/', {
  slots: '/slots',
  assets: '/content-asset',
  search: '/content-search',
  preferences: '/preferences',
  redirectOptions: '/international-redirect',
})

export const pageDataApi = group('/', { pageData: '/page-data' })

export const graphqlApi = group('/', { graphql: '/' })

export const bagApi = group('/bag', {
  bag: '/',
  items: '/items',
  item: '/items/:lineId',
  giftCards: '/gift-cards',
  giftCertificate: '/gift-certificates/:giftCertificateId',
  coupons: '/coupons',
  coupon: '/coupons/:couponId',
})

export const checkoutApi = group('/checkout', {
  step: '/:step',
  shippingAddress: '/shipping-address',
  shippingMethod: '/shipping-method',
  payment: '/payment',
})

export const streetsApi = group('/streets', { suggest: '/' })

export const ordersApi = group('/orders', { orders: '/', order: '/:orderNo' })

export const passkeysApi = group('/passkeys', {
  signInOptions: '/sign-in/options',
  signIn: '/sign-in',
  code: '/code',
  options: '/options',
  passkeys: '/',
})

export const accountApi = group('/account', {
  signIn: '/sign-in',
  signOut: '/sign-out',
  copy: '/copy',
  lastTime: '/last-time',
})

export const agentsApi = group('/agents', { login: '/login', stop: '/stop' })

export const rewardsApi = group('/account/rewards', {
  rewards: '/',
  update: '/update',
  toUse: '/to-use',
})

export const dismissalsApi = group('/dismissals', { dismissals: '/' })

export const availabilityApi = group('/availability', { availability: '/' })

export const storeApi = group('/store', { store: '/', search: '/search' })

export const arrivalApi = group('/arrival', { arrival: '/' })

export const privacyApi = group('/privacy', { banner: '/banner' })

export const activitiesApi = group('/activities', { activities: '/' })

export const personalizationApi = group('/personalization', { events: '/events' })

export const newsletterApi = group('/newsletter', { subscriptions: '/subscriptions' })

export const pageViewsApi = group('/page-views', { pageViews: '/' })

export const visitsApi = group('/visits', { visits: '/' })
