import { FormattedMessage } from 'react-intl'

import type { StoreSearchResult } from '#shared/stores/store.ts'

import { useAppContext } from '../../app/app-context.ts'
import { Notice } from '../../ui/form.tsx'
import { Stack } from '../../ui/layout.tsx'
import { StoreCards } from '../../ui/stores.tsx'
import { Heading } from '../../ui/text.tsx'
import { CODE_MESSAGES } from '../../features/stores/code-messages.ts'
import { StoreCard } from './store-card.tsx'

/** @param props.result null if the search is unavailable */
export function StoreResults({ result }: { result: StoreSearchResult | null }) {
  const { country } = useAppContext().site
  if (!result || result.stores.length === 0) {
    return (
      <div>
        <Notice tone={result ? 'note' : 'problem'}>
          <p>
            <FormattedMessage
              tagName="span"
              id={result ? CODE_MESSAGES[country].none : 'stores.unavailable'}
            />
          </p>
        </Notice>
      </div>
    )
  }
  const { stores, postalCode } = result
  return (
    <Stack as="section" gap="l" aria-labelledby="stores">
      <Heading id="stores" size="heading">
        <FormattedMessage
          tagName="span"
          id="stores.found"
          values={{ count: stores.length, code: <span translate="no">{postalCode}</span> }}
        />
      </Heading>
      <StoreCards>
        {stores.map((store) => (
          <StoreCard key={store.id} store={store} postalCode={postalCode ?? ''} />
        ))}
      </StoreCards>
    </Stack>
  )
}
