import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useAppContext, useCatalog } from '../kit/app-context.ts'
import { closest } from '../kit/dom-events.ts'
import { useSession } from '../kit/session.ts'
import { preferencesQuery } from '../preferences/queries.ts'
import { isAlerted } from './modal-rules.ts'

/** The link with which the alert itself is left. */
export const FOLLOW_ID = 'follow-link'

export interface FollowedLink {
  href: string
  isNewTab: boolean
}

/** The link that the shopper has followed and is told about first, and a function that forgets it. */
export function useFollowedLink() {
  const { publicOrigin } = useAppContext()
  const session = useSession()
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  const [link, setLink] = useState<FollowedLink | null>(null)
  const isKnown = session !== undefined && session?.isNativeApp !== true
  const isOn = isKnown && preferences?.enableExternalLinkLegalAlert === true
  useEffect(() => {
    if (!isOn) return
    const ownHosts = [location.host, new URL(publicOrigin).host]
    const listen = (event: MouseEvent) => {
      const followed = event.defaultPrevented ? null : linkOf(event)
      if (!followed || !isAlerted(followed, ownHosts)) return
      event.preventDefault()
      setLink(followed)
    }
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [isOn, publicOrigin])
  return [link, () => setLink(null)] as const
}

function linkOf(event: MouseEvent) {
  const { ctrlKey, metaKey, shiftKey } = event
  const link = closest<HTMLAnchorElement>(event, 'a[href]')
  if (!link || link.id === FOLLOW_ID) return null
  const isNewTab = link.target === '_blank' || ctrlKey || metaKey || shiftKey
  return { href: link.href, isMarked: 'alerts' in link.dataset, isNewTab }
}
