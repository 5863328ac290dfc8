import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useCatalog } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { preferencesQuery } from '../../features/catalog/shared-queries.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'

/** Leads from what is said about the loyalty program to joining it, where there is one. */
export function JoinPanel() {
  const href = useHref()
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  if (!preferences?.bondLoyaltyEnabled) return null
  return (
    <ButtonRow>
      <ButtonLink tone="primary" href={href(routes.joinRewards.href({}))}>
        <FormattedMessage id="join.button" />
      </ButtonLink>
    </ButtonRow>
  )
}
