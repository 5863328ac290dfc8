import type { SiteId } from '../../platform/site.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedSlot } from '../model.ts'

const sites: SiteId[] = ['us', 'ca']

/** The offers in the menu's panel of each top category, after the panel's own. */
const menuOffers: Record<SiteId, Record<string, string[]>> = {
  us: {
    'new-and-now': [],
    'home-fragrance': ['offer-three-wick-us', 'offer-trio-us'],
    'body-care': ['offer-body-us'],
    'hand-care': ['offer-soap-us'],
    fragrances: [],
    gifts: ['offer-gift-card-us'],
    'top-offers': ['offer-shipping-us'],
  },
  ca: {
    'new-and-now': [],
    'home-fragrance': ['offer-three-wick-ca', 'offer-trio-ca'],
    'body-care': ['offer-body-ca'],
    'hand-care': ['offer-soap-ca'],
    fragrances: [],
    gifts: [],
    'top-offers': ['offer-shipping-ca'],
  },
}

const menuSlots = sites.flatMap((site) =>
  Object.entries(menuOffers[site] ?? {}).map(([categoryId, offers]): SeedSlot => ({
    id: 'category-top-offers',
    categoryId,
    sites: [site],
    template: 'top-offers',
    assets: [`menu-offer-${categoryId}`, ...offers],
  })),
)

/** Pages without the welcome dialog: checkout, sign-in and customer care. */
const quietRoutes = [
  '/cart',
  '/checkout*',
  '/login',
  '/registration',
  '/customer-care*',
  '/callback',
]

/** Slots of header, footer and dialogs. */
export const shellSlots: SeedSlot[] = [
  {
    id: 'header-announcement-banner',
    sites: ['us'],
    template: 'announcement-banner-detached',
    assets: ['announcement-holiday-us'],
  },
  {
    id: 'header-announcement-banner',
    sites: ['ca'],
    template: 'announcement-banner-detached',
    assets: ['announcement-winter-ca'],
  },
  {
    id: 'header-promo-banner',
    sites: ['us'],
    template: 'header-promo-banner',
    assets: ['promo-offers', 'promo-film', 'promo-rewards-us'],
  },
  {
    id: 'header-promo-banner',
    sites: ['ca'],
    template: 'header-promo-banner',
    assets: ['promo-film', 'promo-offers', 'promo-shipping-ca'],
  },
  {
    id: 'header-pickup-promo',
    sites,
    template: 'header-pickup-promo',
    assets: ['promo-pickup'],
  },
  {
    id: 'footer-list-menu',
    sites,
    template: 'footer-list-menu',
    assets: ['footer-list-shop', 'footer-list-care', 'footer-list-my-account', 'footer-list-about'],
  },
  {
    id: 'footer-legal-links',
    sites: ['us'],
    template: 'footer-legal-links',
    assets: ['footer-legal-us'],
  },
  {
    id: 'footer-legal-links',
    sites: ['ca'],
    template: 'footer-legal-links',
    assets: ['footer-legal-ca'],
  },
  {
    id: 'footer-social-email',
    sites: ['us'],
    template: 'footer-social-email',
    assets: ['footer-social-email-us'],
  },
  {
    id: 'footer-social-email',
    sites: ['ca'],
    template: 'footer-social-email',
    assets: ['footer-social-email-ca'],
  },
  {
    id: 'email-dialog',
    sites: ['us'],
    template: 'email-dialog',
    callout: bilingual('Welcome', 'Bienvenue'),
    assets: ['welcome-us'],
    emailConfig: { cookieName: 'welcome-modal', cookieDuration: 30 },
    pwaPageSupression: quietRoutes,
  },
  {
    id: 'email-dialog',
    sites: ['ca'],
    template: 'email-dialog',
    callout: bilingual('Welcome', 'Bienvenue'),
    assets: ['welcome-ca'],
    emailConfig: { cookieName: 'welcome-modal-ca', cookieDuration: 60 },
    pwaPageSupression: [...quietRoutes, '/search'],
  },
  ...menuSlots,
]
