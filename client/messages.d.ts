import type messages from '#locales/en-US.json'
import type newsletter from '#locales/en-US/newsletter.json'
import type reviews from '#locales/en-US/reviews.json'
import type wishList from '#locales/en-US/wish-list.json'

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof (typeof messages & typeof newsletter & typeof reviews & typeof wishList)
    }
  }
}
