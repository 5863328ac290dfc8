import { pseudorandom, pseudorandomBetween } from '../../catalog/pseudorandom.ts'
import { altByScene, type Scene } from '../../content/picture.ts'
import type { Language } from '../../platform/sites.ts'

/** The products with a fixed number of posts. */
const FIXED_COUNTS: Partial<Record<string, number>> = { FXSOCIAL: 8, FXFULL: 6 }

const LEAST = 3
const MOST = 8
const SHARE_WITH_POSTS = 0.4

const pictured: readonly Scene[] = [
  'candle-table',
  'hand-basin',
  'spice-drawer',
  'winter-sea',
  'garden-citrus',
  'cedar-forest',
  'pastry-window',
  'flower-market',
]
const authors = ['harborlight', 'mireille.g', 'quietporch', 'thea.r', 'paul.et.moi'] as const

export interface Post {
  id: string
  status: 'approved' | 'pending'
  scene: Scene
  alt: string
  author: string
  productIds: string[]
}

/** The pictures that shoppers have shown of a product, the newest first. Most products have none. */
export function postsOf(productId: string, language: Language): Post[] {
  const start = pseudorandomBetween(`first post ${productId}`, 0, pictured.length - 1)
  return Array.from({ length: countOf(productId) }, (_, at) => {
    const scene = pictured[(start + at) % pictured.length] ?? 'candle-table'
    return {
      id: `${productId}-${at + 1}`,
      // The second one waits for approval.
      status: at === 1 ? 'pending' : 'approved',
      scene,
      alt: altByScene[scene][language],
      author: authors[(start + at) % authors.length] ?? '',
      productIds: [productId],
    }
  })
}

function countOf(productId: string) {
  const fixed = FIXED_COUNTS[productId]
  if (fixed !== undefined) return fixed
  if (pseudorandom(`has posts ${productId}`) > SHARE_WITH_POSTS) return 0
  return pseudorandomBetween(`posts ${productId}`, LEAST, MOST)
}
