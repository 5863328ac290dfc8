import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution'

import type { DocumentState } from '#shared/document-state.ts'
import { VITALS_PATH } from '#shared/vitals/endpoints.ts'
import type { VitalsReport } from '#shared/vitals/vitals.ts'

import type { AppContextValue } from '../kit/app-context.ts'
import { addressIn } from '../kit/http/request-json.ts'
import { collectErrors } from './collect-errors.ts'
import { collectViews } from './collect-views.ts'
import { describeElement } from './describe-element.ts'

export interface VitalsDependencies {
  appContext: Pick<AppContextValue, 'locale' | 'placement' | 'site'> &
    Pick<DocumentState, 'deploy' | 'isMeasured'>
  documentPage: string
}

/** Measures the document, and sends one beacon when it is hidden. Called once. */
export function measureVitals({ appContext, documentPage }: VitalsDependencies) {
  const { deploy, placement } = appContext
  const { note, take } = collectViews({ placement, documentPage })
  const takeErrors = collectErrors(placement)
  const options = { reportSoftNavs: true, generateTarget: describeElement }
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) observe(note, options)

  // The library reports its last values to listeners of the same event that capture it, so before this one.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !navigator.onLine) return
    const report = { views: take(), errors: takeErrors() }
    if (report.views.length + report.errors.length === 0) return
    send({ deploy, device: deviceClass(), connection: connectionClass(), ...report })
  })

  function send(report: VitalsReport) {
    void fetch(addressIn(appContext, `/api${VITALS_PATH}`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      // Completes after the document is left, as a beacon does. A beacon would send cookies.
      keepalive: true,
      credentials: 'omit',
    }).catch(() => null)
  }
}

const SMALLEST_TABLET = 600

function deviceClass(): VitalsReport['device'] {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return Math.min(screen.width, screen.height) < SMALLEST_TABLET ? 'phone' : 'tablet'
}

const connectionClass = (): VitalsReport['connection'] =>
  navigator.connection?.effectiveType ?? 'unknown'
