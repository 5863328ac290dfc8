import { createContext, use } from 'react'

interface BannerSubject {
  phrase: string | null
  productId: string | null
}

/** What the page is about, which decides between banners. */
export const BannerContext = createContext<BannerSubject>({ phrase: null, productId: null })

export const useBannerContext = () => use(BannerContext)
