import { group } from './http/api-group.ts'

export const pageDataApi = group('/', { pageData: '/page-data' })

export const graphqlApi = group('/', { graphql: '/' })

export const streetsApi = group('/streets', { suggest: '/' })

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
})

export const agentsApi = group('/agents', { login: '/login', stop: '/stop' })

export const dismissalsApi = group('/dismissals', { dismissals: '/' })

export const arrivalApi = group('/arrival', { arrival: '/' })

export const privacyApi = group('/privacy', { banner: '/banner' })

export const activitiesApi = group('/activities', { activities: '/' })

export const personalizationApi = group('/personalization', { events: '/events' })

export const pageViewsApi = group('/page-views', { pageViews: '/' })

export const visitsApi = group('/visits', { visits: '/' })
