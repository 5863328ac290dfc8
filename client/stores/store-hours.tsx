import { FormattedMessage } from 'react-intl'

import type { Store } from '#shared/stores/store.ts'

/** When a store is open on each day; nothing if that is unknown. */
export const StoreHours = ({ hours }: Pick<Store, 'hours'>) =>
  hours.length > 0 && (
    <details>
      <summary>
        <FormattedMessage id="stores.hours" />
      </summary>
      <ul>
        {hours.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
