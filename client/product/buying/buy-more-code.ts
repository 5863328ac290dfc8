import { lazyCode } from '../../kit/lazy-code.ts'

/** Parts of a product page that need the bag or the shopper's store. */
export const buyMore = lazyCode(async () => (await import('./buy-more.tsx')).buyMore)
