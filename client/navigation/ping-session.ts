import { onShopEvent } from '../app/shop-events.ts'

/** Pings the session when another page is shown (spec 3 §4), and starts anew if it has ended in the meantime. */
export function pingSessionOnNavigation() {
  onShopEvent(({ type }) => type === 'page-viewed' && void ping())
}

async function ping() {
  const answer = await vitrineAsk('ping').catch(() => null)
  if (answer?.data.onsession.action === 'logout') location.reload()
}
