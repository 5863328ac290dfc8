import type { Features } from '../../scripts/build/features-plugin.ts'
import { namesIn } from '../../scripts/build/message-groups.ts'
import { readShopCode } from '../../scripts/build/shop-code.ts'
import { ROOT } from '../../scripts/shop-folder.ts'

/** The files of a capability that a shop with these features uses. */
export const filesIn = async (features: Features, folder: string) =>
  [...(await readShopCode(ROOT, features)).keys()].filter((path) =>
    new RegExp(`^(client|shared|worker)/${folder}/`).test(path),
  )

/** The ids of the messages that a shop with these features says. */
export const saidWith = async (features: Features) =>
  new Set([...(await readShopCode(ROOT, features)).values()].flatMap(namesIn))

/** A few of the words of each feature. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  rewards: ['dashboard.rewards', 'shell.loadingRewards', 'title.loyaltyRewards'],
  autoRefresh: ['bag.autoRefresh', 'title.subscriptions', 'cards.toSubscriptions'],
  giftCards: ['giftCard.learnMore', 'bag.giftCards', 'formError.giftShort'],
  pickup: ['shell.storeLocator', 'pickup.changeStore', 'profile.noStore'],
  reviews: ['reviews.write', 'reviews.beFirst', 'tile.rated'],
  wishList: ['wishList.save', 'account.myLoveItList', 'dashboard.wishList'],
  agents: ['agent.askText'],
  readingAgents: ['readingAgents.feed', 'readingAgents.markdown'],
  redirectDialog: ['redirect.stay', 'redirect.choose'],
}
