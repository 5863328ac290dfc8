import type { SiteId } from '../platform/site.ts'
import type { Localized } from '../platform/localized.ts'
import { profile } from '../profiles/current.ts'

export const channels = ['email', 'sms', 'whatsapp'] as const
export type Channel = (typeof channels)[number]

interface Subscription {
  subscriptionId: string
  channels: Channel[]
  title: Localized
  subtitle: Localized
  /** The places where storefronts show it. */
  tags: string[]
  consentType: 'marketing' | 'legal'
  defaultStatus: 'opt_in' | 'opt_out'
  sites: SiteId[]
}

/** The subscriptions that shoppers can agree to. Without an answer, the default status applies. */
const subscriptions: Subscription[] = [
  {
    subscriptionId: 'newsletter',
    channels: ['email'],
    title: { en: 'Newsletter', fr: 'Infolettre' },
    subtitle: profile.newsletter,
    tags: ['homepage_banner', 'registration', 'user_profile'],
    consentType: 'marketing',
    defaultStatus: 'opt_out',
    sites: ['us', 'ca'],
  },
  {
    subscriptionId: 'order-updates',
    channels: ['email', 'sms'],
    title: { en: 'Order updates', fr: 'Suivi des commandes' },
    subtitle: {
      en: 'When an order is on its way or waits in a store',
      fr: 'Quand une commande est en route ou attend en magasin',
    },
    tags: ['checkout', 'user_profile'],
    consentType: 'legal',
    defaultStatus: 'opt_in',
    sites: ['us', 'ca'],
  },
]

export const listSubscriptions = (siteId: SiteId) =>
  subscriptions.filter(({ sites }) => sites.includes(siteId))
