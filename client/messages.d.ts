import type messages from '#locales/en-US.json'
import type newsletter from '#locales/en-US/newsletter.json'
import type wishList from '#locales/en-US/wish-list.json'

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof (typeof messages & typeof newsletter & typeof wishList)
    }
  }
}
