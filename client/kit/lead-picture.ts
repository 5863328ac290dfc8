import { createContext, use } from 'react'

/** A picture with its address for narrow screens and, if it has another, for wide ones. */
export interface LeadPicture {
  link: string
  wideLink?: string | undefined
  /** Where the address for wide screens applies. */
  media?: string
}

/** Where a picture's address for wide screens applies, and where that of a hero does. */
export const WIDE_SCREEN = '(min-width: 37.5em)'
export const LARGE_SCREEN = '(min-width: 75em)'

/**
 * Decides which picture of a view is its lead picture: the first one that asks. Only that one is loaded before
 * everything else.
 */
export function createLeadPicture(onChosen?: (picture: LeadPicture) => void) {
  let chosen: string | null = null
  return (picture: LeadPicture) => {
    if (chosen === null) {
      chosen = picture.link
      onChosen?.(picture)
    }
    return chosen === picture.link
  }
}

export type IsLeadPicture = ReturnType<typeof createLeadPicture>

export const LeadPictureContext = createContext<IsLeadPicture>(() => false)

const loadedFirst = { loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const
const loadedLazily = { loading: 'lazy', decoding: 'async' } as const

/**
 * The loading attributes of a picture that may be the lead picture of its view. They belong before `src`, which
 * otherwise starts loading.
 */
export function usePictureLoading(picture: LeadPicture | null | undefined, isCandidate = true) {
  const isLead = use(LeadPictureContext)
  return picture && isCandidate && isLead(picture) ? loadedFirst : loadedLazily
}
