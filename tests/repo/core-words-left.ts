const FRAGRANCE = 'maps and shows the fragrance of a product, attributes of the specification'
const VARIATION = 'the variation attribute `fragrance` of the specification'
const PATH = 'a path or a value of the specification'
const DEMO = 'texts and data of the demo'
const DRAWINGS = 'draws the goods of the demo'
const PROMOTIONS = 'rules of the promotions of the demo, by their ids'

/** Files and folders of the core that still have words of the brand or the trade, with the reason. It only gets shorter. */
export const WITH_WORDS: Readonly<Record<string, string>> = {
  'sandbox/README.md': DEMO,
  'sandbox/consents/subscriptions.ts': DEMO,
  'sandbox/mails/confirmation-messages.ts': DEMO,
  'sandbox/mails/shop-links.ts': PATH,
  'sandbox/parcels/tracking-number.ts': DEMO,
  'sandbox/pictures': DRAWINGS,
  'sandbox/pricing/approaching-discounts.ts': PROMOTIONS,
  'sandbox/pricing/pricing-test-data.ts': PROMOTIONS,
  'sandbox/pricing/product-rules.ts': PROMOTIONS,
  'sandbox/products/images.ts': VARIATION,
  'sandbox/products/picture-texts.ts': DEMO,
  'sandbox/products/product-parts.ts': FRAGRANCE,
  'sandbox/recommendations/statements.ts': FRAGRANCE,
  'sandbox/search/phrases.ts': FRAGRANCE,
  'sandbox/services/ugc.ts': DEMO,
  'sandbox/services/videos/films.ts': DEMO,
}

/** How many tests of the core may name goods of the demo. It only gets smaller. */
export const MOST_TEST_FILES = 30
