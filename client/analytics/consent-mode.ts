import type { ConsentGroup } from '#shared/storage/consent-groups.ts'

import { onShopEvent } from '../kit/shop-events.ts'

type Signal = 'granted' | 'denied'

/** The signals of consent mode, by the groups that the visitor allows. */
export function consentSignals(allowed: readonly ConsentGroup[]) {
  const signal = (group: ConsentGroup): Signal => (allowed.includes(group) ? 'granted' : 'denied')
  return {
    ad_storage: signal('targeting'),
    ad_user_data: signal('targeting'),
    ad_personalization: signal('targeting'),
    analytics_storage: signal('performance'),
  }
}

/** A command as the tag manager reads it: only an `Arguments` object counts as one, and no array. */
function command(..._command: [name: 'consent', kind: 'default' | 'update', signals: object]) {
  return arguments
}

/** Tells tags what the visitor allows: nothing by default, then the choice, and each change of it, also in another tab. */
export function followConsent(
  allowed: () => readonly ConsentGroup[],
  push: (command: object) => void,
) {
  push(command('consent', 'default', consentSignals([])))
  let told = JSON.stringify(consentSignals([]))
  function update() {
    const signals = consentSignals(allowed())
    if (JSON.stringify(signals) === told) return
    told = JSON.stringify(signals)
    push(command('consent', 'update', signals))
  }
  update()
  onShopEvent(({ type }) => (type === 'privacy-chosen' || type === 'page-viewed') && update())
  document.addEventListener('visibilitychange', update)
}
