import { FEATURES } from './features-plugin.ts'
import { namedIds, namesIn } from './message-groups.ts'
import { readShopCode } from './shop-code.ts'

type IsOfShop = (id: string) => boolean

const known = new Map<string, Promise<IsOfShop>>()

/** Whether a message belongs to the shop: not if all code that names it belongs to features that are off. */
export function messagesOfShop(root: string): Promise<IsOfShop> {
  const reading = known.get(root) ?? readMessagesOfShop(root)
  known.set(root, reading)
  return reading
}

async function readMessagesOfShop(root: string): Promise<IsOfShop> {
  if (Object.values(FEATURES).every(Boolean)) return () => true
  const code = await readShopCode(root, FEATURES)
  const used = new Set([...code.values()].flatMap(namesIn))
  const named = namedIds(root)
  return (id) => used.has(id) || !named.has(id)
}
