import type { IntlShape } from 'react-intl'

import { loadMessages } from '../intl.ts'

let loading: Promise<void> | undefined

/**
 * Adds the messages that the document did not load, because its page has no use for them.
 *
 * @throws if they cannot be loaded
 */
export async function loadAllMessages({ messages }: IntlShape) {
  const link = document.querySelector<HTMLLinkElement>('link[data-rest]')
  const address = link?.dataset.rest
  if (!address) return
  loading ??= loadMessages(address).then((rest) => void Object.assign(messages, rest))
  try {
    await loading
    delete link.dataset.rest
  } finally {
    loading = undefined
  }
}
