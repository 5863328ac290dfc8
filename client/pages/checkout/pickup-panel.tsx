import { FormattedMessage } from 'react-intl'

import type { Pickup } from '#shared/stores/store.ts'

import { TextField } from '../../features/checkout/text-field.tsx'
import { PickupStoreCard } from '../../features/stores/pickup-store-card.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { FormGrid } from '../../ui/form.tsx'
import { Heading } from '../../ui/text.tsx'

/** The store of the order, and the fields for who picks it up there. */
export function PickupPanel({ pickup: { store } }: { pickup: Pickup }) {
  return (
    <Panel aria-labelledby="pickup">
      <Heading as="h2" size="small" id="pickup">
        <FormattedMessage id="pickup.inStore" />
      </Heading>
      <PickupStoreCard store={store} />
      <Heading as="h3" size="small">
        <FormattedMessage id="pickup.person" />
      </Heading>
      <FormGrid>
        <TextField
          name="pickupFirstName"
          width="half"
          autoComplete="section-pickup given-name"
          autoCapitalize="words"
        />
        <TextField
          name="pickupLastName"
          width="half"
          autoComplete="section-pickup family-name"
          autoCapitalize="words"
        />
        <TextField
          name="pickupPhone"
          type="tel"
          inputMode="tel"
          optional
          autoComplete="section-pickup tel"
        >
          <FormattedMessage id="pickup.phoneHint" />
        </TextField>
      </FormGrid>
    </Panel>
  )
}
