import type messages from './messages/en-US.json'

/** The ids of the shop's own messages. The files of its other locales have the same ones. */
export type ShopMessageId = keyof typeof messages
