/** Public pages of every kind. */
export const PAGES = [
  '/',
  '/g/womens',
  '/c/womens/womens-knitwear',
  '/p/25001M',
  '/p/weekend-look',
  '/p/gift-certificate-50',
  '/search?q=linen',
  '/cart',
  '/login',
  '/registration',
  '/mending',
  '/store-locator',
  '/customer-care',
  '/customer-care/order-status',
  '/giftcards/balance',
  '/privacy-choices',
  '/nothing-here',
]

export const PREFIXES = { 'en-GB': '', 'en-IE': '/ie', 'fr-FR': '/ie/fr' }
