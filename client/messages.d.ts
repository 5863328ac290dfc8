import type messages from '#locales/en-US.json'
import type newsletter from '#locales/en-US/newsletter.json'
import type reviews from '#locales/en-US/reviews.json'
import type wishList from '#locales/en-US/wish-list.json'
import type account from '#locales/en-US/account.json'
import type signIn from '#locales/en-US/sign-in.json'
import type rewards from '#locales/en-US/rewards.json'
import type consent from '#locales/en-US/consent.json'
import type bag from '#locales/en-US/bag.json'
import type checkout from '#locales/en-US/checkout.json'
import type payment from '#locales/en-US/payment.json'
import type giftCards from '#locales/en-US/gift-cards.json'
import type product from '#locales/en-US/product.json'
import type listing from '#locales/en-US/listing.json'
import type stores from '#locales/en-US/stores.json'
import type orders from '#locales/en-US/orders.json'
import type autoRefresh from '#locales/en-US/auto-refresh.json'
import type recommendations from '#locales/en-US/recommendations.json'
import type agents from '#locales/en-US/agents.json'
import type shell from '#locales/en-US/shell.json'
import type content from '#locales/en-US/content.json'
import type search from '#locales/en-US/search.json'
import type readingAgents from '#locales/en-US/reading-agents.json'
import type { ShopMessageId } from '#shop/messages.ts'

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids:
        | ShopMessageId
        | keyof (typeof messages &
            typeof newsletter &
            typeof reviews &
            typeof wishList &
            typeof account &
            typeof signIn &
            typeof rewards &
            typeof consent &
            typeof bag &
            typeof checkout &
            typeof payment &
            typeof giftCards &
            typeof product &
            typeof listing &
            typeof stores &
            typeof orders &
            typeof autoRefresh &
            typeof recommendations &
            typeof agents &
            typeof shell &
            typeof content &
            typeof search &
            typeof readingAgents)
    }
  }
}
