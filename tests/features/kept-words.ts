import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'

/** What names rewards, auto-refresh, gift cards, stores or the wish list. */
const NAMES = {
  'en-US':
    /\brewards?\b|\bpoints\b|auto-refresh|subscriptions?\b|gift cards?|\bpick(ed)? ?up\b|\bstores?\b|love-it/i,
  'fr-CA':
    /récompense|\bvos points\b|envois? automatique|cartes?-cadeaux?|ramass|\bmagasins?\b|coups? de cœur/i,
} as const

/** Values of messages that say whether a feature is on. */
const SWITCHES = new Set(['program', 'wishList', 'autoRefresh'])

/** Whether a text names a feature while all of them are off. */
export const namesFeature = (text: string, locale: keyof typeof NAMES) =>
  NAMES[locale].test(literalsIn(parse(text)))

function literalsIn(elements: readonly MessageFormatElement[]): string {
  const texts = elements.flatMap((element) => {
    if (isLiteralElement(element)) return [element.value]
    if (isTagElement(element)) return [literalsIn(element.children)]
    if (!isPluralElement(element) && !isSelectElement(element)) return []
    const options = SWITCHES.has(element.value)
      ? [element.options['other']]
      : Object.values(element.options)
    return options.map((option) => literalsIn(option?.value ?? []))
  })
  return texts.join(' ')
}

/** Messages that name a feature although a shop without it has their code, by why nobody reads them there. */
export const KEPT_WORDS: Readonly<Record<string, readonly string[]>> = {
  'Only an order of a time with the feature has it.': [
    'confirmation.gifts',
    'orderStatus.isPartReady',
    'orderStatus.isPickedUp',
    'orderStatus.isReady',
    'orderStatus.partReady',
    'orderStatus.pickedUp',
    'orderStatus.ready',
    'orders.giftCard',
    'orders.pickedUpOn',
    'orders.returnToStore',
    'pickup.inStore',
    'stores.pickedUpBy',
  ],
  'Without the feature, no line of a bag is for pickup, or sent again.': [
    'arrival.pickup',
    'pickup.at',
    'pickup.edit',
    'pickup.noStore',
    'pickup.notEligible',
    'pickup.notInStore',
    'pickup.off',
    'refreshTerms.saveCard',
    'signIn.pickupMoved',
    'stores.pickupOffText',
    'unfilled.pickup',
  ],
  'The preference or the session that asks for it is off, whatever commerce says.': [
    'agent.storeInventory',
    'pickup.added',
    'pickup.label',
    'shell.selectStore',
    'shell.setStore',
    'signIn.busyPoints',
    'signIn.busyRewards',
    'tile.addForPickup',
    'tile.addForPickupNamed',
  ],
  'It is the answer to something that cannot be done without the feature.': [
    'cards.inUse',
    'profile.storeRemoved',
  ],
}
