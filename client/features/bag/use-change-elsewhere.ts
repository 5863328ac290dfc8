import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { Bag } from '#shared/bag/bag.ts'

import { useSession } from '../../app/session.ts'
import { BAG_KEY } from './queries.ts'

/**
 * Requests the bag again when the session, which is read after the document, counts other items: a change that was on
 * its way when the shopper opened the bag has arrived since.
 */
export function useChangeElsewhere() {
  const queryClient = useQueryClient()
  const counted = useSession()?.bagCount
  useEffect(() => {
    const known = queryClient.getQueryData<Bag>(BAG_KEY)
    const isOutdated = known && counted !== undefined && counted !== known.count
    if (isOutdated) void queryClient.invalidateQueries({ queryKey: BAG_KEY })
  }, [queryClient, counted])
}
