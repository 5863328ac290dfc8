import type { IntlShape } from 'react-intl'

import { loadMessages } from '../intl.ts'

/**
 * Adds the messages that the document did not load, because its page has no use for them.
 *
 * @throws if they cannot be loaded
 */
export async function loadAllMessages({ messages }: IntlShape) {
  const link = document.querySelector<HTMLLinkElement>('link[data-rest]')
  const address = link?.dataset.rest
  if (!address) return
  Object.assign(messages, await loadMessages(address))
  delete link.dataset.rest
}
