import * as features from '#shop/features.ts'

type MessageId = FormatjsIntl.Message['ids']

/** A link to another page: its path without site and locale, and its text. */
export type HelpLink = readonly [path: string, text: MessageId]

interface HelpPage {
  path: string
  /** The ids that reference sites give to this page's content asset. */
  otherIds: readonly string[]
  title: MessageId
  /** Its text, a paragraph each. */
  text: readonly MessageId[]
  links: readonly HelpLink[]
}

const CARE: HelpLink = ['/customer-care', 'footer.care']
const CONTACT: HelpLink = ['/customer-care/contact-us', 'help.contactTitle']
const ORDERS: HelpLink = ['/customer-care/order-status', 'shell.orderTracking']
const STORES: readonly HelpLink[] = features.pickup
  ? [['/store-locator', 'shell.storeLocator']]
  : []
const SHIPPING: HelpLink = ['/shipping-information', 'help.shippingTitle']
const RETURNS: HelpLink = ['/returns', 'help.returnsTitle']
const PRIVACY: HelpLink = ['/customer-care/privacy-and-security.html', 'title.privacy']
const CHOICES: HelpLink = ['/privacy-choices', 'title.privacyChoices']
const TERMS: HelpLink = ['/terms-of-use', 'help.termsTitle']
const ACCESSIBILITY: HelpLink = ['/accessibility', 'help.accessibilityTitle']

/** The links of the footer's column about help, of its legal row, and beside every help page. */
export const CARE_LINKS = [CARE, CONTACT, ORDERS, SHIPPING, RETURNS, ...STORES] as const
export const LEGAL_LINKS = [PRIVACY, TERMS, ACCESSIBILITY] as const
export const SECTION_LINKS = [CONTACT, SHIPPING, RETURNS, ...LEGAL_LINKS] as const

/** The help pages that every shop has, by the id of their content asset. They are shown where commerce has no such asset. */
const PAGES: Readonly<Record<string, HelpPage>> = {
  'customer-care': {
    path: '/customer-care',
    otherIds: ['customer-service', 'help-faqs', 'faqs', 'faq', 'help'],
    title: 'title.content',
    text: ['help.care'],
    links: [ORDERS, SHIPPING, RETURNS, CONTACT, ...STORES],
  },
  'customer-care-contact-us': {
    path: '/customer-care/contact-us',
    otherIds: ['contact-us', 'contact', 'contactus'],
    title: 'help.contactTitle',
    text: ['help.contactOrder', ...(features.pickup ? (['help.contactStore'] as const) : [])],
    links: [ORDERS, ...STORES],
  },
  'shipping-information': {
    path: '/shipping-information',
    otherIds: ['shipping-info', 'shipping-policy', 'shipping'],
    title: 'help.shippingTitle',
    text: ['help.shippingMethods', 'help.shippingProgress'],
    links: [ORDERS, CONTACT],
  },
  returns: {
    path: '/returns',
    otherIds: ['returns-policy', 'return-policy', 'returns-exchanges'],
    title: 'help.returnsTitle',
    text: ['help.returnsOrder', 'help.returnsDamaged'],
    links: [ORDERS, CONTACT],
  },
  'privacy-and-security': {
    path: '/customer-care/privacy-and-security.html',
    otherIds: ['privacy-policy', 'privacypolicy', 'privacy'],
    title: 'title.privacy',
    text: ['help.privacyOrder', 'help.privacyPayment', 'help.privacyCookies'],
    links: [CHOICES, CONTACT],
  },
  'states-privacy-rights': {
    path: '/customer-care/states-privacy-rights.html',
    otherIds: [],
    title: 'title.statesPrivacy',
    text: ['help.statesPrivacy'],
    links: [CHOICES, PRIVACY],
  },
  'terms-of-use': {
    path: '/terms-of-use',
    otherIds: ['terms-of-service', 'terms-and-conditions', 'terms'],
    title: 'help.termsTitle',
    text: ['help.termsPrices', 'help.termsMore'],
    links: [SHIPPING, RETURNS, PRIVACY],
  },
  accessibility: {
    path: '/accessibility',
    otherIds: ['accessibility-statement'],
    title: 'help.accessibilityTitle',
    text: ['help.accessibilityBuilt', 'help.accessibilityTarget'],
    links: [CONTACT],
  },
}

export const helpPage = (id: string): HelpPage | null =>
  Object.hasOwn(PAGES, id) ? (PAGES[id] ?? null) : null

/** The ids by which commerce may have a content asset, the asked one first. */
export const idsOfContent = (id: string): string[] => [id, ...(helpPage(id)?.otherIds ?? [])]

/** The id of the help page at a path. Null for any other path. */
export const helpPageAt = (path: string): string | null =>
  Object.entries(PAGES).find(([, page]) => page.path === path)?.[0] ?? null
